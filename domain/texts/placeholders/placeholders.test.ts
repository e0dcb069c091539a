import { expect, test } from 'vitest';
import { FORMAT_IDS, type Format } from '../../formats/model/format.ts';
import { unpairedPlaceholders } from './placeholders.ts';

const DOLLAR = '$'.concat('{name}');

/** What a translation lacks, with a minus, and what it adds, with a plus. */
function compared(source: string, translation: string, format?: Format, flags?: string[]): string {
  const { lacks, adds } = unpairedPlaceholders(source, translation, { format, flags });
  return [...lacks.map((one) => `-${one}`), ...adds.map((one) => `+${one}`)].join(' ');
}

test.each<[format: Format, source: string, translation: string, expected: string]>([
  ['android', '%1$s of %2$d', '%2$d: %1$s', ''],
  ['android', '%s of %d', '%2$d: %1$s', ''],
  ['android', '%s of %d', '%d: %s', '-%s -%d +%d +%s'],
  ['android', '%.2f km, 100%%', '%.1f км, 100%', ''],
  ['android', '%d cups', 'чашки', '-%d'],
  ['apple_strings', '%lld of %@', '%1$lld из %2$@', ''],
  ['apple_strings', '%lld files', '%d файлов', '-%lld +%d'],
  ['apple_strings', `%@ in ${DOLLAR}`, '%@', `-${DOLLAR}`],
  ['stringsdict', '%#@cups@ for %2$#@guests@', '%#@cups@', '-%2$#@guests@'],
  ['xcstrings', 'Hello %@, it is {late}', 'Привет, %@, {поздно}', ''],
  ['nested_json', 'Save {{name}}, {{ count, number }}', '{{count,number}}: {{name}}', ''],
  ['nested_json', 'See $t(menu.close)', 'Смотри', '-$t(menu.close)'],
  ['nested_json', `{done}% of ${DOLLAR}`, '%{done}, {name} $', ''],
  ['nested_json', '50%off, 5%de', 'скидка', ''],
  ['arb', 'Hello {name}, {when, date, yMd}', '{when, date, long}: {name}', ''],
  ['arb', '{g, select, male {he {name}} other {they}}', '{g, select, other {они: {name} и {name}}}', ''],
  ['arb', '{g, select, male {he {name}} other {they}}', '{g, select, male {он} other {они}}', '-{name}'],
  ['arb', '100%d', '100', ''],
  ['yaml', 'Hello %{name} at %d.%m.%Y', 'Привет, %{name}, %e.%m', ''],
  ['yaml', '%d %B, %H:%M', '%d %B, %Hh%M', ''],
  ['yaml', 'Hello %<name>s, %name%', 'Привет', '-%<name>s -%name%'],
  ['php', 'Try :seconds, :Name', 'Попробуйте :SECONDS', '-:Name'],
  ['php', '{0} None|[1,19] :count cup|[20,*] :count cups', '{0} Нет|{1} :count|[2,*] :count', ''],
  ['php', 'The :attribute after :date', ':attributeは:date以降', ''],
  ['php', 'At 12:30, see http://x.org:port, std::move', 'В 12:45', ''],
  ['properties', '{0} cups, it’s {1,date}', '{1,date,short}: {0}', ''],
  ['properties', '{0} of {1}', '{0}', '-{1}'],
  ['nested_json', 'See <0>{name}</0>, <1/> and 1 <2> 3', '<0>{name}, 1 </3>', '-<0> -</0> -<1/> +</3>'],
  ['xliff', 'Hello %name%, 100% sure', 'Привет', '-%name%'],
  ['nested_json', '{a[x]} {a[y]}', '{a[x]}', '-{a[y]}'],
  ['resx', '{0:N2} of {{all}}', '{0:N0} из {{всего}}', ''],
  ['resx', '{0} of {1,-10}', '{0}', '-{1,-10}'],
  ['fluent', '{ $tabs } in { -brand(case: "nominative") }', '{ -brand(case: "locative") }: { $tabs }', ''],
  ['fluent', '{num} files', '{ $num } файлов', ''],
  ['fluent', '{ NUMBER($n, digits: 2) } in { menu.title }', '{ $n }', '-{ menu.title }'],
  ['fluent', '{ PLATFORM() ->\n [a] { $n }\n *[b] { $n }\n }', '{ $n }', ''],
  ['fluent', '{ $who -> [male] he *[other] they }, { $n }', '{ $n ->\n [one] { $n } *[other] { $n }\n }', ''],
  ['qt_ts', '%1 lines', '%1timed', ''],
  ['qt_ts', '%1 (100%), %Ln, %L2', '%1 (%100), %n, %2', ''],
  ['po', "'''{'path'}''' has '{'count:L'}' files", '«{path}»: {count}', ''],
  ['qt_ts', '%1 of %L2, %n', '%1, %n', '-%L2'],
  ['xliff', 'Hello <x/>Alice<x2/> and {VAR, plural, one {<x3/>} other {}}', '<x/><x2/>', '-{VAR} -<x3/>'],
  ['xliff', '%lld of %@', '%lld', '-%@'],
  ['srt', '<i>Hey, {you}</i>, 100%so', '<i>Эй</i>', ''],
  ['markdown', 'Hello {name}', 'Привет', '-{name}'],
  ['epub', 'A <i>rabbit</i><note/>', 'Кролик<note/>', '-<i> -</i>'],
])('in %s %j as %j: %s', (format, source, translation, expected) => {
  expect(compared(source, translation, format)).toBe(expected);
});

test.each<[flags: string[], source: string, translation: string, expected: string]>([
  [['c-format'], '%s: %{x} {y}', '', '-%s'],
  [['fuzzy', 'c-format'], '%d of %<PRIu64>', '%d', '-%<PRIu64>'],
  [[], '{done}%', '%{done}', ''],
  [['no-c-format'], '50%discount {name}', 'скидка', '-{name}'],
  [[], '5%d, %s', '', ''],
  [['python-format'], '%(name)s, %s {x}', '', '-%(name)s -%s'],
  [['python-brace-format'], '{} and {name!r:>10}, {{x}}', '{name}', '-{}'],
  [['python-format', 'python-brace-format'], '%s {x}', '', '-%s -{x}'],
  [['kde-format'], '%1timed %s', '', '-%1'],
  [['csharp-format'], '{0:C} {{x}}', '', '-{0:C}'],
])('an entry of gettext with the flags %j has %j as %j: %s', (flags, source, translation, expected) => {
  expect(compared(source, translation, 'po', flags)).toBe(expected);
});

test('where flags or the format are not known, all of it may be placeholders', () => {
  const source = '%s %(name)s {{name}} {name} {0}';
  for (const format of ['po', 'json', undefined] as const)
    expect(compared(source, '', format)).toBe(
      source
        .split(' ')
        .map((one) => `-${one}`)
        .join(' '),
    );
});

test.each(FORMAT_IDS)(
  'in %s addresses are neither tags nor placeholders, nor are words in brackets',
  (format) => {
    const source =
      'Write to <a@example.org>, <www.example.org> or <https://example.org/%d0%b0?a=b>, 100% sure; copy <file>';
    expect(compared(source, 'Схемы: скопируйте <файл>', format)).toBe('');
  },
);

test('tags are compared with their attributes, and count if they end or are known', () => {
  expect(compared('<br/>A <b class="x">b</b>', '<br />A <b>b</b>')).toBe('-<b class="x"> +<b>');
  expect(compared('<link>Read</link> <Trans2>', 'Читать <link>')).toBe('-<link> -</link>');
});
