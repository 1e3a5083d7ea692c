; sources 64843710b231d2028f6cfdb8d8e2aed7f1184b0e1298746690973429624786fa

@0 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@1 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@2 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @0, i32 70, ptr @1, ptr null, i32 0 }
@3 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@4 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@5 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @3, i32 70, ptr @4, ptr null, i32 0 }
@6 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@7 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@8 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @6, i32 70, ptr @7, ptr null, i32 0 }
@9 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@10 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@11 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @9, i32 70, ptr @10, ptr null, i32 0 }
@12 = internal constant [70 x i8] c"\80\04\95;\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AIndexError\94\93\94\8C\18tuple index out of range\94\85\94N\87\94."
@13 = internal constant [20 x i8] c"\A82\A7\F8\17\\%0i*\B8.X\1E$k\F5dj("
@14 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @12, i32 70, ptr @13, ptr null, i32 0 }

define i32 @binlog_loops(ptr noalias captures(none) %0, ptr noalias captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = inttoptr i64 %2 to ptr
  %14 = load i64, ptr %13, align 8
  switch i64 %14, label %31 [
    i64 0, label %15
    i64 1, label %17
    i64 3, label %20
    i64 4, label %23
    i64 5, label %26
  ]

15:                                               ; preds = %3
  store i64 0, ptr %4, align 8
  %16 = call i32 @15(ptr nonnull %4, ptr nonnull %5, i64 %2)
  switch i32 %16, label %32 [
    i32 -2, label %36
    i32 0, label %36
  ], !prof !0

17:                                               ; preds = %3
  store i64 0, ptr %6, align 8
  %18 = call i32 @156(ptr nonnull %6, ptr nonnull %7, i64 %2)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %42, label %38, !prof !1

20:                                               ; preds = %3
  store i64 0, ptr %8, align 8
  %21 = call i32 @433(ptr nonnull %8, i64 %2)
  %22 = load i64, ptr %8, align 8
  store i64 %22, ptr %0, align 8
  br label %29

23:                                               ; preds = %3
  store i64 0, ptr %9, align 8
  %24 = call i32 @434(ptr nonnull %9, ptr nonnull %10, i64 %2)
  %25 = load i64, ptr %9, align 8
  store i64 %25, ptr %0, align 8
  br label %29

26:                                               ; preds = %3
  store i64 0, ptr %11, align 8
  %27 = call i32 @436(ptr nonnull %11, ptr nonnull %12, i64 %2)
  %28 = load i64, ptr %11, align 8
  store i64 %28, ptr %0, align 8
  br label %29

29:                                               ; preds = %26, %23, %20, %38, %42, %32, %36, %31
  %30 = phi i32 [ 0, %31 ], [ 0, %36 ], [ %16, %32 ], [ 0, %42 ], [ %18, %38 ], [ 0, %20 ], [ 0, %26 ], [ 0, %23 ]
  ret i32 %30

31:                                               ; preds = %3
  store i64 1729, ptr %0, align 8
  br label %29

32:                                               ; preds = %15
  %33 = icmp sgt i32 %16, 0
  %34 = load ptr, ptr %5, align 8
  %35 = select i1 %33, ptr %34, ptr undef
  store ptr %35, ptr %1, align 8
  br label %29

36:                                               ; preds = %15, %15
  %37 = load i64, ptr %4, align 8
  store i64 %37, ptr %0, align 8
  br label %29

38:                                               ; preds = %17
  %39 = icmp eq i32 %18, 0
  %40 = load ptr, ptr %7, align 8
  %41 = select i1 %39, ptr undef, ptr %40
  store ptr %41, ptr %1, align 8
  br label %29

42:                                               ; preds = %17
  %43 = load i64, ptr %6, align 8
  store i64 %43, ptr %0, align 8
  br label %29
}

define internal i32 @15(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = add i64 %2, 8
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %2, 24
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %8, %11
  %13 = add i64 %2, 16
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %8, %15
  %17 = sub nsw i64 %15, %11
  %18 = icmp sgt i64 %17, 18
  br i1 %18, label %19, label %32

19:                                               ; preds = %3, %26
  %20 = phi i64 [ %27, %26 ], [ %12, %3 ]
  %21 = sub nsw i64 %16, %20
  store i64 0, ptr %4, align 8
  %22 = call i32 @16(ptr nonnull %4, ptr nonnull %5, i64 %2, i64 %20, i64 %21)
  %23 = load i64, ptr %4, align 8
  switch i32 %22, label %36 [
    i32 -2, label %40
    i32 0, label %40
  ], !prof !0

24:                                               ; preds = %40
  %25 = sub i64 0, %23
  br label %32

26:                                               ; preds = %40
  %27 = add nsw i64 %20, %23
  %28 = sub nsw i64 %16, %27
  %29 = icmp sgt i64 %28, 18
  br i1 %29, label %19, label %32

30:                                               ; preds = %36, %32
  %31 = phi i32 [ 0, %32 ], [ %22, %36 ]
  ret i32 %31

32:                                               ; preds = %26, %24, %3
  %33 = phi i64 [ %20, %24 ], [ %27, %26 ], [ %12, %3 ]
  %34 = phi i64 [ %25, %24 ], [ 0, %26 ], [ 0, %3 ]
  %35 = sub nsw i64 %33, %8
  store i64 %35, ptr %10, align 8
  store i64 %34, ptr %0, align 8
  br label %30

36:                                               ; preds = %19
  %37 = icmp sgt i32 %22, 0
  %38 = load ptr, ptr %5, align 8
  %39 = select i1 %37, ptr %38, ptr undef
  store ptr %39, ptr %1, align 8
  br label %30

40:                                               ; preds = %19, %19
  %41 = icmp slt i64 %23, 1
  br i1 %41, label %24, label %26
}

define internal i32 @16(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = add i64 %2, 8
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = sub nsw i64 %3, %14
  %16 = add i64 %2, 32
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %15, %18
  %20 = add i64 %2, 376
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %27, label %26

24:                                               ; preds = %131, %136, %129, %125, %108, %84, %66, %52, %49, %26
  %25 = phi i32 [ 0, %26 ], [ 0, %49 ], [ 0, %52 ], [ 0, %66 ], [ 0, %84 ], [ 0, %108 ], [ 0, %125 ], [ 0, %129 ], [ 0, %131 ], [ %127, %136 ]
  ret i32 %25

26:                                               ; preds = %5
  store i64 -3, ptr %0, align 8
  br label %24

27:                                               ; preds = %5
  %28 = add i64 %3, 9
  %29 = inttoptr i64 %28 to ptr
  %30 = load i32, ptr %29, align 1
  %31 = zext i32 %30 to i64
  %32 = add i64 %2, 72
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %2, 64
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, %34
  %39 = icmp sgt i64 %38, %31
  br i1 %39, label %49, label %40

40:                                               ; preds = %27
  %41 = add i64 %2, 664
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %43, %31
  br i1 %44, label %49, label %45

45:                                               ; preds = %40
  %46 = inttoptr i64 %3 to ptr
  %47 = load i32, ptr %46, align 1
  %48 = icmp eq i32 %47, 1852400382
  br i1 %48, label %49, label %50

49:                                               ; preds = %45, %40, %27
  store i64 -1, ptr %0, align 8
  br label %24

50:                                               ; preds = %45
  %51 = icmp slt i64 %4, %31
  br i1 %51, label %52, label %53

52:                                               ; preds = %50
  store i64 0, ptr %0, align 8
  br label %24

53:                                               ; preds = %50
  %54 = add i64 %2, 48
  %55 = inttoptr i64 %54 to ptr
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %3, 4
  %58 = inttoptr i64 %57 to ptr
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i64
  %61 = add nsw i64 %56, %60
  %62 = inttoptr i64 %61 to ptr
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i64
  %65 = icmp eq i8 %63, 9
  br i1 %65, label %66, label %67

66:                                               ; preds = %53
  store i64 -1, ptr %0, align 8
  br label %24

67:                                               ; preds = %53
  %68 = add i64 %2, 136
  %69 = inttoptr i64 %68 to ptr
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %2, 144
  %72 = inttoptr i64 %71 to ptr
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %70, %73
  br i1 %74, label %84, label %75

75:                                               ; preds = %67
  %76 = add i64 %2, 160
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %79 = add nsw i64 %78, 2
  %80 = add i64 %2, 168
  %81 = inttoptr i64 %80 to ptr
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %79, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %75, %67
  store i64 -2, ptr %0, align 8
  br label %24

85:                                               ; preds = %75
  %86 = add nsw i64 %3, %37
  %87 = add nsw i64 %3, %31
  %88 = sub nsw i64 %87, %34
  %89 = icmp eq i64 %34, 0
  br i1 %89, label %109, label %90

90:                                               ; preds = %85
  %91 = add i64 %2, 80
  %92 = inttoptr i64 %91 to ptr
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %109, label %95

95:                                               ; preds = %90
  %96 = add i64 %2, 88
  %97 = inttoptr i64 %96 to ptr
  %98 = load i64, ptr %97, align 8
  %99 = add i64 %2, 96
  %100 = inttoptr i64 %99 to ptr
  %101 = load i64, ptr %100, align 8
  store i64 0, ptr %6, align 8
  %102 = call i32 @17(ptr nonnull %6, ptr nonnull %7, i64 %98, i64 %101, i64 %3, i64 %88)
  %103 = load i64, ptr %6, align 8
  %104 = inttoptr i64 %88 to ptr
  %105 = load i32, ptr %104, align 1
  %106 = zext i32 %105 to i64
  %107 = icmp eq i64 %103, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %95
  store i64 -1, ptr %0, align 8
  br label %24

109:                                              ; preds = %95, %90, %85
  %110 = load i64, ptr %13, align 8
  %111 = sub nsw i64 %3, %110
  %112 = load i64, ptr %17, align 8
  %113 = add nsw i64 %111, %112
  %114 = add i64 %2, 176
  %115 = inttoptr i64 %114 to ptr
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %113, %116
  br i1 %117, label %118, label %125

118:                                              ; preds = %109
  %119 = load i32, ptr %46, align 1
  %120 = zext i32 %119 to i64
  %121 = add i64 %2, 184
  %122 = inttoptr i64 %121 to ptr
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, %120
  br i1 %124, label %126, label %125

125:                                              ; preds = %118, %109
  store i64 -3, ptr %0, align 8
  br label %24

126:                                              ; preds = %118
  store i64 0, ptr %8, align 8
  %127 = call i32 @18(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %64, i64 %3, i64 %86, i64 %88, i64 %111)
  %128 = load i64, ptr %8, align 8
  switch i32 %127, label %136 [
    i32 -2, label %140
    i32 0, label %140
  ], !prof !0

129:                                              ; preds = %140
  %130 = sub i64 0, %128
  store i64 %130, ptr %0, align 8
  br label %24

131:                                              ; preds = %140
  %132 = add nsw i64 %111, %31
  %133 = load i64, ptr %17, align 8
  %134 = add nsw i64 %132, %133
  store ptr null, ptr %10, align 8
  %135 = call i32 @19(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %134)
  store i64 %31, ptr %0, align 8
  br label %24

136:                                              ; preds = %126
  %137 = icmp sgt i32 %127, 0
  %138 = load ptr, ptr %9, align 8
  %139 = select i1 %137, ptr %138, ptr undef
  store ptr %139, ptr %1, align 8
  br label %24

140:                                              ; preds = %126, %126
  %141 = icmp eq i64 %128, 0
  br i1 %141, label %131, label %129
}

define internal i32 @17(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = sub nsw i64 %5, %4
  %12 = and i64 %11, -16
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %6
  %15 = inttoptr i64 %4 to ptr
  %16 = load <2 x i64>, ptr %15, align 1
  %17 = xor <2 x i64> %16, <i64 4294967295, i64 0>
  %18 = add i64 %4, %12
  %19 = add i64 %4, 16
  %20 = icmp sgt i64 %12, 127
  br i1 %20, label %27, label %86

21:                                               ; preds = %101, %6
  %22 = phi i64 [ %18, %101 ], [ %4, %6 ]
  %23 = phi i64 [ %106, %101 ], [ 4294967295, %6 ]
  store i64 0, ptr %9, align 8
  %24 = call i32 @144(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %23, i64 %22, i64 %5)
  %25 = load i64, ptr %9, align 8
  %26 = xor i64 %25, 4294967295
  store i64 %26, ptr %0, align 8
  ret i32 poison

27:                                               ; preds = %14
  %28 = inttoptr i64 %19 to ptr
  %29 = load <2 x i64>, ptr %28, align 1
  %30 = add i64 %4, 32
  %31 = inttoptr i64 %30 to ptr
  %32 = load <2 x i64>, ptr %31, align 1
  %33 = add i64 %4, 48
  %34 = inttoptr i64 %33 to ptr
  %35 = load <2 x i64>, ptr %34, align 1
  %36 = add i64 %4, 64
  br label %37

37:                                               ; preds = %37, %27
  %38 = phi i64 [ %36, %27 ], [ %71, %37 ]
  %39 = phi <2 x i64> [ %17, %27 ], [ %48, %37 ]
  %40 = phi <2 x i64> [ %29, %27 ], [ %55, %37 ]
  %41 = phi <2 x i64> [ %32, %27 ], [ %62, %37 ]
  %42 = phi <2 x i64> [ %35, %27 ], [ %69, %37 ]
  %43 = inttoptr i64 %38 to ptr
  %44 = load <2 x i64>, ptr %43, align 1
  %45 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %39, <2 x i64> <i64 5708721108, i64 poison>, i8 0)
  %46 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %39, <2 x i64> <i64 poison, i64 7631803798>, i8 17)
  %47 = xor <2 x i64> %45, %46
  %48 = xor <2 x i64> %47, %44
  %49 = add i64 %38, 16
  %50 = inttoptr i64 %49 to ptr
  %51 = load <2 x i64>, ptr %50, align 1
  %52 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %40, <2 x i64> <i64 5708721108, i64 poison>, i8 0)
  %53 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %40, <2 x i64> <i64 poison, i64 7631803798>, i8 17)
  %54 = xor <2 x i64> %52, %53
  %55 = xor <2 x i64> %54, %51
  %56 = add i64 %38, 32
  %57 = inttoptr i64 %56 to ptr
  %58 = load <2 x i64>, ptr %57, align 1
  %59 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %41, <2 x i64> <i64 5708721108, i64 poison>, i8 0)
  %60 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %41, <2 x i64> <i64 poison, i64 7631803798>, i8 17)
  %61 = xor <2 x i64> %59, %60
  %62 = xor <2 x i64> %61, %58
  %63 = add i64 %38, 48
  %64 = inttoptr i64 %63 to ptr
  %65 = load <2 x i64>, ptr %64, align 1
  %66 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %42, <2 x i64> <i64 5708721108, i64 poison>, i8 0)
  %67 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %42, <2 x i64> <i64 poison, i64 7631803798>, i8 17)
  %68 = xor <2 x i64> %66, %67
  %69 = xor <2 x i64> %68, %65
  %70 = add i64 %38, 128
  %71 = add i64 %38, 64
  %72 = icmp sgt i64 %70, %18
  br i1 %72, label %73, label %37

73:                                               ; preds = %37
  %74 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %48, <2 x i64> <i64 6259578832, i64 poison>, i8 0)
  %75 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %48, <2 x i64> <i64 poison, i64 3433693342>, i8 17)
  %76 = xor <2 x i64> %74, %75
  %77 = xor <2 x i64> %76, %55
  %78 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %77, <2 x i64> <i64 6259578832, i64 poison>, i8 0)
  %79 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %77, <2 x i64> <i64 poison, i64 3433693342>, i8 17)
  %80 = xor <2 x i64> %78, %79
  %81 = xor <2 x i64> %80, %62
  %82 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %81, <2 x i64> <i64 6259578832, i64 poison>, i8 0)
  %83 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %81, <2 x i64> <i64 poison, i64 3433693342>, i8 17)
  %84 = xor <2 x i64> %82, %83
  %85 = xor <2 x i64> %84, %69
  br label %86

86:                                               ; preds = %73, %14
  %87 = phi <2 x i64> [ %17, %14 ], [ %85, %73 ]
  %88 = phi i64 [ %19, %14 ], [ %71, %73 ]
  %89 = icmp slt i64 %88, %18
  br i1 %89, label %90, label %101

90:                                               ; preds = %86, %90
  %91 = phi <2 x i64> [ %98, %90 ], [ %87, %86 ]
  %92 = phi i64 [ %99, %90 ], [ %88, %86 ]
  %93 = inttoptr i64 %92 to ptr
  %94 = load <2 x i64>, ptr %93, align 1
  %95 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %91, <2 x i64> <i64 6259578832, i64 poison>, i8 0)
  %96 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %91, <2 x i64> <i64 poison, i64 3433693342>, i8 17)
  %97 = xor <2 x i64> %95, %96
  %98 = xor <2 x i64> %97, %94
  %99 = add i64 %92, 16
  %100 = icmp slt i64 %99, %18
  br i1 %100, label %90, label %101

101:                                              ; preds = %90, %86
  %102 = phi <2 x i64> [ %87, %86 ], [ %98, %90 ]
  %103 = inttoptr i64 %3 to ptr
  store <2 x i64> %102, ptr %103, align 1
  %104 = add nsw i64 %3, 16
  store i64 0, ptr %7, align 8
  %105 = call i32 @144(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 0, i64 %3, i64 %104)
  %106 = load i64, ptr %7, align 8
  br label %21
}

define internal i32 @18(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i8, align 1
  store i8 0, ptr %17, align 1
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i8, align 1
  store i8 0, ptr %19, align 1
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = trunc nuw i64 %3 to i8
  switch i8 %21, label %29 [
    i8 25, label %22
    i8 24, label %27
  ]

22:                                               ; preds = %8
  store i8 0, ptr %9, align 1
  %23 = call i32 @22(ptr nonnull %9, ptr nonnull %10, i64 %5, i64 %6)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %53, label %49, !prof !1

25:                                               ; preds = %75, %69, %73, %63, %67, %57, %61, %49, %79, %46, %53
  %26 = phi i32 [ 0, %53 ], [ 0, %46 ], [ 0, %79 ], [ %23, %49 ], [ 0, %61 ], [ %28, %57 ], [ 0, %67 ], [ %37, %63 ], [ 0, %73 ], [ %41, %69 ], [ %48, %75 ]
  ret i32 %26

27:                                               ; preds = %8
  store i64 0, ptr %11, align 8
  %28 = call i32 @23(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %4, i64 %5, i64 %6, i64 %7)
  switch i32 %28, label %57 [
    i32 -2, label %61
    i32 0, label %61
  ], !prof !0

29:                                               ; preds = %8
  %30 = add nsw i64 %3, -13
  %31 = icmp ult i64 %30, 12
  br i1 %31, label %32, label %38

32:                                               ; preds = %29
  %33 = add i64 %2, 32
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %7, %35
  store i64 0, ptr %13, align 8
  %37 = call i32 @24(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %4, i64 %5, i64 %6, i64 %3, i64 %36)
  switch i32 %37, label %63 [
    i32 -2, label %67
    i32 0, label %67
  ], !prof !0

38:                                               ; preds = %29
  %39 = icmp eq i64 %3, 11
  br i1 %39, label %40, label %42

40:                                               ; preds = %38
  store i64 0, ptr %15, align 8
  %41 = call i32 @25(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %7)
  switch i32 %41, label %69 [
    i32 -2, label %73
    i32 0, label %73
  ], !prof !0

42:                                               ; preds = %38
  store i8 0, ptr %17, align 1
  %43 = call i32 @26(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %44 = load i8, ptr %17, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i64 15, ptr %0, align 8
  br label %25

47:                                               ; preds = %42
  store i8 0, ptr %19, align 1
  %48 = call i32 @27(ptr nonnull %19, ptr nonnull %20, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  switch i32 %48, label %75 [
    i32 -2, label %79
    i32 0, label %79
  ], !prof !0

49:                                               ; preds = %22
  %50 = icmp eq i32 %23, 0
  %51 = load ptr, ptr %10, align 8
  %52 = select i1 %50, ptr undef, ptr %51
  store ptr %52, ptr %1, align 8
  br label %25

53:                                               ; preds = %22
  %54 = load i8, ptr %9, align 1
  %55 = icmp ne i8 %54, 0
  %56 = zext i1 %55 to i64
  store i64 %56, ptr %0, align 8
  br label %25

57:                                               ; preds = %27
  %58 = icmp sgt i32 %28, 0
  %59 = load ptr, ptr %12, align 8
  %60 = select i1 %58, ptr %59, ptr undef
  store ptr %60, ptr %1, align 8
  br label %25

61:                                               ; preds = %27, %27
  %62 = load i64, ptr %11, align 8
  store i64 %62, ptr %0, align 8
  br label %25

63:                                               ; preds = %32
  %64 = icmp sgt i32 %37, 0
  %65 = load ptr, ptr %14, align 8
  %66 = select i1 %64, ptr %65, ptr undef
  store ptr %66, ptr %1, align 8
  br label %25

67:                                               ; preds = %32, %32
  %68 = load i64, ptr %13, align 8
  store i64 %68, ptr %0, align 8
  br label %25

69:                                               ; preds = %40
  %70 = icmp sgt i32 %41, 0
  %71 = load ptr, ptr %16, align 8
  %72 = select i1 %70, ptr %71, ptr undef
  store ptr %72, ptr %1, align 8
  br label %25

73:                                               ; preds = %40, %40
  %74 = load i64, ptr %15, align 8
  store i64 %74, ptr %0, align 8
  br label %25

75:                                               ; preds = %47
  %76 = icmp sgt i32 %48, 0
  %77 = load ptr, ptr %20, align 8
  %78 = select i1 %76, ptr %77, ptr undef
  store ptr %78, ptr %1, align 8
  br label %25

79:                                               ; preds = %47, %47
  %80 = load i8, ptr %19, align 1
  %81 = icmp eq i8 %80, 0
  %82 = zext i1 %81 to i64
  store i64 %82, ptr %0, align 8
  br label %25
}

define internal i32 @19(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = add i64 %2, 56
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %3 to ptr
  %12 = load i32, ptr %11, align 1
  %13 = zext i32 %12 to i64
  %14 = add i64 %3, 13
  %15 = inttoptr i64 %14 to ptr
  %16 = load i32, ptr %15, align 1
  %17 = icmp eq i32 %16, 0
  %18 = trunc i64 %4 to i32
  %19 = icmp eq i32 %16, %18
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %24, label %21

21:                                               ; preds = %5
  %22 = add i64 %2, 384
  %23 = inttoptr i64 %22 to ptr
  store i64 0, ptr %23, align 8
  br label %24

24:                                               ; preds = %21, %5
  %25 = add i64 %3, 4
  %26 = inttoptr i64 %25 to ptr
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i64
  %29 = shl nuw nsw i64 %28, 3
  %30 = add i64 %10, %29
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr %31, align 8
  %34 = add i64 %2, 120
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = add i64 %2, 200
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, %13
  br i1 %41, label %43, label %42

42:                                               ; preds = %24
  store i64 0, ptr %39, align 8
  br label %43

43:                                               ; preds = %42, %24
  %44 = icmp eq i32 %12, 0
  br i1 %44, label %56, label %45

45:                                               ; preds = %43
  %46 = add i64 %2, 104
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  store i64 0, ptr %6, align 8
  %49 = call i32 @20(ptr nonnull %6, i64 %13, i64 %48)
  %50 = load i64, ptr %6, align 8
  store i64 %50, ptr %47, align 8
  %51 = add i64 %2, 112
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  store i64 0, ptr %7, align 8
  %54 = call i32 @21(ptr nonnull %7, i64 %13, i64 %53)
  %55 = load i64, ptr %7, align 8
  store i64 %55, ptr %52, align 8
  br label %56

56:                                               ; preds = %43, %45
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @20(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = call i64 @llvm.smin.i64(i64 %2, i64 %1)
  store i64 %4, ptr %0, align 8
  ret i32 poison
}

define internal i32 @21(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = call i64 @llvm.smax.i64(i64 %2, i64 %1)
  store i64 %4, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @22(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = add nsw i64 %2, 4
  %8 = icmp sgt i64 %7, %3
  br i1 %8, label %24, label %9

9:                                                ; preds = %4, %20
  %10 = phi i64 [ %21, %20 ], [ %2, %4 ]
  %11 = inttoptr i64 %10 to ptr
  %12 = load i32, ptr %11, align 1
  %13 = or i32 %12, 538976288
  %14 = zext i32 %13 to i64
  store i8 0, ptr %5, align 1
  %15 = call i32 @80(ptr nonnull %5, ptr nonnull %6, i64 1634038371, i64 1702128737, i64 1886351972, i64 1634624882, i64 %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %29, label %25, !prof !1

17:                                               ; preds = %25, %24, %19
  %18 = phi i32 [ 0, %19 ], [ 0, %24 ], [ %15, %25 ]
  ret i32 %18

19:                                               ; preds = %29
  store i8 1, ptr %0, align 1
  br label %17

20:                                               ; preds = %29
  %21 = add nsw i64 %10, 1
  %22 = add nsw i64 %10, 5
  %23 = icmp sgt i64 %22, %3
  br i1 %23, label %24, label %9

24:                                               ; preds = %20, %4
  store i8 0, ptr %0, align 1
  br label %17

25:                                               ; preds = %9
  %26 = icmp eq i32 %15, 0
  %27 = load ptr, ptr %6, align 8
  %28 = select i1 %26, ptr undef, ptr %27
  store ptr %28, ptr %1, align 8
  br label %17

29:                                               ; preds = %9
  %30 = load i8, ptr %5, align 1
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %20, label %19
}

define internal i32 @23(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  store i64 0, ptr %8, align 8
  %12 = call i32 @94(ptr nonnull %8, i64 %2, i64 %6)
  %13 = load i64, ptr %8, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %18

15:                                               ; preds = %45, %52, %47, %23, %17
  %16 = phi i32 [ 0, %17 ], [ 0, %23 ], [ 0, %47 ], [ 0, %45 ], [ %43, %52 ]
  ret i32 %16

17:                                               ; preds = %7
  store i64 13, ptr %0, align 8
  br label %15

18:                                               ; preds = %7
  %19 = add i64 %13, 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %18
  store i64 1, ptr %0, align 8
  br label %15

24:                                               ; preds = %18
  %25 = add i64 %2, 8
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %2, 400
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %2, 200
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %27, %21
  %35 = add i64 %13, 16
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %27, %37
  %39 = add i64 %2, 32
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %6, %41
  store i64 0, ptr %9, align 8
  %43 = call i32 @137(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %4, i64 %5, i64 %42, i64 %34, i64 %38)
  %44 = load i64, ptr %9, align 8
  switch i32 %43, label %52 [
    i32 -2, label %56
    i32 0, label %56
  ], !prof !0

45:                                               ; preds = %56
  store ptr null, ptr %11, align 8
  %46 = call i32 @138(ptr nonnull %11, i64 %2, i64 %34, i64 %38)
  store i64 0, ptr %0, align 8
  br label %15

47:                                               ; preds = %56
  store i64 %30, ptr %29, align 8
  store i64 %33, ptr %32, align 8
  %48 = icmp ne i64 %44, 2
  %49 = icmp eq i64 %30, 0
  %50 = select i1 %48, i1 true, i1 %49
  %51 = select i1 %50, i64 1, i64 2
  store i64 %51, ptr %0, align 8
  br label %15

52:                                               ; preds = %24
  %53 = icmp sgt i32 %43, 0
  %54 = load ptr, ptr %10, align 8
  %55 = select i1 %53, ptr %54, ptr undef
  store ptr %55, ptr %1, align 8
  br label %15

56:                                               ; preds = %24, %24
  %57 = icmp eq i64 %44, 0
  br i1 %57, label %45, label %47
}

define internal i32 @24(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 range(i64 0, 256) %6, i64 %7) {
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i8, align 1
  store i8 0, ptr %13, align 1
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  store i8 0, ptr %9, align 1
  %18 = call i32 @98(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %6, i64 %3, i64 %4, i64 %5)
  switch i32 %18, label %43 [
    i32 -2, label %47
    i32 0, label %47
  ], !prof !0

19:                                               ; preds = %50, %43, %42, %26, %21
  %20 = phi i32 [ 0, %21 ], [ 0, %26 ], [ 0, %42 ], [ %18, %43 ], [ %34, %50 ]
  ret i32 %20

21:                                               ; preds = %47
  store i64 1, ptr %0, align 8
  br label %19

22:                                               ; preds = %47
  store i64 0, ptr %11, align 8
  %23 = call i32 @99(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %6, i64 %4, i64 %5)
  %24 = load i64, ptr %11, align 8
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  store i64 1, ptr %0, align 8
  br label %19

27:                                               ; preds = %22
  %28 = icmp eq i64 %24, 0
  br i1 %28, label %37, label %29

29:                                               ; preds = %27
  store i8 0, ptr %13, align 1
  %30 = call i32 @48(ptr nonnull %13, i64 %2, i64 %3, i64 %7)
  %31 = load i8, ptr %13, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  store i64 0, ptr %14, align 8
  %34 = call i32 @100(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %5, i64 %6)
  %35 = load i64, ptr %14, align 8
  %36 = icmp eq i32 %34, 0
  br i1 %36, label %37, label %50, !prof !1

37:                                               ; preds = %33, %29, %27
  %38 = phi i64 [ 0, %27 ], [ 0, %29 ], [ %35, %33 ]
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  store ptr null, ptr %16, align 8
  %41 = call i32 @101(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %6, i64 %4, i64 %5)
  br label %42

42:                                               ; preds = %40, %37
  store i64 %38, ptr %0, align 8
  br label %19

43:                                               ; preds = %8
  %44 = icmp sgt i32 %18, 0
  %45 = load ptr, ptr %10, align 8
  %46 = select i1 %44, ptr %45, ptr undef
  store ptr %46, ptr %1, align 8
  br label %19

47:                                               ; preds = %8, %8
  %48 = load i8, ptr %9, align 1
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %21, label %22

50:                                               ; preds = %33
  %51 = icmp eq i32 %34, 0
  %52 = load ptr, ptr %15, align 8
  %53 = select i1 %51, ptr undef, ptr %52
  store ptr %53, ptr %1, align 8
  br label %19
}

define internal i32 @25(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  store i64 0, ptr %5, align 8
  %12 = call i32 @94(ptr nonnull %5, i64 %2, i64 %3)
  %13 = load i64, ptr %5, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %18

15:                                               ; preds = %118, %114, %113, %60, %53, %43, %17
  %16 = phi i32 [ 0, %17 ], [ 0, %43 ], [ 0, %53 ], [ 0, %60 ], [ 0, %113 ], [ %109, %118 ], [ %38, %114 ]
  ret i32 %16

17:                                               ; preds = %4
  store i64 13, ptr %0, align 8
  br label %15

18:                                               ; preds = %4
  %19 = add i64 %13, 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %2, 8
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %13, 16
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %24, %27
  %29 = add nsw i64 %24, %21
  %30 = icmp eq i64 %21, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %18
  %32 = add i64 %2, 360
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, 4
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  store i64 0, ptr %6, align 8
  %38 = call i32 @95(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %29, i64 %28)
  %39 = load i64, ptr %6, align 8
  switch i32 %38, label %114 [
    i32 -2, label %40
    i32 0, label %40
  ], !prof !0

40:                                               ; preds = %37, %37, %18, %31
  %41 = phi i64 [ 0, %18 ], [ 0, %31 ], [ %39, %37 ], [ %39, %37 ]
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %40
  store i64 15, ptr %0, align 8
  br label %15

44:                                               ; preds = %40
  %45 = icmp eq i64 %41, 0
  br i1 %45, label %53, label %46

46:                                               ; preds = %44
  %47 = shl nuw i64 %41, 1
  %48 = add i64 %47, 32
  %49 = add i64 %2, 144
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %48, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %46, %44
  store i64 1, ptr %0, align 8
  br label %15

54:                                               ; preds = %46
  %55 = add i64 %2, 136
  %56 = inttoptr i64 %55 to ptr
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %57, %41
  %59 = icmp sgt i64 %58, %51
  br i1 %59, label %60, label %61

60:                                               ; preds = %54
  store i64 2, ptr %0, align 8
  br label %15

61:                                               ; preds = %54
  %62 = add i64 %2, 56
  %63 = inttoptr i64 %62 to ptr
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %2, 1064
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %83, label %69

69:                                               ; preds = %61
  store i64 0, ptr %8, align 8
  %70 = call i32 @34(ptr nonnull %8, i64 %2)
  %71 = load i64, ptr %8, align 8
  %72 = load i64, ptr %23, align 8
  %73 = add nsw i64 %72, %3
  store ptr null, ptr %9, align 8
  %74 = call i32 @39(ptr nonnull %9, i64 %2, i64 %71, i64 %73, i64 %3)
  %75 = add i64 %71, 160
  %76 = inttoptr i64 %75 to ptr
  %77 = load i64, ptr %76, align 8
  %78 = add i64 %73, 9
  %79 = inttoptr i64 %78 to ptr
  %80 = load i32, ptr %79, align 1
  %81 = zext i32 %80 to i64
  %82 = sub nsw i64 %77, %81
  store i64 %82, ptr %76, align 8
  br label %83

83:                                               ; preds = %69, %61
  %84 = add i64 %2, 608
  %85 = inttoptr i64 %84 to ptr
  store i64 %21, ptr %85, align 8
  %86 = icmp slt i64 %21, %27
  br i1 %86, label %87, label %113

87:                                               ; preds = %83, %111
  %88 = phi i64 [ %97, %111 ], [ %29, %83 ]
  %89 = add i64 %2, 64
  %90 = inttoptr i64 %89 to ptr
  %91 = load i64, ptr %90, align 8
  %92 = add nsw i64 %88, %91
  %93 = add i64 %88, 9
  %94 = inttoptr i64 %93 to ptr
  %95 = load i32, ptr %94, align 1
  %96 = zext i32 %95 to i64
  %97 = add nsw i64 %88, %96
  %98 = add i64 %2, 48
  %99 = inttoptr i64 %98 to ptr
  %100 = load i64, ptr %99, align 8
  %101 = add i64 %88, 4
  %102 = inttoptr i64 %101 to ptr
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i64
  %105 = add nsw i64 %100, %104
  %106 = inttoptr i64 %105 to ptr
  %107 = load i8, ptr %106, align 1
  %108 = zext i8 %107 to i64
  store i8 0, ptr %10, align 1
  %109 = call i32 @27(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %108, i64 %88, i64 %92, i64 %97, i64 %3)
  switch i32 %109, label %118 [
    i32 -2, label %122
    i32 0, label %122
  ], !prof !0

110:                                              ; preds = %122
  store i64 0, ptr %134, align 8
  br label %111

111:                                              ; preds = %122, %110
  %112 = icmp slt i64 %97, %28
  br i1 %112, label %87, label %113

113:                                              ; preds = %111, %83
  store i64 0, ptr %85, align 8
  store i64 0, ptr %0, align 8
  br label %15

114:                                              ; preds = %37
  %115 = icmp sgt i32 %38, 0
  %116 = load ptr, ptr %7, align 8
  %117 = select i1 %115, ptr %116, ptr undef
  store ptr %117, ptr %1, align 8
  br label %15

118:                                              ; preds = %87
  %119 = icmp sgt i32 %109, 0
  %120 = load ptr, ptr %11, align 8
  %121 = select i1 %119, ptr %120, ptr undef
  store ptr %121, ptr %1, align 8
  br label %15

122:                                              ; preds = %87, %87
  %123 = load i8, ptr %102, align 1
  %124 = zext i8 %123 to i64
  %125 = shl nuw nsw i64 %124, 3
  %126 = add i64 %64, %125
  %127 = inttoptr i64 %126 to ptr
  %128 = load i64, ptr %127, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %127, align 8
  %130 = inttoptr i64 %88 to ptr
  %131 = load i32, ptr %130, align 1
  %132 = zext i32 %131 to i64
  %133 = add i64 %2, 200
  %134 = inttoptr i64 %133 to ptr
  %135 = load i64, ptr %134, align 8
  %136 = icmp sgt i64 %135, %132
  br i1 %136, label %111, label %110
}

define internal i32 @26(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = add i64 %3, -1
  %11 = icmp ult i64 %10, 4
  br i1 %11, label %14, label %12

12:                                               ; preds = %7, %14
  %13 = phi i8 [ %28, %14 ], [ 0, %7 ]
  store i8 %13, ptr %0, align 1
  ret i32 poison

14:                                               ; preds = %7
  %15 = add i64 %2, 8
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = sub nsw i64 %4, %17
  %19 = add i64 %2, 696
  %20 = inttoptr i64 %19 to ptr
  store i64 %18, ptr %20, align 8
  %21 = add i64 %4, 4
  %22 = inttoptr i64 %21 to ptr
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i64
  store i8 0, ptr %8, align 1
  %25 = call i32 @90(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %5, i64 %6, i64 %24)
  %26 = load i8, ptr %8, align 1
  %27 = icmp eq i8 %26, 0
  %28 = zext i1 %27 to i8
  br label %12
}

define internal i32 @27(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i8, align 1
  store i8 0, ptr %20, align 1
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = alloca i64, align 8
  store i64 0, ptr %26, align 8
  %27 = alloca i64, align 8
  store i64 0, ptr %27, align 8
  %28 = alloca ptr, align 8
  store ptr null, ptr %28, align 8
  %29 = alloca ptr, align 8
  store ptr null, ptr %29, align 8
  %30 = alloca ptr, align 8
  store ptr null, ptr %30, align 8
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  %32 = alloca i64, align 8
  store i64 0, ptr %32, align 8
  store i64 0, ptr %9, align 8
  %33 = call i32 @28(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %34 = load i64, ptr %9, align 8
  switch i32 %33, label %99 [
    i32 -2, label %103
    i32 0, label %103
  ], !prof !0

35:                                               ; preds = %96, %105, %99, %52, %37
  %36 = phi i32 [ 0, %37 ], [ 0, %52 ], [ %33, %99 ], [ %73, %105 ], [ 0, %96 ]
  ret i32 %36

37:                                               ; preds = %103
  store i8 0, ptr %0, align 1
  br label %35

38:                                               ; preds = %103
  %39 = add i64 %34, -7
  %40 = icmp ult i64 %39, 2
  br i1 %40, label %41, label %53

41:                                               ; preds = %38
  %42 = add i64 %2, 944
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %53, label %46

46:                                               ; preds = %41
  %47 = add i64 %2, 360
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  %50 = and i64 %49, 1
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %46
  store i8 0, ptr %0, align 1
  br label %35

53:                                               ; preds = %38, %46, %41
  %54 = add i64 %2, 360
  %55 = inttoptr i64 %54 to ptr
  %56 = load i64, ptr %55, align 8
  store i64 0, ptr %11, align 8
  %57 = call i32 @29(ptr nonnull %11, i64 %56, i64 %34)
  %58 = load i64, ptr %11, align 8
  store i64 0, ptr %12, align 8
  %59 = call i32 @30(ptr nonnull %12, i64 %58)
  %60 = load i64, ptr %12, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %71, label %62

62:                                               ; preds = %53
  store i64 0, ptr %13, align 8
  %63 = call i32 @30(ptr nonnull %13, i64 %58)
  %64 = load i64, ptr %13, align 8
  %65 = add nsw i64 %64, -1
  store ptr null, ptr %14, align 8
  %66 = call i32 @37(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %65)
  %67 = add i64 %34, -4
  %68 = icmp ult i64 %67, -3
  br i1 %68, label %69, label %71

69:                                               ; preds = %62
  store ptr null, ptr %16, align 8
  %70 = call i32 @31(ptr nonnull %16, ptr nonnull %17, i64 %2)
  br label %71

71:                                               ; preds = %69, %62, %53
  store ptr null, ptr %18, align 8
  %72 = call i32 @32(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  store i8 0, ptr %20, align 1
  %73 = call i32 @38(ptr nonnull %20, ptr nonnull %21, i64 0, i64 26, i64 %3)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %109, label %105, !prof !1

75:                                               ; preds = %109
  store ptr null, ptr %22, align 8
  %76 = call i32 @33(ptr nonnull %22, ptr nonnull %23, i64 %2, i64 %4, i64 %7)
  br label %77

77:                                               ; preds = %75, %109
  %78 = add i64 %2, 1064
  %79 = inttoptr i64 %78 to ptr
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %86, label %82

82:                                               ; preds = %77
  store i64 0, ptr %24, align 8
  %83 = call i32 @34(ptr nonnull %24, i64 %2)
  %84 = load i64, ptr %24, align 8
  store ptr null, ptr %25, align 8
  %85 = call i32 @39(ptr nonnull %25, i64 %2, i64 %84, i64 %4, i64 %7)
  br label %86

86:                                               ; preds = %82, %77
  store i64 0, ptr %26, align 8
  %87 = call i32 @35(ptr nonnull %26, i64 %58)
  %88 = load i64, ptr %26, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %96, label %90

90:                                               ; preds = %86
  store i64 0, ptr %27, align 8
  %91 = call i32 @35(ptr nonnull %27, i64 %58)
  %92 = load i64, ptr %27, align 8
  %93 = add nsw i64 %92, -1
  store ptr null, ptr %28, align 8
  %94 = call i32 @37(ptr nonnull %28, ptr nonnull %29, i64 %2, i64 %93)
  store ptr null, ptr %30, align 8
  %95 = call i32 @31(ptr nonnull %30, ptr nonnull %31, i64 %2)
  br label %96

96:                                               ; preds = %90, %86
  store i64 0, ptr %32, align 8
  %97 = call i32 @36(ptr nonnull %32, i64 %58)
  %98 = load i64, ptr %32, align 8
  store i64 %98, ptr %55, align 8
  store i8 1, ptr %0, align 1
  br label %35

99:                                               ; preds = %8
  %100 = icmp sgt i32 %33, 0
  %101 = load ptr, ptr %10, align 8
  %102 = select i1 %100, ptr %101, ptr undef
  store ptr %102, ptr %1, align 8
  br label %35

103:                                              ; preds = %8, %8
  %104 = icmp eq i64 %34, -1
  br i1 %104, label %37, label %38

105:                                              ; preds = %71
  %106 = icmp eq i32 %73, 0
  %107 = load ptr, ptr %21, align 8
  %108 = select i1 %106, ptr undef, ptr %107
  store ptr %108, ptr %1, align 8
  br label %35

109:                                              ; preds = %71
  %110 = load i8, ptr %20, align 1
  %111 = icmp eq i8 %110, 0
  br i1 %111, label %75, label %77
}

define internal i32 @28(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i8, align 1
  store i8 0, ptr %13, align 1
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = icmp sgt i64 %6, %5
  br i1 %15, label %19, label %18

16:                                               ; preds = %58, %62, %52, %56, %51, %42, %41, %26, %18
  %17 = phi i32 [ 0, %18 ], [ 0, %26 ], [ 0, %41 ], [ 0, %42 ], [ 0, %51 ], [ 0, %56 ], [ %22, %52 ], [ 0, %62 ], [ %25, %58 ]
  ret i32 %17

18:                                               ; preds = %7
  store i64 -1, ptr %0, align 8
  br label %16

19:                                               ; preds = %7
  %20 = trunc nuw i64 %3 to i8
  switch i8 %20, label %34 [
    i8 5, label %21
    i8 12, label %21
    i8 6, label %21
    i8 7, label %24
    i8 8, label %26
  ]

21:                                               ; preds = %19, %19, %19
  store i64 0, ptr %8, align 8
  %22 = call i32 @51(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %56, label %52, !prof !1

24:                                               ; preds = %19
  store i64 0, ptr %10, align 8
  %25 = call i32 @52(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %5, i64 %6)
  switch i32 %25, label %58 [
    i32 -2, label %62
    i32 0, label %62
  ], !prof !0

26:                                               ; preds = %19
  %27 = add i64 %2, 232
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  store i64 0, ptr %12, align 8
  %30 = call i32 @53(ptr nonnull %12, i64 %5, i64 %6, i64 %29)
  %31 = load i64, ptr %12, align 8
  %32 = icmp eq i64 %31, %6
  %33 = select i1 %32, i64 9, i64 -1
  store i64 %33, ptr %0, align 8
  br label %16

34:                                               ; preds = %19
  %35 = add nsw i64 %3, -2
  %36 = icmp ult i64 %35, 3
  br i1 %36, label %37, label %51

37:                                               ; preds = %34
  store i8 0, ptr %13, align 1
  %38 = call i32 @54(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %4, i64 %5, i64 %6)
  %39 = load i8, ptr %13, align 1
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %37
  store i64 -1, ptr %0, align 8
  br label %16

42:                                               ; preds = %37
  %43 = add i64 %2, 232
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 8
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, 1
  %50 = add nuw nsw i64 %49, 7
  store i64 %50, ptr %0, align 8
  br label %16

51:                                               ; preds = %34
  store i64 0, ptr %0, align 8
  br label %16

52:                                               ; preds = %21
  %53 = icmp eq i32 %22, 0
  %54 = load ptr, ptr %9, align 8
  %55 = select i1 %53, ptr undef, ptr %54
  store ptr %55, ptr %1, align 8
  br label %16

56:                                               ; preds = %21
  %57 = load i64, ptr %8, align 8
  store i64 %57, ptr %0, align 8
  br label %16

58:                                               ; preds = %24
  %59 = icmp sgt i32 %25, 0
  %60 = load ptr, ptr %11, align 8
  %61 = select i1 %59, ptr %60, ptr undef
  store ptr %61, ptr %1, align 8
  br label %16

62:                                               ; preds = %24, %24
  %63 = load i64, ptr %10, align 8
  store i64 %63, ptr %0, align 8
  br label %16
}

define internal i32 @29(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 0, -1) %2) {
  %4 = and i64 %1, 4
  %5 = icmp ne i64 %4, 0
  %6 = add i64 %2, -12
  %7 = icmp ult i64 %6, -3
  %8 = select i1 %5, i1 %7, i1 false
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  br label %10

10:                                               ; preds = %9, %3
  %11 = phi i64 [ 1, %3 ], [ 2, %9 ]
  %12 = phi i64 [ 0, %3 ], [ 16, %9 ]
  %13 = phi i64 [ 128, %3 ], [ 144, %9 ]
  %14 = phi i64 [ %1, %3 ], [ 0, %9 ]
  %15 = phi i64 [ 0, %3 ], [ 2, %9 ]
  %16 = add i64 %2, -9
  %17 = icmp ult i64 %16, 3
  br i1 %17, label %19, label %23

18:                                               ; preds = %51, %28, %19
  ret i32 poison

19:                                               ; preds = %10
  %20 = shl nuw nsw i64 %2, 6
  %21 = add nsw i64 %20, -448
  %22 = or disjoint i64 %12, %21
  store i64 %22, ptr %0, align 8
  br label %18

23:                                               ; preds = %10
  %24 = icmp eq i64 %2, 6
  %25 = and i64 %14, 1
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %24, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %23
  store i64 %13, ptr %0, align 8
  br label %18

29:                                               ; preds = %23
  %30 = icmp sgt i64 %2, 0
  br i1 %30, label %31, label %41

31:                                               ; preds = %29
  %32 = icmp slt i64 %2, 4
  %33 = icmp eq i64 %2, 12
  %34 = or i1 %32, %33
  br i1 %34, label %35, label %41

35:                                               ; preds = %31
  %36 = icmp eq i64 %2, 1
  br i1 %36, label %51, label %37

37:                                               ; preds = %35
  %38 = icmp eq i64 %2, 2
  %39 = select i1 %38, i64 2, i64 3
  %40 = select i1 %32, i64 %39, i64 0
  br label %51

41:                                               ; preds = %29, %31
  switch i64 %2, label %51 [
    i64 4, label %42
    i64 8, label %48
  ]

42:                                               ; preds = %41
  %43 = and i64 %14, 3
  %44 = icmp eq i64 %43, 1
  %45 = select i1 %44, i64 1, i64 %15
  %46 = or i64 %14, 1
  %47 = select i1 %44, i64 1, i64 %46
  br label %51

48:                                               ; preds = %41
  %49 = or i64 %14, 4
  %50 = select i1 %26, i64 %49, i64 %14
  br label %51

51:                                               ; preds = %48, %41, %35, %42, %37
  %52 = phi i64 [ %40, %37 ], [ %14, %41 ], [ %47, %42 ], [ %50, %48 ], [ 0, %35 ]
  %53 = phi i64 [ %11, %37 ], [ %15, %41 ], [ %45, %42 ], [ %15, %48 ], [ %11, %35 ]
  %54 = shl nuw nsw i64 %53, 3
  %55 = add nsw i64 %54, %52
  store i64 %55, ptr %0, align 8
  br label %18
}

define internal i32 @30(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = lshr i64 %1, 3
  %4 = and i64 %3, 7
  store i64 %4, ptr %0, align 8
  ret i32 poison
}

define internal i32 @31(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %4, align 8
  %7 = call i32 @34(ptr nonnull %4, i64 %2)
  %8 = load i64, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 24, ptr %6, align 8
  br label %9

9:                                                ; preds = %3, %13
  %10 = load i64, ptr %6, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store ptr null, ptr %0, align 8
  ret i32 poison

13:                                               ; preds = %9
  %14 = load i64, ptr %5, align 8
  %15 = add nsw i64 %10, -1
  store i64 %15, ptr %6, align 8
  %16 = add i64 %14, 1
  store i64 %16, ptr %5, align 8
  %17 = shl i64 %14, 3
  %18 = add i64 %8, %17
  %19 = inttoptr i64 %18 to ptr
  store i64 0, ptr %19, align 8
  br label %9
}

define internal i32 @32(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  store i64 0, ptr %9, align 8
  %20 = call i32 @34(ptr nonnull %9, i64 %2)
  %21 = load i64, ptr %9, align 8
  %22 = add i64 %2, 232
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = trunc nuw i64 %3 to i8
  switch i8 %25, label %39 [
    i8 7, label %26
    i8 8, label %29
    i8 1, label %37
  ]

26:                                               ; preds = %8
  store ptr null, ptr %10, align 8
  %27 = call i32 @40(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %21, i64 %24)
  store ptr null, ptr %0, align 8
  br label %28

28:                                               ; preds = %48, %46, %42, %37, %26, %51, %29
  ret i32 poison

29:                                               ; preds = %8
  %30 = inttoptr i64 %21 to ptr
  store i64 1, ptr %30, align 8
  %31 = inttoptr i64 %24 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %21, 16
  %34 = inttoptr i64 %33 to ptr
  store i64 %32, ptr %34, align 8
  %35 = add i64 %21, 24
  %36 = inttoptr i64 %35 to ptr
  store i64 1, ptr %36, align 8
  store ptr null, ptr %0, align 8
  br label %28

37:                                               ; preds = %8
  store ptr null, ptr %12, align 8
  %38 = call i32 @41(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %4, i64 %5, i64 %6, i64 1, i64 %7)
  store ptr null, ptr %0, align 8
  br label %28

39:                                               ; preds = %8
  %40 = add nsw i64 %3, -2
  %41 = icmp ult i64 %40, 3
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  store ptr null, ptr %14, align 8
  %43 = call i32 @42(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  store ptr null, ptr %0, align 8
  br label %28

44:                                               ; preds = %39
  %45 = trunc nuw i64 %3 to i8
  switch i8 %45, label %48 [
    i8 26, label %46
    i8 0, label %51
  ]

46:                                               ; preds = %44
  store ptr null, ptr %16, align 8
  %47 = call i32 @43(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %4, i64 %5, i64 %6, i64 %7)
  store ptr null, ptr %0, align 8
  br label %28

48:                                               ; preds = %44
  %49 = inttoptr i64 %21 to ptr
  store i64 1, ptr %49, align 8
  store ptr null, ptr %18, align 8
  %50 = call i32 @44(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %21)
  store ptr null, ptr %0, align 8
  br label %28

51:                                               ; preds = %44
  store ptr null, ptr %0, align 8
  br label %28
}

define internal i32 @33(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = call i32 @34(ptr nonnull %6, i64 %2)
  %8 = load i64, ptr %6, align 8
  %9 = add i64 %8, 32
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %5, %29
  store ptr null, ptr %0, align 8
  ret i32 poison

14:                                               ; preds = %5
  %15 = add i64 %8, 80
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = and i64 %17, 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %14
  %21 = add i64 %2, 32
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %4, %23
  %25 = add i64 %8, 128
  %26 = inttoptr i64 %25 to ptr
  store i64 %24, ptr %26, align 8
  %27 = load i64, ptr %16, align 8
  %28 = or i64 %27, 8
  store i64 %28, ptr %16, align 8
  br label %29

29:                                               ; preds = %20, %14
  %30 = inttoptr i64 %3 to ptr
  %31 = load i32, ptr %30, align 1
  %32 = zext i32 %31 to i64
  %33 = add i64 %8, 136
  %34 = inttoptr i64 %33 to ptr
  store i64 %32, ptr %34, align 8
  br label %13
}

define internal i32 @34(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = add i64 %1, 152
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %1, 160
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, 320
  %10 = add nsw i64 %5, %9
  store i64 %10, ptr %0, align 8
  ret i32 poison
}

define internal i32 @35(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = lshr i64 %1, 6
  %4 = and i64 %3, 7
  store i64 %4, ptr %0, align 8
  ret i32 poison
}

define internal i32 @36(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = and i64 %1, 7
  store i64 %3, ptr %0, align 8
  ret i32 poison
}

define internal i32 @37(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 -9223372036854775808, 9223372036854775807) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = call i32 @34(ptr nonnull %5, i64 %2)
  %8 = load i64, ptr %5, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %4
  store i64 0, ptr %6, align 8
  %13 = call i32 @34(ptr nonnull %6, i64 %2)
  %14 = load i64, ptr %6, align 8
  %15 = add i64 %14, 8
  %16 = inttoptr i64 %15 to ptr
  store i64 %3, ptr %16, align 8
  %17 = add i64 %2, 160
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  br label %21

21:                                               ; preds = %4, %12
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @38(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 0, 40) %2, i64 range(i64 1, 93) %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  br label %7

7:                                                ; preds = %16, %5
  %8 = load i64, ptr %6, align 8
  %9 = icmp slt i64 %8, 2
  br i1 %9, label %14, label %13

10:                                               ; preds = %15, %13, %12
  %11 = phi i32 [ 0, %12 ], [ 0, %13 ], [ 1, %15 ]
  ret i32 %11

12:                                               ; preds = %16
  store i8 1, ptr %0, align 1
  br label %10

13:                                               ; preds = %7
  store i8 0, ptr %0, align 1
  br label %10

14:                                               ; preds = %7
  switch i64 %8, label %15 [
    i64 0, label %16
    i64 -2, label %16
    i64 1, label %20
    i64 -1, label %20
  ]

15:                                               ; preds = %14
  store ptr @11, ptr %1, align 8, !numba_exception_output !2
  br label %10

16:                                               ; preds = %14, %14, %20
  %17 = phi i64 [ %3, %20 ], [ %2, %14 ], [ %2, %14 ]
  %18 = add nsw i64 %8, 1
  store i64 %18, ptr %6, align 8
  %19 = icmp eq i64 %17, %4
  br i1 %19, label %12, label %7

20:                                               ; preds = %14, %14
  br label %16
}

define internal i32 @39(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = add i64 %2, 152
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %5
  %11 = inttoptr i64 %3 to ptr
  %12 = load i32, ptr %11, align 1
  %13 = zext i32 %12 to i64
  %14 = add i64 %2, 144
  %15 = inttoptr i64 %14 to ptr
  store i64 %13, ptr %15, align 8
  br label %16

16:                                               ; preds = %10, %5
  %17 = add i64 %1, 608
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %37

21:                                               ; preds = %16
  %22 = load i64, ptr %7, align 8
  %23 = add i64 %3, 9
  %24 = inttoptr i64 %23 to ptr
  %25 = load i32, ptr %24, align 1
  %26 = zext i32 %25 to i64
  %27 = add nsw i64 %22, %26
  store i64 %27, ptr %7, align 8
  %28 = add i64 %1, 32
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %4, %30
  %32 = load i32, ptr %24, align 1
  %33 = zext i32 %32 to i64
  %34 = add nsw i64 %31, %33
  %35 = add i64 %2, 168
  %36 = inttoptr i64 %35 to ptr
  store i64 %34, ptr %36, align 8
  br label %37

37:                                               ; preds = %21, %16
  %38 = add i64 %2, 160
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %3, 9
  %42 = inttoptr i64 %41 to ptr
  %43 = load i32, ptr %42, align 1
  %44 = zext i32 %43 to i64
  %45 = add nsw i64 %40, %44
  store i64 %45, ptr %39, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @40(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = inttoptr i64 %3 to ptr
  store i64 1, ptr %8, align 8
  %9 = add i64 %3, 32
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %5
  %14 = inttoptr i64 %4 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %3, 88
  %17 = inttoptr i64 %16 to ptr
  store i64 %15, ptr %17, align 8
  %18 = add i64 %3, 80
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = or i64 %20, 1
  store i64 %21, ptr %19, align 8
  store ptr null, ptr %6, align 8
  %22 = call i32 @49(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %3)
  br label %23

23:                                               ; preds = %5, %13
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @41(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 range(i64 1, 27) %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = add i64 %2, 136
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %2, 8
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %2, 128
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %12, 80
  %20 = add nsw i64 %18, %19
  %21 = sub nsw i64 %3, %15
  %22 = inttoptr i64 %20 to ptr
  store i64 %21, ptr %22, align 8
  %23 = sub nsw i64 %4, %15
  %24 = add i64 %20, 8
  %25 = inttoptr i64 %24 to ptr
  store i64 %23, ptr %25, align 8
  %26 = sub nsw i64 %5, %15
  %27 = add i64 %20, 16
  %28 = inttoptr i64 %27 to ptr
  store i64 %26, ptr %28, align 8
  %29 = add i64 %20, 24
  %30 = inttoptr i64 %29 to ptr
  store i64 %6, ptr %30, align 8
  %31 = add i64 %2, 160
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %20, 32
  %35 = inttoptr i64 %34 to ptr
  store i64 %33, ptr %35, align 8
  %36 = add i64 %20, 40
  %37 = inttoptr i64 %36 to ptr
  store i64 %7, ptr %37, align 8
  %38 = add i64 %2, 608
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %20, 48
  %42 = inttoptr i64 %41 to ptr
  store i64 %40, ptr %42, align 8
  %43 = add i64 %2, 704
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %20, 56
  %47 = inttoptr i64 %46 to ptr
  store i64 %45, ptr %47, align 8
  %48 = add i64 %20, 64
  %49 = inttoptr i64 %48 to ptr
  store i64 0, ptr %49, align 8
  store i64 0, ptr %44, align 8
  store i64 0, ptr %9, align 8
  %50 = call i32 @34(ptr nonnull %9, i64 %2)
  %51 = load i64, ptr %9, align 8
  %52 = inttoptr i64 %51 to ptr
  store i64 1, ptr %52, align 8
  %53 = add nsw i64 %12, 1
  store i64 %53, ptr %11, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @42(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 2, 5) %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  store i64 0, ptr %9, align 8
  %13 = call i32 @34(ptr nonnull %9, i64 %2)
  %14 = load i64, ptr %9, align 8
  %15 = add i64 %2, 232
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %2, 32
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %7, %20
  store i8 0, ptr %10, align 1
  %22 = call i32 @48(ptr nonnull %10, i64 %2, i64 %4, i64 %21)
  %23 = load i8, ptr %10, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %8
  store ptr null, ptr %11, align 8
  %26 = call i32 @41(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %4, i64 %5, i64 %6, i64 %3, i64 %7)
  br label %48

27:                                               ; preds = %8
  %28 = add i64 %17, 8
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = and i64 %30, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %27
  %34 = add i64 %2, 704
  %35 = inttoptr i64 %34 to ptr
  store i64 1, ptr %35, align 8
  br label %36

36:                                               ; preds = %33, %27
  %37 = load i64, ptr %19, align 8
  %38 = add nsw i64 %7, %37
  %39 = add i64 %2, 192
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %38, %41
  br i1 %42, label %43, label %48

43:                                               ; preds = %36
  %44 = add i64 %14, 80
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = or i64 %46, 32
  store i64 %47, ptr %45, align 8
  br label %48

48:                                               ; preds = %25, %43, %36
  %49 = inttoptr i64 %14 to ptr
  store i64 1, ptr %49, align 8
  %50 = add i64 %14, 80
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = or i64 %52, 128
  store i64 %53, ptr %51, align 8
  %54 = and i64 %52, 1
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %64, label %56

56:                                               ; preds = %48
  %57 = add i64 %14, 32
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %62, label %65

61:                                               ; preds = %65, %64, %62
  ret i32 poison

62:                                               ; preds = %56
  %63 = or i64 %52, 144
  store i64 %63, ptr %51, align 8
  store ptr null, ptr %0, align 8
  br label %61

64:                                               ; preds = %48
  store ptr null, ptr %0, align 8
  br label %61

65:                                               ; preds = %56
  store ptr null, ptr %0, align 8
  br label %61
}

define internal i32 @43(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = add i64 %2, 1152
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %17 = call i32 @34(ptr nonnull %8, i64 %2)
  %18 = load i64, ptr %8, align 8
  %19 = add i64 %18, 176
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %29

23:                                               ; preds = %16, %7
  store ptr null, ptr %9, align 8
  %24 = call i32 @41(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %4, i64 %5, i64 26, i64 %6)
  store i64 0, ptr %11, align 8
  %25 = call i32 @34(ptr nonnull %11, i64 %2)
  %26 = load i64, ptr %11, align 8
  %27 = add i64 %26, 176
  %28 = inttoptr i64 %27 to ptr
  store i64 1, ptr %28, align 8
  br label %29

29:                                               ; preds = %16, %23
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @44(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add i64 %2, 640
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %2, 648
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %2, 656
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %13, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %4, %49
  store ptr null, ptr %0, align 8
  ret i32 poison

22:                                               ; preds = %4
  %23 = add nsw i64 %3, 192
  %24 = add i64 %3, 64
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %3, 72
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %22
  store i64 0, ptr %5, align 8
  %32 = call i32 @45(ptr nonnull %5, i64 %26)
  %33 = load i64, ptr %5, align 8
  %34 = sub nsw i64 %29, %33
  br label %35

35:                                               ; preds = %22, %31
  %36 = phi i64 [ %34, %31 ], [ -1, %22 ]
  %37 = icmp slt i64 %16, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  store i8 0, ptr %6, align 1
  %39 = call i32 @46(ptr nonnull %6, ptr nonnull %7, i64 %13, i64 0, i64 %16, i64 %23, i64 %36, i64 %26)
  %40 = load i8, ptr %6, align 1
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %49, label %42

42:                                               ; preds = %35, %38
  store i64 0, ptr %8, align 8
  %43 = call i32 @21(ptr nonnull %8, i64 %16, i64 0)
  %44 = load i64, ptr %8, align 8
  store i8 0, ptr %9, align 1
  %45 = call i32 @46(ptr nonnull %9, ptr nonnull %10, i64 %13, i64 %44, i64 %19, i64 %23, i64 %36, i64 %26)
  %46 = load i8, ptr %9, align 1
  %47 = icmp eq i8 %46, 0
  %48 = zext i1 %47 to i64
  br label %49

49:                                               ; preds = %42, %38
  %50 = phi i64 [ 0, %38 ], [ %48, %42 ]
  %51 = add i64 %2, 368
  %52 = inttoptr i64 %51 to ptr
  store i64 %50, ptr %52, align 8
  br label %21
}

define internal i32 @45(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = icmp ugt i64 %1, 9
  br i1 %3, label %4, label %10

4:                                                ; preds = %2, %4
  %5 = phi i64 [ %7, %4 ], [ %1, %2 ]
  %6 = phi i64 [ %8, %4 ], [ 1, %2 ]
  %7 = udiv i64 %5, 10
  %8 = add nuw nsw i64 %6, 1
  %9 = icmp ugt i64 %5, 99
  br i1 %9, label %4, label %10

10:                                               ; preds = %4, %2
  %11 = phi i64 [ %8, %4 ], [ 1, %2 ]
  store i64 %11, ptr %0, align 8
  ret i32 poison
}

define internal i32 @46(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 1, 0) %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775616, -9223372036854775808) %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i8, align 1
  store i8 0, ptr %11, align 1
  store i64 %3, ptr %9, align 8
  %12 = sub i64 %4, %3
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  store i64 %13, ptr %10, align 8
  br label %14

14:                                               ; preds = %8, %35
  %15 = load i64, ptr %10, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %36, label %33

17:                                               ; preds = %36
  %18 = add i64 %41, 24
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %7, %20
  br i1 %21, label %35, label %22

22:                                               ; preds = %17
  %23 = add i64 %41, 8
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %27, label %35

27:                                               ; preds = %22
  %28 = inttoptr i64 %41 to ptr
  %29 = load i64, ptr %28, align 8
  store i8 0, ptr %11, align 1
  %30 = call i32 @47(ptr nonnull %11, i64 %29, i64 %5, i64 %6)
  %31 = load i8, ptr %11, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %14, %27
  %34 = phi i8 [ 1, %27 ], [ 0, %14 ]
  store i8 %34, ptr %0, align 1
  ret i32 poison

35:                                               ; preds = %17, %36, %27, %22
  br label %14

36:                                               ; preds = %14
  %37 = load i64, ptr %9, align 8
  %38 = add nsw i64 %15, -1
  store i64 %38, ptr %10, align 8
  %39 = add i64 %37, 1
  store i64 %39, ptr %9, align 8
  %40 = shl i64 %37, 5
  %41 = add nsw i64 %2, %40
  %42 = add i64 %41, 16
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, %7
  br i1 %45, label %35, label %17
}

define internal i32 @47(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = icmp sgt i64 %3, 7
  br i1 %5, label %6, label %21

6:                                                ; preds = %4, %17
  %7 = phi i64 [ %18, %17 ], [ 0, %4 ]
  %8 = add nsw i64 %1, %7
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 1
  %11 = add nsw i64 %2, %7
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 1
  %14 = icmp eq i64 %10, %13
  br i1 %14, label %17, label %16

15:                                               ; preds = %37, %33, %16
  ret i32 poison

16:                                               ; preds = %6
  store i8 0, ptr %0, align 1
  br label %15

17:                                               ; preds = %6
  %18 = add nuw nsw i64 %7, 8
  %19 = add nuw nsw i64 %7, 16
  %20 = icmp sgt i64 %19, %3
  br i1 %20, label %21, label %6

21:                                               ; preds = %17, %4
  %22 = phi i64 [ %18, %17 ], [ 0, %4 ]
  %23 = icmp slt i64 %22, %3
  br i1 %23, label %24, label %37

24:                                               ; preds = %21, %34
  %25 = phi i64 [ %35, %34 ], [ %22, %21 ]
  %26 = add nsw i64 %1, %25
  %27 = inttoptr i64 %26 to ptr
  %28 = load i8, ptr %27, align 1
  %29 = add nsw i64 %2, %25
  %30 = inttoptr i64 %29 to ptr
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %28, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %24
  store i8 0, ptr %0, align 1
  br label %15

34:                                               ; preds = %24
  %35 = add nsw i64 %25, 1
  %36 = icmp slt i64 %35, %3
  br i1 %36, label %24, label %37

37:                                               ; preds = %34, %21
  store i8 1, ptr %0, align 1
  br label %15
}

define internal i32 @48(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = add i64 %1, 192
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %3, %9
  br i1 %10, label %25, label %11

11:                                               ; preds = %4
  %12 = inttoptr i64 %2 to ptr
  %13 = load i32, ptr %12, align 1
  %14 = zext i32 %13 to i64
  %15 = add i64 %1, 200
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, %14
  br i1 %18, label %25, label %19

19:                                               ; preds = %11
  %20 = add i64 %1, 368
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %25, label %26

24:                                               ; preds = %35, %34, %25
  ret i32 poison

25:                                               ; preds = %19, %11, %4
  store i8 0, ptr %0, align 1
  br label %24

26:                                               ; preds = %19
  %27 = add i64 %1, 216
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  store i64 0, ptr %5, align 8
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 0)
  store i64 %30, ptr %6, align 8
  br label %31

31:                                               ; preds = %26, %38
  %32 = load i64, ptr %6, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %38, label %35

34:                                               ; preds = %38
  store i8 1, ptr %0, align 1
  br label %24

35:                                               ; preds = %31
  %36 = icmp eq i64 %29, 0
  %37 = zext i1 %36 to i8
  store i8 %37, ptr %0, align 1
  br label %24

38:                                               ; preds = %31
  %39 = load i64, ptr %5, align 8
  %40 = add nsw i64 %32, -1
  store i64 %40, ptr %6, align 8
  %41 = add i64 %39, 1
  store i64 %41, ptr %5, align 8
  %42 = shl i64 %39, 3
  %43 = add i64 %1, 208
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, %42
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %2, 5
  %50 = inttoptr i64 %49 to ptr
  %51 = load i32, ptr %50, align 1
  %52 = zext i32 %51 to i64
  %53 = icmp eq i64 %48, %52
  br i1 %53, label %34, label %31
}

define internal i32 @49(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = add i64 %2, 1144
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %3, 80
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %8, 0
  br i1 %12, label %29, label %13

13:                                               ; preds = %4
  %14 = and i64 %11, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %30, label %16

16:                                               ; preds = %13
  %17 = add i64 %2, 1136
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %3, 88
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  store i8 0, ptr %5, align 1
  %23 = call i32 @50(ptr nonnull %5, i64 %19, i64 %8, i64 %22)
  %24 = load i8, ptr %5, align 1
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %31, label %27

26:                                               ; preds = %31, %30, %29, %27
  ret i32 poison

27:                                               ; preds = %16
  %28 = or i64 %11, 64
  store i64 %28, ptr %10, align 8
  store ptr null, ptr %0, align 8
  br label %26

29:                                               ; preds = %4
  store ptr null, ptr %0, align 8
  br label %26

30:                                               ; preds = %13
  store ptr null, ptr %0, align 8
  br label %26

31:                                               ; preds = %16
  store ptr null, ptr %0, align 8
  br label %26
}

define internal i32 @50(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 1, 0) %2, i64 %3) {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %20

6:                                                ; preds = %4
  %7 = inttoptr i64 %1 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %3
  br i1 %9, label %20, label %10

10:                                               ; preds = %6, %14
  %11 = phi i64 [ %12, %14 ], [ 0, %6 ]
  %12 = add nuw nsw i64 %11, 1
  %13 = icmp slt i64 %12, %2
  br i1 %13, label %14, label %20

14:                                               ; preds = %10
  %15 = shl i64 %12, 3
  %16 = add i64 %1, %15
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %20, label %10

20:                                               ; preds = %14, %10, %6, %4
  %21 = phi i8 [ 1, %14 ], [ 0, %10 ], [ 1, %6 ], [ 0, %4 ]
  store i8 %21, ptr %0, align 1
  ret i32 poison
}

define internal range(i32 0, 2) i32 @51(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i8, align 1
  store i8 0, ptr %16, align 1
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i8, align 1
  store i8 0, ptr %18, align 1
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  store i64 0, ptr %8, align 8
  %20 = call i32 @34(ptr nonnull %8, i64 %2)
  %21 = load i64, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %22 = call i32 @34(ptr nonnull %9, i64 %2)
  %23 = load i64, ptr %9, align 8
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  %27 = select i1 %26, i64 0, i64 320
  %28 = add nsw i64 %21, %27
  store i64 0, ptr %10, align 8
  store i64 24, ptr %11, align 8
  br label %29

29:                                               ; preds = %7, %68
  %30 = load i64, ptr %11, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %68, label %32

32:                                               ; preds = %29
  %33 = trunc nuw i64 %3 to i8
  switch i8 %33, label %58 [
    i8 6, label %34
    i8 5, label %55
  ]

34:                                               ; preds = %32
  %35 = add i64 %4, 5
  %36 = inttoptr i64 %35 to ptr
  %37 = load i32, ptr %36, align 1
  %38 = zext i32 %37 to i64
  store i8 0, ptr %12, align 1
  %39 = call i32 @63(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %28, i64 %5, i64 %6, i64 %38)
  %40 = load i8, ptr %12, align 1
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %44, label %45

42:                                               ; preds = %82, %75, %62, %61, %45, %44
  %43 = phi i32 [ 0, %44 ], [ 0, %45 ], [ 0, %61 ], [ 0, %62 ], [ %59, %82 ], [ %56, %75 ]
  ret i32 %43

44:                                               ; preds = %34
  store i64 -1, ptr %0, align 8
  br label %42

45:                                               ; preds = %34
  store ptr null, ptr %14, align 8
  %46 = call i32 @49(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %28)
  %47 = add i64 %2, 232
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, 16
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = and i64 %52, 1
  %54 = xor i64 %53, 3
  store i64 %54, ptr %0, align 8
  br label %42

55:                                               ; preds = %32
  store i8 0, ptr %16, align 1
  %56 = call i32 @64(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %28, i64 %5, i64 %6)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %79, label %75, !prof !1

58:                                               ; preds = %32
  store i8 0, ptr %18, align 1
  %59 = call i32 @65(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %28, i64 %5, i64 %6)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %86, label %82, !prof !1

61:                                               ; preds = %79, %86
  store i64 -1, ptr %0, align 8
  br label %42

62:                                               ; preds = %86, %79
  %63 = add i64 %28, 72
  %64 = inttoptr i64 %63 to ptr
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  %67 = select i1 %66, i64 1, i64 2
  store i64 %67, ptr %0, align 8
  br label %42

68:                                               ; preds = %29
  %69 = load i64, ptr %10, align 8
  %70 = add nsw i64 %30, -1
  store i64 %70, ptr %11, align 8
  %71 = add i64 %69, 1
  store i64 %71, ptr %10, align 8
  %72 = shl i64 %69, 3
  %73 = add i64 %28, %72
  %74 = inttoptr i64 %73 to ptr
  store i64 0, ptr %74, align 8
  br label %29

75:                                               ; preds = %55
  %76 = icmp eq i32 %56, 0
  %77 = load ptr, ptr %17, align 8
  %78 = select i1 %76, ptr undef, ptr %77
  store ptr %78, ptr %1, align 8
  br label %42

79:                                               ; preds = %55
  %80 = load i8, ptr %16, align 1
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %61, label %62

82:                                               ; preds = %58
  %83 = icmp eq i32 %59, 0
  %84 = load ptr, ptr %19, align 8
  %85 = select i1 %83, ptr undef, ptr %84
  store ptr %85, ptr %1, align 8
  br label %42

86:                                               ; preds = %58
  %87 = load i8, ptr %18, align 1
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %61, label %62
}

define internal i32 @52(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = add i64 %2, 232
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  store i64 0, ptr %6, align 8
  %11 = call i32 @56(ptr nonnull %6, ptr nonnull %7, i64 %3, i64 %4, i64 %10)
  switch i32 %11, label %39 [
    i32 -2, label %43
    i32 0, label %43
  ], !prof !0

12:                                               ; preds = %39, %37, %28, %14
  %13 = phi i32 [ 0, %14 ], [ 0, %28 ], [ 0, %37 ], [ %11, %39 ]
  ret i32 %13

14:                                               ; preds = %43
  store i64 -1, ptr %0, align 8
  br label %12

15:                                               ; preds = %43
  %16 = add i64 %10, 40
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %10, 48
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = sub nsw i64 %21, %18
  switch i64 %22, label %36 [
    i64 5, label %23
    i64 6, label %31
  ]

23:                                               ; preds = %15
  %24 = inttoptr i64 %18 to ptr
  %25 = load i64, ptr %24, align 1
  %26 = and i64 %25, 1099511627775
  %27 = icmp eq i64 %26, 336236856642
  br i1 %27, label %28, label %29

28:                                               ; preds = %23
  store i64 4, ptr %0, align 8
  br label %12

29:                                               ; preds = %23
  %30 = icmp eq i64 %22, 6
  br i1 %30, label %31, label %36

31:                                               ; preds = %15, %29
  %32 = inttoptr i64 %18 to ptr
  %33 = load i64, ptr %32, align 1
  %34 = and i64 %33, 281474976710655
  %35 = icmp eq i64 %34, 92673806257987
  br i1 %35, label %37, label %36

36:                                               ; preds = %15, %31, %29
  br label %37

37:                                               ; preds = %31, %36
  %38 = phi i64 [ -1, %36 ], [ 9, %31 ]
  store i64 %38, ptr %0, align 8
  br label %12

39:                                               ; preds = %5
  %40 = icmp sgt i32 %11, 0
  %41 = load ptr, ptr %7, align 8
  %42 = select i1 %40, ptr %41, ptr undef
  store ptr %42, ptr %1, align 8
  br label %12

43:                                               ; preds = %5, %5
  %44 = load i64, ptr %6, align 8
  %45 = icmp eq i64 %44, %4
  br i1 %45, label %15, label %14
}

define internal i32 @53(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = sub nsw i64 %2, %1
  %6 = icmp slt i64 %5, 8
  br i1 %6, label %8, label %9

7:                                                ; preds = %14, %13, %8
  ret i32 poison

8:                                                ; preds = %4
  store i64 0, ptr %0, align 8
  br label %7

9:                                                ; preds = %4
  %10 = inttoptr i64 %1 to ptr
  %11 = load i64, ptr %10, align 1
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  store i64 0, ptr %0, align 8
  br label %7

14:                                               ; preds = %9
  %15 = add nsw i64 %1, 8
  %16 = inttoptr i64 %3 to ptr
  store i64 %11, ptr %16, align 8
  store i64 %15, ptr %0, align 8
  br label %7
}

define internal i32 @54(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = add i64 %2, 224
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %3, 4
  %12 = inttoptr i64 %11 to ptr
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i64
  %15 = add nsw i64 %10, %14
  %16 = inttoptr i64 %15 to ptr
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i64
  %19 = add i64 %2, 232
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  store i64 0, ptr %7, align 8
  %22 = call i32 @55(ptr nonnull %7, i64 %4, i64 %5, i64 %21, i64 %18)
  %23 = load i64, ptr %7, align 8
  %24 = icmp ne i64 %23, 0
  %25 = zext i1 %24 to i8
  store i8 %25, ptr %0, align 1
  ret i32 poison
}

define internal i32 @55(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp eq i64 %4, 6
  br i1 %6, label %7, label %17

7:                                                ; preds = %5
  %8 = sub nsw i64 %2, %1
  %9 = icmp slt i64 %8, 4
  br i1 %9, label %11, label %12

10:                                               ; preds = %45, %44, %28, %23, %11
  ret i32 poison

11:                                               ; preds = %7
  store i64 0, ptr %0, align 8
  br label %10

12:                                               ; preds = %7
  %13 = inttoptr i64 %1 to ptr
  %14 = load i32, ptr %13, align 1
  %15 = zext i32 %14 to i64
  %16 = add nsw i64 %1, 4
  br label %17

17:                                               ; preds = %12, %5
  %18 = phi i64 [ %16, %12 ], [ %1, %5 ]
  %19 = phi i64 [ %15, %12 ], [ 0, %5 ]
  br i1 %6, label %39, label %20

20:                                               ; preds = %17
  %21 = sub nsw i64 %2, %18
  %22 = icmp slt i64 %21, 4
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  store i64 0, ptr %0, align 8
  br label %10

24:                                               ; preds = %20
  %25 = add nsw i64 %18, 4
  %26 = sub nsw i64 %2, %25
  %27 = icmp slt i64 %26, 2
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  store i64 0, ptr %0, align 8
  br label %10

29:                                               ; preds = %24
  %30 = inttoptr i64 %18 to ptr
  %31 = load i32, ptr %30, align 1
  %32 = zext i32 %31 to i64
  %33 = inttoptr i64 %25 to ptr
  %34 = load i16, ptr %33, align 1
  %35 = zext i16 %34 to i64
  %36 = add nsw i64 %18, 6
  %37 = shl nuw nsw i64 %35, 32
  %38 = or disjoint i64 %37, %32
  br label %39

39:                                               ; preds = %29, %17
  %40 = phi i64 [ %38, %29 ], [ %19, %17 ]
  %41 = phi i64 [ %36, %29 ], [ %18, %17 ]
  %42 = sub nsw i64 %2, %41
  %43 = icmp slt i64 %42, 2
  br i1 %43, label %44, label %45

44:                                               ; preds = %39
  store i64 0, ptr %0, align 8
  br label %10

45:                                               ; preds = %39
  %46 = inttoptr i64 %41 to ptr
  %47 = load i16, ptr %46, align 1
  %48 = add nsw i64 %41, 2
  %49 = zext i16 %47 to i64
  %50 = inttoptr i64 %3 to ptr
  store i64 %40, ptr %50, align 8
  %51 = add i64 %3, 8
  %52 = inttoptr i64 %51 to ptr
  store i64 %49, ptr %52, align 8
  store i64 %48, ptr %0, align 8
  br label %10
}

define internal i32 @56(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i8, align 1
  store i8 0, ptr %14, align 1
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca i8, align 1
  store i8 0, ptr %17, align 1
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i8, align 1
  store i8 0, ptr %19, align 1
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = sub nsw i64 %3, %2
  %22 = icmp slt i64 %21, 4
  br i1 %22, label %24, label %25

23:                                               ; preds = %417, %416, %411, %408, %402, %390, %376, %371, %359, %354, %349, %339, %334, %329, %323, %317, %312, %307, %302, %296, %291, %285, %280, %273, %269, %264, %249, %246, %240, %232, %229, %223, %215, %210, %204, %199, %193, %187, %183, %177, %169, %166, %160, %152, %147, %142, %134, %128, %123, %117, %114, %108, %100, %95, %90, %81, %73, %60, %52, %45, %37, %31, %24
  ret i32 0

24:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %23

25:                                               ; preds = %5
  %26 = inttoptr i64 %2 to ptr
  %27 = load i32, ptr %26, align 1
  %28 = add nsw i64 %2, 4
  %29 = sub nsw i64 %3, %28
  %30 = icmp slt i64 %29, 4
  br i1 %30, label %31, label %32

31:                                               ; preds = %25
  store i64 0, ptr %0, align 8
  br label %23

32:                                               ; preds = %25
  %33 = inttoptr i64 %28 to ptr
  %34 = load i32, ptr %33, align 1
  %35 = add nsw i64 %2, 8
  %36 = icmp sgt i64 %3, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %32
  store i64 0, ptr %0, align 8
  br label %23

38:                                               ; preds = %32
  %39 = inttoptr i64 %35 to ptr
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i64
  %42 = add nsw i64 %2, 9
  %43 = sub nsw i64 %3, %42
  %44 = icmp slt i64 %43, 2
  br i1 %44, label %45, label %46

45:                                               ; preds = %38
  store i64 0, ptr %0, align 8
  br label %23

46:                                               ; preds = %38
  %47 = inttoptr i64 %42 to ptr
  %48 = load i16, ptr %47, align 1
  %49 = add nsw i64 %2, 11
  %50 = sub nsw i64 %3, %49
  %51 = icmp slt i64 %50, 2
  br i1 %51, label %52, label %53

52:                                               ; preds = %46
  store i64 0, ptr %0, align 8
  br label %23

53:                                               ; preds = %46
  %54 = inttoptr i64 %49 to ptr
  %55 = load i16, ptr %54, align 1
  %56 = zext i16 %55 to i64
  %57 = add nsw i64 %2, 13
  %58 = sub nsw i64 %3, %57
  %59 = icmp slt i64 %58, %56
  br i1 %59, label %60, label %61

60:                                               ; preds = %53
  store i64 0, ptr %0, align 8
  br label %23

61:                                               ; preds = %53
  %62 = add nsw i64 %57, %56
  %63 = icmp eq i16 %55, 0
  br i1 %63, label %393, label %64

64:                                               ; preds = %61, %391
  %65 = phi i64 [ %386, %391 ], [ %57, %61 ]
  %66 = phi i64 [ %388, %391 ], [ 0, %61 ]
  %67 = phi i64 [ %387, %391 ], [ 0, %61 ]
  %68 = phi i64 [ %382, %391 ], [ 0, %61 ]
  %69 = phi i64 [ %383, %391 ], [ 0, %61 ]
  %70 = phi i64 [ %384, %391 ], [ 0, %61 ]
  %71 = phi i64 [ %385, %391 ], [ 0, %61 ]
  %72 = icmp sgt i64 %62, %65
  br i1 %72, label %74, label %73

73:                                               ; preds = %64
  store i64 0, ptr %0, align 8
  br label %23

74:                                               ; preds = %64
  %75 = inttoptr i64 %65 to ptr
  %76 = load i8, ptr %75, align 1
  %77 = add nsw i64 %65, 1
  switch i8 %76, label %381 [
    i8 0, label %78
    i8 1, label %87
    i8 2, label %98
    i8 3, label %120
    i8 4, label %131
    i8 5, label %150
    i8 6, label %167
    i8 7, label %184
    i8 8, label %190
    i8 9, label %196
    i8 10, label %207
    i8 11, label %213
    i8 12, label %247
    i8 13, label %277
    i8 16, label %283
    i8 17, label %288
    i8 18, label %299
    i8 19, label %305
    i8 20, label %310
    i8 21, label %315
    i8 -128, label %320
    i8 -127, label %326
    i8 -126, label %337
    i8 -125, label %357
  ]

78:                                               ; preds = %74
  %79 = sub nsw i64 %62, %77
  %80 = icmp slt i64 %79, 4
  br i1 %80, label %81, label %82

81:                                               ; preds = %78
  store i64 0, ptr %0, align 8
  br label %23

82:                                               ; preds = %78
  %83 = inttoptr i64 %77 to ptr
  %84 = load i32, ptr %83, align 1
  %85 = zext i32 %84 to i64
  %86 = add nsw i64 %65, 5
  br label %381

87:                                               ; preds = %74
  %88 = sub nsw i64 %62, %77
  %89 = icmp slt i64 %88, 4
  br i1 %89, label %90, label %91

90:                                               ; preds = %87
  store i64 0, ptr %0, align 8
  br label %23

91:                                               ; preds = %87
  %92 = add nsw i64 %65, 5
  %93 = sub nsw i64 %62, %92
  %94 = icmp slt i64 %93, 4
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store i64 0, ptr %0, align 8
  br label %23

96:                                               ; preds = %91
  %97 = add nsw i64 %65, 9
  br label %381

98:                                               ; preds = %74
  %99 = icmp sgt i64 %62, %77
  br i1 %99, label %101, label %100

100:                                              ; preds = %98
  store i64 0, ptr %0, align 8
  br label %23

101:                                              ; preds = %98
  %102 = inttoptr i64 %77 to ptr
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i64
  %105 = add nsw i64 %65, 2
  %106 = sub nsw i64 %62, %105
  %107 = icmp slt i64 %106, %104
  br i1 %107, label %108, label %109

108:                                              ; preds = %101
  store i64 0, ptr %0, align 8
  br label %23

109:                                              ; preds = %101
  %110 = add nsw i64 %105, %104
  store i8 0, ptr %6, align 1
  %111 = call i32 @57(ptr nonnull %6, ptr nonnull %7, i64 %105, i64 %110)
  %112 = load i8, ptr %6, align 1
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %114, label %115

114:                                              ; preds = %109
  store i64 0, ptr %0, align 8
  br label %23

115:                                              ; preds = %109
  %116 = icmp sgt i64 %62, %110
  br i1 %116, label %118, label %117

117:                                              ; preds = %115
  store i64 0, ptr %0, align 8
  br label %23

118:                                              ; preds = %115
  %119 = add nsw i64 %110, 1
  br label %381

120:                                              ; preds = %74
  %121 = sub nsw i64 %62, %77
  %122 = icmp slt i64 %121, 2
  br i1 %122, label %123, label %124

123:                                              ; preds = %120
  store i64 0, ptr %0, align 8
  br label %23

124:                                              ; preds = %120
  %125 = add nsw i64 %65, 3
  %126 = sub nsw i64 %62, %125
  %127 = icmp slt i64 %126, 2
  br i1 %127, label %128, label %129

128:                                              ; preds = %124
  store i64 0, ptr %0, align 8
  br label %23

129:                                              ; preds = %124
  %130 = add nsw i64 %65, 5
  br label %381

131:                                              ; preds = %74
  %132 = sub nsw i64 %62, %77
  %133 = icmp slt i64 %132, 2
  br i1 %133, label %134, label %135

134:                                              ; preds = %131
  store i64 0, ptr %0, align 8
  br label %23

135:                                              ; preds = %131
  %136 = inttoptr i64 %77 to ptr
  %137 = load i16, ptr %136, align 1
  %138 = zext i16 %137 to i64
  %139 = add nsw i64 %65, 3
  %140 = sub nsw i64 %62, %139
  %141 = icmp slt i64 %140, 2
  br i1 %141, label %142, label %143

142:                                              ; preds = %135
  store i64 0, ptr %0, align 8
  br label %23

143:                                              ; preds = %135
  %144 = add nsw i64 %65, 5
  %145 = sub nsw i64 %62, %144
  %146 = icmp slt i64 %145, 2
  br i1 %146, label %147, label %148

147:                                              ; preds = %143
  store i64 0, ptr %0, align 8
  br label %23

148:                                              ; preds = %143
  %149 = add nsw i64 %65, 7
  br label %381

150:                                              ; preds = %74
  %151 = icmp sgt i64 %62, %77
  br i1 %151, label %153, label %152

152:                                              ; preds = %150
  store i64 0, ptr %0, align 8
  br label %23

153:                                              ; preds = %150
  %154 = inttoptr i64 %77 to ptr
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i64
  %157 = add nsw i64 %65, 2
  %158 = sub nsw i64 %62, %157
  %159 = icmp slt i64 %158, %156
  br i1 %159, label %160, label %161

160:                                              ; preds = %153
  store i64 0, ptr %0, align 8
  br label %23

161:                                              ; preds = %153
  %162 = add nsw i64 %157, %156
  store i8 0, ptr %8, align 1
  %163 = call i32 @57(ptr nonnull %8, ptr nonnull %9, i64 %157, i64 %162)
  %164 = load i8, ptr %8, align 1
  %165 = icmp eq i8 %164, 0
  br i1 %165, label %166, label %381

166:                                              ; preds = %161
  store i64 0, ptr %0, align 8
  br label %23

167:                                              ; preds = %74
  %168 = icmp sgt i64 %62, %77
  br i1 %168, label %170, label %169

169:                                              ; preds = %167
  store i64 0, ptr %0, align 8
  br label %23

170:                                              ; preds = %167
  %171 = inttoptr i64 %77 to ptr
  %172 = load i8, ptr %171, align 1
  %173 = zext i8 %172 to i64
  %174 = add nsw i64 %65, 2
  %175 = sub nsw i64 %62, %174
  %176 = icmp slt i64 %175, %173
  br i1 %176, label %177, label %178

177:                                              ; preds = %170
  store i64 0, ptr %0, align 8
  br label %23

178:                                              ; preds = %170
  %179 = add nsw i64 %174, %173
  store i8 0, ptr %10, align 1
  %180 = call i32 @57(ptr nonnull %10, ptr nonnull %11, i64 %174, i64 %179)
  %181 = load i8, ptr %10, align 1
  %182 = icmp eq i8 %181, 0
  br i1 %182, label %183, label %381

183:                                              ; preds = %178
  store i64 0, ptr %0, align 8
  br label %23

184:                                              ; preds = %74
  %185 = sub nsw i64 %62, %77
  %186 = icmp slt i64 %185, 2
  br i1 %186, label %187, label %188

187:                                              ; preds = %184
  store i64 0, ptr %0, align 8
  br label %23

188:                                              ; preds = %184
  %189 = add nsw i64 %65, 3
  br label %381

190:                                              ; preds = %74
  %191 = sub nsw i64 %62, %77
  %192 = icmp slt i64 %191, 2
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  store i64 0, ptr %0, align 8
  br label %23

194:                                              ; preds = %190
  %195 = add nsw i64 %65, 3
  br label %381

196:                                              ; preds = %74
  %197 = sub nsw i64 %62, %77
  %198 = icmp slt i64 %197, 8
  br i1 %198, label %199, label %200

199:                                              ; preds = %196
  store i64 0, ptr %0, align 8
  br label %23

200:                                              ; preds = %196
  %201 = inttoptr i64 %77 to ptr
  %202 = load i64, ptr %201, align 1
  %203 = icmp slt i64 %202, 0
  br i1 %203, label %204, label %205

204:                                              ; preds = %200
  store i64 0, ptr %0, align 8
  br label %23

205:                                              ; preds = %200
  %206 = add nsw i64 %65, 9
  br label %381

207:                                              ; preds = %74
  %208 = sub nsw i64 %62, %77
  %209 = icmp slt i64 %208, 4
  br i1 %209, label %210, label %211

210:                                              ; preds = %207
  store i64 0, ptr %0, align 8
  br label %23

211:                                              ; preds = %207
  %212 = add nsw i64 %65, 5
  br label %381

213:                                              ; preds = %74
  %214 = icmp sgt i64 %62, %77
  br i1 %214, label %216, label %215

215:                                              ; preds = %213
  store i64 0, ptr %0, align 8
  br label %23

216:                                              ; preds = %213
  %217 = inttoptr i64 %77 to ptr
  %218 = load i8, ptr %217, align 1
  %219 = zext i8 %218 to i64
  %220 = add nsw i64 %65, 2
  %221 = sub nsw i64 %62, %220
  %222 = icmp slt i64 %221, %219
  br i1 %222, label %223, label %224

223:                                              ; preds = %216
  store i64 0, ptr %0, align 8
  br label %23

224:                                              ; preds = %216
  %225 = add nsw i64 %220, %219
  store i8 0, ptr %12, align 1
  %226 = call i32 @57(ptr nonnull %12, ptr nonnull %13, i64 %220, i64 %225)
  %227 = load i8, ptr %12, align 1
  %228 = icmp eq i8 %227, 0
  br i1 %228, label %229, label %230

229:                                              ; preds = %224
  store i64 0, ptr %0, align 8
  br label %23

230:                                              ; preds = %224
  %231 = icmp sgt i64 %62, %225
  br i1 %231, label %233, label %232

232:                                              ; preds = %230
  store i64 0, ptr %0, align 8
  br label %23

233:                                              ; preds = %230
  %234 = inttoptr i64 %225 to ptr
  %235 = load i8, ptr %234, align 1
  %236 = zext i8 %235 to i64
  %237 = add nsw i64 %225, 1
  %238 = sub nsw i64 %62, %237
  %239 = icmp slt i64 %238, %236
  br i1 %239, label %240, label %241

240:                                              ; preds = %233
  store i64 0, ptr %0, align 8
  br label %23

241:                                              ; preds = %233
  %242 = add nsw i64 %237, %236
  store i8 0, ptr %14, align 1
  %243 = call i32 @57(ptr nonnull %14, ptr nonnull %15, i64 %237, i64 %242)
  %244 = load i8, ptr %14, align 1
  %245 = icmp eq i8 %244, 0
  br i1 %245, label %246, label %381

246:                                              ; preds = %241
  store i64 0, ptr %0, align 8
  br label %23

247:                                              ; preds = %74
  %248 = icmp sgt i64 %62, %77
  br i1 %248, label %250, label %249

249:                                              ; preds = %247
  store i64 0, ptr %0, align 8
  br label %23

250:                                              ; preds = %247
  %251 = inttoptr i64 %77 to ptr
  %252 = load i8, ptr %251, align 1
  %253 = add nsw i64 %65, 2
  %254 = icmp eq i8 %252, -2
  %255 = select i1 %254, i8 0, i8 %252
  %256 = zext i8 %255 to i64
  %257 = icmp eq i8 %255, 0
  br i1 %257, label %381, label %258

258:                                              ; preds = %250, %274
  %259 = phi i64 [ %271, %274 ], [ %253, %250 ]
  %260 = phi i64 [ %275, %274 ], [ 0, %250 ]
  store i64 0, ptr %16, align 8
  %261 = call i32 @58(ptr nonnull %16, i64 %259, i64 %62)
  %262 = load i64, ptr %16, align 8
  %263 = icmp eq i64 %262, %62
  br i1 %263, label %264, label %265

264:                                              ; preds = %258
  store i64 0, ptr %0, align 8
  br label %23

265:                                              ; preds = %258
  store i8 0, ptr %17, align 1
  %266 = call i32 @57(ptr nonnull %17, ptr nonnull %18, i64 %259, i64 %262)
  %267 = load i8, ptr %17, align 1
  %268 = icmp eq i8 %267, 0
  br i1 %268, label %269, label %270

269:                                              ; preds = %265
  store i64 0, ptr %0, align 8
  br label %23

270:                                              ; preds = %265
  %271 = add nsw i64 %262, 1
  %272 = icmp eq i64 %271, %259
  br i1 %272, label %273, label %274

273:                                              ; preds = %270
  store i64 0, ptr %0, align 8
  br label %23

274:                                              ; preds = %270
  %275 = add nuw nsw i64 %260, 1
  %276 = icmp samesign ult i64 %275, %256
  br i1 %276, label %258, label %381

277:                                              ; preds = %74
  %278 = sub nsw i64 %62, %77
  %279 = icmp slt i64 %278, 3
  br i1 %279, label %280, label %281

280:                                              ; preds = %277
  store i64 0, ptr %0, align 8
  br label %23

281:                                              ; preds = %277
  %282 = add nsw i64 %65, 4
  br label %381

283:                                              ; preds = %74
  %284 = icmp sgt i64 %62, %77
  br i1 %284, label %286, label %285

285:                                              ; preds = %283
  store i64 0, ptr %0, align 8
  br label %23

286:                                              ; preds = %283
  %287 = add nsw i64 %65, 2
  br label %381

288:                                              ; preds = %74
  %289 = sub nsw i64 %62, %77
  %290 = icmp slt i64 %289, 8
  br i1 %290, label %291, label %292

291:                                              ; preds = %288
  store i64 0, ptr %0, align 8
  br label %23

292:                                              ; preds = %288
  %293 = inttoptr i64 %77 to ptr
  %294 = load i64, ptr %293, align 1
  %295 = icmp slt i64 %294, 0
  br i1 %295, label %296, label %297

296:                                              ; preds = %292
  store i64 0, ptr %0, align 8
  br label %23

297:                                              ; preds = %292
  %298 = add nsw i64 %65, 9
  br label %381

299:                                              ; preds = %74
  %300 = sub nsw i64 %62, %77
  %301 = icmp slt i64 %300, 2
  br i1 %301, label %302, label %303

302:                                              ; preds = %299
  store i64 0, ptr %0, align 8
  br label %23

303:                                              ; preds = %299
  %304 = add nsw i64 %65, 3
  br label %381

305:                                              ; preds = %74
  %306 = icmp sgt i64 %62, %77
  br i1 %306, label %308, label %307

307:                                              ; preds = %305
  store i64 0, ptr %0, align 8
  br label %23

308:                                              ; preds = %305
  %309 = add nsw i64 %65, 2
  br label %381

310:                                              ; preds = %74
  %311 = icmp sgt i64 %62, %77
  br i1 %311, label %313, label %312

312:                                              ; preds = %310
  store i64 0, ptr %0, align 8
  br label %23

313:                                              ; preds = %310
  %314 = add nsw i64 %65, 2
  br label %381

315:                                              ; preds = %74
  %316 = icmp sgt i64 %62, %77
  br i1 %316, label %318, label %317

317:                                              ; preds = %315
  store i64 0, ptr %0, align 8
  br label %23

318:                                              ; preds = %315
  %319 = add nsw i64 %65, 2
  br label %381

320:                                              ; preds = %74
  %321 = sub nsw i64 %62, %77
  %322 = icmp slt i64 %321, 3
  br i1 %322, label %323, label %324

323:                                              ; preds = %320
  store i64 0, ptr %0, align 8
  br label %23

324:                                              ; preds = %320
  %325 = add nsw i64 %65, 4
  br label %381

326:                                              ; preds = %74
  %327 = sub nsw i64 %62, %77
  %328 = icmp slt i64 %327, 8
  br i1 %328, label %329, label %330

329:                                              ; preds = %326
  store i64 0, ptr %0, align 8
  br label %23

330:                                              ; preds = %326
  %331 = inttoptr i64 %77 to ptr
  %332 = load i64, ptr %331, align 1
  %333 = icmp slt i64 %332, 0
  br i1 %333, label %334, label %335

334:                                              ; preds = %330
  store i64 0, ptr %0, align 8
  br label %23

335:                                              ; preds = %330
  %336 = add nsw i64 %65, 9
  br label %381

337:                                              ; preds = %74
  %338 = icmp sgt i64 %62, %77
  br i1 %338, label %340, label %339

339:                                              ; preds = %337
  store i64 0, ptr %0, align 8
  br label %23

340:                                              ; preds = %337
  %341 = inttoptr i64 %77 to ptr
  %342 = load i8, ptr %341, align 1
  %343 = add nsw i64 %65, 2
  %344 = and i8 %342, 12
  %345 = icmp eq i8 %344, 0
  br i1 %345, label %381, label %346

346:                                              ; preds = %340
  %347 = sub nsw i64 %62, %343
  %348 = icmp slt i64 %347, 8
  br i1 %348, label %349, label %350

349:                                              ; preds = %346
  store i64 0, ptr %0, align 8
  br label %23

350:                                              ; preds = %346
  %351 = inttoptr i64 %343 to ptr
  %352 = load i64, ptr %351, align 1
  %353 = icmp slt i64 %352, 0
  br i1 %353, label %354, label %355

354:                                              ; preds = %350
  store i64 0, ptr %0, align 8
  br label %23

355:                                              ; preds = %350
  %356 = add nsw i64 %65, 10
  br label %381

357:                                              ; preds = %74
  %358 = icmp sgt i64 %62, %77
  br i1 %358, label %360, label %359

359:                                              ; preds = %357
  store i64 0, ptr %0, align 8
  br label %23

360:                                              ; preds = %357
  %361 = inttoptr i64 %77 to ptr
  %362 = load i8, ptr %361, align 1
  %363 = zext i8 %362 to i64
  %364 = add nsw i64 %65, 2
  %365 = icmp eq i8 %362, 0
  br i1 %365, label %381, label %366

366:                                              ; preds = %360, %377
  %367 = phi i64 [ %378, %377 ], [ %364, %360 ]
  %368 = phi i64 [ %379, %377 ], [ 0, %360 ]
  %369 = sub nsw i64 %62, %367
  %370 = icmp slt i64 %369, 2
  br i1 %370, label %371, label %372

371:                                              ; preds = %366
  store i64 0, ptr %0, align 8
  br label %23

372:                                              ; preds = %366
  %373 = add nsw i64 %367, 2
  %374 = sub nsw i64 %62, %373
  %375 = icmp slt i64 %374, 2
  br i1 %375, label %376, label %377

376:                                              ; preds = %372
  store i64 0, ptr %0, align 8
  br label %23

377:                                              ; preds = %372
  %378 = add nsw i64 %367, 4
  %379 = add nuw nsw i64 %368, 1
  %380 = icmp samesign ult i64 %379, %363
  br i1 %380, label %366, label %381

381:                                              ; preds = %74, %360, %377, %340, %355, %250, %274, %241, %178, %161, %335, %324, %318, %313, %308, %303, %297, %286, %281, %211, %205, %194, %188, %148, %129, %118, %96, %82
  %382 = phi i64 [ %68, %82 ], [ %68, %96 ], [ %68, %118 ], [ %68, %129 ], [ %68, %148 ], [ %68, %360 ], [ %68, %161 ], [ %68, %188 ], [ %68, %194 ], [ %68, %205 ], [ %68, %211 ], [ %68, %178 ], [ %68, %241 ], [ %68, %281 ], [ %68, %286 ], [ %294, %297 ], [ %68, %303 ], [ %68, %308 ], [ %68, %313 ], [ %68, %318 ], [ %68, %324 ], [ %68, %335 ], [ %68, %250 ], [ %68, %340 ], [ %68, %274 ], [ %68, %355 ], [ %68, %377 ], [ %68, %74 ]
  %383 = phi i64 [ %69, %82 ], [ %69, %96 ], [ %69, %118 ], [ %69, %129 ], [ %69, %148 ], [ %69, %360 ], [ %69, %161 ], [ %69, %188 ], [ %69, %194 ], [ %69, %205 ], [ %69, %211 ], [ %69, %178 ], [ %69, %241 ], [ %69, %281 ], [ %69, %286 ], [ 1, %297 ], [ %69, %303 ], [ %69, %308 ], [ %69, %313 ], [ %69, %318 ], [ %69, %324 ], [ %69, %335 ], [ %69, %250 ], [ %69, %340 ], [ %69, %274 ], [ %69, %355 ], [ %69, %377 ], [ %69, %74 ]
  %384 = phi i64 [ %70, %82 ], [ %70, %96 ], [ %70, %118 ], [ %70, %129 ], [ %138, %148 ], [ %70, %360 ], [ %70, %161 ], [ %70, %188 ], [ %70, %194 ], [ %70, %205 ], [ %70, %211 ], [ %70, %178 ], [ %70, %241 ], [ %70, %281 ], [ %70, %286 ], [ %70, %297 ], [ %70, %303 ], [ %70, %308 ], [ %70, %313 ], [ %70, %318 ], [ %70, %324 ], [ %70, %335 ], [ %70, %250 ], [ %70, %340 ], [ %70, %274 ], [ %70, %355 ], [ %70, %377 ], [ %70, %74 ]
  %385 = phi i64 [ %71, %82 ], [ %71, %96 ], [ %71, %118 ], [ %71, %129 ], [ 1, %148 ], [ %71, %360 ], [ %71, %161 ], [ %71, %188 ], [ %71, %194 ], [ %71, %205 ], [ %71, %211 ], [ %71, %178 ], [ %71, %241 ], [ %71, %281 ], [ %71, %286 ], [ %71, %297 ], [ %71, %303 ], [ %71, %308 ], [ %71, %313 ], [ %71, %318 ], [ %71, %324 ], [ %71, %335 ], [ %71, %250 ], [ %71, %340 ], [ %71, %274 ], [ %71, %355 ], [ %71, %377 ], [ %71, %74 ]
  %386 = phi i64 [ %86, %82 ], [ %97, %96 ], [ %119, %118 ], [ %130, %129 ], [ %149, %148 ], [ %364, %360 ], [ %162, %161 ], [ %189, %188 ], [ %195, %194 ], [ %206, %205 ], [ %212, %211 ], [ %179, %178 ], [ %242, %241 ], [ %282, %281 ], [ %287, %286 ], [ %298, %297 ], [ %304, %303 ], [ %309, %308 ], [ %314, %313 ], [ %319, %318 ], [ %325, %324 ], [ %336, %335 ], [ %253, %250 ], [ %343, %340 ], [ %271, %274 ], [ %356, %355 ], [ %378, %377 ], [ %62, %74 ]
  %387 = phi i64 [ 1, %82 ], [ %67, %96 ], [ %67, %118 ], [ %67, %129 ], [ %67, %148 ], [ %67, %360 ], [ %67, %161 ], [ %67, %188 ], [ %67, %194 ], [ %67, %205 ], [ %67, %211 ], [ %67, %178 ], [ %67, %241 ], [ %67, %281 ], [ %67, %286 ], [ %67, %297 ], [ %67, %303 ], [ %67, %308 ], [ %67, %313 ], [ %67, %318 ], [ %67, %324 ], [ %67, %335 ], [ %67, %250 ], [ %67, %340 ], [ %67, %274 ], [ %67, %355 ], [ %67, %377 ], [ %67, %74 ]
  %388 = phi i64 [ %85, %82 ], [ %66, %96 ], [ %66, %118 ], [ %66, %129 ], [ %66, %148 ], [ %66, %360 ], [ %66, %161 ], [ %66, %188 ], [ %66, %194 ], [ %66, %205 ], [ %66, %211 ], [ %66, %178 ], [ %66, %241 ], [ %66, %281 ], [ %66, %286 ], [ %66, %297 ], [ %66, %303 ], [ %66, %308 ], [ %66, %313 ], [ %66, %318 ], [ %66, %324 ], [ %66, %335 ], [ %66, %250 ], [ %66, %340 ], [ %66, %274 ], [ %66, %355 ], [ %66, %377 ], [ %66, %74 ]
  %389 = icmp eq i64 %386, %65
  br i1 %389, label %390, label %391

390:                                              ; preds = %381
  store i64 0, ptr %0, align 8
  br label %23

391:                                              ; preds = %381
  %392 = icmp slt i64 %386, %62
  br i1 %392, label %64, label %393

393:                                              ; preds = %391, %61
  %394 = phi i64 [ %388, %391 ], [ 0, %61 ]
  %395 = phi i64 [ %387, %391 ], [ 0, %61 ]
  %396 = phi i64 [ %382, %391 ], [ 0, %61 ]
  %397 = phi i64 [ %383, %391 ], [ 0, %61 ]
  %398 = phi i64 [ %384, %391 ], [ 0, %61 ]
  %399 = phi i64 [ %385, %391 ], [ 0, %61 ]
  %400 = sub nsw i64 %3, %62
  %401 = icmp slt i64 %400, %41
  br i1 %401, label %402, label %403

402:                                              ; preds = %393
  store i64 0, ptr %0, align 8
  br label %23

403:                                              ; preds = %393
  %404 = add nsw i64 %62, %41
  store i8 0, ptr %19, align 1
  %405 = call i32 @57(ptr nonnull %19, ptr nonnull %20, i64 %62, i64 %404)
  %406 = load i8, ptr %19, align 1
  %407 = icmp eq i8 %406, 0
  br i1 %407, label %408, label %409

408:                                              ; preds = %403
  store i64 0, ptr %0, align 8
  br label %23

409:                                              ; preds = %403
  %410 = icmp sgt i64 %3, %404
  br i1 %410, label %412, label %411

411:                                              ; preds = %409
  store i64 0, ptr %0, align 8
  br label %23

412:                                              ; preds = %409
  %413 = inttoptr i64 %404 to ptr
  %414 = load i8, ptr %413, align 1
  %415 = icmp eq i8 %414, 0
  br i1 %415, label %417, label %416

416:                                              ; preds = %412
  store i64 0, ptr %0, align 8
  br label %23

417:                                              ; preds = %412
  %418 = add nsw i64 %404, 1
  %419 = zext i16 %48 to i64
  %420 = zext i32 %34 to i64
  %421 = zext i32 %27 to i64
  %422 = inttoptr i64 %4 to ptr
  store i64 %421, ptr %422, align 8
  %423 = add i64 %4, 8
  %424 = inttoptr i64 %423 to ptr
  store i64 %420, ptr %424, align 8
  %425 = add i64 %4, 16
  %426 = inttoptr i64 %425 to ptr
  store i64 %419, ptr %426, align 8
  %427 = add i64 %4, 24
  %428 = inttoptr i64 %427 to ptr
  store i64 %62, ptr %428, align 8
  %429 = add i64 %4, 32
  %430 = inttoptr i64 %429 to ptr
  store i64 %404, ptr %430, align 8
  %431 = add i64 %4, 40
  %432 = inttoptr i64 %431 to ptr
  store i64 %418, ptr %432, align 8
  %433 = add i64 %4, 48
  %434 = inttoptr i64 %433 to ptr
  store i64 %3, ptr %434, align 8
  %435 = add i64 %4, 56
  %436 = inttoptr i64 %435 to ptr
  store i64 %394, ptr %436, align 8
  %437 = add i64 %4, 64
  %438 = inttoptr i64 %437 to ptr
  store i64 %395, ptr %438, align 8
  %439 = add i64 %4, 72
  %440 = inttoptr i64 %439 to ptr
  store i64 %396, ptr %440, align 8
  %441 = add i64 %4, 80
  %442 = inttoptr i64 %441 to ptr
  store i64 %397, ptr %442, align 8
  %443 = add i64 %4, 88
  %444 = inttoptr i64 %443 to ptr
  store i64 %398, ptr %444, align 8
  %445 = add i64 %4, 96
  %446 = inttoptr i64 %445 to ptr
  store i64 %399, ptr %446, align 8
  store i64 %3, ptr %0, align 8
  br label %23
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #0

define internal i32 @57(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3) {
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  store i8 0, ptr %5, align 1
  %7 = call i32 @59(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %3)
  %8 = load i8, ptr %5, align 1
  %9 = icmp ne i8 %8, 0
  %10 = zext i1 %9 to i8
  store i8 %10, ptr %0, align 1
  ret i32 poison
}

define internal i32 @58(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775807, -9223372036854775808) %1, i64 range(i64 -9223372036854775795, -9223372036854775808) %2) {
  %4 = icmp slt i64 %1, %2
  br i1 %4, label %5, label %17

5:                                                ; preds = %3
  %6 = inttoptr i64 %1 to ptr
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %5, %13
  %10 = phi i64 [ %11, %13 ], [ %1, %5 ]
  %11 = add nsw i64 %10, 1
  %12 = icmp slt i64 %11, %2
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = inttoptr i64 %11 to ptr
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %9

17:                                               ; preds = %13, %9, %5, %3
  %18 = phi i64 [ %11, %13 ], [ %11, %9 ], [ %1, %5 ], [ %1, %3 ]
  store i64 %18, ptr %0, align 8
  ret i32 poison
}

define internal i32 @59(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  br label %9

9:                                                ; preds = %34, %4
  %10 = phi i64 [ %2, %4 ], [ %35, %34 ]
  store i64 0, ptr %5, align 8
  %11 = call i32 @60(ptr nonnull %5, ptr nonnull %6, i64 %10, i64 %3)
  %12 = load i64, ptr %5, align 8
  %13 = add nsw i64 %10, %12
  %14 = icmp slt i64 %13, %3
  br i1 %14, label %17, label %15

15:                                               ; preds = %22, %9
  %16 = phi i8 [ 1, %9 ], [ 0, %22 ]
  store i8 %16, ptr %0, align 1
  ret i32 poison

17:                                               ; preds = %9, %32
  %18 = phi i64 [ %29, %32 ], [ %13, %9 ]
  %19 = inttoptr i64 %18 to ptr
  %20 = load i8, ptr %19, align 1
  %21 = icmp sgt i8 %20, -1
  br i1 %21, label %34, label %22

22:                                               ; preds = %17
  %23 = zext i8 %20 to i64
  store i64 0, ptr %7, align 8
  %24 = call i32 @61(ptr nonnull %7, ptr nonnull %8, i64 %18, i64 %23)
  %25 = load i64, ptr %7, align 8
  %26 = icmp eq i64 %25, 0
  %27 = icmp sgt i64 %25, 4
  %28 = or i1 %26, %27
  %29 = add nsw i64 %18, %25
  %30 = icmp sgt i64 %29, %3
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %15, label %32

32:                                               ; preds = %22
  %33 = icmp slt i64 %29, %3
  br i1 %33, label %17, label %34

34:                                               ; preds = %17, %32
  %35 = phi i64 [ %29, %32 ], [ %18, %17 ]
  br label %9
}

define internal i32 @60(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = icmp slt i64 %2, %3
  br i1 %6, label %7, label %23

7:                                                ; preds = %4, %20
  %8 = phi i64 [ %21, %20 ], [ %2, %4 ]
  %9 = inttoptr i64 %8 to ptr
  %10 = load <16 x i8>, ptr %9, align 1
  %11 = icmp slt <16 x i8> %10, zeroinitializer
  %12 = bitcast <16 x i1> %11 to i16
  %13 = icmp eq i16 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %7
  %15 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %12, i1 true)
  %16 = zext nneg i16 %15 to i64
  %17 = add nsw i64 %8, %16
  store i64 0, ptr %5, align 8
  %18 = call i32 @20(ptr nonnull %5, i64 %17, i64 %3)
  %19 = load i64, ptr %5, align 8
  br label %23

20:                                               ; preds = %7
  %21 = add nsw i64 %8, 16
  %22 = icmp slt i64 %21, %3
  br i1 %22, label %7, label %23

23:                                               ; preds = %4, %20, %14
  %24 = phi i64 [ %19, %14 ], [ %3, %20 ], [ %3, %4 ]
  %25 = sub nsw i64 %24, %2
  store i64 %25, ptr %0, align 8
  ret i32 poison
}

define internal i32 @61(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3) {
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = add nsw i64 %2, 1
  %9 = inttoptr i64 %8 to ptr
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i64
  store i8 0, ptr %5, align 1
  %12 = call i32 @62(ptr nonnull %5, i64 %11)
  %13 = load i8, ptr %5, align 1
  %14 = icmp eq i8 %13, 0
  %15 = add nsw i64 %3, -245
  %16 = icmp ult i64 %15, -51
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %19, label %20

18:                                               ; preds = %62, %61, %52, %43, %42, %31, %22, %19
  ret i32 poison

19:                                               ; preds = %4
  store i64 0, ptr %0, align 8
  br label %18

20:                                               ; preds = %4
  %21 = icmp samesign ult i64 %3, 224
  br i1 %21, label %22, label %23

22:                                               ; preds = %20
  store i64 2, ptr %0, align 8
  br label %18

23:                                               ; preds = %20
  %24 = add nsw i64 %2, 2
  %25 = inttoptr i64 %24 to ptr
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i64
  store i8 0, ptr %6, align 1
  %28 = call i32 @62(ptr nonnull %6, i64 %27)
  %29 = load i8, ptr %6, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %23
  store i64 0, ptr %0, align 8
  br label %18

32:                                               ; preds = %23
  %33 = icmp samesign ult i64 %3, 240
  br i1 %33, label %34, label %44

34:                                               ; preds = %32
  %35 = icmp eq i64 %3, 224
  %36 = icmp ult i8 %10, -96
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = icmp eq i64 %3, 237
  %40 = icmp ugt i8 %10, -97
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34
  store i64 0, ptr %0, align 8
  br label %18

43:                                               ; preds = %38
  store i64 3, ptr %0, align 8
  br label %18

44:                                               ; preds = %32
  %45 = add nsw i64 %2, 3
  %46 = inttoptr i64 %45 to ptr
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i64
  store i8 0, ptr %7, align 1
  %49 = call i32 @62(ptr nonnull %7, i64 %48)
  %50 = load i8, ptr %7, align 1
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %44
  store i64 0, ptr %0, align 8
  br label %18

53:                                               ; preds = %44
  %54 = icmp eq i64 %3, 240
  %55 = icmp ult i8 %10, -112
  %56 = select i1 %54, i1 %55, i1 false
  br i1 %56, label %61, label %57

57:                                               ; preds = %53
  %58 = icmp eq i64 %3, 244
  %59 = icmp ugt i8 %10, -113
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %62

61:                                               ; preds = %57, %53
  store i64 0, ptr %0, align 8
  br label %18

62:                                               ; preds = %57
  store i64 4, ptr %0, align 8
  br label %18
}

define internal i32 @62(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 256) %1) {
  %3 = and i64 %1, 192
  %4 = icmp eq i64 %3, 128
  %5 = zext i1 %4 to i8
  store i8 %5, ptr %0, align 1
  ret i32 poison
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

define internal i32 @63(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 range(i64 0, 4294967296) %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = add i64 %2, 232
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  store i64 0, ptr %8, align 8
  %15 = call i32 @87(ptr nonnull %8, i64 %4, i64 %5, i64 %14)
  %16 = load i64, ptr %8, align 8
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %18, label %22

18:                                               ; preds = %7
  store i8 0, ptr %9, align 1
  %19 = call i32 @88(ptr nonnull %9, i64 %14)
  %20 = load i8, ptr %9, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %48, %24, %7, %18
  %23 = phi i8 [ 0, %7 ], [ 0, %18 ], [ 1, %24 ], [ 1, %48 ]
  store i8 %23, ptr %0, align 1
  ret i32 poison

24:                                               ; preds = %18
  %25 = add i64 %14, 8
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = inttoptr i64 %14 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %3, 192
  store i64 0, ptr %10, align 8
  %31 = call i32 @89(ptr nonnull %10, ptr nonnull %11, i64 %30, i64 %27, i64 %6, i64 %29)
  %32 = load i64, ptr %10, align 8
  %33 = sub nsw i64 %32, %30
  %34 = add i64 %3, 72
  %35 = inttoptr i64 %34 to ptr
  store i64 %33, ptr %35, align 8
  %36 = add i64 %3, 48
  %37 = inttoptr i64 %36 to ptr
  store i64 %27, ptr %37, align 8
  %38 = add i64 %3, 56
  %39 = inttoptr i64 %38 to ptr
  store i64 %6, ptr %39, align 8
  %40 = add i64 %3, 64
  %41 = inttoptr i64 %40 to ptr
  store i64 %29, ptr %41, align 8
  %42 = add i64 %3, 40
  %43 = inttoptr i64 %42 to ptr
  store i64 2, ptr %43, align 8
  %44 = add i64 %14, 80
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %22, label %48

48:                                               ; preds = %24
  %49 = add i64 %14, 72
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %3, 88
  %53 = inttoptr i64 %52 to ptr
  store i64 %51, ptr %53, align 8
  %54 = add i64 %3, 80
  %55 = inttoptr i64 %54 to ptr
  store i64 1, ptr %55, align 8
  br label %22
}

define internal range(i32 0, 2) i32 @64(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %2, 232
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  store i64 0, ptr %7, align 8
  %17 = call i32 @85(ptr nonnull %7, ptr nonnull %8, i64 %4, i64 %5, i64 %16)
  %18 = load i64, ptr %7, align 8
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %23, label %22

20:                                               ; preds = %76, %75, %56, %46, %22
  %21 = phi i32 [ 0, %22 ], [ 0, %46 ], [ 0, %56 ], [ 0, %75 ], [ %58, %76 ]
  ret i32 %21

22:                                               ; preds = %6
  store i8 0, ptr %0, align 1
  br label %20

23:                                               ; preds = %6
  %24 = add i64 %16, 8
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %16, 24
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %16, 64
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %16, 80
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %16, 40
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %16, 16
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = sub nsw i64 %41, %26
  %43 = icmp ne i64 %42, 16
  %44 = icmp slt i64 %29, 0
  %45 = select i1 %43, i1 true, i1 %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %23
  store i8 0, ptr %0, align 1
  br label %20

47:                                               ; preds = %23
  store i64 0, ptr %9, align 8
  %48 = call i32 @21(ptr nonnull %9, i64 %32, i64 %35)
  %49 = load i64, ptr %9, align 8
  %50 = icmp sgt i64 %49, 253402300799999999
  br i1 %50, label %56, label %51

51:                                               ; preds = %47
  %52 = add i64 %16, 56
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, %38
  br i1 %55, label %57, label %56

56:                                               ; preds = %47, %51
  store i8 0, ptr %0, align 1
  br label %20

57:                                               ; preds = %51
  store ptr null, ptr %10, align 8
  %58 = call i32 @69(ptr nonnull %10, ptr nonnull %11, i64 %3, i64 %26, i64 0, i64 0, i64 %29)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %80, label %76, !prof !1

60:                                               ; preds = %80
  %61 = add i64 %16, 32
  %62 = inttoptr i64 %61 to ptr
  %63 = load i64, ptr %62, align 8
  %64 = add i64 %16, 48
  %65 = inttoptr i64 %64 to ptr
  %66 = load i64, ptr %65, align 8
  store ptr null, ptr %12, align 8
  %67 = call i32 @70(ptr nonnull %12, i64 %3, i64 %63, i64 %66)
  br label %68

68:                                               ; preds = %60, %80
  %69 = add i64 %16, 72
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %75, label %73

73:                                               ; preds = %68
  store ptr null, ptr %13, align 8
  %74 = call i32 @71(ptr nonnull %13, i64 %3, i64 %32, i64 %35)
  br label %75

75:                                               ; preds = %73, %68
  store i8 1, ptr %0, align 1
  br label %20

76:                                               ; preds = %57
  %77 = icmp eq i32 %58, 0
  %78 = load ptr, ptr %11, align 8
  %79 = select i1 %77, ptr undef, ptr %78
  store ptr %79, ptr %1, align 8
  br label %20

80:                                               ; preds = %57
  %81 = icmp eq i64 %38, 0
  br i1 %81, label %68, label %60
}

define internal range(i32 0, 2) i32 @65(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i8, align 1
  store i8 0, ptr %11, align 1
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %2, 232
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %2, 96
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  store i64 0, ptr %7, align 8
  %23 = call i32 @66(ptr nonnull %7, ptr nonnull %8, i64 %4, i64 %5, i64 %19)
  %24 = load i64, ptr %7, align 8
  %25 = icmp eq i64 %24, %5
  br i1 %25, label %29, label %28

26:                                               ; preds = %105, %104, %89, %80, %55, %28
  %27 = phi i32 [ 0, %28 ], [ 0, %55 ], [ 0, %80 ], [ 0, %89 ], [ 0, %104 ], [ %91, %105 ]
  ret i32 %27

28:                                               ; preds = %6
  store i8 0, ptr %0, align 1
  br label %26

29:                                               ; preds = %6
  %30 = inttoptr i64 %19 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %19, 16
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %19, 24
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %19, 32
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %31, 0
  br i1 %41, label %55, label %42

42:                                               ; preds = %29
  %43 = add i64 %19, 8
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  store i8 0, ptr %9, align 1
  %46 = call i32 @67(ptr nonnull %9, ptr nonnull %10, i64 %22, i64 %31, i64 %45)
  %47 = load i8, ptr %9, align 1
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %42
  store i8 0, ptr %11, align 1
  %50 = call i32 @68(ptr nonnull %11, i64 %34, i64 %37)
  %51 = load i8, ptr %11, align 1
  %52 = icmp eq i8 %51, 0
  %53 = icmp slt i64 %40, 1
  %54 = select i1 %52, i1 true, i1 %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %49, %42, %29
  store i8 0, ptr %0, align 1
  br label %26

56:                                               ; preds = %49
  %57 = add i64 %19, 56
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %19, 88
  %61 = inttoptr i64 %60 to ptr
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %19, 80
  %64 = inttoptr i64 %63 to ptr
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %19, 104
  %67 = inttoptr i64 %66 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %74, label %70

70:                                               ; preds = %56
  %71 = add i64 %19, 96
  %72 = inttoptr i64 %71 to ptr
  %73 = load i64, ptr %72, align 8
  br label %74

74:                                               ; preds = %70, %56
  %75 = phi i64 [ %73, %70 ], [ %65, %56 ]
  %76 = add i64 %19, 72
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %59, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %74
  store i8 0, ptr %0, align 1
  br label %26

81:                                               ; preds = %74
  store i64 0, ptr %12, align 8
  %82 = call i32 @21(ptr nonnull %12, i64 %65, i64 %75)
  %83 = load i64, ptr %12, align 8
  %84 = icmp sgt i64 %83, 253402300799999999
  br i1 %84, label %89, label %85

85:                                               ; preds = %81
  %86 = icmp ne i64 %75, 0
  %87 = icmp eq i64 %62, 0
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %89, label %90

89:                                               ; preds = %85, %81
  store i8 0, ptr %0, align 1
  br label %26

90:                                               ; preds = %85
  store ptr null, ptr %13, align 8
  %91 = call i32 @69(ptr nonnull %13, ptr nonnull %14, i64 %3, i64 %22, i64 %34, i64 %37, i64 %40)
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %109, label %105, !prof !1

93:                                               ; preds = %109
  %94 = add i64 %19, 48
  %95 = inttoptr i64 %94 to ptr
  %96 = load i64, ptr %95, align 8
  %97 = add i64 %19, 64
  %98 = inttoptr i64 %97 to ptr
  %99 = load i64, ptr %98, align 8
  store ptr null, ptr %15, align 8
  %100 = call i32 @70(ptr nonnull %15, i64 %3, i64 %96, i64 %99)
  br label %101

101:                                              ; preds = %93, %109
  br i1 %87, label %104, label %102

102:                                              ; preds = %101
  store ptr null, ptr %16, align 8
  %103 = call i32 @71(ptr nonnull %16, i64 %3, i64 %65, i64 %75)
  br label %104

104:                                              ; preds = %102, %101
  store i8 1, ptr %0, align 1
  br label %26

105:                                              ; preds = %90
  %106 = icmp eq i32 %91, 0
  %107 = load ptr, ptr %14, align 8
  %108 = select i1 %106, ptr undef, ptr %107
  store ptr %108, ptr %1, align 8
  br label %26

109:                                              ; preds = %90
  %110 = icmp eq i64 %59, 0
  br i1 %110, label %101, label %93
}

define internal i32 @66(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [3 x i64], align 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %8, align 8
  %9 = alloca [3 x i64], align 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 0, ptr %11, align 8
  %12 = alloca [3 x i64], align 8
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %14, align 8
  %15 = alloca [3 x i64], align 8
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 0, ptr %17, align 8
  %18 = alloca [3 x i64], align 8
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i64 0, ptr %20, align 8
  %21 = alloca [2 x i64], align 8
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca [3 x i64], align 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 0, ptr %26, align 8
  %27 = alloca [3 x i64], align 8
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 0, ptr %29, align 8
  %30 = alloca i8, align 1
  store i8 0, ptr %30, align 1
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  %32 = alloca [3 x i64], align 8
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 0, ptr %34, align 8
  %35 = alloca [3 x i64], align 8
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 0, ptr %37, align 8
  %38 = alloca [3 x i64], align 8
  store i64 0, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i64 0, ptr %40, align 8
  %41 = alloca [3 x i64], align 8
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %43, align 8
  %44 = alloca [3 x i64], align 8
  store i64 0, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i64 0, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %46, align 8
  %47 = alloca [3 x i64], align 8
  store i64 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store i64 0, ptr %49, align 8
  %50 = alloca [3 x i64], align 8
  store i64 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i64 0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store i64 0, ptr %52, align 8
  %53 = alloca [3 x i64], align 8
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store i64 0, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 16
  store i64 0, ptr %55, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %56 = call i32 @83(ptr nonnull %6, i64 %2, i64 %3)
  %57 = load i64, ptr %6, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %60, label %61

59:                                               ; preds = %199, %196, %178, %173, %168, %163, %158, %152, %146, %140, %134, %128, %124, %118, %109, %106, %99, %93, %70, %65, %60
  ret i32 poison

60:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %59

61:                                               ; preds = %5
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %62 = call i32 @83(ptr nonnull %9, i64 %57, i64 %3)
  %63 = load i64, ptr %9, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store i64 0, ptr %0, align 8
  br label %59

66:                                               ; preds = %61
  store i64 0, ptr %12, align 8
  store i64 0, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %67 = call i32 @83(ptr nonnull %12, i64 %63, i64 %3)
  %68 = load i64, ptr %12, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store i64 0, ptr %0, align 8
  br label %59

71:                                               ; preds = %66
  %72 = icmp slt i64 %68, %3
  br i1 %72, label %73, label %199

73:                                               ; preds = %71, %197
  %74 = phi i64 [ %180, %197 ], [ 0, %71 ]
  %75 = phi i64 [ %181, %197 ], [ -1, %71 ]
  %76 = phi i64 [ %182, %197 ], [ 0, %71 ]
  %77 = phi i64 [ %183, %197 ], [ -1, %71 ]
  %78 = phi i64 [ %184, %197 ], [ 0, %71 ]
  %79 = phi i64 [ %185, %197 ], [ 0, %71 ]
  %80 = phi i64 [ %186, %197 ], [ 0, %71 ]
  %81 = phi i64 [ %187, %197 ], [ 0, %71 ]
  %82 = phi i64 [ %188, %197 ], [ 0, %71 ]
  %83 = phi i64 [ %189, %197 ], [ 0, %71 ]
  %84 = phi i64 [ %190, %197 ], [ 0, %71 ]
  %85 = phi i64 [ %191, %197 ], [ 0, %71 ]
  %86 = phi i64 [ %192, %197 ], [ 0, %71 ]
  %87 = phi i64 [ %193, %197 ], [ 0, %71 ]
  %88 = phi i64 [ %194, %197 ], [ %68, %71 ]
  store i64 0, ptr %15, align 8
  store i64 0, ptr %16, align 8
  store i64 0, ptr %17, align 8
  %89 = call i32 @83(ptr nonnull %15, i64 %88, i64 %3)
  %90 = load i64, ptr %15, align 8
  %91 = load i64, ptr %16, align 8
  %92 = icmp eq i64 %90, 0
  br i1 %92, label %93, label %94

93:                                               ; preds = %73
  store i64 0, ptr %0, align 8
  br label %59

94:                                               ; preds = %73
  switch i64 %91, label %179 [
    i64 0, label %95
    i64 1, label %100
    i64 2, label %113
    i64 3, label %119
    i64 4, label %135
    i64 5, label %141
    i64 6, label %147
    i64 7, label %153
    i64 8, label %159
    i64 9, label %164
    i64 10, label %169
    i64 11, label %174
  ]

95:                                               ; preds = %94
  store i64 0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  %96 = call i32 @83(ptr nonnull %18, i64 %90, i64 %3)
  %97 = load i64, ptr %18, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %179

99:                                               ; preds = %95
  store i64 0, ptr %0, align 8
  br label %59

100:                                              ; preds = %94, %110
  %101 = phi i64 [ %104, %110 ], [ %90, %94 ]
  %102 = phi i64 [ %111, %110 ], [ 0, %94 ]
  store i64 0, ptr %21, align 8
  store i64 0, ptr %22, align 8
  %103 = call i32 @82(ptr nonnull %21, ptr nonnull %23, i64 %101, i64 %3)
  %104 = load i64, ptr %21, align 8
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %107

106:                                              ; preds = %100
  store i64 0, ptr %0, align 8
  br label %59

107:                                              ; preds = %100
  %108 = icmp eq i64 %104, %101
  br i1 %108, label %109, label %110

109:                                              ; preds = %107
  store i64 0, ptr %0, align 8
  br label %59

110:                                              ; preds = %107
  %111 = add nuw nsw i64 %102, 1
  %112 = icmp samesign ult i64 %102, 15
  br i1 %112, label %100, label %179

113:                                              ; preds = %94
  store i64 0, ptr %24, align 8
  store i64 0, ptr %25, align 8
  store i64 0, ptr %26, align 8
  %114 = call i32 @83(ptr nonnull %24, i64 %90, i64 %3)
  %115 = load i64, ptr %26, align 8
  %116 = load i64, ptr %24, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %179

118:                                              ; preds = %113
  store i64 0, ptr %0, align 8
  br label %59

119:                                              ; preds = %94
  store i64 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i64 0, ptr %29, align 8
  %120 = call i32 @83(ptr nonnull %27, i64 %90, i64 %3)
  %121 = load i64, ptr %27, align 8
  %122 = load i64, ptr %28, align 8
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %124, label %125

124:                                              ; preds = %119
  store i64 0, ptr %0, align 8
  br label %59

125:                                              ; preds = %119
  %126 = sub nsw i64 %3, %121
  %127 = icmp sgt i64 %122, %126
  br i1 %127, label %128, label %129

128:                                              ; preds = %125
  store i64 0, ptr %0, align 8
  br label %59

129:                                              ; preds = %125
  %130 = add nsw i64 %121, %122
  store i8 0, ptr %30, align 1
  %131 = call i32 @84(ptr nonnull %30, ptr nonnull %31, i64 %121, i64 %130)
  %132 = load i8, ptr %30, align 1
  %133 = icmp eq i8 %132, 0
  br i1 %133, label %134, label %179

134:                                              ; preds = %129
  store i64 0, ptr %0, align 8
  br label %59

135:                                              ; preds = %94
  store i64 0, ptr %32, align 8
  store i64 0, ptr %33, align 8
  store i64 0, ptr %34, align 8
  %136 = call i32 @83(ptr nonnull %32, i64 %90, i64 %3)
  %137 = load i64, ptr %34, align 8
  %138 = load i64, ptr %32, align 8
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %179

140:                                              ; preds = %135
  store i64 0, ptr %0, align 8
  br label %59

141:                                              ; preds = %94
  store i64 0, ptr %35, align 8
  store i64 0, ptr %36, align 8
  store i64 0, ptr %37, align 8
  %142 = call i32 @83(ptr nonnull %35, i64 %90, i64 %3)
  %143 = load i64, ptr %37, align 8
  %144 = load i64, ptr %35, align 8
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %179

146:                                              ; preds = %141
  store i64 0, ptr %0, align 8
  br label %59

147:                                              ; preds = %94
  store i64 0, ptr %38, align 8
  store i64 0, ptr %39, align 8
  store i64 0, ptr %40, align 8
  %148 = call i32 @83(ptr nonnull %38, i64 %90, i64 %3)
  %149 = load i64, ptr %39, align 8
  %150 = load i64, ptr %38, align 8
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %152, label %179

152:                                              ; preds = %147
  store i64 0, ptr %0, align 8
  br label %59

153:                                              ; preds = %94
  store i64 0, ptr %41, align 8
  store i64 0, ptr %42, align 8
  store i64 0, ptr %43, align 8
  %154 = call i32 @83(ptr nonnull %41, i64 %90, i64 %3)
  %155 = load i64, ptr %42, align 8
  %156 = load i64, ptr %41, align 8
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %158, label %179

158:                                              ; preds = %153
  store i64 0, ptr %0, align 8
  br label %59

159:                                              ; preds = %94
  store i64 0, ptr %44, align 8
  store i64 0, ptr %45, align 8
  store i64 0, ptr %46, align 8
  %160 = call i32 @83(ptr nonnull %44, i64 %90, i64 %3)
  %161 = load i64, ptr %44, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %179

163:                                              ; preds = %159
  store i64 0, ptr %0, align 8
  br label %59

164:                                              ; preds = %94
  store i64 0, ptr %47, align 8
  store i64 0, ptr %48, align 8
  store i64 0, ptr %49, align 8
  %165 = call i32 @83(ptr nonnull %47, i64 %90, i64 %3)
  %166 = load i64, ptr %47, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %168, label %179

168:                                              ; preds = %164
  store i64 0, ptr %0, align 8
  br label %59

169:                                              ; preds = %94
  store i64 0, ptr %50, align 8
  store i64 0, ptr %51, align 8
  store i64 0, ptr %52, align 8
  %170 = call i32 @83(ptr nonnull %50, i64 %90, i64 %3)
  %171 = load i64, ptr %50, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %179

173:                                              ; preds = %169
  store i64 0, ptr %0, align 8
  br label %59

174:                                              ; preds = %94
  store i64 0, ptr %53, align 8
  store i64 0, ptr %54, align 8
  store i64 0, ptr %55, align 8
  %175 = call i32 @83(ptr nonnull %53, i64 %90, i64 %3)
  %176 = load i64, ptr %53, align 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %179

178:                                              ; preds = %174
  store i64 0, ptr %0, align 8
  br label %59

179:                                              ; preds = %94, %174, %169, %164, %159, %153, %147, %141, %135, %129, %113, %110, %95
  %180 = phi i64 [ %74, %174 ], [ %74, %95 ], [ %90, %110 ], [ %74, %113 ], [ %74, %129 ], [ %74, %135 ], [ %74, %141 ], [ %74, %147 ], [ %74, %153 ], [ %74, %159 ], [ %74, %164 ], [ %74, %169 ], [ %74, %94 ]
  %181 = phi i64 [ %75, %174 ], [ %75, %95 ], [ %104, %110 ], [ %75, %113 ], [ %75, %129 ], [ %75, %135 ], [ %75, %141 ], [ %75, %147 ], [ %75, %153 ], [ %75, %159 ], [ %75, %164 ], [ %75, %169 ], [ %75, %94 ]
  %182 = phi i64 [ %76, %174 ], [ %76, %95 ], [ %76, %110 ], [ %76, %113 ], [ %121, %129 ], [ %76, %135 ], [ %76, %141 ], [ %76, %147 ], [ %76, %153 ], [ %76, %159 ], [ %76, %164 ], [ %76, %169 ], [ %76, %94 ]
  %183 = phi i64 [ %77, %174 ], [ %77, %95 ], [ %77, %110 ], [ %77, %113 ], [ %130, %129 ], [ %77, %135 ], [ %77, %141 ], [ %77, %147 ], [ %77, %153 ], [ %77, %159 ], [ %77, %164 ], [ %77, %169 ], [ %77, %94 ]
  %184 = phi i64 [ %78, %174 ], [ %78, %95 ], [ %78, %110 ], [ %115, %113 ], [ %78, %129 ], [ %78, %135 ], [ %78, %141 ], [ %78, %147 ], [ %78, %153 ], [ %78, %159 ], [ %78, %164 ], [ %78, %169 ], [ %78, %94 ]
  %185 = phi i64 [ %79, %174 ], [ %79, %95 ], [ %79, %110 ], [ 1, %113 ], [ %79, %129 ], [ %79, %135 ], [ %79, %141 ], [ %79, %147 ], [ %79, %153 ], [ %79, %159 ], [ %79, %164 ], [ %79, %169 ], [ %79, %94 ]
  %186 = phi i64 [ %80, %174 ], [ %80, %95 ], [ %80, %110 ], [ %80, %113 ], [ %80, %129 ], [ %137, %135 ], [ %80, %141 ], [ %80, %147 ], [ %80, %153 ], [ %80, %159 ], [ %80, %164 ], [ %80, %169 ], [ %80, %94 ]
  %187 = phi i64 [ %81, %174 ], [ %81, %95 ], [ %81, %110 ], [ %81, %113 ], [ %81, %129 ], [ 1, %135 ], [ %81, %141 ], [ %81, %147 ], [ %81, %153 ], [ %81, %159 ], [ %81, %164 ], [ %81, %169 ], [ %81, %94 ]
  %188 = phi i64 [ %82, %174 ], [ %82, %95 ], [ %82, %110 ], [ %82, %113 ], [ %82, %129 ], [ %82, %135 ], [ %143, %141 ], [ %82, %147 ], [ %82, %153 ], [ %82, %159 ], [ %82, %164 ], [ %82, %169 ], [ %82, %94 ]
  %189 = phi i64 [ %83, %174 ], [ %83, %95 ], [ %83, %110 ], [ %83, %113 ], [ %83, %129 ], [ %83, %135 ], [ 1, %141 ], [ %83, %147 ], [ %83, %153 ], [ %83, %159 ], [ %83, %164 ], [ %83, %169 ], [ %83, %94 ]
  %190 = phi i64 [ %84, %174 ], [ %84, %95 ], [ %84, %110 ], [ %84, %113 ], [ %84, %129 ], [ %84, %135 ], [ %84, %141 ], [ %149, %147 ], [ %84, %153 ], [ %84, %159 ], [ %84, %164 ], [ %84, %169 ], [ %84, %94 ]
  %191 = phi i64 [ %85, %174 ], [ %85, %95 ], [ %85, %110 ], [ %85, %113 ], [ %85, %129 ], [ %85, %135 ], [ %85, %141 ], [ 1, %147 ], [ %85, %153 ], [ %85, %159 ], [ %85, %164 ], [ %85, %169 ], [ %85, %94 ]
  %192 = phi i64 [ %86, %174 ], [ %86, %95 ], [ %86, %110 ], [ %86, %113 ], [ %86, %129 ], [ %86, %135 ], [ %86, %141 ], [ %86, %147 ], [ %155, %153 ], [ %86, %159 ], [ %86, %164 ], [ %86, %169 ], [ %86, %94 ]
  %193 = phi i64 [ %87, %174 ], [ %87, %95 ], [ %87, %110 ], [ %87, %113 ], [ %87, %129 ], [ %87, %135 ], [ %87, %141 ], [ %87, %147 ], [ 1, %153 ], [ %87, %159 ], [ %87, %164 ], [ %87, %169 ], [ %87, %94 ]
  %194 = phi i64 [ %176, %174 ], [ %97, %95 ], [ %104, %110 ], [ %116, %113 ], [ %130, %129 ], [ %138, %135 ], [ %144, %141 ], [ %150, %147 ], [ %156, %153 ], [ %161, %159 ], [ %166, %164 ], [ %171, %169 ], [ %3, %94 ]
  %195 = icmp eq i64 %194, %88
  br i1 %195, label %196, label %197

196:                                              ; preds = %179
  store i64 0, ptr %0, align 8
  br label %59

197:                                              ; preds = %179
  %198 = icmp slt i64 %194, %3
  br i1 %198, label %73, label %199

199:                                              ; preds = %197, %71
  %200 = phi i64 [ %180, %197 ], [ 0, %71 ]
  %201 = phi i64 [ %181, %197 ], [ -1, %71 ]
  %202 = phi i64 [ %182, %197 ], [ 0, %71 ]
  %203 = phi i64 [ %183, %197 ], [ -1, %71 ]
  %204 = phi i64 [ %184, %197 ], [ 0, %71 ]
  %205 = phi i64 [ %185, %197 ], [ 0, %71 ]
  %206 = phi i64 [ %186, %197 ], [ 0, %71 ]
  %207 = phi i64 [ %187, %197 ], [ 0, %71 ]
  %208 = phi i64 [ %188, %197 ], [ 0, %71 ]
  %209 = phi i64 [ %189, %197 ], [ 0, %71 ]
  %210 = phi i64 [ %190, %197 ], [ 0, %71 ]
  %211 = phi i64 [ %191, %197 ], [ 0, %71 ]
  %212 = phi i64 [ %192, %197 ], [ 0, %71 ]
  %213 = phi i64 [ %193, %197 ], [ 0, %71 ]
  %214 = phi i64 [ %194, %197 ], [ %68, %71 ]
  %215 = inttoptr i64 %4 to ptr
  store i64 %200, ptr %215, align 8
  %216 = add i64 %4, 8
  %217 = inttoptr i64 %216 to ptr
  store i64 %201, ptr %217, align 8
  %218 = add i64 %4, 16
  %219 = inttoptr i64 %218 to ptr
  store i64 %202, ptr %219, align 8
  %220 = add i64 %4, 24
  %221 = inttoptr i64 %220 to ptr
  store i64 %203, ptr %221, align 8
  %222 = add i64 %4, 32
  %223 = inttoptr i64 %222 to ptr
  store i64 %204, ptr %223, align 8
  %224 = add i64 %4, 40
  %225 = inttoptr i64 %224 to ptr
  store i64 %205, ptr %225, align 8
  %226 = add i64 %4, 48
  %227 = inttoptr i64 %226 to ptr
  store i64 %206, ptr %227, align 8
  %228 = add i64 %4, 56
  %229 = inttoptr i64 %228 to ptr
  store i64 %207, ptr %229, align 8
  %230 = add i64 %4, 64
  %231 = inttoptr i64 %230 to ptr
  store i64 %208, ptr %231, align 8
  %232 = add i64 %4, 72
  %233 = inttoptr i64 %232 to ptr
  store i64 %209, ptr %233, align 8
  %234 = add i64 %4, 80
  %235 = inttoptr i64 %234 to ptr
  store i64 %210, ptr %235, align 8
  %236 = add i64 %4, 88
  %237 = inttoptr i64 %236 to ptr
  store i64 %211, ptr %237, align 8
  %238 = add i64 %4, 96
  %239 = inttoptr i64 %238 to ptr
  store i64 %212, ptr %239, align 8
  %240 = add i64 %4, 104
  %241 = inttoptr i64 %240 to ptr
  store i64 %213, ptr %241, align 8
  store i64 %214, ptr %0, align 8
  br label %59
}

define internal i32 @67(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 1, 0) %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca [2 x i64], align 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  store i64 0, ptr %6, align 8
  store i64 16, ptr %7, align 8
  br label %11

11:                                               ; preds = %5, %17
  %12 = phi i64 [ %3, %5 ], [ %29, %17 ]
  %13 = load i64, ptr %7, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %24, label %21

15:                                               ; preds = %24, %21
  %16 = phi i8 [ %23, %21 ], [ 0, %24 ]
  store i8 %16, ptr %0, align 1
  ret i32 poison

17:                                               ; preds = %24
  %18 = add nsw i64 %2, %25
  %19 = trunc i64 %30 to i8
  %20 = inttoptr i64 %18 to ptr
  store i8 %19, ptr %20, align 1
  br label %11

21:                                               ; preds = %11
  %22 = icmp eq i64 %12, %4
  %23 = zext i1 %22 to i8
  br label %15

24:                                               ; preds = %11
  %25 = load i64, ptr %6, align 8
  %26 = add nsw i64 %13, -1
  store i64 %26, ptr %7, align 8
  %27 = add i64 %25, 1
  store i64 %27, ptr %6, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %28 = call i32 @82(ptr nonnull %8, ptr nonnull %10, i64 %12, i64 %4)
  %29 = load i64, ptr %8, align 8
  %30 = load i64, ptr %9, align 8
  %31 = icmp eq i64 %29, 0
  %32 = icmp sgt i64 %30, 255
  %33 = select i1 %31, i1 true, i1 %32
  br i1 %33, label %15, label %17
}

define internal i32 @68(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = sub nsw i64 %2, %1
  %5 = icmp sgt i64 %4, 32
  br i1 %5, label %7, label %8

6:                                                ; preds = %26, %22, %7
  ret i32 poison

7:                                                ; preds = %3
  store i8 0, ptr %0, align 1
  br label %6

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %8, %23
  %11 = phi i64 [ %24, %23 ], [ %1, %8 ]
  %12 = inttoptr i64 %11 to ptr
  %13 = load i8, ptr %12, align 1
  %14 = add i8 %13, -97
  %15 = icmp ult i8 %14, 26
  br i1 %15, label %23, label %16

16:                                               ; preds = %10
  %17 = icmp ugt i8 %13, 47
  br i1 %17, label %18, label %22

18:                                               ; preds = %16
  %19 = icmp ult i8 %13, 58
  %20 = icmp eq i8 %13, 95
  %21 = or i1 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %16, %18
  store i8 0, ptr %0, align 1
  br label %6

23:                                               ; preds = %10, %18
  %24 = add nsw i64 %11, 1
  %25 = icmp slt i64 %24, %2
  br i1 %25, label %10, label %26

26:                                               ; preds = %23, %8
  store i8 1, ptr %0, align 1
  br label %6
}

define internal range(i32 0, 2) i32 @69(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 range(i64 0, -9223372036854775808) %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = add nsw i64 %2, 192
  store i64 0, ptr %8, align 8
  %11 = call i32 @72(ptr nonnull %8, ptr nonnull %9, i64 %10, i64 %3, i64 %4, i64 %5, i64 %6)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %36, label %32, !prof !1

13:                                               ; preds = %36
  %14 = inttoptr i64 %3 to ptr
  %15 = load i64, ptr %14, align 1
  %16 = add i64 %2, 48
  %17 = inttoptr i64 %16 to ptr
  store i64 %15, ptr %17, align 8
  %18 = add nsw i64 %3, 8
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 1
  %21 = add i64 %2, 56
  %22 = inttoptr i64 %21 to ptr
  store i64 %20, ptr %22, align 8
  %23 = add i64 %2, 64
  %24 = inttoptr i64 %23 to ptr
  store i64 %6, ptr %24, align 8
  %25 = icmp sgt i64 %5, %4
  %26 = select i1 %25, i64 3, i64 1
  %27 = add i64 %2, 40
  %28 = inttoptr i64 %27 to ptr
  store i64 %26, ptr %28, align 8
  store ptr null, ptr %0, align 8
  br label %29

29:                                               ; preds = %32, %31, %13
  %30 = phi i32 [ 0, %13 ], [ 0, %31 ], [ %11, %32 ]
  ret i32 %30

31:                                               ; preds = %36
  store ptr null, ptr %0, align 8
  br label %29

32:                                               ; preds = %7
  %33 = icmp eq i32 %11, 0
  %34 = load ptr, ptr %9, align 8
  %35 = select i1 %33, ptr undef, ptr %34
  store ptr %35, ptr %1, align 8
  br label %29

36:                                               ; preds = %7
  %37 = load i64, ptr %8, align 8
  %38 = sub nsw i64 %37, %10
  %39 = add i64 %2, 72
  %40 = inttoptr i64 %39 to ptr
  store i64 %38, ptr %40, align 8
  %41 = icmp eq i64 %37, %10
  br i1 %41, label %31, label %13
}

define internal i32 @70(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %1, 96
  %6 = inttoptr i64 %5 to ptr
  store i64 %2, ptr %6, align 8
  %7 = add i64 %1, 104
  %8 = inttoptr i64 %7 to ptr
  store i64 %3, ptr %8, align 8
  %9 = add i64 %1, 80
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = or i64 %11, 2
  store i64 %12, ptr %10, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @71(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %1, 112
  %6 = inttoptr i64 %5 to ptr
  store i64 %2, ptr %6, align 8
  %7 = add i64 %1, 120
  %8 = inttoptr i64 %7 to ptr
  store i64 %3, ptr %8, align 8
  %9 = add i64 %1, 80
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = or i64 %11, 4
  store i64 %12, ptr %10, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @72(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775616, -9223372036854775808) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 0, -9223372036854775808) %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = inttoptr i64 %3 to ptr
  %14 = load i64, ptr %13, align 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %7
  %17 = add nsw i64 %3, 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 1
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %24

21:                                               ; preds = %33, %37, %23
  %22 = phi i32 [ 0, %23 ], [ %25, %37 ], [ 0, %33 ]
  ret i32 %22

23:                                               ; preds = %16
  store i64 %2, ptr %0, align 8
  br label %21

24:                                               ; preds = %16, %7
  store i64 0, ptr %8, align 8
  %25 = call i32 @73(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %41, label %37, !prof !1

27:                                               ; preds = %41
  %28 = sub nsw i64 %5, %4
  store ptr null, ptr %10, align 8
  %29 = call i32 @74(ptr nonnull %10, i64 %44, i64 %4, i64 %28)
  %30 = add nsw i64 %44, %28
  %31 = inttoptr i64 %30 to ptr
  store i8 58, ptr %31, align 1
  %32 = add nsw i64 %30, 1
  br label %33

33:                                               ; preds = %27, %41
  %34 = phi i64 [ %32, %27 ], [ %44, %41 ]
  store i64 0, ptr %11, align 8
  %35 = call i32 @75(ptr nonnull %11, ptr nonnull %12, i64 %34, i64 %6)
  %36 = load i64, ptr %11, align 8
  store i64 %36, ptr %0, align 8
  br label %21

37:                                               ; preds = %24
  %38 = icmp eq i32 %25, 0
  %39 = load ptr, ptr %9, align 8
  %40 = select i1 %38, ptr undef, ptr %39
  store ptr %40, ptr %1, align 8
  br label %21

41:                                               ; preds = %24
  %42 = load i64, ptr %8, align 8
  %43 = inttoptr i64 %42 to ptr
  store i8 58, ptr %43, align 1
  %44 = add nsw i64 %42, 1
  %45 = icmp sgt i64 %5, %4
  br i1 %45, label %27, label %33
}

define internal range(i32 0, 2) i32 @73(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775616, -9223372036854775808) %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %5, align 8
  store i64 16, ptr %6, align 8
  br label %11

11:                                               ; preds = %18, %4
  %12 = phi i64 [ %2, %4 ], [ %34, %18 ]
  %13 = load i64, ptr %6, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %38, label %37

15:                                               ; preds = %48
  %16 = inttoptr i64 %12 to ptr
  store i8 45, ptr %16, align 1
  %17 = add nsw i64 %12, 1
  br label %18

18:                                               ; preds = %48, %15
  %19 = phi i64 [ %17, %15 ], [ %12, %48 ]
  %20 = add nsw i64 %3, %39
  %21 = inttoptr i64 %20 to ptr
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i64
  %24 = lshr i64 %23, 4
  store i64 0, ptr %9, align 8
  %25 = call i32 @81(ptr nonnull %9, i64 %24)
  %26 = load i64, ptr %9, align 8
  %27 = trunc i64 %26 to i8
  %28 = inttoptr i64 %19 to ptr
  store i8 %27, ptr %28, align 1
  %29 = and i64 %23, 15
  store i64 0, ptr %10, align 8
  %30 = call i32 @81(ptr nonnull %10, i64 %29)
  %31 = load i64, ptr %10, align 8
  %32 = trunc i64 %31 to i8
  %33 = getelementptr i8, ptr %28, i64 1
  store i8 %32, ptr %33, align 1
  %34 = add nsw i64 %19, 2
  br label %11

35:                                               ; preds = %44, %37
  %36 = phi i32 [ 0, %37 ], [ %42, %44 ]
  ret i32 %36

37:                                               ; preds = %11
  store i64 %12, ptr %0, align 8
  br label %35

38:                                               ; preds = %11
  %39 = load i64, ptr %5, align 8
  %40 = add nsw i64 %13, -1
  store i64 %40, ptr %6, align 8
  %41 = add i64 %39, 1
  store i64 %41, ptr %5, align 8
  store i8 0, ptr %7, align 1
  %42 = call i32 @80(ptr nonnull %7, ptr nonnull %8, i64 4, i64 6, i64 8, i64 10, i64 %39)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44, !prof !1

44:                                               ; preds = %38
  %45 = icmp eq i32 %42, 0
  %46 = load ptr, ptr %8, align 8
  %47 = select i1 %45, ptr undef, ptr %46
  store ptr %47, ptr %1, align 8
  br label %35

48:                                               ; preds = %38
  %49 = load i8, ptr %7, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %18, label %15
}

define internal i32 @74(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = inttoptr i64 %2 to ptr
  %6 = load <32 x i8>, ptr %5, align 1
  %7 = inttoptr i64 %1 to ptr
  store <32 x i8> %6, ptr %7, align 1
  %8 = icmp sgt i64 %3, 32
  br i1 %8, label %9, label %26

9:                                                ; preds = %4
  %10 = icmp sgt i64 %3, 512
  br i1 %10, label %12, label %13

11:                                               ; preds = %26, %25, %12
  ret i32 poison

12:                                               ; preds = %9
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %7, ptr nonnull align 1 %5, i64 %3, i1 false)
  store ptr null, ptr %0, align 8
  br label %11

13:                                               ; preds = %9
  %14 = add nsw i64 %1, %3
  %15 = add nsw i64 %1, 32
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i64 [ %15, %13 ], [ %23, %16 ]
  %18 = phi i64 [ %2, %13 ], [ %19, %16 ]
  %19 = add nsw i64 %18, 32
  %20 = inttoptr i64 %19 to ptr
  %21 = load <32 x i8>, ptr %20, align 1
  %22 = inttoptr i64 %17 to ptr
  store <32 x i8> %21, ptr %22, align 1
  %23 = add nsw i64 %17, 32
  %24 = icmp slt i64 %23, %14
  br i1 %24, label %16, label %25

25:                                               ; preds = %16
  store ptr null, ptr %0, align 8
  br label %11

26:                                               ; preds = %4
  store ptr null, ptr %0, align 8
  br label %11
}

define internal i32 @75(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = icmp slt i64 %3, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = inttoptr i64 %2 to ptr
  store i8 45, ptr %11, align 1
  %12 = add nsw i64 %2, 1
  %13 = sub i64 0, %3
  store i64 0, ptr %5, align 8
  %14 = call i32 @76(ptr nonnull %5, ptr nonnull %6, i64 %12, i64 %13)
  %15 = load i64, ptr %5, align 8
  br label %19

16:                                               ; preds = %4
  store i64 0, ptr %7, align 8
  %17 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %3)
  %18 = load i64, ptr %7, align 8
  br label %19

19:                                               ; preds = %16, %10
  %20 = phi i64 [ %18, %16 ], [ %15, %10 ]
  store i64 %20, ptr %0, align 8
  ret i32 poison
}

define internal i32 @76(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = icmp ult i64 %3, 100000000
  br i1 %15, label %16, label %19

16:                                               ; preds = %4
  store i64 0, ptr %5, align 8
  %17 = call i32 @77(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %3)
  %18 = load i64, ptr %5, align 8
  br label %38

19:                                               ; preds = %4
  %20 = udiv i64 %3, 100000000
  %21 = icmp ult i64 %3, 10000000000000000
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  store i64 0, ptr %7, align 8
  %23 = call i32 @77(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %20)
  br label %31

24:                                               ; preds = %19
  %25 = udiv i64 %3, 10000000000000000
  store i64 0, ptr %9, align 8
  %26 = call i32 @77(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %25)
  %27 = load i64, ptr %9, align 8
  %28 = mul nsw i64 %25, -100000000
  %29 = add nsw i64 %28, %20
  store i64 0, ptr %11, align 8
  %30 = call i32 @78(ptr nonnull %11, ptr nonnull %12, i64 %27, i64 %29)
  br label %31

31:                                               ; preds = %24, %22
  %32 = phi ptr [ %11, %24 ], [ %7, %22 ]
  %33 = load i64, ptr %32, align 8
  %34 = mul i64 %20, -100000000
  %35 = add i64 %34, %3
  store i64 0, ptr %13, align 8
  %36 = call i32 @78(ptr nonnull %13, ptr nonnull %14, i64 %33, i64 %35)
  %37 = load i64, ptr %13, align 8
  br label %38

38:                                               ; preds = %31, %16
  %39 = phi i64 [ %37, %31 ], [ %18, %16 ]
  store i64 %39, ptr %0, align 8
  ret i32 poison
}

define internal i32 @77(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 184467440738) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = call i32 @79(ptr nonnull %5, i64 %3)
  %7 = load i64, ptr %5, align 8
  %8 = icmp eq i64 %3, 0
  %9 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %7, i1 false)
  %10 = lshr i64 %9, 3
  %11 = select i1 %8, i64 7, i64 %10
  %12 = add nsw i64 %7, 3472328296227680304
  %13 = shl nuw nsw i64 %11, 3
  %14 = lshr i64 %12, %13
  %15 = inttoptr i64 %2 to ptr
  store i64 %14, ptr %15, align 1
  %16 = add nsw i64 %2, 8
  %17 = sub nsw i64 %16, %11
  store i64 %17, ptr %0, align 8
  ret i32 poison
}

define internal i32 @78(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = call i32 @79(ptr nonnull %5, i64 %3)
  %7 = load i64, ptr %5, align 8
  %8 = add nsw i64 %7, 3472328296227680304
  %9 = inttoptr i64 %2 to ptr
  store i64 %8, ptr %9, align 1
  %10 = add nsw i64 %2, 8
  store i64 %10, ptr %0, align 8
  ret i32 poison
}

define internal i32 @79(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = udiv i64 %1, 10000
  %4 = mul i64 %3, 4294957296
  %5 = add i64 %4, %1
  %6 = shl i64 %5, 32
  %7 = or i64 %3, %6
  %8 = mul nsw i64 %7, 10486
  %9 = lshr i64 %8, 20
  %10 = and i64 %9, 545460846719
  %11 = mul i64 %10, 281474976710556
  %12 = add i64 %11, %7
  %13 = shl i64 %12, 16
  %14 = add nsw i64 %13, %10
  %15 = mul nsw i64 %14, 103
  %16 = lshr i64 %15, 10
  %17 = and i64 %16, 4222189076152335
  %18 = mul i64 %17, 72057594037927926
  %19 = add i64 %18, %14
  %20 = shl i64 %19, 8
  %21 = add nsw i64 %17, %20
  store i64 %21, ptr %0, align 8
  ret i32 poison
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

define internal range(i32 0, 2) i32 @80(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 0, 1634038372) %2, i64 range(i64 2, 1702128738) %3, i64 range(i64 1, 1886351973) %4, i64 range(i64 3, 1634624883) %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %18, %7
  %10 = load i64, ptr %8, align 8
  %11 = icmp slt i64 %10, 4
  br i1 %11, label %16, label %15

12:                                               ; preds = %17, %15, %14
  %13 = phi i32 [ 0, %14 ], [ 0, %15 ], [ 1, %17 ]
  ret i32 %13

14:                                               ; preds = %18
  store i8 1, ptr %0, align 1
  br label %12

15:                                               ; preds = %9
  store i8 0, ptr %0, align 1
  br label %12

16:                                               ; preds = %9
  switch i64 %10, label %17 [
    i64 0, label %18
    i64 -4, label %18
    i64 1, label %22
    i64 -3, label %22
    i64 2, label %23
    i64 -2, label %23
    i64 3, label %24
    i64 -1, label %24
  ]

17:                                               ; preds = %16
  store ptr @2, ptr %1, align 8, !numba_exception_output !2
  br label %12

18:                                               ; preds = %16, %16, %24, %23, %22
  %19 = phi i64 [ %5, %24 ], [ %3, %22 ], [ %4, %23 ], [ %2, %16 ], [ %2, %16 ]
  %20 = add nsw i64 %10, 1
  store i64 %20, ptr %8, align 8
  %21 = icmp eq i64 %19, %6
  br i1 %21, label %14, label %9

22:                                               ; preds = %16, %16
  br label %18

23:                                               ; preds = %16, %16
  br label %18

24:                                               ; preds = %16, %16
  br label %18
}

define internal i32 @81(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 16) %1) {
  %3 = icmp samesign ult i64 %1, 10
  %4 = or disjoint i64 %1, 48
  %5 = add nuw nsw i64 %1, 87
  %6 = select i1 %3, i64 %4, i64 %5
  store i64 %6, ptr %0, align 8
  ret i32 poison
}

define internal i32 @82(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 1, 0) %2, i64 %3) {
  %5 = alloca [3 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %8 = call i32 @83(ptr nonnull %5, i64 %2, i64 %3)
  %9 = load i64, ptr %5, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %13, label %15

12:                                               ; preds = %15, %13
  ret i32 poison

13:                                               ; preds = %4
  store i64 0, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %14, align 8
  br label %12

15:                                               ; preds = %4
  store i64 %9, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %10, ptr %16, align 8
  br label %12
}

define internal i32 @83(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp sgt i64 %2, %1
  br i1 %4, label %9, label %6

5:                                                ; preds = %338, %329, %320, %311, %302, %297, %287, %278, %269, %260, %255, %244, %235, %226, %217, %212, %204, %195, %186, %177, %172, %160, %137, %125, %113, %99, %76, %64, %52, %6
  ret i32 poison

6:                                                ; preds = %3
  store i64 0, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %8, align 8
  br label %5

9:                                                ; preds = %3
  %10 = inttoptr i64 %1 to ptr
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = add nsw i64 %1, 1
  %14 = and i64 %12, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %38, label %16

16:                                               ; preds = %9
  %17 = and i64 %12, 3
  %18 = icmp eq i64 %17, 1
  br i1 %18, label %38, label %19

19:                                               ; preds = %16
  %20 = and i64 %12, 7
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %38, label %22

22:                                               ; preds = %19
  %23 = and i64 %12, 15
  %24 = icmp eq i64 %23, 7
  br i1 %24, label %38, label %25

25:                                               ; preds = %22
  %26 = and i64 %12, 31
  %27 = icmp eq i64 %26, 15
  br i1 %27, label %38, label %28

28:                                               ; preds = %25
  %29 = and i64 %12, 63
  %30 = icmp eq i64 %29, 31
  br i1 %30, label %38, label %31

31:                                               ; preds = %28
  %32 = and i64 %12, 127
  %33 = icmp eq i64 %32, 63
  br i1 %33, label %38, label %34

34:                                               ; preds = %31
  %35 = icmp eq i8 %11, 127
  %36 = xor i1 %35, true
  %37 = select i1 %35, i64 7, i64 8
  br label %38

38:                                               ; preds = %34, %31, %28, %25, %22, %19, %16, %9
  %39 = phi i1 [ false, %31 ], [ false, %9 ], [ true, %16 ], [ false, %19 ], [ false, %22 ], [ false, %25 ], [ false, %28 ], [ false, %34 ]
  %40 = phi i1 [ false, %31 ], [ false, %9 ], [ false, %16 ], [ true, %19 ], [ false, %22 ], [ false, %25 ], [ false, %28 ], [ false, %34 ]
  %41 = phi i1 [ false, %31 ], [ false, %9 ], [ false, %16 ], [ false, %19 ], [ true, %22 ], [ false, %25 ], [ false, %28 ], [ false, %34 ]
  %42 = phi i1 [ true, %31 ], [ false, %9 ], [ false, %16 ], [ false, %19 ], [ false, %22 ], [ false, %25 ], [ true, %28 ], [ true, %34 ]
  %43 = phi i1 [ false, %31 ], [ false, %9 ], [ false, %16 ], [ false, %19 ], [ false, %22 ], [ false, %25 ], [ true, %28 ], [ false, %34 ]
  %44 = phi i1 [ true, %31 ], [ false, %9 ], [ false, %16 ], [ false, %19 ], [ false, %22 ], [ false, %25 ], [ false, %28 ], [ false, %34 ]
  %45 = phi i1 [ false, %31 ], [ false, %9 ], [ false, %16 ], [ false, %19 ], [ false, %22 ], [ false, %25 ], [ false, %28 ], [ %35, %34 ]
  %46 = phi i1 [ false, %31 ], [ false, %9 ], [ false, %16 ], [ false, %19 ], [ false, %22 ], [ false, %25 ], [ false, %28 ], [ %36, %34 ]
  %47 = phi i1 [ false, %31 ], [ true, %9 ], [ true, %16 ], [ true, %19 ], [ true, %22 ], [ true, %25 ], [ false, %28 ], [ false, %34 ]
  %48 = phi i64 [ 6, %31 ], [ 0, %9 ], [ 1, %16 ], [ 2, %19 ], [ 3, %22 ], [ 4, %25 ], [ 5, %28 ], [ %37, %34 ]
  br i1 %15, label %107, label %49

49:                                               ; preds = %38
  br i1 %39, label %50, label %60

50:                                               ; preds = %49
  %51 = icmp sgt i64 %2, %13
  br i1 %51, label %55, label %52

52:                                               ; preds = %50
  store i64 0, ptr %0, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %54, align 8
  br label %5

55:                                               ; preds = %50
  %56 = inttoptr i64 %13 to ptr
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i64
  %59 = add nsw i64 %1, 2
  br label %107

60:                                               ; preds = %49
  br i1 %40, label %61, label %72

61:                                               ; preds = %60
  %62 = sub nsw i64 %2, %13
  %63 = icmp slt i64 %62, 2
  br i1 %63, label %64, label %67

64:                                               ; preds = %61
  store i64 0, ptr %0, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %66, align 8
  br label %5

67:                                               ; preds = %61
  %68 = inttoptr i64 %13 to ptr
  %69 = load i16, ptr %68, align 1
  %70 = zext i16 %69 to i64
  %71 = add nsw i64 %1, 3
  br label %107

72:                                               ; preds = %60
  br i1 %41, label %73, label %96

73:                                               ; preds = %72
  %74 = sub nsw i64 %2, %13
  %75 = icmp slt i64 %74, 3
  br i1 %75, label %76, label %79

76:                                               ; preds = %73
  store i64 0, ptr %0, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %78, align 8
  br label %5

79:                                               ; preds = %73
  %80 = inttoptr i64 %13 to ptr
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i64
  %83 = add nsw i64 %1, 2
  %84 = inttoptr i64 %83 to ptr
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i64
  %87 = shl nuw nsw i64 %86, 8
  %88 = or disjoint i64 %87, %82
  %89 = add nsw i64 %1, 3
  %90 = inttoptr i64 %89 to ptr
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i64
  %93 = shl nuw nsw i64 %92, 16
  %94 = or disjoint i64 %88, %93
  %95 = add nsw i64 %1, 4
  br label %107

96:                                               ; preds = %72
  %97 = sub nsw i64 %2, %13
  %98 = icmp slt i64 %97, 4
  br i1 %98, label %99, label %102

99:                                               ; preds = %96
  store i64 0, ptr %0, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %101, align 8
  br label %5

102:                                              ; preds = %96
  %103 = inttoptr i64 %13 to ptr
  %104 = load i32, ptr %103, align 1
  %105 = zext i32 %104 to i64
  %106 = add nsw i64 %1, 5
  br label %107

107:                                              ; preds = %102, %79, %67, %55, %38
  %108 = phi i64 [ %59, %55 ], [ %71, %67 ], [ %95, %79 ], [ %106, %102 ], [ %13, %38 ]
  %109 = phi i64 [ %58, %55 ], [ %70, %67 ], [ %94, %79 ], [ %105, %102 ], [ 0, %38 ]
  br i1 %42, label %110, label %168

110:                                              ; preds = %107
  br i1 %43, label %111, label %121

111:                                              ; preds = %110
  %112 = icmp sgt i64 %2, %108
  br i1 %112, label %116, label %113

113:                                              ; preds = %111
  store i64 0, ptr %0, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %115, align 8
  br label %5

116:                                              ; preds = %111
  %117 = inttoptr i64 %108 to ptr
  %118 = load i8, ptr %117, align 1
  %119 = zext i8 %118 to i64
  %120 = add nsw i64 %108, 1
  br label %168

121:                                              ; preds = %110
  br i1 %44, label %122, label %133

122:                                              ; preds = %121
  %123 = sub nsw i64 %2, %108
  %124 = icmp slt i64 %123, 2
  br i1 %124, label %125, label %128

125:                                              ; preds = %122
  store i64 0, ptr %0, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %127, align 8
  br label %5

128:                                              ; preds = %122
  %129 = inttoptr i64 %108 to ptr
  %130 = load i16, ptr %129, align 1
  %131 = zext i16 %130 to i64
  %132 = add nsw i64 %108, 2
  br label %168

133:                                              ; preds = %121
  br i1 %45, label %134, label %157

134:                                              ; preds = %133
  %135 = sub nsw i64 %2, %108
  %136 = icmp slt i64 %135, 3
  br i1 %136, label %137, label %140

137:                                              ; preds = %134
  store i64 0, ptr %0, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %139, align 8
  br label %5

140:                                              ; preds = %134
  %141 = inttoptr i64 %108 to ptr
  %142 = load i8, ptr %141, align 1
  %143 = zext i8 %142 to i64
  %144 = add nsw i64 %108, 1
  %145 = inttoptr i64 %144 to ptr
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i64
  %148 = shl nuw nsw i64 %147, 8
  %149 = or disjoint i64 %148, %143
  %150 = add nsw i64 %108, 2
  %151 = inttoptr i64 %150 to ptr
  %152 = load i8, ptr %151, align 1
  %153 = zext i8 %152 to i64
  %154 = shl nuw nsw i64 %153, 16
  %155 = or disjoint i64 %149, %154
  %156 = add nsw i64 %108, 3
  br label %168

157:                                              ; preds = %133
  %158 = sub nsw i64 %2, %108
  %159 = icmp slt i64 %158, 4
  br i1 %159, label %160, label %163

160:                                              ; preds = %157
  store i64 0, ptr %0, align 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %162, align 8
  br label %5

163:                                              ; preds = %157
  %164 = inttoptr i64 %108 to ptr
  %165 = load i32, ptr %164, align 1
  %166 = zext i32 %165 to i64
  %167 = add nsw i64 %108, 4
  br label %168

168:                                              ; preds = %163, %140, %128, %116, %107
  %169 = phi i64 [ %120, %116 ], [ %132, %128 ], [ %156, %140 ], [ %167, %163 ], [ %108, %107 ]
  %170 = phi i64 [ %119, %116 ], [ %131, %128 ], [ %155, %140 ], [ %166, %163 ], [ 0, %107 ]
  br i1 %46, label %171, label %183

171:                                              ; preds = %168
  br i1 %42, label %175, label %172

172:                                              ; preds = %171
  store i64 0, ptr %0, align 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %173, align 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %174, align 8
  br label %5

175:                                              ; preds = %171
  %176 = icmp sgt i64 %170, 2147483647
  br i1 %176, label %177, label %180

177:                                              ; preds = %175
  store i64 0, ptr %0, align 8
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %178, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %179, align 8
  br label %5

180:                                              ; preds = %175
  %181 = shl nuw nsw i64 %170, 32
  %182 = add nuw nsw i64 %109, %181
  br label %209

183:                                              ; preds = %168
  %184 = select i1 %47, i64 0, i64 %170
  %185 = icmp sgt i64 %184, 2147483647
  br i1 %185, label %186, label %189

186:                                              ; preds = %183
  store i64 0, ptr %0, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %187, align 8
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %188, align 8
  br label %5

189:                                              ; preds = %183
  %190 = shl nuw nsw i64 %184, 32
  %191 = add nuw nsw i64 %109, %190
  %192 = sub nsw i64 7, %48
  %193 = lshr i64 9223372036854775807, %192
  %194 = icmp sgt i64 %191, %193
  br i1 %194, label %195, label %198

195:                                              ; preds = %189
  store i64 0, ptr %0, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %196, align 8
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %197, align 8
  br label %5

198:                                              ; preds = %189
  %199 = shl i64 %191, %192
  %200 = add nuw nsw i64 %48, 1
  %201 = lshr i64 %12, %200
  %202 = sub nsw i64 9223372036854775807, %199
  %203 = icmp samesign ugt i64 %201, %202
  br i1 %203, label %204, label %207

204:                                              ; preds = %198
  store i64 0, ptr %0, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %205, align 8
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %206, align 8
  br label %5

207:                                              ; preds = %198
  %208 = add nsw i64 %201, %199
  br label %209

209:                                              ; preds = %207, %180
  %210 = phi i64 [ %182, %180 ], [ %208, %207 ]
  br i1 %46, label %211, label %223

211:                                              ; preds = %209
  br i1 %42, label %215, label %212

212:                                              ; preds = %211
  store i64 0, ptr %0, align 8
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %213, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %214, align 8
  br label %5

215:                                              ; preds = %211
  %216 = icmp sgt i64 %170, 2147483647
  br i1 %216, label %217, label %220

217:                                              ; preds = %215
  store i64 0, ptr %0, align 8
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %219, align 8
  br label %5

220:                                              ; preds = %215
  %221 = shl nuw nsw i64 %170, 32
  %222 = add nuw nsw i64 %109, %221
  br label %249

223:                                              ; preds = %209
  %224 = select i1 %47, i64 0, i64 %170
  %225 = icmp sgt i64 %224, 2147483647
  br i1 %225, label %226, label %229

226:                                              ; preds = %223
  store i64 0, ptr %0, align 8
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %227, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %228, align 8
  br label %5

229:                                              ; preds = %223
  %230 = shl nuw nsw i64 %224, 32
  %231 = add nuw nsw i64 %109, %230
  %232 = sub nsw i64 7, %48
  %233 = lshr i64 9223372036854775807, %232
  %234 = icmp sgt i64 %231, %233
  br i1 %234, label %235, label %238

235:                                              ; preds = %229
  store i64 0, ptr %0, align 8
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %236, align 8
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %237, align 8
  br label %5

238:                                              ; preds = %229
  %239 = shl i64 %231, %232
  %240 = add nuw nsw i64 %48, 1
  %241 = lshr i64 %12, %240
  %242 = sub nsw i64 9223372036854775807, %239
  %243 = icmp samesign ugt i64 %241, %242
  br i1 %243, label %244, label %247

244:                                              ; preds = %238
  store i64 0, ptr %0, align 8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %246, align 8
  br label %5

247:                                              ; preds = %238
  %248 = add nsw i64 %241, %239
  br label %249

249:                                              ; preds = %247, %220
  %250 = phi i64 [ %222, %220 ], [ %248, %247 ]
  %251 = and i64 %250, 1
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %253, label %295

253:                                              ; preds = %249
  br i1 %46, label %254, label %266

254:                                              ; preds = %253
  br i1 %42, label %258, label %255

255:                                              ; preds = %254
  store i64 0, ptr %0, align 8
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %257, align 8
  br label %5

258:                                              ; preds = %254
  %259 = icmp sgt i64 %170, 2147483647
  br i1 %259, label %260, label %263

260:                                              ; preds = %258
  store i64 0, ptr %0, align 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %261, align 8
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %262, align 8
  br label %5

263:                                              ; preds = %258
  %264 = shl nuw nsw i64 %170, 32
  %265 = add nuw nsw i64 %109, %264
  br label %292

266:                                              ; preds = %253
  %267 = select i1 %47, i64 0, i64 %170
  %268 = icmp sgt i64 %267, 2147483647
  br i1 %268, label %269, label %272

269:                                              ; preds = %266
  store i64 0, ptr %0, align 8
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %270, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %271, align 8
  br label %5

272:                                              ; preds = %266
  %273 = shl nuw nsw i64 %267, 32
  %274 = add nuw nsw i64 %109, %273
  %275 = sub nsw i64 7, %48
  %276 = lshr i64 9223372036854775807, %275
  %277 = icmp sgt i64 %274, %276
  br i1 %277, label %278, label %281

278:                                              ; preds = %272
  store i64 0, ptr %0, align 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %280, align 8
  br label %5

281:                                              ; preds = %272
  %282 = shl i64 %274, %275
  %283 = add nuw nsw i64 %48, 1
  %284 = lshr i64 %12, %283
  %285 = sub nsw i64 9223372036854775807, %282
  %286 = icmp samesign ugt i64 %284, %285
  br i1 %286, label %287, label %290

287:                                              ; preds = %281
  store i64 0, ptr %0, align 8
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %289, align 8
  br label %5

290:                                              ; preds = %281
  %291 = add nsw i64 %284, %282
  br label %292

292:                                              ; preds = %290, %263
  %293 = phi i64 [ %265, %263 ], [ %291, %290 ]
  %294 = ashr i64 %293, 1
  br label %338

295:                                              ; preds = %249
  br i1 %46, label %296, label %308

296:                                              ; preds = %295
  br i1 %42, label %300, label %297

297:                                              ; preds = %296
  store i64 0, ptr %0, align 8
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %299, align 8
  br label %5

300:                                              ; preds = %296
  %301 = icmp sgt i64 %170, 2147483647
  br i1 %301, label %302, label %305

302:                                              ; preds = %300
  store i64 0, ptr %0, align 8
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %303, align 8
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %304, align 8
  br label %5

305:                                              ; preds = %300
  %306 = shl nuw nsw i64 %170, 32
  %307 = add nuw nsw i64 %109, %306
  br label %334

308:                                              ; preds = %295
  %309 = select i1 %47, i64 0, i64 %170
  %310 = icmp sgt i64 %309, 2147483647
  br i1 %310, label %311, label %314

311:                                              ; preds = %308
  store i64 0, ptr %0, align 8
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %312, align 8
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %313, align 8
  br label %5

314:                                              ; preds = %308
  %315 = shl nuw nsw i64 %309, 32
  %316 = add nuw nsw i64 %109, %315
  %317 = sub nsw i64 7, %48
  %318 = lshr i64 9223372036854775807, %317
  %319 = icmp sgt i64 %316, %318
  br i1 %319, label %320, label %323

320:                                              ; preds = %314
  store i64 0, ptr %0, align 8
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %321, align 8
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %322, align 8
  br label %5

323:                                              ; preds = %314
  %324 = shl i64 %316, %317
  %325 = add nuw nsw i64 %48, 1
  %326 = lshr i64 %12, %325
  %327 = sub nsw i64 9223372036854775807, %324
  %328 = icmp samesign ugt i64 %326, %327
  br i1 %328, label %329, label %332

329:                                              ; preds = %323
  store i64 0, ptr %0, align 8
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %330, align 8
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %331, align 8
  br label %5

332:                                              ; preds = %323
  %333 = add nsw i64 %326, %324
  br label %334

334:                                              ; preds = %332, %305
  %335 = phi i64 [ %307, %305 ], [ %333, %332 ]
  %336 = ashr i64 %335, 1
  %337 = xor i64 %336, -1
  br label %338

338:                                              ; preds = %334, %292
  %339 = phi i64 [ %294, %292 ], [ %337, %334 ]
  store i64 %169, ptr %0, align 8
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %210, ptr %340, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %339, ptr %341, align 8
  br label %5
}

define internal i32 @84(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 1, 0) %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = call i32 @60(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %3)
  %8 = load i64, ptr %5, align 8
  %9 = sub nsw i64 %3, %2
  %10 = icmp eq i64 %8, %9
  %11 = zext i1 %10 to i8
  store i8 %11, ptr %0, align 1
  ret i32 poison
}

define internal i32 @85(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [3 x i64], align 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %8, align 8
  %9 = icmp sgt i64 %3, %2
  br i1 %9, label %12, label %11

10:                                               ; preds = %230, %214, %193, %188, %179, %174, %167, %157, %149, %121, %109, %82, %69, %56, %44, %24, %19, %11
  ret i32 poison

11:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %10

12:                                               ; preds = %5
  %13 = inttoptr i64 %2 to ptr
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i64
  %16 = add nsw i64 %2, 1
  %17 = sub nsw i64 %3, %16
  %18 = icmp slt i64 %17, 16
  br i1 %18, label %19, label %20

19:                                               ; preds = %12
  store i64 0, ptr %0, align 8
  br label %10

20:                                               ; preds = %12
  %21 = add nsw i64 %2, 17
  %22 = sub nsw i64 %3, %21
  %23 = icmp slt i64 %22, 8
  br i1 %23, label %24, label %25

24:                                               ; preds = %20
  store i64 0, ptr %0, align 8
  br label %10

25:                                               ; preds = %20
  %26 = inttoptr i64 %21 to ptr
  %27 = load i64, ptr %26, align 1
  %28 = add nsw i64 %2, 25
  %29 = icmp slt i64 %28, %3
  br i1 %29, label %30, label %35

30:                                               ; preds = %25
  %31 = inttoptr i64 %28 to ptr
  %32 = load i8, ptr %31, align 1
  %33 = add nsw i64 %2, 26
  %34 = icmp eq i8 %32, 2
  br label %35

35:                                               ; preds = %30, %25
  %36 = phi i1 [ %34, %30 ], [ false, %25 ]
  %37 = phi i64 [ %33, %30 ], [ %28, %25 ]
  %38 = sub nsw i64 %3, %2
  %39 = icmp sgt i64 %38, 25
  %40 = select i1 %39, i1 %36, i1 false
  br i1 %40, label %41, label %49

41:                                               ; preds = %35
  %42 = sub nsw i64 %3, %37
  %43 = icmp slt i64 %42, 8
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  store i64 0, ptr %0, align 8
  br label %10

45:                                               ; preds = %41
  %46 = inttoptr i64 %37 to ptr
  %47 = load i64, ptr %46, align 1
  %48 = add nsw i64 %37, 8
  br label %49

49:                                               ; preds = %45, %35
  %50 = phi i64 [ %48, %45 ], [ %37, %35 ]
  %51 = phi i64 [ %47, %45 ], [ 0, %35 ]
  %52 = phi i64 [ 1, %45 ], [ 0, %35 ]
  br i1 %40, label %53, label %61

53:                                               ; preds = %49
  %54 = sub nsw i64 %3, %50
  %55 = icmp slt i64 %54, 8
  br i1 %55, label %56, label %57

56:                                               ; preds = %53
  store i64 0, ptr %0, align 8
  br label %10

57:                                               ; preds = %53
  %58 = inttoptr i64 %50 to ptr
  %59 = load i64, ptr %58, align 1
  %60 = add nsw i64 %50, 8
  br label %61

61:                                               ; preds = %57, %49
  %62 = phi i64 [ %60, %57 ], [ %50, %49 ]
  %63 = phi i64 [ %59, %57 ], [ 0, %49 ]
  %64 = phi i64 [ 1, %57 ], [ 0, %49 ]
  %65 = icmp slt i64 %62, %3
  br i1 %65, label %66, label %75

66:                                               ; preds = %61
  %67 = sub nsw i64 %3, %62
  %68 = icmp slt i64 %67, 4
  br i1 %68, label %69, label %70

69:                                               ; preds = %66
  store i64 0, ptr %0, align 8
  br label %10

70:                                               ; preds = %66
  %71 = inttoptr i64 %62 to ptr
  %72 = load i32, ptr %71, align 1
  %73 = zext i32 %72 to i64
  %74 = add nsw i64 %62, 4
  br label %75

75:                                               ; preds = %70, %61
  %76 = phi i64 [ %74, %70 ], [ %62, %61 ]
  %77 = phi i64 [ %73, %70 ], [ 0, %61 ]
  %78 = icmp sgt i64 %38, 48
  br i1 %78, label %79, label %100

79:                                               ; preds = %75
  %80 = sub nsw i64 %3, %76
  %81 = icmp slt i64 %80, 3
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  store i64 0, ptr %0, align 8
  br label %10

83:                                               ; preds = %79
  %84 = inttoptr i64 %76 to ptr
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i64
  %87 = add nsw i64 %76, 1
  %88 = inttoptr i64 %87 to ptr
  %89 = load i8, ptr %88, align 1
  %90 = zext i8 %89 to i64
  %91 = shl nuw nsw i64 %90, 8
  %92 = or disjoint i64 %91, %86
  %93 = add nsw i64 %76, 2
  %94 = inttoptr i64 %93 to ptr
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i64
  %97 = shl nuw nsw i64 %96, 16
  %98 = or disjoint i64 %92, %97
  %99 = add nsw i64 %76, 3
  br label %100

100:                                              ; preds = %83, %75
  %101 = phi i64 [ %99, %83 ], [ %76, %75 ]
  %102 = phi i64 [ %98, %83 ], [ 0, %75 ]
  %103 = and i64 %102, 8388608
  %104 = icmp ne i64 %103, 0
  %105 = select i1 %78, i1 %104, i1 false
  br i1 %105, label %106, label %115

106:                                              ; preds = %100
  %107 = sub nsw i64 %3, %101
  %108 = icmp slt i64 %107, 4
  br i1 %108, label %109, label %110

109:                                              ; preds = %106
  store i64 0, ptr %0, align 8
  br label %10

110:                                              ; preds = %106
  %111 = inttoptr i64 %101 to ptr
  %112 = load i32, ptr %111, align 1
  %113 = zext i32 %112 to i64
  %114 = add nsw i64 %101, 4
  br label %115

115:                                              ; preds = %110, %100
  %116 = phi i64 [ %114, %110 ], [ %101, %100 ]
  %117 = phi i64 [ %113, %110 ], [ 0, %100 ]
  br i1 %105, label %118, label %140

118:                                              ; preds = %115
  %119 = sub nsw i64 %3, %116
  %120 = icmp slt i64 %119, 3
  br i1 %120, label %121, label %122

121:                                              ; preds = %118
  store i64 0, ptr %0, align 8
  br label %10

122:                                              ; preds = %118
  %123 = inttoptr i64 %116 to ptr
  %124 = load i8, ptr %123, align 1
  %125 = zext i8 %124 to i64
  %126 = add nsw i64 %116, 1
  %127 = inttoptr i64 %126 to ptr
  %128 = load i8, ptr %127, align 1
  %129 = zext i8 %128 to i64
  %130 = add nsw i64 %116, 2
  %131 = inttoptr i64 %130 to ptr
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i64
  %134 = add nsw i64 %116, 3
  %135 = shl nuw nsw i64 %133, 48
  %136 = shl nuw nsw i64 %129, 40
  %137 = shl nuw nsw i64 %125, 32
  %138 = or disjoint i64 %136, %137
  %139 = or disjoint i64 %135, %138
  br label %140

140:                                              ; preds = %122, %115
  %141 = phi i64 [ %134, %122 ], [ %116, %115 ]
  %142 = phi i64 [ %139, %122 ], [ 0, %115 ]
  %143 = icmp slt i64 %141, %3
  br i1 %143, label %144, label %150

144:                                              ; preds = %140
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %145 = call i32 @86(ptr nonnull %6, i64 %141, i64 %3)
  %146 = load i64, ptr %8, align 8
  %147 = load i64, ptr %6, align 8
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %150

149:                                              ; preds = %144
  store i64 0, ptr %0, align 8
  br label %10

150:                                              ; preds = %144, %140
  %151 = phi i64 [ %141, %140 ], [ %147, %144 ]
  %152 = phi i64 [ 0, %140 ], [ %146, %144 ]
  %153 = icmp slt i64 %151, %3
  br i1 %153, label %154, label %163

154:                                              ; preds = %150
  %155 = sub nsw i64 %3, %151
  %156 = icmp slt i64 %155, 4
  br i1 %156, label %157, label %158

157:                                              ; preds = %154
  store i64 0, ptr %0, align 8
  br label %10

158:                                              ; preds = %154
  %159 = inttoptr i64 %151 to ptr
  %160 = load i32, ptr %159, align 1
  %161 = add nsw i64 %151, 4
  %162 = icmp slt i32 %160, 0
  br label %163

163:                                              ; preds = %158, %150
  %164 = phi i64 [ %161, %158 ], [ %151, %150 ]
  %165 = phi i1 [ %162, %158 ], [ false, %150 ]
  br i1 %78, label %166, label %182

166:                                              ; preds = %163
  br i1 %143, label %168, label %167

167:                                              ; preds = %166
  store i64 0, ptr %0, align 8
  br label %10

168:                                              ; preds = %166
  %169 = select i1 %105, i64 56, i64 49
  %170 = add nsw i64 %169, %152
  %171 = add nsw i64 %170, 4
  %172 = icmp slt i64 %38, %171
  br i1 %172, label %182, label %173

173:                                              ; preds = %168
  br i1 %153, label %175, label %174

174:                                              ; preds = %173
  store i64 0, ptr %0, align 8
  br label %10

175:                                              ; preds = %173
  br i1 %165, label %176, label %182

176:                                              ; preds = %175
  %177 = sub nsw i64 %3, %164
  %178 = icmp slt i64 %177, 4
  br i1 %178, label %179, label %180

179:                                              ; preds = %176
  store i64 0, ptr %0, align 8
  br label %10

180:                                              ; preds = %176
  %181 = add nsw i64 %164, 4
  br label %182

182:                                              ; preds = %168, %163, %180, %175
  %183 = phi i64 [ %181, %180 ], [ %164, %175 ], [ %164, %163 ], [ %164, %168 ]
  %184 = icmp slt i64 %183, %3
  br i1 %184, label %185, label %196

185:                                              ; preds = %182
  %186 = sub nsw i64 %3, %183
  %187 = icmp slt i64 %186, 8
  br i1 %187, label %188, label %189

188:                                              ; preds = %185
  store i64 0, ptr %0, align 8
  br label %10

189:                                              ; preds = %185
  %190 = inttoptr i64 %183 to ptr
  %191 = load i64, ptr %190, align 1
  %192 = icmp slt i64 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %189
  store i64 0, ptr %0, align 8
  br label %10

194:                                              ; preds = %189
  %195 = add nsw i64 %183, 8
  br label %196

196:                                              ; preds = %194, %182
  %197 = phi i64 [ %195, %194 ], [ %183, %182 ]
  %198 = inttoptr i64 %4 to ptr
  store i64 %15, ptr %198, align 8
  %199 = add i64 %4, 8
  %200 = inttoptr i64 %199 to ptr
  store i64 %16, ptr %200, align 8
  %201 = add i64 %4, 16
  %202 = inttoptr i64 %201 to ptr
  store i64 %21, ptr %202, align 8
  %203 = add i64 %4, 24
  %204 = inttoptr i64 %203 to ptr
  store i64 %27, ptr %204, align 8
  %205 = add i64 %4, 32
  %206 = inttoptr i64 %205 to ptr
  store i64 %51, ptr %206, align 8
  %207 = add i64 %4, 40
  %208 = inttoptr i64 %207 to ptr
  store i64 %52, ptr %208, align 8
  %209 = add i64 %4, 48
  %210 = inttoptr i64 %209 to ptr
  store i64 %63, ptr %210, align 8
  %211 = add i64 %4, 56
  %212 = inttoptr i64 %211 to ptr
  store i64 %64, ptr %212, align 8
  br i1 %78, label %213, label %225

213:                                              ; preds = %196
  br i1 %65, label %215, label %214

214:                                              ; preds = %213
  store i64 0, ptr %0, align 8
  br label %10

215:                                              ; preds = %213
  %216 = shl nuw nsw i64 %102, 32
  %217 = and i64 %216, 36028792723996672
  %218 = or disjoint i64 %77, %217
  %219 = add i64 %4, 64
  %220 = inttoptr i64 %219 to ptr
  store i64 %218, ptr %220, align 8
  %221 = add i64 %4, 72
  %222 = inttoptr i64 %221 to ptr
  store i64 1, ptr %222, align 8
  %223 = add nuw nsw i64 %117, %142
  %224 = select i1 %105, i64 %223, i64 %218
  br label %230

225:                                              ; preds = %196
  %226 = add i64 %4, 64
  %227 = inttoptr i64 %226 to ptr
  store i64 0, ptr %227, align 8
  %228 = add i64 %4, 72
  %229 = inttoptr i64 %228 to ptr
  store i64 0, ptr %229, align 8
  br label %230

230:                                              ; preds = %215, %225
  %231 = phi i64 [ 0, %225 ], [ %224, %215 ]
  %232 = phi i64 [ 0, %225 ], [ 1, %215 ]
  %233 = add i64 %4, 80
  %234 = inttoptr i64 %233 to ptr
  store i64 %231, ptr %234, align 8
  %235 = add i64 %4, 88
  %236 = inttoptr i64 %235 to ptr
  store i64 %232, ptr %236, align 8
  store i64 %197, ptr %0, align 8
  br label %10
}

define internal i32 @86(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp sgt i64 %2, %1
  br i1 %4, label %9, label %6

5:                                                ; preds = %78, %75, %64, %57, %34, %23, %14, %6
  ret i32 poison

6:                                                ; preds = %3
  store i64 0, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %8, align 8
  br label %5

9:                                                ; preds = %3
  %10 = inttoptr i64 %1 to ptr
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = add nsw i64 %1, 1
  switch i8 %11, label %17 [
    i8 -5, label %14
    i8 -1, label %14
  ]

14:                                               ; preds = %9, %9
  store i64 0, ptr %0, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %16, align 8
  br label %5

17:                                               ; preds = %9
  %18 = icmp ugt i8 %11, -6
  br i1 %18, label %19, label %69

19:                                               ; preds = %17
  switch i8 %11, label %69 [
    i8 -4, label %20
    i8 -3, label %31
    i8 -2, label %54
  ]

20:                                               ; preds = %19
  %21 = sub nsw i64 %2, %13
  %22 = icmp slt i64 %21, 2
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  store i64 0, ptr %0, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %25, align 8
  br label %5

26:                                               ; preds = %20
  %27 = inttoptr i64 %13 to ptr
  %28 = load i16, ptr %27, align 1
  %29 = zext i16 %28 to i64
  %30 = add nsw i64 %1, 3
  br label %69

31:                                               ; preds = %19
  %32 = sub nsw i64 %2, %13
  %33 = icmp slt i64 %32, 3
  br i1 %33, label %34, label %37

34:                                               ; preds = %31
  store i64 0, ptr %0, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %36, align 8
  br label %5

37:                                               ; preds = %31
  %38 = inttoptr i64 %13 to ptr
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i64
  %41 = add nsw i64 %1, 2
  %42 = inttoptr i64 %41 to ptr
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i64
  %45 = shl nuw nsw i64 %44, 8
  %46 = or disjoint i64 %45, %40
  %47 = add nsw i64 %1, 3
  %48 = inttoptr i64 %47 to ptr
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i64
  %51 = shl nuw nsw i64 %50, 16
  %52 = or disjoint i64 %46, %51
  %53 = add nsw i64 %1, 4
  br label %69

54:                                               ; preds = %19
  %55 = sub nsw i64 %2, %13
  %56 = icmp slt i64 %55, 8
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  store i64 0, ptr %0, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %59, align 8
  br label %5

60:                                               ; preds = %54
  %61 = inttoptr i64 %13 to ptr
  %62 = load i64, ptr %61, align 1
  %63 = icmp slt i64 %62, 0
  br i1 %63, label %64, label %67

64:                                               ; preds = %60
  store i64 0, ptr %0, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %66, align 8
  br label %5

67:                                               ; preds = %60
  %68 = add nsw i64 %1, 9
  br label %69

69:                                               ; preds = %19, %67, %37, %26, %17
  %70 = phi i1 [ false, %17 ], [ false, %19 ], [ true, %67 ], [ true, %37 ], [ true, %26 ]
  %71 = phi i64 [ %13, %17 ], [ %13, %19 ], [ %68, %67 ], [ %53, %37 ], [ %30, %26 ]
  %72 = phi i64 [ 0, %17 ], [ 0, %19 ], [ %62, %67 ], [ %52, %37 ], [ %29, %26 ]
  %73 = icmp ult i8 %11, -5
  %74 = or i1 %73, %70
  br i1 %74, label %78, label %75

75:                                               ; preds = %69
  store i64 0, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %77, align 8
  br label %5

78:                                               ; preds = %69
  %79 = select i1 %73, i64 %12, i64 %72
  %80 = icmp eq i8 %11, -3
  %81 = select i1 %80, i64 4, i64 9
  %82 = icmp eq i8 %11, -4
  %83 = select i1 %82, i64 3, i64 %81
  %84 = select i1 %73, i64 1, i64 %83
  store i64 %71, ptr %0, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %79, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %84, ptr %86, align 8
  br label %5
}

define internal i32 @87(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = sub nsw i64 %2, %1
  %6 = icmp slt i64 %5, 8
  br i1 %6, label %8, label %9

7:                                                ; preds = %149, %144, %137, %129, %124, %117, %111, %105, %81, %76, %72, %65, %62, %55, %51, %40, %35, %24, %18, %13, %8
  ret i32 poison

8:                                                ; preds = %4
  store i64 0, ptr %0, align 8
  br label %7

9:                                                ; preds = %4
  %10 = inttoptr i64 %1 to ptr
  %11 = load i64, ptr %10, align 1
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  store i64 0, ptr %0, align 8
  br label %7

14:                                               ; preds = %9
  %15 = add nsw i64 %1, 8
  %16 = sub nsw i64 %2, %15
  %17 = icmp slt i64 %16, 4
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  store i64 0, ptr %0, align 8
  br label %7

19:                                               ; preds = %14
  %20 = inttoptr i64 %15 to ptr
  %21 = load i32, ptr %20, align 1
  %22 = add nsw i64 %1, 12
  %23 = icmp sgt i64 %2, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %19
  store i64 0, ptr %0, align 8
  br label %7

25:                                               ; preds = %19
  %26 = inttoptr i64 %22 to ptr
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i64
  %29 = add nsw i64 %1, 13
  %30 = and i64 %28, 2
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %25
  %33 = sub nsw i64 %2, %29
  %34 = icmp slt i64 %33, 8
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  store i64 0, ptr %0, align 8
  br label %7

36:                                               ; preds = %32
  %37 = inttoptr i64 %29 to ptr
  %38 = load i64, ptr %37, align 1
  %39 = icmp slt i64 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store i64 0, ptr %0, align 8
  br label %7

41:                                               ; preds = %36
  %42 = add nsw i64 %1, 21
  br label %43

43:                                               ; preds = %41, %25
  %44 = phi i64 [ %42, %41 ], [ %29, %25 ]
  %45 = phi i64 [ %38, %41 ], [ 0, %25 ]
  %46 = phi i64 [ 1, %41 ], [ 0, %25 ]
  %47 = icmp ult i8 %27, 64
  br i1 %47, label %85, label %48

48:                                               ; preds = %43
  %49 = sub nsw i64 %2, %44
  %50 = icmp slt i64 %49, 4
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  store i64 0, ptr %0, align 8
  br label %7

52:                                               ; preds = %48
  %53 = add nsw i64 %44, 4
  %54 = icmp sgt i64 %2, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i64 0, ptr %0, align 8
  br label %7

56:                                               ; preds = %52
  %57 = inttoptr i64 %53 to ptr
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i64
  %60 = add nsw i64 %44, 5
  %61 = icmp ugt i8 %58, 64
  br i1 %61, label %62, label %63

62:                                               ; preds = %56
  store i64 0, ptr %0, align 8
  br label %7

63:                                               ; preds = %56
  %64 = icmp sgt i64 %2, %60
  br i1 %64, label %66, label %65

65:                                               ; preds = %63
  store i64 0, ptr %0, align 8
  br label %7

66:                                               ; preds = %63
  %67 = inttoptr i64 %60 to ptr
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i64
  %70 = add nsw i64 %44, 6
  %71 = icmp ugt i8 %68, 64
  br i1 %71, label %72, label %73

72:                                               ; preds = %66
  store i64 0, ptr %0, align 8
  br label %7

73:                                               ; preds = %66
  %74 = sub nsw i64 %2, %70
  %75 = icmp slt i64 %74, %59
  br i1 %75, label %76, label %77

76:                                               ; preds = %73
  store i64 0, ptr %0, align 8
  br label %7

77:                                               ; preds = %73
  %78 = add nsw i64 %70, %59
  %79 = sub nsw i64 %2, %78
  %80 = icmp slt i64 %79, %69
  br i1 %80, label %81, label %82

81:                                               ; preds = %77
  store i64 0, ptr %0, align 8
  br label %7

82:                                               ; preds = %77
  %83 = add nsw i64 %78, %69
  %84 = add nuw nsw i64 %59, 6
  br label %85

85:                                               ; preds = %82, %43
  %86 = phi i64 [ %83, %82 ], [ %44, %43 ]
  %87 = phi i64 [ %84, %82 ], [ 6, %43 ]
  %88 = phi i64 [ %69, %82 ], [ 0, %43 ]
  %89 = icmp slt i64 %86, %2
  br i1 %89, label %90, label %95

90:                                               ; preds = %85
  %91 = inttoptr i64 %86 to ptr
  %92 = load i8, ptr %91, align 1
  %93 = zext i8 %92 to i64
  %94 = add nsw i64 %86, 1
  br label %95

95:                                               ; preds = %90, %85
  %96 = phi i64 [ %94, %90 ], [ %86, %85 ]
  %97 = phi i64 [ %93, %90 ], [ 0, %85 ]
  %98 = phi i64 [ 1, %90 ], [ 0, %85 ]
  %99 = add nuw nsw i64 %87, %88
  %100 = select i1 %47, i64 0, i64 %99
  %101 = select i1 %31, i64 13, i64 21
  %102 = add nuw nsw i64 %101, %100
  %103 = icmp sgt i64 %5, %102
  br i1 %103, label %104, label %114

104:                                              ; preds = %95
  br i1 %89, label %106, label %105

105:                                              ; preds = %104
  store i64 0, ptr %0, align 8
  br label %7

106:                                              ; preds = %104
  %107 = and i64 %97, 1
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %114, label %109

109:                                              ; preds = %106
  %110 = icmp sgt i64 %2, %96
  br i1 %110, label %112, label %111

111:                                              ; preds = %109
  store i64 0, ptr %0, align 8
  br label %7

112:                                              ; preds = %109
  %113 = add nsw i64 %96, 1
  br label %114

114:                                              ; preds = %95, %112, %106
  %115 = phi i64 [ %113, %112 ], [ %96, %106 ], [ %96, %95 ]
  br i1 %103, label %116, label %132

116:                                              ; preds = %114
  br i1 %89, label %118, label %117

117:                                              ; preds = %116
  store i64 0, ptr %0, align 8
  br label %7

118:                                              ; preds = %116
  %119 = and i64 %97, 12
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %132, label %121

121:                                              ; preds = %118
  %122 = sub nsw i64 %2, %115
  %123 = icmp slt i64 %122, 8
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  store i64 0, ptr %0, align 8
  br label %7

125:                                              ; preds = %121
  %126 = inttoptr i64 %115 to ptr
  %127 = load i64, ptr %126, align 1
  %128 = icmp slt i64 %127, 0
  br i1 %128, label %129, label %130

129:                                              ; preds = %125
  store i64 0, ptr %0, align 8
  br label %7

130:                                              ; preds = %125
  %131 = add nsw i64 %115, 8
  br label %132

132:                                              ; preds = %114, %130, %118
  %133 = phi i64 [ %131, %130 ], [ %115, %118 ], [ %115, %114 ]
  %134 = phi i64 [ %127, %130 ], [ 0, %118 ], [ 0, %114 ]
  %135 = phi i64 [ 1, %130 ], [ 0, %118 ], [ 0, %114 ]
  br i1 %103, label %136, label %149

136:                                              ; preds = %132
  br i1 %89, label %138, label %137

137:                                              ; preds = %136
  store i64 0, ptr %0, align 8
  br label %7

138:                                              ; preds = %136
  %139 = and i64 %97, 16
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %149, label %141

141:                                              ; preds = %138
  %142 = sub nsw i64 %2, %133
  %143 = icmp slt i64 %142, 4
  br i1 %143, label %144, label %145

144:                                              ; preds = %141
  store i64 0, ptr %0, align 8
  br label %7

145:                                              ; preds = %141
  %146 = inttoptr i64 %133 to ptr
  %147 = load i32, ptr %146, align 1
  %148 = zext i32 %147 to i64
  br label %149

149:                                              ; preds = %132, %145, %138
  %150 = phi i64 [ %148, %145 ], [ 0, %138 ], [ 0, %132 ]
  %151 = phi i64 [ 1, %145 ], [ 0, %138 ], [ 0, %132 ]
  %152 = zext i32 %21 to i64
  %153 = inttoptr i64 %3 to ptr
  store i64 %11, ptr %153, align 8
  %154 = add i64 %3, 8
  %155 = inttoptr i64 %154 to ptr
  store i64 %152, ptr %155, align 8
  %156 = add i64 %3, 16
  %157 = inttoptr i64 %156 to ptr
  store i64 %28, ptr %157, align 8
  %158 = add i64 %3, 24
  %159 = inttoptr i64 %158 to ptr
  store i64 %45, ptr %159, align 8
  %160 = add i64 %3, 32
  %161 = inttoptr i64 %160 to ptr
  store i64 %46, ptr %161, align 8
  %162 = add i64 %3, 40
  %163 = inttoptr i64 %162 to ptr
  store i64 %97, ptr %163, align 8
  %164 = add i64 %3, 48
  %165 = inttoptr i64 %164 to ptr
  store i64 %98, ptr %165, align 8
  %166 = add i64 %3, 56
  %167 = inttoptr i64 %166 to ptr
  store i64 %134, ptr %167, align 8
  %168 = add i64 %3, 64
  %169 = inttoptr i64 %168 to ptr
  store i64 %135, ptr %169, align 8
  %170 = add i64 %3, 72
  %171 = inttoptr i64 %170 to ptr
  store i64 %150, ptr %171, align 8
  %172 = add i64 %3, 80
  %173 = inttoptr i64 %172 to ptr
  store i64 %151, ptr %173, align 8
  store i64 %2, ptr %0, align 8
  br label %7
}

define internal i32 @88(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = add i64 %1, 48
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %2
  %8 = add i64 %1, 40
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = and i64 %10, 14
  %12 = icmp eq i64 %11, 0
  %13 = zext i1 %12 to i8
  br label %14

14:                                               ; preds = %2, %7
  %15 = phi i8 [ %13, %7 ], [ 1, %2 ]
  %16 = add i64 %1, 16
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = and i64 %18, 192
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i8 %15, i8 0
  store i8 %21, ptr %0, align 1
  ret i32 poison
}

define internal i32 @89(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775616, -9223372036854775808) %2, i64 %3, i64 range(i64 0, 4294967296) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  store i64 0, ptr %7, align 8
  %13 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %3)
  %14 = load i64, ptr %7, align 8
  %15 = inttoptr i64 %14 to ptr
  store i8 45, ptr %15, align 1
  %16 = add nsw i64 %14, 1
  store i64 0, ptr %9, align 8
  %17 = call i32 @76(ptr nonnull %9, ptr nonnull %10, i64 %16, i64 %4)
  %18 = load i64, ptr %9, align 8
  %19 = inttoptr i64 %18 to ptr
  store i8 45, ptr %19, align 1
  %20 = add nsw i64 %18, 1
  store i64 0, ptr %11, align 8
  %21 = call i32 @76(ptr nonnull %11, ptr nonnull %12, i64 %20, i64 %5)
  %22 = load i64, ptr %11, align 8
  store i64 %22, ptr %0, align 8
  ret i32 poison
}

define internal i32 @90(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 range(i64 0, 256) %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %2, 232
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %2, 224
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, %6
  %21 = inttoptr i64 %20 to ptr
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i64
  %24 = icmp eq i64 %3, 1
  br i1 %24, label %25, label %27

25:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %26 = call i32 @91(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %5, i64 %16, i64 %23)
  br label %29

27:                                               ; preds = %7
  store i64 0, ptr %10, align 8
  %28 = call i32 @55(ptr nonnull %10, i64 %4, i64 %5, i64 %16, i64 %23)
  br label %29

29:                                               ; preds = %27, %25
  %30 = phi ptr [ %10, %27 ], [ %8, %25 ]
  %31 = load i64, ptr %30, align 8
  %32 = inttoptr i64 %16 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %2, 8
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  %37 = sub nsw i64 %31, %36
  %38 = add i64 %2, 248
  %39 = inttoptr i64 %38 to ptr
  store i64 %37, ptr %39, align 8
  %40 = add i64 %2, 680
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %2, 688
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  store i64 0, ptr %11, align 8
  %46 = call i32 @92(ptr nonnull %11, i64 %42, i64 %45, i64 2, i64 %33)
  %47 = load i64, ptr %11, align 8
  %48 = icmp eq i64 %31, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %29
  %50 = inttoptr i64 %47 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %49, %29, %55
  %54 = phi i8 [ %61, %55 ], [ 0, %29 ], [ 0, %49 ]
  store i8 %54, ptr %0, align 1
  ret i32 poison

55:                                               ; preds = %49
  %56 = add nsw i64 %47, 8
  %57 = zext i1 %24 to i64
  store i64 0, ptr %12, align 8
  %58 = call i32 @93(ptr nonnull %12, ptr nonnull %13, i64 %56, i64 %31, i64 %5, i64 %6, i64 %57)
  %59 = load i64, ptr %12, align 8
  %60 = icmp ne i64 %59, 0
  %61 = zext i1 %60 to i8
  br label %53
}

define internal i32 @91(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = icmp eq i64 %5, 6
  br i1 %11, label %12, label %22

12:                                               ; preds = %6
  %13 = sub nsw i64 %3, %2
  %14 = icmp slt i64 %13, 4
  br i1 %14, label %16, label %17

15:                                               ; preds = %104, %103, %98, %95, %89, %81, %78, %72, %69, %63, %55, %49, %33, %28, %16
  ret i32 poison

16:                                               ; preds = %12
  store i64 0, ptr %0, align 8
  br label %15

17:                                               ; preds = %12
  %18 = inttoptr i64 %2 to ptr
  %19 = load i32, ptr %18, align 1
  %20 = zext i32 %19 to i64
  %21 = add nsw i64 %2, 4
  br label %22

22:                                               ; preds = %17, %6
  %23 = phi i64 [ %21, %17 ], [ %2, %6 ]
  %24 = phi i64 [ %20, %17 ], [ 0, %6 ]
  br i1 %11, label %44, label %25

25:                                               ; preds = %22
  %26 = sub nsw i64 %3, %23
  %27 = icmp slt i64 %26, 4
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  store i64 0, ptr %0, align 8
  br label %15

29:                                               ; preds = %25
  %30 = add nsw i64 %23, 4
  %31 = sub nsw i64 %3, %30
  %32 = icmp slt i64 %31, 2
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  store i64 0, ptr %0, align 8
  br label %15

34:                                               ; preds = %29
  %35 = inttoptr i64 %23 to ptr
  %36 = load i32, ptr %35, align 1
  %37 = zext i32 %36 to i64
  %38 = inttoptr i64 %30 to ptr
  %39 = load i16, ptr %38, align 1
  %40 = zext i16 %39 to i64
  %41 = add nsw i64 %23, 6
  %42 = shl nuw nsw i64 %40, 32
  %43 = or disjoint i64 %42, %37
  br label %44

44:                                               ; preds = %34, %22
  %45 = phi i64 [ %43, %34 ], [ %24, %22 ]
  %46 = phi i64 [ %41, %34 ], [ %23, %22 ]
  %47 = sub nsw i64 %3, %46
  %48 = icmp slt i64 %47, 2
  br i1 %48, label %49, label %50

49:                                               ; preds = %44
  store i64 0, ptr %0, align 8
  br label %15

50:                                               ; preds = %44
  %51 = inttoptr i64 %46 to ptr
  %52 = load i16, ptr %51, align 1
  %53 = add nsw i64 %46, 2
  %54 = icmp sgt i64 %3, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  store i64 0, ptr %0, align 8
  br label %15

56:                                               ; preds = %50
  %57 = inttoptr i64 %53 to ptr
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i64
  %60 = add nsw i64 %46, 3
  %61 = sub nsw i64 %3, %60
  %62 = icmp slt i64 %61, %59
  br i1 %62, label %63, label %64

63:                                               ; preds = %56
  store i64 0, ptr %0, align 8
  br label %15

64:                                               ; preds = %56
  %65 = add nsw i64 %60, %59
  store i8 0, ptr %7, align 1
  %66 = call i32 @57(ptr nonnull %7, ptr nonnull %8, i64 %60, i64 %65)
  %67 = load i8, ptr %7, align 1
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %64
  store i64 0, ptr %0, align 8
  br label %15

70:                                               ; preds = %64
  %71 = icmp sgt i64 %3, %65
  br i1 %71, label %73, label %72

72:                                               ; preds = %70
  store i64 0, ptr %0, align 8
  br label %15

73:                                               ; preds = %70
  %74 = add nsw i64 %65, 1
  %75 = inttoptr i64 %65 to ptr
  %76 = load i8, ptr %75, align 1
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %79, label %78

78:                                               ; preds = %73
  store i64 0, ptr %0, align 8
  br label %15

79:                                               ; preds = %73
  %80 = icmp sgt i64 %3, %74
  br i1 %80, label %82, label %81

81:                                               ; preds = %79
  store i64 0, ptr %0, align 8
  br label %15

82:                                               ; preds = %79
  %83 = inttoptr i64 %74 to ptr
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i64
  %86 = add nsw i64 %65, 2
  %87 = sub nsw i64 %3, %86
  %88 = icmp slt i64 %87, %85
  br i1 %88, label %89, label %90

89:                                               ; preds = %82
  store i64 0, ptr %0, align 8
  br label %15

90:                                               ; preds = %82
  %91 = add nsw i64 %86, %85
  store i8 0, ptr %9, align 1
  %92 = call i32 @57(ptr nonnull %9, ptr nonnull %10, i64 %86, i64 %91)
  %93 = load i8, ptr %9, align 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %90
  store i64 0, ptr %0, align 8
  br label %15

96:                                               ; preds = %90
  %97 = icmp sgt i64 %3, %91
  br i1 %97, label %99, label %98

98:                                               ; preds = %96
  store i64 0, ptr %0, align 8
  br label %15

99:                                               ; preds = %96
  %100 = inttoptr i64 %91 to ptr
  %101 = load i8, ptr %100, align 1
  %102 = icmp eq i8 %101, 0
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i64 0, ptr %0, align 8
  br label %15

104:                                              ; preds = %99
  %105 = add nsw i64 %91, 1
  %106 = zext i16 %52 to i64
  %107 = inttoptr i64 %4 to ptr
  store i64 %45, ptr %107, align 8
  %108 = add i64 %4, 8
  %109 = inttoptr i64 %108 to ptr
  store i64 %106, ptr %109, align 8
  %110 = add i64 %4, 16
  %111 = inttoptr i64 %110 to ptr
  store i64 %60, ptr %111, align 8
  %112 = add i64 %4, 24
  %113 = inttoptr i64 %112 to ptr
  store i64 %65, ptr %113, align 8
  %114 = add i64 %4, 32
  %115 = inttoptr i64 %114 to ptr
  store i64 %86, ptr %115, align 8
  %116 = add i64 %4, 40
  %117 = inttoptr i64 %116 to ptr
  store i64 %91, ptr %117, align 8
  store i64 %105, ptr %0, align 8
  br label %15
}

define internal i32 @92(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 range(i64 2, 6) %3, i64 %4) {
  br label %6

6:                                                ; preds = %19, %5
  %7 = phi i64 [ %4, %5 ], [ %20, %19 ]
  %8 = and i64 %7, %2
  %9 = mul nsw i64 %8, %3
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %1, %10
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %4, 1
  %15 = icmp eq i64 %13, %14
  %16 = icmp eq i64 %13, 0
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %6
  store i64 %11, ptr %0, align 8
  ret i32 poison

19:                                               ; preds = %6
  %20 = add nsw i64 %8, 1
  br label %6
}

define internal i32 @93(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775800, -9223372036854775808) %2, i64 range(i64 1, 0) %3, i64 %4, i64 range(i64 0, 256) %5, i64 range(i64 0, 2) %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = inttoptr i64 %2 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %42, label %12

12:                                               ; preds = %7, %44
  %13 = phi i64 [ %14, %44 ], [ 0, %7 ]
  %14 = phi i64 [ %46, %44 ], [ %10, %7 ]
  %15 = add i64 %14, 16
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %6, 0
  %19 = sub nsw i64 %4, %3
  %20 = icmp eq i64 %17, %19
  %21 = icmp sle i64 %17, %19
  %22 = select i1 %18, i1 %21, i1 %20
  br i1 %22, label %23, label %44

23:                                               ; preds = %12
  %24 = add i64 %14, 24
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, %5
  br i1 %27, label %28, label %44

28:                                               ; preds = %23
  %29 = add i64 %14, 8
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  store i8 0, ptr %8, align 1
  %32 = call i32 @47(ptr nonnull %8, i64 %31, i64 %3, i64 %17)
  %33 = load i8, ptr %8, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %44, label %35

35:                                               ; preds = %28
  %36 = icmp eq i64 %13, 0
  br i1 %36, label %42, label %37

37:                                               ; preds = %35
  %38 = inttoptr i64 %14 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = inttoptr i64 %13 to ptr
  store i64 %39, ptr %40, align 8
  %41 = load i64, ptr %9, align 8
  store i64 %41, ptr %38, align 8
  store i64 %14, ptr %9, align 8
  br label %42

42:                                               ; preds = %7, %44, %35, %37
  %43 = phi i64 [ %14, %35 ], [ %14, %37 ], [ 0, %44 ], [ 0, %7 ]
  store i64 %43, ptr %0, align 8
  ret i32 poison

44:                                               ; preds = %28, %23, %12
  %45 = inttoptr i64 %14 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %42, label %12
}

define internal i32 @94(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = add i64 %1, 600
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %1, 592
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  store i64 %8, ptr %4, align 8
  %12 = sub i64 %11, %8
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  store i64 %13, ptr %5, align 8
  br label %14

14:                                               ; preds = %20, %3
  %15 = load i64, ptr %5, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %14, %19
  %18 = phi i64 [ %28, %19 ], [ 0, %14 ]
  store i64 %18, ptr %0, align 8
  ret i32 poison

19:                                               ; preds = %20
  store i64 %21, ptr %7, align 8
  br label %17

20:                                               ; preds = %14
  %21 = load i64, ptr %4, align 8
  %22 = add nsw i64 %15, -1
  store i64 %22, ptr %5, align 8
  %23 = add i64 %21, 1
  store i64 %23, ptr %4, align 8
  %24 = add i64 %1, 584
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %21, 24
  %28 = add nsw i64 %26, %27
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %19, label %14
}

define internal i32 @95(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = sub nsw i64 %4, %3
  %11 = icmp sgt i64 %10, 18
  br i1 %11, label %12, label %62

12:                                               ; preds = %57, %5
  %13 = phi i64 [ %10, %5 ], [ %59, %57 ]
  %14 = phi i64 [ %3, %5 ], [ %47, %57 ]
  %15 = phi i64 [ 0, %5 ], [ %58, %57 ]
  %16 = add i64 %14, 9
  %17 = inttoptr i64 %16 to ptr
  %18 = load i32, ptr %17, align 1
  %19 = zext i32 %18 to i64
  %20 = add i64 %2, 64
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, %19
  %24 = icmp slt i64 %13, %19
  %25 = or i1 %23, %24
  br i1 %25, label %33, label %26

26:                                               ; preds = %12
  %27 = add i64 %2, 664
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %29, %19
  br i1 %30, label %33, label %34

31:                                               ; preds = %70, %62, %56, %33
  %32 = phi i32 [ 0, %33 ], [ 0, %56 ], [ 0, %62 ], [ %50, %70 ]
  ret i32 %32

33:                                               ; preds = %26, %12
  store i64 0, ptr %0, align 8
  br label %31

34:                                               ; preds = %26
  %35 = add i64 %2, 48
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %14, 4
  %39 = inttoptr i64 %38 to ptr
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i64
  %42 = add nsw i64 %37, %41
  %43 = inttoptr i64 %42 to ptr
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i64
  %46 = add nsw i64 %14, %22
  %47 = add nsw i64 %14, %19
  %48 = icmp eq i64 %15, 0
  %49 = zext i1 %48 to i64
  store i64 0, ptr %6, align 8
  %50 = call i32 @96(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %45, i64 %14, i64 %46, i64 %47, i64 %49)
  %51 = load i64, ptr %6, align 8
  switch i32 %50, label %70 [
    i32 -2, label %74
    i32 0, label %74
  ], !prof !0

52:                                               ; preds = %74
  store i8 0, ptr %8, align 1
  %53 = call i32 @26(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %45, i64 %14, i64 %46, i64 %47)
  %54 = load i8, ptr %8, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  store i64 -1, ptr %0, align 8
  br label %31

57:                                               ; preds = %52, %74
  %58 = add nuw nsw i64 %15, 1
  %59 = sub nsw i64 %4, %47
  %60 = icmp sgt i64 %59, 18
  %61 = and i1 %60, %75
  br i1 %61, label %12, label %62

62:                                               ; preds = %57, %5
  %63 = phi i64 [ %3, %5 ], [ %47, %57 ]
  %64 = phi i64 [ 0, %5 ], [ %58, %57 ]
  %65 = phi i64 [ 0, %5 ], [ %51, %57 ]
  %66 = icmp eq i64 %63, %4
  %67 = icmp eq i64 %65, 1
  %68 = select i1 %66, i1 %67, i1 false
  %69 = select i1 %68, i64 %64, i64 0
  store i64 %69, ptr %0, align 8
  br label %31

70:                                               ; preds = %34
  %71 = icmp sgt i32 %50, 0
  %72 = load ptr, ptr %7, align 8
  %73 = select i1 %71, ptr %72, ptr undef
  store ptr %73, ptr %1, align 8
  br label %31

74:                                               ; preds = %34, %34
  %75 = icmp eq i64 %51, 0
  br i1 %75, label %52, label %57
}

define internal i32 @96(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6, i64 range(i64 0, 2) %7) {
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = icmp samesign ugt i64 %3, 4
  br i1 %13, label %14, label %20

14:                                               ; preds = %8
  store i8 0, ptr %9, align 1
  %15 = call i32 @97(ptr nonnull %9, ptr nonnull %10, i64 7, i64 8, i64 26, i64 %3)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %35, label %31, !prof !1

17:                                               ; preds = %38, %31, %28, %27, %19
  %18 = phi i32 [ 0, %19 ], [ 0, %27 ], [ 0, %28 ], [ %15, %31 ], [ %21, %38 ]
  ret i32 %18

19:                                               ; preds = %35
  store i64 -1, ptr %0, align 8
  br label %17

20:                                               ; preds = %35, %8
  store i64 0, ptr %11, align 8
  %21 = call i32 @28(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %22 = load i64, ptr %11, align 8
  switch i32 %21, label %38 [
    i32 -2, label %42
    i32 0, label %42
  ], !prof !0

23:                                               ; preds = %42
  %24 = icmp eq i64 %22, 4
  %25 = icmp ne i64 %7, 0
  %26 = xor i1 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %42, %23
  store i64 -1, ptr %0, align 8
  br label %17

28:                                               ; preds = %23
  %29 = icmp eq i64 %22, 9
  %30 = zext i1 %29 to i64
  store i64 %30, ptr %0, align 8
  br label %17

31:                                               ; preds = %14
  %32 = icmp eq i32 %15, 0
  %33 = load ptr, ptr %10, align 8
  %34 = select i1 %32, ptr undef, ptr %33
  store ptr %34, ptr %1, align 8
  br label %17

35:                                               ; preds = %14
  %36 = load i8, ptr %9, align 1
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %19, label %20

38:                                               ; preds = %20
  %39 = icmp sgt i32 %21, 0
  %40 = load ptr, ptr %12, align 8
  %41 = select i1 %39, ptr %40, ptr undef
  store ptr %41, ptr %1, align 8
  br label %17

42:                                               ; preds = %20, %20
  %43 = icmp eq i64 %22, -1
  br i1 %43, label %27, label %23
}

define internal range(i32 0, 2) i32 @97(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 6, 10) %2, i64 range(i64 8, 11) %3, i64 range(i64 10, 27) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %17, %6
  %9 = load i64, ptr %7, align 8
  %10 = icmp slt i64 %9, 3
  br i1 %10, label %15, label %14

11:                                               ; preds = %16, %14, %13
  %12 = phi i32 [ 0, %13 ], [ 0, %14 ], [ 1, %16 ]
  ret i32 %12

13:                                               ; preds = %17
  store i8 1, ptr %0, align 1
  br label %11

14:                                               ; preds = %8
  store i8 0, ptr %0, align 1
  br label %11

15:                                               ; preds = %8
  switch i64 %9, label %16 [
    i64 0, label %17
    i64 -3, label %17
    i64 1, label %21
    i64 -2, label %21
    i64 2, label %22
    i64 -1, label %22
  ]

16:                                               ; preds = %15
  store ptr @8, ptr %1, align 8, !numba_exception_output !2
  br label %11

17:                                               ; preds = %15, %15, %22, %21
  %18 = phi i64 [ %4, %22 ], [ %3, %21 ], [ %2, %15 ], [ %2, %15 ]
  %19 = add nsw i64 %9, 1
  store i64 %19, ptr %7, align 8
  %20 = icmp eq i64 %18, %5
  br i1 %20, label %13, label %8

21:                                               ; preds = %15, %15
  br label %17

22:                                               ; preds = %15, %15
  br label %17
}

define internal i32 @98(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca i8, align 1
  store i8 0, ptr %20, align 1
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = add i64 %2, 232
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %2, 224
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %4, 4
  %29 = inttoptr i64 %28 to ptr
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i64
  %32 = add nsw i64 %27, %31
  %33 = inttoptr i64 %32 to ptr
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i64
  %36 = trunc nuw i64 %3 to i8
  switch i8 %36, label %79 [
    i8 17, label %37
    i8 18, label %37
    i8 16, label %44
    i8 14, label %57
    i8 13, label %62
    i8 15, label %64
    i8 19, label %69
    i8 20, label %74
  ]

37:                                               ; preds = %7, %7
  %38 = icmp eq i64 %3, 18
  store i64 0, ptr %8, align 8
  %39 = zext i1 %38 to i8
  %40 = call i32 @132(ptr nonnull %8, ptr nonnull %9, i64 %5, i64 %6, i64 %24, i8 %39, i64 %35)
  %41 = load i64, ptr %8, align 8
  %42 = icmp ne i64 %41, 0
  %43 = zext i1 %42 to i8
  store i8 %43, ptr %0, align 1
  br label %53

44:                                               ; preds = %7
  store i64 0, ptr %10, align 8
  %45 = call i32 @91(ptr nonnull %10, ptr nonnull %11, i64 %5, i64 %6, i64 %24, i64 %35)
  %46 = load i64, ptr %10, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %55, label %48

48:                                               ; preds = %44
  store i64 0, ptr %12, align 8
  %49 = call i32 @102(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %5, i64 %6)
  %50 = load i64, ptr %12, align 8
  %51 = icmp ne i64 %50, 0
  %52 = zext i1 %51 to i8
  br label %55

53:                                               ; preds = %90, %94, %74, %69, %64, %82, %86, %57, %37, %55
  %54 = phi i32 [ 0, %55 ], [ 0, %37 ], [ %80, %90 ], [ 0, %94 ], [ 0, %69 ], [ 0, %57 ], [ 0, %74 ], [ 0, %86 ], [ %63, %82 ], [ 0, %64 ]
  ret i32 %54

55:                                               ; preds = %48, %44
  %56 = phi i8 [ %52, %48 ], [ 0, %44 ]
  store i8 %56, ptr %0, align 1
  br label %53

57:                                               ; preds = %7
  store i64 0, ptr %14, align 8
  %58 = call i32 @53(ptr nonnull %14, i64 %5, i64 %6, i64 %24)
  %59 = load i64, ptr %14, align 8
  %60 = icmp eq i64 %59, %6
  %61 = zext i1 %60 to i8
  store i8 %61, ptr %0, align 1
  br label %53

62:                                               ; preds = %7
  store i64 0, ptr %15, align 8
  %63 = call i32 @56(ptr nonnull %15, ptr nonnull %16, i64 %5, i64 %6, i64 %24)
  switch i32 %63, label %82 [
    i32 -2, label %86
    i32 0, label %86
  ], !prof !0

64:                                               ; preds = %7
  store i64 0, ptr %17, align 8
  %65 = call i32 @133(ptr nonnull %17, i64 %5, i64 %6, i64 %24)
  %66 = load i64, ptr %17, align 8
  %67 = icmp eq i64 %66, %6
  %68 = zext i1 %67 to i8
  store i8 %68, ptr %0, align 1
  br label %53

69:                                               ; preds = %7
  store i64 0, ptr %18, align 8
  %70 = call i32 @134(ptr nonnull %18, i64 %5, i64 %6, i64 %24)
  %71 = load i64, ptr %18, align 8
  %72 = icmp eq i64 %71, %6
  %73 = zext i1 %72 to i8
  store i8 %73, ptr %0, align 1
  br label %53

74:                                               ; preds = %7
  store i64 0, ptr %19, align 8
  %75 = call i32 @135(ptr nonnull %19, i64 %5, i64 %6, i64 %24)
  %76 = load i64, ptr %19, align 8
  %77 = icmp eq i64 %76, %6
  %78 = zext i1 %77 to i8
  store i8 %78, ptr %0, align 1
  br label %53

79:                                               ; preds = %7
  store i8 0, ptr %20, align 1
  %80 = call i32 @136(ptr nonnull %20, ptr nonnull %21, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %94, label %90, !prof !1

82:                                               ; preds = %62
  %83 = icmp sgt i32 %63, 0
  %84 = load ptr, ptr %16, align 8
  %85 = select i1 %83, ptr %84, ptr undef
  store ptr %85, ptr %1, align 8
  br label %53

86:                                               ; preds = %62, %62
  %87 = load i64, ptr %15, align 8
  %88 = icmp eq i64 %87, %6
  %89 = zext i1 %88 to i8
  store i8 %89, ptr %0, align 1
  br label %53

90:                                               ; preds = %79
  %91 = icmp eq i32 %80, 0
  %92 = load ptr, ptr %21, align 8
  %93 = select i1 %91, ptr undef, ptr %92
  store ptr %93, ptr %1, align 8
  br label %53

94:                                               ; preds = %79
  %95 = load i8, ptr %20, align 1
  %96 = icmp ne i8 %95, 0
  %97 = zext i1 %96 to i8
  store i8 %97, ptr %0, align 1
  br label %53
}

define internal i32 @99(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = icmp samesign ugt i64 %3, 20
  br i1 %14, label %15, label %18

15:                                               ; preds = %6
  store i64 0, ptr %7, align 8
  %16 = call i32 @128(ptr nonnull %7, ptr nonnull %8, i64 %2)
  %17 = load i64, ptr %7, align 8
  store i64 %17, ptr %0, align 8
  br label %23

18:                                               ; preds = %6
  %19 = add i64 %2, 744
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %24, label %25

23:                                               ; preds = %26, %15, %50, %45, %24
  ret i32 poison

24:                                               ; preds = %18
  store i64 1, ptr %0, align 8
  br label %23

25:                                               ; preds = %18
  switch i64 %3, label %50 [
    i64 16, label %26
    i64 17, label %32
    i64 18, label %32
    i64 13, label %47
  ]

26:                                               ; preds = %25
  store i64 0, ptr %9, align 8
  %27 = call i32 @102(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %4, i64 %5)
  %28 = load i64, ptr %9, align 8
  %29 = add i64 %28, 40
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %0, align 8
  br label %23

32:                                               ; preds = %25, %25
  %33 = add i64 %2, 232
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  store i64 0, ptr %11, align 8
  %38 = call i32 @129(ptr nonnull %11, i64 %2, i64 %37)
  %39 = load i64, ptr %11, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %32
  %42 = add i64 %39, 40
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  br label %45

45:                                               ; preds = %32, %41
  %46 = phi i64 [ %44, %41 ], [ 1, %32 ]
  store i64 %46, ptr %0, align 8
  br label %23

47:                                               ; preds = %25
  store i64 0, ptr %12, align 8
  %48 = call i32 @130(ptr nonnull %12, ptr nonnull %13, i64 %2)
  %49 = load i64, ptr %12, align 8
  br label %50

50:                                               ; preds = %47, %25
  %51 = phi i64 [ 1, %25 ], [ %49, %47 ]
  store i64 %51, ptr %0, align 8
  br label %23
}

define internal range(i32 0, 2) i32 @100(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 0, 256) %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = add i64 %2, 504
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  store i8 0, ptr %7, align 1
  %19 = call i32 @104(ptr nonnull %7, i64 %5)
  %20 = load i8, ptr %7, align 1
  %21 = icmp eq i8 %20, 0
  %22 = sub nsw i64 %4, %3
  %23 = mul nsw i64 %22, 6
  %24 = select i1 %21, i64 0, i64 %23
  %25 = add nsw i64 %18, %24
  %26 = add i64 %2, 400
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, %25
  %30 = add i64 %2, 408
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = icmp sgt i64 %29, %32
  br i1 %33, label %34, label %39

34:                                               ; preds = %6
  %35 = icmp eq i64 %28, 0
  %36 = select i1 %35, i64 1, i64 2
  store i64 %36, ptr %0, align 8
  br label %37

37:                                               ; preds = %59, %66, %58, %34
  %38 = phi i32 [ 0, %34 ], [ 0, %58 ], [ %55, %66 ], [ 0, %59 ]
  ret i32 %38

39:                                               ; preds = %6
  %40 = add i64 %2, 392
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, %28
  %44 = add i64 %2, 488
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %39
  store i64 0, ptr %8, align 8
  %49 = call i32 @105(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %43)
  br label %52

50:                                               ; preds = %39
  store i64 0, ptr %10, align 8
  %51 = call i32 @106(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %43)
  br label %52

52:                                               ; preds = %50, %48
  %53 = phi ptr [ %10, %50 ], [ %8, %48 ]
  %54 = load i64, ptr %53, align 8
  store i64 0, ptr %12, align 8
  %55 = call i32 @107(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %3, i64 %5, i64 %54)
  %56 = load i64, ptr %12, align 8
  %57 = icmp eq i32 %55, 0
  br i1 %57, label %70, label %66, !prof !1

58:                                               ; preds = %70
  store i64 1, ptr %0, align 8
  br label %37

59:                                               ; preds = %70
  %60 = add i64 %2, 416
  %61 = inttoptr i64 %60 to ptr
  %62 = load i64, ptr %61, align 8
  store i64 0, ptr %14, align 8
  %63 = call i32 @108(ptr nonnull %14, ptr nonnull %15, i64 %56, i64 %62, i64 9)
  %64 = load i64, ptr %14, align 8
  %65 = sub nsw i64 %64, %42
  store i64 %65, ptr %27, align 8
  store i64 0, ptr %0, align 8
  br label %37

66:                                               ; preds = %52
  %67 = icmp eq i32 %55, 0
  %68 = load ptr, ptr %13, align 8
  %69 = select i1 %67, ptr undef, ptr %68
  store ptr %69, ptr %1, align 8
  br label %37

70:                                               ; preds = %52
  %71 = icmp eq i64 %56, 0
  br i1 %71, label %58, label %59
}

define internal i32 @101(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = icmp samesign ugt i64 %3, 20
  br i1 %10, label %11, label %32

11:                                               ; preds = %6
  %12 = add i64 %2, 784
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %30, label %16

16:                                               ; preds = %11
  %17 = add i64 %2, 152
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, 72
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %31, label %25

24:                                               ; preds = %38, %60, %59, %58, %52, %31, %30, %25
  ret i32 poison

25:                                               ; preds = %16
  %26 = add i64 %2, 800
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, 1
  store i64 %29, ptr %27, align 8
  store ptr null, ptr %0, align 8
  br label %24

30:                                               ; preds = %11
  store ptr null, ptr %0, align 8
  br label %24

31:                                               ; preds = %16
  store ptr null, ptr %0, align 8
  br label %24

32:                                               ; preds = %6
  %33 = add i64 %2, 744
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %58, label %37

37:                                               ; preds = %32
  switch i64 %3, label %60 [
    i64 16, label %38
    i64 17, label %48
    i64 18, label %48
  ]

38:                                               ; preds = %37
  %39 = add i64 %2, 768
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %40, align 8
  store i64 0, ptr %7, align 8
  %43 = call i32 @102(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %4, i64 %5)
  %44 = load i64, ptr %7, align 8
  %45 = load i64, ptr %40, align 8
  %46 = add i64 %44, 32
  %47 = inttoptr i64 %46 to ptr
  store i64 %45, ptr %47, align 8
  store ptr null, ptr %0, align 8
  br label %24

48:                                               ; preds = %37, %37
  store i8 0, ptr %9, align 1
  %49 = call i32 @103(ptr nonnull %9, i64 %2)
  %50 = load i8, ptr %9, align 1
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %59, label %52

52:                                               ; preds = %48
  %53 = add i64 %2, 768
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = add i64 %2, 776
  %57 = inttoptr i64 %56 to ptr
  store i64 %55, ptr %57, align 8
  store ptr null, ptr %0, align 8
  br label %24

58:                                               ; preds = %32
  store ptr null, ptr %0, align 8
  br label %24

59:                                               ; preds = %48
  store ptr null, ptr %0, align 8
  br label %24

60:                                               ; preds = %37
  store ptr null, ptr %0, align 8
  br label %24
}

define internal i32 @102(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = add i64 %2, 232
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %2, 528
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = and i64 %11, %14
  %16 = add i64 %2, 520
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = shl i64 %15, 3
  %20 = add i64 %18, %19
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %5, %40
  %25 = phi i64 [ %42, %40 ], [ %22, %5 ]
  %26 = add i64 %25, 16
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = sub nsw i64 %4, %3
  %30 = icmp eq i64 %28, %29
  br i1 %30, label %31, label %40

31:                                               ; preds = %24
  %32 = add i64 %25, 8
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  store i8 0, ptr %6, align 1
  %35 = call i32 @47(ptr nonnull %6, i64 %34, i64 %3, i64 %29)
  %36 = load i8, ptr %6, align 1
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %5, %40, %31
  %39 = phi i64 [ %25, %31 ], [ 0, %40 ], [ 0, %5 ]
  store i64 %39, ptr %0, align 8
  ret i32 poison

40:                                               ; preds = %31, %24
  %41 = inttoptr i64 %25 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %38, label %24
}

define internal i32 @103(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = add i64 %1, 232
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, 8
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i8
  %10 = and i8 %9, 1
  store i8 %10, ptr %0, align 1
  ret i32 poison
}

define internal i32 @104(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 256) %1) {
  %3 = trunc nuw i64 %1 to i8
  switch i8 %3, label %4 [
    i8 13, label %7
    i8 19, label %7
    i8 20, label %7
  ]

4:                                                ; preds = %2
  %5 = icmp eq i64 %1, 16
  %6 = zext i1 %5 to i8
  br label %7

7:                                                ; preds = %2, %2, %2, %4
  %8 = phi i8 [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ %6, %4 ]
  store i8 %8, ptr %0, align 1
  ret i32 poison
}

define internal i32 @105(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = alloca i64, align 8
  store i64 0, ptr %26, align 8
  %27 = alloca ptr, align 8
  store ptr null, ptr %27, align 8
  %28 = alloca i64, align 8
  store i64 0, ptr %28, align 8
  %29 = alloca ptr, align 8
  store ptr null, ptr %29, align 8
  %30 = add i64 %2, 416
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %2, 616
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %2, 8
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %2, 32
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  store i64 0, ptr %6, align 8
  %42 = call i32 @108(ptr nonnull %6, ptr nonnull %7, i64 %4, i64 %32, i64 0)
  %43 = load i64, ptr %6, align 8
  %44 = sub nsw i64 %3, %38
  %45 = add nsw i64 %44, %41
  %46 = icmp ne i64 %35, 0
  %47 = zext i1 %46 to i64
  %48 = add i64 %2, 560
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8
  store i64 0, ptr %8, align 8
  %51 = call i32 @127(ptr nonnull %8, ptr nonnull %9, i64 %43, i64 %45, i64 %50, i64 %47)
  %52 = load i64, ptr %8, align 8
  store i64 0, ptr %10, align 8
  %53 = call i32 @108(ptr nonnull %10, ptr nonnull %11, i64 %52, i64 %32, i64 2)
  %54 = load i64, ptr %10, align 8
  %55 = add i64 %2, 496
  %56 = inttoptr i64 %55 to ptr
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %3, 4
  %59 = inttoptr i64 %58 to ptr
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i64
  store i64 0, ptr %12, align 8
  %62 = call i32 @108(ptr nonnull %12, ptr nonnull %13, i64 %54, i64 %57, i64 %61)
  %63 = load i64, ptr %12, align 8
  store i64 0, ptr %14, align 8
  %64 = call i32 @108(ptr nonnull %14, ptr nonnull %15, i64 %63, i64 %32, i64 3)
  %65 = load i64, ptr %14, align 8
  %66 = add i64 %3, 9
  %67 = inttoptr i64 %66 to ptr
  %68 = load i32, ptr %67, align 1
  %69 = zext i32 %68 to i64
  %70 = add i64 %2, 568
  %71 = inttoptr i64 %70 to ptr
  %72 = load i64, ptr %71, align 8
  store i64 0, ptr %16, align 8
  %73 = call i32 @127(ptr nonnull %16, ptr nonnull %17, i64 %65, i64 %69, i64 %72, i64 0)
  %74 = load i64, ptr %16, align 8
  store i64 0, ptr %18, align 8
  %75 = call i32 @108(ptr nonnull %18, ptr nonnull %19, i64 %74, i64 %32, i64 5)
  %76 = load i64, ptr %18, align 8
  %77 = inttoptr i64 %3 to ptr
  %78 = load i32, ptr %77, align 1
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %5
  %81 = zext i32 %78 to i64
  store i64 0, ptr %20, align 8
  %82 = call i32 @122(ptr nonnull %20, ptr nonnull %21, i64 %76, i64 %81)
  %83 = load i64, ptr %20, align 8
  br label %90

84:                                               ; preds = %5
  store i64 0, ptr %22, align 8
  store i64 3, ptr %23, align 8
  br label %85

85:                                               ; preds = %84, %105
  %86 = load i64, ptr %23, align 8
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %105, label %88

88:                                               ; preds = %85
  %89 = add nsw i64 %76, 20
  br label %90

90:                                               ; preds = %80, %88
  %91 = phi i64 [ %89, %88 ], [ %83, %80 ]
  store i64 0, ptr %24, align 8
  %92 = call i32 @108(ptr nonnull %24, ptr nonnull %25, i64 %91, i64 %32, i64 6)
  %93 = load i64, ptr %24, align 8
  %94 = add i64 %3, 5
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %95, align 1
  %97 = zext i32 %96 to i64
  %98 = add i64 %2, 576
  %99 = inttoptr i64 %98 to ptr
  %100 = load i64, ptr %99, align 8
  store i64 0, ptr %26, align 8
  %101 = call i32 @127(ptr nonnull %26, ptr nonnull %27, i64 %93, i64 %97, i64 %100, i64 0)
  %102 = load i64, ptr %26, align 8
  store i64 0, ptr %28, align 8
  %103 = call i32 @108(ptr nonnull %28, ptr nonnull %29, i64 %102, i64 %32, i64 8)
  %104 = load i64, ptr %28, align 8
  store i64 %104, ptr %0, align 8
  ret i32 poison

105:                                              ; preds = %85
  %106 = load i64, ptr %22, align 8
  %107 = add nsw i64 %86, -1
  store i64 %107, ptr %23, align 8
  %108 = add i64 %106, 8
  store i64 %108, ptr %22, align 8
  %109 = add nsw i64 %76, %106
  %110 = inttoptr i64 %109 to ptr
  store i64 2314885530818453536, ptr %110, align 1
  br label %85
}

define internal i32 @106(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = alloca i64, align 8
  store i64 0, ptr %26, align 8
  %27 = alloca ptr, align 8
  store ptr null, ptr %27, align 8
  %28 = alloca i64, align 8
  store i64 0, ptr %28, align 8
  %29 = alloca ptr, align 8
  store ptr null, ptr %29, align 8
  %30 = alloca i64, align 8
  store i64 0, ptr %30, align 8
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  %32 = alloca i64, align 8
  store i64 0, ptr %32, align 8
  %33 = alloca ptr, align 8
  store ptr null, ptr %33, align 8
  %34 = alloca i64, align 8
  store i64 0, ptr %34, align 8
  %35 = alloca ptr, align 8
  store ptr null, ptr %35, align 8
  %36 = alloca i64, align 8
  store i64 0, ptr %36, align 8
  %37 = alloca ptr, align 8
  store ptr null, ptr %37, align 8
  %38 = alloca i64, align 8
  store i64 0, ptr %38, align 8
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = add i64 %2, 416
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %2, 616
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  store i64 0, ptr %6, align 8
  %46 = call i32 @108(ptr nonnull %6, ptr nonnull %7, i64 %4, i64 %42, i64 0)
  %47 = load i64, ptr %6, align 8
  %48 = icmp eq i64 %45, 0
  br i1 %48, label %54, label %49

49:                                               ; preds = %5
  store i64 0, ptr %8, align 8
  %50 = call i32 @76(ptr nonnull %8, ptr nonnull %9, i64 %47, i64 %45)
  %51 = load i64, ptr %8, align 8
  store i64 0, ptr %10, align 8
  %52 = call i32 @108(ptr nonnull %10, ptr nonnull %11, i64 %51, i64 %42, i64 1)
  %53 = load i64, ptr %10, align 8
  br label %54

54:                                               ; preds = %49, %5
  %55 = phi i64 [ %47, %5 ], [ %53, %49 ]
  %56 = add i64 %2, 8
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  %59 = sub nsw i64 %3, %58
  %60 = add i64 %2, 32
  %61 = inttoptr i64 %60 to ptr
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %59, %62
  store i64 0, ptr %12, align 8
  %64 = call i32 @76(ptr nonnull %12, ptr nonnull %13, i64 %55, i64 %63)
  %65 = load i64, ptr %12, align 8
  store i64 0, ptr %14, align 8
  %66 = call i32 @108(ptr nonnull %14, ptr nonnull %15, i64 %65, i64 %42, i64 2)
  %67 = load i64, ptr %14, align 8
  %68 = add i64 %2, 496
  %69 = inttoptr i64 %68 to ptr
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %3, 4
  %72 = inttoptr i64 %71 to ptr
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i64
  store i64 0, ptr %16, align 8
  %75 = call i32 @108(ptr nonnull %16, ptr nonnull %17, i64 %67, i64 %70, i64 %74)
  %76 = load i64, ptr %16, align 8
  store i64 0, ptr %18, align 8
  %77 = call i32 @108(ptr nonnull %18, ptr nonnull %19, i64 %76, i64 %42, i64 3)
  %78 = load i64, ptr %18, align 8
  %79 = add i64 %3, 9
  %80 = inttoptr i64 %79 to ptr
  %81 = load i32, ptr %80, align 1
  %82 = zext i32 %81 to i64
  store i64 0, ptr %20, align 8
  %83 = call i32 @76(ptr nonnull %20, ptr nonnull %21, i64 %78, i64 %82)
  %84 = load i64, ptr %20, align 8
  store i64 0, ptr %22, align 8
  %85 = call i32 @108(ptr nonnull %22, ptr nonnull %23, i64 %84, i64 %42, i64 4)
  %86 = load i64, ptr %22, align 8
  %87 = add i64 %3, 13
  %88 = inttoptr i64 %87 to ptr
  %89 = load i32, ptr %88, align 1
  %90 = zext i32 %89 to i64
  store i64 0, ptr %24, align 8
  %91 = call i32 @76(ptr nonnull %24, ptr nonnull %25, i64 %86, i64 %90)
  %92 = load i64, ptr %24, align 8
  store i64 0, ptr %26, align 8
  %93 = call i32 @108(ptr nonnull %26, ptr nonnull %27, i64 %92, i64 %42, i64 5)
  %94 = load i64, ptr %26, align 8
  %95 = inttoptr i64 %3 to ptr
  %96 = load i32, ptr %95, align 1
  %97 = zext i32 %96 to i64
  store i64 0, ptr %28, align 8
  %98 = call i32 @122(ptr nonnull %28, ptr nonnull %29, i64 %94, i64 %97)
  %99 = load i64, ptr %28, align 8
  store i64 0, ptr %30, align 8
  %100 = call i32 @108(ptr nonnull %30, ptr nonnull %31, i64 %99, i64 %42, i64 6)
  %101 = load i64, ptr %30, align 8
  %102 = add i64 %3, 5
  %103 = inttoptr i64 %102 to ptr
  %104 = load i32, ptr %103, align 1
  %105 = zext i32 %104 to i64
  store i64 0, ptr %32, align 8
  %106 = call i32 @76(ptr nonnull %32, ptr nonnull %33, i64 %101, i64 %105)
  %107 = load i64, ptr %32, align 8
  store i64 0, ptr %34, align 8
  %108 = call i32 @108(ptr nonnull %34, ptr nonnull %35, i64 %107, i64 %42, i64 7)
  %109 = load i64, ptr %34, align 8
  %110 = add i64 %3, 17
  %111 = inttoptr i64 %110 to ptr
  %112 = load i16, ptr %111, align 1
  %113 = zext i16 %112 to i64
  store i64 0, ptr %36, align 8
  %114 = call i32 @76(ptr nonnull %36, ptr nonnull %37, i64 %109, i64 %113)
  %115 = load i64, ptr %36, align 8
  store i64 0, ptr %38, align 8
  %116 = call i32 @108(ptr nonnull %38, ptr nonnull %39, i64 %115, i64 %42, i64 8)
  %117 = load i64, ptr %38, align 8
  store i64 %117, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @107(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 0, 256) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = alloca i64, align 8
  store i64 0, ptr %25, align 8
  %26 = alloca ptr, align 8
  store ptr null, ptr %26, align 8
  %27 = alloca i64, align 8
  store i64 0, ptr %27, align 8
  %28 = alloca ptr, align 8
  store ptr null, ptr %28, align 8
  %29 = alloca i64, align 8
  store i64 0, ptr %29, align 8
  %30 = alloca ptr, align 8
  store ptr null, ptr %30, align 8
  %31 = add i64 %2, 232
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %2, 416
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  %37 = trunc nuw i64 %4 to i8
  switch i8 %37, label %80 [
    i8 17, label %38
    i8 18, label %38
    i8 16, label %41
    i8 14, label %44
    i8 13, label %53
    i8 15, label %56
    i8 19, label %59
    i8 20, label %69
    i8 24, label %77
  ]

38:                                               ; preds = %6, %6
  store i64 0, ptr %7, align 8
  %39 = call i32 @109(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %5)
  %40 = load i64, ptr %7, align 8
  store i64 %40, ptr %0, align 8
  br label %86

41:                                               ; preds = %6
  store i64 0, ptr %9, align 8
  %42 = call i32 @110(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %5)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %92, label %88, !prof !1

44:                                               ; preds = %6
  store i64 0, ptr %11, align 8
  %45 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %5, i64 %36, i64 14)
  %46 = load i64, ptr %11, align 8
  %47 = inttoptr i64 %33 to ptr
  %48 = load i64, ptr %47, align 8
  store i64 0, ptr %13, align 8
  %49 = call i32 @76(ptr nonnull %13, ptr nonnull %14, i64 %46, i64 %48)
  %50 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %51 = call i32 @108(ptr nonnull %15, ptr nonnull %16, i64 %50, i64 %36, i64 15)
  %52 = load i64, ptr %15, align 8
  store i64 %52, ptr %0, align 8
  br label %86

53:                                               ; preds = %6
  store i64 0, ptr %17, align 8
  %54 = call i32 @111(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %5)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %98, label %94, !prof !1

56:                                               ; preds = %6
  store i64 0, ptr %19, align 8
  %57 = call i32 @112(ptr nonnull %19, ptr nonnull %20, i64 %2, i64 %5)
  %58 = load i64, ptr %19, align 8
  store i64 %58, ptr %0, align 8
  br label %86

59:                                               ; preds = %6
  store i64 0, ptr %21, align 8
  %60 = call i32 @108(ptr nonnull %21, ptr nonnull %22, i64 %5, i64 %36, i64 23)
  %61 = load i64, ptr %21, align 8
  %62 = inttoptr i64 %33 to ptr
  %63 = load i64, ptr %62, align 8
  %64 = add i64 %33, 8
  %65 = inttoptr i64 %64 to ptr
  %66 = load i64, ptr %65, align 8
  store i64 0, ptr %23, align 8
  %67 = call i32 @113(ptr nonnull %23, ptr nonnull %24, i64 %2, i64 %61, i64 %63, i64 %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %104, label %100, !prof !1

69:                                               ; preds = %6
  %70 = inttoptr i64 %33 to ptr
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %33, 8
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8
  store i64 0, ptr %25, align 8
  %75 = call i32 @113(ptr nonnull %25, ptr nonnull %26, i64 %2, i64 %5, i64 %71, i64 %74)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %110, label %106, !prof !1

77:                                               ; preds = %6
  store i64 0, ptr %27, align 8
  %78 = call i32 @114(ptr nonnull %27, ptr nonnull %28, i64 %2, i64 %5)
  %79 = load i64, ptr %27, align 8
  store i64 %79, ptr %0, align 8
  br label %86

80:                                               ; preds = %6
  %81 = add i64 %2, 152
  %82 = inttoptr i64 %81 to ptr
  %83 = load i64, ptr %82, align 8
  store i64 0, ptr %29, align 8
  %84 = call i32 @115(ptr nonnull %29, ptr nonnull %30, i64 %2, i64 %83, i64 %4, i64 %5)
  %85 = load i64, ptr %29, align 8
  store i64 %85, ptr %0, align 8
  br label %86

86:                                               ; preds = %80, %77, %106, %110, %100, %104, %56, %94, %98, %44, %88, %92, %38
  %87 = phi i32 [ 0, %38 ], [ 0, %104 ], [ 0, %92 ], [ %42, %88 ], [ 0, %80 ], [ %67, %100 ], [ 0, %44 ], [ 0, %77 ], [ 0, %98 ], [ %54, %94 ], [ 0, %56 ], [ %75, %106 ], [ 0, %110 ]
  ret i32 %87

88:                                               ; preds = %41
  %89 = icmp eq i32 %42, 0
  %90 = load ptr, ptr %10, align 8
  %91 = select i1 %89, ptr undef, ptr %90
  store ptr %91, ptr %1, align 8
  br label %86

92:                                               ; preds = %41
  %93 = load i64, ptr %9, align 8
  store i64 %93, ptr %0, align 8
  br label %86

94:                                               ; preds = %53
  %95 = icmp eq i32 %54, 0
  %96 = load ptr, ptr %18, align 8
  %97 = select i1 %95, ptr undef, ptr %96
  store ptr %97, ptr %1, align 8
  br label %86

98:                                               ; preds = %53
  %99 = load i64, ptr %17, align 8
  store i64 %99, ptr %0, align 8
  br label %86

100:                                              ; preds = %59
  %101 = icmp eq i32 %67, 0
  %102 = load ptr, ptr %24, align 8
  %103 = select i1 %101, ptr undef, ptr %102
  store ptr %103, ptr %1, align 8
  br label %86

104:                                              ; preds = %59
  %105 = load i64, ptr %23, align 8
  store i64 %105, ptr %0, align 8
  br label %86

106:                                              ; preds = %69
  %107 = icmp eq i32 %75, 0
  %108 = load ptr, ptr %26, align 8
  %109 = select i1 %107, ptr undef, ptr %108
  store ptr %109, ptr %1, align 8
  br label %86

110:                                              ; preds = %69
  %111 = load i64, ptr %25, align 8
  store i64 %111, ptr %0, align 8
  br label %86
}

define internal i32 @108(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = shl i64 %4, 4
  %8 = or disjoint i64 %7, 8
  %9 = add i64 %3, %8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %3, %7
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  store ptr null, ptr %6, align 8
  %15 = call i32 @74(ptr nonnull %6, i64 %2, i64 %14, i64 %11)
  %16 = add nsw i64 %2, %11
  store i64 %16, ptr %0, align 8
  ret i32 poison
}

define internal i32 @109(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %2, 232
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %2, 416
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %15, 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %2, 552
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  store i64 0, ptr %5, align 8
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 0)
  store i64 %25, ptr %6, align 8
  br label %26

26:                                               ; preds = %4, %40
  %27 = phi i64 [ 0, %4 ], [ %55, %40 ]
  %28 = load i64, ptr %6, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %40, label %30

30:                                               ; preds = %26
  store i64 0, ptr %7, align 8
  %31 = call i32 @108(ptr nonnull %7, ptr nonnull %8, i64 %3, i64 %18, i64 31)
  %32 = load i64, ptr %7, align 8
  %33 = inttoptr i64 %15 to ptr
  %34 = load i64, ptr %33, align 8
  store i64 0, ptr %9, align 8
  %35 = call i32 @76(ptr nonnull %9, ptr nonnull %10, i64 %32, i64 %34)
  %36 = load i64, ptr %9, align 8
  %37 = add nsw i64 %27, 32
  store i64 0, ptr %11, align 8
  %38 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %36, i64 %18, i64 %37)
  %39 = load i64, ptr %11, align 8
  store i64 %39, ptr %0, align 8
  ret i32 poison

40:                                               ; preds = %26
  %41 = load i64, ptr %5, align 8
  %42 = add nsw i64 %28, -1
  store i64 %42, ptr %6, align 8
  %43 = add i64 %41, 1
  store i64 %43, ptr %5, align 8
  %44 = add i64 %2, 544
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = shl i64 %41, 3
  %48 = add i64 %46, %47
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8
  %51 = and i64 %21, %50
  %52 = icmp eq i64 %51, 0
  %53 = shl nuw i64 1, %41
  %54 = select i1 %52, i64 0, i64 %53
  %55 = or i64 %27, %54
  br label %26
}

define internal range(i32 0, 2) i32 @110(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = add i64 %2, 232
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %2, 416
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  store i64 0, ptr %5, align 8
  %25 = call i32 @108(ptr nonnull %5, ptr nonnull %6, i64 %3, i64 %24, i64 27)
  %26 = load i64, ptr %5, align 8
  %27 = inttoptr i64 %21 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %7, align 8
  %29 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %26, i64 %28)
  %30 = load i64, ptr %7, align 8
  %31 = add i64 %21, 16
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %21, 24
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  store i64 0, ptr %9, align 8
  %37 = call i32 @108(ptr nonnull %9, ptr nonnull %10, i64 %30, i64 %24, i64 28)
  %38 = load i64, ptr %9, align 8
  store i64 0, ptr %11, align 8
  %39 = call i32 @121(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %38, i64 %33, i64 %36)
  %40 = load i64, ptr %11, align 8
  %41 = icmp eq i32 %39, 0
  br i1 %41, label %66, label %62, !prof !1

42:                                               ; preds = %68, %62, %60, %44
  %43 = phi i32 [ 0, %44 ], [ 0, %60 ], [ %39, %62 ], [ %54, %68 ]
  ret i32 %43

44:                                               ; preds = %66
  store i64 0, ptr %0, align 8
  br label %42

45:                                               ; preds = %66
  %46 = add i64 %21, 32
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %21, 40
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  store i64 0, ptr %13, align 8
  %52 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %40, i64 %24, i64 29)
  %53 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %54 = call i32 @121(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %53, i64 %48, i64 %51)
  %55 = load i64, ptr %15, align 8
  %56 = icmp eq i32 %54, 0
  br i1 %56, label %72, label %68, !prof !1

57:                                               ; preds = %72
  store i64 0, ptr %17, align 8
  %58 = call i32 @108(ptr nonnull %17, ptr nonnull %18, i64 %55, i64 %24, i64 30)
  %59 = load i64, ptr %17, align 8
  br label %60

60:                                               ; preds = %57, %72
  %61 = phi i64 [ 0, %72 ], [ %59, %57 ]
  store i64 %61, ptr %0, align 8
  br label %42

62:                                               ; preds = %4
  %63 = icmp eq i32 %39, 0
  %64 = load ptr, ptr %12, align 8
  %65 = select i1 %63, ptr undef, ptr %64
  store ptr %65, ptr %1, align 8
  br label %42

66:                                               ; preds = %4
  %67 = icmp eq i64 %40, 0
  br i1 %67, label %44, label %45

68:                                               ; preds = %45
  %69 = icmp eq i32 %54, 0
  %70 = load ptr, ptr %16, align 8
  %71 = select i1 %69, ptr undef, ptr %70
  store ptr %71, ptr %1, align 8
  br label %42

72:                                               ; preds = %45
  %73 = icmp eq i64 %55, 0
  br i1 %73, label %60, label %57
}

define internal range(i32 0, 2) i32 @111(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = add i64 %2, 232
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %2, 416
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %2, 512
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %41, label %32

32:                                               ; preds = %5
  %33 = add i64 %24, 56
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 201342976
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %41, label %40

38:                                               ; preds = %103, %117, %111, %102, %98, %88, %61, %40
  %39 = phi i32 [ 0, %40 ], [ 0, %61 ], [ 0, %88 ], [ 0, %98 ], [ 0, %102 ], [ %90, %117 ], [ %58, %111 ], [ 0, %103 ]
  ret i32 %39

40:                                               ; preds = %32
  store i64 0, ptr %0, align 8
  br label %38

41:                                               ; preds = %32, %5
  %42 = add i64 %24, 24
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %24, 32
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, %44
  br i1 %48, label %49, label %65

49:                                               ; preds = %41
  %50 = add i64 %3, 17
  %51 = inttoptr i64 %50 to ptr
  %52 = load i16, ptr %51, align 1
  %53 = and i16 %52, 8
  %54 = icmp eq i16 %53, 0
  br i1 %54, label %55, label %65

55:                                               ; preds = %49
  store i64 0, ptr %6, align 8
  %56 = call i32 @108(ptr nonnull %6, ptr nonnull %7, i64 %4, i64 %27, i64 10)
  %57 = load i64, ptr %6, align 8
  store i64 0, ptr %8, align 8
  %58 = call i32 @121(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %57, i64 %44, i64 %47)
  %59 = load i64, ptr %8, align 8
  %60 = icmp eq i32 %58, 0
  br i1 %60, label %115, label %111, !prof !1

61:                                               ; preds = %115
  store i64 0, ptr %0, align 8
  br label %38

62:                                               ; preds = %115
  store i64 0, ptr %10, align 8
  %63 = call i32 @108(ptr nonnull %10, ptr nonnull %11, i64 %59, i64 %27, i64 11)
  %64 = load i64, ptr %10, align 8
  br label %65

65:                                               ; preds = %62, %49, %41
  %66 = phi i64 [ %4, %49 ], [ %4, %41 ], [ %64, %62 ]
  %67 = add i64 %24, 40
  %68 = inttoptr i64 %67 to ptr
  %69 = load i64, ptr %68, align 8
  %70 = add i64 %24, 48
  %71 = inttoptr i64 %70 to ptr
  %72 = load i64, ptr %71, align 8
  %73 = add i64 %2, 536
  %74 = inttoptr i64 %73 to ptr
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %24, 88
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %79 = add nsw i64 %75, %78
  %80 = inttoptr i64 %79 to ptr
  %81 = load i8, ptr %80, align 1
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %65
  store i64 0, ptr %12, align 8
  %84 = call i32 @60(ptr nonnull %12, ptr nonnull %13, i64 %69, i64 %72)
  %85 = load i64, ptr %12, align 8
  %86 = sub nsw i64 %72, %69
  %87 = icmp eq i64 %85, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i64 0, ptr %0, align 8
  br label %38

89:                                               ; preds = %83, %65
  store i64 0, ptr %14, align 8
  %90 = call i32 @113(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %66, i64 %69, i64 %72)
  %91 = load i64, ptr %14, align 8
  %92 = icmp eq i32 %90, 0
  br i1 %92, label %121, label %117, !prof !1

93:                                               ; preds = %121
  %94 = add i64 %24, 72
  %95 = inttoptr i64 %94 to ptr
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %121, %93
  store i64 %91, ptr %0, align 8
  br label %38

99:                                               ; preds = %93
  %100 = sub nsw i64 %72, %69
  %101 = icmp slt i64 %100, 9
  br i1 %101, label %102, label %103

102:                                              ; preds = %99
  store i64 0, ptr %0, align 8
  br label %38

103:                                              ; preds = %99
  store i64 0, ptr %16, align 8
  %104 = call i32 @108(ptr nonnull %16, ptr nonnull %17, i64 %91, i64 %27, i64 12)
  %105 = load i64, ptr %16, align 8
  %106 = load i64, ptr %95, align 8
  store i64 0, ptr %18, align 8
  %107 = call i32 @76(ptr nonnull %18, ptr nonnull %19, i64 %105, i64 %106)
  %108 = load i64, ptr %18, align 8
  store i64 0, ptr %20, align 8
  %109 = call i32 @108(ptr nonnull %20, ptr nonnull %21, i64 %108, i64 %27, i64 13)
  %110 = load i64, ptr %20, align 8
  store i64 %110, ptr %0, align 8
  br label %38

111:                                              ; preds = %55
  %112 = icmp eq i32 %58, 0
  %113 = load ptr, ptr %9, align 8
  %114 = select i1 %112, ptr undef, ptr %113
  store ptr %114, ptr %1, align 8
  br label %38

115:                                              ; preds = %55
  %116 = icmp eq i64 %59, 0
  br i1 %116, label %61, label %62

117:                                              ; preds = %89
  %118 = icmp eq i32 %90, 0
  %119 = load ptr, ptr %15, align 8
  %120 = select i1 %118, ptr undef, ptr %119
  store ptr %120, ptr %1, align 8
  br label %38

121:                                              ; preds = %89
  %122 = icmp eq i64 %91, 0
  br i1 %122, label %98, label %93
}

define internal i32 @112(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %2, 232
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %2, 416
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = inttoptr i64 %15 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %15, 8
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  switch i64 %20, label %34 [
    i64 2, label %24
    i64 1, label %29
  ]

24:                                               ; preds = %4
  store i64 0, ptr %5, align 8
  %25 = call i32 @108(ptr nonnull %5, ptr nonnull %6, i64 %3, i64 %18, i64 16)
  %26 = load i64, ptr %5, align 8
  store i64 0, ptr %7, align 8
  %27 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %26, i64 %23)
  %28 = load i64, ptr %7, align 8
  br label %34

29:                                               ; preds = %4
  store i64 0, ptr %9, align 8
  %30 = call i32 @108(ptr nonnull %9, ptr nonnull %10, i64 %3, i64 %18, i64 17)
  %31 = load i64, ptr %9, align 8
  store i64 0, ptr %11, align 8
  %32 = call i32 @76(ptr nonnull %11, ptr nonnull %12, i64 %31, i64 %23)
  %33 = load i64, ptr %11, align 8
  br label %34

34:                                               ; preds = %4, %29, %24
  %35 = phi i64 [ %28, %24 ], [ 0, %4 ], [ %33, %29 ]
  store i64 %35, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @113(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add i64 %2, 488
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %6
  store i64 0, ptr %7, align 8
  %16 = call i32 @116(ptr nonnull %7, ptr nonnull %8, i64 %3, i64 %4, i64 %5)
  %17 = load i64, ptr %7, align 8
  store i64 %17, ptr %0, align 8
  br label %21

18:                                               ; preds = %6
  store i64 0, ptr %9, align 8
  %19 = call i32 @117(ptr nonnull %9, ptr nonnull %10, i64 %3, i64 %4, i64 %5)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %27, label %23, !prof !1

21:                                               ; preds = %23, %27, %15
  %22 = phi i32 [ 0, %15 ], [ %19, %23 ], [ 0, %27 ]
  ret i32 %22

23:                                               ; preds = %18
  %24 = icmp eq i32 %19, 0
  %25 = load ptr, ptr %10, align 8
  %26 = select i1 %24, ptr undef, ptr %25
  store ptr %26, ptr %1, align 8
  br label %21

27:                                               ; preds = %18
  %28 = load i64, ptr %9, align 8
  store i64 %28, ptr %0, align 8
  br label %21
}

define internal i32 @114(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add i64 %2, 416
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %2, 856
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i64 25, i64 24
  store i64 0, ptr %5, align 8
  %19 = call i32 @108(ptr nonnull %5, ptr nonnull %6, i64 %3, i64 %13, i64 %18)
  %20 = load i64, ptr %5, align 8
  %21 = add i64 %2, 864
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  store i64 0, ptr %7, align 8
  %24 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %20, i64 %23)
  %25 = load i64, ptr %7, align 8
  store i64 0, ptr %9, align 8
  %26 = call i32 @108(ptr nonnull %9, ptr nonnull %10, i64 %25, i64 %13, i64 26)
  %27 = load i64, ptr %9, align 8
  store i64 %27, ptr %0, align 8
  ret i32 poison
}

define internal i32 @115(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 0, 256) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = add i64 %2, 416
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %3, 72
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %4, 23
  br i1 %22, label %23, label %33

23:                                               ; preds = %6
  %24 = add i64 %2, 232
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, 16
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 1
  %31 = add nuw nsw i64 %30, 21
  store i64 0, ptr %7, align 8
  %32 = call i32 @108(ptr nonnull %7, ptr nonnull %8, i64 %5, i64 %18, i64 %31)
  br label %35

33:                                               ; preds = %6
  store i64 0, ptr %9, align 8
  %34 = call i32 @108(ptr nonnull %9, ptr nonnull %10, i64 %5, i64 %18, i64 18)
  br label %35

35:                                               ; preds = %33, %23
  %36 = phi ptr [ %7, %23 ], [ %9, %33 ]
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %21, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = add nsw i64 %3, 192
  store ptr null, ptr %11, align 8
  %41 = call i32 @74(ptr nonnull %11, i64 %37, i64 %40, i64 %21)
  %42 = add nsw i64 %37, %21
  br label %46

43:                                               ; preds = %35
  store i64 0, ptr %12, align 8
  %44 = call i32 @108(ptr nonnull %12, ptr nonnull %13, i64 %37, i64 %18, i64 19)
  %45 = load i64, ptr %12, align 8
  br label %46

46:                                               ; preds = %43, %39
  %47 = phi i64 [ %42, %39 ], [ %45, %43 ]
  br i1 %22, label %51, label %48

48:                                               ; preds = %46
  store i64 0, ptr %14, align 8
  %49 = call i32 @108(ptr nonnull %14, ptr nonnull %15, i64 %47, i64 %18, i64 20)
  %50 = load i64, ptr %14, align 8
  br label %51

51:                                               ; preds = %48, %46
  %52 = phi i64 [ %47, %46 ], [ %50, %48 ]
  store i64 %52, ptr %0, align 8
  ret i32 poison
}

define internal i32 @116(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = icmp slt i64 %3, %4
  br i1 %10, label %11, label %57

11:                                               ; preds = %5, %52
  %12 = phi i64 [ %53, %52 ], [ %2, %5 ]
  %13 = phi i64 [ %55, %52 ], [ %3, %5 ]
  %14 = phi i1 [ %54, %52 ], [ true, %5 ]
  %15 = inttoptr i64 %13 to ptr
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i64
  %18 = icmp sgt i8 %16, -1
  br i1 %18, label %19, label %31

19:                                               ; preds = %11
  store i8 0, ptr %6, align 1
  %20 = call i32 @119(ptr nonnull %6, i64 %17)
  %21 = load i8, ptr %6, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %30, label %23

23:                                               ; preds = %19
  br i1 %14, label %27, label %24

24:                                               ; preds = %23
  %25 = inttoptr i64 %12 to ptr
  store i8 32, ptr %25, align 1
  %26 = add nsw i64 %12, 1
  br label %27

27:                                               ; preds = %24, %23
  %28 = phi i64 [ %12, %23 ], [ %26, %24 ]
  %29 = add nsw i64 %13, 1
  br label %52

30:                                               ; preds = %19
  br i1 %18, label %34, label %31

31:                                               ; preds = %11, %30
  store i64 0, ptr %7, align 8
  %32 = call i32 @61(ptr nonnull %7, ptr nonnull %8, i64 %13, i64 %17)
  %33 = load i64, ptr %7, align 8
  br label %34

34:                                               ; preds = %31, %30
  %35 = phi i64 [ 1, %30 ], [ %33, %31 ]
  %36 = icmp eq i64 %35, 0
  %37 = icmp sgt i64 %35, 4
  %38 = or i1 %36, %37
  %39 = add nsw i64 %13, %35
  %40 = icmp sgt i64 %39, %4
  %41 = select i1 %38, i1 true, i1 %40
  br i1 %41, label %47, label %42

42:                                               ; preds = %34
  store i8 0, ptr %9, align 1
  %43 = call i32 @120(ptr nonnull %9, i64 %13, i64 %17)
  %44 = load i8, ptr %9, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %48, label %47

46:                                               ; preds = %62, %61, %47
  ret i32 poison

47:                                               ; preds = %42, %34
  store i64 0, ptr %0, align 8
  br label %46

48:                                               ; preds = %42
  %49 = load i32, ptr %15, align 1
  %50 = inttoptr i64 %12 to ptr
  store i32 %49, ptr %50, align 1
  %51 = add nsw i64 %12, %35
  br label %52

52:                                               ; preds = %48, %27
  %53 = phi i64 [ %28, %27 ], [ %51, %48 ]
  %54 = phi i1 [ true, %27 ], [ false, %48 ]
  %55 = phi i64 [ %29, %27 ], [ %39, %48 ]
  %56 = icmp slt i64 %55, %4
  br i1 %56, label %11, label %57

57:                                               ; preds = %52, %5
  %58 = phi i64 [ %53, %52 ], [ %2, %5 ]
  %59 = phi i1 [ %54, %52 ], [ true, %5 ]
  %60 = icmp eq i64 %58, %2
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  store i64 0, ptr %0, align 8
  br label %46

62:                                               ; preds = %57
  %63 = sext i1 %59 to i64
  %64 = add nsw i64 %58, %63
  store i64 %64, ptr %0, align 8
  br label %46
}

define internal range(i32 0, 2) i32 @117(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  br label %12

12:                                               ; preds = %35, %5
  %13 = phi i64 [ %2, %5 ], [ %40, %35 ]
  %14 = phi i64 [ %3, %5 ], [ %41, %35 ]
  %15 = icmp slt i64 %14, %4
  br i1 %15, label %16, label %90

16:                                               ; preds = %12, %86
  %17 = phi i64 [ %88, %86 ], [ %13, %12 ]
  %18 = phi i64 [ %89, %86 ], [ %14, %12 ]
  %19 = inttoptr i64 %18 to ptr
  %20 = load <16 x i8>, ptr %19, align 1
  %21 = inttoptr i64 %17 to ptr
  store <16 x i8> %20, ptr %21, align 1
  %22 = load <16 x i8>, ptr %19, align 1
  %23 = icmp eq <16 x i8> %22, splat (i8 34)
  %24 = icmp eq <16 x i8> %22, splat (i8 92)
  %25 = icmp slt <16 x i8> %22, splat (i8 32)
  %26 = or <16 x i1> %23, %24
  %27 = or <16 x i1> %25, %26
  %28 = bitcast <16 x i1> %27 to i16
  %29 = icmp ne i16 %28, 0
  br i1 %29, label %30, label %35

30:                                               ; preds = %16
  %31 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %28, i1 true)
  %32 = zext nneg i16 %31 to i64
  store i64 0, ptr %6, align 8
  %33 = call i32 @20(ptr nonnull %6, i64 %32, i64 16)
  %34 = load i64, ptr %6, align 8
  br label %35

35:                                               ; preds = %30, %16
  %36 = phi i64 [ 16, %16 ], [ %34, %30 ]
  %37 = sub nsw i64 %4, %18
  store i64 0, ptr %7, align 8
  %38 = call i32 @20(ptr nonnull %7, i64 %36, i64 %37)
  %39 = load i64, ptr %7, align 8
  %40 = add nsw i64 %17, %39
  %41 = add nsw i64 %18, %39
  %42 = icmp ne i64 %39, 16
  %43 = select i1 %29, i1 %42, i1 false
  %44 = icmp slt i64 %41, %4
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %46, label %12

46:                                               ; preds = %35
  %47 = inttoptr i64 %41 to ptr
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i64
  %50 = icmp sgt i8 %48, -1
  br i1 %50, label %51, label %54

51:                                               ; preds = %46
  store i64 0, ptr %8, align 8
  %52 = call i32 @118(ptr nonnull %8, ptr nonnull %9, i64 %40, i64 %49)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %96, label %92, !prof !1

54:                                               ; preds = %96, %46
  %55 = phi i64 [ %97, %96 ], [ %40, %46 ]
  %56 = phi i64 [ %98, %96 ], [ %41, %46 ]
  %57 = icmp slt i64 %56, %4
  %58 = icmp slt i8 %48, 0
  %59 = and i1 %57, %58
  br i1 %59, label %60, label %86

60:                                               ; preds = %54, %81
  %61 = phi i64 [ %79, %81 ], [ %55, %54 ]
  %62 = phi i64 [ %69, %81 ], [ %56, %54 ]
  %63 = phi i64 [ %84, %81 ], [ %49, %54 ]
  store i64 0, ptr %10, align 8
  %64 = call i32 @61(ptr nonnull %10, ptr nonnull %11, i64 %62, i64 %63)
  %65 = load i64, ptr %10, align 8
  %66 = icmp eq i64 %65, 0
  %67 = icmp sgt i64 %65, 4
  %68 = or i1 %66, %67
  %69 = add nsw i64 %62, %65
  %70 = icmp sgt i64 %69, %4
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %74, label %75

72:                                               ; preds = %92, %90, %74
  %73 = phi i32 [ 0, %74 ], [ 0, %90 ], [ %52, %92 ]
  ret i32 %73

74:                                               ; preds = %60
  store i64 0, ptr %0, align 8
  br label %72

75:                                               ; preds = %60
  %76 = inttoptr i64 %62 to ptr
  %77 = load i32, ptr %76, align 1
  %78 = inttoptr i64 %61 to ptr
  store i32 %77, ptr %78, align 1
  %79 = add nsw i64 %61, %65
  %80 = icmp slt i64 %69, %4
  br i1 %80, label %81, label %86

81:                                               ; preds = %75
  %82 = inttoptr i64 %69 to ptr
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i64
  %85 = icmp slt i8 %83, 0
  br i1 %85, label %60, label %86

86:                                               ; preds = %81, %75, %54
  %87 = phi i1 [ %57, %54 ], [ false, %75 ], [ true, %81 ]
  %88 = phi i64 [ %55, %54 ], [ %79, %75 ], [ %79, %81 ]
  %89 = phi i64 [ %56, %54 ], [ %69, %75 ], [ %69, %81 ]
  br i1 %87, label %16, label %90

90:                                               ; preds = %86, %12
  %91 = phi i64 [ %88, %86 ], [ %13, %12 ]
  store i64 %91, ptr %0, align 8
  br label %72

92:                                               ; preds = %51
  %93 = icmp eq i32 %52, 0
  %94 = load ptr, ptr %9, align 8
  %95 = select i1 %93, ptr undef, ptr %94
  store ptr %95, ptr %1, align 8
  br label %72

96:                                               ; preds = %51
  %97 = load i64, ptr %8, align 8
  %98 = add nsw i64 %41, 1
  br label %54
}

define internal range(i32 0, 2) i32 @118(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = inttoptr i64 %2 to ptr
  store i8 92, ptr %6, align 1
  store i64 0, ptr %5, align 8
  br label %7

7:                                                ; preds = %33, %4
  %8 = load i64, ptr %5, align 8
  %9 = icmp slt i64 %8, 7
  br i1 %9, label %31, label %16

10:                                               ; preds = %32, %16, %12
  %11 = phi i32 [ 0, %12 ], [ 0, %16 ], [ 1, %32 ]
  ret i32 %11

12:                                               ; preds = %33
  %13 = add nsw i64 %2, 1
  %14 = inttoptr i64 %13 to ptr
  store i8 %37, ptr %14, align 1
  %15 = add nsw i64 %2, 2
  store i64 %15, ptr %0, align 8
  br label %10

16:                                               ; preds = %7
  store i32 808482140, ptr %6, align 1
  %17 = and i64 %3, 15
  %18 = add nsw i64 %2, 4
  %19 = lshr i64 %3, 4
  %20 = trunc nuw nsw i64 %19 to i8
  %21 = or disjoint i8 %20, 48
  %22 = inttoptr i64 %18 to ptr
  store i8 %21, ptr %22, align 1
  %23 = icmp samesign ult i64 %17, 10
  %24 = or disjoint i64 %17, 48
  %25 = add nuw nsw i64 %17, 87
  %26 = select i1 %23, i64 %24, i64 %25
  %27 = add nsw i64 %2, 5
  %28 = trunc nuw nsw i64 %26 to i8
  %29 = inttoptr i64 %27 to ptr
  store i8 %28, ptr %29, align 1
  %30 = add nsw i64 %2, 6
  store i64 %30, ptr %0, align 8
  br label %10

31:                                               ; preds = %7
  switch i64 %8, label %32 [
    i64 0, label %33
    i64 -7, label %33
    i64 1, label %40
    i64 -6, label %40
    i64 2, label %41
    i64 -5, label %41
    i64 3, label %42
    i64 -4, label %42
    i64 4, label %43
    i64 -3, label %43
    i64 5, label %44
    i64 -2, label %44
    i64 6, label %45
    i64 -1, label %45
  ]

32:                                               ; preds = %31
  store ptr @5, ptr %1, align 8, !numba_exception_output !2
  br label %10

33:                                               ; preds = %31, %31, %45, %44, %43, %42, %41, %40
  %34 = phi [2 x i64] [ [i64 12, i64 102], %45 ], [ [i64 92, i64 92], %40 ], [ [i64 10, i64 110], %41 ], [ [i64 9, i64 116], %42 ], [ [i64 13, i64 114], %43 ], [ [i64 8, i64 98], %44 ], [ [i64 34, i64 34], %31 ], [ [i64 34, i64 34], %31 ]
  %35 = extractvalue [2 x i64] %34, 1
  %36 = add nsw i64 %8, 1
  store i64 %36, ptr %5, align 8
  %37 = trunc i64 %35 to i8
  %38 = extractvalue [2 x i64] %34, 0
  %39 = icmp eq i64 %3, %38
  br i1 %39, label %12, label %7

40:                                               ; preds = %31, %31
  br label %33

41:                                               ; preds = %31, %31
  br label %33

42:                                               ; preds = %31, %31
  br label %33

43:                                               ; preds = %31, %31
  br label %33

44:                                               ; preds = %31, %31
  br label %33

45:                                               ; preds = %31, %31
  br label %33
}

define internal i32 @119(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 256) %1) {
  switch i64 %1, label %3 [
    i64 32, label %8
    i64 13, label %8
    i64 12, label %8
    i64 11, label %8
    i64 10, label %8
    i64 9, label %8
  ]

3:                                                ; preds = %2
  %4 = icmp samesign ugt i64 %1, 27
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = icmp samesign ult i64 %1, 32
  %7 = zext i1 %6 to i8
  br label %8

8:                                                ; preds = %2, %2, %2, %2, %2, %2, %3, %5
  %9 = phi i8 [ 1, %2 ], [ 0, %3 ], [ %7, %5 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ]
  store i8 %9, ptr %0, align 1
  ret i32 poison
}

define internal i32 @120(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 0, 256) %2) {
  %4 = trunc nuw i64 %2 to i8
  switch i8 %4, label %13 [
    i8 -29, label %7
    i8 -62, label %5
  ]

5:                                                ; preds = %15, %3, %13, %7
  %6 = phi i8 [ %12, %7 ], [ 1, %3 ], [ %17, %15 ], [ 0, %13 ]
  store i8 %6, ptr %0, align 1
  ret i32 poison

7:                                                ; preds = %3
  %8 = add nsw i64 %1, 1
  %9 = inttoptr i64 %8 to ptr
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, -128
  %12 = zext i1 %11 to i8
  br label %5

13:                                               ; preds = %3
  %14 = icmp samesign ugt i64 %2, 224
  br i1 %14, label %15, label %5

15:                                               ; preds = %13
  %16 = icmp samesign ult i64 %2, 227
  %17 = zext i1 %16 to i8
  br label %5
}

define internal range(i32 0, 2) i32 @121(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = sub nsw i64 %5, %4
  store i64 0, ptr %7, align 8
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 0)
  store i64 %12, ptr %8, align 8
  br label %13

13:                                               ; preds = %6, %35
  %14 = load i64, ptr %8, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %35, label %19

16:                                               ; preds = %43, %25, %18
  %17 = phi i32 [ 0, %18 ], [ 0, %25 ], [ %22, %43 ]
  ret i32 %17

18:                                               ; preds = %35
  store i64 0, ptr %0, align 8
  br label %16

19:                                               ; preds = %13
  %20 = icmp slt i64 %4, %5
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  store i64 0, ptr %9, align 8
  %22 = call i32 @113(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %4, i64 %5)
  %23 = load i64, ptr %9, align 8
  %24 = icmp eq i32 %22, 0
  br i1 %24, label %25, label %43, !prof !1

25:                                               ; preds = %21, %19
  %26 = phi i64 [ %3, %19 ], [ %23, %21 ]
  %27 = add i64 %2, 488
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  %31 = sub nsw i64 %26, %3
  %32 = icmp ne i64 %31, %11
  %33 = select i1 %30, i1 %32, i1 false
  %34 = select i1 %33, i64 0, i64 %26
  store i64 %34, ptr %0, align 8
  br label %16

35:                                               ; preds = %13
  %36 = load i64, ptr %7, align 8
  %37 = add nsw i64 %14, -1
  store i64 %37, ptr %8, align 8
  %38 = add i64 %36, 1
  store i64 %38, ptr %7, align 8
  %39 = add nsw i64 %4, %36
  %40 = inttoptr i64 %39 to ptr
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 96
  br i1 %42, label %18, label %13

43:                                               ; preds = %21
  %44 = icmp eq i32 %22, 0
  %45 = load ptr, ptr %10, align 8
  %46 = select i1 %44, ptr undef, ptr %45
  store ptr %46, ptr %1, align 8
  br label %16
}

define internal i32 @122(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 4294967296) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = call i32 @123(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %3)
  %8 = load i64, ptr %5, align 8
  %9 = inttoptr i64 %8 to ptr
  store i8 90, ptr %9, align 1
  %10 = add nsw i64 %2, 20
  store i64 %10, ptr %0, align 8
  ret i32 poison
}

define internal i32 @123(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca [3 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = udiv i64 %3, 86400
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %13 = call i32 @124(ptr nonnull %5, i64 %12)
  %14 = load i64, ptr %7, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %5, align 8
  store i64 0, ptr %8, align 8
  %17 = call i32 @125(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %16, i64 %15, i64 %14)
  %18 = load i64, ptr %8, align 8
  %19 = inttoptr i64 %18 to ptr
  store i8 84, ptr %19, align 1
  %20 = mul i64 %12, -86400
  %21 = add i64 %20, %3
  %22 = udiv i64 %21, 60
  %23 = udiv i64 %21, 3600
  %24 = add nsw i64 %18, 1
  %25 = mul nsw i64 %23, -60
  %26 = add nsw i64 %25, %22
  %27 = mul i64 %22, -60
  %28 = add i64 %27, %21
  store i64 0, ptr %10, align 8
  %29 = call i32 @126(ptr nonnull %10, ptr nonnull %11, i64 %24, i64 %23, i64 %26, i64 %28)
  %30 = load i64, ptr %10, align 8
  store i64 %30, ptr %0, align 8
  ret i32 poison
}

define internal i32 @124(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 213503982334602) %1) {
  %3 = add nuw nsw i64 %1, 719468
  %4 = udiv i64 %3, 146097
  %5 = mul nsw i64 %4, -146097
  %6 = add nsw i64 %5, %3
  %7 = sdiv i64 %6, -1460
  %8 = srem i64 %6, 1460
  %9 = lshr i64 %8, 63
  %10 = add nsw i64 %7, %9
  %11 = sdiv i64 %6, 36524
  %12 = srem i64 %6, 36524
  %13 = ashr i64 %12, 63
  %14 = add nsw i64 %11, %13
  %15 = sdiv i64 %6, -146096
  %16 = srem i64 %6, 146096
  %17 = lshr i64 %16, 63
  %18 = add nsw i64 %15, %17
  %19 = add nsw i64 %6, %14
  %20 = add i64 %10, %18
  %21 = add i64 %20, %19
  %22 = sdiv i64 %21, 365
  %23 = srem i64 %21, 365
  %24 = ashr i64 %23, 63
  %25 = add nsw i64 %22, %24
  %26 = mul nsw i64 %25, 365
  %27 = ashr i64 %25, 2
  %28 = add nsw i64 %26, %27
  %29 = sdiv i64 %25, 100
  %30 = srem i64 %25, 100
  %31 = ashr i64 %30, 63
  %32 = add nsw i64 %29, %31
  %33 = sub nsw i64 %32, %28
  %34 = add nsw i64 %33, %6
  %35 = mul nsw i64 %34, 5
  %36 = add nsw i64 %35, 2
  %37 = sdiv i64 %36, 153
  %38 = srem i64 %36, 153
  %39 = ashr i64 %38, 63
  %40 = add nsw i64 %37, %39
  %41 = mul nsw i64 %40, 153
  %42 = add nsw i64 %41, 2
  %43 = sdiv i64 %42, -5
  %44 = srem i64 %42, 5
  %45 = lshr i64 %44, 63
  %46 = add nsw i64 %43, %45
  %47 = icmp slt i64 %40, 10
  %48 = select i1 %47, i64 3, i64 -9
  %49 = add nsw i64 %40, %48
  %50 = icmp slt i64 %49, 3
  %51 = zext i1 %50 to i64
  %52 = mul nuw nsw i64 %4, 400
  %53 = add nsw i64 %52, %25
  %54 = add i64 %46, %34
  %55 = add nsw i64 %54, 1
  %56 = add nsw i64 %53, %51
  store i64 %56, ptr %0, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %49, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %55, ptr %58, align 8
  ret i32 poison
}

define internal i32 @125(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  %8 = mul nsw i64 %3, 100
  %9 = add nsw i64 %8, %4
  %10 = mul nsw i64 %9, 100
  %11 = add nsw i64 %10, %5
  store i64 0, ptr %7, align 8
  %12 = call i32 @79(ptr nonnull %7, i64 %11)
  %13 = load i64, ptr %7, align 8
  %14 = add nsw i64 %13, 3472328296227680304
  %15 = trunc i64 %14 to i32
  %16 = inttoptr i64 %2 to ptr
  store i32 %15, ptr %16, align 1
  %17 = add nsw i64 %2, 4
  %18 = inttoptr i64 %17 to ptr
  store i8 45, ptr %18, align 1
  %19 = add nsw i64 %2, 5
  %20 = lshr i64 %14, 32
  %21 = trunc i64 %20 to i16
  %22 = inttoptr i64 %19 to ptr
  store i16 %21, ptr %22, align 1
  %23 = add nsw i64 %2, 7
  %24 = inttoptr i64 %23 to ptr
  store i8 45, ptr %24, align 1
  %25 = add nsw i64 %2, 8
  %26 = lshr i64 %14, 48
  %27 = trunc nuw i64 %26 to i16
  %28 = inttoptr i64 %25 to ptr
  store i16 %27, ptr %28, align 1
  %29 = add nsw i64 %2, 10
  store i64 %29, ptr %0, align 8
  ret i32 poison
}

define internal i32 @126(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  %8 = mul nsw i64 %3, 100
  %9 = add nsw i64 %8, %4
  %10 = mul nsw i64 %9, 100
  %11 = add nsw i64 %10, %5
  store i64 0, ptr %7, align 8
  %12 = call i32 @79(ptr nonnull %7, i64 %11)
  %13 = load i64, ptr %7, align 8
  %14 = add nsw i64 %13, 3472328296227680304
  %15 = lshr i64 %14, 16
  %16 = trunc i64 %15 to i16
  %17 = inttoptr i64 %2 to ptr
  store i16 %16, ptr %17, align 1
  %18 = add nsw i64 %2, 2
  %19 = inttoptr i64 %18 to ptr
  store i8 58, ptr %19, align 1
  %20 = add nsw i64 %2, 3
  %21 = lshr i64 %14, 32
  %22 = trunc i64 %21 to i16
  %23 = inttoptr i64 %20 to ptr
  store i16 %22, ptr %23, align 1
  %24 = add nsw i64 %2, 5
  %25 = inttoptr i64 %24 to ptr
  store i8 58, ptr %25, align 1
  %26 = add nsw i64 %2, 6
  %27 = lshr i64 %14, 48
  %28 = trunc nuw i64 %27 to i16
  %29 = inttoptr i64 %26 to ptr
  store i16 %28, ptr %29, align 1
  %30 = add nsw i64 %2, 8
  store i64 %30, ptr %0, align 8
  ret i32 poison
}

define internal i32 @127(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 0, 2) %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add nsw i64 %2, 32
  %12 = inttoptr i64 %11 to ptr
  store i8 43, ptr %12, align 1
  %13 = add nsw i64 %11, %5
  store i64 0, ptr %7, align 8
  %14 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %13, i64 %3)
  %15 = load i64, ptr %7, align 8
  %16 = sub nsw i64 %15, %11
  %17 = inttoptr i64 %2 to ptr
  store i64 2314885530818453536, ptr %17, align 1
  %18 = add nsw i64 %2, 8
  %19 = inttoptr i64 %18 to ptr
  store i64 2314885530818453536, ptr %19, align 1
  %20 = sub nsw i64 %4, %16
  store i64 0, ptr %9, align 8
  %21 = call i32 @21(ptr nonnull %9, i64 %20, i64 0)
  %22 = load i64, ptr %9, align 8
  %23 = add nsw i64 %2, %22
  store ptr null, ptr %10, align 8
  %24 = call i32 @74(ptr nonnull %10, i64 %23, i64 %11, i64 %16)
  %25 = add nsw i64 %23, %16
  store i64 %25, ptr %0, align 8
  ret i32 poison
}

define internal i32 @128(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = add i64 %2, 152
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %2, 784
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %8, 64
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %8, 72
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %11, 0
  %19 = icmp eq i64 %17, 0
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %22, label %23

21:                                               ; preds = %38, %37, %22
  ret i32 poison

22:                                               ; preds = %3
  store i64 1, ptr %0, align 8
  br label %21

23:                                               ; preds = %3
  store i64 0, ptr %4, align 8
  %24 = call i32 @45(ptr nonnull %4, i64 %14)
  %25 = load i64, ptr %4, align 8
  %26 = sub nsw i64 %17, %25
  %27 = add i64 %2, 792
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %26, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %23
  %32 = add i64 %2, 800
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, 1
  %36 = icmp eq i64 %14, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %23, %31
  store i64 -1, ptr %0, align 8
  br label %21

38:                                               ; preds = %31
  %39 = add nsw i64 %8, 192
  store i8 0, ptr %5, align 1
  %40 = call i32 @47(ptr nonnull %5, i64 %11, i64 %39, i64 %26)
  %41 = load i8, ptr %5, align 1
  %42 = icmp eq i8 %41, 0
  %43 = select i1 %42, i64 -1, i64 1
  store i64 %43, ptr %0, align 8
  br label %21
}

define internal i32 @129(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %1, 520
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %1, 528
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = and i64 %2, %9
  %11 = shl i64 %10, 3
  %12 = add i64 %6, %11
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %41, label %16

16:                                               ; preds = %3
  %17 = add i64 %1, 776
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  br label %20

20:                                               ; preds = %35, %16
  %21 = phi i64 [ %19, %16 ], [ %36, %35 ]
  %22 = phi i64 [ 0, %16 ], [ %37, %35 ]
  %23 = phi i64 [ %14, %16 ], [ %39, %35 ]
  %24 = add i64 %23, 24
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, %2
  br i1 %27, label %28, label %35

28:                                               ; preds = %20
  %29 = add i64 %23, 32
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, %21
  %33 = select i1 %32, i64 %31, i64 %21
  %34 = select i1 %32, i64 %23, i64 %22
  br label %35

35:                                               ; preds = %28, %20
  %36 = phi i64 [ %21, %20 ], [ %33, %28 ]
  %37 = phi i64 [ %22, %20 ], [ %34, %28 ]
  %38 = inttoptr i64 %23 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %20

41:                                               ; preds = %35, %3
  %42 = phi i64 [ %37, %35 ], [ 0, %3 ]
  store i64 %42, ptr %0, align 8
  ret i32 poison
}

define internal i32 @130(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = add i64 %2, 232
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 24
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %10, 32
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %2, 760
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 0, ptr %4, align 8
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  store i64 %20, ptr %5, align 8
  br label %21

21:                                               ; preds = %3, %46
  %22 = load i64, ptr %5, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %47, label %44

24:                                               ; preds = %47
  %25 = inttoptr i64 %55 to ptr
  %26 = load i64, ptr %25, align 8
  store i8 0, ptr %6, align 1
  %27 = call i32 @47(ptr nonnull %6, i64 %26, i64 %13, i64 %59)
  %28 = load i8, ptr %6, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %46, label %30

30:                                               ; preds = %24
  %31 = add i64 %10, 40
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %10, 48
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  store i8 0, ptr %7, align 1
  %37 = call i32 @131(ptr nonnull %7, i64 %33, i64 %36)
  %38 = load i8, ptr %7, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %30
  %41 = add i64 %55, 16
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %21, %40, %30
  %45 = phi i64 [ 1, %30 ], [ %43, %40 ], [ -1, %21 ]
  store i64 %45, ptr %0, align 8
  ret i32 poison

46:                                               ; preds = %24, %47
  br label %21

47:                                               ; preds = %21
  %48 = load i64, ptr %4, align 8
  %49 = add nsw i64 %22, -1
  store i64 %49, ptr %5, align 8
  %50 = add i64 %48, 1
  store i64 %50, ptr %4, align 8
  %51 = mul i64 %48, 24
  %52 = add i64 %2, 752
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %54, %51
  %56 = add i64 %55, 8
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  %59 = sub nsw i64 %16, %13
  %60 = icmp eq i64 %58, %59
  br i1 %60, label %24, label %46
}

define internal i32 @131(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = sub nsw i64 %2, %1
  switch i64 %4, label %23 [
    i64 5, label %6
    i64 6, label %12
    i64 8, label %18
  ]

5:                                                ; preds = %23, %12, %6
  ret i32 poison

6:                                                ; preds = %3
  %7 = inttoptr i64 %1 to ptr
  %8 = load i64, ptr %7, align 1
  %9 = and i64 %8, 1099511627775
  %10 = icmp eq i64 %9, 336236856642
  %11 = zext i1 %10 to i8
  store i8 %11, ptr %0, align 1
  br label %5

12:                                               ; preds = %3
  %13 = inttoptr i64 %1 to ptr
  %14 = load i64, ptr %13, align 1
  %15 = and i64 %14, 281474976710655
  %16 = icmp eq i64 %15, 92673806257987
  %17 = zext i1 %16 to i8
  store i8 %17, ptr %0, align 1
  br label %5

18:                                               ; preds = %3
  %19 = inttoptr i64 %1 to ptr
  %20 = load i64, ptr %19, align 1
  %21 = icmp eq i64 %20, 5423250129287925586
  %22 = zext i1 %21 to i8
  br label %23

23:                                               ; preds = %3, %18
  %24 = phi i8 [ %22, %18 ], [ 0, %3 ]
  store i8 %24, ptr %0, align 1
  br label %5
}

define internal i32 @132(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i8 range(i8 0, 2) %5, i64 range(i64 0, 256) %6) {
  %8 = icmp eq i8 %5, 0
  %9 = alloca [3 x i64], align 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 0, ptr %11, align 8
  %12 = icmp eq i64 %6, 6
  br i1 %12, label %13, label %23

13:                                               ; preds = %7
  %14 = sub nsw i64 %3, %2
  %15 = icmp slt i64 %14, 4
  br i1 %15, label %17, label %18

16:                                               ; preds = %151, %148, %142, %136, %133, %124, %118, %112, %106, %100, %96, %90, %83, %76, %66, %59, %50, %34, %29, %17
  ret i32 poison

17:                                               ; preds = %13
  store i64 0, ptr %0, align 8
  br label %16

18:                                               ; preds = %13
  %19 = inttoptr i64 %2 to ptr
  %20 = load i32, ptr %19, align 1
  %21 = zext i32 %20 to i64
  %22 = add nsw i64 %2, 4
  br label %23

23:                                               ; preds = %18, %7
  %24 = phi i64 [ %22, %18 ], [ %2, %7 ]
  %25 = phi i64 [ %21, %18 ], [ 0, %7 ]
  br i1 %12, label %45, label %26

26:                                               ; preds = %23
  %27 = sub nsw i64 %3, %24
  %28 = icmp slt i64 %27, 4
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  store i64 0, ptr %0, align 8
  br label %16

30:                                               ; preds = %26
  %31 = add nsw i64 %24, 4
  %32 = sub nsw i64 %3, %31
  %33 = icmp slt i64 %32, 2
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  store i64 0, ptr %0, align 8
  br label %16

35:                                               ; preds = %30
  %36 = inttoptr i64 %24 to ptr
  %37 = load i32, ptr %36, align 1
  %38 = zext i32 %37 to i64
  %39 = inttoptr i64 %31 to ptr
  %40 = load i16, ptr %39, align 1
  %41 = zext i16 %40 to i64
  %42 = add nsw i64 %24, 6
  %43 = shl nuw nsw i64 %41, 32
  %44 = or disjoint i64 %43, %38
  br label %45

45:                                               ; preds = %35, %23
  %46 = phi i64 [ %44, %35 ], [ %25, %23 ]
  %47 = phi i64 [ %42, %35 ], [ %24, %23 ]
  %48 = sub nsw i64 %3, %47
  %49 = icmp slt i64 %48, 2
  br i1 %49, label %50, label %51

50:                                               ; preds = %45
  store i64 0, ptr %0, align 8
  br label %16

51:                                               ; preds = %45
  %52 = inttoptr i64 %47 to ptr
  %53 = load i16, ptr %52, align 1
  %54 = add nsw i64 %47, 2
  %55 = icmp eq i64 %6, 10
  br i1 %55, label %56, label %67

56:                                               ; preds = %51
  %57 = sub nsw i64 %3, %54
  %58 = icmp slt i64 %57, 2
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  store i64 0, ptr %0, align 8
  br label %16

60:                                               ; preds = %56
  %61 = inttoptr i64 %54 to ptr
  %62 = load i16, ptr %61, align 1
  %63 = zext i16 %62 to i64
  %64 = add nsw i64 %47, 4
  %65 = icmp ult i16 %62, 2
  br i1 %65, label %66, label %67

66:                                               ; preds = %60
  store i64 0, ptr %0, align 8
  br label %16

67:                                               ; preds = %60, %51
  %68 = phi i64 [ %64, %60 ], [ %54, %51 ]
  %69 = phi i64 [ %63, %60 ], [ 0, %51 ]
  br i1 %55, label %70, label %127

70:                                               ; preds = %67
  %71 = add nsw i64 %69, -2
  %72 = icmp samesign ult i64 %69, 2
  %73 = sub nsw i64 %3, %68
  %74 = icmp sgt i64 %71, %73
  %75 = select i1 %72, i1 true, i1 %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %70
  store i64 0, ptr %0, align 8
  br label %16

77:                                               ; preds = %70
  %78 = add nsw i64 %68, %71
  %79 = icmp eq i64 %69, 2
  br i1 %79, label %127, label %80

80:                                               ; preds = %77, %125
  %81 = phi i64 [ %122, %125 ], [ %68, %77 ]
  %82 = icmp sgt i64 %78, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %80
  store i64 0, ptr %0, align 8
  br label %16

84:                                               ; preds = %80
  %85 = inttoptr i64 %81 to ptr
  %86 = load i8, ptr %85, align 1
  %87 = add nsw i64 %81, 1
  switch i8 %86, label %121 [
    i8 0, label %88
    i8 1, label %109
  ]

88:                                               ; preds = %84
  %89 = icmp sgt i64 %78, %87
  br i1 %89, label %91, label %90

90:                                               ; preds = %88
  store i64 0, ptr %0, align 8
  br label %16

91:                                               ; preds = %88
  %92 = inttoptr i64 %87 to ptr
  %93 = load i8, ptr %92, align 1
  %94 = zext i8 %93 to i64
  %95 = icmp ult i8 %93, 2
  br i1 %95, label %96, label %97

96:                                               ; preds = %91
  store i64 0, ptr %0, align 8
  br label %16

97:                                               ; preds = %91
  %98 = add nsw i64 %81, 2
  %99 = icmp sgt i64 %78, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  store i64 0, ptr %0, align 8
  br label %16

101:                                              ; preds = %97
  %102 = add nsw i64 %81, 3
  %103 = add nsw i64 %94, -2
  %104 = sub nsw i64 %78, %102
  %105 = icmp sgt i64 %103, %104
  br i1 %105, label %106, label %107

106:                                              ; preds = %101
  store i64 0, ptr %0, align 8
  br label %16

107:                                              ; preds = %101
  %108 = add nsw i64 %102, %103
  br label %121

109:                                              ; preds = %84
  %110 = sub nsw i64 %78, %87
  %111 = icmp slt i64 %110, 2
  br i1 %111, label %112, label %113

112:                                              ; preds = %109
  store i64 0, ptr %0, align 8
  br label %16

113:                                              ; preds = %109
  %114 = add nsw i64 %81, 3
  br i1 %8, label %121, label %115

115:                                              ; preds = %113
  %116 = sub nsw i64 %78, %114
  %117 = icmp slt i64 %116, 2
  br i1 %117, label %118, label %119

118:                                              ; preds = %115
  store i64 0, ptr %0, align 8
  br label %16

119:                                              ; preds = %115
  %120 = add nsw i64 %81, 5
  br label %121

121:                                              ; preds = %84, %113, %119, %107
  %122 = phi i64 [ %108, %107 ], [ %114, %113 ], [ %120, %119 ], [ %78, %84 ]
  %123 = icmp eq i64 %122, %81
  br i1 %123, label %124, label %125

124:                                              ; preds = %121
  store i64 0, ptr %0, align 8
  br label %16

125:                                              ; preds = %121
  %126 = icmp slt i64 %122, %78
  br i1 %126, label %80, label %127

127:                                              ; preds = %77, %125, %67
  %128 = phi i64 [ %68, %67 ], [ %78, %125 ], [ %78, %77 ]
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %129 = call i32 @86(ptr nonnull %9, i64 %128, i64 %3)
  %130 = load i64, ptr %9, align 8
  %131 = load i64, ptr %10, align 8
  %132 = icmp eq i64 %130, 0
  br i1 %132, label %133, label %134

133:                                              ; preds = %127
  store i64 0, ptr %0, align 8
  br label %16

134:                                              ; preds = %127
  %135 = icmp sgt i64 %131, 9223372036854775800
  br i1 %135, label %136, label %137

136:                                              ; preds = %134
  store i64 0, ptr %0, align 8
  br label %16

137:                                              ; preds = %134
  %138 = add nsw i64 %131, 7
  %139 = ashr i64 %138, 3
  %140 = sub nsw i64 %3, %130
  %141 = icmp sgt i64 %139, %140
  br i1 %141, label %142, label %143

142:                                              ; preds = %137
  store i64 0, ptr %0, align 8
  br label %16

143:                                              ; preds = %137
  %144 = add nsw i64 %130, %139
  br i1 %8, label %151, label %145

145:                                              ; preds = %143
  %146 = sub nsw i64 %3, %144
  %147 = icmp sgt i64 %139, %146
  br i1 %147, label %148, label %149

148:                                              ; preds = %145
  store i64 0, ptr %0, align 8
  br label %16

149:                                              ; preds = %145
  %150 = add nsw i64 %144, %139
  br label %151

151:                                              ; preds = %149, %143
  %152 = phi i64 [ %150, %149 ], [ %144, %143 ]
  %153 = phi i64 [ %144, %149 ], [ 0, %143 ]
  %154 = phi i64 [ %150, %149 ], [ -1, %143 ]
  %155 = zext i16 %53 to i64
  %156 = inttoptr i64 %4 to ptr
  store i64 %46, ptr %156, align 8
  %157 = add i64 %4, 8
  %158 = inttoptr i64 %157 to ptr
  store i64 %155, ptr %158, align 8
  %159 = add i64 %4, 16
  %160 = inttoptr i64 %159 to ptr
  store i64 %131, ptr %160, align 8
  %161 = add i64 %4, 24
  %162 = inttoptr i64 %161 to ptr
  store i64 %130, ptr %162, align 8
  %163 = add i64 %4, 32
  %164 = inttoptr i64 %163 to ptr
  store i64 %144, ptr %164, align 8
  %165 = add i64 %4, 40
  %166 = inttoptr i64 %165 to ptr
  store i64 %153, ptr %166, align 8
  %167 = add i64 %4, 48
  %168 = inttoptr i64 %167 to ptr
  store i64 %154, ptr %168, align 8
  store i64 %152, ptr %0, align 8
  br label %16
}

define internal i32 @133(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = icmp sgt i64 %2, %1
  br i1 %5, label %8, label %7

6:                                                ; preds = %20, %19, %14, %7
  ret i32 poison

7:                                                ; preds = %4
  store i64 0, ptr %0, align 8
  br label %6

8:                                                ; preds = %4
  %9 = inttoptr i64 %1 to ptr
  %10 = load i8, ptr %9, align 1
  %11 = add nsw i64 %1, 1
  %12 = sub nsw i64 %2, %11
  %13 = icmp slt i64 %12, 8
  br i1 %13, label %14, label %15

14:                                               ; preds = %8
  store i64 0, ptr %0, align 8
  br label %6

15:                                               ; preds = %8
  %16 = inttoptr i64 %11 to ptr
  %17 = load i64, ptr %16, align 1
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  store i64 0, ptr %0, align 8
  br label %6

20:                                               ; preds = %15
  %21 = zext i8 %10 to i64
  %22 = add nsw i64 %1, 9
  %23 = inttoptr i64 %3 to ptr
  store i64 %21, ptr %23, align 8
  %24 = add i64 %3, 8
  %25 = inttoptr i64 %24 to ptr
  store i64 %17, ptr %25, align 8
  store i64 %22, ptr %0, align 8
  br label %6
}

define internal i32 @134(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = icmp sgt i64 %2, %1
  br i1 %5, label %8, label %6

6:                                                ; preds = %4, %8
  %7 = phi i64 [ %2, %8 ], [ 0, %4 ]
  store i64 %7, ptr %0, align 8
  ret i32 poison

8:                                                ; preds = %4
  %9 = add nsw i64 %1, 1
  %10 = inttoptr i64 %3 to ptr
  store i64 %9, ptr %10, align 8
  %11 = add i64 %3, 8
  %12 = inttoptr i64 %11 to ptr
  store i64 %2, ptr %12, align 8
  br label %6
}

define internal i32 @135(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = inttoptr i64 %3 to ptr
  store i64 %1, ptr %5, align 8
  %6 = add i64 %3, 8
  %7 = inttoptr i64 %6 to ptr
  store i64 %2, ptr %7, align 8
  store i64 %2, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @136(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i8, align 1
  store i8 0, ptr %14, align 1
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = add i64 %2, 152
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %2, 232
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  store i64 0, ptr %8, align 8
  store i64 24, ptr %9, align 8
  br label %24

24:                                               ; preds = %7, %63
  %25 = load i64, ptr %9, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %63, label %27

27:                                               ; preds = %24
  %28 = trunc nuw i64 %3 to i8
  switch i8 %28, label %39 [
    i8 21, label %29
    i8 22, label %34
  ]

29:                                               ; preds = %27
  store i8 0, ptr %10, align 1
  %30 = call i32 @64(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %20, i64 %5, i64 %6)
  %31 = load i8, ptr %10, align 1
  %32 = icmp ne i8 %31, 0
  %33 = icmp eq i32 %30, 0
  br i1 %33, label %53, label %70, !prof !1

34:                                               ; preds = %27
  store i8 0, ptr %12, align 1
  %35 = call i32 @65(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %20, i64 %5, i64 %6)
  %36 = load i8, ptr %12, align 1
  %37 = icmp ne i8 %36, 0
  %38 = icmp eq i32 %35, 0
  br i1 %38, label %53, label %74, !prof !1

39:                                               ; preds = %27
  %40 = add i64 %4, 5
  %41 = inttoptr i64 %40 to ptr
  %42 = load i32, ptr %41, align 1
  %43 = zext i32 %42 to i64
  store i8 0, ptr %14, align 1
  %44 = call i32 @63(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %20, i64 %5, i64 %6, i64 %43)
  %45 = load i8, ptr %14, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %39
  %48 = add i64 %23, 40
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8
  %51 = and i64 %50, 14
  %52 = icmp eq i64 %51, 0
  br label %53

53:                                               ; preds = %34, %29, %47, %39
  %54 = phi i1 [ false, %39 ], [ %32, %29 ], [ %52, %47 ], [ %37, %34 ]
  %55 = add i64 %20, 40
  %56 = inttoptr i64 %55 to ptr
  store i64 0, ptr %56, align 8
  br i1 %54, label %57, label %61

57:                                               ; preds = %53
  store ptr null, ptr %16, align 8
  %58 = call i32 @44(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %20)
  br label %61

59:                                               ; preds = %74, %70, %61
  %60 = phi i32 [ 0, %61 ], [ %30, %70 ], [ %35, %74 ]
  ret i32 %60

61:                                               ; preds = %57, %53
  %62 = zext i1 %54 to i8
  store i8 %62, ptr %0, align 1
  br label %59

63:                                               ; preds = %24
  %64 = load i64, ptr %8, align 8
  %65 = add nsw i64 %25, -1
  store i64 %65, ptr %9, align 8
  %66 = add i64 %64, 1
  store i64 %66, ptr %8, align 8
  %67 = shl i64 %64, 3
  %68 = add i64 %20, %67
  %69 = inttoptr i64 %68 to ptr
  store i64 0, ptr %69, align 8
  br label %24

70:                                               ; preds = %29
  %71 = icmp eq i32 %30, 0
  %72 = load ptr, ptr %11, align 8
  %73 = select i1 %71, ptr undef, ptr %72
  store ptr %73, ptr %1, align 8
  br label %59

74:                                               ; preds = %34
  %75 = icmp eq i32 %35, 0
  %76 = load ptr, ptr %13, align 8
  %77 = select i1 %75, ptr undef, ptr %76
  store ptr %77, ptr %1, align 8
  br label %59
}

define internal i32 @137(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  store i8 0, ptr %10, align 1
  %18 = call i32 @139(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %4, i64 %5)
  %19 = load i8, ptr %10, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %23, label %24

21:                                               ; preds = %56, %60, %50, %32, %23
  %22 = phi i32 [ 0, %23 ], [ 0, %32 ], [ %49, %56 ], [ 0, %60 ], [ %29, %50 ]
  ret i32 %22

23:                                               ; preds = %9
  store i64 1, ptr %0, align 8
  br label %21

24:                                               ; preds = %9
  store i8 0, ptr %12, align 1
  %25 = call i32 @48(ptr nonnull %12, i64 %2, i64 %3, i64 %6)
  %26 = load i8, ptr %12, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %24
  store i64 0, ptr %13, align 8
  %29 = call i32 @140(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %3, i64 %5)
  %30 = load i64, ptr %13, align 8
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %54, label %50, !prof !1

32:                                               ; preds = %54
  store i64 %30, ptr %0, align 8
  br label %21

33:                                               ; preds = %54, %24
  store ptr null, ptr %15, align 8
  %34 = call i32 @141(ptr nonnull %15, i64 %2, i64 %3)
  %35 = add i64 %2, 32
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %2, 616
  %39 = inttoptr i64 %38 to ptr
  store i64 %6, ptr %39, align 8
  %40 = add i64 %2, 8
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = sub nsw i64 %42, %7
  store i64 %43, ptr %36, align 8
  %44 = add i64 %2, 768
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %2, 776
  %48 = inttoptr i64 %47 to ptr
  store i64 %46, ptr %48, align 8
  store i64 0, ptr %16, align 8
  %49 = call i32 @142(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %7, i64 %8, i64 %6)
  switch i32 %49, label %56 [
    i32 -2, label %60
    i32 0, label %60
  ], !prof !0

50:                                               ; preds = %28
  %51 = icmp eq i32 %29, 0
  %52 = load ptr, ptr %14, align 8
  %53 = select i1 %51, ptr undef, ptr %52
  store ptr %53, ptr %1, align 8
  br label %21

54:                                               ; preds = %28
  %55 = icmp eq i64 %30, 0
  br i1 %55, label %33, label %32

56:                                               ; preds = %33
  %57 = icmp sgt i32 %49, 0
  %58 = load ptr, ptr %17, align 8
  %59 = select i1 %57, ptr %58, ptr undef
  store ptr %59, ptr %1, align 8
  br label %21

60:                                               ; preds = %33, %33
  %61 = load i64, ptr %16, align 8
  %62 = load i64, ptr %45, align 8
  store i64 %62, ptr %48, align 8
  store i64 %37, ptr %36, align 8
  store i64 0, ptr %39, align 8
  store i64 %61, ptr %0, align 8
  br label %21
}

define internal i32 @138(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %1, 56
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %2, %3
  br i1 %8, label %9, label %30

9:                                                ; preds = %4, %9
  %10 = phi i64 [ %28, %9 ], [ %2, %4 ]
  %11 = add i64 %10, 4
  %12 = inttoptr i64 %11 to ptr
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = add i64 %7, %15
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8
  %20 = add i64 %1, 120
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %21, align 8
  %24 = add i64 %10, 9
  %25 = inttoptr i64 %24 to ptr
  %26 = load i32, ptr %25, align 1
  %27 = zext i32 %26 to i64
  %28 = add nsw i64 %10, %27
  %29 = icmp slt i64 %28, %3
  br i1 %29, label %9, label %30

30:                                               ; preds = %4, %9
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @139(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca [3 x i64], align 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 0, ptr %10, align 8
  %11 = add i64 %2, 232
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  br label %14

14:                                               ; preds = %44, %5
  %15 = phi i64 [ %3, %5 ], [ %20, %44 ]
  %16 = phi i64 [ -1, %5 ], [ %45, %44 ]
  %17 = phi i64 [ -1, %5 ], [ %46, %44 ]
  %18 = phi i64 [ 255, %5 ], [ %47, %44 ]
  store i64 0, ptr %6, align 8
  %19 = call i32 @143(ptr nonnull %6, ptr nonnull %7, i64 %15, i64 %4, i64 %13)
  %20 = load i64, ptr %6, align 8
  %21 = inttoptr i64 %13 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %20, 0
  br i1 %23, label %25, label %26

24:                                               ; preds = %55, %54, %39, %25
  ret i32 poison

25:                                               ; preds = %14
  store i8 0, ptr %0, align 1
  br label %24

26:                                               ; preds = %14
  %27 = icmp eq i64 %22, 0
  br i1 %27, label %44, label %28

28:                                               ; preds = %26
  %29 = add i64 %13, 8
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %13, 16
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  %35 = call i32 @86(ptr nonnull %8, i64 %31, i64 %34)
  %36 = load i64, ptr %9, align 8
  %37 = load i64, ptr %8, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %28
  store i8 0, ptr %0, align 1
  br label %24

40:                                               ; preds = %28
  switch i64 %22, label %43 [
    i64 2, label %44
    i64 1, label %41
    i64 3, label %42
  ]

41:                                               ; preds = %40
  br label %44

42:                                               ; preds = %40
  br label %44

43:                                               ; preds = %40
  br label %44

44:                                               ; preds = %40, %43, %42, %41, %26
  %45 = phi i64 [ %16, %26 ], [ %16, %41 ], [ %36, %42 ], [ %16, %40 ], [ %16, %43 ]
  %46 = phi i64 [ %17, %26 ], [ %36, %41 ], [ %17, %42 ], [ %17, %40 ], [ %17, %43 ]
  %47 = phi i64 [ %18, %26 ], [ %18, %41 ], [ %18, %42 ], [ %36, %40 ], [ %18, %43 ]
  br i1 %27, label %48, label %14

48:                                               ; preds = %44
  switch i64 %47, label %54 [
    i64 0, label %49
    i64 255, label %49
  ]

49:                                               ; preds = %48, %48
  %50 = icmp slt i64 %46, 0
  %51 = sub nsw i64 %4, %20
  %52 = icmp eq i64 %46, %51
  %53 = select i1 %50, i1 true, i1 %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %49, %48
  store i8 0, ptr %0, align 1
  br label %24

55:                                               ; preds = %49
  %56 = add i64 %2, 840
  %57 = inttoptr i64 %56 to ptr
  store i64 %20, ptr %57, align 8
  %58 = add i64 %2, 848
  %59 = inttoptr i64 %58 to ptr
  store i64 %51, ptr %59, align 8
  %60 = icmp eq i64 %47, 0
  %61 = zext i1 %60 to i64
  %62 = add i64 %2, 856
  %63 = inttoptr i64 %62 to ptr
  store i64 %61, ptr %63, align 8
  %64 = icmp slt i64 %45, 0
  %65 = select i1 %64, i64 %51, i64 %45
  %66 = add i64 %2, 864
  %67 = inttoptr i64 %66 to ptr
  store i64 %65, ptr %67, align 8
  store i8 1, ptr %0, align 1
  br label %24
}

define internal range(i32 0, 2) i32 @140(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  store i64 0, ptr %6, align 8
  %8 = call i32 @100(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %3, i64 %4, i64 24)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %16, label %10, !prof !1

10:                                               ; preds = %5
  %11 = icmp eq i32 %8, 0
  %12 = load ptr, ptr %7, align 8
  %13 = select i1 %11, ptr undef, ptr %12
  store ptr %13, ptr %1, align 8
  br label %14

14:                                               ; preds = %10, %16
  %15 = phi i32 [ 0, %16 ], [ %8, %10 ]
  ret i32 %15

16:                                               ; preds = %5
  %17 = load i64, ptr %6, align 8
  store i64 %17, ptr %0, align 8
  br label %14
}

define internal i32 @141(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = inttoptr i64 %2 to ptr
  %5 = load i32, ptr %4, align 1
  %6 = zext i32 %5 to i64
  %7 = add i64 %1, 200
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, %6
  br i1 %10, label %11, label %12

11:                                               ; preds = %3, %12
  store ptr null, ptr %0, align 8
  ret i32 poison

12:                                               ; preds = %3
  store i64 0, ptr %8, align 8
  br label %11
}

define internal i32 @142(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = icmp slt i64 %3, %4
  br i1 %10, label %11, label %60

11:                                               ; preds = %6, %57
  %12 = phi i64 [ %53, %57 ], [ %3, %6 ]
  %13 = sub nsw i64 %4, %12
  %14 = icmp sgt i64 %13, 18
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = add i64 %12, 9
  %17 = inttoptr i64 %16 to ptr
  %18 = load i32, ptr %17, align 1
  %19 = zext i32 %18 to i64
  br label %20

20:                                               ; preds = %11, %15
  %21 = phi i64 [ %19, %15 ], [ 0, %11 ]
  %22 = add i64 %2, 64
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %21, %24
  %26 = icmp sgt i64 %21, %13
  %27 = or i1 %25, %26
  br i1 %27, label %35, label %28

28:                                               ; preds = %20
  %29 = add i64 %2, 664
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %21, %31
  br i1 %32, label %35, label %36

33:                                               ; preds = %61, %60, %56, %49, %35
  %34 = phi i32 [ 0, %35 ], [ 0, %49 ], [ 0, %56 ], [ 0, %60 ], [ %54, %61 ]
  ret i32 %34

35:                                               ; preds = %28, %20
  store i64 1, ptr %0, align 8
  br label %33

36:                                               ; preds = %28
  %37 = add i64 %2, 48
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %12, 4
  %41 = inttoptr i64 %40 to ptr
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i64
  %44 = add nsw i64 %39, %43
  %45 = inttoptr i64 %44 to ptr
  %46 = load i8, ptr %45, align 1
  %47 = add i8 %46, -21
  %48 = icmp ult i8 %47, -8
  br i1 %48, label %49, label %50

49:                                               ; preds = %36
  store i64 1, ptr %0, align 8
  br label %33

50:                                               ; preds = %36
  %51 = zext i8 %46 to i64
  %52 = add nsw i64 %12, %24
  %53 = add nsw i64 %12, %21
  store i64 0, ptr %7, align 8
  %54 = call i32 @24(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %12, i64 %52, i64 %53, i64 %51, i64 %5)
  %55 = load i64, ptr %7, align 8
  switch i32 %54, label %61 [
    i32 -2, label %65
    i32 0, label %65
  ], !prof !0

56:                                               ; preds = %65
  store i64 %55, ptr %0, align 8
  br label %33

57:                                               ; preds = %65
  store ptr null, ptr %9, align 8
  %58 = call i32 @141(ptr nonnull %9, i64 %2, i64 %12)
  %59 = icmp slt i64 %53, %4
  br i1 %59, label %11, label %60

60:                                               ; preds = %57, %6
  store i64 0, ptr %0, align 8
  br label %33

61:                                               ; preds = %50
  %62 = icmp sgt i32 %54, 0
  %63 = load ptr, ptr %8, align 8
  %64 = select i1 %62, ptr %63, ptr undef
  store ptr %64, ptr %1, align 8
  br label %33

65:                                               ; preds = %50, %50
  %66 = icmp eq i64 %55, 0
  br i1 %66, label %57, label %56
}

define internal i32 @143(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [3 x i64], align 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 0, ptr %8, align 8
  %9 = alloca [3 x i64], align 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 0, ptr %11, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %12 = call i32 @86(ptr nonnull %6, i64 %2, i64 %3)
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %7, align 8
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %17, label %18

16:                                               ; preds = %35, %32, %25, %17
  ret i32 poison

17:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %16

18:                                               ; preds = %5
  %19 = icmp eq i64 %14, 0
  br i1 %19, label %26, label %20

20:                                               ; preds = %18
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %21 = call i32 @86(ptr nonnull %9, i64 %13, i64 %3)
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  store i64 0, ptr %0, align 8
  br label %16

26:                                               ; preds = %20, %18
  %27 = phi i64 [ %13, %18 ], [ %23, %20 ]
  %28 = phi i64 [ 0, %18 ], [ %22, %20 ]
  br i1 %19, label %35, label %29

29:                                               ; preds = %26
  %30 = sub nsw i64 %3, %27
  %31 = icmp sgt i64 %28, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  store i64 0, ptr %0, align 8
  br label %16

33:                                               ; preds = %29
  %34 = add nsw i64 %27, %28
  br label %35

35:                                               ; preds = %33, %26
  %36 = phi i64 [ %34, %33 ], [ %27, %26 ]
  %37 = phi i64 [ %27, %33 ], [ 0, %26 ]
  %38 = phi i64 [ %34, %33 ], [ -1, %26 ]
  %39 = inttoptr i64 %4 to ptr
  store i64 %14, ptr %39, align 8
  %40 = add i64 %4, 8
  %41 = inttoptr i64 %40 to ptr
  store i64 %37, ptr %41, align 8
  %42 = add i64 %4, 16
  %43 = inttoptr i64 %42 to ptr
  store i64 %38, ptr %43, align 8
  store i64 %36, ptr %0, align 8
  br label %16
}

define internal i32 @144(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add nsw i64 %4, 16
  %18 = icmp sgt i64 %17, %5
  br i1 %18, label %46, label %19

19:                                               ; preds = %6, %19
  %20 = phi i64 [ %42, %19 ], [ %3, %6 ]
  %21 = phi i64 [ %43, %19 ], [ %4, %6 ]
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 1
  %24 = add nsw i64 %21, 8
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 1
  %27 = xor i64 %23, %20
  %28 = and i64 %27, 4294967295
  store i64 0, ptr %7, align 8
  %29 = call i32 @145(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %28)
  %30 = load i64, ptr %7, align 8
  %31 = lshr i64 %23, 32
  store i64 0, ptr %9, align 8
  %32 = call i32 @147(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %31)
  %33 = load i64, ptr %9, align 8
  %34 = and i64 %26, 4294967295
  store i64 0, ptr %11, align 8
  %35 = call i32 @148(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %34)
  %36 = load i64, ptr %11, align 8
  %37 = lshr i64 %26, 32
  store i64 0, ptr %13, align 8
  %38 = call i32 @146(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %37)
  %39 = load i64, ptr %13, align 8
  %40 = xor i64 %30, %33
  %41 = xor i64 %40, %36
  %42 = xor i64 %41, %39
  %43 = add nsw i64 %21, 16
  %44 = add nsw i64 %21, 32
  %45 = icmp sgt i64 %44, %5
  br i1 %45, label %46, label %19

46:                                               ; preds = %19, %6
  %47 = phi i64 [ %42, %19 ], [ %3, %6 ]
  %48 = phi i64 [ %43, %19 ], [ %4, %6 ]
  %49 = add nsw i64 %48, 4
  %50 = icmp sgt i64 %49, %5
  br i1 %50, label %63, label %51

51:                                               ; preds = %46, %51
  %52 = phi i64 [ %59, %51 ], [ %47, %46 ]
  %53 = phi i64 [ %60, %51 ], [ %48, %46 ]
  %54 = inttoptr i64 %53 to ptr
  %55 = load i32, ptr %54, align 1
  %56 = zext i32 %55 to i64
  %57 = xor i64 %52, %56
  store i64 0, ptr %15, align 8
  %58 = call i32 @146(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %57)
  %59 = load i64, ptr %15, align 8
  %60 = add nsw i64 %53, 4
  %61 = add nsw i64 %53, 8
  %62 = icmp sgt i64 %61, %5
  br i1 %62, label %63, label %51

63:                                               ; preds = %51, %46
  %64 = phi i64 [ %59, %51 ], [ %47, %46 ]
  %65 = phi i64 [ %60, %51 ], [ %48, %46 ]
  %66 = icmp slt i64 %65, %5
  br i1 %66, label %67, label %84

67:                                               ; preds = %63, %67
  %68 = phi i64 [ %81, %67 ], [ %64, %63 ]
  %69 = phi i64 [ %82, %67 ], [ %65, %63 ]
  %70 = ashr i64 %68, 8
  %71 = inttoptr i64 %69 to ptr
  %72 = load i8, ptr %71, align 1
  %73 = trunc i64 %68 to i8
  %74 = xor i8 %72, %73
  %75 = zext i8 %74 to i64
  %76 = shl nuw nsw i64 %75, 2
  %77 = add nsw i64 %2, %76
  %78 = inttoptr i64 %77 to ptr
  %79 = load i32, ptr %78, align 1
  %80 = zext i32 %79 to i64
  %81 = xor i64 %70, %80
  %82 = add nsw i64 %69, 1
  %83 = icmp slt i64 %82, %5
  br i1 %83, label %67, label %84

84:                                               ; preds = %67, %63
  %85 = phi i64 [ %81, %67 ], [ %64, %63 ]
  store i64 %85, ptr %0, align 8
  ret i32 poison
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg) #3

define internal i32 @145(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 4294967296) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %5, align 8
  %9 = call i32 @149(ptr nonnull %5, i64 %2, i64 15, i64 %3)
  %10 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %11 = call i32 @150(ptr nonnull %6, i64 %2, i64 14, i64 %3)
  %12 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %13 = call i32 @151(ptr nonnull %7, i64 %2, i64 13, i64 %3)
  %14 = load i64, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %15 = call i32 @155(ptr nonnull %8, i64 %2, i64 %3)
  %16 = load i64, ptr %8, align 8
  %17 = xor i64 %10, %12
  %18 = xor i64 %17, %14
  %19 = xor i64 %18, %16
  store i64 %19, ptr %0, align 8
  ret i32 poison
}

define internal i32 @146(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %5, align 8
  %9 = call i32 @149(ptr nonnull %5, i64 %2, i64 3, i64 %3)
  %10 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %11 = call i32 @150(ptr nonnull %6, i64 %2, i64 2, i64 %3)
  %12 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %13 = call i32 @151(ptr nonnull %7, i64 %2, i64 1, i64 %3)
  %14 = load i64, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %15 = call i32 @154(ptr nonnull %8, i64 %2, i64 %3)
  %16 = load i64, ptr %8, align 8
  %17 = xor i64 %10, %12
  %18 = xor i64 %17, %14
  %19 = xor i64 %18, %16
  store i64 %19, ptr %0, align 8
  ret i32 poison
}

define internal i32 @147(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 4294967296) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %5, align 8
  %9 = call i32 @149(ptr nonnull %5, i64 %2, i64 11, i64 %3)
  %10 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %11 = call i32 @150(ptr nonnull %6, i64 %2, i64 10, i64 %3)
  %12 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %13 = call i32 @151(ptr nonnull %7, i64 %2, i64 9, i64 %3)
  %14 = load i64, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %15 = call i32 @153(ptr nonnull %8, i64 %2, i64 %3)
  %16 = load i64, ptr %8, align 8
  %17 = xor i64 %10, %12
  %18 = xor i64 %17, %14
  %19 = xor i64 %18, %16
  store i64 %19, ptr %0, align 8
  ret i32 poison
}

define internal i32 @148(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 4294967296) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %5, align 8
  %9 = call i32 @149(ptr nonnull %5, i64 %2, i64 7, i64 %3)
  %10 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %11 = call i32 @150(ptr nonnull %6, i64 %2, i64 6, i64 %3)
  %12 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %13 = call i32 @151(ptr nonnull %7, i64 %2, i64 5, i64 %3)
  %14 = load i64, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %15 = call i32 @152(ptr nonnull %8, i64 %2, i64 %3)
  %16 = load i64, ptr %8, align 8
  %17 = xor i64 %10, %12
  %18 = xor i64 %17, %14
  %19 = xor i64 %18, %16
  store i64 %19, ptr %0, align 8
  ret i32 poison
}

define internal i32 @149(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 3, 16) %2, i64 %3) {
  %5 = shl nuw nsw i64 %2, 10
  %6 = add nsw i64 %1, %5
  %7 = shl i64 %3, 2
  %8 = and i64 %7, 1020
  %9 = add nsw i64 %6, %8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i32, ptr %10, align 1
  %12 = zext i32 %11 to i64
  store i64 %12, ptr %0, align 8
  ret i32 poison
}

define internal i32 @150(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 2, 15) %2, i64 %3) {
  %5 = shl nuw nsw i64 %2, 10
  %6 = add nsw i64 %1, %5
  %7 = lshr i64 %3, 6
  %8 = and i64 %7, 1020
  %9 = add nsw i64 %6, %8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i32, ptr %10, align 1
  %12 = zext i32 %11 to i64
  store i64 %12, ptr %0, align 8
  ret i32 poison
}

define internal i32 @151(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 1, 14) %2, i64 %3) {
  %5 = shl nuw nsw i64 %2, 10
  %6 = add nsw i64 %1, %5
  %7 = lshr i64 %3, 14
  %8 = and i64 %7, 1020
  %9 = add nsw i64 %6, %8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i32, ptr %10, align 1
  %12 = zext i32 %11 to i64
  store i64 %12, ptr %0, align 8
  ret i32 poison
}

define internal i32 @152(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 0, 4294967296) %2) {
  %4 = add nsw i64 %1, 4096
  %5 = lshr i64 %2, 22
  %6 = and i64 %5, 1020
  %7 = add nsw i64 %4, %6
  %8 = inttoptr i64 %7 to ptr
  %9 = load i32, ptr %8, align 1
  %10 = zext i32 %9 to i64
  store i64 %10, ptr %0, align 8
  ret i32 poison
}

define internal i32 @153(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 0, 4294967296) %2) {
  %4 = add nsw i64 %1, 8192
  %5 = lshr i64 %2, 22
  %6 = and i64 %5, 1020
  %7 = add nsw i64 %4, %6
  %8 = inttoptr i64 %7 to ptr
  %9 = load i32, ptr %8, align 1
  %10 = zext i32 %9 to i64
  store i64 %10, ptr %0, align 8
  ret i32 poison
}

define internal i32 @154(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = lshr i64 %2, 22
  %5 = and i64 %4, 1020
  %6 = add nsw i64 %1, %5
  %7 = inttoptr i64 %6 to ptr
  %8 = load i32, ptr %7, align 1
  %9 = zext i32 %8 to i64
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @155(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 0, 4294967296) %2) {
  %4 = add nsw i64 %1, 12288
  %5 = lshr i64 %2, 22
  %6 = and i64 %5, 1020
  %7 = add nsw i64 %4, %6
  %8 = inttoptr i64 %7 to ptr
  %9 = load i32, ptr %8, align 1
  %10 = zext i32 %9 to i64
  store i64 %10, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @156(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca ptr, align 8
  store ptr null, ptr %4, align 8
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = add i64 %2, 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %2, 256
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %2, 264
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %14, %17
  br i1 %18, label %19, label %53

19:                                               ; preds = %3, %48
  %20 = phi i64 [ %49, %48 ], [ %14, %3 ]
  %21 = add i64 %2, 128
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %20, 80
  %25 = add nsw i64 %23, %24
  store ptr null, ptr %4, align 8
  %26 = call i32 @157(ptr nonnull %4, i64 %2, i64 %25)
  %27 = add i64 %25, 24
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %25, 8
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %11, %32
  %34 = add i64 %25, 16
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %11, %36
  switch i64 %29, label %41 [
    i64 10, label %45
    i64 26, label %45
    i64 1, label %38
  ]

38:                                               ; preds = %19
  store i64 0, ptr %5, align 8
  %39 = call i32 @158(ptr nonnull %5, ptr nonnull %6, i64 %2, i64 %25, i64 %33, i64 %37)
  %40 = load i64, ptr %5, align 8
  br label %45

41:                                               ; preds = %19
  store i64 0, ptr %7, align 8
  %42 = call i32 @159(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %25, i64 %33, i64 %37)
  %43 = load i64, ptr %7, align 8
  %44 = icmp eq i32 %42, 0
  br i1 %44, label %45, label %56, !prof !1

45:                                               ; preds = %41, %38, %19, %19
  %46 = phi i64 [ %43, %41 ], [ 8, %19 ], [ 8, %19 ], [ %40, %38 ]
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = add nsw i64 %20, 1
  %50 = icmp slt i64 %49, %17
  br i1 %50, label %19, label %53

51:                                               ; preds = %56, %53
  %52 = phi i32 [ 0, %53 ], [ %42, %56 ]
  ret i32 %52

53:                                               ; preds = %45, %48, %3
  %54 = phi i64 [ %14, %3 ], [ %49, %48 ], [ %20, %45 ]
  %55 = phi i64 [ 0, %3 ], [ 0, %48 ], [ %46, %45 ]
  store i64 %54, ptr %13, align 8
  store i64 %55, ptr %0, align 8
  br label %51

56:                                               ; preds = %41
  %57 = icmp eq i32 %42, 0
  %58 = load ptr, ptr %8, align 8
  %59 = select i1 %57, ptr undef, ptr %58
  store ptr %59, ptr %1, align 8
  br label %51
}

define internal i32 @157(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %2, 56
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  store i64 0, ptr %5, align 8
  %9 = add i64 %1, 272
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %10, align 8
  br label %13

13:                                               ; preds = %8, %3
  %14 = add i64 %2, 48
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %26, label %18

18:                                               ; preds = %13
  %19 = add i64 %2, 40
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %1, 32
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %21, %24
  br label %26

26:                                               ; preds = %13, %18
  %27 = phi i64 [ %25, %18 ], [ 0, %13 ]
  %28 = add i64 %1, 616
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %27, %30
  br i1 %31, label %42, label %32

32:                                               ; preds = %26
  store i64 %27, ptr %29, align 8
  %33 = add i64 %1, 1160
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %1, 272
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %35, %38
  br i1 %39, label %40, label %43

40:                                               ; preds = %32
  %41 = add nsw i64 %38, 1
  store i64 %41, ptr %34, align 8
  br label %43

42:                                               ; preds = %26, %43
  store ptr null, ptr %0, align 8
  ret i32 poison

43:                                               ; preds = %40, %32
  %44 = load i64, ptr %37, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %37, align 8
  br label %42
}

define internal i32 @158(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = add i64 %2, 232
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = sub nsw i64 %5, %4
  store i64 0, ptr %7, align 8
  %17 = call i32 @160(ptr nonnull %7, i64 %2, i64 %3)
  %18 = load i64, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %19 = call i32 @91(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %5, i64 %15, i64 %18)
  %20 = load i64, ptr %8, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %23, label %24

22:                                               ; preds = %45, %44, %23
  ret i32 poison

23:                                               ; preds = %6
  store i64 4, ptr %0, align 8
  br label %22

24:                                               ; preds = %6
  %25 = inttoptr i64 %15 to ptr
  %26 = load i64, ptr %25, align 8
  store i64 0, ptr %10, align 8
  %27 = call i32 @164(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %26)
  %28 = load i64, ptr %10, align 8
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %44, label %32

32:                                               ; preds = %24
  %33 = add i64 %28, 16
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, %16
  br i1 %36, label %37, label %44

37:                                               ; preds = %32
  %38 = add i64 %28, 8
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  store i8 0, ptr %12, align 1
  %41 = call i32 @47(ptr nonnull %12, i64 %40, i64 %4, i64 %16)
  %42 = load i8, ptr %12, align 1
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %44, label %45

44:                                               ; preds = %37, %24, %32
  store i64 4, ptr %0, align 8
  br label %22

45:                                               ; preds = %37
  %46 = add i64 %2, 272
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %28, 32
  %50 = inttoptr i64 %49 to ptr
  store i64 %48, ptr %50, align 8
  %51 = load i64, ptr %47, align 8
  %52 = add i64 %2, 672
  %53 = inttoptr i64 %52 to ptr
  store i64 %51, ptr %53, align 8
  store i64 0, ptr %0, align 8
  br label %22
}

define internal range(i32 0, 2) i32 @159(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = add i64 %2, 232
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  store i64 0, ptr %7, align 8
  %15 = call i32 @160(ptr nonnull %7, i64 %2, i64 %3)
  %16 = load i64, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %17 = call i32 @55(ptr nonnull %8, i64 %4, i64 %5, i64 %14, i64 %16)
  %18 = load i64, ptr %8, align 8
  %19 = add i64 %2, 240
  %20 = inttoptr i64 %19 to ptr
  store i64 -1, ptr %20, align 8
  %21 = icmp eq i64 %18, 0
  br i1 %21, label %24, label %25

22:                                               ; preds = %61, %60, %24
  %23 = phi i32 [ 0, %24 ], [ 0, %60 ], [ %47, %61 ]
  ret i32 %23

24:                                               ; preds = %6
  store i64 1, ptr %0, align 8
  br label %22

25:                                               ; preds = %6
  %26 = inttoptr i64 %14 to ptr
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %20, align 8
  %28 = add i64 %2, 8
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = sub nsw i64 %18, %30
  %32 = add i64 %2, 248
  %33 = inttoptr i64 %32 to ptr
  store i64 %31, ptr %33, align 8
  %34 = add i64 %14, 8
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, 1
  %38 = add i64 %2, 1104
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %25
  store i8 0, ptr %9, align 1
  %43 = call i32 @161(ptr nonnull %9, i64 %2, i64 %3)
  %44 = load i8, ptr %9, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %42, %25
  store i64 0, ptr %10, align 8
  %47 = call i32 @162(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %18, i64 %5)
  %48 = load i64, ptr %10, align 8
  %49 = icmp eq i32 %47, 0
  br i1 %49, label %50, label %61, !prof !1

50:                                               ; preds = %46, %42
  %51 = phi i64 [ 0, %42 ], [ %48, %46 ]
  %52 = icmp ne i64 %51, 0
  %53 = icmp eq i64 %37, 0
  %54 = select i1 %52, i1 true, i1 %53
  br i1 %54, label %60, label %55

55:                                               ; preds = %50
  %56 = add i64 %2, 272
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %57, align 8
  br label %60

60:                                               ; preds = %55, %50
  store i64 %51, ptr %0, align 8
  br label %22

61:                                               ; preds = %46
  %62 = icmp eq i32 %47, 0
  %63 = load ptr, ptr %11, align 8
  %64 = select i1 %62, ptr undef, ptr %63
  store ptr %64, ptr %1, align 8
  br label %22
}

define internal i32 @160(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %1, 224
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %1, 8
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %2 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %9, %11
  %13 = add i64 %12, 4
  %14 = inttoptr i64 %13 to ptr
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i64
  %17 = add nsw i64 %6, %16
  %18 = inttoptr i64 %17 to ptr
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i64
  store i64 %20, ptr %0, align 8
  ret i32 poison
}

define internal i32 @161(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %1, 1112
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %3
  %9 = add i64 %2, 24
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = shl nuw i64 1, %11
  %13 = and i64 %6, %12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %17, %22, %8
  %16 = phi i8 [ 0, %8 ], [ 1, %17 ], [ %30, %22 ]
  store i8 %16, ptr %0, align 1
  ret i32 poison

17:                                               ; preds = %8, %3
  %18 = add i64 %1, 1152
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %15, label %22

22:                                               ; preds = %17
  %23 = add i64 %1, 1160
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %1, 272
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %25, %28
  %30 = zext i1 %29 to i8
  br label %15
}

define internal range(i32 0, 2) i32 @162(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %2, 1104
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %6
  store i8 0, ptr %7, align 1
  %22 = call i32 @163(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %3)
  %23 = load i8, ptr %7, align 1
  %24 = icmp ne i8 %23, 0
  br label %25

25:                                               ; preds = %21, %6
  %26 = phi i1 [ true, %6 ], [ %24, %21 ]
  %27 = add i64 %2, 240
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  store i64 0, ptr %9, align 8
  %30 = call i32 @164(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %29)
  %31 = load i64, ptr %9, align 8
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %43, label %35

35:                                               ; preds = %25
  %36 = add i64 %31, 32
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %2, 272
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %38, %41
  br i1 %42, label %47, label %43

43:                                               ; preds = %25, %35
  %44 = zext i1 %26 to i64
  store i64 %44, ptr %0, align 8
  br label %45

45:                                               ; preds = %122, %126, %116, %120, %107, %86, %70, %64, %61, %43
  %46 = phi i32 [ 0, %43 ], [ 0, %61 ], [ 0, %64 ], [ 0, %70 ], [ 0, %86 ], [ 0, %107 ], [ %114, %122 ], [ 0, %126 ], [ %100, %116 ], [ 0, %120 ]
  ret i32 %46

47:                                               ; preds = %35
  %48 = add i64 %31, 24
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8
  %51 = add i64 %50, 24
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  switch i64 %53, label %63 [
    i64 2, label %54
    i64 1, label %64
  ]

54:                                               ; preds = %47
  br i1 %26, label %61, label %55

55:                                               ; preds = %54
  %56 = add i64 %2, 1168
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  %59 = icmp ne i64 %58, 0
  %60 = zext i1 %59 to i64
  br label %61

61:                                               ; preds = %55, %54
  %62 = phi i64 [ 1, %54 ], [ %60, %55 ]
  store i64 %62, ptr %0, align 8
  br label %45

63:                                               ; preds = %47
  br i1 %26, label %65, label %64

64:                                               ; preds = %47, %63
  store i64 0, ptr %0, align 8
  br label %45

65:                                               ; preds = %63
  %66 = add i64 %50, 232
  %67 = inttoptr i64 %66 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i64 16, ptr %0, align 8
  br label %45

71:                                               ; preds = %65
  %72 = add i64 %2, 8
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8
  %75 = inttoptr i64 %3 to ptr
  %76 = load i64, ptr %75, align 8
  %77 = add nsw i64 %74, %76
  %78 = add i64 %77, 4
  %79 = inttoptr i64 %78 to ptr
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i64
  %82 = add nsw i64 %50, 16
  store i64 0, ptr %11, align 8
  %83 = call i32 @93(ptr nonnull %11, ptr nonnull %12, i64 %82, i64 %4, i64 %5, i64 %81, i64 0)
  %84 = load i64, ptr %11, align 8
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %71
  store i64 5, ptr %0, align 8
  br label %45

87:                                               ; preds = %71
  %88 = add i64 %2, 1096
  %89 = inttoptr i64 %88 to ptr
  %90 = load i64, ptr %89, align 8
  %91 = add nsw i64 %90, %81
  %92 = inttoptr i64 %91 to ptr
  %93 = load i8, ptr %92, align 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %102

95:                                               ; preds = %87
  %96 = add i64 %84, 16
  %97 = inttoptr i64 %96 to ptr
  %98 = load i64, ptr %97, align 8
  %99 = add nsw i64 %4, %98
  store i64 0, ptr %13, align 8
  %100 = call i32 @165(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %50, i64 %84, i64 %3, i64 %99, i64 %5)
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %120, label %116, !prof !1

102:                                              ; preds = %87
  %103 = add i64 %3, 64
  %104 = inttoptr i64 %103 to ptr
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %108

107:                                              ; preds = %102
  store i64 18, ptr %0, align 8
  br label %45

108:                                              ; preds = %102
  %109 = add nsw i64 %74, %105
  %110 = add i64 %3, 72
  %111 = inttoptr i64 %110 to ptr
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %74, %112
  store i64 0, ptr %15, align 8
  %114 = call i32 @165(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %50, i64 %84, i64 %3, i64 %109, i64 %113)
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %126, label %122, !prof !1

116:                                              ; preds = %95
  %117 = icmp eq i32 %100, 0
  %118 = load ptr, ptr %14, align 8
  %119 = select i1 %117, ptr undef, ptr %118
  store ptr %119, ptr %1, align 8
  br label %45

120:                                              ; preds = %95
  %121 = load i64, ptr %13, align 8
  store i64 %121, ptr %0, align 8
  br label %45

122:                                              ; preds = %108
  %123 = icmp eq i32 %114, 0
  %124 = load ptr, ptr %16, align 8
  %125 = select i1 %123, ptr undef, ptr %124
  store ptr %125, ptr %1, align 8
  br label %45

126:                                              ; preds = %108
  %127 = load i64, ptr %15, align 8
  store i64 %127, ptr %0, align 8
  br label %45
}

define internal i32 @163(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = add i64 %2, 1128
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %2, 152
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %3, 32
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, 320
  %16 = add nsw i64 %11, %15
  %17 = add i64 %2, 1144
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %4
  %22 = add i64 %16, 80
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = and i64 %24, 64
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %29, %31, %36, %21
  %28 = phi i8 [ 0, %21 ], [ 1, %29 ], [ %46, %36 ], [ 0, %31 ]
  store i8 %28, ptr %0, align 1
  ret i32 poison

29:                                               ; preds = %21, %4
  %30 = icmp eq i64 %8, 0
  br i1 %30, label %27, label %31

31:                                               ; preds = %29
  %32 = add i64 %16, 24
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %27, label %36

36:                                               ; preds = %31
  %37 = add i64 %2, 1120
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %16, 16
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  store i8 0, ptr %5, align 1
  %43 = call i32 @50(ptr nonnull %5, i64 %39, i64 %8, i64 %42)
  %44 = load i8, ptr %5, align 1
  %45 = icmp ne i8 %44, 0
  %46 = zext i1 %45 to i8
  br label %27
}

define internal i32 @164(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = add i64 %2, 280
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %2, 288
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  store i64 0, ptr %5, align 8
  %12 = call i32 @92(ptr nonnull %5, i64 %8, i64 %11, i64 5, i64 %3)
  %13 = load i64, ptr %5, align 8
  store i64 %13, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @165(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %3, 288
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %8
  store i64 0, ptr %9, align 8
  %18 = call i32 @166(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %36, label %48, !prof !1

20:                                               ; preds = %8
  %21 = add i64 %2, 1176
  %22 = inttoptr i64 %21 to ptr
  store i64 %7, ptr %22, align 8
  %23 = add i64 %2, 624
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %20
  %28 = add i64 %2, 8
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %30, %25
  br label %32

32:                                               ; preds = %20, %27
  %33 = phi i64 [ %31, %27 ], [ %6, %20 ]
  store i64 0, ptr %11, align 8
  %34 = call i32 @167(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %3, i64 %4, i64 %5, i64 %33)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %52, !prof !1

36:                                               ; preds = %32, %17
  %37 = phi ptr [ %11, %32 ], [ %9, %17 ]
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %47

40:                                               ; preds = %36
  %41 = add i64 %2, 624
  %42 = inttoptr i64 %41 to ptr
  store i64 0, ptr %42, align 8
  %43 = add i64 %2, 632
  %44 = inttoptr i64 %43 to ptr
  store i64 0, ptr %44, align 8
  br label %47

45:                                               ; preds = %52, %48, %47
  %46 = phi i32 [ 0, %47 ], [ %18, %48 ], [ %34, %52 ]
  ret i32 %46

47:                                               ; preds = %40, %36
  store i64 %38, ptr %0, align 8
  br label %45

48:                                               ; preds = %17
  %49 = icmp eq i32 %18, 0
  %50 = load ptr, ptr %10, align 8
  %51 = select i1 %49, ptr undef, ptr %50
  store ptr %51, ptr %1, align 8
  br label %45

52:                                               ; preds = %32
  %53 = icmp eq i32 %34, 0
  %54 = load ptr, ptr %12, align 8
  %55 = select i1 %53, ptr undef, ptr %54
  store ptr %55, ptr %1, align 8
  br label %45
}

define internal range(i32 0, 2) i32 @166(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = add i64 %3, 288
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %5, 24
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %2, 1216
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %38, label %30

30:                                               ; preds = %8
  store i64 0, ptr %9, align 8
  %31 = call i32 @398(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %22, i64 %4, i64 %25, i64 %6, i64 %7, i64 0)
  %32 = load i64, ptr %9, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %37, label %36

34:                                               ; preds = %111, %104, %103, %36
  %35 = phi i32 [ 0, %36 ], [ 0, %103 ], [ %90, %111 ], [ %70, %104 ]
  ret i32 %35

36:                                               ; preds = %30
  store i64 %32, ptr %0, align 8
  br label %34

37:                                               ; preds = %30
  store i64 %5, ptr %27, align 8
  br label %38

38:                                               ; preds = %37, %8
  %39 = add i64 %2, 1256
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %56, label %43

43:                                               ; preds = %38
  %44 = add i64 %2, 1240
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  %48 = select i1 %47, i64 0, i64 17
  br i1 %47, label %49, label %53

49:                                               ; preds = %43
  %50 = add i64 %2, 1248
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  br label %53

53:                                               ; preds = %43, %49
  %54 = phi i64 [ %52, %49 ], [ 0, %43 ]
  store ptr null, ptr %11, align 8
  %55 = call i32 @175(ptr nonnull %11, i64 %3, i64 %25, i64 %54)
  br label %99

56:                                               ; preds = %38
  %57 = add i64 %3, 24
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 3
  br i1 %60, label %61, label %69

61:                                               ; preds = %56
  %62 = add i64 %2, 1240
  %63 = inttoptr i64 %62 to ptr
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %99, label %66

66:                                               ; preds = %61
  store i64 0, ptr %12, align 8
  %67 = call i32 @168(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %3, i64 %4, i64 %5, i64 0)
  %68 = load i64, ptr %12, align 8
  br label %99

69:                                               ; preds = %56
  store i64 0, ptr %14, align 8
  %70 = call i32 @399(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %4, i64 %5)
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %108, label %104, !prof !1

72:                                               ; preds = %108
  %73 = add i64 %2, 1224
  %74 = inttoptr i64 %73 to ptr
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %99, label %77

77:                                               ; preds = %72, %96
  %78 = add i64 %2, 8
  %79 = inttoptr i64 %78 to ptr
  %80 = load i64, ptr %79, align 8
  %81 = load i64, ptr %74, align 8
  %82 = add nsw i64 %80, %81
  %83 = add i64 %2, 1232
  %84 = inttoptr i64 %83 to ptr
  %85 = load i64, ptr %84, align 8
  store i64 0, ptr %16, align 8
  %86 = call i32 @398(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %22, i64 %4, i64 %25, i64 %82, i64 %7, i64 %85)
  %87 = load i64, ptr %16, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %93

89:                                               ; preds = %77
  store i64 0, ptr %18, align 8
  %90 = call i32 @399(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %3, i64 %4, i64 %5)
  %91 = load i64, ptr %18, align 8
  %92 = icmp eq i32 %90, 0
  br i1 %92, label %93, label %111, !prof !1

93:                                               ; preds = %89, %77
  %94 = phi i64 [ %87, %77 ], [ %91, %89 ]
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %93
  %97 = load i64, ptr %74, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %77

99:                                               ; preds = %66, %53, %61, %108, %96, %93, %72
  %100 = phi i64 [ 0, %61 ], [ %109, %108 ], [ 0, %96 ], [ %94, %93 ], [ 0, %72 ], [ %68, %66 ], [ %48, %53 ]
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %103

102:                                              ; preds = %99
  store i64 0, ptr %27, align 8
  br label %103

103:                                              ; preds = %102, %99
  store i64 %100, ptr %0, align 8
  br label %34

104:                                              ; preds = %69
  %105 = icmp eq i32 %70, 0
  %106 = load ptr, ptr %15, align 8
  %107 = select i1 %105, ptr undef, ptr %106
  store ptr %107, ptr %1, align 8
  br label %34

108:                                              ; preds = %69
  %109 = load i64, ptr %14, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %72, label %99

111:                                              ; preds = %89
  %112 = icmp eq i32 %90, 0
  %113 = load ptr, ptr %19, align 8
  %114 = select i1 %112, ptr undef, ptr %113
  store ptr %114, ptr %1, align 8
  br label %34
}

define internal range(i32 0, 2) i32 @167(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %3, 24
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 3
  br i1 %17, label %18, label %21

18:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %19 = call i32 @168(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %20 = load i64, ptr %8, align 8
  store i64 %20, ptr %0, align 8
  br label %29

21:                                               ; preds = %7
  %22 = icmp sgt i64 %16, 3
  br i1 %22, label %23, label %26

23:                                               ; preds = %21
  store i64 0, ptr %10, align 8
  %24 = call i32 @169(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %31, label %34, !prof !1

26:                                               ; preds = %21
  store i64 0, ptr %12, align 8
  %27 = call i32 @170(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %38, !prof !1

29:                                               ; preds = %38, %34, %18, %31
  %30 = phi i32 [ 0, %31 ], [ 0, %18 ], [ %27, %38 ], [ %24, %34 ]
  ret i32 %30

31:                                               ; preds = %26, %23
  %32 = phi ptr [ %12, %26 ], [ %10, %23 ]
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %0, align 8
  br label %29

34:                                               ; preds = %23
  %35 = icmp eq i32 %24, 0
  %36 = load ptr, ptr %11, align 8
  %37 = select i1 %35, ptr undef, ptr %36
  store ptr %37, ptr %1, align 8
  br label %29

38:                                               ; preds = %26
  %39 = icmp eq i32 %27, 0
  %40 = load ptr, ptr %13, align 8
  %41 = select i1 %39, ptr undef, ptr %40
  store ptr %41, ptr %1, align 8
  br label %29
}

define internal i32 @168(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %2, 152
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %5, 32
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %18, 320
  %20 = add nsw i64 %15, %19
  %21 = add i64 %5, 24
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %20, 184
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %7
  %29 = add i64 %20, 8
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %35, label %34

33:                                               ; preds = %86, %62, %51, %34
  ret i32 poison

34:                                               ; preds = %28, %7
  store i64 17, ptr %0, align 8
  br label %33

35:                                               ; preds = %28
  %36 = icmp eq i64 %6, 0
  br i1 %36, label %44, label %37

37:                                               ; preds = %35
  %38 = icmp eq i64 %23, 3
  %39 = zext i1 %38 to i64
  %40 = add i64 %2, 1176
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  store i64 0, ptr %8, align 8
  %43 = call i32 @395(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %6, i64 %42, i64 %39)
  br label %47

44:                                               ; preds = %35
  %45 = add i64 %2, 1240
  %46 = inttoptr i64 %45 to ptr
  br label %47

47:                                               ; preds = %37, %44
  %48 = phi ptr [ %46, %44 ], [ %8, %37 ]
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %47
  store i64 1, ptr %0, align 8
  br label %33

52:                                               ; preds = %47
  %53 = add i64 %2, 352
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = load i64, ptr %17, align 8
  %57 = add nsw i64 %55, %56
  %58 = add nsw i64 %57, 1
  store i64 0, ptr %10, align 8
  %59 = call i32 @396(ptr nonnull %10, i64 %2, i64 %58, i64 %3, i64 %23)
  %60 = load i64, ptr %10, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %52
  store i64 10, ptr %0, align 8
  br label %33

63:                                               ; preds = %52
  %64 = add i64 %2, 8
  %65 = inttoptr i64 %64 to ptr
  %66 = load i64, ptr %65, align 8
  %67 = inttoptr i64 %5 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %66, %68
  %70 = add i64 %60, 32
  %71 = inttoptr i64 %70 to ptr
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %86

74:                                               ; preds = %63
  %75 = inttoptr i64 %69 to ptr
  %76 = load i32, ptr %75, align 1
  %77 = zext i32 %76 to i64
  %78 = add i64 %60, 40
  %79 = inttoptr i64 %78 to ptr
  store i64 %77, ptr %79, align 8
  %80 = add i64 %69, 5
  %81 = inttoptr i64 %80 to ptr
  %82 = load i32, ptr %81, align 1
  %83 = zext i32 %82 to i64
  %84 = add i64 %60, 48
  %85 = inttoptr i64 %84 to ptr
  store i64 %83, ptr %85, align 8
  br label %86

86:                                               ; preds = %74, %63
  %87 = add i64 %60, 40
  %88 = inttoptr i64 %87 to ptr
  %89 = load i64, ptr %88, align 8
  %90 = inttoptr i64 %69 to ptr
  %91 = load i32, ptr %90, align 1
  %92 = zext i32 %91 to i64
  store i64 0, ptr %11, align 8
  %93 = call i32 @20(ptr nonnull %11, i64 %89, i64 %92)
  %94 = load i64, ptr %11, align 8
  store i64 %94, ptr %88, align 8
  %95 = add i64 %60, 24
  %96 = inttoptr i64 %95 to ptr
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %97, %49
  store i64 %98, ptr %96, align 8
  %99 = load i64, ptr %71, align 8
  %100 = add i64 %69, 9
  %101 = inttoptr i64 %100 to ptr
  %102 = load i32, ptr %101, align 1
  %103 = zext i32 %102 to i64
  %104 = add nsw i64 %99, %103
  store i64 %104, ptr %71, align 8
  store ptr null, ptr %12, align 8
  %105 = call i32 @175(ptr nonnull %12, i64 %3, i64 %23, i64 %49)
  store i64 0, ptr %0, align 8
  br label %33
}

define internal range(i32 0, 2) i32 @169(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca [3 x i64], align 8
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca [3 x i64], align 8
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i8, align 1
  store i8 0, ptr %21, align 1
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = add i64 %3, 24
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 5
  br i1 %29, label %30, label %32

30:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %31 = call i32 @287(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %5)
  br label %34

32:                                               ; preds = %7
  store i64 0, ptr %10, align 8
  %33 = call i32 @288(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %5)
  br label %34

34:                                               ; preds = %32, %30
  %35 = phi ptr [ %10, %32 ], [ %8, %30 ]
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %41, label %40

38:                                               ; preds = %116, %112, %110, %93, %40
  %39 = phi i32 [ 0, %40 ], [ 0, %93 ], [ 0, %110 ], [ %81, %116 ], [ %76, %112 ]
  ret i32 %39

40:                                               ; preds = %34
  store i64 %36, ptr %0, align 8
  br label %38

41:                                               ; preds = %34
  %42 = add i64 %2, 392
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %2, 408
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %46, align 8
  %48 = add nsw i64 %44, %47
  %49 = add i64 %3, 224
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %2, 448
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %51, %54
  %56 = sub i64 %48, %55
  br label %57

57:                                               ; preds = %107, %41
  %58 = phi i64 [ %6, %41 ], [ %87, %107 ]
  %59 = add i64 %2, 464
  %60 = inttoptr i64 %59 to ptr
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %57
  store ptr null, ptr %12, align 8
  %64 = call i32 @289(ptr nonnull %12, i64 %2)
  br label %65

65:                                               ; preds = %63, %57
  %66 = add i64 %2, 1032
  %67 = inttoptr i64 %66 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %2, 1016
  %70 = inttoptr i64 %69 to ptr
  store i64 %68, ptr %70, align 8
  %71 = add i64 %2, 400
  %72 = inttoptr i64 %71 to ptr
  %73 = load i64, ptr %72, align 8
  %74 = add nsw i64 %44, %73
  br i1 %29, label %75, label %80

75:                                               ; preds = %65
  store i64 0, ptr %13, align 8
  store i64 0, ptr %14, align 8
  store i64 0, ptr %15, align 8
  %76 = call i32 @290(ptr nonnull %13, ptr nonnull %16, i64 %2, i64 %3, i64 %4, i64 %5, i64 %74, i64 %56, i64 %58)
  %77 = load i64, ptr %14, align 8
  %78 = load i64, ptr %15, align 8
  %79 = icmp eq i32 %76, 0
  br i1 %79, label %85, label %112, !prof !1

80:                                               ; preds = %65
  store i64 0, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %81 = call i32 @291(ptr nonnull %17, ptr nonnull %20, i64 %2, i64 %3, i64 %4, i64 %5, i64 %74, i64 %56, i64 %58)
  %82 = load i64, ptr %18, align 8
  %83 = load i64, ptr %19, align 8
  %84 = icmp eq i32 %81, 0
  br i1 %84, label %85, label %116, !prof !1

85:                                               ; preds = %80, %75
  %86 = phi ptr [ %17, %80 ], [ %13, %75 ]
  %87 = phi i64 [ %82, %80 ], [ %77, %75 ]
  %88 = phi i64 [ %83, %80 ], [ %78, %75 ]
  %89 = load i64, ptr %86, align 8
  store i8 0, ptr %21, align 1
  %90 = call i32 @292(ptr nonnull %21, i64 %2, i64 %88)
  %91 = load i8, ptr %21, align 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %98, label %93

93:                                               ; preds = %85
  %94 = add i64 %2, 472
  %95 = inttoptr i64 %94 to ptr
  store i64 0, ptr %95, align 8
  %96 = icmp eq i64 %88, -1
  %97 = select i1 %96, i64 1, i64 11
  store i64 %97, ptr %0, align 8
  br label %38

98:                                               ; preds = %85
  %99 = sub nsw i64 %89, %44
  store i64 %99, ptr %72, align 8
  br i1 %29, label %100, label %102

100:                                              ; preds = %98
  store ptr null, ptr %22, align 8
  %101 = call i32 @293(ptr nonnull %22, ptr nonnull %23, i64 %2, i64 %5)
  br label %102

102:                                              ; preds = %100, %98
  %103 = add i64 %5, 24
  %104 = inttoptr i64 %103 to ptr
  %105 = load i64, ptr %104, align 8
  store ptr null, ptr %24, align 8
  %106 = call i32 @294(ptr nonnull %24, i64 %2, i64 %3, i64 %105, i64 %87)
  switch i64 %88, label %110 [
    i64 -14, label %107
    i64 0, label %107
  ]

107:                                              ; preds = %102, %102
  store ptr null, ptr %25, align 8
  %108 = call i32 @289(ptr nonnull %25, i64 %2)
  %109 = icmp eq i64 %88, -14
  br i1 %109, label %57, label %110

110:                                              ; preds = %102, %107
  %111 = sub i64 0, %88
  store i64 %111, ptr %0, align 8
  br label %38

112:                                              ; preds = %75
  %113 = icmp eq i32 %76, 0
  %114 = load ptr, ptr %16, align 8
  %115 = select i1 %113, ptr undef, ptr %114
  store ptr %115, ptr %1, align 8
  br label %38

116:                                              ; preds = %80
  %117 = icmp eq i32 %81, 0
  %118 = load ptr, ptr %20, align 8
  %119 = select i1 %117, ptr undef, ptr %118
  store ptr %119, ptr %1, align 8
  br label %38
}

define internal range(i32 0, 2) i32 @170(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca [3 x i64], align 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = inttoptr i64 %3 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %2, 304
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %5, 24
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %2, 152
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %5, 32
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %33, 320
  %35 = add nsw i64 %30, %34
  %36 = add i64 %35, 72
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %7
  %41 = add i64 %2, 352
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, %33
  store i64 0, ptr %8, align 8
  %45 = call i32 @171(ptr nonnull %8, ptr nonnull %9, i64 %3, i64 %35, i64 %44)
  %46 = load i64, ptr %8, align 8
  br label %47

47:                                               ; preds = %40, %7
  %48 = phi i64 [ 0, %7 ], [ %46, %40 ]
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %52, label %54

50:                                               ; preds = %113, %112, %110, %52
  %51 = phi i32 [ 0, %52 ], [ 0, %110 ], [ 0, %112 ], [ %58, %113 ]
  ret i32 %51

52:                                               ; preds = %47
  %53 = sub i64 0, %48
  store i64 %53, ptr %0, align 8
  br label %50

54:                                               ; preds = %47
  %55 = add i64 %2, 1176
  %56 = inttoptr i64 %55 to ptr
  %57 = load i64, ptr %56, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  %58 = call i32 @172(ptr nonnull %10, ptr nonnull %13, i64 %2, i64 %3, i64 %4, i64 %6, i64 %57, i64 %21)
  %59 = load i64, ptr %11, align 8
  %60 = load i64, ptr %12, align 8
  %61 = icmp eq i32 %58, 0
  br i1 %61, label %117, label %113, !prof !1

62:                                               ; preds = %117
  store i64 %24, ptr %23, align 8
  br label %63

63:                                               ; preds = %117, %62
  %64 = phi i64 [ %21, %62 ], [ %118, %117 ]
  %65 = icmp slt i64 %60, 0
  br i1 %65, label %66, label %83

66:                                               ; preds = %63
  %67 = add i64 %3, 8
  %68 = inttoptr i64 %67 to ptr
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %83, label %71

71:                                               ; preds = %66
  %72 = add i64 %4, 40
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8
  %75 = add nsw i64 %74, 24
  %76 = inttoptr i64 %74 to ptr
  %77 = load i64, ptr %76, align 8
  %78 = add i64 %74, 16
  %79 = inttoptr i64 %78 to ptr
  %80 = load i64, ptr %79, align 8
  %81 = add nsw i64 %77, %80
  store ptr null, ptr %14, align 8
  %82 = call i32 @173(ptr nonnull %14, i64 %75, i64 %81, i64 %64)
  br label %83

83:                                               ; preds = %71, %66, %63
  %84 = load i64, ptr %23, align 8
  store i64 %24, ptr %15, align 8
  %85 = sub i64 %84, %24
  %86 = call i64 @llvm.smax.i64(i64 %85, i64 0)
  store i64 %86, ptr %16, align 8
  br label %87

87:                                               ; preds = %83, %120
  %88 = load i64, ptr %16, align 8
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %120, label %90

90:                                               ; preds = %87
  store ptr null, ptr %17, align 8
  %91 = call i32 @174(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %5, i64 %35, i64 %48, i64 %4, i64 %21, i64 %64)
  store i64 %64, ptr %20, align 8
  %92 = icmp eq i64 %27, 3
  %93 = sub nsw i64 %64, %21
  %94 = zext i1 %92 to i64
  %95 = ashr i64 %93, %94
  store ptr null, ptr %19, align 8
  %96 = call i32 @175(ptr nonnull %19, i64 %3, i64 %27, i64 %95)
  br i1 %65, label %97, label %112

97:                                               ; preds = %90
  %98 = icmp eq i64 %95, 0
  br i1 %98, label %110, label %99

99:                                               ; preds = %97
  %100 = add i64 %2, 8
  %101 = inttoptr i64 %100 to ptr
  %102 = load i64, ptr %101, align 8
  %103 = sub nsw i64 %59, %102
  %104 = add i64 %2, 624
  %105 = inttoptr i64 %104 to ptr
  store i64 %103, ptr %105, align 8
  %106 = add i64 %2, 632
  %107 = inttoptr i64 %106 to ptr
  %108 = load i64, ptr %107, align 8
  %109 = add nsw i64 %108, %95
  store i64 %109, ptr %107, align 8
  br label %110

110:                                              ; preds = %99, %97
  %111 = sub i64 0, %60
  store i64 %111, ptr %0, align 8
  br label %50

112:                                              ; preds = %90
  store i64 0, ptr %0, align 8
  br label %50

113:                                              ; preds = %54
  %114 = icmp eq i32 %58, 0
  %115 = load ptr, ptr %13, align 8
  %116 = select i1 %114, ptr undef, ptr %115
  store ptr %116, ptr %1, align 8
  br label %50

117:                                              ; preds = %54
  %118 = load i64, ptr %10, align 8
  %119 = icmp eq i64 %60, -1
  br i1 %119, label %62, label %63

120:                                              ; preds = %87
  %121 = load i64, ptr %15, align 8
  %122 = add nsw i64 %88, -1
  store i64 %122, ptr %16, align 8
  %123 = add i64 %121, 1
  store i64 %123, ptr %15, align 8
  %124 = shl i64 %121, 6
  %125 = add i64 %2, 296
  %126 = inttoptr i64 %125 to ptr
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %127, %124
  %129 = inttoptr i64 %128 to ptr
  store i64 %3, ptr %129, align 8
  %130 = inttoptr i64 %5 to ptr
  %131 = load i64, ptr %130, align 8
  %132 = add i64 %128, 24
  %133 = inttoptr i64 %132 to ptr
  store i64 %131, ptr %133, align 8
  br label %87
}

define internal i32 @171(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = add i64 %2, 144
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, %4
  br i1 %10, label %12, label %17

11:                                               ; preds = %38, %37, %12
  ret i32 poison

12:                                               ; preds = %5
  %13 = add i64 %2, 152
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, -1
  store i64 %16, ptr %0, align 8
  br label %11

17:                                               ; preds = %5
  %18 = add i64 %3, 72
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %2, 176
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %2, 152
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %2, 184
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = sub nsw i64 %29, %23
  %31 = icmp sgt i64 %20, %30
  br i1 %31, label %37, label %32

32:                                               ; preds = %17
  %33 = add i64 %2, 8
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %26, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %32, %17
  store i64 -6, ptr %0, align 8
  br label %11

38:                                               ; preds = %32
  %39 = add i64 %2, 168
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, %23
  %43 = add nsw i64 %3, 192
  store ptr null, ptr %6, align 8
  %44 = call i32 @74(ptr nonnull %6, i64 %42, i64 %43, i64 %20)
  %45 = add i64 %2, 160
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %46, align 8
  %48 = shl nsw i64 %26, 2
  %49 = add nsw i64 %47, %48
  %50 = add nsw i64 %49, 4
  %51 = add nsw i64 %23, %20
  %52 = trunc i64 %51 to i32
  %53 = inttoptr i64 %50 to ptr
  store i32 %52, ptr %53, align 1
  store i64 %51, ptr %22, align 8
  %54 = add nsw i64 %26, 1
  store i64 %54, ptr %25, align 8
  store i64 %4, ptr %8, align 8
  store i64 %26, ptr %0, align 8
  br label %11
}

define internal range(i32 0, 2) i32 @172(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add i64 %4, 32
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  %15 = select i1 %14, i64 1, i64 2
  %16 = add i64 %3, 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %5, %6
  br i1 %19, label %20, label %42

20:                                               ; preds = %8, %40
  %21 = phi i64 [ %33, %40 ], [ %5, %8 ]
  %22 = phi i64 [ %26, %40 ], [ %7, %8 ]
  %23 = add i64 %2, 304
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %22, %15
  %27 = icmp sgt i64 %26, %18
  br i1 %27, label %32, label %28

28:                                               ; preds = %20
  store i64 0, ptr %9, align 8
  %29 = call i32 @178(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %4, i64 %21, i64 %6, i64 %22)
  %30 = load i64, ptr %9, align 8
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %47, !prof !1

32:                                               ; preds = %28, %20
  %33 = phi i64 [ -6, %20 ], [ %30, %28 ]
  %34 = icmp slt i64 %33, 0
  br i1 %34, label %37, label %40

35:                                               ; preds = %47, %42, %37
  %36 = phi i32 [ 0, %37 ], [ 0, %42 ], [ %29, %47 ]
  ret i32 %36

37:                                               ; preds = %32
  store i64 %25, ptr %24, align 8
  store i64 %22, ptr %0, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %21, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %33, ptr %39, align 8
  br label %35

40:                                               ; preds = %32
  %41 = icmp slt i64 %33, %6
  br i1 %41, label %20, label %42

42:                                               ; preds = %40, %8
  %43 = phi i64 [ %33, %40 ], [ %5, %8 ]
  %44 = phi i64 [ %26, %40 ], [ %7, %8 ]
  store i64 %44, ptr %0, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %43, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 0, ptr %46, align 8
  br label %35

47:                                               ; preds = %28
  %48 = icmp eq i32 %29, 0
  %49 = load ptr, ptr %10, align 8
  %50 = select i1 %48, ptr undef, ptr %49
  store ptr %50, ptr %1, align 8
  br label %35
}

define internal i32 @173(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775784, -9223372036854775808) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %5, align 8
  %7 = call i64 @llvm.smax.i64(i64 %2, i64 0)
  store i64 %7, ptr %6, align 8
  br label %8

8:                                                ; preds = %4, %22
  %9 = load i64, ptr %6, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %24, label %23

11:                                               ; preds = %24
  %12 = add i64 %31, 24
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = shl nsw i64 %3, 2
  %16 = add nsw i64 %14, %15
  %17 = inttoptr i64 %16 to ptr
  %18 = load i32, ptr %17, align 1
  %19 = zext i32 %18 to i64
  %20 = add i64 %31, 48
  %21 = inttoptr i64 %20 to ptr
  store i64 %19, ptr %21, align 8
  br label %22

22:                                               ; preds = %11, %24
  br label %8

23:                                               ; preds = %8
  store ptr null, ptr %0, align 8
  ret i32 poison

24:                                               ; preds = %8
  %25 = load i64, ptr %5, align 8
  %26 = add nsw i64 %9, -1
  store i64 %26, ptr %6, align 8
  %27 = add i64 %25, 1
  store i64 %27, ptr %5, align 8
  %28 = shl i64 %25, 3
  %29 = add i64 %1, %28
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, 16
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %11, label %22
}

define internal i32 @174(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 range(i64 0, -9223372036854775808) %6, i64 range(i64 1, 0) %7, i64 %8, i64 %9) {
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = add i64 %2, 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = inttoptr i64 %4 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %18, %20
  %22 = add i64 %4, 24
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %4, 40
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %2, 32
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %27, %30
  %32 = inttoptr i64 %21 to ptr
  %33 = load i32, ptr %32, align 1
  %34 = zext i32 %33 to i64
  %35 = add i64 %21, 5
  %36 = inttoptr i64 %35 to ptr
  %37 = load i32, ptr %36, align 1
  %38 = add i64 %4, 48
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  %42 = sub nsw i64 %20, %40
  %43 = select i1 %41, i64 -1, i64 %42
  %44 = add i64 %5, 8
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %5, 16
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %7, 56
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = add i64 %5, 72
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 0
  %57 = add i64 %5, 24
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %24, 3
  %61 = zext i1 %60 to i64
  %62 = icmp ne i64 %24, 2
  %63 = zext i1 %62 to i64
  %64 = select i1 %60, i64 2, i64 %63
  %65 = add i64 %2, 632
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %5, 128
  %69 = inttoptr i64 %68 to ptr
  %70 = load i64, ptr %69, align 8
  store i64 0, ptr %11, align 8
  %71 = call i32 @176(ptr nonnull %11, i64 %5)
  %72 = load i64, ptr %11, align 8
  store i64 %8, ptr %12, align 8
  %73 = sub i64 %9, %8
  %74 = call i64 @llvm.smax.i64(i64 %73, i64 0)
  store i64 %74, ptr %13, align 8
  br label %75

75:                                               ; preds = %10, %90
  %76 = load i64, ptr %13, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %92, label %91

78:                                               ; preds = %92
  %79 = add i64 %3, 112
  %80 = inttoptr i64 %79 to ptr
  %81 = load i64, ptr %80, align 8
  store ptr null, ptr %14, align 8
  %82 = call i32 @177(ptr nonnull %14, i64 %81, i64 %93)
  br label %83

83:                                               ; preds = %78, %92
  %84 = icmp eq i64 %59, 0
  br i1 %84, label %85, label %90

85:                                               ; preds = %83
  %86 = add i64 %3, 128
  %87 = inttoptr i64 %86 to ptr
  %88 = load i64, ptr %87, align 8
  store ptr null, ptr %15, align 8
  %89 = call i32 @177(ptr nonnull %15, i64 %88, i64 %93)
  br label %90

90:                                               ; preds = %85, %83
  br label %75

91:                                               ; preds = %75
  store ptr null, ptr %0, align 8
  ret i32 poison

92:                                               ; preds = %75
  %93 = load i64, ptr %12, align 8
  %94 = add nsw i64 %76, -1
  store i64 %94, ptr %13, align 8
  %95 = add i64 %93, 1
  store i64 %95, ptr %12, align 8
  %96 = sub nsw i64 %93, %8
  %97 = and i64 %96, %61
  %98 = add i64 %3, 32
  %99 = inttoptr i64 %98 to ptr
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, %93
  %102 = add nuw nsw i64 %64, %97
  %103 = trunc nuw nsw i64 %102 to i8
  %104 = inttoptr i64 %101 to ptr
  store i8 %103, ptr %104, align 1
  %105 = add i64 %3, 40
  %106 = inttoptr i64 %105 to ptr
  %107 = load i64, ptr %106, align 8
  %108 = shl nsw i64 %93, 3
  %109 = add nsw i64 %107, %108
  %110 = inttoptr i64 %109 to ptr
  store i64 %31, ptr %110, align 1
  %111 = add i64 %3, 48
  %112 = inttoptr i64 %111 to ptr
  %113 = load i64, ptr %112, align 8
  %114 = add nsw i64 %113, %108
  %115 = inttoptr i64 %114 to ptr
  store i64 %43, ptr %115, align 1
  %116 = add i64 %3, 56
  %117 = inttoptr i64 %116 to ptr
  %118 = load i64, ptr %117, align 8
  %119 = shl nsw i64 %93, 2
  %120 = add nsw i64 %118, %119
  %121 = ashr i64 %96, %61
  %122 = add nsw i64 %67, %121
  %123 = trunc i64 %122 to i32
  %124 = inttoptr i64 %120 to ptr
  store i32 %123, ptr %124, align 1
  %125 = add i64 %3, 64
  %126 = inttoptr i64 %125 to ptr
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %127, %108
  %129 = inttoptr i64 %128 to ptr
  store i64 %34, ptr %129, align 1
  %130 = add i64 %3, 72
  %131 = inttoptr i64 %130 to ptr
  %132 = load i64, ptr %131, align 8
  %133 = add nsw i64 %132, %119
  %134 = inttoptr i64 %133 to ptr
  store i32 %37, ptr %134, align 1
  %135 = add i64 %3, 80
  %136 = inttoptr i64 %135 to ptr
  %137 = load i64, ptr %136, align 8
  %138 = add nsw i64 %137, %93
  %139 = trunc i64 %46 to i8
  %140 = inttoptr i64 %138 to ptr
  store i8 %139, ptr %140, align 1
  %141 = add i64 %3, 88
  %142 = inttoptr i64 %141 to ptr
  %143 = load i64, ptr %142, align 8
  %144 = add nsw i64 %143, %108
  %145 = inttoptr i64 %144 to ptr
  store i64 %70, ptr %145, align 1
  %146 = add i64 %3, 96
  %147 = inttoptr i64 %146 to ptr
  %148 = load i64, ptr %147, align 8
  %149 = add nsw i64 %148, %108
  %150 = inttoptr i64 %149 to ptr
  store i64 %72, ptr %150, align 1
  %151 = add i64 %3, 120
  %152 = inttoptr i64 %151 to ptr
  %153 = load i64, ptr %152, align 8
  %154 = add nsw i64 %153, %108
  %155 = inttoptr i64 %154 to ptr
  store i64 %49, ptr %155, align 1
  %156 = add i64 %3, 104
  %157 = inttoptr i64 %156 to ptr
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %158, %119
  %160 = trunc i64 %6 to i32
  %161 = select i1 %56, i32 %160, i32 0
  %162 = inttoptr i64 %159 to ptr
  store i32 %161, ptr %162, align 1
  %163 = add i64 %3, 136
  %164 = inttoptr i64 %163 to ptr
  %165 = load i64, ptr %164, align 8
  %166 = shl nsw i64 %93, 1
  %167 = add nsw i64 %165, %166
  %168 = shl nsw i64 %52, 1
  %169 = or disjoint i64 %168, %97
  %170 = trunc i64 %169 to i16
  %171 = inttoptr i64 %167 to ptr
  store i16 %170, ptr %171, align 1
  br i1 %56, label %83, label %78
}

define internal i32 @175(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = icmp eq i64 %2, 3
  %6 = select i1 %5, i64 200, i64 208
  %7 = icmp eq i64 %2, 2
  %8 = select i1 %7, i64 192, i64 %6
  %9 = add i64 %1, %8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %3
  store i64 %12, ptr %10, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @176(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = add i64 %1, 80
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %4, align 8
  %6 = and i64 %5, 4
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %2
  %9 = add i64 %1, 112
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  br label %17

12:                                               ; preds = %2
  %13 = add i64 %1, 136
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, 1000000
  br label %17

17:                                               ; preds = %12, %8
  %18 = phi i64 [ %11, %8 ], [ %16, %12 ]
  store i64 %18, ptr %0, align 8
  ret i32 poison
}

define internal i32 @177(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = ashr i64 %2, 3
  %5 = add nsw i64 %1, %4
  %6 = inttoptr i64 %5 to ptr
  %7 = load i8, ptr %6, align 1
  %8 = and i64 %2, 7
  %9 = shl nuw nsw i64 1, %8
  %10 = trunc nuw i64 %9 to i8
  %11 = xor i8 %10, -1
  %12 = and i8 %7, %11
  store i8 %12, ptr %6, align 1
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @178(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 1, 0) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = add i64 %3, 40
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  store i64 0, ptr %8, align 8
  %15 = call i32 @179(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %14, i64 %4, i64 %5, i64 %6)
  %16 = load i64, ptr %8, align 8
  %17 = icmp eq i32 %15, 0
  br i1 %17, label %44, label %40, !prof !1

18:                                               ; preds = %44
  %19 = add i64 %3, 32
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %36, label %23

23:                                               ; preds = %18
  %24 = icmp eq i64 %16, %5
  br i1 %24, label %27, label %28

25:                                               ; preds = %46, %40, %36, %27
  %26 = phi i32 [ 0, %27 ], [ 0, %36 ], [ %15, %40 ], [ %33, %46 ]
  ret i32 %26

27:                                               ; preds = %23
  store i64 -1, ptr %0, align 8
  br label %25

28:                                               ; preds = %23
  %29 = add i64 %3, 48
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %6, 1
  store i64 0, ptr %10, align 8
  %33 = call i32 @179(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %31, i64 %16, i64 %5, i64 %32)
  %34 = load i64, ptr %10, align 8
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %46, !prof !1

36:                                               ; preds = %28, %44, %18
  %37 = phi i64 [ %16, %44 ], [ %16, %18 ], [ %34, %28 ]
  %38 = icmp eq i64 %37, %4
  %39 = select i1 %38, i64 -1, i64 %37
  store i64 %39, ptr %0, align 8
  br label %25

40:                                               ; preds = %7
  %41 = icmp eq i32 %15, 0
  %42 = load ptr, ptr %9, align 8
  %43 = select i1 %41, ptr undef, ptr %42
  store ptr %43, ptr %1, align 8
  br label %25

44:                                               ; preds = %7
  %45 = icmp sgt i64 %16, -1
  br i1 %45, label %18, label %36

46:                                               ; preds = %28
  %47 = icmp eq i32 %33, 0
  %48 = load ptr, ptr %11, align 8
  %49 = select i1 %47, ptr undef, ptr %48
  store ptr %49, ptr %1, align 8
  br label %25
}

define internal range(i32 0, 2) i32 @179(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = add i64 %3, 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %4, %21
  %23 = icmp sgt i64 %22, %5
  br i1 %23, label %26, label %27

24:                                               ; preds = %65, %51, %42, %26
  %25 = phi i32 [ 0, %26 ], [ 0, %42 ], [ 0, %51 ], [ %39, %65 ]
  ret i32 %25

26:                                               ; preds = %7
  store i64 -1, ptr %0, align 8
  br label %24

27:                                               ; preds = %7
  %28 = add nsw i64 %3, 24
  %29 = inttoptr i64 %3 to ptr
  %30 = load i64, ptr %29, align 8
  store i64 0, ptr %8, align 8
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  store i64 %31, ptr %9, align 8
  br label %32

32:                                               ; preds = %27, %52
  %33 = phi i64 [ %22, %27 ], [ %53, %52 ]
  %34 = load i64, ptr %9, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %54, label %43

36:                                               ; preds = %54
  store ptr null, ptr %11, align 8
  %37 = call i32 @181(ptr nonnull %11, ptr nonnull %12, i64 %61, i64 %6)
  br label %52

38:                                               ; preds = %54
  store i64 0, ptr %13, align 8
  %39 = call i32 @182(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %61, i64 %33, i64 %5, i64 %6)
  %40 = load i64, ptr %13, align 8
  %41 = icmp eq i32 %39, 0
  br i1 %41, label %69, label %65, !prof !1

42:                                               ; preds = %69
  store i64 %40, ptr %0, align 8
  br label %24

43:                                               ; preds = %32
  %44 = add i64 %3, 16
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  store i64 %30, ptr %15, align 8
  %47 = call i64 @llvm.smax.i64(i64 %46, i64 0)
  store i64 %47, ptr %16, align 8
  br label %48

48:                                               ; preds = %71, %43
  %49 = load i64, ptr %16, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %71, label %51

51:                                               ; preds = %48
  store i64 %33, ptr %0, align 8
  br label %24

52:                                               ; preds = %36, %69
  %53 = phi i64 [ %40, %69 ], [ %33, %36 ]
  br label %32

54:                                               ; preds = %32
  %55 = load i64, ptr %8, align 8
  %56 = add nsw i64 %34, -1
  store i64 %56, ptr %9, align 8
  %57 = add i64 %55, 1
  store i64 %57, ptr %8, align 8
  %58 = shl i64 %55, 3
  %59 = add i64 %28, %58
  %60 = inttoptr i64 %59 to ptr
  %61 = load i64, ptr %60, align 8
  store i8 0, ptr %10, align 1
  %62 = call i32 @180(ptr nonnull %10, i64 %4, i64 %55)
  %63 = load i8, ptr %10, align 1
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %38, label %36

65:                                               ; preds = %38
  %66 = icmp eq i32 %39, 0
  %67 = load ptr, ptr %14, align 8
  %68 = select i1 %66, ptr undef, ptr %67
  store ptr %68, ptr %1, align 8
  br label %24

69:                                               ; preds = %38
  %70 = icmp slt i64 %40, 0
  br i1 %70, label %42, label %52

71:                                               ; preds = %48
  %72 = load i64, ptr %15, align 8
  %73 = add nsw i64 %49, -1
  store i64 %73, ptr %16, align 8
  %74 = add i64 %72, 1
  store i64 %74, ptr %15, align 8
  %75 = shl i64 %72, 3
  %76 = add i64 %28, %75
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  store ptr null, ptr %17, align 8
  %79 = call i32 @181(ptr nonnull %17, ptr nonnull %18, i64 %78, i64 %6)
  br label %48
}

define internal i32 @180(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = ashr i64 %2, 3
  %5 = add nsw i64 %1, %4
  %6 = inttoptr i64 %5 to ptr
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i64
  %9 = and i64 %2, 7
  %10 = lshr i64 %8, %9
  %11 = trunc nuw i64 %10 to i8
  %12 = and i8 %11, 1
  store i8 %12, ptr %0, align 1
  ret i32 poison
}

define internal i32 @181(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = add i64 %2, 32
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  store ptr null, ptr %5, align 8
  %11 = call i32 @177(ptr nonnull %5, i64 %10, i64 %3)
  %12 = add i64 %2, 16
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %2, 24
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  switch i64 %14, label %39 [
    i64 0, label %19
    i64 4, label %28
    i64 1, label %32
    i64 2, label %35
  ]

18:                                               ; preds = %47, %35, %32, %28, %19
  ret i32 poison

19:                                               ; preds = %4
  %20 = shl nsw i64 %3, 2
  %21 = add nsw i64 %17, %20
  %22 = add nsw i64 %21, 4
  %23 = add i64 %2, 48
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = inttoptr i64 %22 to ptr
  store i32 %26, ptr %27, align 1
  store ptr null, ptr %0, align 8
  br label %18

28:                                               ; preds = %4
  %29 = shl nsw i64 %3, 2
  %30 = add nsw i64 %17, %29
  %31 = inttoptr i64 %30 to ptr
  store i32 0, ptr %31, align 1
  store ptr null, ptr %0, align 8
  br label %18

32:                                               ; preds = %4
  %33 = add nsw i64 %17, %3
  %34 = inttoptr i64 %33 to ptr
  store i8 0, ptr %34, align 1
  store ptr null, ptr %0, align 8
  br label %18

35:                                               ; preds = %4
  %36 = shl nsw i64 %3, 1
  %37 = add nsw i64 %17, %36
  %38 = inttoptr i64 %37 to ptr
  store i16 0, ptr %38, align 1
  store ptr null, ptr %0, align 8
  br label %18

39:                                               ; preds = %4
  store i64 0, ptr %6, align 8
  %40 = icmp slt i64 %14, 1
  %41 = add nuw i64 %14, 7
  %42 = lshr i64 %41, 3
  %43 = select i1 %40, i64 0, i64 %42
  store i64 %43, ptr %7, align 8
  br label %44

44:                                               ; preds = %39, %48
  %45 = load i64, ptr %7, align 8
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store ptr null, ptr %0, align 8
  br label %18

48:                                               ; preds = %44
  %49 = load i64, ptr %6, align 8
  %50 = add nsw i64 %45, -1
  store i64 %50, ptr %7, align 8
  %51 = add i64 %49, 8
  store i64 %51, ptr %6, align 8
  %52 = mul nsw i64 %14, %3
  %53 = add nsw i64 %17, %52
  %54 = add nsw i64 %53, %49
  %55 = inttoptr i64 %54 to ptr
  store i64 0, ptr %55, align 1
  br label %44
}

define internal range(i32 0, 2) i32 @182(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = inttoptr i64 %3 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %17, 20
  br i1 %18, label %19, label %22

19:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %20 = call i32 @183(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %17, i64 %4, i64 %5, i64 %6)
  %21 = load i64, ptr %8, align 8
  store i64 %21, ptr %0, align 8
  br label %32

22:                                               ; preds = %7
  switch i64 %17, label %29 [
    i64 25, label %23
    i64 26, label %26
  ]

23:                                               ; preds = %22
  store i64 0, ptr %10, align 8
  %24 = call i32 @184(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %25 = load i64, ptr %10, align 8
  store i64 %25, ptr %0, align 8
  br label %32

26:                                               ; preds = %22
  store i64 0, ptr %12, align 8
  %27 = call i32 @185(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  %28 = load i64, ptr %12, align 8
  store i64 %28, ptr %0, align 8
  br label %32

29:                                               ; preds = %22
  store i64 0, ptr %14, align 8
  %30 = call i32 @186(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %17, i64 %4, i64 %5, i64 %6)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %34, !prof !1

32:                                               ; preds = %34, %38, %26, %23, %19
  %33 = phi i32 [ 0, %19 ], [ %30, %34 ], [ 0, %23 ], [ 0, %38 ], [ 0, %26 ]
  ret i32 %33

34:                                               ; preds = %29
  %35 = icmp eq i32 %30, 0
  %36 = load ptr, ptr %15, align 8
  %37 = select i1 %35, ptr undef, ptr %36
  store ptr %37, ptr %1, align 8
  br label %32

38:                                               ; preds = %29
  %39 = load i64, ptr %14, align 8
  store i64 %39, ptr %0, align 8
  br label %32
}

define internal i32 @183(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 -9223372036854775808, 20) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i8, align 1
  store i8 0, ptr %21, align 1
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = add i64 %3, 8
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i64 %6, %5
  %27 = icmp sgt i64 %25, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %8, %82
  %29 = phi i64 [ %86, %82 ], [ -1, %8 ]
  store i64 %29, ptr %0, align 8
  ret i32 poison

30:                                               ; preds = %8
  %31 = icmp slt i64 %4, 4
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = add i64 %3, 24
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  store ptr null, ptr %9, align 8
  %36 = call i32 @234(ptr nonnull %9, i64 %35, i64 %4, i64 %5, i64 %7)
  br label %82

37:                                               ; preds = %30
  %38 = icmp slt i64 %4, 7
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = add i64 %3, 24
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  store ptr null, ptr %10, align 8
  %43 = call i32 @235(ptr nonnull %10, ptr nonnull %11, i64 %42, i64 %4, i64 %5, i64 %7)
  br label %82

44:                                               ; preds = %37
  %45 = icmp slt i64 %4, 9
  br i1 %45, label %46, label %48

46:                                               ; preds = %44
  store ptr null, ptr %12, align 8
  %47 = call i32 @236(ptr nonnull %12, ptr nonnull %13, i64 %3, i64 %4, i64 %5, i64 %25, i64 %7)
  br label %82

48:                                               ; preds = %44
  %49 = icmp eq i64 %4, 9
  br i1 %49, label %50, label %60

50:                                               ; preds = %48
  %51 = add i64 %3, 24
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  store i64 0, ptr %14, align 8
  %54 = call i32 @237(ptr nonnull %14, ptr nonnull %15, i64 %5)
  %55 = load i64, ptr %14, align 8
  %56 = shl nsw i64 %7, 1
  %57 = trunc i64 %55 to i16
  %58 = inttoptr i64 %53 to ptr
  %59 = getelementptr i8, ptr %58, i64 %56
  store i16 %57, ptr %59, align 1
  br label %82

60:                                               ; preds = %48
  %61 = icmp slt i64 %4, 17
  br i1 %61, label %62, label %77

62:                                               ; preds = %60
  store i64 0, ptr %16, align 8
  %63 = call i32 @238(ptr nonnull %16, ptr nonnull %17, i64 %3, i64 %4, i64 %5)
  %64 = load i64, ptr %16, align 8
  %65 = icmp eq i64 %64, -9223372036854775808
  br i1 %65, label %66, label %69

66:                                               ; preds = %62
  store i64 0, ptr %18, align 8
  %67 = call i32 @191(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %3, i64 %7, i64 %5, i64 %25)
  %68 = load i64, ptr %18, align 8
  br label %82

69:                                               ; preds = %62
  %70 = add i64 %3, 24
  %71 = inttoptr i64 %70 to ptr
  %72 = load i64, ptr %71, align 8
  %73 = add i64 %3, 16
  %74 = inttoptr i64 %73 to ptr
  %75 = load i64, ptr %74, align 8
  store ptr null, ptr %20, align 8
  %76 = call i32 @239(ptr nonnull %20, i64 %72, i64 %75, i64 %7, i64 %64)
  br label %82

77:                                               ; preds = %60
  store i8 0, ptr %21, align 1
  %78 = call i32 @240(ptr nonnull %21, ptr nonnull %22, i64 %3, i64 %4, i64 %5, i64 %7)
  %79 = load i8, ptr %21, align 1
  %80 = icmp eq i8 %79, 0
  %81 = sext i1 %80 to i64
  br label %82

82:                                               ; preds = %69, %66, %46, %39, %32, %77, %50
  %83 = phi i64 [ 0, %32 ], [ 0, %69 ], [ 0, %39 ], [ 0, %50 ], [ 0, %46 ], [ %68, %66 ], [ %81, %77 ]
  %84 = icmp slt i64 %83, 0
  %85 = add nsw i64 %5, %25
  %86 = select i1 %84, i64 %83, i64 %85
  br label %28
}

define internal i32 @184(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add i64 %3, 8
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %3, 80
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = sub nsw i64 %5, %4
  %18 = icmp sgt i64 %13, %17
  br i1 %18, label %20, label %21

19:                                               ; preds = %44, %43, %33, %20
  ret i32 poison

20:                                               ; preds = %7
  store i64 -1, ptr %0, align 8
  br label %19

21:                                               ; preds = %7
  %22 = shl i64 %13, 3
  %23 = sub i64 64, %22
  %24 = lshr i64 -1, %23
  %25 = inttoptr i64 %4 to ptr
  %26 = load i64, ptr %25, align 1
  %27 = and i64 %26, %24
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %33, label %29

29:                                               ; preds = %21
  %30 = inttoptr i64 %16 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %27, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29, %21
  store i64 -1, ptr %0, align 8
  br label %19

34:                                               ; preds = %29
  %35 = shl i64 %27, 4
  %36 = add i64 %35, 16
  %37 = add i64 %16, %36
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  store i8 0, ptr %8, align 1
  %40 = call i32 @187(ptr nonnull %8, i64 %2, i64 %3, i64 %39)
  %41 = load i8, ptr %8, align 1
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %34
  store i64 -7, ptr %0, align 8
  br label %19

44:                                               ; preds = %34
  %45 = or disjoint i64 %35, 8
  %46 = add i64 %16, %45
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  store ptr null, ptr %9, align 8
  %49 = call i32 @189(ptr nonnull %9, ptr nonnull %10, i64 %3, i64 %6, i64 %48, i64 %39)
  %50 = add nsw i64 %4, %13
  store i64 %50, ptr %0, align 8
  br label %19
}

define internal i32 @185(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i8, align 1
  store i8 0, ptr %13, align 1
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %3, 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %3, 80
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = sub nsw i64 %5, %4
  %24 = icmp sgt i64 %19, %23
  br i1 %24, label %26, label %27

25:                                               ; preds = %77, %41, %33, %26
  ret i32 poison

26:                                               ; preds = %7
  store i64 -1, ptr %0, align 8
  br label %25

27:                                               ; preds = %7
  %28 = inttoptr i64 %22 to ptr
  %29 = load i64, ptr %28, align 8
  store i8 0, ptr %8, align 1
  %30 = call i32 @231(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %19, i64 %29)
  %31 = load i8, ptr %8, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %27
  store i64 -1, ptr %0, align 8
  br label %25

34:                                               ; preds = %27
  %35 = add i64 %3, 64
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  store i8 0, ptr %10, align 1
  %38 = call i32 @187(ptr nonnull %10, i64 %2, i64 %3, i64 %37)
  %39 = load i8, ptr %10, align 1
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %34
  store i64 -7, ptr %0, align 8
  br label %25

42:                                               ; preds = %34
  %43 = add i64 %3, 48
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %3, 40
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  store i64 0, ptr %11, align 8
  %49 = call i64 @llvm.smax.i64(i64 %29, i64 0)
  store i64 %49, ptr %12, align 8
  br label %50

50:                                               ; preds = %42, %75
  %51 = phi i64 [ %45, %42 ], [ %76, %75 ]
  %52 = load i64, ptr %12, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %80, label %77

54:                                               ; preds = %80
  %55 = icmp sgt i64 %51, %45
  br i1 %55, label %56, label %60

56:                                               ; preds = %54
  %57 = add nsw i64 %48, %51
  %58 = inttoptr i64 %57 to ptr
  store i8 44, ptr %58, align 1
  %59 = add nsw i64 %51, 1
  br label %60

60:                                               ; preds = %56, %54
  %61 = phi i64 [ %59, %56 ], [ %51, %54 ]
  %62 = add nsw i64 %48, %61
  %63 = shl i64 %81, 4
  %64 = or disjoint i64 %63, 8
  %65 = add i64 %22, %64
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %63, 16
  %69 = add i64 %22, %68
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %70, align 8
  store ptr null, ptr %15, align 8
  %72 = call i32 @74(ptr nonnull %15, i64 %62, i64 %67, i64 %71)
  %73 = load i64, ptr %70, align 8
  %74 = add nsw i64 %61, %73
  br label %75

75:                                               ; preds = %60, %80
  %76 = phi i64 [ %74, %60 ], [ %51, %80 ]
  br label %50

77:                                               ; preds = %50
  store ptr null, ptr %16, align 8
  %78 = call i32 @195(ptr nonnull %16, i64 %3, i64 %6, i64 %51)
  %79 = add nsw i64 %4, %19
  store i64 %79, ptr %0, align 8
  br label %25

80:                                               ; preds = %50
  %81 = load i64, ptr %11, align 8
  %82 = add nsw i64 %52, -1
  store i64 %82, ptr %12, align 8
  %83 = add i64 %81, 1
  store i64 %83, ptr %11, align 8
  store i8 0, ptr %13, align 1
  %84 = call i32 @232(ptr nonnull %13, ptr nonnull %14, i64 %4, i64 %19, i64 %81)
  %85 = load i8, ptr %13, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %75, label %54
}

define internal range(i32 0, 2) i32 @186(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 20, -9223372036854775808) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %3, 8
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = sub nsw i64 %6, %5
  %17 = icmp sgt i64 %15, %16
  br i1 %17, label %20, label %21

18:                                               ; preds = %52, %56, %48, %33, %20
  %19 = phi i32 [ 0, %20 ], [ 0, %33 ], [ 0, %48 ], [ 0, %56 ], [ %50, %52 ]
  ret i32 %19

20:                                               ; preds = %8
  store i64 -1, ptr %0, align 8
  br label %18

21:                                               ; preds = %8
  %22 = shl i64 %15, 3
  %23 = sub i64 64, %22
  %24 = lshr i64 -1, %23
  %25 = inttoptr i64 %5 to ptr
  %26 = load i64, ptr %25, align 1
  %27 = and i64 %26, %24
  %28 = add nsw i64 %5, %15
  %29 = icmp slt i64 %27, 0
  %30 = sub nsw i64 %6, %28
  %31 = icmp sgt i64 %27, %30
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %21
  store i64 -1, ptr %0, align 8
  br label %18

34:                                               ; preds = %21
  switch i64 %4, label %43 [
    i64 23, label %35
    i64 21, label %37
  ]

35:                                               ; preds = %34
  %36 = mul nuw nsw i64 %27, 3
  br label %43

37:                                               ; preds = %34
  %38 = add i64 %3, 64
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  store i64 0, ptr %9, align 8
  %41 = call i32 @21(ptr nonnull %9, i64 %27, i64 %40)
  %42 = load i64, ptr %9, align 8
  br label %43

43:                                               ; preds = %37, %34, %35
  %44 = phi i64 [ %36, %35 ], [ %27, %34 ], [ %42, %37 ]
  store i8 0, ptr %10, align 1
  %45 = call i32 @187(ptr nonnull %10, i64 %2, i64 %3, i64 %44)
  %46 = load i8, ptr %10, align 1
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %43
  store i64 -7, ptr %0, align 8
  br label %18

49:                                               ; preds = %43
  store i64 0, ptr %11, align 8
  %50 = call i32 @188(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %3, i64 %4, i64 %7, i64 %5, i64 %28, i64 %27)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52, !prof !1

52:                                               ; preds = %49
  %53 = icmp eq i32 %50, 0
  %54 = load ptr, ptr %12, align 8
  %55 = select i1 %53, ptr undef, ptr %54
  store ptr %55, ptr %1, align 8
  br label %18

56:                                               ; preds = %49
  %57 = load i64, ptr %11, align 8
  %58 = icmp slt i64 %57, 0
  %59 = add nsw i64 %28, %27
  %60 = select i1 %58, i64 %57, i64 %59
  store i64 %60, ptr %0, align 8
  br label %18
}

define internal i32 @187(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %2, 56
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %2, 48
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = sub nsw i64 %7, %10
  %12 = icmp slt i64 %11, %3
  br i1 %12, label %15, label %13

13:                                               ; preds = %4, %15
  %14 = phi i8 [ 0, %15 ], [ 1, %4 ]
  store i8 %14, ptr %0, align 1
  ret i32 poison

15:                                               ; preds = %4
  %16 = add i64 %1, 336
  %17 = inttoptr i64 %16 to ptr
  store i64 %2, ptr %17, align 8
  %18 = add i64 %1, 344
  %19 = inttoptr i64 %18 to ptr
  store i64 %3, ptr %19, align 8
  br label %13
}

define internal range(i32 0, 2) i32 @188(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 20, -9223372036854775808) %4, i64 %5, i64 %6, i64 %7, i64 range(i64 0, -9223372036854775808) %8) {
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  switch i64 %4, label %46 [
    i64 20, label %24
    i64 22, label %26
    i64 24, label %40
    i64 23, label %43
  ]

24:                                               ; preds = %9
  store ptr null, ptr %10, align 8
  %25 = call i32 @189(ptr nonnull %10, ptr nonnull %11, i64 %3, i64 %5, i64 %7, i64 %8)
  br label %50

26:                                               ; preds = %9
  %27 = add nsw i64 %7, %8
  %28 = add i64 %3, 64
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  store i8 0, ptr %12, align 1
  %31 = call i32 @190(ptr nonnull %12, ptr nonnull %13, i64 %7, i64 %27, i64 %30)
  %32 = load i8, ptr %12, align 1
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %26
  %35 = sub nsw i64 %27, %6
  store i64 0, ptr %14, align 8
  %36 = call i32 @191(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %5, i64 %6, i64 %35)
  %37 = load i64, ptr %14, align 8
  store i64 %37, ptr %0, align 8
  br label %48

38:                                               ; preds = %26
  store ptr null, ptr %16, align 8
  %39 = call i32 @189(ptr nonnull %16, ptr nonnull %17, i64 %3, i64 %5, i64 %7, i64 %8)
  br label %50

40:                                               ; preds = %9
  store i64 0, ptr %18, align 8
  %41 = call i32 @192(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %3, i64 %5, i64 %6, i64 %7, i64 %8)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %55, label %51, !prof !1

43:                                               ; preds = %9
  store i64 0, ptr %20, align 8
  %44 = call i32 @193(ptr nonnull %20, ptr nonnull %21, i64 %2, i64 %3, i64 %5, i64 %6, i64 %7, i64 %8)
  %45 = load i64, ptr %20, align 8
  store i64 %45, ptr %0, align 8
  br label %48

46:                                               ; preds = %9
  store ptr null, ptr %22, align 8
  %47 = call i32 @194(ptr nonnull %22, ptr nonnull %23, i64 %3, i64 %5, i64 %7, i64 %8)
  br label %50

48:                                               ; preds = %43, %51, %55, %34, %50
  %49 = phi i32 [ 0, %50 ], [ %41, %51 ], [ 0, %55 ], [ 0, %34 ], [ 0, %43 ]
  ret i32 %49

50:                                               ; preds = %46, %38, %24
  store i64 0, ptr %0, align 8
  br label %48

51:                                               ; preds = %40
  %52 = icmp eq i32 %41, 0
  %53 = load ptr, ptr %19, align 8
  %54 = select i1 %52, ptr undef, ptr %53
  store ptr %54, ptr %1, align 8
  br label %48

55:                                               ; preds = %40
  %56 = load i64, ptr %18, align 8
  store i64 %56, ptr %0, align 8
  br label %48
}

define internal i32 @189(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = add i64 %2, 48
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %2, 40
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, %11
  store ptr null, ptr %7, align 8
  %16 = call i32 @74(ptr nonnull %7, i64 %15, i64 %4, i64 %5)
  %17 = add nsw i64 %11, %5
  store ptr null, ptr %8, align 8
  %18 = call i32 @195(ptr nonnull %8, i64 %2, i64 %3, i64 %17)
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @190(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  br label %10

10:                                               ; preds = %35, %5
  %11 = phi i64 [ %2, %5 ], [ %36, %35 ]
  store i64 0, ptr %6, align 8
  %12 = call i32 @60(ptr nonnull %6, ptr nonnull %7, i64 %11, i64 %3)
  %13 = load i64, ptr %6, align 8
  %14 = add nsw i64 %11, %13
  %15 = icmp slt i64 %14, %3
  br i1 %15, label %18, label %16

16:                                               ; preds = %23, %10
  %17 = phi i8 [ 1, %10 ], [ 0, %23 ]
  store i8 %17, ptr %0, align 1
  ret i32 poison

18:                                               ; preds = %10, %33
  %19 = phi i64 [ %30, %33 ], [ %14, %10 ]
  %20 = inttoptr i64 %19 to ptr
  %21 = load i8, ptr %20, align 1
  %22 = icmp sgt i8 %21, -1
  br i1 %22, label %35, label %23

23:                                               ; preds = %18
  %24 = zext i8 %21 to i64
  store i64 0, ptr %8, align 8
  %25 = call i32 @61(ptr nonnull %8, ptr nonnull %9, i64 %19, i64 %24)
  %26 = load i64, ptr %8, align 8
  %27 = icmp eq i64 %26, 0
  %28 = icmp sgt i64 %26, %4
  %29 = select i1 %27, i1 true, i1 %28
  %30 = add nsw i64 %19, %26
  %31 = icmp sgt i64 %30, %3
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %16, label %33

33:                                               ; preds = %23
  %34 = icmp slt i64 %30, %3
  br i1 %34, label %18, label %35

35:                                               ; preds = %18, %33
  %36 = phi i64 [ %30, %33 ], [ %19, %18 ]
  br label %10
}

define internal i32 @191(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = add i64 %2, 304
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %2, 312
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %12, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %7, %19
  %18 = phi i64 [ 0, %19 ], [ -9, %7 ]
  store i64 %18, ptr %0, align 8
  ret i32 poison

19:                                               ; preds = %7
  %20 = add i64 %2, 296
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = shl nsw i64 %12, 6
  %24 = add nsw i64 %22, %23
  %25 = add i64 %24, 8
  %26 = inttoptr i64 %25 to ptr
  store i64 %3, ptr %26, align 8
  %27 = add i64 %24, 16
  %28 = inttoptr i64 %27 to ptr
  store i64 %4, ptr %28, align 8
  %29 = add i64 %2, 8
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = sub nsw i64 %5, %31
  %33 = add i64 %24, 32
  %34 = inttoptr i64 %33 to ptr
  store i64 %32, ptr %34, align 8
  %35 = add i64 %24, 40
  %36 = inttoptr i64 %35 to ptr
  store i64 %6, ptr %36, align 8
  %37 = add nsw i64 %12, 1
  store i64 %37, ptr %11, align 8
  store ptr null, ptr %8, align 8
  %38 = call i32 @181(ptr nonnull %8, ptr nonnull %9, i64 %3, i64 %4)
  br label %17
}

define internal range(i32 0, 2) i32 @192(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 range(i64 0, -9223372036854775808) %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %3, 40
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %3, 48
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %3, 56
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %16, %19
  %24 = add nsw i64 %16, %22
  %25 = add nsw i64 %6, %7
  %26 = add i64 %2, 320
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %2, 328
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  store i64 0, ptr %9, align 8
  %32 = call i32 @197(ptr nonnull %9, ptr nonnull %10, i64 %23, i64 %24, i64 %6, i64 %25, i64 %28, i64 %31)
  %33 = load i64, ptr %9, align 8
  %34 = icmp eq i32 %32, 0
  br i1 %34, label %62, label %58, !prof !1

35:                                               ; preds = %62
  %36 = sub nsw i64 %33, %16
  store ptr null, ptr %11, align 8
  %37 = call i32 @195(ptr nonnull %11, i64 %3, i64 %4, i64 %36)
  store i64 0, ptr %0, align 8
  br label %44

38:                                               ; preds = %62
  switch i64 %33, label %54 [
    i64 -2, label %39
    i64 -1, label %53
  ]

39:                                               ; preds = %38
  %40 = sub nsw i64 %22, %19
  %41 = shl nsw i64 %7, 4
  %42 = add nuw nsw i64 %41, 4096
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %46, label %51

44:                                               ; preds = %54, %35, %58, %53, %46
  %45 = phi i32 [ 0, %46 ], [ 0, %53 ], [ %32, %58 ], [ 0, %35 ], [ 0, %54 ]
  ret i32 %45

46:                                               ; preds = %39
  %47 = add i64 %2, 336
  %48 = inttoptr i64 %47 to ptr
  store i64 %3, ptr %48, align 8
  %49 = add i64 %2, 344
  %50 = inttoptr i64 %49 to ptr
  store i64 %42, ptr %50, align 8
  store i64 -7, ptr %0, align 8
  br label %44

51:                                               ; preds = %39
  %52 = icmp eq i64 %33, -1
  br i1 %52, label %53, label %54

53:                                               ; preds = %38, %51
  store i64 -1, ptr %0, align 8
  br label %44

54:                                               ; preds = %38, %51
  %55 = sub nsw i64 %25, %5
  store i64 0, ptr %12, align 8
  %56 = call i32 @191(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %3, i64 %4, i64 %5, i64 %55)
  %57 = load i64, ptr %12, align 8
  store i64 %57, ptr %0, align 8
  br label %44

58:                                               ; preds = %8
  %59 = icmp eq i32 %32, 0
  %60 = load ptr, ptr %10, align 8
  %61 = select i1 %59, ptr undef, ptr %60
  store ptr %61, ptr %1, align 8
  br label %44

62:                                               ; preds = %8
  %63 = icmp sgt i64 %33, -1
  br i1 %63, label %35, label %38
}

define internal i32 @193(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 range(i64 0, -9223372036854775808) %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %3, 64
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %8
  %22 = add nsw i64 %6, %7
  store i64 0, ptr %9, align 8
  %23 = call i32 @60(ptr nonnull %9, ptr nonnull %10, i64 %6, i64 %22)
  %24 = load i64, ptr %9, align 8
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %26, label %28

26:                                               ; preds = %21
  store ptr null, ptr %11, align 8
  %27 = call i32 @189(ptr nonnull %11, ptr nonnull %12, i64 %3, i64 %4, i64 %6, i64 %7)
  store i64 0, ptr %0, align 8
  br label %50

28:                                               ; preds = %21, %8
  %29 = add i64 %3, 40
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %3, 48
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %31, %34
  %36 = add nsw i64 %6, %7
  %37 = add i64 %3, 80
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  store i64 0, ptr %13, align 8
  %40 = call i32 @196(ptr nonnull %13, i64 %35, i64 %6, i64 %36, i64 %39)
  %41 = load i64, ptr %13, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %47

43:                                               ; preds = %28
  %44 = sub nsw i64 %36, %5
  store i64 0, ptr %14, align 8
  %45 = call i32 @191(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %4, i64 %5, i64 %44)
  %46 = load i64, ptr %14, align 8
  store i64 %46, ptr %0, align 8
  br label %50

47:                                               ; preds = %28
  %48 = sub nsw i64 %41, %31
  store ptr null, ptr %16, align 8
  %49 = call i32 @195(ptr nonnull %16, i64 %3, i64 %4, i64 %48)
  store i64 0, ptr %0, align 8
  br label %50

50:                                               ; preds = %47, %43, %26
  ret i32 poison
}

define internal i32 @194(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 0, -9223372036854775808) %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %2, 48
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %2, 64
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 0, ptr %7, align 8
  %20 = call i32 @21(ptr nonnull %7, i64 %5, i64 %19)
  %21 = load i64, ptr %7, align 8
  %22 = add i64 %2, 40
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, %16
  store i64 0, ptr %8, align 8
  %26 = icmp slt i64 %21, 1
  %27 = add nuw i64 %21, 7
  %28 = lshr i64 %27, 3
  %29 = select i1 %26, i64 0, i64 %28
  store i64 %29, ptr %9, align 8
  br label %30

30:                                               ; preds = %6, %43
  %31 = load i64, ptr %9, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %30
  store ptr null, ptr %10, align 8
  %34 = call i32 @74(ptr nonnull %10, i64 %25, i64 %4, i64 %5)
  store i64 %5, ptr %11, align 8
  %35 = sub i64 %21, %5
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 0)
  store i64 %36, ptr %12, align 8
  br label %37

37:                                               ; preds = %33, %49
  %38 = load i64, ptr %12, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %49, label %40

40:                                               ; preds = %37
  %41 = add nsw i64 %16, %21
  store ptr null, ptr %13, align 8
  %42 = call i32 @195(ptr nonnull %13, i64 %2, i64 %3, i64 %41)
  store ptr null, ptr %0, align 8
  ret i32 poison

43:                                               ; preds = %30
  %44 = load i64, ptr %8, align 8
  %45 = add nsw i64 %31, -1
  store i64 %45, ptr %9, align 8
  %46 = add i64 %44, 8
  store i64 %46, ptr %8, align 8
  %47 = add nsw i64 %25, %44
  %48 = inttoptr i64 %47 to ptr
  store i64 0, ptr %48, align 1
  br label %30

49:                                               ; preds = %37
  %50 = load i64, ptr %11, align 8
  %51 = add nsw i64 %38, -1
  store i64 %51, ptr %12, align 8
  %52 = add i64 %50, 1
  store i64 %52, ptr %11, align 8
  %53 = add nsw i64 %25, %50
  %54 = inttoptr i64 %53 to ptr
  store i8 0, ptr %54, align 1
  br label %37
}

define internal i32 @195(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %1, 48
  %6 = inttoptr i64 %5 to ptr
  store i64 %3, ptr %6, align 8
  %7 = add i64 %1, 24
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = shl nsw i64 %2, 2
  %11 = add nsw i64 %9, %10
  %12 = add nsw i64 %11, 4
  %13 = trunc i64 %3 to i32
  %14 = inttoptr i64 %12 to ptr
  store i32 %13, ptr %14, align 1
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @196(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp slt i64 %2, %3
  br i1 %6, label %7, label %19

7:                                                ; preds = %5, %21
  %8 = phi i64 [ %25, %21 ], [ %1, %5 ]
  %9 = phi i64 [ %26, %21 ], [ %2, %5 ]
  %10 = inttoptr i64 %9 to ptr
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = shl nuw nsw i64 %12, 2
  %14 = add nsw i64 %4, %13
  %15 = inttoptr i64 %14 to ptr
  %16 = load i32, ptr %15, align 1
  %17 = and i32 %16, 255
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %5, %21, %7
  %20 = phi i64 [ 0, %7 ], [ %25, %21 ], [ %1, %5 ]
  store i64 %20, ptr %0, align 8
  ret i32 poison

21:                                               ; preds = %7
  %22 = zext nneg i32 %17 to i64
  %23 = lshr i32 %16, 8
  %24 = inttoptr i64 %8 to ptr
  store i32 %23, ptr %24, align 1
  %25 = add nsw i64 %8, %22
  %26 = add nsw i64 %9, 1
  %27 = icmp slt i64 %26, %3
  br i1 %27, label %7, label %19
}

define internal range(i32 0, 2) i32 @197(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca [2 x i64], align 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca [2 x i64], align 8
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = icmp eq i64 %4, %5
  br i1 %24, label %25, label %35

25:                                               ; preds = %8
  %26 = sub nsw i64 %3, %2
  %27 = icmp sgt i64 %26, 39
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  store i64 0, ptr %9, align 8
  %29 = call i32 @198(ptr nonnull %9, i64 %2)
  %30 = load i64, ptr %9, align 8
  br label %33

31:                                               ; preds = %136, %132, %126, %119, %114, %108, %102, %57, %40, %33
  %32 = phi i32 [ 0, %33 ], [ 0, %40 ], [ 0, %57 ], [ 0, %102 ], [ 0, %108 ], [ 0, %114 ], [ %62, %132 ], [ %105, %136 ], [ %52, %119 ], [ %59, %126 ]
  ret i32 %32

33:                                               ; preds = %28, %25
  %34 = phi i64 [ -2, %25 ], [ %30, %28 ]
  store i64 %34, ptr %0, align 8
  br label %31

35:                                               ; preds = %8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %36 = call i32 @199(ptr nonnull %10, i64 %4, i64 %5)
  %37 = load i64, ptr %11, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %35
  store i64 -1, ptr %0, align 8
  br label %31

41:                                               ; preds = %35
  %42 = add nsw i64 %4, 1
  %43 = sub nsw i64 %5, %4
  %44 = add i64 %6, 64
  %45 = inttoptr i64 %44 to ptr
  store i64 %43, ptr %45, align 8
  br label %46

46:                                               ; preds = %115, %41
  %47 = phi i64 [ %2, %41 ], [ %106, %115 ]
  %48 = phi i64 [ %37, %41 ], [ %111, %115 ]
  %49 = phi i64 [ %5, %41 ], [ %118, %115 ]
  %50 = phi i64 [ %42, %41 ], [ %112, %115 ]
  %51 = phi i64 [ %6, %41 ], [ %98, %115 ]
  store i8 0, ptr %12, align 1
  %52 = call i32 @80(ptr nonnull %12, ptr nonnull %13, i64 0, i64 2, i64 1, i64 3, i64 %48)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %123, label %119, !prof !1

54:                                               ; preds = %123
  %55 = add nsw i64 %6, 8000
  %56 = icmp slt i64 %51, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i64 -1, ptr %0, align 8
  br label %31

58:                                               ; preds = %54
  store i64 0, ptr %14, align 8
  %59 = call i32 @200(ptr nonnull %14, ptr nonnull %15, i64 %47, i64 %3, i64 %51, i64 %48, i64 %50, i64 %49, i64 %6)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %130, label %126, !prof !1

61:                                               ; preds = %123
  store i64 0, ptr %16, align 8
  %62 = call i32 @201(ptr nonnull %16, ptr nonnull %17, i64 %47, i64 %3, i64 %48, i64 %50, i64 %49, i64 %7, i64 %6)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %132, !prof !1

64:                                               ; preds = %61, %130
  %65 = phi ptr [ %14, %130 ], [ %16, %61 ]
  %66 = phi i64 [ %131, %130 ], [ %51, %61 ]
  %67 = load i64, ptr %65, align 8
  %68 = icmp sgt i64 %67, 0
  %69 = icmp sgt i64 %66, %6
  %70 = select i1 %68, i1 %69, i1 false
  br i1 %70, label %71, label %96

71:                                               ; preds = %64
  %72 = add i64 %66, -48
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %66, -56
  %76 = inttoptr i64 %75 to ptr
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %74, %77
  br i1 %78, label %79, label %96

79:                                               ; preds = %71, %88
  %80 = phi i64 [ %84, %88 ], [ %67, %71 ]
  %81 = phi i64 [ %82, %88 ], [ %66, %71 ]
  %82 = add nsw i64 %81, -80
  store i64 0, ptr %18, align 8
  %83 = call i32 @202(ptr nonnull %18, i64 %80, i64 %3, i64 %82)
  %84 = load i64, ptr %18, align 8
  %85 = icmp sgt i64 %84, 0
  %86 = icmp sgt i64 %82, %6
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %96

88:                                               ; preds = %79
  %89 = add i64 %81, -128
  %90 = inttoptr i64 %89 to ptr
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %81, -136
  %93 = inttoptr i64 %92 to ptr
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %91, %94
  br i1 %95, label %79, label %96

96:                                               ; preds = %79, %88, %71, %64
  %97 = phi i64 [ %84, %88 ], [ %67, %64 ], [ %84, %79 ], [ %67, %71 ]
  %98 = phi i64 [ %82, %88 ], [ %66, %64 ], [ %82, %79 ], [ %66, %71 ]
  %99 = icmp slt i64 %97, 0
  %100 = icmp eq i64 %98, %6
  %101 = select i1 %99, i1 true, i1 %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %96
  store i64 %97, ptr %0, align 8
  br label %31

103:                                              ; preds = %96
  %104 = add nsw i64 %98, -80
  store i64 0, ptr %19, align 8
  %105 = call i32 @203(ptr nonnull %19, ptr nonnull %20, i64 %97, i64 %3, i64 %104, i64 %6)
  %106 = load i64, ptr %19, align 8
  %107 = icmp eq i32 %105, 0
  br i1 %107, label %140, label %136, !prof !1

108:                                              ; preds = %140
  store i64 %106, ptr %0, align 8
  br label %31

109:                                              ; preds = %140
  store i64 0, ptr %21, align 8
  store i64 0, ptr %22, align 8
  %110 = call i32 @204(ptr nonnull %21, ptr nonnull %23, i64 %104)
  %111 = load i64, ptr %21, align 8
  %112 = load i64, ptr %22, align 8
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %115

114:                                              ; preds = %109
  store i64 -1, ptr %0, align 8
  br label %31

115:                                              ; preds = %109
  %116 = add i64 %98, -24
  %117 = inttoptr i64 %116 to ptr
  %118 = load i64, ptr %117, align 8
  br label %46

119:                                              ; preds = %46
  %120 = icmp eq i32 %52, 0
  %121 = load ptr, ptr %13, align 8
  %122 = select i1 %120, ptr undef, ptr %121
  store ptr %122, ptr %1, align 8
  br label %31

123:                                              ; preds = %46
  %124 = load i8, ptr %12, align 1
  %125 = icmp eq i8 %124, 0
  br i1 %125, label %61, label %54

126:                                              ; preds = %58
  %127 = icmp eq i32 %59, 0
  %128 = load ptr, ptr %15, align 8
  %129 = select i1 %127, ptr undef, ptr %128
  store ptr %129, ptr %1, align 8
  br label %31

130:                                              ; preds = %58
  %131 = add nsw i64 %51, 80
  br label %64

132:                                              ; preds = %61
  %133 = icmp eq i32 %62, 0
  %134 = load ptr, ptr %17, align 8
  %135 = select i1 %133, ptr undef, ptr %134
  store ptr %135, ptr %1, align 8
  br label %31

136:                                              ; preds = %103
  %137 = icmp eq i32 %105, 0
  %138 = load ptr, ptr %20, align 8
  %139 = select i1 %137, ptr undef, ptr %138
  store ptr %139, ptr %1, align 8
  br label %31

140:                                              ; preds = %103
  %141 = icmp slt i64 %106, 0
  br i1 %141, label %108, label %109
}

define internal i32 @198(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  store i32 1819047278, ptr %3, align 1
  %4 = add nsw i64 %1, 4
  store i64 %4, ptr %0, align 8
  ret i32 poison
}

define internal i32 @199(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp slt i64 %1, %2
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = inttoptr i64 %1 to ptr
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i64
  %9 = add nsw i64 %1, 1
  store i64 %9, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %8, ptr %10, align 8
  br label %11

11:                                               ; preds = %5, %12
  ret i32 poison

12:                                               ; preds = %3
  store i64 0, ptr %0, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %13, align 8
  br label %11
}

define internal range(i32 0, 2) i32 @200(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 -9223372036854775808, 9223372036854775807) %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  store i8 0, ptr %10, align 1
  %12 = call i32 @230(ptr nonnull %10, ptr nonnull %11, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %32, label %28, !prof !1

14:                                               ; preds = %28, %20, %19, %16
  %15 = phi i32 [ 0, %16 ], [ 0, %19 ], [ 0, %20 ], [ %12, %28 ]
  ret i32 %15

16:                                               ; preds = %32
  store i64 -1, ptr %0, align 8
  br label %14

17:                                               ; preds = %32
  %18 = icmp slt i64 %2, %3
  br i1 %18, label %20, label %19

19:                                               ; preds = %17
  store i64 -2, ptr %0, align 8
  br label %14

20:                                               ; preds = %17
  %21 = add i64 %4, 16
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  %25 = select i1 %24, i8 91, i8 123
  %26 = inttoptr i64 %2 to ptr
  store i8 %25, ptr %26, align 1
  %27 = add nsw i64 %2, 1
  store i64 %27, ptr %0, align 8
  br label %14

28:                                               ; preds = %9
  %29 = icmp eq i32 %12, 0
  %30 = load ptr, ptr %11, align 8
  %31 = select i1 %29, ptr undef, ptr %30
  store ptr %31, ptr %1, align 8
  br label %14

32:                                               ; preds = %9
  %33 = load i8, ptr %10, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %16, label %17
}

define internal range(i32 0, 2) i32 @201(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca i8, align 1
  store i8 0, ptr %15, align 1
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i8, align 1
  store i8 0, ptr %19, align 1
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = icmp eq i64 %4, 12
  br i1 %23, label %24, label %27

24:                                               ; preds = %9
  store i64 0, ptr %10, align 8
  %25 = call i32 @213(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %5, i64 %6, i64 %8)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %72, label %68, !prof !1

27:                                               ; preds = %9
  %28 = icmp slt i64 %5, %6
  br i1 %28, label %32, label %31

29:                                               ; preds = %63, %94, %88, %92, %81, %47, %74, %68, %72, %67, %44, %40, %31
  %30 = phi i32 [ 0, %31 ], [ 0, %40 ], [ 0, %44 ], [ 0, %67 ], [ 0, %72 ], [ %25, %68 ], [ %33, %74 ], [ 0, %47 ], [ 0, %63 ], [ %54, %81 ], [ 0, %92 ], [ %58, %88 ], [ %61, %94 ]
  ret i32 %30

31:                                               ; preds = %27
  store i64 -1, ptr %0, align 8
  br label %29

32:                                               ; preds = %27
  store i8 0, ptr %12, align 1
  %33 = call i32 @97(ptr nonnull %12, ptr nonnull %13, i64 6, i64 8, i64 10, i64 %4)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %78, label %74, !prof !1

35:                                               ; preds = %78
  %36 = add i64 %8, 72
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %35
  store i64 -3, ptr %0, align 8
  br label %29

41:                                               ; preds = %78, %35
  %42 = sub nsw i64 %3, %2
  %43 = icmp slt i64 %42, 40
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  store i64 -2, ptr %0, align 8
  br label %29

45:                                               ; preds = %41
  %46 = icmp eq i64 %4, 4
  br i1 %46, label %47, label %53

47:                                               ; preds = %45
  %48 = inttoptr i64 %5 to ptr
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i64
  store i64 0, ptr %14, align 8
  %51 = call i32 @214(ptr nonnull %14, i64 %2, i64 %50)
  %52 = load i64, ptr %14, align 8
  store i64 %52, ptr %0, align 8
  br label %29

53:                                               ; preds = %45
  store i8 0, ptr %15, align 1
  %54 = call i32 @80(ptr nonnull %15, ptr nonnull %16, i64 5, i64 6, i64 7, i64 8, i64 %4)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %85, label %81, !prof !1

56:                                               ; preds = %85
  %57 = sub nsw i64 %6, %5
  store i64 0, ptr %17, align 8
  %58 = call i32 @215(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %4, i64 %5, i64 %57)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %92, label %88, !prof !1

60:                                               ; preds = %85
  store i8 0, ptr %19, align 1
  %61 = call i32 @97(ptr nonnull %19, ptr nonnull %20, i64 9, i64 10, i64 11, i64 %4)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %98, label %94, !prof !1

63:                                               ; preds = %98
  %64 = sub nsw i64 %6, %5
  store i64 0, ptr %21, align 8
  %65 = call i32 @216(ptr nonnull %21, ptr nonnull %22, i64 %2, i64 %4, i64 %5, i64 %64, i64 %7)
  %66 = load i64, ptr %21, align 8
  store i64 %66, ptr %0, align 8
  br label %29

67:                                               ; preds = %98
  store i64 -3, ptr %0, align 8
  br label %29

68:                                               ; preds = %24
  %69 = icmp eq i32 %25, 0
  %70 = load ptr, ptr %11, align 8
  %71 = select i1 %69, ptr undef, ptr %70
  store ptr %71, ptr %1, align 8
  br label %29

72:                                               ; preds = %24
  %73 = load i64, ptr %10, align 8
  store i64 %73, ptr %0, align 8
  br label %29

74:                                               ; preds = %32
  %75 = icmp eq i32 %33, 0
  %76 = load ptr, ptr %13, align 8
  %77 = select i1 %75, ptr undef, ptr %76
  store ptr %77, ptr %1, align 8
  br label %29

78:                                               ; preds = %32
  %79 = load i8, ptr %12, align 1
  %80 = icmp eq i8 %79, 0
  br i1 %80, label %41, label %35

81:                                               ; preds = %53
  %82 = icmp eq i32 %54, 0
  %83 = load ptr, ptr %16, align 8
  %84 = select i1 %82, ptr undef, ptr %83
  store ptr %84, ptr %1, align 8
  br label %29

85:                                               ; preds = %53
  %86 = load i8, ptr %15, align 1
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %60, label %56

88:                                               ; preds = %56
  %89 = icmp eq i32 %58, 0
  %90 = load ptr, ptr %18, align 8
  %91 = select i1 %89, ptr undef, ptr %90
  store ptr %91, ptr %1, align 8
  br label %29

92:                                               ; preds = %56
  %93 = load i64, ptr %17, align 8
  store i64 %93, ptr %0, align 8
  br label %29

94:                                               ; preds = %60
  %95 = icmp eq i32 %61, 0
  %96 = load ptr, ptr %20, align 8
  %97 = select i1 %95, ptr undef, ptr %96
  store ptr %97, ptr %1, align 8
  br label %29

98:                                               ; preds = %60
  %99 = load i8, ptr %19, align 1
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %67, label %63
}

define internal i32 @202(ptr noalias nonnull captures(none) %0, i64 range(i64 1, -9223372036854775808) %1, i64 %2, i64 range(i64 -9223372036854775808, 9223372036854775728) %3) {
  %5 = icmp slt i64 %1, %2
  br i1 %5, label %8, label %6

6:                                                ; preds = %4, %8
  %7 = phi i64 [ %15, %8 ], [ -2, %4 ]
  store i64 %7, ptr %0, align 8
  ret i32 poison

8:                                                ; preds = %4
  %9 = add nsw i64 %3, 16
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, i8 93, i8 125
  %14 = inttoptr i64 %1 to ptr
  store i8 %13, ptr %14, align 1
  %15 = add nuw nsw i64 %1, 1
  br label %6
}

define internal range(i32 0, 2) i32 @203(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 0, -9223372036854775808) %2, i64 %3, i64 range(i64 -9223372036854775808, 9223372036854775728) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = add nsw i64 %4, 32
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %6
  %14 = sub nsw i64 %3, %2
  %15 = icmp slt i64 %14, 2
  br i1 %15, label %18, label %19

16:                                               ; preds = %34, %32, %18
  %17 = phi i32 [ 0, %18 ], [ 0, %32 ], [ %29, %34 ]
  ret i32 %17

18:                                               ; preds = %13
  store i64 -2, ptr %0, align 8
  br label %16

19:                                               ; preds = %13
  %20 = inttoptr i64 %2 to ptr
  store i16 8236, ptr %20, align 1
  %21 = add nuw nsw i64 %2, 2
  br label %22

22:                                               ; preds = %19, %6
  %23 = phi i64 [ %21, %19 ], [ %2, %6 ]
  %24 = add nsw i64 %4, 16
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %22
  store i64 0, ptr %7, align 8
  %29 = call i32 @209(ptr nonnull %7, ptr nonnull %8, i64 %4, i64 %23, i64 %3, i64 %5)
  %30 = load i64, ptr %7, align 8
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %34, !prof !1

32:                                               ; preds = %28, %22
  %33 = phi i64 [ %23, %22 ], [ %30, %28 ]
  store i64 %33, ptr %0, align 8
  br label %16

34:                                               ; preds = %28
  %35 = icmp eq i32 %29, 0
  %36 = load ptr, ptr %8, align 8
  %37 = select i1 %35, ptr undef, ptr %36
  store ptr %37, ptr %1, align 8
  br label %16
}

define internal i32 @204(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775728) %2) {
  %4 = alloca i8, align 1
  store i8 0, ptr %4, align 1
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = add nsw i64 %2, 48
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %2 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %2, 8
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %29, label %17

17:                                               ; preds = %3
  %18 = inttoptr i64 %10 to ptr
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i64
  %21 = add i64 %10, 1
  %22 = inttoptr i64 %21 to ptr
  %23 = load i32, ptr %22, align 1
  store i8 0, ptr %4, align 1
  %24 = call i32 @205(ptr nonnull %4, i64 %20)
  %25 = load i8, ptr %4, align 1
  %26 = zext i32 %23 to i64
  store i64 0, ptr %5, align 8
  %27 = call i32 @207(ptr nonnull %5, i64 %12, i64 %10, i64 %20, i64 %26)
  %28 = add nsw i64 %10, 5
  br label %41

29:                                               ; preds = %3
  %30 = inttoptr i64 %10 to ptr
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i64
  %33 = add i64 %10, 1
  %34 = inttoptr i64 %33 to ptr
  %35 = load i16, ptr %34, align 1
  store i8 0, ptr %6, align 1
  %36 = call i32 @206(ptr nonnull %6, i64 %32)
  %37 = load i8, ptr %6, align 1
  %38 = zext i16 %35 to i64
  store i64 0, ptr %7, align 8
  %39 = call i32 @208(ptr nonnull %7, i64 %12, i64 %10, i64 %32, i64 %38)
  %40 = add nsw i64 %10, 3
  br label %41

41:                                               ; preds = %29, %17
  %42 = phi i64 [ %28, %17 ], [ %40, %29 ]
  %43 = phi i64 [ %20, %17 ], [ %32, %29 ]
  %44 = phi i8 [ %25, %17 ], [ %37, %29 ]
  %45 = phi ptr [ %5, %17 ], [ %7, %29 ]
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i8 %44, 0
  store i64 %42, ptr %9, align 8
  %48 = add nsw i64 %2, 32
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %49, align 8
  br i1 %47, label %52, label %58

52:                                               ; preds = %41
  %53 = add nsw i64 %2, 56
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %46, %55
  %57 = select i1 %56, i64 %46, i64 0
  br label %58

58:                                               ; preds = %52, %41
  %59 = phi i64 [ %46, %41 ], [ %57, %52 ]
  store i64 %43, ptr %0, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %59, ptr %60, align 8
  ret i32 poison
}

define internal i32 @205(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 256) %1) {
  %3 = trunc nuw i64 %1 to i8
  switch i8 %3, label %4 [
    i8 4, label %7
    i8 5, label %7
    i8 6, label %7
    i8 7, label %7
  ]

4:                                                ; preds = %2
  %5 = icmp eq i64 %1, 8
  %6 = zext i1 %5 to i8
  br label %7

7:                                                ; preds = %2, %2, %2, %2, %4
  %8 = phi i8 [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ %6, %4 ]
  store i8 %8, ptr %0, align 1
  ret i32 poison
}

define internal i32 @206(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 256) %1) {
  %3 = trunc nuw i64 %1 to i8
  switch i8 %3, label %4 [
    i8 4, label %7
    i8 5, label %7
  ]

4:                                                ; preds = %2
  %5 = icmp eq i64 %1, 6
  %6 = zext i1 %5 to i8
  br label %7

7:                                                ; preds = %2, %2, %4
  %8 = phi i8 [ 1, %2 ], [ 1, %2 ], [ %6, %4 ]
  store i8 %8, ptr %0, align 1
  ret i32 poison
}

define internal i32 @207(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 range(i64 0, 256) %3, i64 range(i64 0, 4294967296) %4) {
  %6 = trunc nuw i64 %3 to i8
  switch i8 %6, label %9 [
    i8 4, label %7
    i8 5, label %7
    i8 6, label %7
    i8 7, label %7
    i8 8, label %7
  ]

7:                                                ; preds = %5, %5, %5, %5, %5
  %8 = add nsw i64 %2, 1
  br label %11

9:                                                ; preds = %5
  %10 = add nsw i64 %1, %4
  br label %11

11:                                               ; preds = %9, %7
  %12 = phi i64 [ %8, %7 ], [ %10, %9 ]
  store i64 %12, ptr %0, align 8
  ret i32 poison
}

define internal i32 @208(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 range(i64 0, 256) %3, i64 range(i64 0, 65536) %4) {
  %6 = trunc nuw i64 %3 to i8
  switch i8 %6, label %9 [
    i8 4, label %7
    i8 5, label %7
    i8 6, label %7
  ]

7:                                                ; preds = %5, %5, %5
  %8 = add nsw i64 %2, 1
  br label %11

9:                                                ; preds = %5
  %10 = add nsw i64 %1, %4
  br label %11

11:                                               ; preds = %9, %7
  %12 = phi i64 [ %8, %7 ], [ %10, %9 ]
  store i64 %12, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @209(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775728) %2, i64 range(i64 0, -9223372036854775808) %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = add nsw i64 %2, 40
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %2 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %2, 56
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %2, 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %6
  %22 = inttoptr i64 %11 to ptr
  %23 = load i32, ptr %22, align 1
  %24 = zext i32 %23 to i64
  %25 = add i64 %11, 4
  %26 = add nsw i64 %11, 6
  br label %33

27:                                               ; preds = %6
  %28 = inttoptr i64 %11 to ptr
  %29 = load i16, ptr %28, align 1
  %30 = zext i16 %29 to i64
  %31 = add i64 %11, 2
  %32 = add nsw i64 %11, 4
  br label %33

33:                                               ; preds = %27, %21
  %34 = phi i64 [ %26, %21 ], [ %32, %27 ]
  %35 = phi i64 [ %25, %21 ], [ %31, %27 ]
  %36 = phi i64 [ %24, %21 ], [ %30, %27 ]
  %37 = inttoptr i64 %35 to ptr
  %38 = load i16, ptr %37, align 1
  store i64 %34, ptr %10, align 8
  %39 = add nsw i64 %13, %36
  %40 = zext i16 %38 to i64
  %41 = icmp sgt i64 %39, %16
  %42 = sub nsw i64 %16, %39
  %43 = icmp slt i64 %42, %40
  %44 = select i1 %41, i1 true, i1 %43
  br i1 %44, label %47, label %48

45:                                               ; preds = %60, %57, %56, %52, %47
  %46 = phi i32 [ 0, %47 ], [ 0, %52 ], [ 0, %56 ], [ 0, %57 ], [ %49, %60 ]
  ret i32 %46

47:                                               ; preds = %33
  store i64 -1, ptr %0, align 8
  br label %45

48:                                               ; preds = %33
  store i64 0, ptr %7, align 8
  %49 = call i32 @210(ptr nonnull %7, ptr nonnull %8, i64 %3, i64 %4, i64 %39, i64 %40, i64 %5)
  %50 = load i64, ptr %7, align 8
  %51 = icmp eq i32 %49, 0
  br i1 %51, label %64, label %60, !prof !1

52:                                               ; preds = %64
  store i64 %50, ptr %0, align 8
  br label %45

53:                                               ; preds = %64
  %54 = sub nsw i64 %4, %50
  %55 = icmp slt i64 %54, 2
  br i1 %55, label %56, label %57

56:                                               ; preds = %53
  store i64 -2, ptr %0, align 8
  br label %45

57:                                               ; preds = %53
  %58 = inttoptr i64 %50 to ptr
  store i16 8250, ptr %58, align 1
  %59 = add nuw nsw i64 %50, 2
  store i64 %59, ptr %0, align 8
  br label %45

60:                                               ; preds = %48
  %61 = icmp eq i32 %49, 0
  %62 = load ptr, ptr %8, align 8
  %63 = select i1 %61, ptr undef, ptr %62
  store ptr %63, ptr %1, align 8
  br label %45

64:                                               ; preds = %48
  %65 = icmp slt i64 %50, 0
  br i1 %65, label %52, label %53
}

define internal range(i32 0, 2) i32 @210(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  store i8 0, ptr %8, align 1
  %13 = call i32 @211(ptr nonnull %8, i64 %6, i64 %5)
  %14 = load i8, ptr %8, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %7
  %17 = add nsw i64 %4, %5
  store i8 0, ptr %9, align 1
  %18 = call i32 @59(ptr nonnull %9, ptr nonnull %10, i64 %4, i64 %17)
  %19 = load i8, ptr %9, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %23, label %24

21:                                               ; preds = %33, %37, %29, %23
  %22 = phi i32 [ 0, %23 ], [ 0, %29 ], [ %31, %33 ], [ 0, %37 ]
  ret i32 %22

23:                                               ; preds = %16, %7
  store i64 -1, ptr %0, align 8
  br label %21

24:                                               ; preds = %16
  %25 = sub nsw i64 %3, %2
  %26 = mul nsw i64 %5, 6
  %27 = add nsw i64 %26, 2
  %28 = icmp slt i64 %25, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %24
  store i64 -2, ptr %0, align 8
  br label %21

30:                                               ; preds = %24
  store i64 0, ptr %11, align 8
  %31 = call i32 @212(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %4, i64 %5)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %37, label %33, !prof !1

33:                                               ; preds = %30
  %34 = icmp eq i32 %31, 0
  %35 = load ptr, ptr %12, align 8
  %36 = select i1 %34, ptr undef, ptr %35
  store ptr %36, ptr %1, align 8
  br label %21

37:                                               ; preds = %30
  %38 = load i64, ptr %11, align 8
  store i64 %38, ptr %0, align 8
  br label %21
}

define internal i32 @211(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %1, 64
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = sub nsw i64 %6, %2
  store i64 %7, ptr %5, align 8
  %8 = icmp sgt i64 %7, -1
  %9 = zext i1 %8 to i8
  store i8 %9, ptr %0, align 1
  ret i32 poison
}

define internal range(i32 0, 2) i32 @212(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = inttoptr i64 %2 to ptr
  store i8 34, ptr %10, align 1
  %11 = add nsw i64 %2, 1
  %12 = add nsw i64 %3, %4
  %13 = icmp sgt i64 %4, 0
  br i1 %13, label %14, label %57

14:                                               ; preds = %5, %51
  %15 = phi i64 [ %53, %51 ], [ %3, %5 ]
  %16 = phi i64 [ %52, %51 ], [ %11, %5 ]
  %17 = inttoptr i64 %15 to ptr
  %18 = load <16 x i8>, ptr %17, align 1
  %19 = inttoptr i64 %16 to ptr
  store <16 x i8> %18, ptr %19, align 1
  %20 = load <16 x i8>, ptr %17, align 1
  %21 = icmp eq <16 x i8> %20, splat (i8 34)
  %22 = icmp eq <16 x i8> %20, splat (i8 92)
  %23 = icmp ult <16 x i8> %20, splat (i8 32)
  %24 = or <16 x i1> %21, %22
  %25 = or <16 x i1> %23, %24
  %26 = bitcast <16 x i1> %25 to i16
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %14
  %29 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %26, i1 true)
  %30 = zext nneg i16 %29 to i64
  store i64 0, ptr %6, align 8
  %31 = call i32 @20(ptr nonnull %6, i64 %30, i64 16)
  %32 = load i64, ptr %6, align 8
  br label %33

33:                                               ; preds = %28, %14
  %34 = phi i64 [ 16, %14 ], [ %32, %28 ]
  %35 = sub nsw i64 %12, %15
  store i64 0, ptr %7, align 8
  %36 = call i32 @20(ptr nonnull %7, i64 %34, i64 %35)
  %37 = load i64, ptr %7, align 8
  %38 = add nsw i64 %16, %37
  %39 = add nsw i64 %15, %37
  %40 = icmp ne i16 %26, 0
  %41 = icmp slt i64 %39, %12
  %42 = icmp slt i64 %37, 16
  %43 = and i1 %41, %42
  %44 = select i1 %40, i1 %43, i1 false
  br i1 %44, label %45, label %51

45:                                               ; preds = %33
  %46 = inttoptr i64 %39 to ptr
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i64
  store i64 0, ptr %8, align 8
  %49 = call i32 @118(ptr nonnull %8, ptr nonnull %9, i64 %38, i64 %48)
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %65, label %61, !prof !1

51:                                               ; preds = %65, %33
  %52 = phi i64 [ %66, %65 ], [ %38, %33 ]
  %53 = phi i64 [ %67, %65 ], [ %39, %33 ]
  %54 = icmp slt i64 %53, %12
  br i1 %54, label %14, label %57

55:                                               ; preds = %61, %57
  %56 = phi i32 [ 0, %57 ], [ %49, %61 ]
  ret i32 %56

57:                                               ; preds = %51, %5
  %58 = phi i64 [ %52, %51 ], [ %11, %5 ]
  %59 = inttoptr i64 %58 to ptr
  store i8 34, ptr %59, align 1
  %60 = add nsw i64 %58, 1
  store i64 %60, ptr %0, align 8
  br label %55

61:                                               ; preds = %45
  %62 = icmp eq i32 %49, 0
  %63 = load ptr, ptr %9, align 8
  %64 = select i1 %62, ptr undef, ptr %63
  store ptr %64, ptr %1, align 8
  br label %55

65:                                               ; preds = %45
  %66 = load i64, ptr %8, align 8
  %67 = add nsw i64 %39, 1
  br label %51
}

define internal range(i32 0, 2) i32 @213(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  br label %10

10:                                               ; preds = %20, %7
  %11 = phi i64 [ %4, %7 ], [ %29, %20 ]
  %12 = phi i64 [ 0, %7 ], [ %27, %20 ]
  %13 = phi i64 [ 0, %7 ], [ %28, %20 ]
  %14 = icmp sge i64 %11, %5
  %15 = icmp eq i64 %13, 5
  %16 = select i1 %14, i1 true, i1 %15
  br i1 %16, label %19, label %20

17:                                               ; preds = %40, %38, %19
  %18 = phi i32 [ 0, %19 ], [ 0, %38 ], [ %35, %40 ]
  ret i32 %18

19:                                               ; preds = %10
  store i64 -1, ptr %0, align 8
  br label %17

20:                                               ; preds = %10
  %21 = inttoptr i64 %11 to ptr
  %22 = load i8, ptr %21, align 1
  %23 = and i8 %22, 127
  %24 = zext nneg i8 %23 to i64
  %25 = mul nuw nsw i64 %13, 7
  %26 = shl i64 %24, %25
  %27 = or i64 %12, %26
  %28 = add nuw nsw i64 %13, 1
  %29 = add nsw i64 %11, 1
  %30 = icmp sgt i8 %22, -1
  br i1 %30, label %31, label %10

31:                                               ; preds = %20
  %32 = sub nsw i64 %5, %29
  %33 = icmp sgt i64 %27, %32
  br i1 %33, label %38, label %34

34:                                               ; preds = %31
  store i64 0, ptr %8, align 8
  %35 = call i32 @210(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %29, i64 %27, i64 %6)
  %36 = load i64, ptr %8, align 8
  %37 = icmp eq i32 %35, 0
  br i1 %37, label %38, label %40, !prof !1

38:                                               ; preds = %34, %31
  %39 = phi i64 [ -1, %31 ], [ %36, %34 ]
  store i64 %39, ptr %0, align 8
  br label %17

40:                                               ; preds = %34
  %41 = icmp eq i32 %35, 0
  %42 = load ptr, ptr %9, align 8
  %43 = select i1 %41, ptr undef, ptr %42
  store ptr %43, ptr %1, align 8
  br label %17
}

define internal i32 @214(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 0, 256) %2) {
  %4 = trunc nuw i64 %2 to i8
  switch i8 %4, label %15 [
    i8 2, label %6
    i8 1, label %11
    i8 0, label %13
  ]

5:                                                ; preds = %16, %15, %6
  ret i32 poison

6:                                                ; preds = %3
  %7 = inttoptr i64 %1 to ptr
  store i32 1936482662, ptr %7, align 1
  %8 = add nsw i64 %1, 4
  %9 = inttoptr i64 %8 to ptr
  store i8 101, ptr %9, align 1
  %10 = add nsw i64 %1, 5
  store i64 %10, ptr %0, align 8
  br label %5

11:                                               ; preds = %3
  %12 = inttoptr i64 %1 to ptr
  store i32 1702195828, ptr %12, align 1
  br label %16

13:                                               ; preds = %3
  %14 = inttoptr i64 %1 to ptr
  store i32 1819047278, ptr %14, align 1
  br label %16

15:                                               ; preds = %3
  store i64 -1, ptr %0, align 8
  br label %5

16:                                               ; preds = %13, %11
  %17 = add nsw i64 %1, 4
  store i64 %17, ptr %0, align 8
  br label %5
}

define internal range(i32 0, 2) i32 @215(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 13, 12) %3, i64 %4, i64 %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  store i8 0, ptr %7, align 1
  %15 = call i32 @38(ptr nonnull %7, ptr nonnull %8, i64 5, i64 6, i64 %3)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %49, label %45, !prof !1

17:                                               ; preds = %41, %27, %21, %45, %19
  %18 = phi i32 [ 0, %19 ], [ %15, %45 ], [ 0, %21 ], [ 0, %41 ], [ 0, %27 ]
  ret i32 %18

19:                                               ; preds = %49
  store i64 -1, ptr %0, align 8
  br label %17

20:                                               ; preds = %49
  switch i64 %3, label %37 [
    i64 5, label %21
    i64 6, label %27
    i64 7, label %33
  ]

21:                                               ; preds = %20
  %22 = inttoptr i64 %4 to ptr
  %23 = load i16, ptr %22, align 1
  %24 = sext i16 %23 to i64
  store i64 0, ptr %9, align 8
  %25 = call i32 @75(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %24)
  %26 = load i64, ptr %9, align 8
  store i64 %26, ptr %0, align 8
  br label %17

27:                                               ; preds = %20
  %28 = inttoptr i64 %4 to ptr
  %29 = load i16, ptr %28, align 1
  %30 = zext i16 %29 to i64
  store i64 0, ptr %11, align 8
  %31 = call i32 @75(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %30)
  %32 = load i64, ptr %11, align 8
  store i64 %32, ptr %0, align 8
  br label %17

33:                                               ; preds = %20
  %34 = inttoptr i64 %4 to ptr
  %35 = load i32, ptr %34, align 1
  %36 = sext i32 %35 to i64
  br label %41

37:                                               ; preds = %20
  %38 = inttoptr i64 %4 to ptr
  %39 = load i32, ptr %38, align 1
  %40 = zext i32 %39 to i64
  br label %41

41:                                               ; preds = %37, %33
  %42 = phi i64 [ %36, %33 ], [ %40, %37 ]
  store i64 0, ptr %13, align 8
  %43 = call i32 @75(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %42)
  %44 = load i64, ptr %13, align 8
  store i64 %44, ptr %0, align 8
  br label %17

45:                                               ; preds = %6
  %46 = icmp eq i32 %15, 0
  %47 = load ptr, ptr %8, align 8
  %48 = select i1 %46, ptr undef, ptr %47
  store ptr %48, ptr %1, align 8
  br label %17

49:                                               ; preds = %6
  %50 = load i8, ptr %7, align 1
  %51 = icmp eq i8 %50, 0
  %52 = select i1 %51, i64 4, i64 2
  %53 = icmp slt i64 %5, %52
  br i1 %53, label %19, label %20
}

define internal i32 @216(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 13, 12) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = icmp slt i64 %5, 8
  br i1 %16, label %18, label %19

17:                                               ; preds = %25, %20, %30, %18
  ret i32 poison

18:                                               ; preds = %7
  store i64 -1, ptr %0, align 8
  br label %17

19:                                               ; preds = %7
  switch i64 %3, label %30 [
    i64 9, label %20
    i64 10, label %25
  ]

20:                                               ; preds = %19
  store i64 0, ptr %8, align 8
  %21 = call i32 @217(ptr nonnull %8, ptr nonnull %9, i64 %4)
  %22 = load i64, ptr %8, align 8
  store i64 0, ptr %10, align 8
  %23 = call i32 @75(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %22)
  %24 = load i64, ptr %10, align 8
  store i64 %24, ptr %0, align 8
  br label %17

25:                                               ; preds = %19
  %26 = inttoptr i64 %4 to ptr
  %27 = load i64, ptr %26, align 1
  store i64 0, ptr %12, align 8
  %28 = call i32 @76(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %27)
  %29 = load i64, ptr %12, align 8
  store i64 %29, ptr %0, align 8
  br label %17

30:                                               ; preds = %19
  %31 = inttoptr i64 %4 to ptr
  %32 = load i64, ptr %31, align 1
  store i64 0, ptr %14, align 8
  %33 = call i32 @218(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %32, i64 %6)
  %34 = load i64, ptr %14, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, i64 -1, i64 %34
  store i64 %36, ptr %0, align 8
  br label %17
}

define internal i32 @217(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i32, ptr %5, align 1
  %7 = zext i32 %6 to i64
  %8 = add i64 %2, 4
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 1
  %11 = sext i32 %10 to i64
  store i64 0, ptr %4, align 8
  %12 = call i32 @227(ptr nonnull %4, i64 %7, i64 %11)
  %13 = load i64, ptr %4, align 8
  store i64 %13, ptr %0, align 8
  ret i32 poison
}

define internal i32 @218(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [2 x i64], align 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = icmp slt i64 %3, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %5
  %16 = inttoptr i64 %2 to ptr
  store i8 45, ptr %16, align 1
  %17 = add nsw i64 %2, 1
  br label %18

18:                                               ; preds = %15, %5
  %19 = phi i64 [ %17, %15 ], [ %2, %5 ]
  %20 = and i64 %3, 9218868437227405312
  %21 = icmp eq i64 %20, 9218868437227405312
  br i1 %21, label %23, label %24

22:                                               ; preds = %40, %36, %23
  ret i32 poison

23:                                               ; preds = %18
  store i64 0, ptr %0, align 8
  br label %22

24:                                               ; preds = %18
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %25 = call i32 @219(ptr nonnull %6, ptr nonnull %8, i64 %3, i64 %4)
  %26 = load i64, ptr %6, align 8
  %27 = load i64, ptr %7, align 8
  store i64 0, ptr %9, align 8
  %28 = call i32 @45(ptr nonnull %9, i64 %26)
  %29 = load i64, ptr %9, align 8
  %30 = add nsw i64 %29, %27
  %31 = icmp slt i64 %30, -14
  br i1 %31, label %36, label %32

32:                                               ; preds = %24
  %33 = icmp slt i64 %30, 16
  %34 = icmp slt i64 %27, 0
  %35 = or i1 %33, %34
  br i1 %35, label %40, label %36

36:                                               ; preds = %32, %24
  %37 = add nsw i64 %30, -1
  store i64 0, ptr %10, align 8
  %38 = call i32 @220(ptr nonnull %10, ptr nonnull %11, i64 %19, i64 %26, i64 %29, i64 %37)
  %39 = load i64, ptr %10, align 8
  store i64 %39, ptr %0, align 8
  br label %22

40:                                               ; preds = %32
  store i64 0, ptr %12, align 8
  %41 = call i32 @221(ptr nonnull %12, ptr nonnull %13, i64 %19, i64 %26, i64 %29, i64 %30)
  %42 = load i64, ptr %12, align 8
  store i64 %42, ptr %0, align 8
  br label %22
}

define internal i32 @219(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca [2 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca [2 x i64], align 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca [2 x i64], align 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 0, ptr %12, align 8
  %13 = lshr i64 %2, 52
  %14 = and i64 %13, 2047
  %15 = and i64 %2, 4503599627370495
  %16 = icmp eq i64 %14, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %4
  %18 = icmp eq i64 %15, 0
  br i1 %18, label %20, label %22

19:                                               ; preds = %47, %20
  ret i32 poison

20:                                               ; preds = %17
  store i64 0, ptr %0, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %21, align 8
  br label %19

22:                                               ; preds = %17
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %23 = call i32 @223(ptr nonnull %5, ptr nonnull %7, i64 %15, i64 0, i64 %3)
  %24 = load i64, ptr %5, align 8
  %25 = load i64, ptr %6, align 8
  br label %47

26:                                               ; preds = %4
  %27 = or disjoint i64 %15, 4503599627370496
  %28 = add nsw i64 %14, -1075
  %29 = add nsw i64 %14, -1023
  %30 = icmp ult i64 %29, 53
  br i1 %30, label %31, label %39

31:                                               ; preds = %26
  %32 = sub nuw nsw i64 1075, %14
  %33 = shl nsw i64 -1, %32
  %34 = xor i64 %33, -1
  %35 = and i64 %27, %34
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %31
  %38 = lshr i64 %27, %32
  br label %47

39:                                               ; preds = %26, %31
  %40 = icmp eq i64 %15, 0
  %41 = icmp ne i64 %14, 1
  %42 = and i1 %40, %41
  %43 = zext i1 %42 to i64
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %44 = call i32 @224(ptr nonnull %8, ptr nonnull %10, i64 %27, i64 %28, i64 %43, i64 %3)
  %45 = load i64, ptr %8, align 8
  %46 = load i64, ptr %9, align 8
  br label %47

47:                                               ; preds = %39, %22, %37
  %48 = phi i64 [ %45, %39 ], [ %38, %37 ], [ %24, %22 ]
  %49 = phi i64 [ %46, %39 ], [ 0, %37 ], [ %25, %22 ]
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  %50 = call i32 @225(ptr nonnull %11, i64 %48, i64 %49)
  %51 = load i64, ptr %12, align 8
  %52 = load i64, ptr %11, align 8
  store i64 %52, ptr %0, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %51, ptr %53, align 8
  br label %19
}

define internal i32 @220(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775807) %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add nsw i64 %2, 1
  store i64 0, ptr %7, align 8
  %12 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %11, i64 %3)
  %13 = load i64, ptr %7, align 8
  %14 = inttoptr i64 %11 to ptr
  %15 = load i8, ptr %14, align 1
  %16 = inttoptr i64 %2 to ptr
  store i8 %15, ptr %16, align 1
  store i8 46, ptr %14, align 1
  %17 = icmp sgt i64 %4, 1
  %18 = select i1 %17, i64 %13, i64 %11
  %19 = inttoptr i64 %18 to ptr
  store i8 101, ptr %19, align 1
  %20 = add nsw i64 %18, 1
  store i64 0, ptr %9, align 8
  %21 = call i32 @75(ptr nonnull %9, ptr nonnull %10, i64 %20, i64 %5)
  %22 = load i64, ptr %9, align 8
  store i64 %22, ptr %0, align 8
  ret i32 poison
}

define internal i32 @221(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 -14, -9223372036854775808) %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = icmp slt i64 %5, 1
  br i1 %17, label %18, label %28

18:                                               ; preds = %6
  %19 = inttoptr i64 %2 to ptr
  store i8 48, ptr %19, align 1
  %20 = add nsw i64 %2, 1
  %21 = inttoptr i64 %20 to ptr
  store i8 46, ptr %21, align 1
  %22 = add nsw i64 %2, 2
  %23 = sub nsw i64 0, %5
  store i64 0, ptr %7, align 8
  %24 = call i32 @222(ptr nonnull %7, i64 %22, i64 %23)
  %25 = load i64, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %26 = call i32 @76(ptr nonnull %8, ptr nonnull %9, i64 %25, i64 %3)
  %27 = load i64, ptr %8, align 8
  store i64 %27, ptr %0, align 8
  br label %47

28:                                               ; preds = %6
  %29 = icmp slt i64 %5, %4
  br i1 %29, label %40, label %30

30:                                               ; preds = %28
  store i64 0, ptr %10, align 8
  %31 = call i32 @76(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3)
  %32 = load i64, ptr %10, align 8
  %33 = sub nsw i64 %5, %4
  store i64 0, ptr %12, align 8
  %34 = call i32 @222(ptr nonnull %12, i64 %32, i64 %33)
  %35 = load i64, ptr %12, align 8
  %36 = inttoptr i64 %35 to ptr
  store i8 46, ptr %36, align 1
  %37 = add nsw i64 %35, 1
  %38 = inttoptr i64 %37 to ptr
  store i8 48, ptr %38, align 1
  %39 = add nsw i64 %35, 2
  store i64 %39, ptr %0, align 8
  br label %47

40:                                               ; preds = %28
  %41 = add nsw i64 %2, 1
  store i64 0, ptr %13, align 8
  %42 = call i32 @76(ptr nonnull %13, ptr nonnull %14, i64 %41, i64 %3)
  %43 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  store i64 %5, ptr %16, align 8
  br label %44

44:                                               ; preds = %40, %51
  %45 = load i64, ptr %16, align 8
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %51, label %48

47:                                               ; preds = %30, %18, %48
  ret i32 poison

48:                                               ; preds = %44
  %49 = add nsw i64 %2, %5
  %50 = inttoptr i64 %49 to ptr
  store i8 46, ptr %50, align 1
  store i64 %43, ptr %0, align 8
  br label %47

51:                                               ; preds = %44
  %52 = load i64, ptr %15, align 8
  %53 = add nsw i64 %45, -1
  store i64 %53, ptr %16, align 8
  %54 = add i64 %52, 1
  store i64 %54, ptr %15, align 8
  %55 = add nsw i64 %2, %52
  %56 = add nsw i64 %55, 1
  %57 = inttoptr i64 %56 to ptr
  %58 = load i8, ptr %57, align 1
  %59 = inttoptr i64 %55 to ptr
  store i8 %58, ptr %59, align 1
  br label %44
}

define internal i32 @222(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 -9223372036854775806, -9223372036854775808) %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %4, align 8
  %6 = call i64 @llvm.smax.i64(i64 %2, i64 0)
  store i64 %6, ptr %5, align 8
  br label %7

7:                                                ; preds = %3, %12
  %8 = phi i64 [ %1, %3 ], [ %17, %12 ]
  %9 = load i64, ptr %5, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  store i64 %8, ptr %0, align 8
  ret i32 poison

12:                                               ; preds = %7
  %13 = load i64, ptr %4, align 8
  %14 = add nsw i64 %9, -1
  store i64 %14, ptr %5, align 8
  %15 = add i64 %13, 1
  store i64 %15, ptr %4, align 8
  %16 = inttoptr i64 %8 to ptr
  store i8 48, ptr %16, align 1
  %17 = add nsw i64 %8, 1
  br label %7
}

define internal i32 @223(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 1, 4503599627370496) %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = and i64 %2, 1
  %10 = add i64 %4, 9856
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %4, 9864
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = shl nuw nsw i64 %2, 5
  %17 = shl nuw nsw i64 %2, 5
  %18 = add nsw i64 %17, -16
  store i64 0, ptr %6, align 8
  %19 = call i32 @226(ptr nonnull %6, i64 %12, i64 %15, i64 %18)
  %20 = load i64, ptr %6, align 8
  %21 = add nsw i64 %20, %9
  %22 = shl nuw nsw i64 %2, 5
  store i64 0, ptr %7, align 8
  %23 = call i32 @226(ptr nonnull %7, i64 %12, i64 %15, i64 %22)
  %24 = load i64, ptr %7, align 8
  %25 = or disjoint i64 %16, 16
  store i64 0, ptr %8, align 8
  %26 = call i32 @226(ptr nonnull %8, i64 %12, i64 %15, i64 %25)
  %27 = load i64, ptr %8, align 8
  %28 = sub nsw i64 %27, %9
  %29 = ashr i64 %24, 2
  %30 = icmp sgt i64 %29, 9
  br i1 %30, label %31, label %43

31:                                               ; preds = %5
  %32 = udiv i64 %29, 10
  %33 = mul nuw nsw i64 %32, 40
  %34 = icmp sle i64 %21, %33
  %35 = add nuw nsw i64 %33, 40
  %36 = icmp sle i64 %35, %28
  %37 = xor i1 %34, %36
  br i1 %37, label %38, label %43

38:                                               ; preds = %31
  %39 = zext i1 %36 to i64
  %40 = add nuw nsw i64 %32, %39
  store i64 %40, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 -323, ptr %41, align 8
  br label %42

42:                                               ; preds = %62, %49, %38
  ret i32 poison

43:                                               ; preds = %5, %31
  %44 = and i64 %24, -4
  %45 = icmp sle i64 %21, %44
  %46 = add nsw i64 %44, 4
  %47 = icmp sle i64 %46, %28
  %48 = xor i1 %45, %47
  br i1 %48, label %49, label %53

49:                                               ; preds = %43
  %50 = zext i1 %47 to i64
  %51 = add nsw i64 %29, %50
  store i64 %51, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 -324, ptr %52, align 8
  br label %42

53:                                               ; preds = %43
  %54 = or disjoint i64 %44, 2
  %55 = icmp sgt i64 %24, %54
  br i1 %55, label %62, label %56

56:                                               ; preds = %53
  %57 = icmp eq i64 %24, %54
  %58 = and i64 %24, 4
  %59 = icmp ne i64 %58, 0
  %60 = and i1 %57, %59
  %61 = zext i1 %60 to i64
  br label %62

62:                                               ; preds = %56, %53
  %63 = phi i64 [ 1, %53 ], [ %61, %56 ]
  %64 = add nsw i64 %29, %63
  store i64 %64, ptr %0, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 -324, ptr %65, align 8
  br label %42
}

define internal i32 @224(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 0, 9007199254740992) %2, i64 range(i64 -1074, 973) %3, i64 range(i64 0, 2) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = and i64 %2, 1
  %11 = mul nsw i64 %3, 1262611
  %12 = mul nuw nsw i64 %4, -524031
  %13 = add nsw i64 %12, %11
  %14 = ashr i64 %13, 22
  %15 = mul nsw i64 %14, -1741647
  %16 = ashr i64 %15, 19
  %17 = add nsw i64 %3, %16
  %18 = add nsw i64 %17, 1
  %19 = shl nsw i64 %14, 4
  %20 = sub i64 %5, %19
  %21 = add i64 %20, 4672
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %20, 4680
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = shl nuw nsw i64 %2, 2
  %28 = add nsw i64 %27, -2
  %29 = or disjoint i64 %28, %4
  %30 = shl i64 %29, %18
  store i64 0, ptr %7, align 8
  %31 = call i32 @226(ptr nonnull %7, i64 %23, i64 %26, i64 %30)
  %32 = load i64, ptr %7, align 8
  %33 = add nsw i64 %32, %10
  %34 = shl i64 %27, %18
  store i64 0, ptr %8, align 8
  %35 = call i32 @226(ptr nonnull %8, i64 %23, i64 %26, i64 %34)
  %36 = load i64, ptr %8, align 8
  %37 = or disjoint i64 %27, 2
  %38 = shl i64 %37, %18
  store i64 0, ptr %9, align 8
  %39 = call i32 @226(ptr nonnull %9, i64 %23, i64 %26, i64 %38)
  %40 = load i64, ptr %9, align 8
  %41 = sub nsw i64 %40, %10
  %42 = ashr i64 %36, 2
  %43 = icmp sgt i64 %42, 9
  br i1 %43, label %44, label %57

44:                                               ; preds = %6
  %45 = udiv i64 %42, 10
  %46 = mul nuw nsw i64 %45, 40
  %47 = icmp sle i64 %33, %46
  %48 = add nuw nsw i64 %46, 40
  %49 = icmp sle i64 %48, %41
  %50 = xor i1 %47, %49
  br i1 %50, label %51, label %57

51:                                               ; preds = %44
  %52 = zext i1 %49 to i64
  %53 = add nuw nsw i64 %45, %52
  %54 = add nsw i64 %14, 1
  store i64 %53, ptr %0, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %54, ptr %55, align 8
  br label %56

56:                                               ; preds = %76, %63, %51
  ret i32 poison

57:                                               ; preds = %6, %44
  %58 = and i64 %36, -4
  %59 = icmp sle i64 %33, %58
  %60 = add nsw i64 %58, 4
  %61 = icmp sle i64 %60, %41
  %62 = xor i1 %59, %61
  br i1 %62, label %63, label %67

63:                                               ; preds = %57
  %64 = zext i1 %61 to i64
  %65 = add nsw i64 %42, %64
  store i64 %65, ptr %0, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %14, ptr %66, align 8
  br label %56

67:                                               ; preds = %57
  %68 = or disjoint i64 %58, 2
  %69 = icmp sgt i64 %36, %68
  br i1 %69, label %76, label %70

70:                                               ; preds = %67
  %71 = icmp eq i64 %36, %68
  %72 = and i64 %36, 4
  %73 = icmp ne i64 %72, 0
  %74 = and i1 %71, %73
  %75 = zext i1 %74 to i64
  br label %76

76:                                               ; preds = %70, %67
  %77 = phi i64 [ 1, %67 ], [ %75, %70 ]
  %78 = add nsw i64 %42, %77
  store i64 %78, ptr %0, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %14, ptr %79, align 8
  br label %56
}

define internal i32 @225(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = udiv i64 %1, 10
  %5 = icmp ne i64 %1, 0
  %6 = mul nuw nsw i64 %4, 10
  %7 = icmp eq i64 %6, %1
  %8 = select i1 %5, i1 %7, i1 false
  br i1 %8, label %9, label %18

9:                                                ; preds = %3, %14
  %10 = phi i64 [ %12, %14 ], [ %2, %3 ]
  %11 = phi i64 [ %15, %14 ], [ %4, %3 ]
  %12 = add nsw i64 %10, 1
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = udiv i64 %11, 10
  %16 = mul nuw nsw i64 %15, 10
  %17 = icmp eq i64 %16, %11
  br i1 %17, label %9, label %18

18:                                               ; preds = %14, %9, %3
  %19 = phi i64 [ %11, %14 ], [ 0, %9 ], [ %1, %3 ]
  %20 = phi i64 [ %12, %14 ], [ %12, %9 ], [ %2, %3 ]
  store i64 %19, ptr %0, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %20, ptr %21, align 8
  ret i32 poison
}

define internal i32 @226(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = zext i64 %2 to i128
  %6 = zext i64 %3 to i128
  %7 = mul nuw i128 %5, %6
  %8 = lshr i128 %7, 64
  %9 = trunc nuw i128 %8 to i64
  %10 = zext i64 %1 to i128
  %11 = mul nuw i128 %10, %6
  %12 = lshr i128 %11, 64
  %13 = trunc nuw i128 %12 to i64
  %14 = mul nsw i64 %1, %3
  %15 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %14, i64 %9)
  %16 = extractvalue { i64, i1 } %15, 0
  %17 = extractvalue { i64, i1 } %15, 1
  %18 = zext i1 %17 to i64
  %19 = add nuw nsw i64 %13, %18
  %20 = icmp ugt i64 %16, 1
  %21 = zext i1 %20 to i64
  %22 = or i64 %19, %21
  store i64 %22, ptr %0, align 8
  ret i32 poison
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #0

define internal i32 @227(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 4294967296) %1, i64 range(i64 -2147483648, 2147483648) %2) {
  call void @228(ptr null)
  call void @229(ptr null)
  %4 = shl nsw i64 %2, 32
  %5 = or disjoint i64 %1, %4
  call void @228(ptr null)
  store i64 %5, ptr %0, align 8
  call void @229(ptr null)
  call void @229(ptr null)
  ret i32 poison
}

; Function Attrs: noinline
define internal void @228(ptr %0) #4 {
  ret void
}

; Function Attrs: noinline
define internal void @229(ptr %0) #4 {
  ret void
}

define internal range(i32 0, 2) i32 @230(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775807) %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  store i8 0, ptr %8, align 1
  %13 = call i32 @38(ptr nonnull %8, ptr nonnull %9, i64 1, i64 3, i64 %3)
  %14 = load i8, ptr %8, align 1
  %15 = icmp ne i8 %14, 0
  %16 = icmp eq i32 %13, 0
  br i1 %16, label %80, label %76, !prof !1

17:                                               ; preds = %85, %76, %58, %57, %19
  %18 = phi i32 [ 0, %19 ], [ 0, %57 ], [ 0, %58 ], [ %13, %76 ], [ %81, %85 ]
  ret i32 %18

19:                                               ; preds = %89
  store i8 0, ptr %0, align 1
  br label %17

20:                                               ; preds = %89
  br i1 %15, label %21, label %29

21:                                               ; preds = %20
  %22 = inttoptr i64 %4 to ptr
  %23 = load i32, ptr %22, align 1
  %24 = zext i32 %23 to i64
  %25 = add i64 %4, 4
  %26 = inttoptr i64 %25 to ptr
  %27 = load i32, ptr %26, align 1
  %28 = zext i32 %27 to i64
  br label %37

29:                                               ; preds = %20
  %30 = inttoptr i64 %4 to ptr
  %31 = load i16, ptr %30, align 1
  %32 = zext i16 %31 to i64
  %33 = add i64 %4, 2
  %34 = inttoptr i64 %33 to ptr
  %35 = load i16, ptr %34, align 1
  %36 = zext i16 %35 to i64
  br label %37

37:                                               ; preds = %29, %21
  %38 = phi i64 [ 6, %21 ], [ 4, %29 ]
  %39 = phi i64 [ %28, %21 ], [ %36, %29 ]
  %40 = phi i64 [ %24, %21 ], [ %32, %29 ]
  %41 = add nsw i64 %4, %90
  %42 = mul nuw nsw i64 %40, %38
  %43 = select i1 %83, i64 %42, i64 0
  %44 = add nsw i64 %41, %43
  %45 = icmp sgt i64 %39, %91
  br i1 %45, label %57, label %46

46:                                               ; preds = %37
  %47 = select i1 %15, i64 5, i64 3
  %48 = mul nuw nsw i64 %40, %47
  %49 = add nsw i64 %44, %48
  %50 = add nsw i64 %4, %39
  %51 = icmp sgt i64 %49, %50
  br i1 %51, label %57, label %52

52:                                               ; preds = %46
  %53 = sub nsw i64 %49, %4
  store i8 0, ptr %12, align 1
  %54 = call i32 @211(ptr nonnull %12, i64 %6, i64 %53)
  %55 = load i8, ptr %12, align 1
  %56 = icmp eq i8 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %52, %46, %37
  store i8 0, ptr %0, align 1
  br label %17

58:                                               ; preds = %52
  %59 = inttoptr i64 %2 to ptr
  store i64 %4, ptr %59, align 8
  %60 = zext i1 %15 to i64
  %61 = add i64 %2, 8
  %62 = inttoptr i64 %61 to ptr
  store i64 %60, ptr %62, align 8
  %63 = zext i1 %83 to i64
  %64 = add i64 %2, 16
  %65 = inttoptr i64 %64 to ptr
  store i64 %63, ptr %65, align 8
  %66 = add i64 %2, 24
  %67 = inttoptr i64 %66 to ptr
  store i64 %40, ptr %67, align 8
  %68 = add i64 %2, 32
  %69 = inttoptr i64 %68 to ptr
  store i64 0, ptr %69, align 8
  %70 = add i64 %2, 40
  %71 = inttoptr i64 %70 to ptr
  store i64 %41, ptr %71, align 8
  %72 = add i64 %2, 48
  %73 = inttoptr i64 %72 to ptr
  store i64 %44, ptr %73, align 8
  %74 = add i64 %2, 56
  %75 = inttoptr i64 %74 to ptr
  store i64 %50, ptr %75, align 8
  store i8 1, ptr %0, align 1
  br label %17

76:                                               ; preds = %7
  %77 = icmp eq i32 %13, 0
  %78 = load ptr, ptr %9, align 8
  %79 = select i1 %77, ptr undef, ptr %78
  store ptr %79, ptr %1, align 8
  br label %17

80:                                               ; preds = %7
  store i8 0, ptr %10, align 1
  %81 = call i32 @38(ptr nonnull %10, ptr nonnull %11, i64 0, i64 1, i64 %3)
  %82 = load i8, ptr %10, align 1
  %83 = icmp ne i8 %82, 0
  %84 = icmp eq i32 %81, 0
  br i1 %84, label %89, label %85, !prof !1

85:                                               ; preds = %80
  %86 = icmp eq i32 %81, 0
  %87 = load ptr, ptr %11, align 8
  %88 = select i1 %86, ptr undef, ptr %87
  store ptr %88, ptr %1, align 8
  br label %17

89:                                               ; preds = %80
  %90 = select i1 %15, i64 8, i64 4
  %91 = sub nsw i64 %5, %4
  %92 = icmp slt i64 %91, %90
  br i1 %92, label %19, label %20
}

define internal i32 @231(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = shl nsw i64 %3, 3
  %11 = icmp slt i64 %4, %10
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  store i8 0, ptr %6, align 1
  %13 = call i32 @232(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %3, i64 %4)
  %14 = load i8, ptr %6, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %12, %20
  %17 = phi i64 [ %18, %20 ], [ %4, %12 ]
  %18 = add nsw i64 %17, 1
  %19 = icmp slt i64 %18, %10
  br i1 %19, label %20, label %24

20:                                               ; preds = %16
  store i8 0, ptr %8, align 1
  %21 = call i32 @232(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %18)
  %22 = load i8, ptr %8, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %16, label %24

24:                                               ; preds = %20, %12, %16, %5
  %25 = phi i8 [ 0, %5 ], [ 1, %12 ], [ 0, %16 ], [ 1, %20 ]
  store i8 %25, ptr %0, align 1
  ret i32 poison
}

define internal i32 @232(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = call i32 @233(ptr nonnull %6, i64 %4, i64 %3, i64 %2)
  %8 = load i8, ptr %6, align 1
  %9 = icmp ne i8 %8, 0
  %10 = zext i1 %9 to i8
  store i8 %10, ptr %0, align 1
  ret i32 poison
}

define internal i32 @233(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = ashr i64 %1, 3
  %6 = icmp slt i64 %5, %2
  br i1 %6, label %7, label %16

7:                                                ; preds = %4
  %8 = add nsw i64 %3, %5
  %9 = inttoptr i64 %8 to ptr
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i64
  %12 = and i64 %1, 7
  %13 = lshr i64 %11, %12
  %14 = trunc nuw i64 %13 to i8
  %15 = and i8 %14, 1
  br label %16

16:                                               ; preds = %7, %4
  %17 = phi i8 [ %15, %7 ], [ 0, %4 ]
  store i8 %17, ptr %0, align 1
  ret i32 poison
}

define internal i32 @234(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 -9223372036854775808, 4) %2, i64 %3, i64 %4) {
  switch i64 %2, label %24 [
    i64 2, label %7
    i64 3, label %13
    i64 0, label %19
  ]

6:                                                ; preds = %24, %19, %13, %7
  ret i32 poison

7:                                                ; preds = %5
  %8 = shl nsw i64 %4, 2
  %9 = add nsw i64 %1, %8
  %10 = inttoptr i64 %3 to ptr
  %11 = load i32, ptr %10, align 1
  %12 = inttoptr i64 %9 to ptr
  store i32 %11, ptr %12, align 1
  store ptr null, ptr %0, align 8
  br label %6

13:                                               ; preds = %5
  %14 = shl nsw i64 %4, 3
  %15 = add nsw i64 %1, %14
  %16 = inttoptr i64 %3 to ptr
  %17 = load i64, ptr %16, align 1
  %18 = inttoptr i64 %15 to ptr
  store i64 %17, ptr %18, align 1
  store ptr null, ptr %0, align 8
  br label %6

19:                                               ; preds = %5
  %20 = add nsw i64 %1, %4
  %21 = inttoptr i64 %3 to ptr
  %22 = load i8, ptr %21, align 1
  %23 = inttoptr i64 %20 to ptr
  store i8 %22, ptr %23, align 1
  store ptr null, ptr %0, align 8
  br label %6

24:                                               ; preds = %5
  %25 = shl nsw i64 %4, 1
  %26 = add nsw i64 %1, %25
  %27 = inttoptr i64 %3 to ptr
  %28 = load i16, ptr %27, align 1
  %29 = inttoptr i64 %26 to ptr
  store i16 %28, ptr %29, align 1
  store ptr null, ptr %0, align 8
  br label %6
}

define internal i32 @235(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 4, 7) %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  switch i64 %3, label %24 [
    i64 4, label %11
    i64 5, label %18
  ]

11:                                               ; preds = %6
  store i64 0, ptr %7, align 8
  %12 = call i32 @283(ptr nonnull %7, ptr nonnull %8, i64 %4)
  %13 = load i64, ptr %7, align 8
  %14 = shl nsw i64 %5, 3
  %15 = inttoptr i64 %2 to ptr
  %16 = getelementptr i8, ptr %15, i64 %14
  store i64 %13, ptr %16, align 1
  store ptr null, ptr %0, align 8
  br label %17

17:                                               ; preds = %24, %11, %18
  ret i32 poison

18:                                               ; preds = %6
  %19 = shl nsw i64 %5, 3
  %20 = add nsw i64 %2, %19
  %21 = inttoptr i64 %4 to ptr
  %22 = load i64, ptr %21, align 1
  %23 = inttoptr i64 %20 to ptr
  store i64 %22, ptr %23, align 1
  store ptr null, ptr %0, align 8
  br label %17

24:                                               ; preds = %6
  store i64 0, ptr %9, align 8
  %25 = call i32 @284(ptr nonnull %9, ptr nonnull %10, i64 %4)
  %26 = load i64, ptr %9, align 8
  %27 = shl nsw i64 %5, 2
  %28 = trunc i64 %26 to i32
  %29 = inttoptr i64 %2 to ptr
  %30 = getelementptr i8, ptr %29, i64 %27
  store i32 %28, ptr %30, align 1
  store ptr null, ptr %0, align 8
  br label %17
}

define internal i32 @236(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 7, 9) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = icmp eq i64 %3, 8
  br i1 %9, label %10, label %17

10:                                               ; preds = %7
  %11 = inttoptr i64 %4 to ptr
  %12 = load i64, ptr %11, align 1
  %13 = call i64 @llvm.bswap.i64(i64 %12)
  %14 = shl i64 %5, 3
  %15 = sub i64 64, %14
  %16 = lshr i64 %13, %15
  br label %24

17:                                               ; preds = %7
  %18 = shl i64 %5, 3
  %19 = sub i64 64, %18
  %20 = lshr i64 -1, %19
  %21 = inttoptr i64 %4 to ptr
  %22 = load i64, ptr %21, align 1
  %23 = and i64 %22, %20
  br label %24

24:                                               ; preds = %17, %10
  %25 = phi i64 [ %16, %10 ], [ %23, %17 ]
  %26 = add i64 %2, 24
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %2, 16
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  store ptr null, ptr %8, align 8
  %32 = call i32 @239(ptr nonnull %8, i64 %28, i64 %31, i64 %6, i64 %25)
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @237(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i8, ptr %5, align 1
  %7 = zext i8 %6 to i64
  store i64 0, ptr %4, align 8
  %8 = call i32 @282(ptr nonnull %4, i64 %7)
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @238(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 10, 17) %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  switch i64 %3, label %46 [
    i64 12, label %19
    i64 14, label %25
    i64 10, label %31
    i64 16, label %34
    i64 11, label %40
    i64 13, label %43
  ]

19:                                               ; preds = %5
  %20 = add i64 %2, 64
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  store i64 0, ptr %6, align 8
  %23 = call i32 @249(ptr nonnull %6, ptr nonnull %7, i64 %4, i64 %22)
  %24 = load i64, ptr %6, align 8
  store i64 %24, ptr %0, align 8
  br label %49

25:                                               ; preds = %5
  %26 = add i64 %2, 64
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %8, align 8
  %29 = call i32 @250(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %28)
  %30 = load i64, ptr %8, align 8
  store i64 %30, ptr %0, align 8
  br label %49

31:                                               ; preds = %5
  store i64 0, ptr %10, align 8
  %32 = call i32 @251(ptr nonnull %10, ptr nonnull %11, i64 %4)
  %33 = load i64, ptr %10, align 8
  store i64 %33, ptr %0, align 8
  br label %49

34:                                               ; preds = %5
  %35 = add i64 %2, 64
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  store i64 0, ptr %12, align 8
  %38 = call i32 @252(ptr nonnull %12, ptr nonnull %13, i64 %4, i64 %37)
  %39 = load i64, ptr %12, align 8
  store i64 %39, ptr %0, align 8
  br label %49

40:                                               ; preds = %5
  store i64 0, ptr %14, align 8
  %41 = call i32 @253(ptr nonnull %14, ptr nonnull %15, i64 %4)
  %42 = load i64, ptr %14, align 8
  store i64 %42, ptr %0, align 8
  br label %49

43:                                               ; preds = %5
  store i64 0, ptr %16, align 8
  %44 = call i32 @254(ptr nonnull %16, i64 %4)
  %45 = load i64, ptr %16, align 8
  store i64 %45, ptr %0, align 8
  br label %49

46:                                               ; preds = %5
  store i64 0, ptr %17, align 8
  %47 = call i32 @255(ptr nonnull %17, ptr nonnull %18, i64 %4)
  %48 = load i64, ptr %17, align 8
  store i64 %48, ptr %0, align 8
  br label %49

49:                                               ; preds = %46, %43, %40, %34, %31, %25, %19
  ret i32 poison
}

define internal i32 @239(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  switch i64 %2, label %21 [
    i64 8, label %7
    i64 4, label %11
    i64 2, label %16
  ]

6:                                                ; preds = %21, %16, %11, %7
  ret i32 poison

7:                                                ; preds = %5
  %8 = shl nsw i64 %3, 3
  %9 = add nsw i64 %1, %8
  %10 = inttoptr i64 %9 to ptr
  store i64 %4, ptr %10, align 1
  store ptr null, ptr %0, align 8
  br label %6

11:                                               ; preds = %5
  %12 = shl nsw i64 %3, 2
  %13 = add nsw i64 %1, %12
  %14 = trunc i64 %4 to i32
  %15 = inttoptr i64 %13 to ptr
  store i32 %14, ptr %15, align 1
  store ptr null, ptr %0, align 8
  br label %6

16:                                               ; preds = %5
  %17 = shl nsw i64 %3, 1
  %18 = add nsw i64 %1, %17
  %19 = trunc i64 %4 to i16
  %20 = inttoptr i64 %18 to ptr
  store i16 %19, ptr %20, align 1
  store ptr null, ptr %0, align 8
  br label %6

21:                                               ; preds = %5
  %22 = add nsw i64 %1, %3
  %23 = trunc i64 %4 to i8
  %24 = inttoptr i64 %22 to ptr
  store i8 %23, ptr %24, align 1
  store ptr null, ptr %0, align 8
  br label %6
}

define internal i32 @240(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 17, 20) %3, i64 %4, i64 %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i8, align 1
  store i8 0, ptr %11, align 1
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %2, 24
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %2, 80
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  switch i64 %3, label %33 [
    i64 17, label %19
    i64 18, label %26
  ]

19:                                               ; preds = %6
  %20 = shl nsw i64 %5, 4
  %21 = add nsw i64 %15, %20
  store i8 0, ptr %7, align 1
  %22 = call i32 @241(ptr nonnull %7, ptr nonnull %8, i64 %21, i64 %4, i64 %18)
  %23 = load i8, ptr %7, align 1
  %24 = icmp ne i8 %23, 0
  %25 = zext i1 %24 to i8
  store i8 %25, ptr %0, align 1
  br label %40

26:                                               ; preds = %6
  %27 = shl nsw i64 %5, 4
  %28 = add nsw i64 %15, %27
  store i8 0, ptr %9, align 1
  %29 = call i32 @242(ptr nonnull %9, ptr nonnull %10, i64 %28, i64 %4, i64 %18)
  %30 = load i8, ptr %9, align 1
  %31 = icmp ne i8 %30, 0
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %0, align 1
  br label %40

33:                                               ; preds = %6
  %34 = shl nsw i64 %5, 5
  %35 = add nsw i64 %15, %34
  store i8 0, ptr %11, align 1
  %36 = call i32 @243(ptr nonnull %11, ptr nonnull %12, i64 %35, i64 %4, i64 %18)
  %37 = load i8, ptr %11, align 1
  %38 = icmp ne i8 %37, 0
  %39 = zext i1 %38 to i8
  store i8 %39, ptr %0, align 1
  br label %40

40:                                               ; preds = %33, %26, %19
  ret i32 poison
}

define internal i32 @241(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  store i8 0, ptr %6, align 1
  %12 = call i32 @244(ptr nonnull %6, ptr nonnull %7, i64 %3)
  %13 = load i8, ptr %6, align 1
  %14 = icmp ne i8 %13, 0
  %15 = add nsw i64 %4, 8
  %16 = inttoptr i64 %4 to ptr
  %17 = load i64, ptr %16, align 8
  store i64 0, ptr %8, align 8
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 0)
  store i64 %18, ptr %9, align 8
  br label %19

19:                                               ; preds = %5, %27
  %20 = phi i64 [ %3, %5 ], [ %32, %27 ]
  %21 = phi i64 [ %15, %5 ], [ %33, %27 ]
  %22 = phi i64 [ 0, %5 ], [ %29, %27 ]
  %23 = load i64, ptr %9, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %41, label %34

25:                                               ; preds = %41, %34
  %26 = phi i8 [ 1, %34 ], [ 0, %41 ]
  store i8 %26, ptr %0, align 1
  ret i32 poison

27:                                               ; preds = %41
  %28 = mul nsw i64 %22, %47
  %29 = add nsw i64 %28, %50
  %30 = inttoptr i64 %21 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %20, %31
  %33 = add nsw i64 %21, 48
  br label %19

34:                                               ; preds = %19
  %35 = sub i64 0, %22
  %36 = select i1 %14, i64 %35, i64 %22
  %37 = inttoptr i64 %2 to ptr
  store i64 %36, ptr %37, align 1
  %38 = add nsw i64 %2, 8
  %39 = ashr i64 %36, 63
  %40 = inttoptr i64 %38 to ptr
  store i64 %39, ptr %40, align 1
  br label %25

41:                                               ; preds = %19
  %42 = load i64, ptr %8, align 8
  %43 = add nsw i64 %23, -1
  store i64 %43, ptr %9, align 8
  %44 = add i64 %42, 1
  store i64 %44, ptr %8, align 8
  %45 = add i64 %21, 24
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %46, align 8
  store i64 0, ptr %10, align 8
  %48 = zext i1 %14 to i8
  %49 = call i32 @245(ptr nonnull %10, ptr nonnull %11, i64 %20, i64 %21, i8 %48)
  %50 = load i64, ptr %10, align 8
  %51 = icmp slt i64 %50, %47
  br i1 %51, label %27, label %25
}

define internal i32 @242(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = inttoptr i64 %2 to ptr
  store i64 0, ptr %12, align 1
  %13 = add nsw i64 %2, 8
  %14 = inttoptr i64 %13 to ptr
  store i64 0, ptr %14, align 1
  store i8 0, ptr %6, align 1
  %15 = call i32 @244(ptr nonnull %6, ptr nonnull %7, i64 %3)
  %16 = load i8, ptr %6, align 1
  %17 = icmp ne i8 %16, 0
  %18 = add nsw i64 %4, 8
  %19 = inttoptr i64 %4 to ptr
  %20 = load i64, ptr %19, align 8
  store i64 0, ptr %8, align 8
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 0)
  store i64 %21, ptr %9, align 8
  br label %22

22:                                               ; preds = %5, %29
  %23 = phi i64 [ %3, %5 ], [ %37, %29 ]
  %24 = phi i64 [ %18, %5 ], [ %38, %29 ]
  %25 = load i64, ptr %9, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %43, label %39

27:                                               ; preds = %39, %40, %43
  %28 = phi i8 [ 0, %43 ], [ 1, %40 ], [ 1, %39 ]
  store i8 %28, ptr %0, align 1
  ret i32 poison

29:                                               ; preds = %43
  %30 = load i128, ptr %12, align 1
  %31 = zext i64 %49 to i128
  %32 = mul i128 %30, %31
  %33 = zext i64 %52 to i128
  %34 = add i128 %32, %33
  store i128 %34, ptr %12, align 1
  %35 = inttoptr i64 %24 to ptr
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %23, %36
  %38 = add nsw i64 %24, 48
  br label %22

39:                                               ; preds = %22
  br i1 %17, label %40, label %27

40:                                               ; preds = %39
  %41 = load i128, ptr %12, align 1
  %42 = sub i128 0, %41
  store i128 %42, ptr %12, align 1
  br label %27

43:                                               ; preds = %22
  %44 = load i64, ptr %8, align 8
  %45 = add nsw i64 %25, -1
  store i64 %45, ptr %9, align 8
  %46 = add i64 %44, 1
  store i64 %46, ptr %8, align 8
  %47 = add i64 %24, 24
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  store i64 0, ptr %10, align 8
  %50 = zext i1 %17 to i8
  %51 = call i32 @245(ptr nonnull %10, ptr nonnull %11, i64 %23, i64 %24, i8 %50)
  %52 = load i64, ptr %10, align 8
  %53 = icmp slt i64 %52, %49
  br i1 %53, label %29, label %27
}

define internal i32 @243(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  store i64 0, ptr %6, align 8
  store i64 4, ptr %7, align 8
  br label %14

14:                                               ; preds = %5, %48
  %15 = load i64, ptr %7, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %48, label %17

17:                                               ; preds = %14
  store i8 0, ptr %8, align 1
  %18 = call i32 @244(ptr nonnull %8, ptr nonnull %9, i64 %3)
  %19 = load i8, ptr %8, align 1
  %20 = icmp ne i8 %19, 0
  %21 = add nsw i64 %4, 8
  %22 = inttoptr i64 %4 to ptr
  %23 = load i64, ptr %22, align 8
  store i64 0, ptr %10, align 8
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  store i64 %24, ptr %11, align 8
  br label %25

25:                                               ; preds = %17, %32
  %26 = phi i64 [ %3, %17 ], [ %41, %32 ]
  %27 = phi i64 [ %21, %17 ], [ %42, %32 ]
  %28 = load i64, ptr %11, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %55, label %43

30:                                               ; preds = %43, %44, %55
  %31 = phi i8 [ 0, %55 ], [ 1, %44 ], [ 1, %43 ]
  store i8 %31, ptr %0, align 1
  ret i32 poison

32:                                               ; preds = %55
  %33 = inttoptr i64 %2 to ptr
  %34 = load i256, ptr %33, align 1
  %35 = zext i64 %61 to i256
  %36 = mul i256 %34, %35
  %37 = zext i64 %64 to i256
  %38 = add i256 %36, %37
  store i256 %38, ptr %33, align 1
  %39 = inttoptr i64 %27 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %26, %40
  %42 = add nsw i64 %27, 48
  br label %25

43:                                               ; preds = %25
  br i1 %20, label %44, label %30

44:                                               ; preds = %43
  %45 = inttoptr i64 %2 to ptr
  %46 = load i256, ptr %45, align 1
  %47 = sub i256 0, %46
  store i256 %47, ptr %45, align 1
  br label %30

48:                                               ; preds = %14
  %49 = load i64, ptr %6, align 8
  %50 = add nsw i64 %15, -1
  store i64 %50, ptr %7, align 8
  %51 = add i64 %49, 1
  store i64 %51, ptr %6, align 8
  %52 = shl nsw i64 %49, 3
  %53 = add nsw i64 %2, %52
  %54 = inttoptr i64 %53 to ptr
  store i64 0, ptr %54, align 1
  br label %14

55:                                               ; preds = %25
  %56 = load i64, ptr %10, align 8
  %57 = add nsw i64 %28, -1
  store i64 %57, ptr %11, align 8
  %58 = add i64 %56, 1
  store i64 %58, ptr %10, align 8
  %59 = add i64 %27, 24
  %60 = inttoptr i64 %59 to ptr
  %61 = load i64, ptr %60, align 8
  store i64 0, ptr %12, align 8
  %62 = zext i1 %20 to i8
  %63 = call i32 @245(ptr nonnull %12, ptr nonnull %13, i64 %26, i64 %27, i8 %62)
  %64 = load i64, ptr %12, align 8
  %65 = icmp slt i64 %64, %61
  br i1 %65, label %32, label %30
}

define internal i32 @244(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i8, align 1
  store i8 0, ptr %4, align 1
  %5 = inttoptr i64 %2 to ptr
  %6 = load i8, ptr %5, align 1
  %7 = zext i8 %6 to i64
  store i8 0, ptr %4, align 1
  %8 = call i32 @248(ptr nonnull %4, i64 %7)
  %9 = load i8, ptr %4, align 1
  %10 = icmp ne i8 %9, 0
  %11 = zext i1 %10 to i8
  store i8 %11, ptr %0, align 1
  ret i32 poison
}

define internal i32 @245(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 -9223372036854775800, -9223372036854775808) %3, i8 range(i8 0, 2) %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = add i64 %3, 32
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %3 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %3, 8
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %5
  %18 = inttoptr i64 %2 to ptr
  %19 = load i64, ptr %18, align 1
  %20 = call i64 @llvm.bswap.i64(i64 %19)
  %21 = shl i64 %12, 3
  %22 = sub i64 64, %21
  %23 = lshr i64 %20, %22
  br label %31

24:                                               ; preds = %5
  %25 = shl i64 %12, 3
  %26 = sub i64 64, %25
  %27 = lshr i64 -1, %26
  %28 = inttoptr i64 %2 to ptr
  %29 = load i64, ptr %28, align 1
  %30 = and i64 %29, %27
  br label %31

31:                                               ; preds = %24, %17
  %32 = phi i64 [ %23, %17 ], [ %30, %24 ]
  store i64 0, ptr %6, align 8
  %33 = call i32 @246(ptr nonnull %6, i64 %32, i64 %10, i8 %4)
  %34 = load i64, ptr %6, align 8
  %35 = add i64 %3, 40
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp ne i64 %37, 0
  store i64 0, ptr %7, align 8
  %39 = zext i1 %38 to i8
  %40 = call i32 @247(ptr nonnull %7, i64 %10, i8 %39, i64 %34)
  %41 = load i64, ptr %7, align 8
  store i64 %41, ptr %0, align 8
  ret i32 poison
}

define internal i32 @246(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i8 range(i8 0, 2) %3) {
  %5 = icmp eq i8 %3, 0
  %6 = shl nsw i64 %2, 1
  %7 = xor i64 %1, -1
  %8 = add i64 %6, %7
  %9 = select i1 %5, i64 %1, i64 %8
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @247(ptr noalias nonnull captures(none) %0, i64 %1, i8 range(i8 0, 2) %2, i64 %3) {
  %5 = icmp eq i8 %2, 0
  %6 = icmp slt i64 %3, %1
  %7 = select i1 %5, i1 true, i1 %6
  %8 = select i1 %7, i64 0, i64 %1
  %9 = sub nsw i64 %3, %8
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @248(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 256) %1) {
  %3 = icmp samesign ult i64 %1, 128
  %4 = zext i1 %3 to i8
  store i8 %4, ptr %0, align 1
  ret i32 poison
}

define internal i32 @249(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca [7 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %16 = call i32 @273(ptr nonnull %5, ptr nonnull %12, i64 %2, i64 %3)
  %17 = load i64, ptr %8, align 8
  %18 = load i64, ptr %9, align 8
  %19 = load i64, ptr %10, align 8
  %20 = load i64, ptr %11, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i64, ptr %6, align 8
  %23 = load i64, ptr %5, align 8
  store i64 0, ptr %13, align 8
  %24 = call i32 @260(ptr nonnull %13, ptr nonnull %14, i64 %23, i64 %22, i64 %21)
  %25 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %26 = call i32 @274(ptr nonnull %15, i64 %25, i64 %17, i64 %18, i64 %19, i64 %20)
  %27 = load i64, ptr %15, align 8
  store i64 %27, ptr %0, align 8
  ret i32 poison
}

define internal i32 @250(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca [2 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %8 = call i32 @269(ptr nonnull %5, ptr nonnull %7, i64 %2, i64 %3)
  %9 = load i64, ptr %5, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp eq i64 %9, 0
  %12 = icmp eq i64 %10, 0
  %13 = select i1 %11, i1 %12, i1 false
  %14 = icmp sgt i64 %10, 999999
  %15 = select i1 %13, i1 true, i1 %14
  %16 = mul nsw i64 %9, 1000000
  %17 = add nsw i64 %16, %10
  %18 = select i1 %15, i64 -9223372036854775808, i64 %17
  store i64 %18, ptr %0, align 8
  ret i32 poison
}

define internal i32 @251(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca [3 x i64], align 8
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = inttoptr i64 %2 to ptr
  %10 = load i24, ptr %9, align 1
  %11 = zext i24 %10 to i64
  store i64 0, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %12 = call i32 @268(ptr nonnull %4, i64 %11)
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %5, align 8
  %15 = load i64, ptr %4, align 8
  store i64 0, ptr %7, align 8
  %16 = call i32 @260(ptr nonnull %7, ptr nonnull %8, i64 %15, i64 %14, i64 %13)
  %17 = load i64, ptr %7, align 8
  store i64 %17, ptr %0, align 8
  ret i32 poison
}

define internal i32 @252(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca { i8, i64, i64, i64, i64 }, align 8
  store i8 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  store i8 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %12 = call i32 @263(ptr nonnull %5, ptr nonnull %10, i64 %2, i64 %3)
  %13 = load i8, ptr %5, align 8
  %14 = icmp ne i8 %13, 0
  %15 = load i64, ptr %9, align 8
  %16 = load i64, ptr %8, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load i64, ptr %6, align 8
  store i64 0, ptr %11, align 8
  %19 = zext i1 %14 to i8
  %20 = call i32 @264(ptr nonnull %11, i8 %19, i64 %18, i64 %17, i64 %16, i64 %15)
  %21 = load i64, ptr %11, align 8
  store i64 %21, ptr %0, align 8
  ret i32 poison
}

define internal i32 @253(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca [6 x i64], align 8
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = inttoptr i64 %2 to ptr
  %14 = load i64, ptr %13, align 1
  store i64 0, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %15 = call i32 @259(ptr nonnull %4, i64 %14)
  %16 = load i64, ptr %7, align 8
  %17 = load i64, ptr %8, align 8
  %18 = load i64, ptr %9, align 8
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %5, align 8
  %21 = load i64, ptr %4, align 8
  store i64 0, ptr %10, align 8
  %22 = call i32 @260(ptr nonnull %10, ptr nonnull %11, i64 %21, i64 %20, i64 %19)
  %23 = load i64, ptr %10, align 8
  store i64 0, ptr %12, align 8
  %24 = call i32 @261(ptr nonnull %12, i64 %23, i64 %16, i64 %17, i64 %18)
  %25 = load i64, ptr %12, align 8
  store i64 %25, ptr %0, align 8
  ret i32 poison
}

define internal i32 @254(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i32, ptr %3, align 1
  %5 = icmp eq i32 %4, 0
  %6 = zext i32 %4 to i64
  %7 = mul nuw nsw i64 %6, 1000000
  %8 = select i1 %5, i64 -9223372036854775808, i64 %7
  store i64 %8, ptr %0, align 8
  ret i32 poison
}

define internal i32 @255(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca { i8, i64, i64, i64 }, align 8
  store i8 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  store i8 0, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %10 = call i32 @256(ptr nonnull %4, ptr nonnull %8, i64 %2)
  %11 = load i8, ptr %4, align 8
  %12 = icmp ne i8 %11, 0
  %13 = load i64, ptr %7, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %5, align 8
  store i64 0, ptr %9, align 8
  %16 = zext i1 %12 to i8
  %17 = call i32 @257(ptr nonnull %9, i8 %16, i64 %15, i64 %14, i64 %13)
  %18 = load i64, ptr %9, align 8
  store i64 %18, ptr %0, align 8
  ret i32 poison
}

define internal i32 @256(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca { i8, i64, i64, i64 }, align 8
  store i8 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 0, ptr %7, align 8
  %8 = inttoptr i64 %2 to ptr
  %9 = load i24, ptr %8, align 1
  %10 = zext i24 %9 to i64
  store i8 0, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %11 = call i32 @258(ptr nonnull %4, i64 %10)
  %12 = load i8, ptr %4, align 8
  %13 = icmp ne i8 %12, 0
  %14 = load i64, ptr %7, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %5, align 8
  %17 = zext i1 %13 to i8
  %18 = insertvalue { i8, i64, i64, i64 } undef, i8 %17, 0
  %19 = insertvalue { i8, i64, i64, i64 } %18, i64 %16, 1
  %20 = insertvalue { i8, i64, i64, i64 } %19, i64 %15, 2
  %21 = insertvalue { i8, i64, i64, i64 } %20, i64 %14, 3
  store { i8, i64, i64, i64 } %21, ptr %0, align 8
  ret i32 poison
}

define internal i32 @257(ptr noalias nonnull captures(none) %0, i8 range(i8 0, 2) %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp eq i8 %1, 0
  %7 = mul nsw i64 %2, 3600
  %8 = mul nsw i64 %3, 60
  %9 = add nsw i64 %7, %8
  %10 = add nsw i64 %9, %4
  %11 = mul nsw i64 %10, 1000000
  %12 = sub i64 0, %11
  %13 = select i1 %6, i64 %11, i64 %12
  store i64 %13, ptr %0, align 8
  ret i32 poison
}

define internal i32 @258(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 16777216) %1) {
  %3 = icmp samesign ugt i64 %1, 8388607
  %4 = sub nuw nsw i64 16777216, %1
  %5 = select i1 %3, i64 %4, i64 %1
  %6 = udiv i64 %5, 10000
  %7 = udiv i64 %5, 100
  %8 = urem i64 %5, 100
  %9 = urem i64 %7, 100
  %10 = zext i1 %3 to i8
  %11 = insertvalue { i8, i64, i64, i64 } undef, i8 %10, 0
  %12 = insertvalue { i8, i64, i64, i64 } %11, i64 %6, 1
  %13 = insertvalue { i8, i64, i64, i64 } %12, i64 %9, 2
  %14 = insertvalue { i8, i64, i64, i64 } %13, i64 %8, 3
  store { i8, i64, i64, i64 } %14, ptr %0, align 8
  ret i32 poison
}

define internal i32 @259(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = sdiv i64 %1, 10000000000
  %4 = srem i64 %1, 10000000000
  %5 = ashr i64 %4, 63
  %6 = add nsw i64 %3, %5
  %7 = sdiv i64 %1, 100000000
  %8 = srem i64 %1, 100000000
  %9 = ashr i64 %8, 63
  %10 = add nsw i64 %7, %9
  %11 = mul nsw i64 %6, -100
  %12 = sdiv i64 %1, 1000000
  %13 = srem i64 %1, 1000000
  %14 = ashr i64 %13, 63
  %15 = add nsw i64 %12, %14
  %16 = mul nsw i64 %10, -100
  %17 = sdiv i64 %1, 10000
  %18 = srem i64 %1, 10000
  %19 = ashr i64 %18, 63
  %20 = add nsw i64 %17, %19
  %21 = mul nsw i64 %15, -100
  %22 = sdiv i64 %1, 100
  %23 = srem i64 %1, 100
  %24 = ashr i64 %23, 63
  %25 = add nsw i64 %22, %24
  %26 = mul nsw i64 %20, -100
  %27 = mul i64 %25, -100
  %28 = add nsw i64 %26, %25
  %29 = add nsw i64 %21, %20
  %30 = add nsw i64 %16, %15
  %31 = add nsw i64 %11, %10
  %32 = add i64 %27, %1
  store i64 %6, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %31, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %30, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %29, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %28, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %32, ptr %37, align 8
  ret i32 poison
}

define internal i32 @260(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = add i64 %2, -10000
  %8 = icmp ult i64 %7, -9999
  %9 = add i64 %3, -13
  %10 = icmp ult i64 %9, -12
  %11 = select i1 %8, i1 true, i1 %10
  %12 = icmp slt i64 %4, 1
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %18, label %14

14:                                               ; preds = %5
  store i64 0, ptr %6, align 8
  %15 = call i32 @262(ptr nonnull %6, i64 %2, i64 %3)
  %16 = load i64, ptr %6, align 8
  %17 = icmp sgt i64 %4, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %5, %14, %20
  %19 = phi i64 [ %48, %20 ], [ -9223372036854775808, %14 ], [ -9223372036854775808, %5 ]
  store i64 %19, ptr %0, align 8
  ret i32 poison

20:                                               ; preds = %14
  %21 = icmp slt i64 %3, 3
  %22 = add nuw nsw i64 %3, 12
  %23 = sext i1 %21 to i64
  %24 = add nsw i64 %2, %23
  %25 = select i1 %21, i64 %22, i64 %3
  %26 = udiv i64 %24, 400
  %27 = mul nsw i64 %26, -400
  %28 = add nsw i64 %27, %24
  %29 = mul nuw nsw i64 %25, 153
  %30 = add nsw i64 %29, -457
  %31 = sdiv i64 %30, 5
  %32 = srem i64 %30, 5
  %33 = ashr i64 %32, 63
  %34 = add nsw i64 %31, %33
  %35 = ashr i64 %28, 2
  %36 = sdiv i64 %28, -100
  %37 = srem i64 %28, 100
  %38 = lshr i64 %37, 63
  %39 = add nsw i64 %36, %38
  %40 = mul nuw nsw i64 %26, 146097
  %41 = mul nsw i64 %28, 365
  %42 = add nsw i64 %40, %41
  %43 = add nsw i64 %42, %35
  %44 = add nsw i64 %34, %4
  %45 = add nsw i64 %44, -1
  %46 = add i64 %39, %43
  %47 = add nsw i64 %46, %45
  %48 = add nsw i64 %47, -719468
  br label %18
}

define internal i32 @261(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp eq i64 %1, -9223372036854775808
  %7 = icmp sgt i64 %2, 23
  %8 = select i1 %6, i1 true, i1 %7
  %9 = icmp sgt i64 %3, 59
  %10 = select i1 %8, i1 true, i1 %9
  %11 = icmp sgt i64 %4, 59
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %5, %15
  %14 = phi i64 [ %22, %15 ], [ -9223372036854775808, %5 ]
  store i64 %14, ptr %0, align 8
  ret i32 poison

15:                                               ; preds = %5
  %16 = mul nsw i64 %1, 86400
  %17 = mul nsw i64 %2, 3600
  %18 = add nsw i64 %16, %17
  %19 = mul nsw i64 %3, 60
  %20 = add nsw i64 %18, %19
  %21 = add nsw i64 %20, %4
  %22 = mul nsw i64 %21, 1000000
  br label %13
}

define internal i32 @262(ptr noalias nonnull captures(none) %0, i64 range(i64 1, 10000) %1, i64 range(i64 1, 13) %2) {
  %4 = icmp eq i64 %2, 2
  br i1 %4, label %11, label %7

5:                                                ; preds = %11, %14, %17, %7
  %6 = phi i64 [ %10, %7 ], [ 29, %14 ], [ %20, %17 ], [ 28, %11 ]
  store i64 %6, ptr %0, align 8
  ret i32 poison

7:                                                ; preds = %3
  %8 = lshr i64 %2, 3
  %9 = add nuw nsw i64 %2, %8
  %10 = or i64 %9, 30
  br label %5

11:                                               ; preds = %3
  %12 = and i64 %1, 3
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %5

14:                                               ; preds = %11
  %15 = urem i64 %1, 100
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %5

17:                                               ; preds = %14
  %18 = urem i64 %1, 400
  %19 = icmp eq i64 %18, 0
  %20 = select i1 %19, i64 29, i64 28
  br label %5
}

define internal i32 @263(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca { i8, i64, i64, i64, i64 }, align 8
  store i8 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %11, align 8
  store i64 0, ptr %5, align 8
  %12 = call i32 @265(ptr nonnull %5, i64 %2)
  %13 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %14 = call i32 @266(ptr nonnull %6, i64 %2, i64 %3)
  %15 = load i64, ptr %6, align 8
  store i8 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %16 = call i32 @267(ptr nonnull %7, i64 %13, i64 %15, i64 %3)
  %17 = load i8, ptr %7, align 8
  %18 = icmp ne i8 %17, 0
  %19 = load i64, ptr %11, align 8
  %20 = load i64, ptr %10, align 8
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %8, align 8
  %23 = zext i1 %18 to i8
  %24 = insertvalue { i8, i64, i64, i64, i64 } undef, i8 %23, 0
  %25 = insertvalue { i8, i64, i64, i64, i64 } %24, i64 %22, 1
  %26 = insertvalue { i8, i64, i64, i64, i64 } %25, i64 %21, 2
  %27 = insertvalue { i8, i64, i64, i64, i64 } %26, i64 %20, 3
  %28 = insertvalue { i8, i64, i64, i64, i64 } %27, i64 %19, 4
  store { i8, i64, i64, i64, i64 } %28, ptr %0, align 8
  ret i32 poison
}

define internal i32 @264(ptr noalias nonnull captures(none) %0, i8 range(i8 0, 2) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp eq i8 %1, 0
  %8 = mul nsw i64 %2, 3600
  %9 = mul nsw i64 %3, 60
  %10 = add nsw i64 %8, %9
  %11 = add nsw i64 %10, %4
  %12 = mul nsw i64 %11, 1000000
  %13 = add nsw i64 %12, %5
  %14 = sub i64 0, %13
  %15 = select i1 %7, i64 %13, i64 %14
  store i64 %15, ptr %0, align 8
  ret i32 poison
}

define internal i32 @265(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i24, ptr %3, align 1
  %5 = zext i24 %4 to i64
  %6 = call i64 @llvm.bswap.i64(i64 %5)
  %7 = lshr exact i64 %6, 40
  store i64 %7, ptr %0, align 8
  ret i32 poison
}

define internal i32 @266(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %6, label %7

5:                                                ; preds = %22, %16, %9, %6
  ret i32 poison

6:                                                ; preds = %3
  store i64 0, ptr %0, align 8
  br label %5

7:                                                ; preds = %3
  %8 = icmp slt i64 %2, 3
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = add i64 %1, 3
  %11 = inttoptr i64 %10 to ptr
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i64
  store i64 %13, ptr %0, align 8
  br label %5

14:                                               ; preds = %7
  %15 = icmp slt i64 %2, 5
  br i1 %15, label %16, label %22

16:                                               ; preds = %14
  %17 = add i64 %1, 3
  %18 = inttoptr i64 %17 to ptr
  %19 = load i16, ptr %18, align 1
  %20 = call i16 @llvm.bswap.i16(i16 %19)
  %21 = zext i16 %20 to i64
  store i64 %21, ptr %0, align 8
  br label %5

22:                                               ; preds = %14
  %23 = add i64 %1, 3
  %24 = inttoptr i64 %23 to ptr
  %25 = load i24, ptr %24, align 1
  %26 = zext i24 %25 to i64
  %27 = call i64 @llvm.bswap.i64(i64 %26)
  %28 = lshr exact i64 %27, 40
  store i64 %28, ptr %0, align 8
  br label %5
}

define internal i32 @267(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add nsw i64 %3, 1
  %6 = ashr i64 %5, 1
  switch i64 %6, label %9 [
    i64 0, label %10
    i64 1, label %7
    i64 2, label %8
  ]

7:                                                ; preds = %4
  br label %10

8:                                                ; preds = %4
  br label %10

9:                                                ; preds = %4
  br label %10

10:                                               ; preds = %4, %9, %8, %7
  %11 = phi i64 [ 4294967296, %4 ], [ 4295032831, %8 ], [ 4294967551, %7 ], [ 4311744511, %9 ]
  %12 = phi i64 [ 1, %4 ], [ 65536, %8 ], [ 256, %7 ], [ 16777216, %9 ]
  %13 = icmp eq i64 %6, 0
  %14 = select i1 %13, i64 0, i64 %2
  %15 = add nsw i64 %1, -8388608
  %16 = mul nsw i64 %15, %12
  %17 = add nsw i64 %16, %14
  %18 = call i64 @llvm.abs.i64(i64 %17, i1 false)
  %19 = icmp ult i64 %18, 4294967296
  br i1 %19, label %20, label %26

20:                                               ; preds = %10
  %21 = trunc nuw nsw i64 %12 to i32
  %22 = trunc nuw i64 %18 to i32
  %23 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true)
  %24 = lshr i32 %22, %23
  %25 = zext i32 %24 to i64
  br label %30

26:                                               ; preds = %10
  %27 = sdiv i64 %18, %12
  %28 = srem i64 %18, %12
  %29 = ashr i64 %28, 63
  br label %30

30:                                               ; preds = %26, %20
  %31 = phi i64 [ %25, %20 ], [ %27, %26 ]
  %32 = phi i64 [ 0, %20 ], [ %29, %26 ]
  br i1 %19, label %33, label %39

33:                                               ; preds = %30
  %34 = trunc nuw nsw i64 %12 to i32
  %35 = trunc nuw i64 %18 to i32
  %36 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %37 = lshr i32 %35, %36
  %38 = zext i32 %37 to i64
  br label %43

39:                                               ; preds = %30
  %40 = sdiv i64 %18, %12
  %41 = srem i64 %18, %12
  %42 = ashr i64 %41, 63
  br label %43

43:                                               ; preds = %39, %33
  %44 = phi i64 [ %38, %33 ], [ %40, %39 ]
  %45 = phi i64 [ 0, %33 ], [ %42, %39 ]
  br i1 %19, label %46, label %52

46:                                               ; preds = %43
  %47 = trunc nuw nsw i64 %12 to i32
  %48 = trunc nuw i64 %18 to i32
  %49 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %47, i1 true)
  %50 = lshr i32 %48, %49
  %51 = zext i32 %50 to i64
  br label %56

52:                                               ; preds = %43
  %53 = sdiv i64 %18, %12
  %54 = srem i64 %18, %12
  %55 = ashr i64 %54, 63
  br label %56

56:                                               ; preds = %52, %46
  %57 = phi i64 [ %51, %46 ], [ %53, %52 ]
  %58 = phi i64 [ 0, %46 ], [ %55, %52 ]
  br i1 %19, label %59, label %61

59:                                               ; preds = %56
  %60 = and i64 %11, %18
  br label %63

61:                                               ; preds = %56
  %62 = srem i64 %18, %12
  br label %63

63:                                               ; preds = %61, %59
  %64 = phi i64 [ %60, %59 ], [ %62, %61 ]
  %65 = icmp eq i64 %6, 1
  %66 = icmp eq i64 %6, 2
  %67 = select i1 %66, i64 100, i64 1
  %68 = select i1 %65, i64 10000, i64 %67
  %69 = add i64 %57, %58
  %70 = and i64 %69, 63
  %71 = add i64 %44, %45
  %72 = lshr i64 %71, 6
  %73 = and i64 %72, 63
  %74 = add i64 %31, %32
  %75 = lshr i64 %74, 12
  %76 = and i64 %75, 1023
  %77 = icmp slt i64 %64, 0
  %78 = select i1 %77, i64 %12, i64 0
  %79 = add nsw i64 %64, %78
  %80 = mul nsw i64 %79, %68
  %81 = lshr i64 %17, 63
  %82 = trunc nuw nsw i64 %81 to i8
  %83 = insertvalue { i8, i64, i64, i64, i64 } undef, i8 %82, 0
  %84 = insertvalue { i8, i64, i64, i64, i64 } %83, i64 %76, 1
  %85 = insertvalue { i8, i64, i64, i64, i64 } %84, i64 %73, 2
  %86 = insertvalue { i8, i64, i64, i64, i64 } %85, i64 %70, 3
  %87 = insertvalue { i8, i64, i64, i64, i64 } %86, i64 %80, 4
  store { i8, i64, i64, i64, i64 } %87, ptr %0, align 8
  ret i32 poison
}

define internal i32 @268(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 16777216) %1) {
  %3 = and i64 %1, 31
  %4 = lshr i64 %1, 5
  %5 = and i64 %4, 15
  %6 = lshr i64 %1, 9
  store i64 %6, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3, ptr %8, align 8
  ret i32 poison
}

define internal i32 @269(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %5, align 8
  %8 = call i32 @270(ptr nonnull %5, i64 %2)
  %9 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %10 = call i32 @271(ptr nonnull %6, i64 %2, i64 %3)
  %11 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %12 = call i32 @272(ptr nonnull %7, i64 %11, i64 %3)
  %13 = load i64, ptr %7, align 8
  store i64 %9, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %13, ptr %14, align 8
  ret i32 poison
}

define internal i32 @270(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i32, ptr %3, align 1
  %5 = call i32 @llvm.bswap.i32(i32 %4)
  %6 = zext i32 %5 to i64
  store i64 %6, ptr %0, align 8
  ret i32 poison
}

define internal i32 @271(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %6, label %7

5:                                                ; preds = %22, %16, %9, %6
  ret i32 poison

6:                                                ; preds = %3
  store i64 0, ptr %0, align 8
  br label %5

7:                                                ; preds = %3
  %8 = icmp slt i64 %2, 3
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = add i64 %1, 4
  %11 = inttoptr i64 %10 to ptr
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i64
  store i64 %13, ptr %0, align 8
  br label %5

14:                                               ; preds = %7
  %15 = icmp slt i64 %2, 5
  br i1 %15, label %16, label %22

16:                                               ; preds = %14
  %17 = add i64 %1, 4
  %18 = inttoptr i64 %17 to ptr
  %19 = load i16, ptr %18, align 1
  %20 = call i16 @llvm.bswap.i16(i16 %19)
  %21 = zext i16 %20 to i64
  store i64 %21, ptr %0, align 8
  br label %5

22:                                               ; preds = %14
  %23 = add i64 %1, 4
  %24 = inttoptr i64 %23 to ptr
  %25 = load i24, ptr %24, align 1
  %26 = zext i24 %25 to i64
  %27 = call i64 @llvm.bswap.i64(i64 %26)
  %28 = lshr exact i64 %27, 40
  store i64 %28, ptr %0, align 8
  br label %5
}

define internal i32 @272(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add nsw i64 %2, 1
  %5 = ashr i64 %4, 1
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 0, i64 %1
  %8 = icmp eq i64 %5, 2
  %9 = select i1 %8, i64 100, i64 1
  %10 = icmp eq i64 %5, 1
  %11 = select i1 %10, i64 10000, i64 %9
  %12 = mul nsw i64 %7, %11
  store i64 %12, ptr %0, align 8
  ret i32 poison
}

define internal i32 @273(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca [3 x i64], align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  store i64 0, ptr %5, align 8
  %14 = call i32 @275(ptr nonnull %5, i64 %2)
  %15 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %16 = call i32 @276(ptr nonnull %6, i64 %2, i64 %3)
  %17 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %18 = call i32 @277(ptr nonnull %7, i64 %15, i64 %17, i64 %3)
  %19 = load i64, ptr %7, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %9, align 8
  store i64 0, ptr %10, align 8
  %22 = call i32 @278(ptr nonnull %10, i64 %2)
  %23 = load i64, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %24 = call i32 @279(ptr nonnull %11, i64 %2)
  %25 = load i64, ptr %11, align 8
  store i64 0, ptr %12, align 8
  %26 = call i32 @280(ptr nonnull %12, i64 %2)
  %27 = load i64, ptr %12, align 8
  store i64 0, ptr %13, align 8
  %28 = call i32 @281(ptr nonnull %13, i64 %2)
  %29 = load i64, ptr %13, align 8
  store i64 %19, ptr %0, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %20, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %23, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %25, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %27, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %29, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %21, ptr %35, align 8
  ret i32 poison
}

define internal i32 @274(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp eq i64 %1, -9223372036854775808
  %8 = icmp sgt i64 %2, 23
  %9 = select i1 %7, i1 true, i1 %8
  %10 = icmp sgt i64 %3, 59
  %11 = select i1 %9, i1 true, i1 %10
  %12 = icmp sgt i64 %4, 59
  %13 = select i1 %11, i1 true, i1 %12
  %14 = icmp sgt i64 %5, 999999
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %6, %18
  %17 = phi i64 [ %26, %18 ], [ -9223372036854775808, %6 ]
  store i64 %17, ptr %0, align 8
  ret i32 poison

18:                                               ; preds = %6
  %19 = mul nsw i64 %1, 86400
  %20 = mul nsw i64 %2, 3600
  %21 = add nsw i64 %19, %20
  %22 = mul nsw i64 %3, 60
  %23 = add nsw i64 %21, %22
  %24 = add nsw i64 %23, %4
  %25 = mul nsw i64 %24, 1000000
  %26 = add nsw i64 %25, %5
  br label %16
}

define internal i32 @275(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i40, ptr %3, align 1
  %5 = zext i40 %4 to i64
  %6 = call i64 @llvm.bswap.i64(i64 %5)
  %7 = lshr i64 %6, 46
  %8 = and i64 %7, 131071
  store i64 %8, ptr %0, align 8
  ret i32 poison
}

define internal i32 @276(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %6, label %7

5:                                                ; preds = %22, %16, %9, %6
  ret i32 poison

6:                                                ; preds = %3
  store i64 0, ptr %0, align 8
  br label %5

7:                                                ; preds = %3
  %8 = icmp slt i64 %2, 3
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = add i64 %1, 5
  %11 = inttoptr i64 %10 to ptr
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i64
  store i64 %13, ptr %0, align 8
  br label %5

14:                                               ; preds = %7
  %15 = icmp slt i64 %2, 5
  br i1 %15, label %16, label %22

16:                                               ; preds = %14
  %17 = add i64 %1, 5
  %18 = inttoptr i64 %17 to ptr
  %19 = load i16, ptr %18, align 1
  %20 = call i16 @llvm.bswap.i16(i16 %19)
  %21 = zext i16 %20 to i64
  store i64 %21, ptr %0, align 8
  br label %5

22:                                               ; preds = %14
  %23 = add i64 %1, 5
  %24 = inttoptr i64 %23 to ptr
  %25 = load i24, ptr %24, align 1
  %26 = zext i24 %25 to i64
  %27 = call i64 @llvm.bswap.i64(i64 %26)
  %28 = lshr exact i64 %27, 40
  store i64 %28, ptr %0, align 8
  br label %5
}

define internal i32 @277(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add nsw i64 %3, 1
  %6 = ashr i64 %5, 1
  %7 = sdiv i64 %1, 13
  %8 = srem i64 %1, 13
  %9 = icmp slt i64 %8, 0
  %10 = ashr i64 %8, 63
  %11 = add nsw i64 %7, %10
  %12 = add nsw i64 %8, 13
  %13 = select i1 %9, i64 %12, i64 %8
  %14 = icmp eq i64 %6, 0
  %15 = select i1 %14, i64 0, i64 %2
  %16 = icmp eq i64 %6, 2
  %17 = select i1 %16, i64 100, i64 1
  %18 = icmp eq i64 %6, 1
  %19 = select i1 %18, i64 10000, i64 %17
  %20 = mul nsw i64 %15, %19
  store i64 %11, ptr %0, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %13, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %20, ptr %22, align 8
  ret i32 poison
}

define internal i32 @278(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i40, ptr %3, align 1
  %5 = zext i40 %4 to i64
  %6 = lshr i64 %5, 17
  %7 = and i64 %6, 31
  store i64 %7, ptr %0, align 8
  ret i32 poison
}

define internal i32 @279(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i40, ptr %3, align 1
  %5 = zext i40 %4 to i64
  %6 = call i64 @llvm.bswap.i64(i64 %5)
  %7 = lshr i64 %6, 36
  %8 = and i64 %7, 31
  store i64 %8, ptr %0, align 8
  ret i32 poison
}

define internal i32 @280(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i40, ptr %3, align 1
  %5 = zext i40 %4 to i64
  %6 = call i64 @llvm.bswap.i64(i64 %5)
  %7 = lshr i64 %6, 30
  %8 = and i64 %7, 63
  store i64 %8, ptr %0, align 8
  ret i32 poison
}

define internal i32 @281(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i40, ptr %3, align 1
  %5 = zext i40 %4 to i64
  %6 = lshr i64 %5, 32
  %7 = and i64 %6, 63
  store i64 %7, ptr %0, align 8
  ret i32 poison
}

define internal i32 @282(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 256) %1) {
  %3 = icmp eq i64 %1, 0
  %4 = add nuw nsw i64 %1, 1900
  %5 = select i1 %3, i64 0, i64 %4
  store i64 %5, ptr %0, align 8
  ret i32 poison
}

define internal i32 @283(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i32, ptr %5, align 1
  %7 = zext i32 %6 to i64
  %8 = add i64 %2, 4
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 1
  %11 = sext i32 %10 to i64
  store i64 0, ptr %4, align 8
  %12 = call i32 @286(ptr nonnull %4, i64 %7, i64 %11)
  %13 = load i64, ptr %4, align 8
  store i64 %13, ptr %0, align 8
  ret i32 poison
}

define internal i32 @284(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i24, ptr %5, align 1
  %7 = zext i24 %6 to i64
  store i64 0, ptr %4, align 8
  %8 = call i32 @285(ptr nonnull %4, i64 %7)
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @285(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 16777216) %1) {
  %3 = icmp samesign ugt i64 %1, 8388607
  %4 = or disjoint i64 %1, -16777216
  %5 = select i1 %3, i64 %4, i64 %1
  store i64 %5, ptr %0, align 8
  ret i32 poison
}

define internal i32 @286(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 4294967296) %1, i64 range(i64 -2147483648, 2147483648) %2) {
  call void @228(ptr null)
  call void @229(ptr null)
  %4 = shl nsw i64 %2, 32
  %5 = or disjoint i64 %1, %4
  call void @228(ptr null)
  store i64 %5, ptr %0, align 8
  call void @229(ptr null)
  call void @229(ptr null)
  ret i32 poison
}

define internal i32 @287(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = add i64 %2, 352
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %4, 32
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %12, %15
  %17 = add nsw i64 %16, 1
  %18 = add i64 %2, 392
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %2, 904
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %17
  br i1 %24, label %26, label %27

25:                                               ; preds = %81, %80, %75, %63, %42, %26
  ret i32 poison

26:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %25

27:                                               ; preds = %5
  %28 = add i64 %2, 152
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %15, 320
  %32 = add nsw i64 %30, %31
  %33 = add i64 %32, 184
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %27
  %38 = add i64 %32, 8
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 1
  br i1 %41, label %43, label %42

42:                                               ; preds = %37, %27
  store i64 17, ptr %0, align 8
  br label %25

43:                                               ; preds = %37
  %44 = add i64 %2, 400
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %20, %46
  %48 = add i64 %2, 408
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %20, %50
  %52 = add i64 %3, 224
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %2, 448
  %56 = inttoptr i64 %55 to ptr
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %54, %57
  %59 = sub i64 %51, %58
  store i8 0, ptr %6, align 1
  %60 = call i32 @295(ptr nonnull %6, i64 %2, i64 %59, i64 %47, i64 0)
  %61 = load i8, ptr %6, align 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %43
  store i64 10, ptr %0, align 8
  br label %25

64:                                               ; preds = %43
  %65 = add i64 %2, 960
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %81, label %69

69:                                               ; preds = %64
  %70 = add i64 %32, 80
  %71 = inttoptr i64 %70 to ptr
  %72 = load i64, ptr %71, align 8
  %73 = and i64 %72, 32
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %76, label %75

75:                                               ; preds = %69
  store i64 17, ptr %0, align 8
  br label %25

76:                                               ; preds = %69
  store i8 0, ptr %7, align 1
  %77 = call i32 @392(ptr nonnull %7, i64 %2, i64 %32)
  %78 = load i8, ptr %7, align 1
  %79 = icmp eq i8 %78, 0
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store i64 10, ptr %0, align 8
  br label %25

81:                                               ; preds = %76, %64
  %82 = add i64 %2, 8
  %83 = inttoptr i64 %82 to ptr
  %84 = load i64, ptr %83, align 8
  %85 = inttoptr i64 %4 to ptr
  %86 = load i64, ptr %85, align 8
  %87 = add nsw i64 %84, %86
  %88 = add i64 %4, 40
  %89 = inttoptr i64 %88 to ptr
  %90 = load i64, ptr %89, align 8
  %91 = add i64 %2, 32
  %92 = inttoptr i64 %91 to ptr
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %90, %93
  store i64 0, ptr %8, align 8
  %95 = call i32 @393(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %47, i64 %87, i64 %94, i64 %32)
  %96 = load i64, ptr %8, align 8
  %97 = sub nsw i64 %96, %20
  store i64 %97, ptr %45, align 8
  store i64 %17, ptr %22, align 8
  %98 = add i64 %2, 984
  %99 = inttoptr i64 %98 to ptr
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %99, align 8
  store i64 0, ptr %0, align 8
  br label %25
}

define internal i32 @288(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = add i64 %2, 352
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %3, 32
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %9, %12
  %14 = add nsw i64 %13, 1
  %15 = add i64 %2, 456
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, %14
  br i1 %18, label %20, label %21

19:                                               ; preds = %32, %31, %20
  ret i32 poison

20:                                               ; preds = %4
  store i64 0, ptr %0, align 8
  br label %19

21:                                               ; preds = %4
  %22 = add i64 %2, 152
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %12, 320
  %26 = add nsw i64 %24, %25
  %27 = add i64 %26, 184
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %21
  store i64 12, ptr %0, align 8
  br label %19

32:                                               ; preds = %21
  %33 = add i64 %2, 432
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %2, 440
  %37 = inttoptr i64 %36 to ptr
  store i64 %35, ptr %37, align 8
  %38 = add i64 %2, 416
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  store i64 0, ptr %5, align 8
  %41 = call i32 @387(ptr nonnull %5, ptr nonnull %6, i64 %35, i64 %40, i64 %26)
  %42 = load i64, ptr %5, align 8
  %43 = sub nsw i64 %42, %35
  %44 = add i64 %2, 448
  %45 = inttoptr i64 %44 to ptr
  store i64 %43, ptr %45, align 8
  store i64 %14, ptr %16, align 8
  store i64 0, ptr %0, align 8
  br label %19
}

define internal i32 @289(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = add i64 %1, 464
  %4 = inttoptr i64 %3 to ptr
  store i64 0, ptr %4, align 8
  %5 = add i64 %1, 304
  %6 = inttoptr i64 %5 to ptr
  store i64 0, ptr %6, align 8
  %7 = add i64 %1, 472
  %8 = inttoptr i64 %7 to ptr
  store i64 0, ptr %8, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @290(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %2, 1176
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %2, 632
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %8, %19
  br i1 %23, label %24, label %86

24:                                               ; preds = %9, %78
  %25 = phi i64 [ %75, %78 ], [ %6, %9 ]
  %26 = phi i64 [ %81, %78 ], [ %8, %9 ]
  %27 = phi i64 [ %82, %78 ], [ %22, %9 ]
  %28 = add i64 %2, 472
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %2, 304
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %2, 1016
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  store i8 0, ptr %10, align 1
  %37 = call i32 @295(ptr nonnull %10, i64 %2, i64 %7, i64 %25, i64 0)
  %38 = load i8, ptr %10, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %65, label %40

40:                                               ; preds = %24
  %41 = add i64 %2, 960
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %40
  store i64 0, ptr %11, align 8
  %46 = call i32 @343(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %3, i64 %4, i64 %5, i64 %25, i64 %7, i64 %26, i64 %27)
  %47 = load i64, ptr %11, align 8
  %48 = icmp eq i32 %46, 0
  br i1 %48, label %65, label %96, !prof !1

49:                                               ; preds = %40
  %50 = icmp eq i64 %27, %22
  br i1 %50, label %51, label %60

51:                                               ; preds = %49
  %52 = add i64 %2, 8
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = inttoptr i64 %5 to ptr
  %56 = load i64, ptr %55, align 8
  %57 = add nsw i64 %54, %56
  store i64 0, ptr %13, align 8
  %58 = call i32 @344(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %25, i64 %57)
  %59 = load i64, ptr %13, align 8
  br label %60

60:                                               ; preds = %51, %49
  %61 = phi i64 [ %25, %49 ], [ %59, %51 ]
  store i64 0, ptr %15, align 8
  %62 = call i32 @345(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %3, i64 %4, i64 %5, i64 %61, i64 %7, i64 %26, i64 %27)
  %63 = load i64, ptr %15, align 8
  %64 = icmp eq i32 %62, 0
  br i1 %64, label %65, label %100, !prof !1

65:                                               ; preds = %60, %45, %24
  %66 = phi i64 [ -10, %24 ], [ %63, %60 ], [ %47, %45 ]
  %67 = icmp sgt i64 %66, -1
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = add i64 %2, 40
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, %26
  %73 = select i1 %72, i64 -1, i64 %66
  br label %74

74:                                               ; preds = %68, %65
  %75 = phi i64 [ %66, %65 ], [ %73, %68 ]
  %76 = icmp slt i64 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %74
  store i64 %30, ptr %29, align 8
  store i64 %33, ptr %32, align 8
  store i64 %36, ptr %35, align 8
  br label %86

78:                                               ; preds = %74
  %79 = add i64 %2, 40
  %80 = inttoptr i64 %79 to ptr
  %81 = load i64, ptr %80, align 8
  %82 = add nsw i64 %27, 1
  %83 = icmp slt i64 %81, %19
  br i1 %83, label %24, label %86

84:                                               ; preds = %100, %96, %86
  %85 = phi i32 [ 0, %86 ], [ %62, %100 ], [ %46, %96 ]
  ret i32 %85

86:                                               ; preds = %78, %77, %9
  %87 = phi i64 [ %25, %77 ], [ %75, %78 ], [ %6, %9 ]
  %88 = phi i64 [ %26, %77 ], [ %81, %78 ], [ %8, %9 ]
  %89 = phi i64 [ %75, %77 ], [ 0, %78 ], [ 0, %9 ]
  %90 = phi i64 [ %27, %77 ], [ %82, %78 ], [ %22, %9 ]
  %91 = sub nsw i64 %90, %22
  %92 = add i64 %2, 480
  %93 = inttoptr i64 %92 to ptr
  store i64 %91, ptr %93, align 8
  store i64 %87, ptr %0, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %88, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %89, ptr %95, align 8
  br label %84

96:                                               ; preds = %45
  %97 = icmp eq i32 %46, 0
  %98 = load ptr, ptr %12, align 8
  %99 = select i1 %97, ptr undef, ptr %98
  store ptr %99, ptr %1, align 8
  br label %84

100:                                              ; preds = %60
  %101 = icmp eq i32 %62, 0
  %102 = load ptr, ptr %16, align 8
  %103 = select i1 %101, ptr undef, ptr %102
  store ptr %103, ptr %1, align 8
  br label %84
}

define internal range(i32 0, 2) i32 @291(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = add i64 %2, 8
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = inttoptr i64 %5 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %25, %27
  %29 = add i64 %5, 24
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %2, 1176
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %2, 632
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %31, 4
  %39 = select i1 %38, i64 5, i64 4
  %40 = icmp slt i64 %8, %34
  br i1 %40, label %41, label %106

41:                                               ; preds = %9, %96
  %42 = phi i64 [ %100, %96 ], [ %6, %9 ]
  %43 = phi i64 [ %78, %96 ], [ %8, %9 ]
  %44 = phi i64 [ %102, %96 ], [ %37, %9 ]
  %45 = phi i64 [ %97, %96 ], [ 0, %9 ]
  %46 = phi i64 [ %99, %96 ], [ 0, %9 ]
  %47 = phi i64 [ %98, %96 ], [ 0, %9 ]
  %48 = phi i64 [ %101, %96 ], [ 0, %9 ]
  %49 = add i64 %2, 472
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %2, 304
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  store i8 0, ptr %10, align 1
  %55 = call i32 @295(ptr nonnull %10, i64 %2, i64 %7, i64 %42, i64 0)
  %56 = load i8, ptr %10, align 1
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %41
  store i64 0, ptr %11, align 8
  %59 = call i32 @296(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %3, i64 %4, i64 %31, i64 %42, i64 %7, i64 %43, i64 %34)
  %60 = load i64, ptr %11, align 8
  %61 = icmp eq i32 %59, 0
  br i1 %61, label %62, label %116, !prof !1

62:                                               ; preds = %58, %41
  %63 = phi i64 [ -10, %41 ], [ %60, %58 ]
  %64 = icmp sgt i64 %63, -1
  br i1 %64, label %65, label %71

65:                                               ; preds = %62
  %66 = add i64 %2, 40
  %67 = inttoptr i64 %66 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, %43
  %70 = select i1 %69, i64 -1, i64 %63
  br label %71

71:                                               ; preds = %65, %62
  %72 = phi i64 [ %63, %62 ], [ %70, %65 ]
  %73 = icmp slt i64 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  store i64 %51, ptr %50, align 8
  store i64 %54, ptr %53, align 8
  br label %106

75:                                               ; preds = %71
  %76 = add i64 %2, 40
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %44, %37
  br i1 %79, label %80, label %89

80:                                               ; preds = %75
  store i64 0, ptr %13, align 8
  %81 = call i32 @297(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %3, i64 %72, i64 %5, i64 %39)
  %82 = load i64, ptr %13, align 8
  %83 = sub nsw i64 %82, %72
  store i64 0, ptr %15, align 8
  %84 = call i32 @76(ptr nonnull %15, ptr nonnull %16, i64 %82, i64 %37)
  %85 = load i64, ptr %15, align 8
  store i64 0, ptr %17, align 8
  %86 = call i32 @298(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %85, i64 %28)
  %87 = load i64, ptr %17, align 8
  %88 = sub nsw i64 %87, %85
  br label %96

89:                                               ; preds = %75
  store ptr null, ptr %19, align 8
  %90 = call i32 @74(ptr nonnull %19, i64 %72, i64 %45, i64 %46)
  %91 = add nsw i64 %72, %46
  store i64 0, ptr %20, align 8
  %92 = call i32 @76(ptr nonnull %20, ptr nonnull %21, i64 %91, i64 %44)
  %93 = load i64, ptr %20, align 8
  store ptr null, ptr %22, align 8
  %94 = call i32 @74(ptr nonnull %22, i64 %93, i64 %47, i64 %48)
  %95 = add nsw i64 %93, %48
  br label %96

96:                                               ; preds = %89, %80
  %97 = phi i64 [ %72, %80 ], [ %45, %89 ]
  %98 = phi i64 [ %85, %80 ], [ %47, %89 ]
  %99 = phi i64 [ %83, %80 ], [ %46, %89 ]
  %100 = phi i64 [ %87, %80 ], [ %95, %89 ]
  %101 = phi i64 [ %88, %80 ], [ %48, %89 ]
  %102 = add nsw i64 %44, 1
  %103 = icmp slt i64 %78, %34
  br i1 %103, label %41, label %106

104:                                              ; preds = %116, %106
  %105 = phi i32 [ 0, %106 ], [ %59, %116 ]
  ret i32 %105

106:                                              ; preds = %96, %74, %9
  %107 = phi i64 [ %42, %74 ], [ %100, %96 ], [ %6, %9 ]
  %108 = phi i64 [ %43, %74 ], [ %78, %96 ], [ %8, %9 ]
  %109 = phi i64 [ %44, %74 ], [ %102, %96 ], [ %37, %9 ]
  %110 = phi i64 [ %72, %74 ], [ 0, %96 ], [ 0, %9 ]
  %111 = sub nsw i64 %109, %37
  %112 = add i64 %2, 480
  %113 = inttoptr i64 %112 to ptr
  store i64 %111, ptr %113, align 8
  store i64 %107, ptr %0, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %108, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %110, ptr %115, align 8
  br label %104

116:                                              ; preds = %58
  %117 = icmp eq i32 %59, 0
  %118 = load ptr, ptr %12, align 8
  %119 = select i1 %117, ptr undef, ptr %118
  store ptr %119, ptr %1, align 8
  br label %104
}

define internal i32 @292(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %1, 464
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %3
  %9 = add i64 %1, 304
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %8
  %14 = icmp eq i64 %2, -1
  %15 = zext i1 %14 to i8
  br label %16

16:                                               ; preds = %13, %8, %3
  %17 = phi i8 [ 1, %8 ], [ %15, %13 ], [ 0, %3 ]
  store i8 %17, ptr %0, align 1
  ret i32 poison
}

define internal i32 @293(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = add i64 %2, 1016
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %2, 1032
  %11 = inttoptr i64 %10 to ptr
  store i64 %9, ptr %11, align 8
  %12 = add i64 %2, 480
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %40, label %16

16:                                               ; preds = %4
  %17 = add i64 %2, 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = inttoptr i64 %3 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %19, %21
  %23 = inttoptr i64 %22 to ptr
  %24 = load i32, ptr %23, align 1
  %25 = zext i32 %24 to i64
  %26 = add i64 %2, 912
  %27 = inttoptr i64 %26 to ptr
  store i64 %25, ptr %27, align 8
  %28 = add i64 %2, 928
  %29 = inttoptr i64 %28 to ptr
  store i64 0, ptr %29, align 8
  %30 = add i64 %2, 992
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  store i64 0, ptr %5, align 8
  %33 = call i32 @20(ptr nonnull %5, i64 %32, i64 %25)
  %34 = load i64, ptr %5, align 8
  store i64 %34, ptr %31, align 8
  %35 = add i64 %2, 1000
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  store i64 0, ptr %6, align 8
  %38 = call i32 @21(ptr nonnull %6, i64 %37, i64 %25)
  %39 = load i64, ptr %6, align 8
  store i64 %39, ptr %36, align 8
  br label %40

40:                                               ; preds = %4, %16
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @294(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp eq i64 %3, 3
  %7 = select i1 %6, i64 200, i64 208
  %8 = icmp eq i64 %3, 2
  %9 = select i1 %8, i64 192, i64 %7
  %10 = add i64 %1, 480
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %2, %9
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, %12
  store i64 %16, ptr %14, align 8
  %17 = icmp eq i64 %12, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %5, %19
  store ptr null, ptr %0, align 8
  ret i32 poison

19:                                               ; preds = %5
  %20 = add i64 %1, 8
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = sub nsw i64 %4, %22
  %24 = add i64 %1, 624
  %25 = inttoptr i64 %24 to ptr
  store i64 %23, ptr %25, align 8
  %26 = add i64 %1, 632
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, %12
  store i64 %29, ptr %27, align 8
  br label %18
}

define internal i32 @295(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = sub nsw i64 %2, %3
  %7 = icmp slt i64 %6, %4
  br i1 %7, label %10, label %8

8:                                                ; preds = %5, %10
  %9 = phi i8 [ 0, %10 ], [ 1, %5 ]
  store i8 %9, ptr %0, align 1
  ret i32 poison

10:                                               ; preds = %5
  %11 = add nsw i64 %3, %4
  %12 = add i64 %1, 392
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = sub nsw i64 %11, %14
  %16 = add i64 %1, 344
  %17 = inttoptr i64 %16 to ptr
  store i64 %15, ptr %17, align 8
  br label %8
}

define internal range(i32 0, 2) i32 @296(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = add i64 %3, 216
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %5, 3
  %23 = select i1 %22, i64 1, i64 2
  %24 = icmp eq i64 %5, 2
  %25 = select i1 %24, i64 0, i64 %23
  %26 = add i64 %4, 40
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %11, align 8
  %29 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %6, i64 %21, i64 %25)
  %30 = load i64, ptr %11, align 8
  store i64 0, ptr %13, align 8
  %31 = call i32 @299(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %28, i64 %30, i64 %7, i64 %8, i64 %9)
  %32 = load i64, ptr %13, align 8
  %33 = icmp eq i32 %31, 0
  br i1 %33, label %55, label %51, !prof !1

34:                                               ; preds = %58, %62, %51, %42, %36
  %35 = phi i32 [ 0, %36 ], [ 0, %42 ], [ %49, %58 ], [ %31, %51 ], [ 0, %62 ]
  ret i32 %35

36:                                               ; preds = %55
  store i64 %32, ptr %0, align 8
  br label %34

37:                                               ; preds = %55
  %38 = add i64 %2, 40
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, %9
  br i1 %41, label %42, label %43

42:                                               ; preds = %37
  store i64 -1, ptr %0, align 8
  br label %34

43:                                               ; preds = %37
  %44 = add i64 %4, 48
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  store i64 0, ptr %15, align 8
  %47 = call i32 @108(ptr nonnull %15, ptr nonnull %16, i64 %32, i64 %21, i64 3)
  %48 = load i64, ptr %15, align 8
  store i64 0, ptr %17, align 8
  %49 = call i32 @299(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %46, i64 %48, i64 %7, i64 %40, i64 %9)
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %62, label %58, !prof !1

51:                                               ; preds = %10
  %52 = icmp eq i32 %31, 0
  %53 = load ptr, ptr %14, align 8
  %54 = select i1 %52, ptr undef, ptr %53
  store ptr %54, ptr %1, align 8
  br label %34

55:                                               ; preds = %10
  %56 = icmp sgt i64 %32, -1
  %57 = and i1 %56, %22
  br i1 %57, label %37, label %36

58:                                               ; preds = %43
  %59 = icmp eq i32 %49, 0
  %60 = load ptr, ptr %18, align 8
  %61 = select i1 %59, ptr undef, ptr %60
  store ptr %61, ptr %1, align 8
  br label %34

62:                                               ; preds = %43
  %63 = load i64, ptr %17, align 8
  store i64 %63, ptr %0, align 8
  br label %34
}

define internal i32 @297(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 0, -9223372036854775808) %4, i64 %5, i64 range(i64 4, 6) %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = add i64 %3, 216
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  store i64 0, ptr %8, align 8
  %21 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %20, i64 %6)
  %22 = load i64, ptr %8, align 8
  %23 = add i64 %5, 40
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %2, 32
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %25, %28
  store i64 0, ptr %10, align 8
  %30 = call i32 @76(ptr nonnull %10, ptr nonnull %11, i64 %22, i64 %29)
  %31 = load i64, ptr %10, align 8
  %32 = add i64 %5, 48
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %45, label %36

36:                                               ; preds = %7
  store i64 0, ptr %12, align 8
  %37 = call i32 @108(ptr nonnull %12, ptr nonnull %13, i64 %31, i64 %20, i64 6)
  %38 = load i64, ptr %12, align 8
  %39 = inttoptr i64 %5 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %33, align 8
  %42 = sub nsw i64 %40, %41
  store i64 0, ptr %14, align 8
  %43 = call i32 @76(ptr nonnull %14, ptr nonnull %15, i64 %38, i64 %42)
  %44 = load i64, ptr %14, align 8
  br label %45

45:                                               ; preds = %36, %7
  %46 = phi i64 [ %31, %7 ], [ %44, %36 ]
  store i64 0, ptr %16, align 8
  %47 = call i32 @108(ptr nonnull %16, ptr nonnull %17, i64 %46, i64 %20, i64 7)
  %48 = load i64, ptr %16, align 8
  store i64 %48, ptr %0, align 8
  ret i32 poison
}

define internal i32 @298(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = add i64 %3, 216
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  store i64 0, ptr %7, align 8
  %27 = call i32 @108(ptr nonnull %7, ptr nonnull %8, i64 %4, i64 %26, i64 8)
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %5, 13
  %30 = inttoptr i64 %29 to ptr
  %31 = load i32, ptr %30, align 1
  %32 = zext i32 %31 to i64
  store i64 0, ptr %9, align 8
  %33 = call i32 @76(ptr nonnull %9, ptr nonnull %10, i64 %28, i64 %32)
  %34 = load i64, ptr %9, align 8
  store i64 0, ptr %11, align 8
  %35 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %34, i64 %26, i64 9)
  %36 = load i64, ptr %11, align 8
  %37 = inttoptr i64 %5 to ptr
  %38 = load i32, ptr %37, align 1
  %39 = zext i32 %38 to i64
  store i64 0, ptr %13, align 8
  %40 = call i32 @123(ptr nonnull %13, ptr nonnull %14, i64 %36, i64 %39)
  %41 = load i64, ptr %13, align 8
  %42 = inttoptr i64 %41 to ptr
  store i8 90, ptr %42, align 1
  %43 = add nsw i64 %41, 1
  store i64 0, ptr %15, align 8
  %44 = call i32 @108(ptr nonnull %15, ptr nonnull %16, i64 %43, i64 %26, i64 10)
  %45 = load i64, ptr %15, align 8
  %46 = add i64 %5, 5
  %47 = inttoptr i64 %46 to ptr
  %48 = load i32, ptr %47, align 1
  %49 = zext i32 %48 to i64
  store i64 0, ptr %17, align 8
  %50 = call i32 @76(ptr nonnull %17, ptr nonnull %18, i64 %45, i64 %49)
  %51 = load i64, ptr %17, align 8
  store i64 0, ptr %19, align 8
  %52 = call i32 @108(ptr nonnull %19, ptr nonnull %20, i64 %51, i64 %26, i64 11)
  %53 = load i64, ptr %19, align 8
  %54 = add i64 %2, 440
  %55 = inttoptr i64 %54 to ptr
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %2, 448
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  store ptr null, ptr %21, align 8
  %60 = call i32 @74(ptr nonnull %21, i64 %53, i64 %56, i64 %59)
  %61 = load i64, ptr %58, align 8
  %62 = add nsw i64 %53, %61
  store i64 0, ptr %22, align 8
  %63 = call i32 @108(ptr nonnull %22, ptr nonnull %23, i64 %62, i64 %26, i64 12)
  %64 = load i64, ptr %22, align 8
  store i64 %64, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @299(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %3, 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %6, %19
  %21 = icmp sgt i64 %20, %7
  br i1 %21, label %24, label %25

22:                                               ; preds = %84, %57, %54, %45, %24
  %23 = phi i32 [ 0, %24 ], [ 0, %45 ], [ 0, %54 ], [ 0, %57 ], [ %42, %84 ]
  ret i32 %23

24:                                               ; preds = %8
  store i64 -1, ptr %0, align 8
  br label %22

25:                                               ; preds = %8
  %26 = add nsw i64 %3, 24
  %27 = add i64 %2, 416
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = inttoptr i64 %3 to ptr
  %31 = load i64, ptr %30, align 8
  store i64 0, ptr %9, align 8
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 0)
  store i64 %32, ptr %10, align 8
  br label %33

33:                                               ; preds = %25, %61
  %34 = phi i64 [ %4, %25 ], [ %63, %61 ]
  %35 = phi i64 [ %20, %25 ], [ %62, %61 ]
  %36 = load i64, ptr %10, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %64, label %50

38:                                               ; preds = %64
  store i64 0, ptr %13, align 8
  %39 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %80, i64 %29, i64 10)
  %40 = load i64, ptr %13, align 8
  br label %61

41:                                               ; preds = %64
  store i64 0, ptr %15, align 8
  %42 = call i32 @300(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %71, i64 %80, i64 %5, i64 %35, i64 %7)
  %43 = load i64, ptr %15, align 8
  %44 = icmp eq i32 %42, 0
  br i1 %44, label %88, label %84, !prof !1

45:                                               ; preds = %88
  store i64 %43, ptr %0, align 8
  br label %22

46:                                               ; preds = %88
  %47 = add i64 %2, 40
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  br label %61

50:                                               ; preds = %33
  %51 = add i64 %2, 40
  %52 = inttoptr i64 %51 to ptr
  store i64 %35, ptr %52, align 8
  %53 = icmp eq i64 %31, 0
  br i1 %53, label %54, label %57

54:                                               ; preds = %50
  %55 = inttoptr i64 %34 to ptr
  store i16 32123, ptr %55, align 1
  %56 = add nsw i64 %34, 2
  store i64 %56, ptr %0, align 8
  br label %22

57:                                               ; preds = %50
  %58 = inttoptr i64 %4 to ptr
  store i8 123, ptr %58, align 1
  %59 = inttoptr i64 %34 to ptr
  store i8 125, ptr %59, align 1
  %60 = add nsw i64 %34, 1
  store i64 %60, ptr %0, align 8
  br label %22

61:                                               ; preds = %38, %46
  %62 = phi i64 [ %49, %46 ], [ %35, %38 ]
  %63 = phi i64 [ %43, %46 ], [ %40, %38 ]
  br label %33

64:                                               ; preds = %33
  %65 = load i64, ptr %9, align 8
  %66 = add nsw i64 %36, -1
  store i64 %66, ptr %10, align 8
  %67 = add i64 %65, 1
  store i64 %67, ptr %9, align 8
  %68 = shl i64 %65, 3
  %69 = add i64 %26, %68
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %71, 96
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %71, 104
  %76 = inttoptr i64 %75 to ptr
  %77 = load i64, ptr %76, align 8
  store ptr null, ptr %11, align 8
  %78 = call i32 @74(ptr nonnull %11, i64 %34, i64 %74, i64 %77)
  %79 = load i64, ptr %76, align 8
  %80 = add nsw i64 %34, %79
  store i8 0, ptr %12, align 1
  %81 = call i32 @180(ptr nonnull %12, i64 %6, i64 %65)
  %82 = load i8, ptr %12, align 1
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %41, label %38

84:                                               ; preds = %41
  %85 = icmp eq i32 %42, 0
  %86 = load ptr, ptr %16, align 8
  %87 = select i1 %85, ptr undef, ptr %86
  store ptr %87, ptr %1, align 8
  br label %22

88:                                               ; preds = %41
  %89 = icmp slt i64 %43, 0
  br i1 %89, label %45, label %46
}

define internal range(i32 0, 2) i32 @300(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = inttoptr i64 %3 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 20
  br i1 %15, label %16, label %19

16:                                               ; preds = %8
  store i64 0, ptr %9, align 8
  %17 = call i32 @301(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %14, i64 %4, i64 %5, i64 %6, i64 %7)
  %18 = load i64, ptr %9, align 8
  store i64 %18, ptr %0, align 8
  br label %22

19:                                               ; preds = %8
  store i64 0, ptr %11, align 8
  %20 = call i32 @302(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %3, i64 %14, i64 %4, i64 %5, i64 %6, i64 %7)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %24, !prof !1

22:                                               ; preds = %24, %28, %16
  %23 = phi i32 [ 0, %16 ], [ %20, %24 ], [ 0, %28 ]
  ret i32 %23

24:                                               ; preds = %19
  %25 = icmp eq i32 %20, 0
  %26 = load ptr, ptr %12, align 8
  %27 = select i1 %25, ptr undef, ptr %26
  store ptr %27, ptr %1, align 8
  br label %22

28:                                               ; preds = %19
  %29 = load i64, ptr %11, align 8
  store i64 %29, ptr %0, align 8
  br label %22
}

define internal i32 @301(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 -9223372036854775808, 20) %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %3, 8
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = sub nsw i64 %8, %7
  %18 = icmp sgt i64 %16, %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %21, %28, %9
  %20 = phi i64 [ -1, %9 ], [ %26, %21 ], [ %30, %28 ]
  store i64 %20, ptr %0, align 8
  ret i32 poison

21:                                               ; preds = %9
  %22 = add nsw i64 %7, %16
  %23 = add i64 %2, 40
  %24 = inttoptr i64 %23 to ptr
  store i64 %22, ptr %24, align 8
  store i64 0, ptr %10, align 8
  %25 = call i32 @317(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %4, i64 %5, i64 %7, i64 %16)
  %26 = load i64, ptr %10, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %19

28:                                               ; preds = %21
  store i64 0, ptr %12, align 8
  %29 = call i32 @306(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %3, i64 %5, i64 %6, i64 %7, i64 %16)
  %30 = load i64, ptr %12, align 8
  br label %19
}

define internal range(i32 0, 2) i32 @302(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 20, -9223372036854775808) %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i8, align 1
  store i8 0, ptr %14, align 1
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = add i64 %3, 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = sub nsw i64 %8, %7
  %23 = icmp sgt i64 %21, %22
  br i1 %23, label %26, label %27

24:                                               ; preds = %74, %70, %68, %39, %26
  %25 = phi i32 [ 0, %26 ], [ 0, %39 ], [ 0, %68 ], [ %45, %70 ], [ %58, %74 ]
  ret i32 %25

26:                                               ; preds = %9
  store i64 -1, ptr %0, align 8
  br label %24

27:                                               ; preds = %9
  %28 = shl i64 %21, 3
  %29 = sub i64 64, %28
  %30 = lshr i64 -1, %29
  %31 = inttoptr i64 %7 to ptr
  %32 = load i64, ptr %31, align 1
  %33 = and i64 %32, %30
  %34 = add nsw i64 %7, %21
  %35 = icmp slt i64 %33, 0
  %36 = sub nsw i64 %8, %34
  %37 = icmp sgt i64 %33, %36
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %27
  store i64 -1, ptr %0, align 8
  br label %24

40:                                               ; preds = %27
  %41 = add nsw i64 %34, %33
  %42 = add i64 %2, 40
  %43 = inttoptr i64 %42 to ptr
  store i64 %41, ptr %43, align 8
  switch i64 %4, label %48 [
    i64 24, label %44
    i64 27, label %61
  ]

44:                                               ; preds = %40
  store i64 0, ptr %10, align 8
  %45 = call i32 @303(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %5, i64 %6, i64 %34, i64 %33)
  %46 = load i64, ptr %10, align 8
  %47 = icmp eq i32 %45, 0
  br i1 %47, label %61, label %70, !prof !1

48:                                               ; preds = %40
  %49 = add i64 %3, 64
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  store i64 0, ptr %12, align 8
  %52 = call i32 @304(ptr nonnull %12, ptr nonnull %13, i64 %4, i64 %33, i64 %51)
  %53 = load i64, ptr %12, align 8
  store i8 0, ptr %14, align 1
  %54 = call i32 @295(ptr nonnull %14, i64 %2, i64 %6, i64 %5, i64 %53)
  %55 = load i8, ptr %14, align 1
  %56 = icmp eq i8 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %48
  store i64 0, ptr %15, align 8
  %58 = call i32 @305(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %3, i64 %4, i64 %5, i64 %34, i64 %41)
  %59 = load i64, ptr %15, align 8
  %60 = icmp eq i32 %58, 0
  br i1 %60, label %61, label %74, !prof !1

61:                                               ; preds = %57, %44, %48, %40
  %62 = phi i64 [ -10, %48 ], [ 0, %40 ], [ %59, %57 ], [ %46, %44 ]
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %61
  %65 = sub nsw i64 %41, %7
  store i64 0, ptr %17, align 8
  %66 = call i32 @306(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %5, i64 %6, i64 %7, i64 %65)
  %67 = load i64, ptr %17, align 8
  br label %68

68:                                               ; preds = %64, %61
  %69 = phi i64 [ %62, %61 ], [ %67, %64 ]
  store i64 %69, ptr %0, align 8
  br label %24

70:                                               ; preds = %44
  %71 = icmp eq i32 %45, 0
  %72 = load ptr, ptr %11, align 8
  %73 = select i1 %71, ptr undef, ptr %72
  store ptr %73, ptr %1, align 8
  br label %24

74:                                               ; preds = %57
  %75 = icmp eq i32 %58, 0
  %76 = load ptr, ptr %16, align 8
  %77 = select i1 %75, ptr undef, ptr %76
  store ptr %77, ptr %1, align 8
  br label %24
}

define internal range(i32 0, 2) i32 @303(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 range(i64 0, -9223372036854775808) %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = add nsw i64 %5, %6
  %12 = add i64 %2, 320
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %2, 328
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  store i64 0, ptr %8, align 8
  %18 = call i32 @197(ptr nonnull %8, ptr nonnull %9, i64 %3, i64 %4, i64 %5, i64 %11, i64 %14, i64 %17)
  %19 = load i64, ptr %8, align 8
  %20 = icmp eq i32 %18, 0
  br i1 %20, label %41, label %37, !prof !1

21:                                               ; preds = %37, %35, %31, %23
  %22 = phi i32 [ 0, %23 ], [ 0, %31 ], [ 0, %35 ], [ %18, %37 ]
  ret i32 %22

23:                                               ; preds = %41
  store i64 %19, ptr %0, align 8
  br label %21

24:                                               ; preds = %41
  switch i64 %19, label %34 [
    i64 -2, label %25
    i64 -1, label %35
  ]

25:                                               ; preds = %24
  %26 = shl nsw i64 %6, 4
  %27 = add nuw nsw i64 %26, 4096
  store i8 0, ptr %10, align 1
  %28 = call i32 @295(ptr nonnull %10, i64 %2, i64 %4, i64 %3, i64 %27)
  %29 = load i8, ptr %10, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %25
  store i64 -10, ptr %0, align 8
  br label %21

32:                                               ; preds = %25
  %33 = icmp eq i64 %19, -1
  br i1 %33, label %35, label %34

34:                                               ; preds = %24, %32
  br label %35

35:                                               ; preds = %32, %24, %34
  %36 = phi i64 [ 0, %34 ], [ -1, %24 ], [ -1, %32 ]
  store i64 %36, ptr %0, align 8
  br label %21

37:                                               ; preds = %7
  %38 = icmp eq i32 %18, 0
  %39 = load ptr, ptr %9, align 8
  %40 = select i1 %38, ptr undef, ptr %39
  store ptr %40, ptr %1, align 8
  br label %21

41:                                               ; preds = %7
  %42 = icmp sgt i64 %19, 0
  br i1 %42, label %23, label %24
}

define internal i32 @304(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 20, -9223372036854775808) %2, i64 range(i64 0, -9223372036854775808) %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  switch i64 %2, label %21 [
    i64 22, label %7
    i64 23, label %7
    i64 26, label %24
    i64 25, label %18
  ]

7:                                                ; preds = %5, %5
  store i64 0, ptr %6, align 8
  %8 = call i32 @21(ptr nonnull %6, i64 %3, i64 %4)
  %9 = load i64, ptr %6, align 8
  %10 = add nsw i64 %9, 2
  %11 = sdiv i64 %10, 3
  %12 = srem i64 %10, 3
  %13 = ashr i64 %12, 63
  %14 = add nsw i64 %11, %13
  %15 = shl nsw i64 %14, 2
  %16 = or disjoint i64 %15, 2
  store i64 %16, ptr %0, align 8
  br label %17

17:                                               ; preds = %24, %7, %21, %18
  ret i32 poison

18:                                               ; preds = %5
  %19 = shl nuw nsw i64 %3, 1
  %20 = add nuw nsw i64 %19, 64
  store i64 %20, ptr %0, align 8
  br label %17

21:                                               ; preds = %5
  %22 = mul nuw nsw i64 %3, 6
  %23 = add nuw nsw i64 %22, 2
  store i64 %23, ptr %0, align 8
  br label %17

24:                                               ; preds = %5
  %25 = mul nuw nsw i64 %3, 10
  %26 = add nuw nsw i64 %25, 2
  store i64 %26, ptr %0, align 8
  br label %17
}

define internal range(i32 0, 2) i32 @305(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 20, -9223372036854775808) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  switch i64 %4, label %32 [
    i64 26, label %20
    i64 25, label %26
  ]

20:                                               ; preds = %8
  %21 = add i64 %2, 328
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  store i64 0, ptr %9, align 8
  %24 = call i32 @307(ptr nonnull %9, ptr nonnull %10, i64 %5, i64 %6, i64 %7, i64 %23)
  %25 = load i64, ptr %9, align 8
  store i64 %25, ptr %0, align 8
  br label %64

26:                                               ; preds = %8
  %27 = add i64 %3, 80
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  store i64 0, ptr %11, align 8
  %30 = call i32 @308(ptr nonnull %11, ptr nonnull %12, i64 %5, i64 %6, i64 %7, i64 %29)
  %31 = load i64, ptr %11, align 8
  store i64 %31, ptr %0, align 8
  br label %64

32:                                               ; preds = %8
  %33 = inttoptr i64 %5 to ptr
  store i8 34, ptr %33, align 1
  %34 = add nsw i64 %5, 1
  switch i64 %4, label %51 [
    i64 20, label %35
    i64 21, label %41
    i64 22, label %46
  ]

35:                                               ; preds = %32
  %36 = add i64 %3, 64
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  store i64 0, ptr %13, align 8
  %39 = call i32 @309(ptr nonnull %13, ptr nonnull %14, i64 %34, i64 %6, i64 %7, i64 %38)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %60, label %70, !prof !1

41:                                               ; preds = %32
  %42 = add i64 %3, 80
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  store i64 0, ptr %15, align 8
  %45 = call i32 @310(ptr nonnull %15, i64 %34, i64 %6, i64 %7, i64 %44)
  br label %60

46:                                               ; preds = %32
  %47 = add i64 %3, 80
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  store i64 0, ptr %16, align 8
  %50 = call i32 @311(ptr nonnull %16, ptr nonnull %17, i64 %34, i64 %6, i64 %7, i64 %49)
  br label %60

51:                                               ; preds = %32
  %52 = sub nsw i64 %7, %6
  %53 = add i64 %3, 64
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = add i64 %3, 80
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  store i64 0, ptr %18, align 8
  %59 = call i32 @312(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %34, i64 %6, i64 %52, i64 %55, i64 %58)
  br label %60

60:                                               ; preds = %35, %51, %46, %41
  %61 = phi ptr [ %16, %46 ], [ %15, %41 ], [ %18, %51 ], [ %13, %35 ]
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %66, label %67

64:                                               ; preds = %70, %26, %20, %67, %66
  %65 = phi i32 [ 0, %66 ], [ 0, %67 ], [ 0, %20 ], [ %39, %70 ], [ 0, %26 ]
  ret i32 %65

66:                                               ; preds = %60
  store i64 0, ptr %0, align 8
  br label %64

67:                                               ; preds = %60
  %68 = inttoptr i64 %62 to ptr
  store i8 34, ptr %68, align 1
  %69 = add nsw i64 %62, 1
  store i64 %69, ptr %0, align 8
  br label %64

70:                                               ; preds = %35
  %71 = icmp eq i32 %39, 0
  %72 = load ptr, ptr %14, align 8
  %73 = select i1 %71, ptr undef, ptr %72
  store ptr %73, ptr %1, align 8
  br label %64
}

define internal i32 @306(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = add i64 %2, 472
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %2, 464
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %46, label %18

18:                                               ; preds = %8
  %19 = add i64 %2, 304
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %13, %21
  br i1 %22, label %25, label %24

23:                                               ; preds = %74, %51, %37, %24
  ret i32 poison

24:                                               ; preds = %18
  store i64 -14, ptr %0, align 8
  br label %23

25:                                               ; preds = %18
  %26 = add i64 %2, 296
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = shl nsw i64 %13, 6
  %30 = add nsw i64 %28, %29
  %31 = add i64 %30, 56
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  store i8 0, ptr %9, align 1
  %34 = call i32 @295(ptr nonnull %9, i64 %2, i64 %5, i64 %4, i64 %33)
  %35 = load i8, ptr %9, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %25
  store i64 -10, ptr %0, align 8
  br label %23

38:                                               ; preds = %25
  %39 = add i64 %30, 48
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %32, align 8
  store ptr null, ptr %10, align 8
  %43 = call i32 @74(ptr nonnull %10, i64 %4, i64 %41, i64 %42)
  %44 = load i64, ptr %32, align 8
  %45 = add nsw i64 %4, %44
  br label %74

46:                                               ; preds = %8
  %47 = add i64 %2, 312
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %13, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %46
  store i64 -9, ptr %0, align 8
  br label %23

52:                                               ; preds = %46
  %53 = add i64 %2, 296
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = shl nsw i64 %13, 6
  %57 = add nsw i64 %55, %56
  %58 = add i64 %3, 88
  %59 = inttoptr i64 %58 to ptr
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %57, 8
  %62 = inttoptr i64 %61 to ptr
  store i64 %60, ptr %62, align 8
  %63 = add i64 %2, 8
  %64 = inttoptr i64 %63 to ptr
  %65 = load i64, ptr %64, align 8
  %66 = sub nsw i64 %6, %65
  %67 = add i64 %57, 32
  %68 = inttoptr i64 %67 to ptr
  store i64 %66, ptr %68, align 8
  %69 = add i64 %57, 40
  %70 = inttoptr i64 %69 to ptr
  store i64 %7, ptr %70, align 8
  %71 = add nsw i64 %13, 1
  %72 = add i64 %2, 304
  %73 = inttoptr i64 %72 to ptr
  store i64 %71, ptr %73, align 8
  br label %74

74:                                               ; preds = %38, %52
  %75 = phi i64 [ %45, %38 ], [ %4, %52 ]
  %76 = add nsw i64 %13, 1
  store i64 %76, ptr %12, align 8
  store i64 %75, ptr %0, align 8
  br label %23
}

define internal i32 @307(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = sub nsw i64 %4, %3
  %10 = and i64 %9, 3
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %13

12:                                               ; preds = %33, %27, %13
  ret i32 poison

13:                                               ; preds = %6
  store i64 0, ptr %0, align 8
  br label %12

14:                                               ; preds = %6
  %15 = inttoptr i64 %2 to ptr
  store i8 91, ptr %15, align 1
  %16 = add nsw i64 %2, 1
  %17 = icmp slt i64 %3, %4
  br i1 %17, label %18, label %33

18:                                               ; preds = %14, %28
  %19 = phi i64 [ %31, %28 ], [ %3, %14 ]
  %20 = phi i64 [ %30, %28 ], [ %16, %14 ]
  %21 = inttoptr i64 %19 to ptr
  %22 = load i32, ptr %21, align 1
  %23 = zext i32 %22 to i64
  store i64 0, ptr %7, align 8
  %24 = call i32 @313(ptr nonnull %7, ptr nonnull %8, i64 %20, i64 %23, i64 %5)
  %25 = load i64, ptr %7, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %18
  store i64 0, ptr %0, align 8
  br label %12

28:                                               ; preds = %18
  %29 = inttoptr i64 %25 to ptr
  store i8 44, ptr %29, align 1
  %30 = add nsw i64 %25, 1
  %31 = add nsw i64 %19, 4
  %32 = icmp slt i64 %31, %4
  br i1 %32, label %18, label %33

33:                                               ; preds = %28, %14
  %34 = phi i64 [ %2, %14 ], [ %25, %28 ]
  %35 = phi i64 [ %16, %14 ], [ %30, %28 ]
  %36 = icmp sgt i64 %35, %16
  %37 = select i1 %36, i64 %34, i64 %35
  %38 = inttoptr i64 %37 to ptr
  store i8 93, ptr %38, align 1
  %39 = add nsw i64 %37, 1
  store i64 %39, ptr %0, align 8
  br label %12
}

define internal i32 @308(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = icmp sgt i64 %4, %3
  br i1 %15, label %16, label %26

16:                                               ; preds = %6
  %17 = sub nsw i64 %4, %3
  %18 = icmp slt i64 %17, 4
  br i1 %18, label %19, label %21

19:                                               ; preds = %16, %53
  %20 = phi i64 [ %56, %53 ], [ 0, %16 ]
  store i64 %20, ptr %0, align 8
  ret i32 poison

21:                                               ; preds = %16
  %22 = inttoptr i64 %3 to ptr
  %23 = load i32, ptr %22, align 1
  %24 = zext i32 %23 to i64
  %25 = add nsw i64 %3, 4
  br label %26

26:                                               ; preds = %21, %6
  %27 = phi i64 [ %25, %21 ], [ %3, %6 ]
  %28 = phi i64 [ %24, %21 ], [ 0, %6 ]
  store i64 0, ptr %7, align 8
  %29 = call i32 @108(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %5, i64 0)
  %30 = load i64, ptr %7, align 8
  store i64 0, ptr %9, align 8
  %31 = call i32 @76(ptr nonnull %9, ptr nonnull %10, i64 %30, i64 %28)
  %32 = load i64, ptr %9, align 8
  store i64 0, ptr %11, align 8
  %33 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %32, i64 %5, i64 1)
  %34 = load i64, ptr %11, align 8
  %35 = add i64 %5, 32
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp slt i64 %27, %4
  br i1 %38, label %39, label %53

39:                                               ; preds = %26, %39
  %40 = phi i64 [ %51, %39 ], [ %27, %26 ]
  %41 = phi i64 [ %50, %39 ], [ %34, %26 ]
  %42 = inttoptr i64 %40 to ptr
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i64
  %45 = shl nuw nsw i64 %44, 1
  %46 = add nsw i64 %37, %45
  %47 = inttoptr i64 %46 to ptr
  %48 = load i16, ptr %47, align 1
  %49 = inttoptr i64 %41 to ptr
  store i16 %48, ptr %49, align 1
  %50 = add nsw i64 %41, 2
  %51 = add nsw i64 %40, 1
  %52 = icmp slt i64 %51, %4
  br i1 %52, label %39, label %53

53:                                               ; preds = %26, %39
  %54 = phi i64 [ %50, %39 ], [ %34, %26 ]
  store i64 0, ptr %13, align 8
  %55 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %54, i64 %5, i64 3)
  %56 = load i64, ptr %13, align 8
  br label %19
}

define internal range(i32 0, 2) i32 @309(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  br label %13

13:                                               ; preds = %36, %6
  %14 = phi i64 [ %2, %6 ], [ %41, %36 ]
  %15 = phi i64 [ %3, %6 ], [ %42, %36 ]
  %16 = icmp slt i64 %15, %4
  br i1 %16, label %17, label %91

17:                                               ; preds = %13, %87
  %18 = phi i64 [ %89, %87 ], [ %14, %13 ]
  %19 = phi i64 [ %90, %87 ], [ %15, %13 ]
  %20 = inttoptr i64 %19 to ptr
  %21 = load <16 x i8>, ptr %20, align 1
  %22 = inttoptr i64 %18 to ptr
  store <16 x i8> %21, ptr %22, align 1
  %23 = load <16 x i8>, ptr %20, align 1
  %24 = icmp eq <16 x i8> %23, splat (i8 34)
  %25 = icmp eq <16 x i8> %23, splat (i8 92)
  %26 = icmp slt <16 x i8> %23, splat (i8 32)
  %27 = or <16 x i1> %24, %25
  %28 = or <16 x i1> %26, %27
  %29 = bitcast <16 x i1> %28 to i16
  %30 = icmp ne i16 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %17
  %32 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %29, i1 true)
  %33 = zext nneg i16 %32 to i64
  store i64 0, ptr %7, align 8
  %34 = call i32 @20(ptr nonnull %7, i64 %33, i64 16)
  %35 = load i64, ptr %7, align 8
  br label %36

36:                                               ; preds = %31, %17
  %37 = phi i64 [ 16, %17 ], [ %35, %31 ]
  %38 = sub nsw i64 %4, %19
  store i64 0, ptr %8, align 8
  %39 = call i32 @20(ptr nonnull %8, i64 %37, i64 %38)
  %40 = load i64, ptr %8, align 8
  %41 = add nsw i64 %18, %40
  %42 = add nsw i64 %19, %40
  %43 = icmp ne i64 %40, 16
  %44 = select i1 %30, i1 %43, i1 false
  %45 = icmp slt i64 %42, %4
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %13

47:                                               ; preds = %36
  %48 = inttoptr i64 %42 to ptr
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i64
  %51 = icmp sgt i8 %49, -1
  br i1 %51, label %52, label %55

52:                                               ; preds = %47
  store i64 0, ptr %9, align 8
  %53 = call i32 @118(ptr nonnull %9, ptr nonnull %10, i64 %41, i64 %50)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %97, label %93, !prof !1

55:                                               ; preds = %97, %47
  %56 = phi i64 [ %98, %97 ], [ %41, %47 ]
  %57 = phi i64 [ %99, %97 ], [ %42, %47 ]
  %58 = icmp slt i64 %57, %4
  %59 = icmp slt i8 %49, 0
  %60 = and i1 %58, %59
  br i1 %60, label %61, label %87

61:                                               ; preds = %55, %82
  %62 = phi i64 [ %80, %82 ], [ %56, %55 ]
  %63 = phi i64 [ %70, %82 ], [ %57, %55 ]
  %64 = phi i64 [ %85, %82 ], [ %50, %55 ]
  store i64 0, ptr %11, align 8
  %65 = call i32 @61(ptr nonnull %11, ptr nonnull %12, i64 %63, i64 %64)
  %66 = load i64, ptr %11, align 8
  %67 = icmp eq i64 %66, 0
  %68 = icmp sgt i64 %66, %5
  %69 = select i1 %67, i1 true, i1 %68
  %70 = add nsw i64 %63, %66
  %71 = icmp sgt i64 %70, %4
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %75, label %76

73:                                               ; preds = %93, %91, %75
  %74 = phi i32 [ 0, %75 ], [ 0, %91 ], [ %53, %93 ]
  ret i32 %74

75:                                               ; preds = %61
  store i64 0, ptr %0, align 8
  br label %73

76:                                               ; preds = %61
  %77 = inttoptr i64 %63 to ptr
  %78 = load i32, ptr %77, align 1
  %79 = inttoptr i64 %62 to ptr
  store i32 %78, ptr %79, align 1
  %80 = add nsw i64 %62, %66
  %81 = icmp slt i64 %70, %4
  br i1 %81, label %82, label %87

82:                                               ; preds = %76
  %83 = inttoptr i64 %70 to ptr
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i64
  %86 = icmp slt i8 %84, 0
  br i1 %86, label %61, label %87

87:                                               ; preds = %82, %76, %55
  %88 = phi i1 [ %58, %55 ], [ false, %76 ], [ true, %82 ]
  %89 = phi i64 [ %56, %55 ], [ %80, %76 ], [ %80, %82 ]
  %90 = phi i64 [ %57, %55 ], [ %70, %76 ], [ %70, %82 ]
  br i1 %88, label %17, label %91

91:                                               ; preds = %87, %13
  %92 = phi i64 [ %89, %87 ], [ %14, %13 ]
  store i64 %92, ptr %0, align 8
  br label %73

93:                                               ; preds = %52
  %94 = icmp eq i32 %53, 0
  %95 = load ptr, ptr %10, align 8
  %96 = select i1 %94, ptr undef, ptr %95
  store ptr %96, ptr %1, align 8
  br label %73

97:                                               ; preds = %52
  %98 = load i64, ptr %9, align 8
  %99 = add nsw i64 %42, 1
  br label %55
}

define internal i32 @310(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775807, -9223372036854775808) %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp slt i64 %2, %3
  br i1 %6, label %7, label %19

7:                                                ; preds = %5, %21
  %8 = phi i64 [ %24, %21 ], [ %1, %5 ]
  %9 = phi i64 [ %25, %21 ], [ %2, %5 ]
  %10 = inttoptr i64 %9 to ptr
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = shl nuw nsw i64 %12, 3
  %14 = add i64 %4, %13
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = and i64 %16, 255
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %5, %21, %7
  %20 = phi i64 [ 0, %7 ], [ %24, %21 ], [ %1, %5 ]
  store i64 %20, ptr %0, align 8
  ret i32 poison

21:                                               ; preds = %7
  %22 = lshr i64 %16, 8
  %23 = inttoptr i64 %8 to ptr
  store i64 %22, ptr %23, align 1
  %24 = add nsw i64 %8, %17
  %25 = add nsw i64 %9, 1
  %26 = icmp slt i64 %25, %3
  br i1 %26, label %7, label %19
}

define internal i32 @311(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = sub nsw i64 %4, %3
  %9 = icmp sgt i64 %8, 5
  br i1 %9, label %10, label %47

10:                                               ; preds = %6, %10
  %11 = phi i64 [ %43, %10 ], [ %2, %6 ]
  %12 = phi i64 [ %44, %10 ], [ %3, %6 ]
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 1
  %15 = call i64 @llvm.bswap.i64(i64 %14)
  %16 = lshr i64 %15, 51
  %17 = and i64 %16, 8190
  %18 = add nsw i64 %5, %17
  %19 = inttoptr i64 %18 to ptr
  %20 = load i16, ptr %19, align 1
  %21 = inttoptr i64 %11 to ptr
  store i16 %20, ptr %21, align 1
  %22 = add nsw i64 %11, 2
  %23 = lshr i64 %15, 39
  %24 = and i64 %23, 8190
  %25 = add nsw i64 %5, %24
  %26 = inttoptr i64 %25 to ptr
  %27 = load i16, ptr %26, align 1
  %28 = inttoptr i64 %22 to ptr
  store i16 %27, ptr %28, align 1
  %29 = add nsw i64 %11, 4
  %30 = lshr i64 %15, 27
  %31 = and i64 %30, 8190
  %32 = add nsw i64 %5, %31
  %33 = inttoptr i64 %32 to ptr
  %34 = load i16, ptr %33, align 1
  %35 = inttoptr i64 %29 to ptr
  store i16 %34, ptr %35, align 1
  %36 = add nsw i64 %11, 6
  %37 = lshr i64 %15, 15
  %38 = and i64 %37, 8190
  %39 = add nsw i64 %5, %38
  %40 = inttoptr i64 %39 to ptr
  %41 = load i16, ptr %40, align 1
  %42 = inttoptr i64 %36 to ptr
  store i16 %41, ptr %42, align 1
  %43 = add nsw i64 %11, 8
  %44 = add nsw i64 %12, 6
  %45 = sub nsw i64 %4, %44
  %46 = icmp sgt i64 %45, 5
  br i1 %46, label %10, label %47

47:                                               ; preds = %10, %6
  %48 = phi i64 [ %43, %10 ], [ %2, %6 ]
  %49 = phi i64 [ %44, %10 ], [ %3, %6 ]
  %50 = icmp slt i64 %49, %4
  br i1 %50, label %51, label %89

51:                                               ; preds = %47, %87
  %52 = phi i64 [ %78, %87 ], [ %48, %47 ]
  %53 = phi i64 [ %79, %87 ], [ %49, %47 ]
  %54 = sub nsw i64 %4, %53
  store i64 0, ptr %7, align 8
  %55 = call i32 @20(ptr nonnull %7, i64 %54, i64 3)
  %56 = load i64, ptr %7, align 8
  %57 = inttoptr i64 %53 to ptr
  %58 = load i64, ptr %57, align 1
  %59 = call i64 @llvm.bswap.i64(i64 %58)
  %60 = shl i64 %56, 3
  %61 = sub i64 64, %60
  %62 = lshr i64 %59, %61
  %63 = sub nsw i64 24, %60
  %64 = shl i64 %62, %63
  %65 = ashr i64 %64, 11
  %66 = and i64 %65, -2
  %67 = add nsw i64 %5, %66
  %68 = inttoptr i64 %67 to ptr
  %69 = load i16, ptr %68, align 1
  %70 = inttoptr i64 %52 to ptr
  store i16 %69, ptr %70, align 1
  %71 = add nsw i64 %52, 2
  %72 = shl i64 %64, 1
  %73 = and i64 %72, 8190
  %74 = add nsw i64 %5, %73
  %75 = inttoptr i64 %74 to ptr
  %76 = load i16, ptr %75, align 1
  %77 = inttoptr i64 %71 to ptr
  store i16 %76, ptr %77, align 1
  %78 = add nsw i64 %52, 4
  %79 = add nsw i64 %53, %56
  %80 = icmp slt i64 %56, 3
  br i1 %80, label %81, label %84

81:                                               ; preds = %51
  %82 = add nsw i64 %52, 3
  %83 = inttoptr i64 %82 to ptr
  store i8 61, ptr %83, align 1
  br label %84

84:                                               ; preds = %51, %81
  %85 = icmp slt i64 %56, 2
  br i1 %85, label %86, label %87

86:                                               ; preds = %84
  store i8 61, ptr %77, align 1
  br label %87

87:                                               ; preds = %86, %84
  %88 = icmp slt i64 %79, %4
  br i1 %88, label %51, label %89

89:                                               ; preds = %87, %47
  %90 = phi i64 [ %78, %87 ], [ %48, %47 ]
  store i64 %90, ptr %0, align 8
  ret i32 poison
}

define internal i32 @312(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %2, 424
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 0, ptr %9, align 8
  %20 = icmp slt i64 %6, 1
  %21 = add nuw i64 %6, 7
  %22 = lshr i64 %21, 3
  %23 = select i1 %20, i64 0, i64 %22
  store i64 %23, ptr %10, align 8
  br label %24

24:                                               ; preds = %8, %40
  %25 = load i64, ptr %10, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %40, label %27

27:                                               ; preds = %24
  store ptr null, ptr %11, align 8
  %28 = call i32 @74(ptr nonnull %11, i64 %19, i64 %4, i64 %5)
  store i64 %5, ptr %12, align 8
  %29 = sub i64 %6, %5
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 0)
  store i64 %30, ptr %13, align 8
  br label %31

31:                                               ; preds = %27, %46
  %32 = load i64, ptr %13, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %46, label %34

34:                                               ; preds = %31
  store i64 0, ptr %14, align 8
  %35 = call i32 @21(ptr nonnull %14, i64 %6, i64 %5)
  %36 = load i64, ptr %14, align 8
  %37 = add nsw i64 %19, %36
  store i64 0, ptr %15, align 8
  %38 = call i32 @311(ptr nonnull %15, ptr nonnull %16, i64 %3, i64 %19, i64 %37, i64 %7)
  %39 = load i64, ptr %15, align 8
  store i64 %39, ptr %0, align 8
  ret i32 poison

40:                                               ; preds = %24
  %41 = load i64, ptr %9, align 8
  %42 = add nsw i64 %25, -1
  store i64 %42, ptr %10, align 8
  %43 = add i64 %41, 8
  store i64 %43, ptr %9, align 8
  %44 = add nsw i64 %19, %41
  %45 = inttoptr i64 %44 to ptr
  store i64 0, ptr %45, align 1
  br label %24

46:                                               ; preds = %31
  %47 = load i64, ptr %12, align 8
  %48 = add nsw i64 %32, -1
  store i64 %48, ptr %13, align 8
  %49 = add i64 %47, 1
  store i64 %49, ptr %12, align 8
  %50 = add nsw i64 %19, %47
  %51 = inttoptr i64 %50 to ptr
  store i8 0, ptr %51, align 1
  br label %31
}

define internal i32 @313(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 4294967296) %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca [2 x i64], align 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca [2 x i64], align 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = lshr i64 %3, 23
  %16 = and i64 %15, 255
  %17 = and i64 %3, 8388607
  %18 = icmp eq i64 %16, 255
  br i1 %18, label %20, label %21

19:                                               ; preds = %60, %31, %59, %20
  ret i32 poison

20:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %19

21:                                               ; preds = %5
  %22 = icmp samesign ult i64 %3, 2147483648
  br i1 %22, label %26, label %23

23:                                               ; preds = %21
  %24 = inttoptr i64 %2 to ptr
  store i8 45, ptr %24, align 1
  %25 = add nsw i64 %2, 1
  br label %26

26:                                               ; preds = %23, %21
  %27 = phi i64 [ %25, %23 ], [ %2, %21 ]
  %28 = icmp eq i64 %17, 0
  %29 = or i64 %16, %17
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %26
  store i64 0, ptr %6, align 8
  %32 = call i32 @314(ptr nonnull %6, ptr nonnull %7, i64 %27, i64 0, i64 0)
  %33 = load i64, ptr %6, align 8
  store i64 %33, ptr %0, align 8
  br label %19

34:                                               ; preds = %26
  %35 = icmp eq i64 %16, 0
  %36 = or disjoint i64 %17, 8388608
  %37 = add nsw i64 %16, -150
  %38 = select i1 %35, i64 -149, i64 %37
  %39 = select i1 %35, i64 %17, i64 %36
  %40 = add nsw i64 %38, 23
  %41 = icmp ult i64 %40, 24
  br i1 %41, label %42, label %50

42:                                               ; preds = %34
  %43 = sub nsw i64 0, %38
  %44 = shl nsw i64 -1, %43
  %45 = xor i64 %44, -1
  %46 = and i64 %39, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %42
  %49 = lshr i64 %39, %43
  br label %60

50:                                               ; preds = %34, %42
  %51 = icmp samesign ugt i64 %16, 1
  %52 = select i1 %28, i1 %51, i1 false
  %53 = zext i1 %52 to i64
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %54 = call i32 @224(ptr nonnull %8, ptr nonnull %10, i64 %39, i64 %38, i64 %53, i64 %4)
  %55 = load i64, ptr %9, align 8
  %56 = load i64, ptr %8, align 8
  %57 = icmp sgt i64 %56, 999999
  %58 = select i1 %52, i1 %57, i1 false
  br i1 %58, label %59, label %60

59:                                               ; preds = %50
  store i64 0, ptr %0, align 8
  br label %19

60:                                               ; preds = %50, %48
  %61 = phi i64 [ 0, %48 ], [ %55, %50 ]
  %62 = phi i64 [ %49, %48 ], [ %56, %50 ]
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  %63 = call i32 @225(ptr nonnull %11, i64 %62, i64 %61)
  %64 = load i64, ptr %12, align 8
  %65 = load i64, ptr %11, align 8
  store i64 0, ptr %13, align 8
  %66 = call i32 @314(ptr nonnull %13, ptr nonnull %14, i64 %27, i64 %65, i64 %64)
  %67 = load i64, ptr %13, align 8
  store i64 %67, ptr %0, align 8
  br label %19
}

define internal i32 @314(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  store i64 0, ptr %6, align 8
  %11 = call i32 @45(ptr nonnull %6, i64 %3)
  %12 = load i64, ptr %6, align 8
  %13 = add nsw i64 %12, %4
  %14 = add i64 %13, -17
  %15 = icmp ult i64 %14, -20
  br i1 %15, label %16, label %20

16:                                               ; preds = %5
  %17 = add nsw i64 %13, -1
  store i64 0, ptr %7, align 8
  %18 = call i32 @315(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %3, i64 %12, i64 %17)
  %19 = load i64, ptr %7, align 8
  br label %23

20:                                               ; preds = %5
  store i64 0, ptr %9, align 8
  %21 = call i32 @221(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %12, i64 %13)
  %22 = load i64, ptr %9, align 8
  br label %23

23:                                               ; preds = %20, %16
  %24 = phi i64 [ %22, %20 ], [ %19, %16 ]
  store i64 %24, ptr %0, align 8
  ret i32 poison
}

define internal i32 @315(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775807) %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add nsw i64 %2, 1
  store i64 0, ptr %7, align 8
  %14 = call i32 @76(ptr nonnull %7, ptr nonnull %8, i64 %13, i64 %3)
  %15 = load i64, ptr %7, align 8
  %16 = inttoptr i64 %13 to ptr
  %17 = load i8, ptr %16, align 1
  %18 = inttoptr i64 %2 to ptr
  store i8 %17, ptr %18, align 1
  store i8 46, ptr %16, align 1
  %19 = icmp sgt i64 %4, 1
  %20 = select i1 %19, i64 %15, i64 %13
  %21 = inttoptr i64 %20 to ptr
  store i8 101, ptr %21, align 1
  %22 = add nsw i64 %20, 1
  %23 = icmp slt i64 %5, 0
  %24 = select i1 %23, i8 45, i8 43
  %25 = inttoptr i64 %22 to ptr
  store i8 %24, ptr %25, align 1
  %26 = call i64 @llvm.abs.i64(i64 %5, i1 false)
  %27 = icmp slt i64 %26, 100
  br i1 %27, label %28, label %31

28:                                               ; preds = %6
  %29 = add nsw i64 %20, 2
  store i64 0, ptr %9, align 8
  %30 = call i32 @316(ptr nonnull %9, ptr nonnull %10, i64 %29, i64 %26)
  br label %34

31:                                               ; preds = %6
  %32 = add nsw i64 %20, 2
  store i64 0, ptr %11, align 8
  %33 = call i32 @76(ptr nonnull %11, ptr nonnull %12, i64 %32, i64 %26)
  br label %34

34:                                               ; preds = %31, %28
  %35 = phi ptr [ %11, %31 ], [ %9, %28 ]
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %0, align 8
  ret i32 poison
}

define internal i32 @316(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775806, -9223372036854775808) %2, i64 range(i64 0, -9223372036854775807) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = call i32 @79(ptr nonnull %5, i64 %3)
  %7 = load i64, ptr %5, align 8
  %8 = add nsw i64 %7, 3472328296227680304
  %9 = lshr i64 %8, 48
  %10 = inttoptr i64 %2 to ptr
  store i64 %9, ptr %10, align 1
  %11 = add nsw i64 %2, 2
  store i64 %11, ptr %0, align 8
  ret i32 poison
}

define internal i32 @317(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 -9223372036854775808, 20) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = alloca i64, align 8
  store i64 0, ptr %25, align 8
  %26 = alloca ptr, align 8
  store ptr null, ptr %26, align 8
  %27 = icmp slt i64 %4, 6
  br i1 %27, label %28, label %31

28:                                               ; preds = %8
  store i64 0, ptr %9, align 8
  %29 = call i32 @318(ptr nonnull %9, ptr nonnull %10, i64 %5, i64 %4, i64 %6, i64 %7)
  %30 = load i64, ptr %9, align 8
  store i64 %30, ptr %0, align 8
  br label %81

31:                                               ; preds = %8
  %32 = add nsw i64 %4, -10
  %33 = icmp ult i64 %32, 7
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = add i64 %3, 64
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  store i64 0, ptr %11, align 8
  %38 = call i32 @319(ptr nonnull %11, ptr nonnull %12, i64 %5, i64 %4, i64 %6, i64 %37)
  %39 = load i64, ptr %11, align 8
  store i64 %39, ptr %0, align 8
  br label %81

40:                                               ; preds = %31
  switch i64 %4, label %82 [
    i64 9, label %41
    i64 7, label %47
    i64 6, label %55
    i64 8, label %64
    i64 17, label %69
    i64 18, label %75
  ]

41:                                               ; preds = %40
  %42 = add i64 %3, 80
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  store i64 0, ptr %13, align 8
  %45 = call i32 @320(ptr nonnull %13, ptr nonnull %14, i64 %5, i64 %6, i64 %44)
  %46 = load i64, ptr %13, align 8
  store i64 %46, ptr %0, align 8
  br label %81

47:                                               ; preds = %40
  %48 = inttoptr i64 %6 to ptr
  %49 = load i64, ptr %48, align 1
  %50 = add i64 %2, 328
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  store i64 0, ptr %15, align 8
  %53 = call i32 @321(ptr nonnull %15, ptr nonnull %16, i64 %5, i64 %49, i64 %52)
  %54 = load i64, ptr %15, align 8
  store i64 %54, ptr %0, align 8
  br label %81

55:                                               ; preds = %40
  %56 = inttoptr i64 %6 to ptr
  %57 = load i32, ptr %56, align 1
  %58 = zext i32 %57 to i64
  %59 = add i64 %2, 328
  %60 = inttoptr i64 %59 to ptr
  %61 = load i64, ptr %60, align 8
  store i64 0, ptr %17, align 8
  %62 = call i32 @313(ptr nonnull %17, ptr nonnull %18, i64 %5, i64 %58, i64 %61)
  %63 = load i64, ptr %17, align 8
  store i64 %63, ptr %0, align 8
  br label %81

64:                                               ; preds = %40
  store i64 0, ptr %19, align 8
  %65 = call i32 @237(ptr nonnull %19, ptr nonnull %20, i64 %6)
  %66 = load i64, ptr %19, align 8
  store i64 0, ptr %21, align 8
  %67 = call i32 @75(ptr nonnull %21, ptr nonnull %22, i64 %5, i64 %66)
  %68 = load i64, ptr %21, align 8
  store i64 %68, ptr %0, align 8
  br label %81

69:                                               ; preds = %40
  %70 = add i64 %3, 80
  %71 = inttoptr i64 %70 to ptr
  %72 = load i64, ptr %71, align 8
  store i64 0, ptr %23, align 8
  %73 = call i32 @322(ptr nonnull %23, ptr nonnull %24, i64 %5, i64 %6, i64 %7, i64 %72)
  %74 = load i64, ptr %23, align 8
  store i64 %74, ptr %0, align 8
  br label %81

75:                                               ; preds = %40
  %76 = add i64 %3, 80
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  store i64 0, ptr %25, align 8
  %79 = call i32 @323(ptr nonnull %25, ptr nonnull %26, i64 %5, i64 %6, i64 %7, i64 %78)
  %80 = load i64, ptr %25, align 8
  store i64 %80, ptr %0, align 8
  br label %81

81:                                               ; preds = %75, %69, %64, %55, %47, %41, %34, %28, %82
  ret i32 poison

82:                                               ; preds = %40
  store i64 0, ptr %0, align 8
  br label %81
}

define internal i32 @318(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 -9223372036854775808, 6) %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  switch i64 %3, label %47 [
    i64 3, label %23
    i64 4, label %28
    i64 2, label %33
    i64 5, label %38
  ]

23:                                               ; preds = %6
  store i64 0, ptr %7, align 8
  %24 = call i32 @339(ptr nonnull %7, ptr nonnull %8, i64 %4)
  %25 = load i64, ptr %7, align 8
  store i64 0, ptr %9, align 8
  %26 = call i32 @75(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %25)
  %27 = load i64, ptr %9, align 8
  store i64 %27, ptr %0, align 8
  br label %63

28:                                               ; preds = %6
  %29 = inttoptr i64 %4 to ptr
  %30 = load i64, ptr %29, align 1
  store i64 0, ptr %11, align 8
  %31 = call i32 @76(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %30)
  %32 = load i64, ptr %11, align 8
  store i64 %32, ptr %0, align 8
  br label %63

33:                                               ; preds = %6
  store i64 0, ptr %13, align 8
  %34 = call i32 @340(ptr nonnull %13, ptr nonnull %14, i64 %4)
  %35 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %36 = call i32 @75(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %35)
  %37 = load i64, ptr %15, align 8
  store i64 %37, ptr %0, align 8
  br label %63

38:                                               ; preds = %6
  %39 = inttoptr i64 %4 to ptr
  %40 = load i64, ptr %39, align 1
  %41 = call i64 @llvm.bswap.i64(i64 %40)
  %42 = shl i64 %5, 3
  %43 = sub i64 64, %42
  %44 = lshr i64 %41, %43
  store i64 0, ptr %17, align 8
  %45 = call i32 @76(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %44)
  %46 = load i64, ptr %17, align 8
  store i64 %46, ptr %0, align 8
  br label %63

47:                                               ; preds = %6
  %48 = shl i64 %5, 3
  %49 = sub i64 64, %48
  %50 = inttoptr i64 %4 to ptr
  %51 = load i64, ptr %50, align 1
  %52 = icmp eq i64 %3, 1
  br i1 %52, label %53, label %58

53:                                               ; preds = %47
  %54 = shl i64 %51, %49
  %55 = ashr exact i64 %54, %49
  store i64 0, ptr %19, align 8
  %56 = call i32 @75(ptr nonnull %19, ptr nonnull %20, i64 %2, i64 %55)
  %57 = load i64, ptr %19, align 8
  store i64 %57, ptr %0, align 8
  br label %63

58:                                               ; preds = %47
  %59 = lshr i64 -1, %49
  %60 = and i64 %51, %59
  store i64 0, ptr %21, align 8
  %61 = call i32 @76(ptr nonnull %21, ptr nonnull %22, i64 %2, i64 %60)
  %62 = load i64, ptr %21, align 8
  store i64 %62, ptr %0, align 8
  br label %63

63:                                               ; preds = %58, %53, %38, %33, %28, %23
  ret i32 poison
}

define internal i32 @319(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 10, 17) %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = inttoptr i64 %2 to ptr
  store i8 34, ptr %9, align 1
  %10 = add nsw i64 %2, 1
  store i64 0, ptr %7, align 8
  %11 = call i32 @327(ptr nonnull %7, ptr nonnull %8, i64 %10, i64 %3, i64 %4, i64 %5)
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %6
  %15 = inttoptr i64 %12 to ptr
  store i8 34, ptr %15, align 1
  %16 = add nsw i64 %12, 1
  br label %17

17:                                               ; preds = %6, %14
  %18 = phi i64 [ %16, %14 ], [ 0, %6 ]
  store i64 %18, ptr %0, align 8
  ret i32 poison
}

define internal i32 @320(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = inttoptr i64 %2 to ptr
  store i8 34, ptr %8, align 1
  %9 = add nsw i64 %2, 1
  store i64 0, ptr %6, align 8
  %10 = call i32 @324(ptr nonnull %6, ptr nonnull %7, i64 %9, i64 %3, i64 %4)
  %11 = load i64, ptr %6, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %5, %15
  %14 = phi i64 [ %17, %15 ], [ 0, %5 ]
  store i64 %14, ptr %0, align 8
  ret i32 poison

15:                                               ; preds = %5
  %16 = inttoptr i64 %11 to ptr
  store i8 34, ptr %16, align 1
  %17 = add nsw i64 %11, 1
  br label %13
}

define internal i32 @321(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [2 x i64], align 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = and i64 %3, 9218868437227405312
  %12 = icmp eq i64 %11, 9218868437227405312
  br i1 %12, label %13, label %15

13:                                               ; preds = %5, %20
  %14 = phi i64 [ %26, %20 ], [ 0, %5 ]
  store i64 %14, ptr %0, align 8
  ret i32 poison

15:                                               ; preds = %5
  %16 = icmp slt i64 %3, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %15
  %18 = inttoptr i64 %2 to ptr
  store i8 45, ptr %18, align 1
  %19 = add nsw i64 %2, 1
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %19, %17 ], [ %2, %15 ]
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %22 = call i32 @219(ptr nonnull %6, ptr nonnull %8, i64 %3, i64 %4)
  %23 = load i64, ptr %7, align 8
  %24 = load i64, ptr %6, align 8
  store i64 0, ptr %9, align 8
  %25 = call i32 @314(ptr nonnull %9, ptr nonnull %10, i64 %21, i64 %24, i64 %23)
  %26 = load i64, ptr %9, align 8
  br label %13
}

define internal i32 @322(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = shl i64 %4, 3
  %10 = sub i64 64, %9
  %11 = lshr i64 -1, %10
  %12 = inttoptr i64 %3 to ptr
  %13 = load i64, ptr %12, align 1
  %14 = and i64 %13, %11
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %16, label %24

16:                                               ; preds = %6
  %17 = inttoptr i64 %5 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %14, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %16
  %21 = add nsw i64 %5, 8
  store i64 0, ptr %7, align 8
  %22 = call i32 @108(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %21, i64 %14)
  %23 = load i64, ptr %7, align 8
  br label %24

24:                                               ; preds = %20, %16, %6
  %25 = phi i64 [ 0, %16 ], [ 0, %6 ], [ %23, %20 ]
  store i64 %25, ptr %0, align 8
  ret i32 poison
}

define internal i32 @323(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i8, align 1
  store i8 0, ptr %11, align 1
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = inttoptr i64 %5 to ptr
  %16 = load i64, ptr %15, align 8
  store i8 0, ptr %7, align 1
  %17 = call i32 @231(ptr nonnull %7, ptr nonnull %8, i64 %3, i64 %4, i64 %16)
  %18 = load i8, ptr %7, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %6, %42
  %21 = phi i64 [ %44, %42 ], [ 0, %6 ]
  store i64 %21, ptr %0, align 8
  ret i32 poison

22:                                               ; preds = %6
  %23 = inttoptr i64 %2 to ptr
  store i8 34, ptr %23, align 1
  %24 = add nsw i64 %2, 1
  store i64 0, ptr %9, align 8
  %25 = call i64 @llvm.smax.i64(i64 %16, i64 0)
  store i64 %25, ptr %10, align 8
  br label %26

26:                                               ; preds = %22, %40
  %27 = phi i64 [ %24, %22 ], [ %41, %40 ]
  %28 = load i64, ptr %10, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %45, label %42

30:                                               ; preds = %45
  %31 = icmp sgt i64 %27, %24
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = inttoptr i64 %27 to ptr
  store i8 44, ptr %33, align 1
  %34 = add nsw i64 %27, 1
  br label %35

35:                                               ; preds = %32, %30
  %36 = phi i64 [ %34, %32 ], [ %27, %30 ]
  %37 = add nsw i64 %5, 8
  store i64 0, ptr %13, align 8
  %38 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %36, i64 %37, i64 %46)
  %39 = load i64, ptr %13, align 8
  br label %40

40:                                               ; preds = %35, %45
  %41 = phi i64 [ %27, %45 ], [ %39, %35 ]
  br label %26

42:                                               ; preds = %26
  %43 = inttoptr i64 %27 to ptr
  store i8 34, ptr %43, align 1
  %44 = add nsw i64 %27, 1
  br label %20

45:                                               ; preds = %26
  %46 = load i64, ptr %9, align 8
  %47 = add nsw i64 %28, -1
  store i64 %47, ptr %10, align 8
  %48 = add i64 %46, 1
  store i64 %48, ptr %9, align 8
  store i8 0, ptr %11, align 1
  %49 = call i32 @232(ptr nonnull %11, ptr nonnull %12, i64 %3, i64 %4, i64 %46)
  %50 = load i8, ptr %11, align 1
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %40, label %30
}

define internal i32 @324(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  store i8 0, ptr %6, align 1
  %17 = call i32 @244(ptr nonnull %6, ptr nonnull %7, i64 %3)
  %18 = load i8, ptr %6, align 1
  %19 = icmp ne i8 %18, 0
  %20 = add nsw i64 %4, 16
  br i1 %19, label %21, label %24

21:                                               ; preds = %5
  %22 = inttoptr i64 %2 to ptr
  store i8 45, ptr %22, align 1
  %23 = add nsw i64 %2, 1
  br label %24

24:                                               ; preds = %5, %21
  %25 = phi i64 [ %23, %21 ], [ %2, %5 ]
  %26 = inttoptr i64 %4 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %4, 8
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  store i64 0, ptr %8, align 8
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  store i64 %31, ptr %9, align 8
  br label %32

32:                                               ; preds = %24, %61
  %33 = phi i64 [ %25, %24 ], [ %62, %61 ]
  %34 = phi i64 [ %3, %24 ], [ %65, %61 ]
  %35 = phi i64 [ %20, %24 ], [ %66, %61 ]
  %36 = load i64, ptr %9, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %72, label %67

38:                                               ; preds = %67, %69, %72
  %39 = phi i64 [ 0, %72 ], [ %71, %69 ], [ %33, %67 ]
  store i64 %39, ptr %0, align 8
  ret i32 poison

40:                                               ; preds = %72
  %41 = icmp eq i64 %73, %27
  br i1 %41, label %42, label %45

42:                                               ; preds = %40
  store i64 0, ptr %12, align 8
  %43 = call i32 @325(ptr nonnull %12, i64 %33, i64 %25)
  %44 = load i64, ptr %12, align 8
  br label %45

45:                                               ; preds = %42, %40
  %46 = phi i64 [ %33, %40 ], [ %44, %42 ]
  %47 = icmp sge i64 %73, %27
  %48 = icmp sgt i64 %46, %25
  %49 = select i1 %47, i1 true, i1 %48
  br i1 %49, label %50, label %56

50:                                               ; preds = %45
  %51 = add i64 %35, 16
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  store i64 0, ptr %13, align 8
  %54 = call i32 @326(ptr nonnull %13, ptr nonnull %14, i64 %46, i64 %78, i64 %53)
  %55 = load i64, ptr %13, align 8
  br label %61

56:                                               ; preds = %45
  %57 = icmp eq i64 %78, 0
  br i1 %57, label %61, label %58

58:                                               ; preds = %56
  store i64 0, ptr %15, align 8
  %59 = call i32 @76(ptr nonnull %15, ptr nonnull %16, i64 %46, i64 %78)
  %60 = load i64, ptr %15, align 8
  br label %61

61:                                               ; preds = %58, %50, %56
  %62 = phi i64 [ %46, %56 ], [ %60, %58 ], [ %55, %50 ]
  %63 = inttoptr i64 %35 to ptr
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %34, %64
  %66 = add nsw i64 %35, 48
  br label %32

67:                                               ; preds = %32
  %68 = icmp eq i64 %33, %25
  br i1 %68, label %69, label %38

69:                                               ; preds = %67
  %70 = inttoptr i64 %25 to ptr
  store i8 48, ptr %70, align 1
  %71 = add nsw i64 %25, 1
  br label %38

72:                                               ; preds = %32
  %73 = load i64, ptr %8, align 8
  %74 = add nsw i64 %36, -1
  store i64 %74, ptr %9, align 8
  %75 = add i64 %73, 1
  store i64 %75, ptr %8, align 8
  store i64 0, ptr %10, align 8
  %76 = zext i1 %19 to i8
  %77 = call i32 @245(ptr nonnull %10, ptr nonnull %11, i64 %34, i64 %35, i8 %76)
  %78 = load i64, ptr %10, align 8
  %79 = add i64 %35, 24
  %80 = inttoptr i64 %79 to ptr
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %78, %81
  br i1 %82, label %40, label %38
}

define internal i32 @325(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp eq i64 %1, %2
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = inttoptr i64 %1 to ptr
  store i8 48, ptr %6, align 1
  %7 = add nsw i64 %1, 1
  br label %8

8:                                                ; preds = %5, %3
  %9 = phi i64 [ %7, %5 ], [ %1, %3 ]
  %10 = inttoptr i64 %9 to ptr
  store i8 46, ptr %10, align 1
  %11 = add nsw i64 %9, 1
  store i64 %11, ptr %0, align 8
  ret i32 poison
}

define internal i32 @326(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = icmp eq i64 %4, 9
  br i1 %8, label %9, label %20

9:                                                ; preds = %5
  %10 = udiv i64 %3, 100000000
  %11 = trunc i64 %10 to i8
  %12 = add i8 %11, 48
  %13 = inttoptr i64 %2 to ptr
  store i8 %12, ptr %13, align 1
  %14 = mul i64 %10, -100000000
  %15 = add i64 %14, %3
  store i64 0, ptr %6, align 8
  %16 = call i32 @79(ptr nonnull %6, i64 %15)
  %17 = load i64, ptr %6, align 8
  %18 = add nsw i64 %17, 3472328296227680304
  %19 = getelementptr i8, ptr %13, i64 1
  store i64 %18, ptr %19, align 1
  br label %28

20:                                               ; preds = %5
  store i64 0, ptr %7, align 8
  %21 = call i32 @79(ptr nonnull %7, i64 %3)
  %22 = load i64, ptr %7, align 8
  %23 = add nsw i64 %22, 3472328296227680304
  %24 = shl i64 %4, 3
  %25 = sub i64 64, %24
  %26 = lshr i64 %23, %25
  %27 = inttoptr i64 %2 to ptr
  store i64 %26, ptr %27, align 1
  br label %28

28:                                               ; preds = %20, %9
  %29 = phi i64 [ %4, %20 ], [ 9, %9 ]
  %30 = add nsw i64 %2, %29
  store i64 %30, ptr %0, align 8
  ret i32 poison
}

define internal i32 @327(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 range(i64 10, 17) %3, i64 %4, i64 %5) {
  %7 = alloca [7 x i64], align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca [2 x i64], align 8
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = alloca i64, align 8
  store i64 0, ptr %26, align 8
  %27 = alloca ptr, align 8
  store ptr null, ptr %27, align 8
  %28 = alloca [6 x i64], align 8
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 24
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 32
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 40
  store i64 0, ptr %33, align 8
  %34 = alloca ptr, align 8
  store ptr null, ptr %34, align 8
  %35 = alloca i64, align 8
  store i64 0, ptr %35, align 8
  %36 = alloca ptr, align 8
  store ptr null, ptr %36, align 8
  %37 = alloca i64, align 8
  store i64 0, ptr %37, align 8
  %38 = alloca i64, align 8
  store i64 0, ptr %38, align 8
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  %40 = alloca i64, align 8
  store i64 0, ptr %40, align 8
  %41 = alloca ptr, align 8
  store ptr null, ptr %41, align 8
  %42 = alloca i64, align 8
  store i64 0, ptr %42, align 8
  %43 = alloca ptr, align 8
  store ptr null, ptr %43, align 8
  switch i64 %3, label %84 [
    i64 12, label %44
    i64 14, label %55
    i64 10, label %61
    i64 16, label %64
    i64 11, label %69
    i64 13, label %79
  ]

44:                                               ; preds = %6
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  store i64 0, ptr %13, align 8
  %45 = call i32 @273(ptr nonnull %7, ptr nonnull %14, i64 %4, i64 %5)
  %46 = load i64, ptr %13, align 8
  %47 = load i64, ptr %12, align 8
  %48 = load i64, ptr %11, align 8
  %49 = load i64, ptr %10, align 8
  %50 = load i64, ptr %9, align 8
  %51 = load i64, ptr %8, align 8
  %52 = load i64, ptr %7, align 8
  store i64 0, ptr %15, align 8
  %53 = call i32 @331(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %52, i64 %51, i64 %50, i64 %49, i64 %48, i64 %47, i64 %46, i64 %5)
  %54 = load i64, ptr %15, align 8
  store i64 %54, ptr %0, align 8
  br label %89

55:                                               ; preds = %6
  store i64 0, ptr %17, align 8
  store i64 0, ptr %18, align 8
  %56 = call i32 @269(ptr nonnull %17, ptr nonnull %19, i64 %4, i64 %5)
  %57 = load i64, ptr %18, align 8
  %58 = load i64, ptr %17, align 8
  store i64 0, ptr %20, align 8
  %59 = call i32 @332(ptr nonnull %20, ptr nonnull %21, i64 %2, i64 %58, i64 %57, i64 %5)
  %60 = load i64, ptr %20, align 8
  store i64 %60, ptr %0, align 8
  br label %89

61:                                               ; preds = %6
  store i64 0, ptr %22, align 8
  %62 = call i32 @328(ptr nonnull %22, ptr nonnull %23, i64 %2, i64 %4)
  %63 = load i64, ptr %22, align 8
  store i64 %63, ptr %0, align 8
  br label %89

64:                                               ; preds = %6
  store i64 0, ptr %24, align 8
  %65 = call i32 @252(ptr nonnull %24, ptr nonnull %25, i64 %4, i64 %5)
  %66 = load i64, ptr %24, align 8
  store i64 0, ptr %26, align 8
  %67 = call i32 @333(ptr nonnull %26, ptr nonnull %27, i64 %2, i64 %66, i64 %5)
  %68 = load i64, ptr %26, align 8
  store i64 %68, ptr %0, align 8
  br label %89

69:                                               ; preds = %6
  store i64 0, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i64 0, ptr %30, align 8
  store i64 0, ptr %31, align 8
  store i64 0, ptr %32, align 8
  store i64 0, ptr %33, align 8
  %70 = call i32 @329(ptr nonnull %28, ptr nonnull %34, i64 %4)
  %71 = load i64, ptr %33, align 8
  %72 = load i64, ptr %32, align 8
  %73 = load i64, ptr %31, align 8
  %74 = load i64, ptr %30, align 8
  %75 = load i64, ptr %29, align 8
  %76 = load i64, ptr %28, align 8
  store i64 0, ptr %35, align 8
  %77 = call i32 @331(ptr nonnull %35, ptr nonnull %36, i64 %2, i64 %76, i64 %75, i64 %74, i64 %73, i64 %72, i64 %71, i64 0, i64 %5)
  %78 = load i64, ptr %35, align 8
  store i64 %78, ptr %0, align 8
  br label %89

79:                                               ; preds = %6
  store i64 0, ptr %37, align 8
  %80 = call i32 @330(ptr nonnull %37, i64 %4)
  %81 = load i64, ptr %37, align 8
  store i64 0, ptr %38, align 8
  %82 = call i32 @332(ptr nonnull %38, ptr nonnull %39, i64 %2, i64 %81, i64 0, i64 %5)
  %83 = load i64, ptr %38, align 8
  store i64 %83, ptr %0, align 8
  br label %89

84:                                               ; preds = %6
  store i64 0, ptr %40, align 8
  %85 = call i32 @255(ptr nonnull %40, ptr nonnull %41, i64 %4)
  %86 = load i64, ptr %40, align 8
  store i64 0, ptr %42, align 8
  %87 = call i32 @333(ptr nonnull %42, ptr nonnull %43, i64 %2, i64 %86, i64 %5)
  %88 = load i64, ptr %42, align 8
  store i64 %88, ptr %0, align 8
  br label %89

89:                                               ; preds = %84, %79, %69, %64, %61, %55, %44
  ret i32 poison
}

define internal i32 @328(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3) {
  %5 = alloca [3 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %12 = call i32 @338(ptr nonnull %5, ptr nonnull %8, i64 %3)
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %7, align 8
  %16 = icmp sgt i64 %13, 9999
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  store i64 0, ptr %9, align 8
  %18 = call i32 @21(ptr nonnull %9, i64 %14, i64 %15)
  %19 = load i64, ptr %9, align 8
  %20 = icmp sgt i64 %19, 99
  br i1 %20, label %21, label %23

21:                                               ; preds = %4, %17, %23
  %22 = phi i64 [ %25, %23 ], [ 0, %17 ], [ 0, %4 ]
  store i64 %22, ptr %0, align 8
  ret i32 poison

23:                                               ; preds = %17
  store i64 0, ptr %10, align 8
  %24 = call i32 @125(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %13, i64 %14, i64 %15)
  %25 = load i64, ptr %10, align 8
  br label %21
}

define internal i32 @329(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca [6 x i64], align 8
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 0, ptr %9, align 8
  %10 = inttoptr i64 %2 to ptr
  %11 = load i64, ptr %10, align 1
  store i64 0, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %12 = call i32 @259(ptr nonnull %4, i64 %11)
  %13 = load i64, ptr %9, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load i64, ptr %7, align 8
  %16 = load i64, ptr %6, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load i64, ptr %4, align 8
  store i64 %18, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %17, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %16, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %15, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %14, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %13, ptr %23, align 8
  ret i32 poison
}

define internal i32 @330(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = inttoptr i64 %1 to ptr
  %4 = load i32, ptr %3, align 1
  %5 = zext i32 %4 to i64
  store i64 %5, ptr %0, align 8
  ret i32 poison
}

define internal i32 @331(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10) {
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = icmp sgt i64 %3, 9999
  br i1 %20, label %28, label %21

21:                                               ; preds = %11
  store i64 0, ptr %12, align 8
  %22 = call i32 @336(ptr nonnull %12, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8)
  %23 = load i64, ptr %12, align 8
  %24 = icmp sgt i64 %23, 99
  %25 = icmp sgt i64 %9, 999999
  %26 = select i1 %24, i1 true, i1 %25
  br i1 %26, label %28, label %29

27:                                               ; preds = %34, %33, %28
  ret i32 poison

28:                                               ; preds = %21, %11
  store i64 0, ptr %0, align 8
  br label %27

29:                                               ; preds = %21
  store i64 0, ptr %13, align 8
  %30 = call i32 @337(ptr nonnull %13, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8)
  %31 = load i64, ptr %13, align 8
  %32 = icmp slt i64 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  store i64 0, ptr %0, align 8
  br label %27

34:                                               ; preds = %29
  store i64 0, ptr %14, align 8
  %35 = call i32 @125(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %4, i64 %5)
  %36 = load i64, ptr %14, align 8
  %37 = inttoptr i64 %36 to ptr
  store i8 32, ptr %37, align 1
  %38 = add nsw i64 %36, 1
  store i64 0, ptr %16, align 8
  %39 = call i32 @126(ptr nonnull %16, ptr nonnull %17, i64 %38, i64 %6, i64 %7, i64 %8)
  %40 = load i64, ptr %16, align 8
  store i64 0, ptr %18, align 8
  %41 = call i32 @334(ptr nonnull %18, ptr nonnull %19, i64 %40, i64 %9, i64 %10)
  %42 = load i64, ptr %18, align 8
  store i64 %42, ptr %0, align 8
  br label %27
}

define internal i32 @332(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = icmp sgt i64 %4, 999999
  br i1 %13, label %15, label %16

14:                                               ; preds = %22, %19, %15
  ret i32 poison

15:                                               ; preds = %6
  store i64 0, ptr %0, align 8
  br label %14

16:                                               ; preds = %6
  %17 = or i64 %3, %4
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %16
  store i64 0, ptr %7, align 8
  %20 = call i32 @331(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 %5)
  %21 = load i64, ptr %7, align 8
  store i64 %21, ptr %0, align 8
  br label %14

22:                                               ; preds = %16
  store i64 0, ptr %9, align 8
  %23 = call i32 @123(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3)
  %24 = load i64, ptr %9, align 8
  store i64 0, ptr %11, align 8
  %25 = call i32 @334(ptr nonnull %11, ptr nonnull %12, i64 %24, i64 %4, i64 %5)
  %26 = load i64, ptr %11, align 8
  %27 = inttoptr i64 %26 to ptr
  store i8 90, ptr %27, align 1
  %28 = add nsw i64 %26, 1
  store i64 %28, ptr %0, align 8
  br label %14
}

define internal i32 @333(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = icmp slt i64 %3, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %5
  %14 = inttoptr i64 %2 to ptr
  store i8 45, ptr %14, align 1
  %15 = add nsw i64 %2, 1
  %16 = sub i64 0, %3
  br label %17

17:                                               ; preds = %13, %5
  %18 = phi i64 [ %15, %13 ], [ %2, %5 ]
  %19 = phi i64 [ %16, %13 ], [ %3, %5 ]
  %20 = udiv i64 %19, 1000000
  %21 = udiv i64 %19, 60000000
  %22 = udiv i64 %19, 3600000000
  %23 = icmp ugt i64 %19, 359999999999
  br i1 %23, label %24, label %28

24:                                               ; preds = %17
  %25 = udiv i64 %19, 360000000000
  store i64 0, ptr %6, align 8
  %26 = call i32 @76(ptr nonnull %6, ptr nonnull %7, i64 %18, i64 %25)
  %27 = load i64, ptr %6, align 8
  br label %28

28:                                               ; preds = %24, %17
  %29 = phi i64 [ %18, %17 ], [ %27, %24 ]
  %30 = urem i64 %22, 100
  %31 = mul nsw i64 %22, -60
  %32 = add nsw i64 %31, %21
  %33 = mul nsw i64 %21, -60
  %34 = add nsw i64 %33, %20
  store i64 0, ptr %8, align 8
  %35 = call i32 @126(ptr nonnull %8, ptr nonnull %9, i64 %29, i64 %30, i64 %32, i64 %34)
  %36 = load i64, ptr %8, align 8
  %37 = mul nsw i64 %20, -1000000
  %38 = add i64 %37, %19
  store i64 0, ptr %10, align 8
  %39 = call i32 @334(ptr nonnull %10, ptr nonnull %11, i64 %36, i64 %38, i64 %4)
  %40 = load i64, ptr %10, align 8
  store i64 %40, ptr %0, align 8
  ret i32 poison
}

define internal i32 @334(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = icmp eq i64 %4, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %5, %11
  %10 = phi i64 [ %15, %11 ], [ %2, %5 ]
  store i64 %10, ptr %0, align 8
  ret i32 poison

11:                                               ; preds = %5
  %12 = inttoptr i64 %2 to ptr
  store i8 46, ptr %12, align 1
  %13 = add nsw i64 %2, 1
  store i64 0, ptr %6, align 8
  %14 = call i32 @335(ptr nonnull %6, ptr nonnull %7, i64 %13, i64 %3)
  %15 = add nsw i64 %13, %4
  br label %9
}

define internal i32 @335(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = call i32 @79(ptr nonnull %5, i64 %3)
  %7 = load i64, ptr %5, align 8
  %8 = add nsw i64 %7, 3472328296227680304
  %9 = lshr i64 %8, 16
  %10 = inttoptr i64 %2 to ptr
  store i64 %9, ptr %10, align 1
  %11 = add nsw i64 %2, 6
  store i64 %11, ptr %0, align 8
  ret i32 poison
}

define internal i32 @336(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = call i64 @llvm.smax.i64(i64 %2, i64 %1)
  %8 = call i64 @llvm.smax.i64(i64 %3, i64 %7)
  %9 = call i64 @llvm.smax.i64(i64 %4, i64 %8)
  %10 = call i64 @llvm.smax.i64(i64 %5, i64 %9)
  store i64 %10, ptr %0, align 8
  ret i32 poison
}

define internal i32 @337(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775808, 10000) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = call i64 @llvm.smin.i64(i64 %2, i64 %1)
  %9 = call i64 @llvm.smin.i64(i64 %3, i64 %8)
  %10 = call i64 @llvm.smin.i64(i64 %4, i64 %9)
  %11 = call i64 @llvm.smin.i64(i64 %5, i64 %10)
  %12 = call i64 @llvm.smin.i64(i64 %6, i64 %11)
  store i64 %12, ptr %0, align 8
  ret i32 poison
}

define internal i32 @338(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca [3 x i64], align 8
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = inttoptr i64 %2 to ptr
  %8 = load i24, ptr %7, align 1
  %9 = zext i24 %8 to i64
  store i64 0, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %10 = call i32 @268(ptr nonnull %4, i64 %9)
  %11 = load i64, ptr %6, align 8
  %12 = load i64, ptr %5, align 8
  %13 = load i64, ptr %4, align 8
  store i64 %13, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %11, ptr %15, align 8
  ret i32 poison
}

define internal i32 @339(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i32, ptr %5, align 1
  %7 = zext i32 %6 to i64
  %8 = add i64 %2, 4
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 1
  %11 = sext i32 %10 to i64
  store i64 0, ptr %4, align 8
  %12 = call i32 @342(ptr nonnull %4, i64 %7, i64 %11)
  %13 = load i64, ptr %4, align 8
  store i64 %13, ptr %0, align 8
  ret i32 poison
}

define internal i32 @340(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i24, ptr %5, align 1
  %7 = zext i24 %6 to i64
  store i64 0, ptr %4, align 8
  %8 = call i32 @341(ptr nonnull %4, i64 %7)
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @341(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 16777216) %1) {
  %3 = icmp samesign ugt i64 %1, 8388607
  %4 = or disjoint i64 %1, -16777216
  %5 = select i1 %3, i64 %4, i64 %1
  store i64 %5, ptr %0, align 8
  ret i32 poison
}

define internal i32 @342(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 4294967296) %1, i64 range(i64 -2147483648, 2147483648) %2) {
  call void @228(ptr null)
  call void @229(ptr null)
  %4 = shl nsw i64 %2, 32
  %5 = or disjoint i64 %1, %4
  call void @228(ptr null)
  store i64 %5, ptr %0, align 8
  call void @229(ptr null)
  call void @229(ptr null)
  ret i32 poison
}

define internal range(i32 0, 2) i32 @343(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca [2 x i64], align 8
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = add i64 %5, 24
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %4, 40
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, 16
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:                                               ; preds = %10
  %33 = add i64 %4, 48
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %35, 16
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %43, label %42

40:                                               ; preds = %108, %102, %98, %77, %72, %60, %50, %42
  %41 = phi i32 [ 0, %42 ], [ 0, %50 ], [ 0, %60 ], [ 0, %72 ], [ 0, %77 ], [ 0, %98 ], [ %68, %108 ], [ %57, %102 ]
  ret i32 %41

42:                                               ; preds = %32, %10
  store i64 -1, ptr %0, align 8
  br label %40

43:                                               ; preds = %32
  %44 = add i64 %2, 1176
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  store i64 0, ptr %11, align 8
  %47 = call i32 @346(ptr nonnull %11, ptr nonnull %12, i64 %3, i64 %4, i64 %24, i64 %8, i64 %46, i64 31, i64 30)
  %48 = load i64, ptr %11, align 8
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  store i64 %48, ptr %0, align 8
  br label %40

51:                                               ; preds = %43
  %52 = add i64 %2, 1016
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = inttoptr i64 %6 to ptr
  store i8 82, ptr %55, align 1
  %56 = add nsw i64 %6, 1
  store i64 0, ptr %13, align 8
  %57 = call i32 @383(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %3, i64 %24, i64 %56, i64 %7)
  %58 = load i64, ptr %13, align 8
  %59 = icmp eq i32 %57, 0
  br i1 %59, label %106, label %102, !prof !1

60:                                               ; preds = %106
  store i64 %58, ptr %0, align 8
  br label %40

61:                                               ; preds = %106
  %62 = inttoptr i64 %58 to ptr
  store i8 58, ptr %62, align 1
  %63 = icmp eq i64 %24, 4
  %64 = select i1 %63, i64 2, i64 3
  %65 = icmp eq i64 %24, 2
  %66 = select i1 %65, i64 4, i64 %64
  %67 = add nuw nsw i64 %58, 1
  store i64 0, ptr %15, align 8
  store i64 0, ptr %16, align 8
  %68 = call i32 @347(ptr nonnull %15, ptr nonnull %17, i64 %2, i64 %3, i64 %4, i64 %66, i64 %67, i64 %7)
  %69 = load i64, ptr %15, align 8
  %70 = load i64, ptr %16, align 8
  %71 = icmp eq i32 %68, 0
  br i1 %71, label %112, label %108, !prof !1

72:                                               ; preds = %112
  store i64 %69, ptr %0, align 8
  br label %40

73:                                               ; preds = %112
  %74 = add i64 %2, 40
  %75 = inttoptr i64 %74 to ptr
  store i64 %48, ptr %75, align 8
  %76 = icmp eq i64 %70, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store i64 %54, ptr %53, align 8
  store i64 %6, ptr %0, align 8
  br label %40

78:                                               ; preds = %73
  %79 = add i64 %2, 416
  %80 = inttoptr i64 %79 to ptr
  %81 = load i64, ptr %80, align 8
  store i64 0, ptr %18, align 8
  %82 = call i32 @108(ptr nonnull %18, ptr nonnull %19, i64 %69, i64 %81, i64 8)
  %83 = load i64, ptr %18, align 8
  %84 = add i64 %2, 952
  %85 = inttoptr i64 %84 to ptr
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %98, label %88

88:                                               ; preds = %78
  %89 = add i64 %5, 40
  %90 = inttoptr i64 %89 to ptr
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %2, 32
  %93 = inttoptr i64 %92 to ptr
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %91, %94
  store i64 0, ptr %20, align 8
  %96 = call i32 @348(ptr nonnull %20, ptr nonnull %21, i64 %2, i64 %83, i64 %95, i64 %9)
  %97 = load i64, ptr %20, align 8
  br label %98

98:                                               ; preds = %88, %78
  %99 = phi i64 [ %83, %78 ], [ %97, %88 ]
  %100 = inttoptr i64 %99 to ptr
  store i8 0, ptr %100, align 1
  %101 = add nsw i64 %99, 1
  store i64 %101, ptr %0, align 8
  br label %40

102:                                              ; preds = %51
  %103 = icmp eq i32 %57, 0
  %104 = load ptr, ptr %14, align 8
  %105 = select i1 %103, ptr undef, ptr %104
  store ptr %105, ptr %1, align 8
  br label %40

106:                                              ; preds = %51
  %107 = icmp slt i64 %58, 0
  br i1 %107, label %60, label %61

108:                                              ; preds = %61
  %109 = icmp eq i32 %68, 0
  %110 = load ptr, ptr %17, align 8
  %111 = select i1 %109, ptr undef, ptr %110
  store ptr %111, ptr %1, align 8
  br label %40

112:                                              ; preds = %61
  %113 = icmp slt i64 %69, 0
  br i1 %113, label %72, label %73
}

define internal i32 @344(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %2, 912
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %4 to ptr
  %17 = load i32, ptr %16, align 1
  %18 = zext i32 %17 to i64
  %19 = icmp eq i64 %15, %18
  br i1 %19, label %33, label %20

20:                                               ; preds = %5
  %21 = add i64 %2, 416
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  store i64 0, ptr %6, align 8
  %24 = call i32 @108(ptr nonnull %6, ptr nonnull %7, i64 %3, i64 %23, i64 7)
  %25 = load i64, ptr %6, align 8
  %26 = load i32, ptr %16, align 1
  %27 = zext i32 %26 to i64
  store i64 0, ptr %8, align 8
  %28 = call i32 @76(ptr nonnull %8, ptr nonnull %9, i64 %25, i64 %27)
  %29 = load i64, ptr %8, align 8
  %30 = load i64, ptr %22, align 8
  store i64 0, ptr %10, align 8
  %31 = call i32 @108(ptr nonnull %10, ptr nonnull %11, i64 %29, i64 %30, i64 8)
  %32 = load i64, ptr %10, align 8
  br label %33

33:                                               ; preds = %20, %5
  %34 = phi i64 [ %3, %5 ], [ %32, %20 ]
  %35 = add i64 %2, 920
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %2, 928
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  store ptr null, ptr %12, align 8
  %41 = call i32 @74(ptr nonnull %12, i64 %34, i64 %37, i64 %40)
  %42 = load i64, ptr %39, align 8
  %43 = add nsw i64 %34, %42
  store i64 %43, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @345(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca [2 x i64], align 8
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = add i64 %5, 24
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %2, 416
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %2, 1176
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %11, align 8
  %29 = call i32 @346(ptr nonnull %11, ptr nonnull %12, i64 %3, i64 %4, i64 %22, i64 %8, i64 %28, i64 30, i64 31)
  %30 = load i64, ptr %11, align 8
  %31 = icmp slt i64 %30, 0
  br i1 %31, label %34, label %35

32:                                               ; preds = %65, %63, %45, %40, %34
  %33 = phi i32 [ 0, %34 ], [ 0, %40 ], [ 0, %45 ], [ 0, %63 ], [ %36, %65 ]
  ret i32 %33

34:                                               ; preds = %10
  store i64 %30, ptr %0, align 8
  br label %32

35:                                               ; preds = %10
  store i64 0, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %36 = call i32 @347(ptr nonnull %13, ptr nonnull %15, i64 %2, i64 %3, i64 %4, i64 %22, i64 %6, i64 %7)
  %37 = load i64, ptr %13, align 8
  %38 = load i64, ptr %14, align 8
  %39 = icmp eq i32 %36, 0
  br i1 %39, label %69, label %65, !prof !1

40:                                               ; preds = %69
  store i64 %37, ptr %0, align 8
  br label %32

41:                                               ; preds = %69
  %42 = add i64 %2, 40
  %43 = inttoptr i64 %42 to ptr
  store i64 %30, ptr %43, align 8
  %44 = icmp eq i64 %38, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store i64 %37, ptr %0, align 8
  br label %32

46:                                               ; preds = %41
  store i64 0, ptr %16, align 8
  %47 = call i32 @108(ptr nonnull %16, ptr nonnull %17, i64 %37, i64 %25, i64 8)
  %48 = load i64, ptr %16, align 8
  %49 = add i64 %2, 952
  %50 = inttoptr i64 %49 to ptr
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %63, label %53

53:                                               ; preds = %46
  %54 = add i64 %5, 40
  %55 = inttoptr i64 %54 to ptr
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %2, 32
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %56, %59
  store i64 0, ptr %18, align 8
  %61 = call i32 @348(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %48, i64 %60, i64 %9)
  %62 = load i64, ptr %18, align 8
  br label %63

63:                                               ; preds = %53, %46
  %64 = phi i64 [ %48, %46 ], [ %62, %53 ]
  store i64 %64, ptr %0, align 8
  br label %32

65:                                               ; preds = %35
  %66 = icmp eq i32 %36, 0
  %67 = load ptr, ptr %15, align 8
  %68 = select i1 %66, ptr undef, ptr %67
  store ptr %68, ptr %1, align 8
  br label %32

69:                                               ; preds = %35
  %70 = icmp slt i64 %37, 0
  br i1 %70, label %40, label %41
}

define internal i32 @346(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 1, 0) %3, i64 %4, i64 %5, i64 %6, i64 range(i64 30, 32) %7, i64 range(i64 30, 32) %8) {
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %3, 40
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %4, 3
  %18 = shl nuw nsw i64 %7, 3
  %19 = select i1 %17, i64 %18, i64 240
  %20 = add i64 %2, %19
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  store i64 0, ptr %10, align 8
  %23 = call i32 @381(ptr nonnull %10, ptr nonnull %11, i64 %16, i64 %22, i64 %5, i64 %6)
  %24 = load i64, ptr %10, align 8
  %25 = icmp sgt i64 %24, -1
  %26 = and i1 %25, %17
  br i1 %26, label %27, label %29

27:                                               ; preds = %9
  %28 = icmp eq i64 %24, %6
  br i1 %28, label %29, label %31

29:                                               ; preds = %9, %31, %27
  %30 = phi i64 [ -1, %27 ], [ %24, %9 ], [ %40, %31 ]
  store i64 %30, ptr %0, align 8
  ret i32 poison

31:                                               ; preds = %27
  %32 = add i64 %3, 48
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = shl nuw nsw i64 %8, 3
  %36 = add i64 %2, %35
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  store i64 0, ptr %12, align 8
  %39 = call i32 @381(ptr nonnull %12, ptr nonnull %13, i64 %34, i64 %38, i64 %24, i64 %6)
  %40 = load i64, ptr %12, align 8
  br label %29
}

define internal range(i32 0, 2) i32 @347(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = add i64 %3, 216
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  switch i64 %5, label %74 [
    i64 2, label %28
    i64 3, label %34
  ]

28:                                               ; preds = %8
  %29 = add i64 %3, 240
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  store i64 0, ptr %9, align 8
  %32 = call i32 @349(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %4, i64 %31, i64 %6, i64 %7)
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %85, label %81, !prof !1

34:                                               ; preds = %8
  store i64 0, ptr %11, align 8
  %35 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %6, i64 %27, i64 0)
  %36 = load i64, ptr %11, align 8
  %37 = add i64 %3, 240
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %3, 248
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  store i64 0, ptr %13, align 8
  %43 = call i32 @351(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %4, i64 %39, i64 %42, i64 %36, i64 %7)
  %44 = load i64, ptr %13, align 8
  %45 = icmp eq i32 %43, 0
  br i1 %45, label %92, label %88, !prof !1

46:                                               ; preds = %108, %112, %101, %105, %94, %88, %81, %85, %58, %48
  %47 = phi i32 [ 0, %48 ], [ 0, %58 ], [ 0, %85 ], [ %32, %81 ], [ %79, %108 ], [ %43, %88 ], [ %53, %94 ], [ 0, %112 ], [ 0, %105 ], [ %72, %101 ]
  ret i32 %47

48:                                               ; preds = %92
  store i64 %44, ptr %0, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %49, align 8
  br label %46

50:                                               ; preds = %92
  %51 = icmp eq i64 %44, %36
  br i1 %51, label %52, label %61

52:                                               ; preds = %50
  store i64 0, ptr %15, align 8
  %53 = call i32 @350(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %3, i64 %4, i64 %36, i64 %7)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %98, label %94, !prof !1

55:                                               ; preds = %98
  store i64 0, ptr %17, align 8
  %56 = call i32 @108(ptr nonnull %17, ptr nonnull %18, i64 %6, i64 %27, i64 2)
  %57 = load i64, ptr %17, align 8
  br label %58

58:                                               ; preds = %55, %98
  %59 = phi i64 [ %99, %98 ], [ %57, %55 ]
  store i64 %59, ptr %0, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %60, align 8
  br label %46

61:                                               ; preds = %50
  %62 = add i64 %2, 960
  %63 = inttoptr i64 %62 to ptr
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %77, label %66

66:                                               ; preds = %61
  %67 = add i64 %2, 968
  %68 = inttoptr i64 %67 to ptr
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %66
  store i64 0, ptr %19, align 8
  %72 = call i32 @350(ptr nonnull %19, ptr nonnull %20, i64 %2, i64 %3, i64 %4, i64 %44, i64 %7)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %105, label %101, !prof !1

74:                                               ; preds = %8
  store i64 0, ptr %21, align 8
  %75 = call i32 @108(ptr nonnull %21, ptr nonnull %22, i64 %6, i64 %27, i64 1)
  %76 = load i64, ptr %21, align 8
  br label %77

77:                                               ; preds = %74, %61, %66
  %78 = phi i64 [ %44, %61 ], [ %44, %66 ], [ %76, %74 ]
  store i64 0, ptr %23, align 8
  %79 = call i32 @350(ptr nonnull %23, ptr nonnull %24, i64 %2, i64 %3, i64 %4, i64 %78, i64 %7)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %112, label %108, !prof !1

81:                                               ; preds = %28
  %82 = icmp eq i32 %32, 0
  %83 = load ptr, ptr %10, align 8
  %84 = select i1 %82, ptr undef, ptr %83
  store ptr %84, ptr %1, align 8
  br label %46

85:                                               ; preds = %28
  %86 = load i64, ptr %9, align 8
  store i64 %86, ptr %0, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 1, ptr %87, align 8
  br label %46

88:                                               ; preds = %34
  %89 = icmp eq i32 %43, 0
  %90 = load ptr, ptr %14, align 8
  %91 = select i1 %89, ptr undef, ptr %90
  store ptr %91, ptr %1, align 8
  br label %46

92:                                               ; preds = %34
  %93 = icmp slt i64 %44, 0
  br i1 %93, label %48, label %50

94:                                               ; preds = %52
  %95 = icmp eq i32 %53, 0
  %96 = load ptr, ptr %16, align 8
  %97 = select i1 %95, ptr undef, ptr %96
  store ptr %97, ptr %1, align 8
  br label %46

98:                                               ; preds = %52
  %99 = load i64, ptr %15, align 8
  %100 = icmp slt i64 %99, 0
  br i1 %100, label %58, label %55

101:                                              ; preds = %71
  %102 = icmp eq i32 %72, 0
  %103 = load ptr, ptr %20, align 8
  %104 = select i1 %102, ptr undef, ptr %103
  store ptr %104, ptr %1, align 8
  br label %46

105:                                              ; preds = %71
  %106 = load i64, ptr %19, align 8
  store i64 %106, ptr %0, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %107, align 8
  br label %46

108:                                              ; preds = %77
  %109 = icmp eq i32 %79, 0
  %110 = load ptr, ptr %24, align 8
  %111 = select i1 %109, ptr undef, ptr %110
  store ptr %111, ptr %1, align 8
  br label %46

112:                                              ; preds = %77
  %113 = load i64, ptr %23, align 8
  store i64 %113, ptr %0, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 1, ptr %114, align 8
  br label %46
}

define internal i32 @348(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = add i64 %2, 416
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 0, ptr %7, align 8
  %20 = call i32 @108(ptr nonnull %7, ptr nonnull %8, i64 %3, i64 %19, i64 19)
  %21 = load i64, ptr %7, align 8
  store i64 0, ptr %9, align 8
  %22 = call i32 @76(ptr nonnull %9, ptr nonnull %10, i64 %21, i64 %4)
  %23 = load i64, ptr %9, align 8
  store i64 0, ptr %11, align 8
  %24 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %23, i64 %19, i64 20)
  %25 = load i64, ptr %11, align 8
  store i64 0, ptr %13, align 8
  %26 = call i32 @76(ptr nonnull %13, ptr nonnull %14, i64 %25, i64 %5)
  %27 = load i64, ptr %13, align 8
  store i64 0, ptr %15, align 8
  %28 = call i32 @108(ptr nonnull %15, ptr nonnull %16, i64 %27, i64 %19, i64 21)
  %29 = load i64, ptr %15, align 8
  store i64 %29, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @349(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 1, 0) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = add i64 %2, 416
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %3, 40
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, 24
  store i64 0, ptr %8, align 8
  %25 = call i32 @353(ptr nonnull %8, ptr nonnull %9, i64 %5, i64 %3, i64 8)
  %26 = load i64, ptr %8, align 8
  %27 = inttoptr i64 %23 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %10, align 8
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 0)
  store i64 %29, ptr %11, align 8
  br label %30

30:                                               ; preds = %7, %55
  %31 = phi i64 [ 0, %7 ], [ %56, %55 ]
  %32 = phi i64 [ %26, %7 ], [ %57, %55 ]
  %33 = load i64, ptr %11, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %61, label %58

35:                                               ; preds = %61
  %36 = icmp eq i64 %31, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %35
  store i64 0, ptr %12, align 8
  %38 = call i32 @108(ptr nonnull %12, ptr nonnull %13, i64 %32, i64 %20, i64 10)
  %39 = load i64, ptr %12, align 8
  br label %40

40:                                               ; preds = %37, %35
  %41 = phi i64 [ %32, %35 ], [ %39, %37 ]
  %42 = add i64 %68, 88
  %43 = inttoptr i64 %42 to ptr
  %44 = load i64, ptr %43, align 8
  %45 = shl nsw i64 %44, 4
  %46 = add nsw i64 %4, %45
  store i64 0, ptr %14, align 8
  %47 = call i32 @355(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %68, i64 %41, i64 %6, i64 %46)
  %48 = load i64, ptr %14, align 8
  %49 = icmp eq i32 %47, 0
  br i1 %49, label %78, label %74, !prof !1

50:                                               ; preds = %58, %74, %52
  %51 = phi i32 [ 0, %52 ], [ %47, %74 ], [ 0, %58 ]
  ret i32 %51

52:                                               ; preds = %78
  store i64 %48, ptr %0, align 8
  br label %50

53:                                               ; preds = %78
  %54 = add nsw i64 %31, 1
  br label %55

55:                                               ; preds = %53, %61
  %56 = phi i64 [ %54, %53 ], [ %31, %61 ]
  %57 = phi i64 [ %48, %53 ], [ %32, %61 ]
  br label %30

58:                                               ; preds = %30
  store i64 0, ptr %16, align 8
  %59 = call i32 @108(ptr nonnull %16, ptr nonnull %17, i64 %32, i64 %20, i64 11)
  %60 = load i64, ptr %16, align 8
  store i64 %60, ptr %0, align 8
  br label %50

61:                                               ; preds = %30
  %62 = load i64, ptr %10, align 8
  %63 = add nsw i64 %33, -1
  store i64 %63, ptr %11, align 8
  %64 = add i64 %62, 1
  store i64 %64, ptr %10, align 8
  %65 = shl i64 %62, 3
  %66 = add i64 %24, %65
  %67 = inttoptr i64 %66 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %68, 144
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %70, align 8
  %72 = and i64 %71, 1
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %55, label %35

74:                                               ; preds = %40
  %75 = icmp eq i32 %47, 0
  %76 = load ptr, ptr %15, align 8
  %77 = select i1 %75, ptr undef, ptr %76
  store ptr %77, ptr %1, align 8
  br label %50

78:                                               ; preds = %40
  %79 = icmp slt i64 %48, 0
  br i1 %79, label %52, label %53
}

define internal range(i32 0, 2) i32 @350(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = add i64 %2, 416
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %4, 40
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %3, 240
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  store i64 0, ptr %8, align 8
  %34 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %5, i64 %27, i64 13)
  %35 = load i64, ptr %8, align 8
  %36 = add i64 %3, 256
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  store i8 0, ptr %10, align 1
  %39 = call i32 @379(ptr nonnull %10, i64 %38, i64 %33)
  %40 = load i8, ptr %10, align 1
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %55, label %42

42:                                               ; preds = %7
  %43 = load i64, ptr %37, align 8
  store i64 0, ptr %11, align 8
  %44 = call i32 @376(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %43, i64 %33, i64 %35, i64 %6)
  %45 = load i64, ptr %11, align 8
  %46 = icmp eq i32 %44, 0
  br i1 %46, label %99, label %95, !prof !1

47:                                               ; preds = %99
  store i64 0, ptr %13, align 8
  %48 = call i32 @377(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %30, i64 %33, i64 %45, i64 %6)
  %49 = load i64, ptr %13, align 8
  %50 = icmp eq i32 %48, 0
  br i1 %50, label %53, label %101, !prof !1

51:                                               ; preds = %91, %118, %101, %95, %80, %53
  %52 = phi i32 [ 0, %53 ], [ 0, %80 ], [ %77, %118 ], [ 0, %91 ], [ %44, %95 ], [ %48, %101 ]
  ret i32 %52

53:                                               ; preds = %47, %99
  %54 = phi i64 [ %45, %99 ], [ %49, %47 ]
  store i64 %54, ptr %0, align 8
  br label %51

55:                                               ; preds = %7
  %56 = add nsw i64 %30, 24
  %57 = inttoptr i64 %30 to ptr
  %58 = load i64, ptr %57, align 8
  store i64 0, ptr %15, align 8
  %59 = call i64 @llvm.smax.i64(i64 %58, i64 0)
  store i64 %59, ptr %16, align 8
  br label %60

60:                                               ; preds = %55, %83
  %61 = phi i64 [ %35, %55 ], [ %84, %83 ]
  %62 = phi i64 [ 0, %55 ], [ %85, %83 ]
  %63 = load i64, ptr %16, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %105, label %86

65:                                               ; preds = %105
  %66 = icmp eq i64 %62, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %65
  store i64 0, ptr %17, align 8
  %68 = call i32 @108(ptr nonnull %17, ptr nonnull %18, i64 %61, i64 %27, i64 12)
  %69 = load i64, ptr %17, align 8
  br label %70

70:                                               ; preds = %67, %65
  %71 = phi i64 [ %61, %65 ], [ %69, %67 ]
  %72 = add i64 %112, 88
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8
  %75 = shl nsw i64 %74, 4
  %76 = add nsw i64 %33, %75
  store i64 0, ptr %19, align 8
  %77 = call i32 @378(ptr nonnull %19, ptr nonnull %20, i64 %2, i64 %112, i64 %71, i64 %6, i64 %76)
  %78 = load i64, ptr %19, align 8
  %79 = icmp eq i32 %77, 0
  br i1 %79, label %122, label %118, !prof !1

80:                                               ; preds = %122
  store i64 %78, ptr %0, align 8
  br label %51

81:                                               ; preds = %122
  %82 = add nsw i64 %62, 1
  br label %83

83:                                               ; preds = %81, %105
  %84 = phi i64 [ %78, %81 ], [ %61, %105 ]
  %85 = phi i64 [ %82, %81 ], [ %62, %105 ]
  br label %60

86:                                               ; preds = %60
  %87 = icmp eq i64 %62, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %86
  store i64 0, ptr %21, align 8
  %89 = call i32 @108(ptr nonnull %21, ptr nonnull %22, i64 %61, i64 %27, i64 14)
  %90 = load i64, ptr %21, align 8
  br label %91

91:                                               ; preds = %88, %86
  %92 = phi i64 [ %61, %86 ], [ %90, %88 ]
  store i64 0, ptr %23, align 8
  %93 = call i32 @108(ptr nonnull %23, ptr nonnull %24, i64 %92, i64 %27, i64 15)
  %94 = load i64, ptr %23, align 8
  store i64 %94, ptr %0, align 8
  br label %51

95:                                               ; preds = %42
  %96 = icmp eq i32 %44, 0
  %97 = load ptr, ptr %12, align 8
  %98 = select i1 %96, ptr undef, ptr %97
  store ptr %98, ptr %1, align 8
  br label %51

99:                                               ; preds = %42
  %100 = icmp sgt i64 %45, 0
  br i1 %100, label %47, label %53

101:                                              ; preds = %47
  %102 = icmp eq i32 %48, 0
  %103 = load ptr, ptr %14, align 8
  %104 = select i1 %102, ptr undef, ptr %103
  store ptr %104, ptr %1, align 8
  br label %51

105:                                              ; preds = %60
  %106 = load i64, ptr %15, align 8
  %107 = add nsw i64 %63, -1
  store i64 %107, ptr %16, align 8
  %108 = add i64 %106, 1
  store i64 %108, ptr %15, align 8
  %109 = shl i64 %106, 3
  %110 = add i64 %56, %109
  %111 = inttoptr i64 %110 to ptr
  %112 = load i64, ptr %111, align 8
  %113 = add i64 %112, 144
  %114 = inttoptr i64 %113 to ptr
  %115 = load i64, ptr %114, align 8
  %116 = and i64 %115, 1
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %83, label %65

118:                                              ; preds = %70
  %119 = icmp eq i32 %77, 0
  %120 = load ptr, ptr %20, align 8
  %121 = select i1 %119, ptr undef, ptr %120
  store ptr %121, ptr %1, align 8
  br label %51

122:                                              ; preds = %70
  %123 = icmp slt i64 %78, 0
  br i1 %123, label %80, label %81
}

define internal range(i32 0, 2) i32 @351(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 1, 0) %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i8, align 1
  store i8 0, ptr %11, align 1
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = add i64 %2, 416
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %3, 48
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %26, 24
  %28 = add i64 %2, 968
  %29 = inttoptr i64 %28 to ptr
  store i64 0, ptr %29, align 8
  %30 = inttoptr i64 %26 to ptr
  %31 = load i64, ptr %30, align 8
  store i64 0, ptr %9, align 8
  %32 = call i64 @llvm.smax.i64(i64 %31, i64 0)
  store i64 %32, ptr %10, align 8
  br label %33

33:                                               ; preds = %8, %76
  %34 = phi i64 [ 0, %8 ], [ %78, %76 ]
  %35 = phi i64 [ %6, %8 ], [ %77, %76 ]
  %36 = load i64, ptr %10, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %79, label %75

38:                                               ; preds = %79
  %39 = icmp eq i64 %96, 0
  %40 = select i1 %39, i1 %99, i1 false
  br i1 %40, label %76, label %41

41:                                               ; preds = %38
  %42 = icmp eq i64 %34, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %41
  store i64 0, ptr %13, align 8
  %44 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %35, i64 %23, i64 10)
  %45 = load i64, ptr %13, align 8
  br label %46

46:                                               ; preds = %43, %41
  %47 = phi i64 [ %35, %41 ], [ %45, %43 ]
  store i64 0, ptr %15, align 8
  %48 = call i32 @353(ptr nonnull %15, ptr nonnull %16, i64 %47, i64 %86, i64 12)
  %49 = load i64, ptr %15, align 8
  store i64 0, ptr %17, align 8
  %50 = call i32 @355(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %86, i64 %49, i64 %7, i64 %91)
  %51 = load i64, ptr %17, align 8
  %52 = icmp eq i32 %50, 0
  br i1 %52, label %107, label %103, !prof !1

53:                                               ; preds = %109, %103, %75, %66, %55
  %54 = phi i32 [ 0, %55 ], [ 0, %66 ], [ 0, %75 ], [ %63, %109 ], [ %50, %103 ]
  ret i32 %54

55:                                               ; preds = %107
  store i64 %51, ptr %0, align 8
  br label %53

56:                                               ; preds = %107
  %57 = add nsw i64 %34, 1
  br i1 %39, label %58, label %70

58:                                               ; preds = %56
  %59 = inttoptr i64 %91 to ptr
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 1
  br i1 %61, label %62, label %70

62:                                               ; preds = %58
  store i64 0, ptr %19, align 8
  %63 = call i32 @354(ptr nonnull %19, ptr nonnull %20, i64 %2, i64 %86, i64 %49, i64 %51, i64 %7, i64 %92)
  %64 = load i64, ptr %19, align 8
  %65 = icmp eq i32 %63, 0
  br i1 %65, label %113, label %109, !prof !1

66:                                               ; preds = %113
  store i64 %64, ptr %0, align 8
  br label %53

67:                                               ; preds = %113
  %68 = icmp eq i64 %64, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %67
  br label %70

70:                                               ; preds = %69, %67, %58, %56
  %71 = phi i64 [ %51, %56 ], [ %35, %69 ], [ %51, %67 ], [ %51, %58 ]
  %72 = phi i1 [ %99, %56 ], [ true, %69 ], [ %99, %67 ], [ %99, %58 ]
  %73 = phi i64 [ %57, %56 ], [ %34, %69 ], [ %57, %67 ], [ %57, %58 ]
  br i1 %72, label %76, label %74

74:                                               ; preds = %70
  store i64 1, ptr %29, align 8
  br label %76

75:                                               ; preds = %33
  store i64 %35, ptr %0, align 8
  br label %53

76:                                               ; preds = %70, %74, %79, %38
  %77 = phi i64 [ %35, %79 ], [ %35, %38 ], [ %71, %74 ], [ %71, %70 ]
  %78 = phi i64 [ %34, %79 ], [ %34, %38 ], [ %73, %74 ], [ %73, %70 ]
  br label %33

79:                                               ; preds = %33
  %80 = load i64, ptr %9, align 8
  %81 = add nsw i64 %36, -1
  store i64 %81, ptr %10, align 8
  %82 = add i64 %80, 1
  store i64 %82, ptr %9, align 8
  %83 = shl i64 %80, 3
  %84 = add i64 %27, %83
  %85 = inttoptr i64 %84 to ptr
  %86 = load i64, ptr %85, align 8
  %87 = add i64 %86, 88
  %88 = inttoptr i64 %87 to ptr
  %89 = load i64, ptr %88, align 8
  %90 = shl nsw i64 %89, 4
  %91 = add nsw i64 %5, %90
  %92 = add nsw i64 %4, %90
  %93 = add i64 %86, 144
  %94 = inttoptr i64 %93 to ptr
  %95 = load i64, ptr %94, align 8
  %96 = and i64 %95, 2
  store i8 0, ptr %11, align 1
  %97 = call i32 @352(ptr nonnull %11, ptr nonnull %12, i64 %91, i64 %92)
  %98 = load i8, ptr %11, align 1
  %99 = icmp ne i8 %98, 0
  %100 = load i64, ptr %94, align 8
  %101 = and i64 %100, 1
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %76, label %38

103:                                              ; preds = %46
  %104 = icmp eq i32 %50, 0
  %105 = load ptr, ptr %18, align 8
  %106 = select i1 %104, ptr undef, ptr %105
  store ptr %106, ptr %1, align 8
  br label %53

107:                                              ; preds = %46
  %108 = icmp slt i64 %51, 0
  br i1 %108, label %55, label %56

109:                                              ; preds = %62
  %110 = icmp eq i32 %63, 0
  %111 = load ptr, ptr %20, align 8
  %112 = select i1 %110, ptr undef, ptr %111
  store ptr %112, ptr %1, align 8
  br label %53

113:                                              ; preds = %62
  %114 = icmp slt i64 %64, 0
  br i1 %114, label %66, label %67
}

define internal i32 @352(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = inttoptr i64 %2 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %3 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %7, 2
  %11 = icmp slt i64 %9, 2
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %15, label %18

13:                                               ; preds = %18, %28, %15
  %14 = phi i8 [ %17, %15 ], [ %32, %28 ], [ 0, %18 ]
  store i8 %14, ptr %0, align 1
  ret i32 poison

15:                                               ; preds = %4
  %16 = icmp eq i64 %7, %9
  %17 = zext i1 %16 to i8
  br label %13

18:                                               ; preds = %4
  %19 = add i64 %2, 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = sub nsw i64 %21, %7
  %23 = add i64 %3, 8
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i64 %25, %9
  %27 = icmp eq i64 %22, %26
  br i1 %27, label %28, label %13

28:                                               ; preds = %18
  store i8 0, ptr %5, align 1
  %29 = call i32 @47(ptr nonnull %5, i64 %7, i64 %9, i64 %22)
  %30 = load i8, ptr %5, align 1
  %31 = icmp ne i8 %30, 0
  %32 = zext i1 %31 to i8
  br label %13
}

define internal i32 @353(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 8, 17) %4) {
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = shl nuw nsw i64 %4, 3
  %8 = add i64 %3, %7
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add nuw nsw i64 %7, 8
  %12 = add i64 %3, %11
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  store ptr null, ptr %6, align 8
  %15 = call i32 @74(ptr nonnull %6, i64 %2, i64 %10, i64 %14)
  %16 = load i64, ptr %13, align 8
  %17 = add nsw i64 %2, %16
  store i64 %17, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @354(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 0, -9223372036854775808) %5, i64 %6, i64 %7) {
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = inttoptr i64 %3 to ptr
  %14 = load i64, ptr %13, align 8
  store i8 0, ptr %9, align 1
  %15 = call i32 @375(ptr nonnull %9, i64 %14)
  %16 = load i8, ptr %9, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %8
  %19 = inttoptr i64 %7 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %20, 2
  br i1 %21, label %24, label %25

22:                                               ; preds = %43, %41, %29, %24
  %23 = phi i32 [ 0, %24 ], [ 0, %29 ], [ 0, %41 ], [ %26, %43 ]
  ret i32 %23

24:                                               ; preds = %8, %18
  store i64 0, ptr %0, align 8
  br label %22

25:                                               ; preds = %18
  store i64 0, ptr %10, align 8
  %26 = call i32 @355(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %5, i64 %6, i64 %7)
  %27 = load i64, ptr %10, align 8
  %28 = icmp eq i32 %26, 0
  br i1 %28, label %47, label %43, !prof !1

29:                                               ; preds = %47
  store i64 %27, ptr %0, align 8
  br label %22

30:                                               ; preds = %47
  %31 = sub nsw i64 %27, %5
  %32 = sub nsw i64 %5, %4
  %33 = icmp eq i64 %31, %32
  br i1 %33, label %34, label %40

34:                                               ; preds = %30
  store i8 0, ptr %12, align 1
  %35 = call i32 @47(ptr nonnull %12, i64 %4, i64 %5, i64 %32)
  %36 = load i8, ptr %12, align 1
  %37 = icmp ne i8 %36, 0
  %38 = icmp sgt i64 %5, %4
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %41, label %40

40:                                               ; preds = %30, %34
  br label %41

41:                                               ; preds = %34, %40
  %42 = phi i64 [ 0, %40 ], [ 1, %34 ]
  store i64 %42, ptr %0, align 8
  br label %22

43:                                               ; preds = %25
  %44 = icmp eq i32 %26, 0
  %45 = load ptr, ptr %11, align 8
  %46 = select i1 %44, ptr undef, ptr %45
  store ptr %46, ptr %1, align 8
  br label %22

47:                                               ; preds = %25
  %48 = icmp slt i64 %27, 0
  br i1 %48, label %29, label %30
}

define internal range(i32 0, 2) i32 @355(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = inttoptr i64 %6 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %15, label %21

15:                                               ; preds = %7
  %16 = add i64 %2, 416
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  store i64 0, ptr %8, align 8
  %19 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %18, i64 9)
  %20 = load i64, ptr %8, align 8
  store i64 %20, ptr %0, align 8
  br label %27

21:                                               ; preds = %7
  %22 = add i64 %6, 8
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  store i64 0, ptr %10, align 8
  %25 = call i32 @356(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %4, i64 %5, i64 %13, i64 %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %29, !prof !1

27:                                               ; preds = %29, %33, %15
  %28 = phi i32 [ 0, %15 ], [ %25, %29 ], [ 0, %33 ]
  ret i32 %28

29:                                               ; preds = %21
  %30 = icmp eq i32 %25, 0
  %31 = load ptr, ptr %11, align 8
  %32 = select i1 %30, ptr undef, ptr %31
  store ptr %32, ptr %1, align 8
  br label %27

33:                                               ; preds = %21
  %34 = load i64, ptr %10, align 8
  store i64 %34, ptr %0, align 8
  br label %27
}

define internal range(i32 0, 2) i32 @356(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 range(i64 2, 1) %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca i8, align 1
  store i8 0, ptr %14, align 1
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = inttoptr i64 %3 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %20, 20
  br i1 %21, label %22, label %25

22:                                               ; preds = %8
  store i64 0, ptr %9, align 8
  %23 = call i32 @357(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3, i64 %20, i64 %4, i64 %6)
  %24 = load i64, ptr %9, align 8
  br label %51

25:                                               ; preds = %8
  %26 = add i64 %3, 8
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %6, %28
  switch i64 %20, label %35 [
    i64 24, label %30
    i64 27, label %51
  ]

30:                                               ; preds = %25
  %31 = sub nsw i64 %7, %29
  store i64 0, ptr %11, align 8
  %32 = call i32 @358(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %4, i64 %5, i64 %29, i64 %31)
  %33 = load i64, ptr %11, align 8
  %34 = icmp eq i32 %32, 0
  br i1 %34, label %51, label %62, !prof !1

35:                                               ; preds = %25
  %36 = sub nsw i64 %7, %29
  %37 = add i64 %3, 64
  %38 = inttoptr i64 %37 to ptr
  %39 = load i64, ptr %38, align 8
  store i64 0, ptr %13, align 8
  %40 = call i32 @21(ptr nonnull %13, i64 %36, i64 %39)
  %41 = load i64, ptr %13, align 8
  %42 = shl nsw i64 %41, 1
  %43 = add nsw i64 %42, 64
  store i8 0, ptr %14, align 1
  %44 = call i32 @295(ptr nonnull %14, i64 %2, i64 %5, i64 %4, i64 %43)
  %45 = load i8, ptr %14, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %35
  store i64 0, ptr %15, align 8
  %48 = call i32 @359(ptr nonnull %15, ptr nonnull %16, i64 %2, i64 %3, i64 %20, i64 %4, i64 %29, i64 %7)
  %49 = load i64, ptr %15, align 8
  %50 = icmp eq i32 %48, 0
  br i1 %50, label %51, label %66, !prof !1

51:                                               ; preds = %47, %30, %22, %35, %25
  %52 = phi i64 [ -10, %35 ], [ %33, %30 ], [ 0, %25 ], [ %49, %47 ], [ %24, %22 ]
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %60

54:                                               ; preds = %51
  %55 = sub nsw i64 %7, %6
  store i64 0, ptr %17, align 8
  %56 = call i32 @306(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %55)
  %57 = load i64, ptr %17, align 8
  br label %60

58:                                               ; preds = %66, %62, %60
  %59 = phi i32 [ 0, %60 ], [ %48, %66 ], [ %32, %62 ]
  ret i32 %59

60:                                               ; preds = %54, %51
  %61 = phi i64 [ %52, %51 ], [ %57, %54 ]
  store i64 %61, ptr %0, align 8
  br label %58

62:                                               ; preds = %30
  %63 = icmp eq i32 %32, 0
  %64 = load ptr, ptr %12, align 8
  %65 = select i1 %63, ptr undef, ptr %64
  store ptr %65, ptr %1, align 8
  br label %58

66:                                               ; preds = %47
  %67 = icmp eq i32 %48, 0
  %68 = load ptr, ptr %16, align 8
  %69 = select i1 %67, ptr undef, ptr %68
  store ptr %69, ptr %1, align 8
  br label %58
}

define internal i32 @357(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 -9223372036854775808, 20) %4, i64 %5, i64 range(i64 2, 1) %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = alloca i64, align 8
  store i64 0, ptr %22, align 8
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  %24 = alloca i64, align 8
  store i64 0, ptr %24, align 8
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  %26 = add i64 %3, 8
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %3, 80
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %4, 6
  br i1 %32, label %33, label %36

33:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %34 = call i32 @318(ptr nonnull %8, ptr nonnull %9, i64 %5, i64 %4, i64 %6, i64 %28)
  %35 = load i64, ptr %8, align 8
  store i64 %35, ptr %0, align 8
  br label %83

36:                                               ; preds = %7
  %37 = add nsw i64 %4, -10
  %38 = icmp ult i64 %37, 7
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = add i64 %3, 64
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  store i64 0, ptr %10, align 8
  %43 = call i32 @365(ptr nonnull %10, ptr nonnull %11, i64 %5, i64 %4, i64 %6, i64 %42)
  %44 = load i64, ptr %10, align 8
  store i64 %44, ptr %0, align 8
  br label %83

45:                                               ; preds = %36
  switch i64 %4, label %84 [
    i64 9, label %46
    i64 7, label %49
    i64 6, label %57
    i64 8, label %66
    i64 17, label %71
    i64 18, label %80
  ]

46:                                               ; preds = %45
  store i64 0, ptr %12, align 8
  %47 = call i32 @324(ptr nonnull %12, ptr nonnull %13, i64 %5, i64 %6, i64 %31)
  %48 = load i64, ptr %12, align 8
  store i64 %48, ptr %0, align 8
  br label %83

49:                                               ; preds = %45
  %50 = inttoptr i64 %6 to ptr
  %51 = load i64, ptr %50, align 1
  %52 = add i64 %2, 328
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  store i64 0, ptr %14, align 8
  %55 = call i32 @366(ptr nonnull %14, ptr nonnull %15, i64 %5, i64 %51, i64 %54)
  %56 = load i64, ptr %14, align 8
  store i64 %56, ptr %0, align 8
  br label %83

57:                                               ; preds = %45
  %58 = inttoptr i64 %6 to ptr
  %59 = load i32, ptr %58, align 1
  %60 = zext i32 %59 to i64
  %61 = add i64 %2, 328
  %62 = inttoptr i64 %61 to ptr
  %63 = load i64, ptr %62, align 8
  store i64 0, ptr %16, align 8
  %64 = call i32 @367(ptr nonnull %16, ptr nonnull %17, i64 %5, i64 %60, i64 %63)
  %65 = load i64, ptr %16, align 8
  store i64 %65, ptr %0, align 8
  br label %83

66:                                               ; preds = %45
  store i64 0, ptr %18, align 8
  %67 = call i32 @237(ptr nonnull %18, ptr nonnull %19, i64 %6)
  %68 = load i64, ptr %18, align 8
  store i64 0, ptr %20, align 8
  %69 = call i32 @75(ptr nonnull %20, ptr nonnull %21, i64 %5, i64 %68)
  %70 = load i64, ptr %20, align 8
  store i64 %70, ptr %0, align 8
  br label %83

71:                                               ; preds = %45
  %72 = shl i64 %28, 3
  %73 = sub i64 64, %72
  %74 = lshr i64 -1, %73
  %75 = inttoptr i64 %6 to ptr
  %76 = load i64, ptr %75, align 1
  %77 = and i64 %76, %74
  store i64 0, ptr %22, align 8
  %78 = call i32 @368(ptr nonnull %22, ptr nonnull %23, i64 %5, i64 %77, i64 %31)
  %79 = load i64, ptr %22, align 8
  store i64 %79, ptr %0, align 8
  br label %83

80:                                               ; preds = %45
  store i64 0, ptr %24, align 8
  %81 = call i32 @369(ptr nonnull %24, ptr nonnull %25, i64 %5, i64 %6, i64 %28, i64 %31)
  %82 = load i64, ptr %24, align 8
  br label %84

83:                                               ; preds = %71, %66, %57, %49, %46, %39, %33, %84
  ret i32 poison

84:                                               ; preds = %80, %45
  %85 = phi i64 [ 0, %45 ], [ %82, %80 ]
  store i64 %85, ptr %0, align 8
  br label %83
}

define internal range(i32 0, 2) i32 @358(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i8, align 1
  store i8 0, ptr %13, align 1
  %14 = shl i64 %6, 5
  %15 = add i64 %14, 8192
  %16 = sub nsw i64 %4, %3
  %17 = icmp slt i64 %16, 64
  br i1 %17, label %18, label %20

18:                                               ; preds = %7
  store i8 0, ptr %8, align 1
  %19 = call i32 @295(ptr nonnull %8, i64 %2, i64 %4, i64 %3, i64 %15)
  store i64 -10, ptr %0, align 8
  br label %36

20:                                               ; preds = %7
  %21 = add nsw i64 %3, 1
  %22 = add nsw i64 %5, %6
  %23 = add i64 %2, 320
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %2, 328
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %9, align 8
  %29 = call i32 @197(ptr nonnull %9, ptr nonnull %10, i64 %21, i64 %4, i64 %5, i64 %22, i64 %25, i64 %28)
  %30 = load i64, ptr %9, align 8
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %53, label %49, !prof !1

32:                                               ; preds = %53
  store i64 0, ptr %11, align 8
  %33 = call i32 @364(ptr nonnull %11, ptr nonnull %12, i64 %21, i64 %30, i64 %4)
  %34 = load i64, ptr %11, align 8
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %59, label %55, !prof !1

36:                                               ; preds = %55, %49, %18, %47, %45, %38
  %37 = phi i32 [ 0, %38 ], [ 0, %45 ], [ 0, %47 ], [ 0, %18 ], [ %33, %55 ], [ %29, %49 ]
  ret i32 %37

38:                                               ; preds = %59
  store i64 %34, ptr %0, align 8
  br label %36

39:                                               ; preds = %59, %53
  %40 = phi i64 [ %30, %53 ], [ -2, %59 ]
  switch i64 %40, label %46 [
    i64 -2, label %41
    i64 -1, label %47
  ]

41:                                               ; preds = %39
  store i8 0, ptr %13, align 1
  %42 = call i32 @295(ptr nonnull %13, i64 %2, i64 %4, i64 %3, i64 %15)
  %43 = load i8, ptr %13, align 1
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store i64 -10, ptr %0, align 8
  br label %36

46:                                               ; preds = %41, %39
  br label %47

47:                                               ; preds = %39, %46
  %48 = phi i64 [ 0, %46 ], [ -1, %39 ]
  store i64 %48, ptr %0, align 8
  br label %36

49:                                               ; preds = %20
  %50 = icmp eq i32 %29, 0
  %51 = load ptr, ptr %10, align 8
  %52 = select i1 %50, ptr undef, ptr %51
  store ptr %52, ptr %1, align 8
  br label %36

53:                                               ; preds = %20
  %54 = icmp sgt i64 %30, 0
  br i1 %54, label %32, label %39

55:                                               ; preds = %32
  %56 = icmp eq i32 %33, 0
  %57 = load ptr, ptr %12, align 8
  %58 = select i1 %56, ptr undef, ptr %57
  store ptr %58, ptr %1, align 8
  br label %36

59:                                               ; preds = %32
  %60 = icmp eq i64 %34, 0
  br i1 %60, label %39, label %38
}

define internal range(i32 0, 2) i32 @359(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 20, -9223372036854775808) %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  switch i64 %4, label %21 [
    i64 20, label %18
    i64 21, label %14
  ]

14:                                               ; preds = %8
  store i8 0, ptr %9, align 1
  %15 = call i32 @360(ptr nonnull %9, i64 %6, i64 %7)
  %16 = load i8, ptr %9, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %8, %14
  store i64 0, ptr %10, align 8
  %19 = call i32 @361(ptr nonnull %10, ptr nonnull %11, i64 %5, i64 %6, i64 %7)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %36, label %32, !prof !1

21:                                               ; preds = %8, %14
  %22 = add i64 %3, 64
  %23 = inttoptr i64 %22 to ptr
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %3, 80
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  store i64 0, ptr %12, align 8
  %28 = call i32 @362(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %5, i64 %6, i64 %7, i64 %24, i64 %27)
  %29 = load i64, ptr %12, align 8
  store i64 %29, ptr %0, align 8
  br label %30

30:                                               ; preds = %21, %32, %36
  %31 = phi i32 [ 0, %21 ], [ 0, %36 ], [ %19, %32 ]
  ret i32 %31

32:                                               ; preds = %18
  %33 = icmp eq i32 %19, 0
  %34 = load ptr, ptr %11, align 8
  %35 = select i1 %33, ptr undef, ptr %34
  store ptr %35, ptr %1, align 8
  br label %30

36:                                               ; preds = %18
  %37 = load i64, ptr %10, align 8
  store i64 %37, ptr %0, align 8
  br label %30
}

define internal i32 @360(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = icmp slt i64 %1, %2
  br i1 %4, label %5, label %16

5:                                                ; preds = %3, %24
  %6 = phi i64 [ %25, %24 ], [ %1, %3 ]
  %7 = inttoptr i64 %6 to ptr
  %8 = load <16 x i8>, ptr %7, align 1
  %9 = icmp eq <16 x i8> %8, splat (i8 92)
  %10 = icmp eq <16 x i8> %8, splat (i8 126)
  %11 = icmp slt <16 x i8> %8, zeroinitializer
  %12 = or <16 x i1> %9, %10
  %13 = or <16 x i1> %11, %12
  %14 = bitcast <16 x i1> %13 to i16
  %15 = icmp eq i16 %14, 0
  br i1 %15, label %24, label %18

16:                                               ; preds = %3, %24, %18
  %17 = phi i8 [ %23, %18 ], [ 1, %24 ], [ 1, %3 ]
  store i8 %17, ptr %0, align 1
  ret i32 poison

18:                                               ; preds = %5
  %19 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %14, i1 true)
  %20 = zext nneg i16 %19 to i64
  %21 = add nsw i64 %6, %20
  %22 = icmp sge i64 %21, %2
  %23 = zext i1 %22 to i8
  br label %16

24:                                               ; preds = %5
  %25 = add nsw i64 %6, 16
  %26 = icmp slt i64 %25, %2
  br i1 %26, label %5, label %16
}

define internal range(i32 0, 2) i32 @361(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = inttoptr i64 %2 to ptr
  store i8 39, ptr %12, align 1
  %13 = add nsw i64 %2, 1
  br label %14

14:                                               ; preds = %37, %5
  %15 = phi i64 [ %3, %5 ], [ %43, %37 ]
  %16 = phi i64 [ %13, %5 ], [ %42, %37 ]
  %17 = icmp slt i64 %15, %4
  br i1 %17, label %18, label %92

18:                                               ; preds = %14, %88
  %19 = phi i64 [ %90, %88 ], [ %15, %14 ]
  %20 = phi i64 [ %91, %88 ], [ %16, %14 ]
  %21 = inttoptr i64 %19 to ptr
  %22 = load <16 x i8>, ptr %21, align 1
  %23 = inttoptr i64 %20 to ptr
  store <16 x i8> %22, ptr %23, align 1
  %24 = load <16 x i8>, ptr %21, align 1
  %25 = icmp eq <16 x i8> %24, splat (i8 39)
  %26 = icmp eq <16 x i8> %24, splat (i8 92)
  %27 = icmp slt <16 x i8> %24, splat (i8 32)
  %28 = or <16 x i1> %25, %26
  %29 = or <16 x i1> %27, %28
  %30 = bitcast <16 x i1> %29 to i16
  %31 = icmp ne i16 %30, 0
  br i1 %31, label %32, label %37

32:                                               ; preds = %18
  %33 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %30, i1 true)
  %34 = zext nneg i16 %33 to i64
  store i64 0, ptr %6, align 8
  %35 = call i32 @20(ptr nonnull %6, i64 %34, i64 16)
  %36 = load i64, ptr %6, align 8
  br label %37

37:                                               ; preds = %32, %18
  %38 = phi i64 [ 16, %18 ], [ %36, %32 ]
  %39 = sub nsw i64 %4, %19
  store i64 0, ptr %7, align 8
  %40 = call i32 @20(ptr nonnull %7, i64 %38, i64 %39)
  %41 = load i64, ptr %7, align 8
  %42 = add nsw i64 %20, %41
  %43 = add nsw i64 %19, %41
  %44 = icmp ne i64 %41, 16
  %45 = select i1 %31, i1 %44, i1 false
  %46 = icmp slt i64 %43, %4
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %14

48:                                               ; preds = %37
  %49 = inttoptr i64 %43 to ptr
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i64
  %52 = icmp sgt i8 %50, -1
  br i1 %52, label %53, label %56

53:                                               ; preds = %48
  store i64 0, ptr %8, align 8
  %54 = call i32 @363(ptr nonnull %8, ptr nonnull %9, i64 %42, i64 %51)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %100, label %96, !prof !1

56:                                               ; preds = %100, %48
  %57 = phi i64 [ %102, %100 ], [ %43, %48 ]
  %58 = phi i64 [ %101, %100 ], [ %42, %48 ]
  %59 = icmp slt i64 %57, %4
  %60 = icmp slt i8 %50, 0
  %61 = and i1 %59, %60
  br i1 %61, label %62, label %88

62:                                               ; preds = %56, %83
  %63 = phi i64 [ %71, %83 ], [ %57, %56 ]
  %64 = phi i64 [ %81, %83 ], [ %58, %56 ]
  %65 = phi i64 [ %86, %83 ], [ %51, %56 ]
  store i64 0, ptr %10, align 8
  %66 = call i32 @61(ptr nonnull %10, ptr nonnull %11, i64 %63, i64 %65)
  %67 = load i64, ptr %10, align 8
  %68 = icmp eq i64 %67, 0
  %69 = icmp sgt i64 %67, 4
  %70 = or i1 %68, %69
  %71 = add nsw i64 %63, %67
  %72 = icmp sgt i64 %71, %4
  %73 = select i1 %70, i1 true, i1 %72
  br i1 %73, label %76, label %77

74:                                               ; preds = %96, %92, %76
  %75 = phi i32 [ 0, %76 ], [ 0, %92 ], [ %54, %96 ]
  ret i32 %75

76:                                               ; preds = %62
  store i64 0, ptr %0, align 8
  br label %74

77:                                               ; preds = %62
  %78 = inttoptr i64 %63 to ptr
  %79 = load i32, ptr %78, align 1
  %80 = inttoptr i64 %64 to ptr
  store i32 %79, ptr %80, align 1
  %81 = add nsw i64 %64, %67
  %82 = icmp slt i64 %71, %4
  br i1 %82, label %83, label %88

83:                                               ; preds = %77
  %84 = inttoptr i64 %71 to ptr
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i64
  %87 = icmp slt i8 %85, 0
  br i1 %87, label %62, label %88

88:                                               ; preds = %83, %77, %56
  %89 = phi i1 [ %59, %56 ], [ false, %77 ], [ true, %83 ]
  %90 = phi i64 [ %57, %56 ], [ %71, %77 ], [ %71, %83 ]
  %91 = phi i64 [ %58, %56 ], [ %81, %77 ], [ %81, %83 ]
  br i1 %89, label %18, label %92

92:                                               ; preds = %88, %14
  %93 = phi i64 [ %91, %88 ], [ %16, %14 ]
  %94 = inttoptr i64 %93 to ptr
  store i8 39, ptr %94, align 1
  %95 = add nsw i64 %93, 1
  store i64 %95, ptr %0, align 8
  br label %74

96:                                               ; preds = %53
  %97 = icmp eq i32 %54, 0
  %98 = load ptr, ptr %9, align 8
  %99 = select i1 %97, ptr undef, ptr %98
  store ptr %99, ptr %1, align 8
  br label %74

100:                                              ; preds = %53
  %101 = load i64, ptr %8, align 8
  %102 = add nsw i64 %43, 1
  br label %56
}

define internal i32 @362(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  store i64 0, ptr %9, align 8
  %13 = call i32 @108(ptr nonnull %9, ptr nonnull %10, i64 %3, i64 %7, i64 0)
  %14 = load i64, ptr %9, align 8
  %15 = add i64 %2, 416
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  store i64 0, ptr %11, align 8
  %18 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %14, i64 %17, i64 18)
  %19 = load i64, ptr %11, align 8
  %20 = add i64 %2, 936
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %4, %5
  %24 = add i64 %23, %6
  %25 = icmp slt i64 %4, %5
  br i1 %25, label %26, label %40

26:                                               ; preds = %8, %26
  %27 = phi i64 [ %38, %26 ], [ %4, %8 ]
  %28 = phi i64 [ %37, %26 ], [ %19, %8 ]
  %29 = inttoptr i64 %27 to ptr
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i64
  %32 = shl nuw nsw i64 %31, 1
  %33 = add nsw i64 %22, %32
  %34 = inttoptr i64 %33 to ptr
  %35 = load i16, ptr %34, align 1
  %36 = inttoptr i64 %28 to ptr
  store i16 %35, ptr %36, align 1
  %37 = add nsw i64 %28, 2
  %38 = add nsw i64 %27, 1
  %39 = icmp slt i64 %38, %5
  br i1 %39, label %26, label %40

40:                                               ; preds = %8, %26
  %41 = phi i64 [ %37, %26 ], [ %19, %8 ]
  %42 = icmp sgt i64 %24, 0
  br i1 %42, label %43, label %52

43:                                               ; preds = %40, %43
  %44 = phi i64 [ %49, %43 ], [ %41, %40 ]
  %45 = phi i64 [ %50, %43 ], [ %24, %40 ]
  %46 = inttoptr i64 %22 to ptr
  %47 = load i16, ptr %46, align 1
  %48 = inttoptr i64 %44 to ptr
  store i16 %47, ptr %48, align 1
  %49 = add nsw i64 %44, 2
  %50 = add nsw i64 %45, -1
  %51 = icmp sgt i64 %45, 1
  br i1 %51, label %43, label %52

52:                                               ; preds = %43, %40
  %53 = phi i64 [ %49, %43 ], [ %41, %40 ]
  %54 = inttoptr i64 %53 to ptr
  store i8 39, ptr %54, align 1
  %55 = add nsw i64 %53, 1
  store i64 %55, ptr %0, align 8
  ret i32 poison
}

define internal range(i32 0, 2) i32 @363(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 256) %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %22, %4
  %7 = load i64, ptr %5, align 8
  %8 = icmp slt i64 %7, 6
  br i1 %8, label %20, label %16

9:                                                ; preds = %21, %16, %11
  %10 = phi i32 [ 0, %11 ], [ 0, %16 ], [ 1, %21 ]
  ret i32 %10

11:                                               ; preds = %22
  %12 = inttoptr i64 %2 to ptr
  store i8 92, ptr %12, align 1
  %13 = add nsw i64 %2, 1
  %14 = inttoptr i64 %13 to ptr
  store i8 %26, ptr %14, align 1
  %15 = add nsw i64 %2, 2
  store i64 %15, ptr %0, align 8
  br label %9

16:                                               ; preds = %6
  %17 = trunc nuw i64 %3 to i8
  %18 = inttoptr i64 %2 to ptr
  store i8 %17, ptr %18, align 1
  %19 = add nsw i64 %2, 1
  store i64 %19, ptr %0, align 8
  br label %9

20:                                               ; preds = %6
  switch i64 %7, label %21 [
    i64 0, label %22
    i64 -6, label %22
    i64 1, label %29
    i64 -5, label %29
    i64 2, label %30
    i64 -4, label %30
    i64 3, label %31
    i64 -3, label %31
    i64 4, label %32
    i64 -2, label %32
    i64 5, label %33
    i64 -1, label %33
  ]

21:                                               ; preds = %20
  store ptr @14, ptr %1, align 8, !numba_exception_output !2
  br label %9

22:                                               ; preds = %20, %20, %33, %32, %31, %30, %29
  %23 = phi [2 x i64] [ [i64 92, i64 92], %33 ], [ [i64 10, i64 110], %29 ], [ [i64 13, i64 114], %30 ], [ [i64 26, i64 90], %31 ], [ [i64 39, i64 39], %32 ], [ [i64 0, i64 48], %20 ], [ [i64 0, i64 48], %20 ]
  %24 = extractvalue [2 x i64] %23, 1
  %25 = add nsw i64 %7, 1
  store i64 %25, ptr %5, align 8
  %26 = trunc i64 %24 to i8
  %27 = extractvalue [2 x i64] %23, 0
  %28 = icmp eq i64 %3, %27
  br i1 %28, label %11, label %6

29:                                               ; preds = %20, %20
  br label %22

30:                                               ; preds = %20, %20
  br label %22

31:                                               ; preds = %20, %20
  br label %22

32:                                               ; preds = %20, %20
  br label %22

33:                                               ; preds = %20, %20
  br label %22
}

define internal range(i32 0, 2) i32 @364(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 range(i64 1, -9223372036854775808) %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = icmp slt i64 %2, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %5, %56
  %12 = phi i64 [ %61, %56 ], [ %2, %5 ]
  %13 = phi i64 [ %60, %56 ], [ 0, %5 ]
  %14 = inttoptr i64 %12 to ptr
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i64
  store i8 0, ptr %6, align 1
  %17 = call i32 @38(ptr nonnull %6, ptr nonnull %7, i64 39, i64 92, i64 %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %56, label %52, !prof !1

19:                                               ; preds = %56, %5
  %20 = phi i64 [ %61, %56 ], [ %2, %5 ]
  %21 = phi i64 [ %60, %56 ], [ 0, %5 ]
  %22 = sub nsw i64 %4, %3
  %23 = icmp sgt i64 %22, %21
  br i1 %23, label %27, label %26

24:                                               ; preds = %63, %52, %47, %26
  %25 = phi i32 [ 0, %26 ], [ 0, %47 ], [ %17, %52 ], [ %39, %63 ]
  ret i32 %25

26:                                               ; preds = %19
  store i64 0, ptr %0, align 8
  br label %24

27:                                               ; preds = %19
  %28 = add nsw i64 %3, %21
  %29 = icmp sgt i64 %28, %20
  br i1 %29, label %30, label %47

30:                                               ; preds = %27, %44
  %31 = phi i64 [ %33, %44 ], [ %20, %27 ]
  %32 = phi i64 [ %45, %44 ], [ %28, %27 ]
  %33 = add nsw i64 %31, -1
  %34 = add nsw i64 %32, -1
  %35 = inttoptr i64 %33 to ptr
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i64
  %38 = inttoptr i64 %34 to ptr
  store i8 %36, ptr %38, align 1
  store i8 0, ptr %8, align 1
  %39 = call i32 @38(ptr nonnull %8, ptr nonnull %9, i64 39, i64 92, i64 %37)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %67, label %63, !prof !1

41:                                               ; preds = %67
  %42 = add nsw i64 %32, -2
  %43 = inttoptr i64 %42 to ptr
  store i8 92, ptr %43, align 1
  br label %44

44:                                               ; preds = %67, %41
  %45 = phi i64 [ %42, %41 ], [ %34, %67 ]
  %46 = icmp slt i64 %45, %31
  br i1 %46, label %47, label %30

47:                                               ; preds = %44, %27
  %48 = add nsw i64 %2, -1
  %49 = inttoptr i64 %48 to ptr
  store i8 39, ptr %49, align 1
  %50 = inttoptr i64 %28 to ptr
  store i8 39, ptr %50, align 1
  %51 = add nsw i64 %28, 1
  store i64 %51, ptr %0, align 8
  br label %24

52:                                               ; preds = %11
  %53 = icmp eq i32 %17, 0
  %54 = load ptr, ptr %7, align 8
  %55 = select i1 %53, ptr undef, ptr %54
  store ptr %55, ptr %1, align 8
  br label %24

56:                                               ; preds = %11
  %57 = load i8, ptr %6, align 1
  %58 = icmp ne i8 %57, 0
  %59 = zext i1 %58 to i64
  %60 = add nuw nsw i64 %13, %59
  %61 = add nsw i64 %12, 1
  %62 = icmp slt i64 %61, %3
  br i1 %62, label %11, label %19

63:                                               ; preds = %30
  %64 = icmp eq i32 %39, 0
  %65 = load ptr, ptr %9, align 8
  %66 = select i1 %64, ptr undef, ptr %65
  store ptr %66, ptr %1, align 8
  br label %24

67:                                               ; preds = %30
  %68 = load i8, ptr %8, align 1
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %44, label %41
}

define internal i32 @365(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 10, 17) %3, i64 range(i64 2, 1) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = inttoptr i64 %2 to ptr
  store i8 39, ptr %9, align 1
  %10 = add nsw i64 %2, 1
  store i64 0, ptr %7, align 8
  %11 = call i32 @370(ptr nonnull %7, ptr nonnull %8, i64 %10, i64 %3, i64 %4, i64 %5)
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %6
  %15 = inttoptr i64 %12 to ptr
  store i8 39, ptr %15, align 1
  %16 = add nsw i64 %12, 1
  br label %17

17:                                               ; preds = %6, %14
  %18 = phi i64 [ %16, %14 ], [ 0, %6 ]
  store i64 %18, ptr %0, align 8
  ret i32 poison
}

define internal i32 @366(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  store i64 0, ptr %6, align 8
  %8 = call i32 @321(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %3, i64 %4)
  %9 = load i64, ptr %6, align 8
  %10 = icmp slt i64 %2, %9
  br i1 %10, label %11, label %23

11:                                               ; preds = %5
  %12 = inttoptr i64 %2 to ptr
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 101
  br i1 %14, label %25, label %15

15:                                               ; preds = %11, %19
  %16 = phi i64 [ %17, %19 ], [ %2, %11 ]
  %17 = add nsw i64 %16, 1
  %18 = icmp slt i64 %17, %9
  br i1 %18, label %19, label %23

19:                                               ; preds = %15
  %20 = inttoptr i64 %17 to ptr
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 101
  br i1 %22, label %25, label %15

23:                                               ; preds = %15, %5
  %24 = icmp eq i64 %9, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %23, %11, %19, %27
  %26 = phi i64 [ %31, %27 ], [ %9, %19 ], [ %9, %11 ], [ %9, %23 ]
  store i64 %26, ptr %0, align 8
  ret i32 poison

27:                                               ; preds = %23
  %28 = inttoptr i64 %9 to ptr
  store i8 101, ptr %28, align 1
  %29 = add nsw i64 %9, 1
  %30 = inttoptr i64 %29 to ptr
  store i8 48, ptr %30, align 1
  %31 = add nsw i64 %9, 2
  br label %25
}

define internal i32 @367(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 0, 4294967296) %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = lshr i64 %3, 23
  %9 = and i64 %3, 8388607
  %10 = trunc i64 %8 to i8
  switch i8 %10, label %15 [
    i8 -1, label %13
    i8 0, label %11
  ]

11:                                               ; preds = %5
  %12 = icmp eq i64 %9, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %11, %5, %20
  %14 = phi i64 [ %26, %20 ], [ 0, %5 ], [ 0, %11 ]
  store i64 %14, ptr %0, align 8
  ret i32 poison

15:                                               ; preds = %5
  %16 = and i64 %3, 2139095040
  %17 = add nuw nsw i64 %16, 7516192768
  %18 = or disjoint i64 %17, %9
  %19 = shl nuw nsw i64 %18, 29
  br label %20

20:                                               ; preds = %11, %15
  %21 = phi i64 [ %19, %15 ], [ 0, %11 ]
  %22 = shl nuw i64 %3, 32
  %23 = and i64 %22, -9223372036854775808
  %24 = or disjoint i64 %21, %23
  store i64 0, ptr %6, align 8
  %25 = call i32 @366(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %24, i64 %4)
  %26 = load i64, ptr %6, align 8
  br label %13
}

define internal i32 @368(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = icmp eq i64 %4, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %5
  store i64 0, ptr %6, align 8
  %12 = call i32 @76(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %3)
  %13 = load i64, ptr %6, align 8
  br label %24

14:                                               ; preds = %5
  %15 = icmp sgt i64 %3, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %14
  %17 = inttoptr i64 %4 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %3, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %16
  %21 = add nsw i64 %4, 8
  store i64 0, ptr %8, align 8
  %22 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %21, i64 %3)
  %23 = load i64, ptr %8, align 8
  br label %24

24:                                               ; preds = %14, %16, %20, %11
  %25 = phi i64 [ %13, %11 ], [ 0, %16 ], [ 0, %14 ], [ %23, %20 ]
  store i64 %25, ptr %0, align 8
  ret i32 poison
}

define internal i32 @369(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 2, 1) %3, i64 %4, i64 %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i8, align 1
  store i8 0, ptr %11, align 1
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = inttoptr i64 %5 to ptr
  %16 = load i64, ptr %15, align 8
  store i8 0, ptr %7, align 1
  %17 = call i32 @231(ptr nonnull %7, ptr nonnull %8, i64 %3, i64 %4, i64 %16)
  %18 = load i8, ptr %7, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %6, %42
  %21 = phi i64 [ %44, %42 ], [ 0, %6 ]
  store i64 %21, ptr %0, align 8
  ret i32 poison

22:                                               ; preds = %6
  %23 = inttoptr i64 %2 to ptr
  store i8 39, ptr %23, align 1
  %24 = add nsw i64 %2, 1
  store i64 0, ptr %9, align 8
  %25 = call i64 @llvm.smax.i64(i64 %16, i64 0)
  store i64 %25, ptr %10, align 8
  br label %26

26:                                               ; preds = %22, %40
  %27 = phi i64 [ %24, %22 ], [ %41, %40 ]
  %28 = load i64, ptr %10, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %45, label %42

30:                                               ; preds = %45
  %31 = icmp sgt i64 %27, %24
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = inttoptr i64 %27 to ptr
  store i8 44, ptr %33, align 1
  %34 = add nsw i64 %27, 1
  br label %35

35:                                               ; preds = %32, %30
  %36 = phi i64 [ %34, %32 ], [ %27, %30 ]
  %37 = add nsw i64 %5, 8
  store i64 0, ptr %13, align 8
  %38 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %36, i64 %37, i64 %46)
  %39 = load i64, ptr %13, align 8
  br label %40

40:                                               ; preds = %35, %45
  %41 = phi i64 [ %27, %45 ], [ %39, %35 ]
  br label %26

42:                                               ; preds = %26
  %43 = inttoptr i64 %27 to ptr
  store i8 39, ptr %43, align 1
  %44 = add nsw i64 %27, 1
  br label %20

45:                                               ; preds = %26
  %46 = load i64, ptr %9, align 8
  %47 = add nsw i64 %28, -1
  store i64 %47, ptr %10, align 8
  %48 = add i64 %46, 1
  store i64 %48, ptr %9, align 8
  store i8 0, ptr %11, align 1
  %49 = call i32 @232(ptr nonnull %11, ptr nonnull %12, i64 %3, i64 %4, i64 %46)
  %50 = load i8, ptr %11, align 1
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %40, label %30
}

define internal i32 @370(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 range(i64 10, 17) %3, i64 range(i64 2, 1) %4, i64 %5) {
  %7 = alloca [2 x i64], align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca { i8, i64, i64, i64, i64 }, align 8
  store i8 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = alloca { i8, i64, i64, i64 }, align 8
  store i8 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i64 0, ptr %28, align 8
  %29 = alloca ptr, align 8
  store ptr null, ptr %29, align 8
  %30 = alloca i64, align 8
  store i64 0, ptr %30, align 8
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  %32 = alloca i64, align 8
  store i64 0, ptr %32, align 8
  %33 = alloca ptr, align 8
  store ptr null, ptr %33, align 8
  switch i64 %3, label %73 [
    i64 14, label %34
    i64 13, label %40
    i64 16, label %45
    i64 15, label %63
  ]

34:                                               ; preds = %6
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %35 = call i32 @269(ptr nonnull %7, ptr nonnull %9, i64 %4, i64 %5)
  %36 = load i64, ptr %8, align 8
  %37 = load i64, ptr %7, align 8
  store i64 0, ptr %10, align 8
  %38 = call i32 @371(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %37, i64 %36, i64 %5)
  %39 = load i64, ptr %10, align 8
  store i64 %39, ptr %0, align 8
  br label %60

40:                                               ; preds = %6
  store i64 0, ptr %12, align 8
  %41 = call i32 @330(ptr nonnull %12, i64 %4)
  %42 = load i64, ptr %12, align 8
  store i64 0, ptr %13, align 8
  %43 = call i32 @371(ptr nonnull %13, ptr nonnull %14, i64 %2, i64 %42, i64 0, i64 %5)
  %44 = load i64, ptr %13, align 8
  store i64 %44, ptr %0, align 8
  br label %60

45:                                               ; preds = %6
  store i8 0, ptr %15, align 8
  store i64 0, ptr %16, align 8
  store i64 0, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  %46 = call i32 @263(ptr nonnull %15, ptr nonnull %20, i64 %4, i64 %5)
  %47 = load i64, ptr %19, align 8
  %48 = load i8, ptr %15, align 8
  %49 = icmp ne i8 %48, 0
  %50 = load i64, ptr %18, align 8
  %51 = load i64, ptr %17, align 8
  %52 = load i64, ptr %16, align 8
  store i64 0, ptr %21, align 8
  %53 = zext i1 %49 to i8
  %54 = call i32 @372(ptr nonnull %21, ptr nonnull %22, i64 %2, i8 %53, i64 %52, i64 %51, i64 %50, i64 %47)
  %55 = load i64, ptr %21, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %45
  store i64 0, ptr %23, align 8
  %58 = call i32 @334(ptr nonnull %23, ptr nonnull %24, i64 %55, i64 %47, i64 %5)
  %59 = load i64, ptr %23, align 8
  br label %61

60:                                               ; preds = %73, %63, %40, %34, %61
  ret i32 poison

61:                                               ; preds = %57, %45
  %62 = phi i64 [ 0, %45 ], [ %59, %57 ]
  store i64 %62, ptr %0, align 8
  br label %60

63:                                               ; preds = %6
  store i8 0, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  %64 = call i32 @256(ptr nonnull %25, ptr nonnull %29, i64 %4)
  %65 = load i8, ptr %25, align 8
  %66 = icmp ne i8 %65, 0
  %67 = load i64, ptr %28, align 8
  %68 = load i64, ptr %27, align 8
  %69 = load i64, ptr %26, align 8
  store i64 0, ptr %30, align 8
  %70 = zext i1 %66 to i8
  %71 = call i32 @372(ptr nonnull %30, ptr nonnull %31, i64 %2, i8 %70, i64 %69, i64 %68, i64 %67, i64 0)
  %72 = load i64, ptr %30, align 8
  store i64 %72, ptr %0, align 8
  br label %60

73:                                               ; preds = %6
  store i64 0, ptr %32, align 8
  %74 = call i32 @327(ptr nonnull %32, ptr nonnull %33, i64 %2, i64 %3, i64 %4, i64 %5)
  %75 = load i64, ptr %32, align 8
  store i64 %75, ptr %0, align 8
  br label %60
}

define internal i32 @371(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = icmp sgt i64 %4, 999999
  br i1 %13, label %15, label %16

14:                                               ; preds = %22, %19, %15
  ret i32 poison

15:                                               ; preds = %6
  store i64 0, ptr %0, align 8
  br label %14

16:                                               ; preds = %6
  %17 = or i64 %3, %4
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %16
  store i64 0, ptr %7, align 8
  %20 = call i32 @331(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 %5)
  %21 = load i64, ptr %7, align 8
  store i64 %21, ptr %0, align 8
  br label %14

22:                                               ; preds = %16
  store i64 0, ptr %9, align 8
  %23 = call i32 @374(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %3)
  %24 = load i64, ptr %9, align 8
  store i64 0, ptr %11, align 8
  %25 = call i32 @334(ptr nonnull %11, ptr nonnull %12, i64 %24, i64 %4, i64 %5)
  %26 = load i64, ptr %11, align 8
  store i64 %26, ptr %0, align 8
  br label %14
}

define internal i32 @372(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i8 range(i8 0, 2) %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = icmp eq i8 %3, 0
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  store i64 0, ptr %10, align 8
  %16 = call i32 @21(ptr nonnull %10, i64 %5, i64 %6)
  %17 = load i64, ptr %10, align 8
  %18 = icmp sgt i64 %17, 99
  %19 = icmp sgt i64 %7, 999999
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %8
  store i64 0, ptr %11, align 8
  %22 = call i32 @373(ptr nonnull %11, i64 %4, i64 %5, i64 %6, i64 %7)
  %23 = load i64, ptr %11, align 8
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %8, %21, %38
  %26 = phi i64 [ %45, %38 ], [ 0, %21 ], [ 0, %8 ]
  store i64 %26, ptr %0, align 8
  ret i32 poison

27:                                               ; preds = %21
  br i1 %9, label %31, label %28

28:                                               ; preds = %27
  %29 = inttoptr i64 %2 to ptr
  store i8 45, ptr %29, align 1
  %30 = add nsw i64 %2, 1
  br label %31

31:                                               ; preds = %28, %27
  %32 = phi i64 [ %30, %28 ], [ %2, %27 ]
  %33 = icmp sgt i64 %4, 99
  br i1 %33, label %34, label %38

34:                                               ; preds = %31
  %35 = udiv i64 %4, 100
  store i64 0, ptr %12, align 8
  %36 = call i32 @76(ptr nonnull %12, ptr nonnull %13, i64 %32, i64 %35)
  %37 = load i64, ptr %12, align 8
  br label %38

38:                                               ; preds = %34, %31
  %39 = phi i64 [ %32, %31 ], [ %37, %34 ]
  %40 = srem i64 %4, 100
  %41 = icmp slt i64 %40, 0
  %42 = add nsw i64 %40, 100
  %43 = select i1 %41, i64 %42, i64 %40
  store i64 0, ptr %14, align 8
  %44 = call i32 @126(ptr nonnull %14, ptr nonnull %15, i64 %39, i64 %43, i64 %5, i64 %6)
  %45 = load i64, ptr %14, align 8
  br label %25
}

define internal i32 @373(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 range(i64 -9223372036854775808, 1000000) %4) {
  %6 = call i64 @llvm.smin.i64(i64 %2, i64 %1)
  %7 = call i64 @llvm.smin.i64(i64 %3, i64 %6)
  %8 = call i64 @llvm.smin.i64(i64 %4, i64 %7)
  store i64 %8, ptr %0, align 8
  ret i32 poison
}

define internal i32 @374(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca [3 x i64], align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = udiv i64 %3, 86400
  store i64 0, ptr %5, align 8
  store i64 0, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %13 = call i32 @124(ptr nonnull %5, i64 %12)
  %14 = load i64, ptr %7, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %5, align 8
  store i64 0, ptr %8, align 8
  %17 = call i32 @125(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %16, i64 %15, i64 %14)
  %18 = load i64, ptr %8, align 8
  %19 = inttoptr i64 %18 to ptr
  store i8 32, ptr %19, align 1
  %20 = mul i64 %12, -86400
  %21 = add i64 %20, %3
  %22 = udiv i64 %21, 60
  %23 = udiv i64 %21, 3600
  %24 = add nsw i64 %18, 1
  %25 = mul nsw i64 %23, -60
  %26 = add nsw i64 %25, %22
  %27 = mul i64 %22, -60
  %28 = add i64 %27, %21
  store i64 0, ptr %10, align 8
  %29 = call i32 @126(ptr nonnull %10, ptr nonnull %11, i64 %24, i64 %23, i64 %26, i64 %28)
  %30 = load i64, ptr %10, align 8
  store i64 %30, ptr %0, align 8
  ret i32 poison
}

define internal i32 @375(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = icmp slt i64 %1, 6
  %4 = add i64 %1, -20
  %5 = icmp ult i64 %4, 3
  %6 = or i1 %3, %5
  %7 = zext i1 %6 to i8
  store i8 %7, ptr %0, align 1
  ret i32 poison
}

define internal range(i32 0, 2) i32 @376(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = inttoptr i64 %3 to ptr
  %17 = load i64, ptr %16, align 8
  store i64 1, ptr %8, align 8
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 0)
  store i64 %18, ptr %9, align 8
  br label %19

19:                                               ; preds = %58, %7
  %20 = phi i64 [ %5, %7 ], [ %39, %58 ]
  %21 = load i64, ptr %9, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %45, label %44

23:                                               ; preds = %45
  %24 = add i64 %2, 416
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  store i64 0, ptr %10, align 8
  %27 = call i32 @108(ptr nonnull %10, ptr nonnull %11, i64 %20, i64 %26, i64 12)
  %28 = load i64, ptr %10, align 8
  br label %29

29:                                               ; preds = %23, %45
  %30 = phi i64 [ %20, %45 ], [ %28, %23 ]
  store i64 0, ptr %12, align 8
  %31 = call i32 @353(ptr nonnull %12, ptr nonnull %13, i64 %30, i64 %52, i64 12)
  %32 = load i64, ptr %12, align 8
  %33 = add i64 %52, 88
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = shl nsw i64 %35, 4
  %37 = add nsw i64 %4, %36
  store i64 0, ptr %14, align 8
  %38 = call i32 @355(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %52, i64 %32, i64 %6, i64 %37)
  %39 = load i64, ptr %14, align 8
  %40 = icmp eq i32 %38, 0
  br i1 %40, label %58, label %54, !prof !1

41:                                               ; preds = %54, %44, %43
  %42 = phi i32 [ 0, %43 ], [ 0, %44 ], [ %38, %54 ]
  ret i32 %42

43:                                               ; preds = %58
  store i64 %39, ptr %0, align 8
  br label %41

44:                                               ; preds = %19
  store i64 %20, ptr %0, align 8
  br label %41

45:                                               ; preds = %19
  %46 = load i64, ptr %8, align 8
  %47 = add nsw i64 %21, -1
  store i64 %47, ptr %9, align 8
  %48 = add i64 %46, 1
  store i64 %48, ptr %8, align 8
  %49 = shl i64 %46, 3
  %50 = add i64 %3, %49
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = icmp sgt i64 %46, 1
  br i1 %53, label %23, label %29

54:                                               ; preds = %29
  %55 = icmp eq i32 %38, 0
  %56 = load ptr, ptr %15, align 8
  %57 = select i1 %55, ptr undef, ptr %56
  store ptr %57, ptr %1, align 8
  br label %41

58:                                               ; preds = %29
  %59 = icmp slt i64 %39, 0
  br i1 %59, label %43, label %19
}

define internal range(i32 0, 2) i32 @377(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 1, -9223372036854775808) %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = add nsw i64 %3, 24
  %13 = inttoptr i64 %3 to ptr
  %14 = load i64, ptr %13, align 8
  store i64 0, ptr %8, align 8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 0)
  store i64 %15, ptr %9, align 8
  br label %16

16:                                               ; preds = %7, %31
  %17 = load i64, ptr %9, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %33, label %32

19:                                               ; preds = %33
  %20 = add i64 %40, 88
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = shl nsw i64 %22, 4
  %24 = add nsw i64 %4, %23
  store i64 0, ptr %10, align 8
  %25 = call i32 @355(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %40, i64 %5, i64 %6, i64 %24)
  %26 = load i64, ptr %10, align 8
  %27 = icmp eq i32 %25, 0
  br i1 %27, label %50, label %46, !prof !1

28:                                               ; preds = %46, %32, %30
  %29 = phi i32 [ 0, %30 ], [ 0, %32 ], [ %25, %46 ]
  ret i32 %29

30:                                               ; preds = %50
  store i64 %26, ptr %0, align 8
  br label %28

31:                                               ; preds = %50, %33
  br label %16

32:                                               ; preds = %16
  store i64 %5, ptr %0, align 8
  br label %28

33:                                               ; preds = %16
  %34 = load i64, ptr %8, align 8
  %35 = add nsw i64 %17, -1
  store i64 %35, ptr %9, align 8
  %36 = add i64 %34, 1
  store i64 %36, ptr %8, align 8
  %37 = shl i64 %34, 3
  %38 = add i64 %12, %37
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %40, 144
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = and i64 %43, 16
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %31, label %19

46:                                               ; preds = %19
  %47 = icmp eq i32 %25, 0
  %48 = load ptr, ptr %11, align 8
  %49 = select i1 %47, ptr undef, ptr %48
  store ptr %49, ptr %1, align 8
  br label %28

50:                                               ; preds = %19
  %51 = icmp slt i64 %26, 0
  br i1 %51, label %30, label %31
}

define internal range(i32 0, 2) i32 @378(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = inttoptr i64 %6 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 1
  br i1 %18, label %19, label %22

19:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %20 = call i32 @353(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %3, i64 16)
  %21 = load i64, ptr %8, align 8
  store i64 %21, ptr %0, align 8
  br label %36

22:                                               ; preds = %7
  store i64 0, ptr %10, align 8
  %23 = call i32 @353(ptr nonnull %10, ptr nonnull %11, i64 %4, i64 %3, i64 14)
  %24 = load i64, ptr %10, align 8
  %25 = add i64 %3, 144
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, 4
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %33, label %30

30:                                               ; preds = %22
  store i64 0, ptr %12, align 8
  %31 = call i32 @380(ptr nonnull %12, ptr nonnull %13, i64 %2, i64 %3, i64 %24, i64 %5, i64 %6)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %42, label %38, !prof !1

33:                                               ; preds = %22
  store i64 0, ptr %14, align 8
  %34 = call i32 @355(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3, i64 %24, i64 %5, i64 %6)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %48, label %44, !prof !1

36:                                               ; preds = %44, %48, %38, %42, %19
  %37 = phi i32 [ 0, %19 ], [ %34, %44 ], [ 0, %48 ], [ 0, %42 ], [ %31, %38 ]
  ret i32 %37

38:                                               ; preds = %30
  %39 = icmp eq i32 %31, 0
  %40 = load ptr, ptr %13, align 8
  %41 = select i1 %39, ptr undef, ptr %40
  store ptr %41, ptr %1, align 8
  br label %36

42:                                               ; preds = %30
  %43 = load i64, ptr %12, align 8
  store i64 %43, ptr %0, align 8
  br label %36

44:                                               ; preds = %33
  %45 = icmp eq i32 %34, 0
  %46 = load ptr, ptr %15, align 8
  %47 = select i1 %45, ptr undef, ptr %46
  store ptr %47, ptr %1, align 8
  br label %36

48:                                               ; preds = %33
  %49 = load i64, ptr %14, align 8
  store i64 %49, ptr %0, align 8
  br label %36
}

define internal i32 @379(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = inttoptr i64 %1 to ptr
  %7 = load i64, ptr %6, align 8
  store i64 1, ptr %4, align 8
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 0)
  store i64 %8, ptr %5, align 8
  br label %9

9:                                                ; preds = %3, %12
  %10 = load i64, ptr %5, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %23, label %20

12:                                               ; preds = %23
  %13 = add i64 %30, 144
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = and i64 %15, 1
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %9

18:                                               ; preds = %23, %12, %20
  %19 = phi i8 [ %22, %20 ], [ 0, %12 ], [ 0, %23 ]
  store i8 %19, ptr %0, align 1
  ret i32 poison

20:                                               ; preds = %9
  %21 = icmp sgt i64 %7, 0
  %22 = zext i1 %21 to i8
  br label %18

23:                                               ; preds = %9
  %24 = load i64, ptr %4, align 8
  %25 = add nsw i64 %10, -1
  store i64 %25, ptr %5, align 8
  %26 = add i64 %24, 1
  store i64 %26, ptr %4, align 8
  %27 = shl i64 %24, 3
  %28 = add i64 %1, %27
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, 88
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = shl nsw i64 %33, 4
  %35 = add nsw i64 %2, %34
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp slt i64 %37, 2
  br i1 %38, label %18, label %12
}

define internal range(i32 0, 2) i32 @380(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = add i64 %2, 416
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  store i64 0, ptr %8, align 8
  %19 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %4, i64 %18, i64 16)
  %20 = load i64, ptr %8, align 8
  store i64 0, ptr %10, align 8
  %21 = call i32 @355(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %3, i64 %20, i64 %5, i64 %6)
  %22 = load i64, ptr %10, align 8
  %23 = icmp eq i32 %21, 0
  br i1 %23, label %54, label %50, !prof !1

24:                                               ; preds = %54
  %25 = icmp sgt i64 %22, %20
  br i1 %25, label %26, label %39

26:                                               ; preds = %24
  %27 = inttoptr i64 %20 to ptr
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 39
  br i1 %29, label %30, label %39

30:                                               ; preds = %26
  br i1 %55, label %37, label %31

31:                                               ; preds = %30
  %32 = load i64, ptr %17, align 8
  store i64 0, ptr %12, align 8
  %33 = call i32 @108(ptr nonnull %12, ptr nonnull %13, i64 %22, i64 %32, i64 17)
  %34 = load i64, ptr %12, align 8
  br label %37

35:                                               ; preds = %50, %48, %37
  %36 = phi i32 [ 0, %37 ], [ 0, %48 ], [ %21, %50 ]
  ret i32 %36

37:                                               ; preds = %54, %31, %30
  %38 = phi i64 [ %22, %30 ], [ %34, %31 ], [ %22, %54 ]
  store i64 %38, ptr %0, align 8
  br label %35

39:                                               ; preds = %26, %24
  %40 = sub nsw i64 %22, %20
  store i64 0, ptr %14, align 8
  %41 = icmp slt i64 %40, 1
  %42 = add nuw i64 %40, 7
  %43 = lshr i64 %42, 3
  %44 = select i1 %41, i64 0, i64 %43
  store i64 %44, ptr %15, align 8
  br label %45

45:                                               ; preds = %39, %56
  %46 = load i64, ptr %15, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %56, label %48

48:                                               ; preds = %45
  %49 = add nsw i64 %4, %40
  store i64 %49, ptr %0, align 8
  br label %35

50:                                               ; preds = %7
  %51 = icmp eq i32 %21, 0
  %52 = load ptr, ptr %11, align 8
  %53 = select i1 %51, ptr undef, ptr %52
  store ptr %53, ptr %1, align 8
  br label %35

54:                                               ; preds = %7
  %55 = icmp slt i64 %22, 0
  br i1 %55, label %37, label %24

56:                                               ; preds = %45
  %57 = load i64, ptr %14, align 8
  %58 = add nsw i64 %46, -1
  store i64 %58, ptr %15, align 8
  %59 = add i64 %57, 8
  store i64 %59, ptr %14, align 8
  %60 = add nsw i64 %4, %57
  %61 = add nsw i64 %20, %57
  %62 = inttoptr i64 %61 to ptr
  %63 = load i64, ptr %62, align 1
  %64 = inttoptr i64 %60 to ptr
  store i64 %63, ptr %64, align 1
  br label %45
}

define internal i32 @381(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = add i64 %2, 8
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %4, %15
  %17 = icmp sgt i64 %16, %5
  br i1 %17, label %19, label %20

18:                                               ; preds = %63, %50, %19
  ret i32 poison

19:                                               ; preds = %6
  store i64 -1, ptr %0, align 8
  br label %18

20:                                               ; preds = %6
  %21 = add nsw i64 %2, 24
  %22 = inttoptr i64 %2 to ptr
  %23 = load i64, ptr %22, align 8
  store i64 0, ptr %7, align 8
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  store i64 %24, ptr %8, align 8
  br label %25

25:                                               ; preds = %20, %64
  %26 = phi i64 [ %16, %20 ], [ %65, %64 ]
  %27 = load i64, ptr %8, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %66, label %55

29:                                               ; preds = %66
  %30 = inttoptr i64 %78 to ptr
  store i64 1, ptr %30, align 8
  br label %64

31:                                               ; preds = %66
  store i64 0, ptr %10, align 8
  %32 = call i32 @382(ptr nonnull %10, i64 %73, i64 %26, i64 %5)
  %33 = load i64, ptr %10, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %50, label %35

35:                                               ; preds = %31
  %36 = add i64 %73, 144
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = and i64 %38, 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %35
  %42 = sub i64 %26, %33
  %43 = shl i64 %42, 3
  %44 = add i64 %43, 64
  %45 = lshr i64 -1, %44
  %46 = inttoptr i64 %26 to ptr
  %47 = load i64, ptr %46, align 1
  %48 = and i64 %47, %45
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %31, %41
  store i64 -1, ptr %0, align 8
  br label %18

51:                                               ; preds = %41, %35
  %52 = inttoptr i64 %78 to ptr
  store i64 %26, ptr %52, align 8
  %53 = add i64 %78, 8
  %54 = inttoptr i64 %53 to ptr
  store i64 %33, ptr %54, align 8
  br label %64

55:                                               ; preds = %25
  %56 = add i64 %2, 16
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  store i64 %23, ptr %11, align 8
  %59 = call i64 @llvm.smax.i64(i64 %58, i64 0)
  store i64 %59, ptr %12, align 8
  br label %60

60:                                               ; preds = %55, %82
  %61 = load i64, ptr %12, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %82, label %63

63:                                               ; preds = %60
  store i64 %26, ptr %0, align 8
  br label %18

64:                                               ; preds = %51, %29
  %65 = phi i64 [ %26, %29 ], [ %33, %51 ]
  br label %25

66:                                               ; preds = %25
  %67 = load i64, ptr %7, align 8
  %68 = add nsw i64 %27, -1
  store i64 %68, ptr %8, align 8
  %69 = add i64 %67, 1
  store i64 %69, ptr %7, align 8
  %70 = shl i64 %67, 3
  %71 = add i64 %21, %70
  %72 = inttoptr i64 %71 to ptr
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %73, 88
  %75 = inttoptr i64 %74 to ptr
  %76 = load i64, ptr %75, align 8
  %77 = shl nsw i64 %76, 4
  %78 = add nsw i64 %3, %77
  store i8 0, ptr %9, align 1
  %79 = call i32 @180(ptr nonnull %9, i64 %4, i64 %67)
  %80 = load i8, ptr %9, align 1
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %31, label %29

82:                                               ; preds = %60
  %83 = load i64, ptr %11, align 8
  %84 = add nsw i64 %61, -1
  store i64 %84, ptr %12, align 8
  %85 = add i64 %83, 1
  store i64 %85, ptr %11, align 8
  %86 = shl i64 %83, 3
  %87 = add i64 %21, %86
  %88 = inttoptr i64 %87 to ptr
  %89 = load i64, ptr %88, align 8
  %90 = add i64 %89, 88
  %91 = inttoptr i64 %90 to ptr
  %92 = load i64, ptr %91, align 8
  %93 = shl nsw i64 %92, 4
  %94 = add nsw i64 %3, %93
  %95 = inttoptr i64 %94 to ptr
  store i64 0, ptr %95, align 8
  br label %60
}

define internal i32 @382(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %1, 8
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = sub nsw i64 %3, %2
  %9 = icmp sgt i64 %7, %8
  br i1 %9, label %11, label %12

10:                                               ; preds = %32, %16, %11
  ret i32 poison

11:                                               ; preds = %4
  store i64 0, ptr %0, align 8
  br label %10

12:                                               ; preds = %4
  %13 = inttoptr i64 %1 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 20
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = add nsw i64 %2, %7
  store i64 %17, ptr %0, align 8
  br label %10

18:                                               ; preds = %12
  %19 = shl i64 %7, 3
  %20 = sub i64 64, %19
  %21 = lshr i64 -1, %20
  %22 = inttoptr i64 %2 to ptr
  %23 = load i64, ptr %22, align 1
  %24 = and i64 %23, %21
  %25 = icmp sgt i64 %24, -1
  br i1 %25, label %26, label %32

26:                                               ; preds = %18
  %27 = add i64 %2, %7
  %28 = sub i64 %3, %27
  %29 = icmp sgt i64 %24, %28
  %30 = add nsw i64 %27, %24
  %31 = select i1 %29, i64 0, i64 %30
  br label %32

32:                                               ; preds = %26, %18
  %33 = phi i64 [ %31, %26 ], [ 0, %18 ]
  store i64 %33, ptr %0, align 8
  br label %10
}

define internal range(i32 0, 2) i32 @383(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775807, -9223372036854775808) %5, i64 %6) {
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca [2 x i64], align 8
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca [2 x i64], align 8
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = add i64 %2, 1008
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %30, label %21

21:                                               ; preds = %7
  %22 = icmp eq i64 %4, 4
  br i1 %22, label %23, label %31

23:                                               ; preds = %21
  %24 = add i64 %3, 272
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %30, label %31

28:                                               ; preds = %85, %79, %40, %77, %66, %51, %30
  %29 = phi i32 [ 0, %30 ], [ 0, %51 ], [ 0, %66 ], [ 0, %77 ], [ 0, %40 ], [ %63, %85 ], [ %47, %79 ]
  ret i32 %29

30:                                               ; preds = %23, %7
  store i64 %5, ptr %0, align 8
  br label %28

31:                                               ; preds = %23, %21
  %32 = add i64 %2, 1016
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, 2
  %36 = add i64 %2, 1024
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %35, %38
  br i1 %39, label %40, label %43

40:                                               ; preds = %31
  %41 = add nsw i64 %6, 1
  store i8 0, ptr %8, align 1
  %42 = call i32 @295(ptr nonnull %8, i64 %2, i64 %6, i64 %41, i64 0)
  store i64 -10, ptr %0, align 8
  br label %28

43:                                               ; preds = %31
  %44 = add i64 %3, 240
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  store i64 0, ptr %9, align 8
  store i64 0, ptr %10, align 8
  %47 = call i32 @384(ptr nonnull %9, ptr nonnull %11, i64 %2, i64 %3, i64 %46, i64 %5, i64 %6)
  %48 = load i64, ptr %9, align 8
  %49 = load i64, ptr %10, align 8
  %50 = icmp eq i32 %47, 0
  br i1 %50, label %83, label %79, !prof !1

51:                                               ; preds = %83
  store i64 %49, ptr %0, align 8
  br label %28

52:                                               ; preds = %83
  %53 = icmp eq i64 %4, 3
  br i1 %53, label %54, label %67

54:                                               ; preds = %52
  %55 = add i64 %3, 272
  %56 = inttoptr i64 %55 to ptr
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %67, label %59

59:                                               ; preds = %54
  %60 = add i64 %3, 248
  %61 = inttoptr i64 %60 to ptr
  %62 = load i64, ptr %61, align 8
  store i64 0, ptr %12, align 8
  store i64 0, ptr %13, align 8
  %63 = call i32 @384(ptr nonnull %12, ptr nonnull %14, i64 %2, i64 %3, i64 %62, i64 %5, i64 %6)
  %64 = load i64, ptr %13, align 8
  %65 = icmp eq i32 %63, 0
  br i1 %65, label %89, label %85, !prof !1

66:                                               ; preds = %89
  store i64 %64, ptr %0, align 8
  br label %28

67:                                               ; preds = %89, %54, %52
  %68 = phi i64 [ %90, %89 ], [ %48, %54 ], [ %48, %52 ]
  store i64 0, ptr %15, align 8
  %69 = call i32 @385(ptr nonnull %15, i64 %2, i64 %5, i64 %48)
  %70 = load i64, ptr %15, align 8
  %71 = icmp eq i64 %68, %48
  br i1 %71, label %77, label %72

72:                                               ; preds = %67
  %73 = inttoptr i64 %70 to ptr
  store i8 44, ptr %73, align 1
  %74 = add nsw i64 %70, 1
  store i64 0, ptr %16, align 8
  %75 = call i32 @385(ptr nonnull %16, i64 %2, i64 %74, i64 %68)
  %76 = load i64, ptr %16, align 8
  br label %77

77:                                               ; preds = %72, %67
  %78 = phi i64 [ %70, %67 ], [ %76, %72 ]
  store i64 %78, ptr %0, align 8
  br label %28

79:                                               ; preds = %43
  %80 = icmp eq i32 %47, 0
  %81 = load ptr, ptr %11, align 8
  %82 = select i1 %80, ptr undef, ptr %81
  store ptr %82, ptr %1, align 8
  br label %28

83:                                               ; preds = %43
  %84 = icmp slt i64 %49, 0
  br i1 %84, label %51, label %52

85:                                               ; preds = %59
  %86 = icmp eq i32 %63, 0
  %87 = load ptr, ptr %14, align 8
  %88 = select i1 %86, ptr undef, ptr %87
  store ptr %88, ptr %1, align 8
  br label %28

89:                                               ; preds = %59
  %90 = load i64, ptr %12, align 8
  %91 = icmp slt i64 %64, 0
  br i1 %91, label %66, label %67
}

define internal range(i32 0, 2) i32 @384(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775807, -9223372036854775808) %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = add i64 %3, 264
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  store i64 1, ptr %8, align 8
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 0)
  store i64 %19, ptr %9, align 8
  br label %20

20:                                               ; preds = %7, %28
  %21 = phi i64 [ %5, %7 ], [ %30, %28 ]
  %22 = load i64, ptr %9, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %38, label %31

24:                                               ; preds = %31, %54, %26
  %25 = phi i32 [ 0, %26 ], [ %51, %54 ], [ 0, %31 ]
  ret i32 %25

26:                                               ; preds = %58
  store i64 0, ptr %0, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %52, ptr %27, align 8
  br label %24

28:                                               ; preds = %58
  %29 = inttoptr i64 %52 to ptr
  store i8 0, ptr %29, align 1
  %30 = add nuw nsw i64 %52, 1
  br label %20

31:                                               ; preds = %20
  %32 = add i64 %3, 280
  %33 = inttoptr i64 %32 to ptr
  %34 = load i64, ptr %33, align 8
  store i64 0, ptr %12, align 8
  %35 = call i32 @386(ptr nonnull %12, ptr nonnull %13, i64 %5, i64 %21, i64 %34)
  %36 = load i64, ptr %12, align 8
  store i64 %36, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %37, align 8
  br label %24

38:                                               ; preds = %20
  %39 = load i64, ptr %8, align 8
  %40 = add nsw i64 %22, -1
  store i64 %40, ptr %9, align 8
  %41 = add i64 %39, 1
  store i64 %41, ptr %8, align 8
  %42 = shl i64 %39, 3
  %43 = add i64 %16, %42
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 88
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %47, align 8
  %49 = shl nsw i64 %48, 4
  %50 = add nsw i64 %4, %49
  store i64 0, ptr %10, align 8
  %51 = call i32 @355(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %45, i64 %21, i64 %6, i64 %50)
  %52 = load i64, ptr %10, align 8
  %53 = icmp eq i32 %51, 0
  br i1 %53, label %58, label %54, !prof !1

54:                                               ; preds = %38
  %55 = icmp eq i32 %51, 0
  %56 = load ptr, ptr %11, align 8
  %57 = select i1 %55, ptr undef, ptr %56
  store ptr %57, ptr %1, align 8
  br label %24

58:                                               ; preds = %38
  %59 = icmp slt i64 %52, 0
  br i1 %59, label %26, label %28
}

define internal i32 @385(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = add i64 %1, 1016
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %1, 1008
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %9, 3
  %14 = add i64 %12, %13
  %15 = inttoptr i64 %14 to ptr
  store i64 %3, ptr %15, align 8
  %16 = add nsw i64 %9, 1
  store i64 %16, ptr %8, align 8
  store i64 0, ptr %5, align 8
  store i64 8, ptr %6, align 8
  br label %17

17:                                               ; preds = %4, %22
  %18 = phi i64 [ %2, %4 ], [ %38, %22 ]
  %19 = load i64, ptr %6, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  store i64 %18, ptr %0, align 8
  ret i32 poison

22:                                               ; preds = %17
  %23 = load i64, ptr %5, align 8
  %24 = add nsw i64 %19, -1
  store i64 %24, ptr %6, align 8
  %25 = add i64 %23, 1
  store i64 %25, ptr %5, align 8
  %26 = shl nsw i64 %23, 3
  %27 = sub nsw i64 56, %26
  %28 = add i64 %1, 936
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = lshr i64 %3, %27
  %32 = shl i64 %31, 1
  %33 = and i64 %32, 510
  %34 = add nsw i64 %30, %33
  %35 = inttoptr i64 %34 to ptr
  %36 = load i16, ptr %35, align 1
  %37 = inttoptr i64 %18 to ptr
  store i16 %36, ptr %37, align 1
  %38 = add nsw i64 %18, 2
  br label %17
}

define internal i32 @386(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = sub nsw i64 %3, %2
  %8 = xor i64 %4, %7
  %9 = icmp slt i64 %2, %3
  br i1 %9, label %10, label %28

10:                                               ; preds = %5, %10
  %11 = phi i64 [ %26, %10 ], [ %2, %5 ]
  %12 = phi i64 [ %25, %10 ], [ %8, %5 ]
  %13 = sub nsw i64 %3, %11
  store i64 0, ptr %6, align 8
  %14 = call i32 @20(ptr nonnull %6, i64 %13, i64 8)
  %15 = load i64, ptr %6, align 8
  %16 = shl i64 %15, 3
  %17 = sub i64 64, %16
  %18 = lshr i64 -1, %17
  %19 = inttoptr i64 %11 to ptr
  %20 = load i64, ptr %19, align 1
  %21 = and i64 %20, %18
  %22 = xor i64 %12, %21
  %23 = mul nsw i64 %22, -7046029254386353131
  %24 = lshr i64 %23, 29
  %25 = xor i64 %23, %24
  %26 = add nsw i64 %11, %15
  %27 = icmp slt i64 %26, %3
  br i1 %27, label %10, label %28

28:                                               ; preds = %10, %5
  %29 = phi i64 [ %25, %10 ], [ %8, %5 ]
  store i64 %29, ptr %0, align 8
  ret i32 poison
}

define internal i32 @387(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = add i64 %4, 80
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  store i64 0, ptr %6, align 8
  %23 = call i32 @388(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %3, i64 %4)
  %24 = load i64, ptr %6, align 8
  %25 = and i64 %22, 1
  %26 = add i64 %4, 88
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %8, align 8
  %29 = call i32 @389(ptr nonnull %8, ptr nonnull %9, i64 %24, i64 %3, i64 4, i64 %25, i64 %28)
  %30 = load i64, ptr %8, align 8
  %31 = and i64 %22, 4
  %32 = and i64 %22, 2
  %33 = add i64 %4, 112
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  store i64 0, ptr %10, align 8
  %36 = call i32 @390(ptr nonnull %10, ptr nonnull %11, i64 %30, i64 %3, i64 5, i64 %31, i64 %35)
  %37 = load i64, ptr %10, align 8
  %38 = add i64 %4, 120
  %39 = inttoptr i64 %38 to ptr
  %40 = load i64, ptr %39, align 8
  store i64 0, ptr %12, align 8
  %41 = call i32 @390(ptr nonnull %12, ptr nonnull %13, i64 %37, i64 %3, i64 6, i64 %31, i64 %40)
  %42 = load i64, ptr %12, align 8
  %43 = add i64 %4, 96
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  store i64 0, ptr %14, align 8
  %46 = call i32 @389(ptr nonnull %14, ptr nonnull %15, i64 %42, i64 %3, i64 7, i64 %32, i64 %45)
  %47 = load i64, ptr %14, align 8
  %48 = add i64 %4, 104
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8
  store i64 0, ptr %16, align 8
  %51 = call i32 @389(ptr nonnull %16, ptr nonnull %17, i64 %47, i64 %3, i64 8, i64 %32, i64 %50)
  %52 = load i64, ptr %16, align 8
  store i64 0, ptr %18, align 8
  %53 = call i32 @108(ptr nonnull %18, ptr nonnull %19, i64 %52, i64 %3, i64 9)
  %54 = load i64, ptr %18, align 8
  store i64 %54, ptr %0, align 8
  ret i32 poison
}

define internal i32 @388(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  store i64 0, ptr %6, align 8
  %25 = call i32 @108(ptr nonnull %6, ptr nonnull %7, i64 %2, i64 %3, i64 0)
  %26 = load i64, ptr %6, align 8
  %27 = add i64 %4, 72
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %5
  %32 = inttoptr i64 %26 to ptr
  store i8 34, ptr %32, align 1
  %33 = add nsw i64 %26, 1
  %34 = add nsw i64 %4, 192
  store ptr null, ptr %8, align 8
  %35 = call i32 @74(ptr nonnull %8, i64 %33, i64 %34, i64 %29)
  %36 = add nsw i64 %29, 2
  %37 = add nsw i64 %26, %36
  %38 = add nsw i64 %37, -1
  %39 = inttoptr i64 %38 to ptr
  store i8 34, ptr %39, align 1
  br label %43

40:                                               ; preds = %5
  store i64 0, ptr %9, align 8
  %41 = call i32 @108(ptr nonnull %9, ptr nonnull %10, i64 %26, i64 %3, i64 10)
  %42 = load i64, ptr %9, align 8
  br label %43

43:                                               ; preds = %40, %31
  %44 = phi i64 [ %37, %31 ], [ %42, %40 ]
  store i64 0, ptr %11, align 8
  %45 = call i32 @108(ptr nonnull %11, ptr nonnull %12, i64 %44, i64 %3, i64 1)
  %46 = load i64, ptr %11, align 8
  %47 = add i64 %4, 24
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %43
  %52 = add i64 %4, 16
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  store i64 0, ptr %13, align 8
  %55 = call i32 @76(ptr nonnull %13, ptr nonnull %14, i64 %46, i64 %54)
  br label %58

56:                                               ; preds = %43
  store i64 0, ptr %15, align 8
  %57 = call i32 @108(ptr nonnull %15, ptr nonnull %16, i64 %46, i64 %3, i64 10)
  br label %58

58:                                               ; preds = %56, %51
  %59 = phi ptr [ %15, %56 ], [ %13, %51 ]
  %60 = load i64, ptr %59, align 8
  store i64 0, ptr %17, align 8
  %61 = call i32 @108(ptr nonnull %17, ptr nonnull %18, i64 %60, i64 %3, i64 2)
  %62 = load i64, ptr %17, align 8
  store i64 0, ptr %19, align 8
  %63 = call i32 @108(ptr nonnull %19, ptr nonnull %20, i64 %62, i64 %3, i64 10)
  %64 = load i64, ptr %19, align 8
  store i64 0, ptr %21, align 8
  %65 = call i32 @108(ptr nonnull %21, ptr nonnull %22, i64 %64, i64 %3, i64 3)
  %66 = load i64, ptr %21, align 8
  %67 = add i64 %4, 8
  %68 = inttoptr i64 %67 to ptr
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, 11
  store i64 0, ptr %23, align 8
  %71 = call i32 @108(ptr nonnull %23, ptr nonnull %24, i64 %66, i64 %3, i64 %70)
  %72 = load i64, ptr %23, align 8
  store i64 %72, ptr %0, align 8
  ret i32 poison
}

define internal i32 @389(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 4, 9) %4, i64 range(i64 0, 3) %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  store i64 0, ptr %8, align 8
  %14 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %4)
  %15 = load i64, ptr %8, align 8
  %16 = icmp eq i64 %5, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %7
  store i64 0, ptr %10, align 8
  %18 = call i32 @75(ptr nonnull %10, ptr nonnull %11, i64 %15, i64 %6)
  br label %21

19:                                               ; preds = %7
  store i64 0, ptr %12, align 8
  %20 = call i32 @108(ptr nonnull %12, ptr nonnull %13, i64 %15, i64 %3, i64 10)
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi ptr [ %12, %19 ], [ %10, %17 ]
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %0, align 8
  ret i32 poison
}

define internal i32 @390(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 5, 7) %4, i64 range(i64 0, 5) %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  store i64 0, ptr %8, align 8
  %14 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %2, i64 %3, i64 %4)
  %15 = load i64, ptr %8, align 8
  %16 = icmp eq i64 %5, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %7
  store i64 0, ptr %10, align 8
  %18 = call i32 @391(ptr nonnull %10, ptr nonnull %11, i64 %15, i64 %6)
  br label %21

19:                                               ; preds = %7
  store i64 0, ptr %12, align 8
  %20 = call i32 @108(ptr nonnull %12, ptr nonnull %13, i64 %15, i64 %3, i64 10)
  br label %21

21:                                               ; preds = %19, %17
  %22 = phi ptr [ %12, %19 ], [ %10, %17 ]
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %0, align 8
  ret i32 poison
}

define internal i32 @391(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = udiv i64 %3, 1000000
  %10 = inttoptr i64 %2 to ptr
  store i8 34, ptr %10, align 1
  %11 = add nsw i64 %2, 1
  store i64 0, ptr %5, align 8
  %12 = call i32 @123(ptr nonnull %5, ptr nonnull %6, i64 %11, i64 %9)
  %13 = load i64, ptr %5, align 8
  %14 = inttoptr i64 %13 to ptr
  store i8 46, ptr %14, align 1
  %15 = add nsw i64 %13, 1
  %16 = mul i64 %9, -1000000
  %17 = add i64 %16, %3
  store i64 0, ptr %7, align 8
  %18 = call i32 @335(ptr nonnull %7, ptr nonnull %8, i64 %15, i64 %17)
  %19 = load i64, ptr %7, align 8
  %20 = inttoptr i64 %19 to ptr
  store i8 90, ptr %20, align 1
  %21 = add nsw i64 %19, 1
  %22 = inttoptr i64 %21 to ptr
  store i8 34, ptr %22, align 1
  %23 = add nsw i64 %19, 2
  store i64 %23, ptr %0, align 8
  ret i32 poison
}

define internal i32 @392(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %2, 80
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = and i64 %6, 16
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %20, label %9

9:                                                ; preds = %3
  %10 = add i64 %1, 1040
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %1, 1048
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %1, 1056
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %15, %18
  br i1 %19, label %20, label %22

20:                                               ; preds = %3, %24, %34, %9
  %21 = phi i8 [ 0, %9 ], [ 1, %34 ], [ 1, %24 ], [ 1, %3 ]
  store i8 %21, ptr %0, align 1
  ret i32 poison

22:                                               ; preds = %9
  %23 = icmp eq i64 %15, 0
  br i1 %23, label %34, label %24

24:                                               ; preds = %22
  %25 = shl i64 %15, 3
  %26 = add i64 %25, -8
  %27 = add i64 %12, %26
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %2, 88
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %29, %32
  br i1 %33, label %20, label %34

34:                                               ; preds = %24, %22
  %35 = add i64 %2, 88
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = shl i64 %15, 3
  %39 = add i64 %12, %38
  %40 = inttoptr i64 %39 to ptr
  store i64 %37, ptr %40, align 8
  %41 = add nsw i64 %15, 1
  store i64 %41, ptr %14, align 8
  br label %20
}

define internal i32 @393(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = add i64 %2, 416
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %2, 960
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %2, 904
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %47, label %31

31:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  %32 = call i32 @108(ptr nonnull %8, ptr nonnull %9, i64 %3, i64 %23, i64 6)
  %33 = load i64, ptr %8, align 8
  %34 = icmp eq i64 %26, 0
  br i1 %34, label %47, label %35

35:                                               ; preds = %31
  %36 = add i64 %2, 432
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %2, 976
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  store ptr null, ptr %10, align 8
  %42 = call i32 @74(ptr nonnull %10, i64 %33, i64 %38, i64 %41)
  %43 = load i64, ptr %40, align 8
  %44 = add nsw i64 %33, %43
  %45 = inttoptr i64 %44 to ptr
  store i8 0, ptr %45, align 1
  %46 = add nsw i64 %44, 1
  br label %47

47:                                               ; preds = %35, %31, %7
  %48 = phi i64 [ %46, %35 ], [ %33, %31 ], [ %3, %7 ]
  %49 = icmp eq i64 %26, 0
  br i1 %49, label %60, label %50

50:                                               ; preds = %47
  %51 = add i64 %2, 432
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8
  store i64 0, ptr %11, align 8
  %54 = call i32 @394(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %53, i64 %4, i64 %5, i64 %6)
  %55 = load i64, ptr %11, align 8
  %56 = sub nsw i64 %55, %53
  %57 = add i64 %2, 976
  %58 = inttoptr i64 %57 to ptr
  store i64 %56, ptr %58, align 8
  store i64 0, ptr %13, align 8
  %59 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %48, i64 %23, i64 0)
  br label %64

60:                                               ; preds = %47
  store i64 0, ptr %15, align 8
  %61 = call i32 @108(ptr nonnull %15, ptr nonnull %16, i64 %48, i64 %23, i64 0)
  %62 = load i64, ptr %15, align 8
  store i64 0, ptr %17, align 8
  %63 = call i32 @394(ptr nonnull %17, ptr nonnull %18, i64 %2, i64 %62, i64 %4, i64 %5, i64 %6)
  br label %64

64:                                               ; preds = %60, %50
  %65 = phi ptr [ %17, %60 ], [ %13, %50 ]
  %66 = load i64, ptr %65, align 8
  store i64 0, ptr %19, align 8
  %67 = call i32 @108(ptr nonnull %19, ptr nonnull %20, i64 %66, i64 %23, i64 5)
  %68 = load i64, ptr %19, align 8
  store i64 %68, ptr %0, align 8
  ret i32 poison
}

define internal i32 @394(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  %23 = alloca i64, align 8
  store i64 0, ptr %23, align 8
  %24 = alloca ptr, align 8
  store ptr null, ptr %24, align 8
  %25 = add i64 %2, 416
  %26 = inttoptr i64 %25 to ptr
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %6, 72
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %7
  %33 = add nsw i64 %6, 192
  store ptr null, ptr %8, align 8
  %34 = call i32 @74(ptr nonnull %8, i64 %3, i64 %33, i64 %30)
  %35 = add nsw i64 %3, %30
  store i64 0, ptr %9, align 8
  %36 = call i32 @108(ptr nonnull %9, ptr nonnull %10, i64 %35, i64 %27, i64 1)
  %37 = load i64, ptr %9, align 8
  br label %38

38:                                               ; preds = %32, %7
  %39 = phi i64 [ %3, %7 ], [ %37, %32 ]
  %40 = inttoptr i64 %4 to ptr
  %41 = load i32, ptr %40, align 1
  %42 = zext i32 %41 to i64
  store i64 0, ptr %11, align 8
  %43 = call i32 @374(ptr nonnull %11, ptr nonnull %12, i64 %39, i64 %42)
  %44 = load i64, ptr %11, align 8
  store i64 0, ptr %13, align 8
  %45 = call i32 @108(ptr nonnull %13, ptr nonnull %14, i64 %44, i64 %27, i64 2)
  %46 = load i64, ptr %13, align 8
  %47 = add i64 %4, 5
  %48 = inttoptr i64 %47 to ptr
  %49 = load i32, ptr %48, align 1
  %50 = zext i32 %49 to i64
  store i64 0, ptr %15, align 8
  %51 = call i32 @76(ptr nonnull %15, ptr nonnull %16, i64 %46, i64 %50)
  %52 = load i64, ptr %15, align 8
  %53 = add i64 %6, 80
  %54 = inttoptr i64 %53 to ptr
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, 16
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %66, label %58

58:                                               ; preds = %38
  store i64 0, ptr %17, align 8
  %59 = call i32 @108(ptr nonnull %17, ptr nonnull %18, i64 %52, i64 %27, i64 3)
  %60 = load i64, ptr %17, align 8
  %61 = add i64 %6, 88
  %62 = inttoptr i64 %61 to ptr
  %63 = load i64, ptr %62, align 8
  store i64 0, ptr %19, align 8
  %64 = call i32 @75(ptr nonnull %19, ptr nonnull %20, i64 %60, i64 %63)
  %65 = load i64, ptr %19, align 8
  br label %66

66:                                               ; preds = %58, %38
  %67 = phi i64 [ %52, %38 ], [ %65, %58 ]
  store i64 0, ptr %21, align 8
  %68 = call i32 @108(ptr nonnull %21, ptr nonnull %22, i64 %67, i64 %27, i64 4)
  %69 = load i64, ptr %21, align 8
  store i64 0, ptr %23, align 8
  %70 = call i32 @76(ptr nonnull %23, ptr nonnull %24, i64 %69, i64 %5)
  %71 = load i64, ptr %23, align 8
  store i64 %71, ptr %0, align 8
  ret i32 poison
}

define internal i32 @395(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 1, 0) %2, i64 range(i64 1, 0) %3, i64 %4, i64 range(i64 0, 2) %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = icmp slt i64 %3, %4
  br i1 %11, label %12, label %34

12:                                               ; preds = %6, %36
  %13 = phi i64 [ %32, %36 ], [ %3, %6 ]
  %14 = phi i64 [ %37, %36 ], [ 0, %6 ]
  %15 = add i64 %2, 40
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  store i64 0, ptr %7, align 8
  %18 = call i32 @397(ptr nonnull %7, ptr nonnull %8, i64 %17, i64 %13, i64 %4)
  %19 = load i64, ptr %7, align 8
  %20 = icmp eq i64 %19, 0
  %21 = icmp eq i64 %5, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %31, label %23

23:                                               ; preds = %12
  %24 = icmp slt i64 %19, %4
  br i1 %24, label %25, label %31

25:                                               ; preds = %23
  %26 = add i64 %2, 48
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %9, align 8
  %29 = call i32 @397(ptr nonnull %9, ptr nonnull %10, i64 %28, i64 %19, i64 %4)
  %30 = load i64, ptr %9, align 8
  br label %31

31:                                               ; preds = %25, %23, %12
  %32 = phi i64 [ %19, %12 ], [ 0, %23 ], [ %30, %25 ]
  %33 = icmp sgt i64 %32, %13
  br i1 %33, label %36, label %34

34:                                               ; preds = %6, %36, %31
  %35 = phi i64 [ -1, %31 ], [ %37, %36 ], [ 0, %6 ]
  store i64 %35, ptr %0, align 8
  ret i32 poison

36:                                               ; preds = %31
  %37 = add nuw nsw i64 %14, 1
  %38 = icmp slt i64 %32, %4
  br i1 %38, label %12, label %34
}

define internal i32 @396(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = add i64 %1, 1064
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %1, 1072
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %1, 1088
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, %13
  br i1 %17, label %18, label %24

18:                                               ; preds = %5
  %19 = mul nsw i64 %16, 56
  %20 = add nsw i64 %10, %19
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %2
  br i1 %23, label %25, label %24

24:                                               ; preds = %18, %5
  store i64 %13, ptr %15, align 8
  br label %25

25:                                               ; preds = %24, %18
  %26 = phi i64 [ %13, %24 ], [ %16, %18 ]
  store i64 %26, ptr %6, align 8
  %27 = sub i64 %13, %26
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 0)
  store i64 %28, ptr %7, align 8
  br label %29

29:                                               ; preds = %25, %39
  %30 = load i64, ptr %7, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %59, label %40

32:                                               ; preds = %59
  %33 = add i64 %64, 16
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, %4
  br i1 %36, label %38, label %39

37:                                               ; preds = %46, %45, %38
  ret i32 poison

38:                                               ; preds = %32
  store i64 %64, ptr %0, align 8
  br label %37

39:                                               ; preds = %32, %59
  br label %29

40:                                               ; preds = %29
  %41 = add i64 %1, 1080
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %13, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %40
  store i64 0, ptr %0, align 8
  br label %37

46:                                               ; preds = %40
  %47 = mul nsw i64 %13, 56
  %48 = add nsw i64 %10, %47
  %49 = inttoptr i64 %48 to ptr
  store i64 %2, ptr %49, align 8
  %50 = add i64 %48, 8
  %51 = inttoptr i64 %50 to ptr
  store i64 %3, ptr %51, align 8
  %52 = add i64 %48, 16
  %53 = inttoptr i64 %52 to ptr
  store i64 %4, ptr %53, align 8
  %54 = add i64 %48, 24
  %55 = inttoptr i64 %54 to ptr
  store i64 0, ptr %55, align 8
  %56 = add i64 %48, 32
  %57 = inttoptr i64 %56 to ptr
  store i64 0, ptr %57, align 8
  %58 = add nsw i64 %13, 1
  store i64 %58, ptr %12, align 8
  store i64 %48, ptr %0, align 8
  br label %37

59:                                               ; preds = %29
  %60 = load i64, ptr %6, align 8
  %61 = add nsw i64 %30, -1
  store i64 %61, ptr %7, align 8
  %62 = add i64 %60, 1
  store i64 %62, ptr %6, align 8
  %63 = mul i64 %60, 56
  %64 = add nsw i64 %10, %63
  %65 = add i64 %64, 8
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, %3
  br i1 %68, label %32, label %39
}

define internal i32 @397(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = add i64 %2, 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %3, %11
  %13 = icmp sgt i64 %12, %4
  br i1 %13, label %15, label %16

14:                                               ; preds = %60, %52, %35, %15
  ret i32 poison

15:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %14

16:                                               ; preds = %5
  %17 = add nsw i64 %2, 24
  %18 = inttoptr i64 %2 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  store i64 %20, ptr %7, align 8
  br label %21

21:                                               ; preds = %16, %58
  %22 = phi i64 [ %12, %16 ], [ %59, %58 ]
  %23 = load i64, ptr %7, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %61, label %60

25:                                               ; preds = %61
  %26 = shl i64 %62, 3
  %27 = add i64 %17, %26
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %29, 8
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = sub nsw i64 %4, %22
  %34 = icmp sgt i64 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %25
  store i64 0, ptr %0, align 8
  br label %14

36:                                               ; preds = %25
  %37 = inttoptr i64 %29 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 19
  br i1 %39, label %40, label %55

40:                                               ; preds = %36
  %41 = shl i64 %32, 3
  %42 = sub i64 64, %41
  %43 = lshr i64 -1, %42
  %44 = inttoptr i64 %22 to ptr
  %45 = load i64, ptr %44, align 1
  %46 = and i64 %45, %43
  %47 = icmp slt i64 %46, 0
  br i1 %47, label %52, label %48

48:                                               ; preds = %40
  %49 = add i64 %22, %32
  %50 = sub i64 %4, %49
  %51 = icmp sgt i64 %46, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %40
  store i64 0, ptr %0, align 8
  br label %14

53:                                               ; preds = %48
  %54 = add nsw i64 %32, %46
  br label %55

55:                                               ; preds = %53, %36
  %56 = phi i64 [ %54, %53 ], [ %32, %36 ]
  %57 = add nsw i64 %22, %56
  br label %58

58:                                               ; preds = %61, %55
  %59 = phi i64 [ %22, %61 ], [ %57, %55 ]
  br label %21

60:                                               ; preds = %21
  store i64 %22, ptr %0, align 8
  br label %14

61:                                               ; preds = %21
  %62 = load i64, ptr %6, align 8
  %63 = add nsw i64 %23, -1
  store i64 %63, ptr %7, align 8
  %64 = add i64 %62, 1
  store i64 %64, ptr %6, align 8
  store i8 0, ptr %8, align 1
  %65 = call i32 @180(ptr nonnull %8, i64 %3, i64 %62)
  %66 = load i8, ptr %8, align 1
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %25, label %58
}

define internal i32 @398(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5, i64 %6, i64 %7, i64 %8) {
  %10 = alloca [2 x i64], align 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = add i64 %2, 8
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %2, 1184
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %2, 1192
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %6, %7
  br i1 %22, label %23, label %77

23:                                               ; preds = %9, %69
  %24 = phi i64 [ %33, %69 ], [ %6, %9 ]
  %25 = phi i64 [ %75, %69 ], [ %8, %9 ]
  %26 = phi i64 [ %70, %69 ], [ 0, %9 ]
  %27 = phi i64 [ %71, %69 ], [ 0, %9 ]
  %28 = phi i64 [ %72, %69 ], [ 0, %9 ]
  %29 = phi i64 [ %73, %69 ], [ 0, %9 ]
  %30 = phi i64 [ %74, %69 ], [ 0, %9 ]
  store i64 0, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %31 = call i32 @400(ptr nonnull %10, ptr nonnull %12, i64 %3, i64 %4, i64 %5, i64 %24, i64 %7)
  %32 = load i64, ptr %10, align 8
  %33 = load i64, ptr %11, align 8
  %34 = icmp sle i64 %33, %24
  %35 = icmp eq i64 %32, 3
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %37, label %39

37:                                               ; preds = %23, %77
  %38 = phi i64 [ 0, %77 ], [ 1, %23 ]
  store i64 %38, ptr %0, align 8
  ret i32 poison

39:                                               ; preds = %23
  %40 = icmp eq i64 %32, 2
  br i1 %40, label %41, label %69

41:                                               ; preds = %39
  %42 = add nsw i64 %27, 1
  %43 = icmp eq i64 %28, %24
  br i1 %43, label %44, label %51

44:                                               ; preds = %41
  %45 = mul i64 %26, 24
  %46 = add i64 %45, -24
  %47 = add nsw i64 %18, %46
  %48 = sub nsw i64 %33, %15
  %49 = add i64 %47, 8
  %50 = inttoptr i64 %49 to ptr
  store i64 %48, ptr %50, align 8
  br label %69

51:                                               ; preds = %41
  %52 = icmp slt i64 %26, %21
  br i1 %52, label %53, label %64

53:                                               ; preds = %51
  %54 = mul nsw i64 %26, 24
  %55 = add nsw i64 %18, %54
  %56 = sub nsw i64 %24, %15
  %57 = inttoptr i64 %55 to ptr
  store i64 %56, ptr %57, align 8
  %58 = sub nsw i64 %33, %15
  %59 = add i64 %55, 8
  %60 = inttoptr i64 %59 to ptr
  store i64 %58, ptr %60, align 8
  %61 = add i64 %55, 16
  %62 = inttoptr i64 %61 to ptr
  store i64 %25, ptr %62, align 8
  %63 = add nsw i64 %26, 1
  br label %69

64:                                               ; preds = %51
  %65 = icmp eq i64 %29, 0
  %66 = sub nsw i64 %24, %15
  %67 = select i1 %65, i64 %66, i64 %29
  %68 = select i1 %65, i64 %25, i64 %30
  br label %69

69:                                               ; preds = %64, %53, %44, %39
  %70 = phi i64 [ %26, %44 ], [ %63, %53 ], [ %26, %39 ], [ %26, %64 ]
  %71 = phi i64 [ %42, %44 ], [ %42, %53 ], [ %27, %39 ], [ %42, %64 ]
  %72 = phi i64 [ %33, %44 ], [ %33, %53 ], [ %28, %39 ], [ %28, %64 ]
  %73 = phi i64 [ %29, %44 ], [ %29, %53 ], [ %29, %39 ], [ %67, %64 ]
  %74 = phi i64 [ %30, %44 ], [ %30, %53 ], [ %30, %39 ], [ %68, %64 ]
  %75 = add nsw i64 %25, 1
  %76 = icmp slt i64 %33, %7
  br i1 %76, label %23, label %77

77:                                               ; preds = %69, %9
  %78 = phi i64 [ %75, %69 ], [ %8, %9 ]
  %79 = phi i64 [ %70, %69 ], [ 0, %9 ]
  %80 = phi i64 [ %71, %69 ], [ 0, %9 ]
  %81 = phi i64 [ %73, %69 ], [ 0, %9 ]
  %82 = phi i64 [ %74, %69 ], [ 0, %9 ]
  %83 = add i64 %2, 1200
  %84 = inttoptr i64 %83 to ptr
  store i64 %79, ptr %84, align 8
  %85 = add i64 %2, 1208
  %86 = inttoptr i64 %85 to ptr
  store i64 0, ptr %86, align 8
  %87 = add i64 %2, 1240
  %88 = inttoptr i64 %87 to ptr
  store i64 %80, ptr %88, align 8
  %89 = add i64 %2, 1248
  %90 = inttoptr i64 %89 to ptr
  store i64 %78, ptr %90, align 8
  %91 = add i64 %2, 1224
  %92 = inttoptr i64 %91 to ptr
  store i64 %81, ptr %92, align 8
  %93 = add i64 %2, 1232
  %94 = inttoptr i64 %93 to ptr
  store i64 %82, ptr %94, align 8
  br label %37
}

define internal range(i32 0, 2) i32 @399(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 1, 0) %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = add i64 %2, 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %2, 1208
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %2, 1200
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %14, %17
  br i1 %18, label %19, label %58

19:                                               ; preds = %6, %53
  %20 = add i64 %2, 1184
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = load i64, ptr %13, align 8
  %24 = mul nsw i64 %23, 24
  %25 = add nsw i64 %22, %24
  %26 = add i64 %2, 624
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = inttoptr i64 %25 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %19
  store i64 %30, ptr %27, align 8
  %33 = add i64 %25, 16
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %2, 632
  %37 = inttoptr i64 %36 to ptr
  store i64 %35, ptr %37, align 8
  br label %38

38:                                               ; preds = %32, %19
  %39 = add i64 %25, 8
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %11, %41
  %43 = add i64 %2, 1176
  %44 = inttoptr i64 %43 to ptr
  store i64 %42, ptr %44, align 8
  %45 = load i64, ptr %27, align 8
  %46 = add nsw i64 %11, %45
  store i64 0, ptr %7, align 8
  %47 = call i32 @167(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %3, i64 %4, i64 %5, i64 %46)
  %48 = load i64, ptr %7, align 8
  %49 = icmp eq i32 %47, 0
  br i1 %49, label %63, label %59, !prof !1

50:                                               ; preds = %59, %58, %52
  %51 = phi i32 [ 0, %52 ], [ 0, %58 ], [ %47, %59 ]
  ret i32 %51

52:                                               ; preds = %63
  store i64 %48, ptr %0, align 8
  br label %50

53:                                               ; preds = %63
  %54 = load i64, ptr %13, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %13, align 8
  %56 = load i64, ptr %16, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %19, label %58

58:                                               ; preds = %53, %6
  store i64 0, ptr %0, align 8
  br label %50

59:                                               ; preds = %38
  %60 = icmp eq i32 %47, 0
  %61 = load ptr, ptr %8, align 8
  %62 = select i1 %60, ptr undef, ptr %61
  store ptr %62, ptr %1, align 8
  br label %50

63:                                               ; preds = %38
  %64 = icmp eq i64 %48, 0
  br i1 %64, label %53, label %52
}

define internal i32 @400(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 range(i64 1, 0) %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  %18 = alloca i64, align 8
  store i64 0, ptr %18, align 8
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  %20 = add i64 %2, 16
  %21 = inttoptr i64 %20 to ptr
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %2, 24
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %2, 32
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store ptr null, ptr %8, align 8
  %29 = call i32 @401(ptr nonnull %8, i64 %22, i64 %28)
  store ptr null, ptr %9, align 8
  %30 = call i32 @401(ptr nonnull %9, i64 %25, i64 %28)
  %31 = icmp eq i64 %4, 3
  %32 = zext i1 %31 to i64
  %33 = add i64 %3, 40
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %4, 2
  %37 = select i1 %36, i64 %25, i64 %22
  store i64 0, ptr %10, align 8
  %38 = call i32 @402(ptr nonnull %10, ptr nonnull %11, i64 %35, i64 %37, i64 %5, i64 %6)
  %39 = load i64, ptr %10, align 8
  %40 = icmp ne i64 %39, 0
  %41 = select i1 %40, i1 %31, i1 false
  br i1 %41, label %42, label %50

42:                                               ; preds = %7
  %43 = icmp slt i64 %39, %6
  br i1 %43, label %44, label %50

44:                                               ; preds = %42
  %45 = add i64 %3, 48
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %46, align 8
  store i64 0, ptr %12, align 8
  %48 = call i32 @402(ptr nonnull %12, ptr nonnull %13, i64 %47, i64 %25, i64 %39, i64 %6)
  %49 = load i64, ptr %12, align 8
  br label %50

50:                                               ; preds = %44, %42, %7
  %51 = phi i64 [ %39, %7 ], [ 0, %42 ], [ %49, %44 ]
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %54, label %56

53:                                               ; preds = %61, %77, %54
  ret i32 poison

54:                                               ; preds = %50
  store i64 3, ptr %0, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %55, align 8
  br label %53

56:                                               ; preds = %50
  %57 = add i64 %2, 48
  %58 = inttoptr i64 %57 to ptr
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %65

61:                                               ; preds = %56
  store i64 0, ptr %14, align 8
  %62 = call i32 @403(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %22, i64 %32)
  %63 = load i64, ptr %14, align 8
  store i64 %63, ptr %0, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %51, ptr %64, align 8
  br label %53

65:                                               ; preds = %56
  store i64 0, ptr %16, align 8
  %66 = call i32 @403(ptr nonnull %16, ptr nonnull %17, i64 %2, i64 %37, i64 %32)
  %67 = load i64, ptr %16, align 8
  %68 = icmp ne i64 %67, 2
  %69 = select i1 %31, i1 %68, i1 false
  br i1 %69, label %70, label %77

70:                                               ; preds = %65
  store i64 0, ptr %18, align 8
  %71 = call i32 @403(ptr nonnull %18, ptr nonnull %19, i64 %2, i64 %25, i64 %32)
  %72 = load i64, ptr %18, align 8
  %73 = icmp ne i64 %72, 2
  %74 = icmp eq i64 %67, 3
  %75 = select i1 %73, i1 %74, i1 false
  %76 = select i1 %75, i64 %67, i64 %72
  br label %77

77:                                               ; preds = %65, %70
  %78 = phi i64 [ %76, %70 ], [ %67, %65 ]
  store i64 %78, ptr %0, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %51, ptr %79, align 8
  br label %53
}

define internal i32 @401(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  store i64 0, ptr %4, align 8
  %6 = call i64 @llvm.smax.i64(i64 %2, i64 0)
  store i64 %6, ptr %5, align 8
  br label %7

7:                                                ; preds = %3, %11
  %8 = load i64, ptr %5, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  store ptr null, ptr %0, align 8
  ret i32 poison

11:                                               ; preds = %7
  %12 = load i64, ptr %4, align 8
  %13 = add nsw i64 %8, -1
  store i64 %13, ptr %5, align 8
  %14 = add i64 %12, 1
  store i64 %14, ptr %4, align 8
  %15 = mul nsw i64 %12, 56
  %16 = add nsw i64 %1, %15
  %17 = add i64 %16, 24
  %18 = inttoptr i64 %17 to ptr
  store i64 0, ptr %18, align 8
  br label %7
}

define internal i32 @402(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i8, align 1
  store i8 0, ptr %9, align 1
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = add i64 %2, 8
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %4, %14
  %16 = icmp sgt i64 %15, %5
  br i1 %16, label %18, label %19

17:                                               ; preds = %77, %61, %55, %43, %18
  ret i32 poison

18:                                               ; preds = %6
  store i64 0, ptr %0, align 8
  br label %17

19:                                               ; preds = %6
  %20 = add nsw i64 %2, 24
  %21 = inttoptr i64 %2 to ptr
  %22 = load i64, ptr %21, align 8
  store i64 0, ptr %7, align 8
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 0)
  store i64 %23, ptr %8, align 8
  br label %24

24:                                               ; preds = %19, %78
  %25 = phi i64 [ %15, %19 ], [ %79, %78 ]
  %26 = load i64, ptr %8, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %80, label %77

28:                                               ; preds = %80
  %29 = icmp eq i64 %90, 0
  br i1 %29, label %78, label %30

30:                                               ; preds = %28
  %31 = add nsw i64 %3, %90
  %32 = add i64 %31, 23
  %33 = inttoptr i64 %32 to ptr
  store i64 1, ptr %33, align 8
  br label %78

34:                                               ; preds = %80
  %35 = add i64 %87, 152
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp slt i64 %37, 0
  br i1 %38, label %39, label %58

39:                                               ; preds = %34
  %40 = sub i64 0, %37
  %41 = sub nsw i64 %5, %25
  %42 = icmp slt i64 %41, %40
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  store i64 0, ptr %0, align 8
  br label %17

44:                                               ; preds = %39
  %45 = shl i64 %37, 3
  %46 = add i64 %45, 64
  %47 = lshr i64 -1, %46
  %48 = inttoptr i64 %25 to ptr
  %49 = load i64, ptr %48, align 1
  %50 = and i64 %49, %47
  %51 = icmp slt i64 %50, 0
  %52 = add i64 %41, %37
  %53 = icmp sgt i64 %50, %52
  %54 = or i1 %51, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %44
  store i64 0, ptr %0, align 8
  br label %17

56:                                               ; preds = %44
  %57 = sub i64 %50, %37
  br label %62

58:                                               ; preds = %34
  %59 = sub nsw i64 %5, %25
  %60 = icmp sgt i64 %37, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %58
  store i64 0, ptr %0, align 8
  br label %17

62:                                               ; preds = %58, %56
  %63 = phi i64 [ %40, %56 ], [ 0, %58 ]
  %64 = phi i64 [ %57, %56 ], [ %37, %58 ]
  %65 = icmp eq i64 %90, 0
  br i1 %65, label %75, label %66

66:                                               ; preds = %62
  %67 = add nsw i64 %3, %90
  %68 = add nsw i64 %67, -1
  store i8 0, ptr %10, align 1
  %69 = call i32 @419(ptr nonnull %10, ptr nonnull %11, i64 %68, i64 %25, i64 %64, i64 %63)
  %70 = load i8, ptr %10, align 1
  %71 = icmp eq i8 %70, 0
  %72 = select i1 %71, i64 3, i64 2
  %73 = add i64 %67, 23
  %74 = inttoptr i64 %73 to ptr
  store i64 %72, ptr %74, align 8
  br label %75

75:                                               ; preds = %66, %62
  %76 = add nsw i64 %25, %64
  br label %78

77:                                               ; preds = %24
  store i64 %25, ptr %0, align 8
  br label %17

78:                                               ; preds = %28, %30, %75
  %79 = phi i64 [ %76, %75 ], [ %25, %30 ], [ %25, %28 ]
  br label %24

80:                                               ; preds = %24
  %81 = load i64, ptr %7, align 8
  %82 = add nsw i64 %26, -1
  store i64 %82, ptr %8, align 8
  %83 = add i64 %81, 1
  store i64 %83, ptr %7, align 8
  %84 = shl i64 %81, 3
  %85 = add i64 %20, %84
  %86 = inttoptr i64 %85 to ptr
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, 160
  %89 = inttoptr i64 %88 to ptr
  %90 = load i64, ptr %89, align 8
  store i8 0, ptr %9, align 1
  %91 = call i32 @180(ptr nonnull %9, i64 %4, i64 %81)
  %92 = load i8, ptr %9, align 1
  %93 = icmp eq i8 %92, 0
  br i1 %93, label %34, label %28
}

define internal i32 @403(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 range(i64 0, 2) %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = add i64 %2, 40
  %13 = inttoptr i64 %12 to ptr
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %2 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %2, 8
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 0, ptr %6, align 8
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  store i64 %20, ptr %7, align 8
  br label %21

21:                                               ; preds = %5, %57
  %22 = phi i64 [ 0, %5 ], [ %58, %57 ]
  %23 = phi i64 [ %16, %5 ], [ %59, %57 ]
  %24 = load i64, ptr %7, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %63, label %60

26:                                               ; preds = %63
  %27 = shl i64 %22, 3
  %28 = add i64 %27, -8
  %29 = add i64 %14, %28
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 3
  %33 = sub nsw i64 2, %31
  %34 = select i1 %32, i64 3, i64 %33
  store i64 %34, ptr %30, align 8
  br label %57

35:                                               ; preds = %63
  %36 = icmp sgt i64 %68, 10
  br i1 %36, label %37, label %50

37:                                               ; preds = %35
  %38 = add nsw i64 %22, -1
  %39 = shl i64 %22, 3
  %40 = add i64 %39, -16
  %41 = add i64 %14, %40
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = shl i64 %38, 3
  %45 = add i64 %14, %44
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %46, align 8
  store i64 0, ptr %8, align 8
  %48 = call i32 @404(ptr nonnull %8, ptr nonnull %9, i64 %68, i64 %43, i64 %47)
  %49 = load i64, ptr %8, align 8
  store i64 %49, ptr %42, align 8
  br label %57

50:                                               ; preds = %35
  store i64 0, ptr %10, align 8
  %51 = call i32 @405(ptr nonnull %10, ptr nonnull %11, i64 %2, i64 %23, i64 %3, i64 %4)
  %52 = load i64, ptr %10, align 8
  %53 = shl i64 %22, 3
  %54 = add i64 %14, %53
  %55 = inttoptr i64 %54 to ptr
  store i64 %52, ptr %55, align 8
  %56 = add nsw i64 %22, 1
  br label %57

57:                                               ; preds = %50, %37, %26
  %58 = phi i64 [ %22, %26 ], [ %38, %37 ], [ %56, %50 ]
  %59 = add nsw i64 %23, 56
  br label %21

60:                                               ; preds = %21
  %61 = inttoptr i64 %14 to ptr
  %62 = load i64, ptr %61, align 8
  store i64 %62, ptr %0, align 8
  ret i32 poison

63:                                               ; preds = %21
  %64 = load i64, ptr %6, align 8
  %65 = add nsw i64 %24, -1
  store i64 %65, ptr %7, align 8
  %66 = add i64 %64, 1
  store i64 %66, ptr %6, align 8
  %67 = inttoptr i64 %23 to ptr
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 10
  br i1 %69, label %26, label %35
}

define internal i32 @404(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 11, -9223372036854775808) %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = icmp eq i64 %2, 11
  %9 = select i1 %8, i64 0, i64 2
  %10 = icmp eq i64 %3, %9
  %11 = icmp eq i64 %4, %9
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %14, label %15

13:                                               ; preds = %25, %19, %14
  ret i32 poison

14:                                               ; preds = %5
  store i64 %9, ptr %0, align 8
  br label %13

15:                                               ; preds = %5
  %16 = icmp eq i64 %3, 3
  %17 = icmp eq i64 %4, 3
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  store i64 3, ptr %0, align 8
  br label %13

20:                                               ; preds = %15
  br i1 %8, label %21, label %23

21:                                               ; preds = %20
  store i64 0, ptr %6, align 8
  %22 = call i32 @20(ptr nonnull %6, i64 %3, i64 %4)
  br label %25

23:                                               ; preds = %20
  store i64 0, ptr %7, align 8
  %24 = call i32 @21(ptr nonnull %7, i64 %3, i64 %4)
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi ptr [ %7, %23 ], [ %6, %21 ]
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %0, align 8
  br label %13
}

define internal i32 @405(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 0, 2) %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca i64, align 8
  store i64 0, ptr %13, align 8
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = inttoptr i64 %3 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %3, 16
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %3, 24
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  store i64 0, ptr %7, align 8
  %27 = call i32 @406(ptr nonnull %7, i64 %2, i64 %23, i64 %26, i64 %4)
  %28 = load i64, ptr %7, align 8
  %29 = icmp slt i64 %20, 6
  br i1 %29, label %30, label %41

30:                                               ; preds = %6
  %31 = add i64 %3, 32
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %3, 40
  %35 = inttoptr i64 %34 to ptr
  %36 = load i64, ptr %35, align 8
  store i64 0, ptr %8, align 8
  %37 = call i32 @406(ptr nonnull %8, i64 %2, i64 %33, i64 %36, i64 %4)
  %38 = load i64, ptr %8, align 8
  store i64 0, ptr %9, align 8
  %39 = call i32 @410(ptr nonnull %9, ptr nonnull %10, i64 %3, i64 %28, i64 %38)
  %40 = load i64, ptr %9, align 8
  store i64 %40, ptr %0, align 8
  br label %53

41:                                               ; preds = %6
  switch i64 %20, label %51 [
    i64 6, label %42
    i64 7, label %45
    i64 8, label %48
  ]

42:                                               ; preds = %41
  store i64 0, ptr %11, align 8
  %43 = call i32 @407(ptr nonnull %11, ptr nonnull %12, i64 %3, i64 %28)
  %44 = load i64, ptr %11, align 8
  store i64 %44, ptr %0, align 8
  br label %53

45:                                               ; preds = %41
  store i64 0, ptr %13, align 8
  %46 = call i32 @408(ptr nonnull %13, ptr nonnull %14, i64 %3, i64 %28)
  %47 = load i64, ptr %13, align 8
  store i64 %47, ptr %0, align 8
  br label %53

48:                                               ; preds = %41
  store i64 0, ptr %15, align 8
  %49 = call i32 @409(ptr nonnull %15, i64 %28)
  %50 = load i64, ptr %15, align 8
  store i64 %50, ptr %0, align 8
  br label %53

51:                                               ; preds = %41
  %52 = icmp eq i64 %5, 0
  br i1 %52, label %54, label %55

53:                                               ; preds = %55, %48, %45, %42, %30, %54
  ret i32 poison

54:                                               ; preds = %51
  store i64 0, ptr %0, align 8
  br label %53

55:                                               ; preds = %51
  %56 = add i64 %3, 40
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8
  store i64 0, ptr %16, align 8
  %59 = call i32 @406(ptr nonnull %16, i64 %2, i64 2, i64 %58, i64 %4)
  %60 = load i64, ptr %16, align 8
  store i64 0, ptr %17, align 8
  %61 = call i32 @411(ptr nonnull %17, ptr nonnull %18, i64 %3, i64 %28, i64 %60)
  %62 = load i64, ptr %17, align 8
  store i64 %62, ptr %0, align 8
  br label %53
}

define internal i32 @406(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  switch i64 %2, label %27 [
    i64 3, label %7
    i64 4, label %8
    i64 1, label %18
    i64 2, label %23
  ]

6:                                                ; preds = %27, %18, %17, %7
  ret i32 poison

7:                                                ; preds = %5
  store i64 %3, ptr %0, align 8
  br label %6

8:                                                ; preds = %5
  %9 = add i64 %1, 24
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %3
  %13 = add i64 %12, 24
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %8
  store i64 %12, ptr %0, align 8
  br label %6

18:                                               ; preds = %8, %5
  %19 = add i64 %1, 16
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %21, %3
  store i64 %22, ptr %0, align 8
  br label %6

23:                                               ; preds = %5
  %24 = add i64 %1, 24
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  br label %27

27:                                               ; preds = %5, %23
  %28 = phi i64 [ %26, %23 ], [ %4, %5 ]
  %29 = add nsw i64 %28, %3
  store i64 %29, ptr %0, align 8
  br label %6
}

define internal i32 @407(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  store i64 0, ptr %5, align 8
  %10 = call i32 @414(ptr nonnull %5, i64 %3)
  %11 = load i64, ptr %5, align 8
  %12 = icmp eq i64 %11, 2
  br i1 %12, label %15, label %14

13:                                               ; preds = %30, %27, %14
  ret i32 poison

14:                                               ; preds = %4
  store i64 %11, ptr %0, align 8
  br label %13

15:                                               ; preds = %4
  %16 = add i64 %2, 40
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %2, 48
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  store i64 0, ptr %6, align 8
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  store i64 %22, ptr %7, align 8
  br label %23

23:                                               ; preds = %15, %28
  %24 = phi i64 [ %18, %15 ], [ %29, %28 ]
  %25 = load i64, ptr %7, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %31, label %30

27:                                               ; preds = %31
  store i64 2, ptr %0, align 8
  br label %13

28:                                               ; preds = %31
  %29 = add nsw i64 %24, 56
  br label %23

30:                                               ; preds = %23
  store i64 0, ptr %0, align 8
  br label %13

31:                                               ; preds = %23
  %32 = load i64, ptr %6, align 8
  %33 = add nsw i64 %25, -1
  store i64 %33, ptr %7, align 8
  %34 = add i64 %32, 1
  store i64 %34, ptr %6, align 8
  %35 = add i64 %2, 8
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  store i8 0, ptr %8, align 1
  %39 = zext i1 %38 to i8
  %40 = call i32 @412(ptr nonnull %8, ptr nonnull %9, i64 %3, i64 %24, i8 %39)
  %41 = load i8, ptr %8, align 1
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %28, label %27
}

define internal i32 @408(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  store i64 0, ptr %5, align 8
  %10 = call i32 @414(ptr nonnull %5, i64 %3)
  %11 = load i64, ptr %5, align 8
  %12 = icmp eq i64 %11, 2
  br i1 %12, label %15, label %14

13:                                               ; preds = %20, %19, %14
  ret i32 poison

14:                                               ; preds = %4
  store i64 %11, ptr %0, align 8
  br label %13

15:                                               ; preds = %4
  store i8 0, ptr %6, align 1
  %16 = call i32 @415(ptr nonnull %6, ptr nonnull %7, i64 %3)
  %17 = load i8, ptr %6, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  store i64 3, ptr %0, align 8
  br label %13

20:                                               ; preds = %15
  %21 = add i64 %3, 32
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %3, 40
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %23, %26
  %28 = add i64 %2, 40
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %2, 48
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  store i8 0, ptr %8, align 1
  %34 = call i32 @417(ptr nonnull %8, ptr nonnull %9, i64 %23, i64 %27, i64 %30, i64 %33)
  %35 = load i8, ptr %8, align 1
  %36 = icmp eq i8 %35, 0
  %37 = select i1 %36, i64 0, i64 2
  store i64 %37, ptr %0, align 8
  br label %13
}

define internal i32 @409(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = add i64 %1, 24
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %4, align 8
  switch i64 %5, label %9 [
    i64 3, label %6
    i64 0, label %10
    i64 1, label %8
  ]

6:                                                ; preds = %8, %9, %2, %10
  %7 = phi i64 [ 3, %2 ], [ 0, %9 ], [ 2, %8 ], [ 1, %10 ]
  store i64 %7, ptr %0, align 8
  ret i32 poison

8:                                                ; preds = %2
  br label %6

9:                                                ; preds = %2
  br label %6

10:                                               ; preds = %2
  br label %6
}

define internal i32 @410(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i8, align 1
  store i8 0, ptr %10, align 1
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i8, align 1
  store i8 0, ptr %12, align 1
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca i64, align 8
  store i64 0, ptr %15, align 8
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  store i64 0, ptr %6, align 8
  %17 = call i32 @414(ptr nonnull %6, i64 %3)
  %18 = load i64, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %19 = call i32 @414(ptr nonnull %7, i64 %4)
  %20 = load i64, ptr %7, align 8
  %21 = icmp eq i64 %18, 2
  %22 = icmp eq i64 %20, 2
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %30, label %24

24:                                               ; preds = %5
  %25 = icmp eq i64 %18, 1
  %26 = icmp eq i64 %20, 1
  %27 = select i1 %25, i1 true, i1 %26
  %28 = select i1 %27, i64 1, i64 3
  store i64 %28, ptr %0, align 8
  br label %29

29:                                               ; preds = %72, %69, %66, %63, %55, %37, %24
  ret i32 poison

30:                                               ; preds = %5
  %31 = inttoptr i64 %2 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %2, 8
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %32, 2
  br i1 %36, label %37, label %46

37:                                               ; preds = %30
  %38 = icmp eq i64 %35, 0
  store i8 0, ptr %8, align 1
  %39 = zext i1 %38 to i8
  %40 = call i32 @412(ptr nonnull %8, ptr nonnull %9, i64 %3, i64 %4, i8 %39)
  %41 = load i8, ptr %8, align 1
  %42 = icmp ne i8 %41, 0
  %43 = icmp ne i64 %32, 0
  %44 = xor i1 %42, %43
  %45 = select i1 %44, i64 2, i64 0
  store i64 %45, ptr %0, align 8
  br label %29

46:                                               ; preds = %30
  switch i64 %35, label %58 [
    i64 2, label %47
    i64 0, label %56
  ]

47:                                               ; preds = %46
  store i8 0, ptr %10, align 1
  %48 = call i32 @415(ptr nonnull %10, ptr nonnull %11, i64 %3)
  %49 = load i8, ptr %10, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  store i8 0, ptr %12, align 1
  %52 = call i32 @415(ptr nonnull %12, ptr nonnull %13, i64 %4)
  %53 = load i8, ptr %12, align 1
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %51, %47
  store i64 3, ptr %0, align 8
  br label %29

56:                                               ; preds = %46
  store i64 0, ptr %14, align 8
  %57 = call i32 @413(ptr nonnull %14, i64 %3, i64 %4)
  br label %60

58:                                               ; preds = %51, %46
  store i64 0, ptr %15, align 8
  %59 = call i32 @416(ptr nonnull %15, ptr nonnull %16, i64 %3, i64 %4)
  br label %60

60:                                               ; preds = %58, %56
  %61 = phi ptr [ %15, %58 ], [ %14, %56 ]
  %62 = load i64, ptr %61, align 8
  switch i64 %32, label %72 [
    i64 2, label %63
    i64 3, label %66
    i64 4, label %69
  ]

63:                                               ; preds = %60
  %64 = lshr i64 %62, 62
  %65 = and i64 %64, 2
  store i64 %65, ptr %0, align 8
  br label %29

66:                                               ; preds = %60
  %67 = icmp sgt i64 %62, 0
  %68 = select i1 %67, i64 0, i64 2
  store i64 %68, ptr %0, align 8
  br label %29

69:                                               ; preds = %60
  %70 = icmp sgt i64 %62, 0
  %71 = select i1 %70, i64 2, i64 0
  store i64 %71, ptr %0, align 8
  br label %29

72:                                               ; preds = %60
  %73 = icmp slt i64 %62, 0
  %74 = select i1 %73, i64 0, i64 2
  store i64 %74, ptr %0, align 8
  br label %29
}

define internal i32 @411(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = add i64 %3, 24
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %4, 24
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %16, label %17

15:                                               ; preds = %28, %27, %24, %21, %18, %16
  ret i32 poison

16:                                               ; preds = %5
  store i64 0, ptr %0, align 8
  br label %15

17:                                               ; preds = %5
  switch i64 %10, label %19 [
    i64 0, label %18
    i64 3, label %21
  ]

18:                                               ; preds = %17
  store i64 1, ptr %0, align 8
  br label %15

19:                                               ; preds = %17
  %20 = icmp eq i64 %13, 3
  br i1 %20, label %21, label %22

21:                                               ; preds = %17, %19
  store i64 3, ptr %0, align 8
  br label %15

22:                                               ; preds = %19
  %23 = icmp eq i64 %10, %13
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  store i64 2, ptr %0, align 8
  br label %15

25:                                               ; preds = %22
  %26 = icmp eq i64 %10, 1
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  store i64 0, ptr %0, align 8
  br label %15

28:                                               ; preds = %25
  %29 = add i64 %2, 8
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  store i8 0, ptr %6, align 1
  %33 = zext i1 %32 to i8
  %34 = call i32 @412(ptr nonnull %6, ptr nonnull %7, i64 %3, i64 %4, i8 %33)
  %35 = load i8, ptr %6, align 1
  %36 = icmp eq i8 %35, 0
  %37 = select i1 %36, i64 2, i64 0
  store i64 %37, ptr %0, align 8
  br label %15
}

define internal i32 @412(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i8 range(i8 0, 2) %4) {
  %6 = icmp eq i8 %4, 0
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i8, align 1
  store i8 0, ptr %8, align 1
  br i1 %6, label %14, label %9

9:                                                ; preds = %5
  store i64 0, ptr %7, align 8
  %10 = call i32 @413(ptr nonnull %7, i64 %2, i64 %3)
  %11 = load i64, ptr %7, align 8
  %12 = icmp eq i64 %11, 0
  %13 = zext i1 %12 to i8
  br label %33

14:                                               ; preds = %5
  %15 = add i64 %2, 40
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %3, 40
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %17, %20
  br i1 %21, label %22, label %33

22:                                               ; preds = %14
  %23 = add i64 %2, 32
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %3, 32
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  store i8 0, ptr %8, align 1
  %29 = call i32 @47(ptr nonnull %8, i64 %25, i64 %28, i64 %17)
  %30 = load i8, ptr %8, align 1
  %31 = icmp ne i8 %30, 0
  %32 = zext i1 %31 to i8
  br label %33

33:                                               ; preds = %14, %22, %9
  %34 = phi i8 [ %13, %9 ], [ %32, %22 ], [ 0, %14 ]
  store i8 %34, ptr %0, align 1
  ret i32 poison
}

define internal i32 @413(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add i64 %1, 32
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %2, 32
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %6, %9
  br i1 %10, label %15, label %11

11:                                               ; preds = %3
  %12 = icmp slt i64 %6, %9
  %13 = select i1 %12, i64 -1, i64 1
  store i64 %13, ptr %0, align 8
  br label %14

14:                                               ; preds = %26, %23, %11
  ret i32 poison

15:                                               ; preds = %3
  %16 = add i64 %1, 40
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %2, 40
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %18, %21
  br i1 %22, label %26, label %23

23:                                               ; preds = %15
  %24 = icmp ult i64 %18, %21
  %25 = select i1 %24, i64 -1, i64 1
  store i64 %25, ptr %0, align 8
  br label %14

26:                                               ; preds = %15
  %27 = add i64 %1, 48
  %28 = inttoptr i64 %27 to ptr
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %2, 48
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = sub nsw i64 %29, %32
  store i64 %33, ptr %0, align 8
  br label %14
}

define internal i32 @414(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = add i64 %1, 24
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 3
  %7 = select i1 %6, i64 3, i64 1
  %8 = icmp eq i64 %5, 2
  %9 = select i1 %8, i64 2, i64 %7
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @415(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = alloca i8, align 1
  store i8 0, ptr %6, align 1
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = add i64 %2, 32
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %2, 40
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %10, %13
  store i64 0, ptr %4, align 8
  %15 = call i32 @60(ptr nonnull %4, ptr nonnull %5, i64 %10, i64 %14)
  %16 = load i64, ptr %4, align 8
  %17 = icmp eq i64 %16, %13
  br i1 %17, label %23, label %18

18:                                               ; preds = %3
  store i8 0, ptr %6, align 1
  %19 = call i32 @59(ptr nonnull %6, ptr nonnull %7, i64 %10, i64 %14)
  %20 = load i8, ptr %6, align 1
  %21 = icmp ne i8 %20, 0
  %22 = zext i1 %21 to i8
  br label %23

23:                                               ; preds = %18, %3
  %24 = phi i8 [ 1, %3 ], [ %22, %18 ]
  store i8 %24, ptr %0, align 1
  ret i32 poison
}

define internal i32 @416(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3) {
  %5 = alloca i64, align 8
  store i64 0, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = add i64 %2, 32
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %3, 32
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %2, 40
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %3, 40
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 0, ptr %5, align 8
  %20 = call i32 @20(ptr nonnull %5, i64 %16, i64 %19)
  %21 = load i64, ptr %5, align 8
  store i64 0, ptr %6, align 8
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  store i64 %22, ptr %7, align 8
  br label %23

23:                                               ; preds = %34, %4
  %24 = load i64, ptr %7, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %34, label %32

26:                                               ; preds = %32, %28
  %27 = phi i64 [ %33, %32 ], [ %31, %28 ]
  store i64 %27, ptr %0, align 8
  ret i32 poison

28:                                               ; preds = %34
  %29 = zext i8 %43 to i64
  %30 = zext i8 %40 to i64
  %31 = sub nsw i64 %30, %29
  br label %26

32:                                               ; preds = %23
  %33 = sub nsw i64 %16, %19
  br label %26

34:                                               ; preds = %23
  %35 = load i64, ptr %6, align 8
  %36 = add nsw i64 %24, -1
  store i64 %36, ptr %7, align 8
  %37 = add i64 %35, 1
  store i64 %37, ptr %6, align 8
  %38 = add nsw i64 %10, %35
  %39 = inttoptr i64 %38 to ptr
  %40 = load i8, ptr %39, align 1
  %41 = add nsw i64 %13, %35
  %42 = inttoptr i64 %41 to ptr
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %40, %43
  br i1 %44, label %23, label %28
}

define internal i32 @417(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = icmp slt i64 %2, %3
  br i1 %9, label %10, label %47

10:                                               ; preds = %6, %40
  %11 = phi i64 [ %41, %40 ], [ %2, %6 ]
  %12 = phi i64 [ %42, %40 ], [ %2, %6 ]
  %13 = phi i64 [ %43, %40 ], [ -1, %6 ]
  %14 = phi i64 [ %45, %40 ], [ 0, %6 ]
  %15 = icmp slt i64 %14, %5
  br i1 %15, label %16, label %21

16:                                               ; preds = %10
  %17 = shl i64 %14, 3
  %18 = add i64 %4, %17
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  br label %21

21:                                               ; preds = %10, %16
  %22 = phi i64 [ %20, %16 ], [ -3, %10 ]
  switch i64 %22, label %26 [
    i64 -2, label %40
    i64 -1, label %23
  ]

23:                                               ; preds = %21
  store i64 0, ptr %7, align 8
  %24 = call i32 @418(ptr nonnull %7, i64 %11, i64 %3)
  %25 = load i64, ptr %7, align 8
  br label %40

26:                                               ; preds = %21
  %27 = inttoptr i64 %11 to ptr
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i64
  %30 = icmp eq i64 %22, %29
  br i1 %30, label %31, label %33

31:                                               ; preds = %26
  %32 = add nsw i64 %11, 1
  br label %40

33:                                               ; preds = %26
  %34 = icmp sgt i64 %13, -1
  br i1 %34, label %35, label %38

35:                                               ; preds = %33
  store i64 0, ptr %8, align 8
  %36 = call i32 @418(ptr nonnull %8, i64 %12, i64 %3)
  %37 = load i64, ptr %8, align 8
  br label %40

38:                                               ; preds = %33, %66
  %39 = phi i8 [ %69, %66 ], [ 0, %33 ]
  store i8 %39, ptr %0, align 1
  ret i32 poison

40:                                               ; preds = %35, %23, %21, %31
  %41 = phi i64 [ %37, %35 ], [ %11, %21 ], [ %32, %31 ], [ %25, %23 ]
  %42 = phi i64 [ %37, %35 ], [ %11, %21 ], [ %12, %31 ], [ %12, %23 ]
  %43 = phi i64 [ %13, %35 ], [ %14, %21 ], [ %13, %31 ], [ %13, %23 ]
  %44 = phi i64 [ %13, %35 ], [ %14, %21 ], [ %14, %31 ], [ %14, %23 ]
  %45 = add nsw i64 %44, 1
  %46 = icmp slt i64 %41, %3
  br i1 %46, label %10, label %47

47:                                               ; preds = %40, %6
  %48 = phi i64 [ %45, %40 ], [ 0, %6 ]
  %49 = icmp slt i64 %48, %5
  br i1 %49, label %50, label %66

50:                                               ; preds = %47
  %51 = shl i64 %48, 3
  %52 = add i64 %4, %51
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, -2
  br i1 %55, label %56, label %66

56:                                               ; preds = %50, %60
  %57 = phi i64 [ %58, %60 ], [ %48, %50 ]
  %58 = add nsw i64 %57, 1
  %59 = icmp slt i64 %58, %5
  br i1 %59, label %60, label %66

60:                                               ; preds = %56
  %61 = shl i64 %58, 3
  %62 = add i64 %4, %61
  %63 = inttoptr i64 %62 to ptr
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, -2
  br i1 %65, label %56, label %66

66:                                               ; preds = %60, %56, %50, %47
  %67 = phi i64 [ %58, %60 ], [ %58, %56 ], [ %48, %50 ], [ %48, %47 ]
  %68 = icmp eq i64 %67, %5
  %69 = zext i1 %68 to i8
  br label %38
}

define internal i32 @418(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2) {
  %4 = add nsw i64 %1, 1
  %5 = icmp slt i64 %4, %2
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = inttoptr i64 %4 to ptr
  %8 = load i8, ptr %7, align 1
  %9 = icmp slt i8 %8, -64
  br i1 %9, label %10, label %18

10:                                               ; preds = %6, %14
  %11 = phi i64 [ %12, %14 ], [ %4, %6 ]
  %12 = add nsw i64 %11, 1
  %13 = icmp slt i64 %12, %2
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = inttoptr i64 %12 to ptr
  %16 = load i8, ptr %15, align 1
  %17 = icmp slt i8 %16, -64
  br i1 %17, label %10, label %18

18:                                               ; preds = %14, %10, %6, %3
  %19 = phi i64 [ %12, %14 ], [ %12, %10 ], [ %4, %6 ], [ %4, %3 ]
  store i64 %19, ptr %0, align 8
  ret i32 poison
}

define internal i32 @419(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775807) %2, i64 %3, i64 %4, i64 range(i64 0, -9223372036854775807) %5) {
  %7 = alloca i8, align 1
  store i8 0, ptr %7, align 1
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i8, align 1
  store i8 0, ptr %11, align 1
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i8, align 1
  store i8 0, ptr %14, align 1
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i8, align 1
  store i8 0, ptr %16, align 1
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = alloca ptr, align 8
  store ptr null, ptr %21, align 8
  %22 = inttoptr i64 %2 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 19
  br i1 %24, label %25, label %32

25:                                               ; preds = %6
  %26 = add nsw i64 %3, %5
  %27 = sub nsw i64 %4, %5
  store i8 0, ptr %7, align 1
  %28 = call i32 @420(ptr nonnull %7, ptr nonnull %8, i64 %2, i64 %23, i64 %26, i64 %27)
  %29 = load i8, ptr %7, align 1
  %30 = icmp ne i8 %29, 0
  %31 = zext i1 %30 to i8
  store i8 %31, ptr %0, align 1
  br label %69

32:                                               ; preds = %6
  %33 = icmp slt i64 %23, 6
  br i1 %33, label %34, label %36

34:                                               ; preds = %32
  store ptr null, ptr %9, align 8
  %35 = call i32 @421(ptr nonnull %9, ptr nonnull %10, i64 %2, i64 %23, i64 %3, i64 %4)
  store i8 1, ptr %0, align 1
  br label %69

36:                                               ; preds = %32
  %37 = icmp slt i64 %23, 8
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  store i8 0, ptr %11, align 1
  %39 = call i32 @422(ptr nonnull %11, ptr nonnull %12, i64 %2, i64 %23, i64 %3)
  %40 = load i8, ptr %11, align 1
  %41 = icmp ne i8 %40, 0
  %42 = zext i1 %41 to i8
  store i8 %42, ptr %0, align 1
  br label %69

43:                                               ; preds = %36
  switch i64 %23, label %57 [
    i64 9, label %44
    i64 17, label %50
    i64 8, label %55
  ]

44:                                               ; preds = %43
  store ptr null, ptr %13, align 8
  %45 = call i32 @423(ptr nonnull %13, i64 %2)
  store i8 0, ptr %14, align 1
  %46 = call i32 @427(ptr nonnull %14, ptr nonnull %15, i64 %2, i64 %3)
  %47 = load i8, ptr %14, align 1
  %48 = icmp ne i8 %47, 0
  %49 = zext i1 %48 to i8
  store i8 %49, ptr %0, align 1
  br label %69

50:                                               ; preds = %43
  store i8 0, ptr %16, align 1
  %51 = call i32 @424(ptr nonnull %16, i64 %2, i64 %3, i64 %4)
  %52 = load i8, ptr %16, align 1
  %53 = icmp ne i8 %52, 0
  %54 = zext i1 %53 to i8
  store i8 %54, ptr %0, align 1
  br label %69

55:                                               ; preds = %43
  store i64 0, ptr %17, align 8
  %56 = call i32 @237(ptr nonnull %17, ptr nonnull %18, i64 %3)
  br label %62

57:                                               ; preds = %43
  %58 = add i64 %2, 8
  %59 = inttoptr i64 %58 to ptr
  %60 = load i64, ptr %59, align 8
  store i64 0, ptr %19, align 8
  %61 = call i32 @425(ptr nonnull %19, ptr nonnull %20, i64 %23, i64 %3, i64 %60)
  br label %62

62:                                               ; preds = %57, %55
  %63 = phi ptr [ %19, %57 ], [ %17, %55 ]
  %64 = load i64, ptr %63, align 8
  %65 = ashr i64 %64, 63
  store ptr null, ptr %21, align 8
  %66 = call i32 @426(ptr nonnull %21, i64 %2, i64 %65, i64 %64)
  %67 = icmp ne i64 %64, -9223372036854775808
  %68 = zext i1 %67 to i8
  store i8 %68, ptr %0, align 1
  br label %69

69:                                               ; preds = %62, %50, %44, %38, %34, %25
  ret i32 poison
}

define internal i32 @420(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775807) %2, i64 range(i64 20, -9223372036854775808) %3, i64 %4, i64 %5) {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = add i64 %2, 32
  %10 = inttoptr i64 %9 to ptr
  store i64 %4, ptr %10, align 8
  %11 = add i64 %2, 40
  %12 = inttoptr i64 %11 to ptr
  store i64 %5, ptr %12, align 8
  %13 = icmp eq i64 %3, 21
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = add nsw i64 %4, %5
  store i64 0, ptr %7, align 8
  %16 = call i32 @60(ptr nonnull %7, ptr nonnull %8, i64 %4, i64 %15)
  %17 = load i64, ptr %7, align 8
  %18 = icmp eq i64 %17, %5
  %19 = zext i1 %18 to i8
  br label %20

20:                                               ; preds = %14, %6
  %21 = phi i8 [ 1, %6 ], [ %19, %14 ]
  store i8 %21, ptr %0, align 1
  ret i32 poison
}

define internal i32 @421(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775807) %2, i64 range(i64 -9223372036854775808, 6) %3, i64 %4, i64 %5) {
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  %11 = alloca i64, align 8
  store i64 0, ptr %11, align 8
  %12 = alloca ptr, align 8
  store ptr null, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  switch i64 %3, label %41 [
    i64 5, label %14
    i64 0, label %21
    i64 4, label %31
    i64 3, label %35
    i64 2, label %38
  ]

14:                                               ; preds = %6
  %15 = inttoptr i64 %4 to ptr
  %16 = load i64, ptr %15, align 1
  %17 = call i64 @llvm.bswap.i64(i64 %16)
  %18 = shl i64 %5, 3
  %19 = sub i64 64, %18
  %20 = lshr i64 %17, %19
  br label %28

21:                                               ; preds = %6
  %22 = shl i64 %5, 3
  %23 = sub i64 64, %22
  %24 = lshr i64 -1, %23
  %25 = inttoptr i64 %4 to ptr
  %26 = load i64, ptr %25, align 1
  %27 = and i64 %26, %24
  br label %28

28:                                               ; preds = %21, %14
  %29 = phi i64 [ %20, %14 ], [ %27, %21 ]
  store ptr null, ptr %7, align 8
  %30 = call i32 @428(ptr nonnull %7, i64 %2, i64 %29)
  store ptr null, ptr %0, align 8
  br label %52

31:                                               ; preds = %6
  %32 = inttoptr i64 %4 to ptr
  %33 = load i64, ptr %32, align 1
  store ptr null, ptr %8, align 8
  %34 = call i32 @428(ptr nonnull %8, i64 %2, i64 %33)
  store ptr null, ptr %0, align 8
  br label %52

35:                                               ; preds = %6
  store i64 0, ptr %9, align 8
  %36 = call i32 @429(ptr nonnull %9, ptr nonnull %10, i64 %4)
  %37 = load i64, ptr %9, align 8
  br label %48

38:                                               ; preds = %6
  store i64 0, ptr %11, align 8
  %39 = call i32 @430(ptr nonnull %11, ptr nonnull %12, i64 %4)
  %40 = load i64, ptr %11, align 8
  br label %48

41:                                               ; preds = %6
  %42 = shl i64 %5, 3
  %43 = sub i64 64, %42
  %44 = inttoptr i64 %4 to ptr
  %45 = load i64, ptr %44, align 1
  %46 = shl i64 %45, %43
  %47 = ashr exact i64 %46, %43
  br label %48

48:                                               ; preds = %38, %35, %41
  %49 = phi i64 [ %47, %41 ], [ %40, %38 ], [ %37, %35 ]
  %50 = ashr i64 %49, 63
  store ptr null, ptr %13, align 8
  %51 = call i32 @426(ptr nonnull %13, i64 %2, i64 %50, i64 %49)
  store ptr null, ptr %0, align 8
  br label %52

52:                                               ; preds = %48, %31, %28
  ret i32 poison
}

define internal i32 @422(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775807) %2, i64 range(i64 6, 8) %3, i64 %4) {
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = icmp eq i64 %3, 6
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = inttoptr i64 %4 to ptr
  %10 = load i32, ptr %9, align 1
  %11 = zext i32 %10 to i64
  br label %15

12:                                               ; preds = %5
  %13 = inttoptr i64 %4 to ptr
  %14 = load i64, ptr %13, align 1
  br label %15

15:                                               ; preds = %12, %8
  %16 = phi i64 [ 9223372036854775807, %12 ], [ 2147483647, %8 ]
  %17 = phi i64 [ 9218868437227405312, %12 ], [ 2139095040, %8 ]
  %18 = phi i64 [ %14, %12 ], [ %11, %8 ]
  %19 = and i64 %18, %16
  %20 = icmp eq i64 %18, %19
  %21 = sub nsw i64 0, %19
  %22 = select i1 %20, i64 %19, i64 %21
  %23 = ashr i64 %22, 63
  store ptr null, ptr %6, align 8
  %24 = call i32 @426(ptr nonnull %6, i64 %2, i64 %23, i64 %22)
  %25 = icmp samesign ule i64 %19, %17
  %26 = zext i1 %25 to i8
  store i8 %26, ptr %0, align 1
  ret i32 poison
}

define internal i32 @423(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775808, 9223372036854775807) %1) {
  %3 = add i64 %1, 32
  %4 = inttoptr i64 %3 to ptr
  store i64 0, ptr %4, align 8
  %5 = add i64 %1, 40
  %6 = inttoptr i64 %5 to ptr
  store i64 0, ptr %6, align 8
  %7 = add i64 %1, 48
  %8 = inttoptr i64 %7 to ptr
  store i64 0, ptr %8, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @424(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775808, 9223372036854775807) %1, i64 %2, i64 %3) {
  %5 = shl i64 %3, 3
  %6 = sub i64 64, %5
  %7 = lshr i64 -1, %6
  %8 = inttoptr i64 %2 to ptr
  %9 = load i64, ptr %8, align 1
  %10 = and i64 %9, %7
  %11 = add i64 %1, 16
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %10, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %4
  %16 = inttoptr i64 %13 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %10, %17
  br i1 %18, label %21, label %19

19:                                               ; preds = %4, %15, %21
  %20 = phi i8 [ 1, %21 ], [ 0, %15 ], [ 0, %4 ]
  store i8 %20, ptr %0, align 1
  ret i32 poison

21:                                               ; preds = %15
  %22 = shl i64 %10, 4
  %23 = or disjoint i64 %22, 8
  %24 = add i64 %13, %23
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %1, 32
  %28 = inttoptr i64 %27 to ptr
  store i64 %26, ptr %28, align 8
  %29 = add i64 %22, 16
  %30 = add i64 %13, %29
  %31 = inttoptr i64 %30 to ptr
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %1, 40
  %34 = inttoptr i64 %33 to ptr
  store i64 %32, ptr %34, align 8
  br label %19
}

define internal i32 @425(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 8, 20) %2, i64 %3, i64 %4) {
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  %8 = alloca i64, align 8
  store i64 0, ptr %8, align 8
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  %12 = alloca i64, align 8
  store i64 0, ptr %12, align 8
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  %14 = alloca i64, align 8
  store i64 0, ptr %14, align 8
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = alloca i64, align 8
  store i64 0, ptr %16, align 8
  %17 = alloca i64, align 8
  store i64 0, ptr %17, align 8
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  switch i64 %2, label %37 [
    i64 12, label %19
    i64 14, label %22
    i64 10, label %25
    i64 16, label %28
    i64 11, label %31
    i64 13, label %34
  ]

19:                                               ; preds = %5
  store i64 0, ptr %6, align 8
  %20 = call i32 @249(ptr nonnull %6, ptr nonnull %7, i64 %3, i64 %4)
  %21 = load i64, ptr %6, align 8
  store i64 %21, ptr %0, align 8
  br label %40

22:                                               ; preds = %5
  store i64 0, ptr %8, align 8
  %23 = call i32 @250(ptr nonnull %8, ptr nonnull %9, i64 %3, i64 %4)
  %24 = load i64, ptr %8, align 8
  store i64 %24, ptr %0, align 8
  br label %40

25:                                               ; preds = %5
  store i64 0, ptr %10, align 8
  %26 = call i32 @251(ptr nonnull %10, ptr nonnull %11, i64 %3)
  %27 = load i64, ptr %10, align 8
  store i64 %27, ptr %0, align 8
  br label %40

28:                                               ; preds = %5
  store i64 0, ptr %12, align 8
  %29 = call i32 @252(ptr nonnull %12, ptr nonnull %13, i64 %3, i64 %4)
  %30 = load i64, ptr %12, align 8
  store i64 %30, ptr %0, align 8
  br label %40

31:                                               ; preds = %5
  store i64 0, ptr %14, align 8
  %32 = call i32 @253(ptr nonnull %14, ptr nonnull %15, i64 %3)
  %33 = load i64, ptr %14, align 8
  store i64 %33, ptr %0, align 8
  br label %40

34:                                               ; preds = %5
  store i64 0, ptr %16, align 8
  %35 = call i32 @254(ptr nonnull %16, i64 %3)
  %36 = load i64, ptr %16, align 8
  store i64 %36, ptr %0, align 8
  br label %40

37:                                               ; preds = %5
  store i64 0, ptr %17, align 8
  %38 = call i32 @255(ptr nonnull %17, ptr nonnull %18, i64 %3)
  %39 = load i64, ptr %17, align 8
  store i64 %39, ptr %0, align 8
  br label %40

40:                                               ; preds = %37, %34, %31, %28, %25, %22, %19
  ret i32 poison
}

define internal i32 @426(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775808, 9223372036854775807) %1, i64 range(i64 -1, 1) %2, i64 %3) {
  %5 = add i64 %1, 32
  %6 = inttoptr i64 %5 to ptr
  store i64 %2, ptr %6, align 8
  %7 = add i64 %1, 40
  %8 = inttoptr i64 %7 to ptr
  store i64 %3, ptr %8, align 8
  %9 = add i64 %1, 48
  %10 = inttoptr i64 %9 to ptr
  store i64 0, ptr %10, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @427(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 range(i64 -9223372036854775808, 9223372036854775807) %2, i64 %3) {
  %5 = alloca i8, align 1
  store i8 0, ptr %5, align 1
  %6 = alloca ptr, align 8
  store ptr null, ptr %6, align 8
  %7 = add nsw i64 %2, 40
  %8 = add i64 %2, 16
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  store i8 0, ptr %5, align 1
  %11 = call i32 @242(ptr nonnull %5, ptr nonnull %6, i64 %7, i64 %3, i64 %10)
  %12 = load i8, ptr %5, align 1
  %13 = icmp ne i8 %12, 0
  %14 = zext i1 %13 to i8
  %15 = add i64 %2, 48
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %2, 32
  %19 = inttoptr i64 %18 to ptr
  store i64 %17, ptr %19, align 8
  store i64 0, ptr %16, align 8
  store i8 %14, ptr %0, align 1
  ret i32 poison
}

define internal i32 @428(ptr noalias nonnull captures(none) %0, i64 range(i64 -9223372036854775808, 9223372036854775807) %1, i64 %2) {
  %4 = add i64 %1, 32
  %5 = inttoptr i64 %4 to ptr
  store i64 0, ptr %5, align 8
  %6 = add i64 %1, 40
  %7 = inttoptr i64 %6 to ptr
  store i64 %2, ptr %7, align 8
  %8 = add i64 %1, 48
  %9 = inttoptr i64 %8 to ptr
  store i64 0, ptr %9, align 8
  store ptr null, ptr %0, align 8
  ret i32 poison
}

define internal i32 @429(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i32, ptr %5, align 1
  %7 = zext i32 %6 to i64
  %8 = add i64 %2, 4
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 1
  %11 = sext i32 %10 to i64
  store i64 0, ptr %4, align 8
  %12 = call i32 @432(ptr nonnull %4, i64 %7, i64 %11)
  %13 = load i64, ptr %4, align 8
  store i64 %13, ptr %0, align 8
  ret i32 poison
}

define internal i32 @430(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = inttoptr i64 %2 to ptr
  %6 = load i24, ptr %5, align 1
  %7 = zext i24 %6 to i64
  store i64 0, ptr %4, align 8
  %8 = call i32 @431(ptr nonnull %4, i64 %7)
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %0, align 8
  ret i32 poison
}

define internal i32 @431(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 16777216) %1) {
  %3 = icmp samesign ugt i64 %1, 8388607
  %4 = or disjoint i64 %1, -16777216
  %5 = select i1 %3, i64 %4, i64 %1
  store i64 %5, ptr %0, align 8
  ret i32 poison
}

define internal i32 @432(ptr noalias nonnull captures(none) %0, i64 range(i64 0, 4294967296) %1, i64 range(i64 -2147483648, 2147483648) %2) {
  call void @228(ptr null)
  call void @229(ptr null)
  %4 = shl nsw i64 %2, 32
  %5 = or disjoint i64 %1, %4
  call void @228(ptr null)
  store i64 %5, ptr %0, align 8
  call void @229(ptr null)
  call void @229(ptr null)
  ret i32 poison
}

define internal i32 @433(ptr noalias nonnull captures(none) %0, i64 %1) {
  %3 = alloca i64, align 8
  store i64 0, ptr %3, align 8
  %4 = alloca i64, align 8
  store i64 0, ptr %4, align 8
  %5 = add i64 %1, 128
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %1, 712
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %1, 160
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %1, 264
  %15 = inttoptr i64 %14 to ptr
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %1, 136
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  store i64 %16, ptr %3, align 8
  %20 = sub i64 %19, %16
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 0)
  store i64 %21, ptr %4, align 8
  br label %22

22:                                               ; preds = %2, %26
  %23 = load i64, ptr %4, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  store i64 0, ptr %0, align 8
  ret i32 poison

26:                                               ; preds = %22
  %27 = load i64, ptr %3, align 8
  %28 = add nsw i64 %23, -1
  store i64 %28, ptr %4, align 8
  %29 = add i64 %27, 1
  store i64 %29, ptr %3, align 8
  %30 = mul nsw i64 %27, 80
  %31 = add nsw i64 %7, %30
  %32 = sub nsw i64 %27, %16
  %33 = mul nsw i64 %32, 80
  %34 = add nsw i64 %7, %33
  %35 = add i64 %31, 24
  %36 = inttoptr i64 %35 to ptr
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 10
  %39 = select i1 %38, i64 0, i64 %10
  %40 = inttoptr i64 %31 to ptr
  %41 = load i64, ptr %40, align 8
  %42 = sub nsw i64 %41, %10
  %43 = inttoptr i64 %34 to ptr
  store i64 %42, ptr %43, align 8
  %44 = add i64 %31, 8
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = sub nsw i64 %46, %39
  %48 = add i64 %34, 8
  %49 = inttoptr i64 %48 to ptr
  store i64 %47, ptr %49, align 8
  %50 = add i64 %31, 16
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8
  %53 = sub nsw i64 %52, %39
  %54 = add i64 %34, 16
  %55 = inttoptr i64 %54 to ptr
  store i64 %53, ptr %55, align 8
  %56 = load i64, ptr %36, align 8
  %57 = add i64 %34, 24
  %58 = inttoptr i64 %57 to ptr
  store i64 %56, ptr %58, align 8
  %59 = add i64 %31, 32
  %60 = inttoptr i64 %59 to ptr
  %61 = load i64, ptr %60, align 8
  %62 = sub nsw i64 %61, %13
  %63 = add i64 %34, 32
  %64 = inttoptr i64 %63 to ptr
  store i64 %62, ptr %64, align 8
  %65 = add i64 %31, 40
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = sub nsw i64 %67, %10
  %69 = add i64 %34, 40
  %70 = inttoptr i64 %69 to ptr
  store i64 %68, ptr %70, align 8
  %71 = add i64 %31, 48
  %72 = inttoptr i64 %71 to ptr
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %34, 48
  %75 = inttoptr i64 %74 to ptr
  store i64 %73, ptr %75, align 8
  %76 = add i64 %31, 56
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %34, 56
  %80 = inttoptr i64 %79 to ptr
  store i64 %78, ptr %80, align 8
  %81 = add i64 %34, 64
  %82 = inttoptr i64 %81 to ptr
  store i64 0, ptr %82, align 8
  br label %22
}

define internal i32 @434(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i8, align 1
  store i8 0, ptr %4, align 1
  %5 = add i64 %2, 736
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %2, 160
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %7, %10
  br i1 %11, label %47, label %12

12:                                               ; preds = %3, %41
  %13 = phi i64 [ %42, %41 ], [ 0, %3 ]
  %14 = phi i64 [ %43, %41 ], [ 0, %3 ]
  %15 = phi i64 [ %44, %41 ], [ %7, %3 ]
  %16 = add i64 %2, 152
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %15, 320
  %20 = add nsw i64 %18, %19
  %21 = add i64 %20, 40
  %22 = inttoptr i64 %21 to ptr
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %12
  %26 = icmp eq i64 %13, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %25
  %28 = add i64 %2, 720
  %29 = inttoptr i64 %28 to ptr
  store i64 %15, ptr %29, align 8
  br label %34

30:                                               ; preds = %25
  store i8 0, ptr %4, align 1
  %31 = call i32 @435(ptr nonnull %4, i64 %20, i64 %13, i64 %14)
  %32 = load i8, ptr %4, align 1
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %47, label %34

34:                                               ; preds = %30, %27
  %35 = phi i64 [ %20, %27 ], [ %13, %30 ]
  %36 = add i64 %20, 64
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %20, %35
  br i1 %39, label %41, label %40

40:                                               ; preds = %34
  store i64 0, ptr %22, align 8
  br label %41

41:                                               ; preds = %40, %34, %12
  %42 = phi i64 [ %35, %40 ], [ %20, %34 ], [ %13, %12 ]
  %43 = phi i64 [ %38, %40 ], [ %38, %34 ], [ %14, %12 ]
  %44 = add nsw i64 %15, 1
  %45 = load i64, ptr %9, align 8
  %46 = icmp slt i64 %15, %45
  br i1 %46, label %12, label %47

47:                                               ; preds = %30, %41, %3
  %48 = phi i64 [ %42, %41 ], [ 0, %3 ], [ 1, %30 ]
  %49 = phi i64 [ %43, %41 ], [ 0, %3 ], [ %14, %30 ]
  %50 = phi i64 [ %44, %41 ], [ %7, %3 ], [ %15, %30 ]
  store i64 %50, ptr %6, align 8
  %51 = add i64 %2, 728
  %52 = inttoptr i64 %51 to ptr
  store i64 %49, ptr %52, align 8
  %53 = icmp ne i64 %48, 0
  %54 = zext i1 %53 to i64
  store i64 %54, ptr %0, align 8
  ret i32 poison
}

define internal i32 @435(ptr noalias nonnull captures(none) %0, i64 %1, i64 range(i64 1, 0) %2, i64 %3) {
  %5 = add i64 %1, 40
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %2, 40
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %7, %10
  %12 = icmp eq i64 %7, 3
  %13 = or i1 %11, %12
  br i1 %13, label %37, label %14

14:                                               ; preds = %4
  %15 = add i64 %1, 48
  %16 = inttoptr i64 %15 to ptr
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %2, 48
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %17, %20
  br i1 %21, label %22, label %37

22:                                               ; preds = %14
  %23 = add i64 %1, 56
  %24 = inttoptr i64 %23 to ptr
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %2, 56
  %27 = inttoptr i64 %26 to ptr
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %25, %28
  br i1 %29, label %30, label %37

30:                                               ; preds = %22
  %31 = add i64 %1, 64
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %3, 1
  %35 = icmp eq i64 %33, %34
  %36 = zext i1 %35 to i8
  br label %37

37:                                               ; preds = %30, %22, %14, %4
  %38 = phi i8 [ %36, %30 ], [ 0, %22 ], [ 0, %14 ], [ 0, %4 ]
  store i8 %38, ptr %0, align 1
  ret i32 poison
}

define internal i32 @436(ptr noalias nonnull captures(none) %0, ptr noalias nonnull captures(none) %1, i64 %2) {
  %4 = alloca i8, align 1
  store i8 0, ptr %4, align 1
  %5 = alloca ptr, align 8
  store ptr null, ptr %5, align 8
  %6 = alloca i64, align 8
  store i64 0, ptr %6, align 8
  %7 = add i64 %2, 8
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %2, 24
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %2, 16
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %9, %15
  %17 = add i64 %2, 888
  %18 = inttoptr i64 %17 to ptr
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %9, %19
  %21 = sub nsw i64 %15, %12
  %22 = icmp sgt i64 %21, 18
  br i1 %22, label %23, label %130

23:                                               ; preds = %3
  %24 = add i64 %2, 880
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %9, %26
  %28 = add nsw i64 %9, %12
  %29 = add i64 %2, 896
  %30 = inttoptr i64 %29 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %130

33:                                               ; preds = %23, %127
  %34 = phi i64 [ %122, %127 ], [ 0, %23 ]
  %35 = phi i64 [ %124, %127 ], [ %28, %23 ]
  %36 = phi i64 [ %123, %127 ], [ %27, %23 ]
  %37 = add i64 %35, 9
  %38 = inttoptr i64 %37 to ptr
  %39 = load i32, ptr %38, align 1
  %40 = zext i32 %39 to i64
  %41 = add i64 %2, 72
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %2, 64
  %45 = inttoptr i64 %44 to ptr
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %46, %43
  %48 = icmp sgt i64 %47, %40
  %49 = sub nsw i64 %16, %35
  %50 = icmp slt i64 %49, %40
  %51 = select i1 %48, i1 true, i1 %50
  br i1 %51, label %130, label %52

52:                                               ; preds = %33
  %53 = add i64 %35, 4
  %54 = inttoptr i64 %53 to ptr
  %55 = load i8, ptr %54, align 1
  %56 = icmp eq i8 %55, 40
  br i1 %56, label %57, label %121

57:                                               ; preds = %52
  %58 = add nsw i64 %35, %46
  %59 = add nsw i64 %35, %40
  %60 = sub nsw i64 %59, %43
  store i8 0, ptr %4, align 1
  %61 = call i32 @139(ptr nonnull %4, ptr nonnull %5, i64 %2, i64 %58, i64 %60)
  %62 = load i8, ptr %4, align 1
  %63 = icmp eq i8 %62, 0
  br i1 %63, label %94, label %64

64:                                               ; preds = %57
  %65 = add i64 %2, 864
  %66 = inttoptr i64 %65 to ptr
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %2, 856
  %69 = inttoptr i64 %68 to ptr
  %70 = load i64, ptr %69, align 8
  %71 = icmp ne i64 %70, 0
  %72 = sub nsw i64 %20, %36
  %73 = icmp slt i64 %72, %67
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %75, label %86

75:                                               ; preds = %64
  %76 = add i64 %2, 872
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %79 = icmp sgt i64 %67, %78
  br i1 %79, label %86, label %80

80:                                               ; preds = %75
  %81 = add i64 %2, 344
  %82 = inttoptr i64 %81 to ptr
  store i64 %67, ptr %82, align 8
  %83 = icmp eq i64 %34, 0
  br i1 %83, label %84, label %130

84:                                               ; preds = %80, %130
  %85 = phi i64 [ 0, %130 ], [ 2, %80 ]
  store i64 %85, ptr %0, align 8
  ret i32 poison

86:                                               ; preds = %75, %64
  %87 = add i64 %2, 872
  %88 = inttoptr i64 %87 to ptr
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %67, %89
  br i1 %90, label %94, label %91

91:                                               ; preds = %86
  store i64 0, ptr %6, align 8
  %92 = call i32 @437(ptr nonnull %6, i64 %2, i64 %36, i64 %20)
  %93 = load i64, ptr %6, align 8
  br label %94

94:                                               ; preds = %91, %86, %57
  %95 = phi i64 [ 0, %57 ], [ 0, %86 ], [ %93, %91 ]
  %96 = phi i64 [ 0, %57 ], [ %67, %86 ], [ %67, %91 ]
  %97 = add i64 %2, 584
  %98 = inttoptr i64 %97 to ptr
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %34, 24
  %101 = add nsw i64 %99, %100
  %102 = sub nsw i64 %35, %9
  %103 = inttoptr i64 %101 to ptr
  store i64 %102, ptr %103, align 8
  %104 = icmp eq i64 %95, 0
  %105 = icmp eq i64 %96, 0
  %106 = select i1 %104, i1 true, i1 %105
  %107 = sub nsw i64 %95, %9
  %108 = select i1 %106, i64 0, i64 %107
  %109 = add i64 %101, 8
  %110 = inttoptr i64 %109 to ptr
  store i64 %108, ptr %110, align 8
  %111 = add nsw i64 %107, %96
  %112 = select i1 %104, i64 0, i64 %111
  %113 = add i64 %101, 16
  %114 = inttoptr i64 %113 to ptr
  store i64 %112, ptr %114, align 8
  %115 = add nsw i64 %34, 1
  %116 = add i64 %2, 592
  %117 = inttoptr i64 %116 to ptr
  store i64 %115, ptr %117, align 8
  %118 = icmp eq i64 %95, %36
  %119 = select i1 %118, i64 %96, i64 0
  %120 = add nsw i64 %36, %119
  br label %121

121:                                              ; preds = %94, %52
  %122 = phi i64 [ %34, %52 ], [ %115, %94 ]
  %123 = phi i64 [ %36, %52 ], [ %120, %94 ]
  %124 = add nsw i64 %35, %40
  %125 = sub nsw i64 %16, %124
  %126 = icmp sgt i64 %125, 18
  br i1 %126, label %127, label %130

127:                                              ; preds = %121
  %128 = load i64, ptr %30, align 8
  %129 = icmp slt i64 %122, %128
  br i1 %129, label %33, label %130

130:                                              ; preds = %33, %127, %121, %80, %23, %3
  br label %84
}

define internal i32 @437(ptr noalias nonnull captures(none) %0, i64 %1, i64 %2, i64 %3) {
  %5 = add i64 %1, 864
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %1, 856
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %24

12:                                               ; preds = %4
  %13 = add i64 %1, 848
  %14 = inttoptr i64 %13 to ptr
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %7, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %12
  %18 = add i64 %1, 840
  %19 = inttoptr i64 %18 to ptr
  %20 = load i64, ptr %19, align 8
  br label %22

21:                                               ; preds = %28, %27, %22
  ret i32 poison

22:                                               ; preds = %12, %17
  %23 = phi i64 [ %20, %17 ], [ 0, %12 ]
  store i64 %23, ptr %0, align 8
  br label %21

24:                                               ; preds = %4
  %25 = sub nsw i64 %3, %2
  %26 = icmp sgt i64 %7, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  store i64 0, ptr %0, align 8
  br label %21

28:                                               ; preds = %24
  %29 = add i64 %1, 824
  %30 = inttoptr i64 %29 to ptr
  store i64 %2, ptr %30, align 8
  %31 = add i64 %1, 832
  %32 = inttoptr i64 %31 to ptr
  store i64 %7, ptr %32, align 8
  %33 = add nsw i64 %1, 808
  %34 = inttoptr i64 %33 to ptr
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %1, 816
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = load i64, ptr %30, align 8
  %40 = add i64 %1, 840
  %41 = inttoptr i64 %40 to ptr
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %1, 848
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %44, align 8
  %46 = inttoptr i64 %35 to ptr
  %47 = call i64 %46(i64 %38, i64 %39, i64 %7, i64 %42, i64 %45)
  %48 = icmp eq i64 %47, %7
  %49 = select i1 %48, i64 %2, i64 0
  store i64 %49, ptr %0, align 8
  br label %21
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.cttz.i16(i16, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { noinline }

!0 = !{!"branch_weights", i32 1, i32 49, i32 49}
!1 = !{!"branch_weights", i32 49, i32 1}
!2 = !{i1 true}
