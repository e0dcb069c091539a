import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { type Edit, SIGNS, withLink, withQuote, withSign, withVideo } from './text-edits.ts';

type Act = (text: string, choice: { from: number; to: number }) => Edit;

/** Applies an edit to a text with its selection between bars: 'a |b| c'; a caret is '||'. */
function applied(marked: string, act: Act): string {
  const from = marked.indexOf('|');
  const to = marked.indexOf('|', from + 1) - 1;
  const text = marked.replaceAll('|', '');
  const edit = act(text, { from, to });
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { selected: chosen } = edit;
  return `${result.slice(0, chosen.from)}|${result.slice(chosen.from, chosen.to)}|${result.slice(chosen.to)}`;
}

const bold: Act = (text, choice) => withSign(text, choice, SIGNS.bold);
const italic: Act = (text, choice) => withSign(text, choice, SIGNS.italic);
const code: Act = (text, choice) => withSign(text, choice, SIGNS.code);

describe('a sign', () => {
  test.each([
    ['a |b| c', 'a **|b|** c'],
    ['a |b |c', 'a **|b|** c'],
    ['a || c', 'a **||** c'],
    ['a **|b|** c', 'a |b| c'],
    ['a |**b**| c', 'a |b| c'],
    ['a **||** c', 'a || c'],
    ['|one\n\ntwo|', '|**one**\n\n**two**|'],
    ['|one\ntwo|', '**|one\ntwo|**'],
    ['*|b|*', '***|b|***'],
    ['***|b|***', '*|b|*'],
  ])('bold of %j is %j', (before, result) => {
    expect(applied(before, bold)).toBe(result);
  });

  test.each([
    ['**|b|**', '***|b|***'],
    ['***|b|***', '**|b|**'],
    ['*|b|*', '|b|'],
    ['|**b**|', '*|**b**|*'],
  ])('italic of %j is %j', (before, result) => {
    expect(applied(before, italic)).toBe(result);
  });

  test('put on twice is taken off, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zа-я ]{1,20}$/),
        fc.constantFrom(...Object.values(SIGNS)),
        (text, sign) => {
          const edit = withSign(text, { from: 0, to: text.length }, sign);
          const signed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
          const back = withSign(signed, edit.selected, sign);
          expect(signed.slice(0, back.from) + back.insert + signed.slice(back.to)).toBe(text);
        },
      ),
    );
  });

  test('is read as what it says', () => {
    expect(applied('|int|', code)).toBe('`|int|`');
    expect(plainText(parseMarkup('`int`'))).toBe('int');
  });
});

test.each([
  ['|a|', '|> a|'],
  ['one\n|two\nthr|ee', 'one\n|> two\n> three|'],
  ['|> a\n> b|', '|a\nb|'],
  ['a||b', '> a||b'],
  ['> a||b', 'a||b'],
  ['||', '> ||'],
])('a quotation of %j is %j', (before, result) => {
  expect(applied(before, withQuote)).toBe(result);
});

test.each([
  ['see |this|', 'see [this](|https://|)'],
  ['|https://example.org/a|', '[||](https://example.org/a)'],
  ['||', '[||](https://)'],
])('a link of %j is %j', (before, result) => {
  expect(applied(before, withLink)).toBe(result);
});

test.each([
  ['||', '[video](|https://|)'],
  ['|https://vimeo.com/1|', '[video](|https://vimeo.com/1|)'],
  ['|words|', 'words[video](|https://|)'],
])('a video of %j is %j', (before, result) => {
  expect(applied(before, withVideo)).toBe(result);
});
