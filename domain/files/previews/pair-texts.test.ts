import { expect, test } from 'vitest';
import { pairTexts } from './pair-texts.ts';

const options = {
  type: 'json',
  detects: [],
  escapesBreaks: false,
  language: 'ru',
  splitting: null,
  loadsSame: false,
} as const;
const strings = [{ id: 1, text: 'Open', key: 'open', max_length: null, translations: [] }];

test('pairs of several files are one upload, each with the file that it stands in', () => {
  const texts = [
    { id: 2, text: '{"open": "Открыть"}' },
    { id: 3, text: '{\n"shut": "Закрыть"}' },
  ];
  const { pairs } = pairTexts(texts, strings, options);
  expect(pairs.map(({ from, line, status }) => [from, line, status])).toEqual([
    [2, 1, 'new'],
    [3, 2, 'unknown'],
  ]);
});

test('what an earlier file of the upload brings is there already in a later one', () => {
  const texts = [2, 3].map((id) => ({ id, text: '{"open": "Открыть"}' }));
  const { pairs } = pairTexts(texts, strings, options);
  expect(pairs.map(({ from, status }) => [from, status])).toEqual([
    [2, 'new'],
    [3, 'identical'],
  ]);
});

test('one file that can’t be read holds all of them up', () => {
  const texts = [
    { id: 2, text: '{"open": "Открыть"}' },
    { id: 3, text: '{' },
  ];
  expect(pairTexts(texts, strings, options)).toMatchObject({
    pairs: [],
    problems: [{ kind: 'brokenJson', from: 3 }],
  });
});

test('texts are read by the type of the first that may tell it, if that is among those that are detected', () => {
  const texts = [
    { id: 1, text: 'open = Открыть\n', isDetected: false },
    { id: 2, text: '{"open": "Открыть"}', isDetected: true },
  ];
  const typeOf = (detects: readonly ('json' | 'po')[]) =>
    pairTexts(texts, strings, { ...options, type: 'text', detects }).type;
  expect(typeOf(['json'])).toBe('json');
  expect(typeOf(['po'])).toBe('text');
});

test('a text that can’t be read is left out, and says why', () => {
  const texts = [
    { id: 1, text: { name: 'a.json', bytes: new TextEncoder().encode('{"open": "Открыть"}') } },
    { id: 2, text: '{\\rtf1 Line}\n' },
  ];
  const { texts: read, pairs } = pairTexts(texts, strings, options);
  expect(read).toMatchObject([
    { id: 1, ok: true, type: 'json', encoding: 'utf-8', content: '{"open": "Открыть"}', isWhole: true },
    { id: 2, ok: false, why: { kind: 'format', format: 'RTF', isText: true } },
  ]);
  expect(pairs).toMatchObject([
    { from: 1, status: 'new', string: { id: 1, text: 'Open', max_length: null } },
  ]);
});
