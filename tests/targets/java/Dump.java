import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** java Dump MEMBERS LOG...: every member of every object of each log, a line each (see ../members.py). */
public class Dump {
    private static final Map<String, String[]> MEMBERS = new HashMap<>();
    private static final PrintStream OUT = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    public static void main(String[] arguments) throws Exception {
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] parts = line.split("\t", -1);
            MEMBERS.put(parts[0], parts[1].isEmpty() ? new String[0] : parts[1].split(","));
        }
        for (String log : Arrays.asList(arguments).subList(1, arguments.length)) {
            OUT.print("log\t" + log + "\n");
            dump("", new MysqlBinlog(new ByteBufferKaitaiStream(log)));
        }
        OUT.flush();
    }

    private static void dump(String path, Object value) throws Exception {
        if (value instanceof List<?> items) {
            for (int i = 0; i < items.size(); i++) {
                dump(path + "[" + i + "]", items.get(i));
            }
        } else if (value instanceof KaitaiStruct) {
            for (String name : MEMBERS.get(value.getClass().getSimpleName())) {
                dump(path + "." + name, value.getClass().getMethod(camel(name)).invoke(value));
            }
        } else if (value != null) {
            OUT.print(path + "\t" + token(value) + "\n");
        }
    }

    private static String camel(String name) {
        String[] words = name.split("_");
        StringBuilder whole = new StringBuilder(words[0]);
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            whole.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return whole.toString();
    }

    private static String token(Object value) throws Exception {
        if (value instanceof Enum) {
            return value.getClass().getMethod("id").invoke(value).toString();
        }
        if (value instanceof Boolean) {
            return (Boolean) value ? "1" : "0";
        }
        if (value instanceof Float || value instanceof Double) {
            return "f" + value;
        }
        if (value instanceof Number) {
            return value.toString();
        }
        byte[] bytes = value instanceof byte[] raw ? raw : value.toString().getBytes(StandardCharsets.UTF_8);
        return "x" + HexFormat.of().formatHex(bytes);
    }
}
