import { expect, test } from 'vitest';
import { EMPTY_TEXT, pairTexts, withoutText, withTexts } from './pair-texts.ts';

const options = { escapesBreaks: false, language: 'ru', splitting: null, loadsSame: false };
const strings = [{ id: 1, text: 'Open', key: 'open', max_length: null, translations: [] }];

test('pairs of several files are one upload, each with the file that it stands in', async () => {
  const texts = [
    { id: 2, content: '{"open": "Открыть"}' },
    { id: 3, content: '{\n"shut": "Закрыть"}' },
  ];
  const { pairs } = await pairTexts({ texts, type: 'json', strings, options });
  expect(pairs.map(({ from, line, status }) => [from, line, status])).toEqual([
    [2, 1, 'new'],
    [3, 2, 'unknown'],
  ]);
});

test('what an earlier file of the upload brings is there already in a later one', async () => {
  const texts = [2, 3].map((id) => ({ id, content: '{"open": "Открыть"}' }));
  const { pairs } = await pairTexts({ texts, type: 'json', strings, options });
  expect(pairs.map(({ from, status }) => [from, status])).toEqual([
    [2, 'new'],
    [3, 'identical'],
  ]);
});

test('one file that can’t be read holds all of them up', async () => {
  const texts = [
    { id: 2, content: '{"open": "Открыть"}' },
    { id: 3, content: '{' },
  ];
  expect(await pairTexts({ texts, type: 'json', strings, options })).toMatchObject({
    pairs: [],
    problems: [{ kind: 'brokenJson', from: 3 }],
  });
});

test('files come in place of an empty paste; when the last goes there is one again', () => {
  const added = [{ id: 2, content: 'a' }];
  expect(withTexts([EMPTY_TEXT], added, false)).toEqual(added);
  expect(withTexts([{ id: 1, content: 'b' }], added, false)).toHaveLength(2);
  expect(withTexts([{ id: 1, content: 'b' }], added, true)).toEqual(added);
  expect(withoutText(added, 2)).toEqual([{ id: 2, content: '' }]);
});
