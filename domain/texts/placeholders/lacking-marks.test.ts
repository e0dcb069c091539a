import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Format } from '../../formats/model/format.ts';
import { lackingMarks } from './lacking-marks.ts';

/** What is lacking, with the place of the selected words. */
const lacking = (source: string, translation: string, format?: Format) =>
  lackingMarks(source, translation, { format }).map(([before, after]) =>
    after === '' ? before : `${before}|${after}`,
  );

test.each<[source: string, translation: string, lacking: string[], format?: Format]>([
  ['No marks', '', []],
  ['<i>Hi</i>, {name}! %s<br/>', '', ['<i>|</i>', '{name}', '%s', '<br/>']],
  ['<i>Hi</i>, {name}!', 'Ciao, {name}!', ['<i>|</i>']],
  ['<i>Hi</i>', '<i>Ciao', ['</i>']],
  ['<b><i>a</i></b>', '', ['<b>|</b>', '<i>|</i>']],
  ['<x>a</x> <x>b</x>', '<x>a</x>', ['<x>|</x>']],
  ['<a href="https://example.org">a</a>', 'b', ['<a href="https://example.org">|</a>']],
  ['{a} {a} {b}', '{b} {a}', ['{a}']],
  ['{sic} <i>a</i>', 'b', ['<i>|</i>'], 'epub'],
  ['%1 of %n', 'a', ['%1', '%n'], 'qt_ts'],
])('of %j a translation %j lacks %j (editor.46)', (source, translation, expected, format) => {
  expect(lacking(source, translation, format)).toEqual(expected);
});

test('when all that is lacking was inserted, nothing is', () => {
  const texts = fc
    .array(fc.constantFrom('<i>', '</i>', '<b>', '</b>', 'a ', '{n} ', '%s ', '<br/>', '%1$d '))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(texts, texts, (source, translation) => {
      const inserted = lackingMarks(source, translation, {}).flat().join(' ');
      expect(lackingMarks(source, `${translation} ${inserted}`, {})).toEqual([]);
    }),
  );
});
