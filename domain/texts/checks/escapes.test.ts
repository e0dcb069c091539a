import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import type { CheckContext } from './check.ts';
import { escapes } from './escapes.ts';

const ARB: Partial<CheckContext> = { format: 'arb' };
const JAVA: Partial<CheckContext> = { format: 'properties' };

test.each<[source: string, target: string, expected: string[], context?: Partial<CheckContext>]>([
  ['One &amp; two', 'Раз &amp ; два', ['entity &amp ; → Раз &amp; два']],
  ['One&nbsp;two', 'Раз& nbsp;два', ['entity & nbsp; → Раз&nbsp;два']],
  ['It&#39;s', 'Это & #39;то', ['entity & #39; → Это &#39;то']],
  ['One\\ntwo', 'Раз\\ nдва', ['backslash \\ ']],
  ['One\\n', 'Раз\\ n', ['backslash \\ n → Раз\\n']],
  ['One\\n', 'Раз\\н', ['backslash \\н → Раз\\n']],
  ['Say \\"yes\\"', 'Скажи \\"да\\ "', ['backslash \\ " → Скажи \\"да\\"']],
  ['One\\ntwo', 'Раз\\nдва\\', ['backslash \\']],
  ['For {name}', "Для '{name}'", ["apostrophe ' → Для ''{name}'"], ARB],
  ['For {name}', "Dell'{name}", ["apostrophe ' → Dell''{name}"], ARB],
  ['For {name}', "L'{name}", ["apostrophe ' → L''{name}"], { flags: ['java-format'], format: 'po' }],
  ['of # files', "dell'# file", ["apostrophe ' → dell''# file"], { form: 'one' }],
  ["Can''t open {0}", "Impossible d'ouvrir {0}", ["apostrophe ' → Impossible d''ouvrir {0}"], JAVA],
])('escapes of %j as %j: %j (checks.10)', (source, target, expected, context) => {
  expect(foundBy(escapes, source, target, context)).toEqual(expected);
});

test.each<[source: string, target: string, context?: Partial<CheckContext>]>([
  ['One & two', 'Раз & два; три'],
  ['Q&A; one', 'В & О ; раз'],
  ['A & lt;', 'А & lt;'],
  ['One &amp; two', 'Uno &amp; due'],
  ['One\\ntwo', 'Раз\\nдва\\t\\u00e9\\\\'],
  ['Open C:\\new\\test', 'Откройте C:\\новый\\тест'],
  ['Match \\d+\\n', 'Найти \\д+\\n'],
  ['One\\ntwo', '一\\n二'],
  ['It is here', 'C’est l\\à'],
  ["Don't open {name}", "N'ouvrez pas l'{name}"],
  ['For {name}', "L’{name} n'est", ARB],
  ['of # files', "dell'# file", ARB],
  ["In C'#' #", "В C'#' #", { form: 'few' }],
  ["'{{'n'}}' files", "файлов'{{'n'}}'", { form: 'few' }],
  ["It's '{' {name}", "È '{' {name}", ARB],
  ['Open {0}', "Impossible d'ouvrir {0}", JAVA],
  ["Can''t open {0}", "Impossible d''ouvrir {0}", JAVA],
  ["Can''t open", "Impossible d'ouvrir", JAVA],
  ['%Temp%\\new', '%Temp%\\новый'],
  ['إلى &amp; من', 'to &amp; from'],
])('escapes of %j as %j are whole, or none', (source, target, context) => {
  expect(foundBy(escapes, source, target, context)).toEqual([]);
});
