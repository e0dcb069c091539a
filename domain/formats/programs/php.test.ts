import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { sourceFile } from '../../files/exports/export.ts';
import { formatOf } from '../detect.ts';

const LARAVEL = programFile('php-laravel.php');
const SYMFONY = programFile('php-symfony.php');
const { read, keyed, translated } = filesOf('php');

test('each text of the array is a string with its path; what only a program knows is none (programs.24)', () => {
  expect(keyed(LARAVEL)).toEqual({
    failed: "These credentials don't match our records.",
    throttle: 'Too many login attempts.\nPlease try again in :seconds seconds.',
    apples: '{0} There are none|[1,19] There are some|[20,*] There are many',
    'custom.attribute-name.rule-name': 'custom-message',
    'days.0': 'Monday',
    'days.1': 'Tuesday',
    'days.7': 'Sunday',
  });
  expect(keyed(SYMFONY)).toEqual({
    'home.title': 'Tea A B $5',
    'home.body': 'Body',
    'home.link': 'Link',
    2: 'two',
  });
  expect(
    read(LARAVEL)
      .strings.map(({ context }) => context)
      .slice(0, 3),
  ).toEqual(['', 'Shown after too many attempts', '']);
});

test('a translation is written in quotes of the same kind', () => {
  expect(translated(LARAVEL, { failed: "Д'артаньян \\", throttle: '$a "b"\n' })).toBe(
    LARAVEL.replace("'These credentials don\\'t match our records.'", "'Д\\'артаньян \\\\'").replace(
      /"Too many[^"]*"/,
      () => '"\\$a \\"b\\"\\n"',
    ),
  );
});

test('comments before a value are no part of it, even if they look like keys (programs.24)', () => {
  const file = `<?php return ['A', # 'k' =>
'B', /* 'l' => */ 'C', 'd' => // 'm' =>
 'D', 'e' => /* 'n' => */ 'E'];`;
  expect(keyed(file)).toEqual({ 0: 'A', 1: 'B', 2: 'C', d: 'D', e: 'E' });
  const { strings, section } = read(file);
  expect(sourceFile(section, strings)).toBe(file);
  expect(translated(file, { 1: 'Be', d: 'De' })).toBe(file.replace("'B'", "'Be'").replace("'D'", "'De'"));
});

test('a string that comes from a format whose texts are apart by white space gets its key (programs.24)', () => {
  const { strings, section } = read("<?php return ['a' => 'A'];");
  const moved = { text: 'B', key: 'b', context: '', max_length: null, frame: { lead: '\n\n', raw: 'B' } };
  expect(keyed(sourceFile(section, [...strings, moved]))).toEqual({ a: 'A', b: 'B' });
});

test('texts that are joined, have variables or are heredocs are named, and stay (programs.24)', () => {
  const file = `<?php return [
'plain' => 'A', 'joined' => 'a' . 'b',
'prefix' => PREFIX . ' c',
'variable' => "d $e",
'doc' => <<<EOT
f
EOT,
'call' => env('G'), 'constant' => H, 'number' => 1, 'in' => ['choice' => $x ? 'i' : 'j'],
];`;
  const { strings, warnings, section } = read(file);
  expect(strings.map(({ key }) => key)).toEqual(['plain']);
  expect(warnings).toEqual(
    (
      [
        [2, 'joined'],
        [3, 'prefix'],
        [4, 'variable'],
        [5, 'doc'],
        [8, 'in.choice'],
      ] as const
    ).map(([line, key]) => ({ kind: 'notPlain', line, key })),
  );
  expect(sourceFile(section, strings)).toBe(file);
});

test('what is left out leaves an array, but for its lists', () => {
  const printed = translated(SYMFONY, { 'home.link': 'Ссылка' }, { untranslated: 'skip' });
  expect(printed).toMatch(/array\( *\n {4}'link' => 'Ссылка'\)/);
  expect(keyed(printed)).toEqual({ 'home.link': 'Ссылка' });
  const { strings, section } = read("<?php return ['n' => 1, 'a' => 'A', 'm' => 2];");
  expect(sourceFile(section, [])).toMatch(/^<\?php return \['n' => 1, +'m' => 2\];$/);
  expect(strings).toHaveLength(1);
});

test('nothing is run, and what is broken is refused with its line', () => {
  expect(keyed('<?php system("x"); return ["a" => `b`, "c" => f("d"), "e" => "E"];')).toEqual({ e: 'E' });
  for (const broken of [
    "<?php return [\n'a' => 'b'",
    "<?php return [\n'a' => 'b);",
    "<?php return ['a' => 'b'\n)];",
    "<?php return [\n'a' => 'b' 'c' => 'd'];",
  ])
    expect(read(broken)).toMatchObject({ ok: false, problems: [{ kind: 'brokenEntry', line: 2 }] });
  expect(read('<?php echo 1;')).toMatchObject({ problems: [{ kind: 'noStrings' }] });
  expect(read(`<?php return ${'['.repeat(100_000)}`)).toMatchObject({ ok: false });
});

test('a file is known by its content', () => {
  expect(formatOf(LARAVEL, 'auth.txt')).toBe('php');
  expect(formatOf('<?php return array(', 'a')).toBe('php');
});

test('commas are put right within the array only', () => {
  const odd = `)0${LARAVEL}`;
  expect(translated(odd, {})).toBe(odd);
});
