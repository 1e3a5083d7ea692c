<?php
// php dump.php PARSER MEMBERS LOG...: every member of every object of each log, a line each (see ../members.py)
ini_set('memory_limit', '1G');
require __DIR__ . '/kaitai.php';
require $argv[1];

$members = [];
foreach (file($argv[2], FILE_IGNORE_NEW_LINES) as $line) {
    [$name, $names] = explode("\t", $line);
    $members[$name] = $names === '' ? [] : explode(',', $names);
}
// A number of an enum and text are the same to PHP as any number and bytes: their types tell all that is needed.
function token(mixed $value): string {
    if (is_string($value)) {
        return 'x' . bin2hex($value);
    }
    return is_float($value) ? sprintf('f%.17g', $value) : (string) (int) $value;
}

function dump(string $path, mixed $value): void {
    global $members;
    if (is_array($value)) {
        foreach ($value as $index => $item) {
            dump("{$path}[$index]", $item);
        }
    } elseif (is_object($value)) {
        $parts = explode('\\', $value::class);
        foreach ($members[end($parts)] as $name) {
            dump("$path.$name", $value->{lcfirst(str_replace('_', '', ucwords($name, '_')))}());
        }
    } elseif ($value !== null) {
        echo $path, "\t", token($value), "\n";
    }
}

foreach (array_slice($argv, 3) as $log) {
    echo "log\t$log\n";
    dump('', new MysqlBinlog(new \Kaitai\Struct\Stream(file_get_contents($log))));
}
