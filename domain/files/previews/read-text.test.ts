import { expect, test } from 'vitest';
import { readText } from './read-text.ts';
import type { SourceChoice } from './source-choice.ts';

const file = (name: string, content: string) => ({ name, bytes: new TextEncoder().encode(content) });
const prose = 'A line of prose. '.repeat(12);
const BOOK = ['I', 'II'].map((number) => `CHAPTER ${number}\n\n${prose}\n\nAnd more.\n`).join('\n');

test.each([
  ['alice.txt', 'One\nTwo', 'text', 'lines', 'text'],
  ['en.json', '{"a": "b"}', 'json', 'lines', 'json'],
  ['en.JSON', ' [{"text": "a"}]', 'special_json', 'lines', 'special_json'],
  ['film.txt', '1\n00:00:01,000 --> 00:00:02,000\nOne\n', 'text', 'subtitles', 'srt'],
  ['film.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n', 'text', 'subtitles', 'vtt'],
])('%s is known for what it is', (name, content, type, cut, format) => {
  const read = readText({ text: file(name, content) });
  expect(read).toMatchObject({ ok: true, encoding: 'utf-8', choice: { type, cut }, format });
});

test('what is pasted in a format that can’t be read yet is refused by its name, unless it is to be plain text', () => {
  const strings = '{\\rtf1 Line}\n';
  expect(readText({ text: strings })).toEqual({
    ok: false,
    kind: 'format',
    format: 'RTF',
    isText: true,
  });
  expect(readText({ text: strings, isPlain: true })).toMatchObject({ ok: true, format: 'text' });
});

test('a book is cut into sections at its headings, its lines counted as in the whole', () => {
  const read = readText({ text: BOOK });
  if (!read.ok) throw new Error(read.kind);
  expect(read.chapters).toBe(2);
  expect(read.parts.map(({ name, load }) => [name, load.strings.map(({ line }) => line)])).toEqual([
    ['CHAPTER I', [1, 3, 5]],
    ['CHAPTER II', [7, 9, 11]],
  ]);
  const whole = readText({ text: BOOK, choice: { ...read.choice, isInChapters: false } });
  expect(whole).toMatchObject({ chapters: 2, parts: [{ kind: 'whole' }] });
});

test('a text is split as it is written unless one chooses otherwise', () => {
  const line = 'A line that is as long as those of a book that somebody has wrapped.';
  const cut = (text: string, choice?: SourceChoice) => {
    const read = readText({ text, choice });
    return read.ok && [read.choice.cut, read.parts[0]?.load.strings.length];
  };
  const wrapped = `${line}\n${line}\n\n${line}`;
  expect(cut(wrapped)).toEqual(['paragraphs', 2]);
  expect(cut(wrapped, { type: 'text', cut: 'lines', isInChapters: true })).toEqual(['lines', 3]);
  expect(cut(`${line}\n${line}`)).toEqual(['lines', 2]);
});

test('an array pasted as JSON is known for a list', () => {
  const choice = { type: 'json', cut: 'lines', isInChapters: true } as const;
  expect(readText({ text: '[{"text": "a"}]', choice })).toMatchObject({
    choice: { type: 'special_json' },
  });
});

test('a page gets more strings than a section holds, to be cut by hand, but not millions', () => {
  const partOf = (lines: number) => {
    const read = readText({ text: 'a\n'.repeat(lines) });
    const part = read.ok ? read.parts[0] : undefined;
    return [part?.load.strings.length, part?.isAll];
  };
  expect(partOf(30_000)).toEqual([30_000, true]);
  expect(partOf(100_001)).toEqual([100_000, false]);
});

test('of a very long text the page gets the beginning', () => {
  const read = readText({ text: file('long.txt', `${'a'.repeat(99)}\n`.repeat(30_000)) });
  expect(read).toMatchObject({ ok: true, isWhole: false });
  expect(read.ok && read.content.split('\n').length).toBe(2_000);
});

test('a library in one file is not cut into chapters: a page could not hold them', () => {
  const read = readText({
    text: file('library.txt', `CHAPTER I\n\n${'a\n'.repeat(9000)}\n`.repeat(12)),
  });
  expect(read.ok && read.parts.map(({ kind, load }) => [kind, load.strings.length])).toEqual([
    ['whole', 100_000],
  ]);
});
