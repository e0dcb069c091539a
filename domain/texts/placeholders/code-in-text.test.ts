import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Format } from '../../formats/model/format.ts';
import { type CodePart, partsByCode } from './code-in-text.ts';
import { type ShownPart, shownParts } from './shown-parts.ts';

const drawn = ({ text, isCode, kind }: CodePart) => (isCode ? `[${kind} ${text}]` : text);
const drawnParts = (text: string, format?: Format) => partsByCode(text, { format }).map(drawn).join('');

test.each<[text: string, expected: string, format?: Format]>([
  ['No marks, 50 % off.', 'No marks, 50 % off.'],
  [
    'Call me <i>Ishmael</i>.<br/><x2>Mr.</x2>',
    'Call me [opening <i>]Ishmael[closing </i>].[empty <br/>][opening <x2>]Mr.[closing </x2>]',
  ],
  ['a<BR>b', 'a[empty <BR>]b'],
  ['Hello, {name}! %s of %1$d', 'Hello, [placeholder {name}]! [placeholder %s] of [placeholder %1$d]'],
  ['See https://example.org/%d0/{id} now', 'See [address https://example.org/%d0/{id}] now'],
  ['<a href="https://example.org/a">b</a>', '[opening <a href="https://example.org/a">]b[closing </a>]'],
  [
    '{who, select, male {He saw {n}} other {They}}.',
    '[choice {who, select, male {]He saw [placeholder {n}][choice } other {]They[choice }}].',
  ],
  ['copy <file> to', 'copy <file> to'],
  ['%1 of %n', '[placeholder %1] of [placeholder %n]', 'qt_ts'],
  ['%1 of %n', '%1 of %n'],
  ['from $'.concat('{home}'), 'from [placeholder $'.concat('{home}]'), 'json'],
  ['He said {sighing}', 'He said {sighing}', 'epub'],
  [':count left', '[placeholder :count] left', 'php'],
])('%j has the parts %s (editor.45)', (text, expected, format) => {
  expect(drawnParts(text, format)).toBe(expected);
});

const emphasized = ({ text, isItalic, isBold }: ShownPart) =>
  isItalic || isBold ? `${isItalic ? '/' : ''}${isBold ? '*' : ''}${text}|` : text;

test.each([
  ['a <i>b {c} d</i> e', 'a <i>/b |{c}/ d|</i> e'],
  ['<b>a <em>b</em></b> c', '<b>*a |<em>/*b|</em></b> c'],
  ['<i2>a</i2> <strong>b</strong>', '<i2>/a|</i2> <strong>*b|</strong>'],
  ['<i>not ended, <b>a</b>', '<i>not ended, <b>*a|</b>'],
  ['ended</i> only', 'ended</i> only'],
  ['<i>crossing <b>a</i> b</b>', '<i>/crossing |<b>/*a|</i>* b|</b>'],
])('between italic and bold tags %j is so (editor.45)', (text, expected) => {
  expect(shownParts(text).map(emphasized).join('')).toBe(expected);
});

test('tags without a meaning for readers are thin', () => {
  const thin = shownParts('<x>a</x> <x12>b</x12> <span class="c">d</span> <i>e</i> {x}')
    .filter(({ isThin }) => isThin)
    .map(({ text }) => text);
  expect(thin).toEqual(['<x>', '</x>', '<x12>', '</x12>', '<span class="c">', '</span>']);
});

test('the parts of any text are the text', () => {
  const texts = fc
    .array(
      fc.constantFrom('<i>', '</i>', '<', '{', '}', 'a', ' ', '%s', "'", ', plural, ', 'one ', 'x@y.z', '#'),
    )
    .map((words) => words.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const parts = shownParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { start, text: part } of parts) expect(text.startsWith(part, start)).toBe(true);
    }),
  );
});
