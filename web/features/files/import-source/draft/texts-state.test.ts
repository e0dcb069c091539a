import { expect, test } from 'vitest';
import { type ReadResult, readText } from '#domain/files/previews/read-text.ts';
import { isEmpty, isStale, withContent } from './sources.ts';
import {
  EMPTY_STATE,
  type TextsState,
  withDraft,
  withFiles,
  withoutSource,
  withoutStored,
  withReadSource,
  withSource,
} from './texts-state.ts';

const names = { lang: 'en', here: 'Toolbar', isNew: false, front: 'Front', back: 'Back' };
const file = (name: string, content = name) => new File([content], name);
const read = (state: TextsState, id: number, became: ReadResult) =>
  withReadSource(state, id, became, { reading: 1, names, isFromFile: isOfFile(state, id) });
const isOfFile = ({ sources }: TextsState, id: number) =>
  sources.some((one) => one.id === id && one.file !== undefined);
const sectionsOf = ({ draft }: TextsState) => draft.map(({ name, source }) => [name, source]);

test('files come in place of an empty paste, and beside one that is not', () => {
  const files = [file('a.txt'), file('b.txt')];
  expect(withFiles(EMPTY_STATE, files, { from: 2, isInstead: false }).sources.map(({ id }) => id)).toEqual([
    2, 3,
  ]);
  const pasted = withSource(EMPTY_STATE, 1, { content: 'One' });
  expect(withFiles(pasted, files, { from: 2, isInstead: false }).sources.map(({ id }) => id)).toEqual([
    1, 2, 3,
  ]);
  expect(withFiles(pasted, files, { from: 2, isInstead: true }).sources.map(({ id }) => id)).toEqual([2, 3]);
});

test('sections stand in the order of their files, whichever was read first; the first goes where one is', () => {
  let state = withFiles(EMPTY_STATE, [file('a.txt'), file('b.txt')], { from: 2, isInstead: false });
  state = read(state, 3, readText({ text: 'b.txt' }));
  state = read(state, 2, readText({ text: 'a.txt' }));
  expect(sectionsOf(state)).toEqual([
    ['Toolbar', 2],
    ['b', 3],
  ]);
  expect(sectionsOf(withoutSource(state, 2))).toEqual([['b', 3]]);
});

test('files of one name keep what says their kind in the names of their sections', () => {
  const files = ['film.srt', 'film.vtt', 'other.ass'].map((name) => file(name, 'One'));
  const many = withFiles(EMPTY_STATE, files, { from: 2, isInstead: true });
  const asNew = { ...names, isNew: true };
  const became = readText({ text: 'One' });
  const state = [2, 3, 4].reduce(
    (state, id) => withReadSource(state, id, became, { reading: 1, names: asNew, isFromFile: true }),
    many,
  );
  expect(sectionsOf(state)).toEqual([
    ['film.srt', 2],
    ['film.vtt', 3],
    ['other', 4],
  ]);
});

test('a file that is no text leaves word and goes', () => {
  const picture = file('a.png');
  const state = withFiles(EMPTY_STATE, [picture], { from: 2, isInstead: false });
  const refused = read(state, 2, { ok: false, kind: 'binary' });
  expect(refused.refused).toEqual([{ file: picture, why: { kind: 'binary' } }]);
  expect(refused.sources.every(isEmpty)).toBe(true);
});

test('a paste is stale once it differs from what was read', () => {
  const pasted = withSource(EMPTY_STATE, 1, { content: 'One' });
  const [source] = read(pasted, 1, readText({ text: 'One' })).sources;
  if (!source) throw new Error('It is gone.');
  expect(isStale(source)).toBe(false);
  expect(isStale(withContent(source, 'Two'))).toBe(true);
  expect(isStale({ ...source, choice: { ...source.choice, cut: 'paragraphs' } })).toBe(true);
});

test('what comes into an empty paste at once tells what it is, unless someone has said so', () => {
  const [source] = EMPTY_STATE.sources;
  if (!source) throw new Error('It is gone.');
  expect(withContent(source, '{"a": "b"}').choice.type).toBe('json');
  expect(withContent(source, '{').choice.type).toBe('text');
  expect(withContent({ ...source, isChosen: true }, '{"a": "b"}').choice.type).toBe('text');
});

test('what is pasted at once is split as it is written, unless someone has chosen', () => {
  const [source] = EMPTY_STATE.sources;
  if (!source) throw new Error('It is gone.');
  const long = 'A line that is as long as those of a book that somebody has wrapped.';
  const wrapped = `${long}\n${long}\n\n${long}`;
  expect(withContent(source, wrapped).choice.cut).toBe('paragraphs');
  expect(withContent({ ...source, isChosen: true }, wrapped).choice.cut).toBe('lines');
  expect(withContent(source, `${long}\n${long}`).choice.cut).toBe('lines');
});

test('paragraphs that are too long are cut while they are read, which can be taken back', () => {
  const long = 'One more sentence. '.repeat(150).trim();
  const text = `Short.\n${long}\nLast.`;
  const { draft, past, readIn } = read(EMPTY_STATE, 1, readText({ text, lang: 'en' }));
  const rowsIn = ([section]: TextsState['draft']) => section?.rows ?? [];
  expect(rowsIn(draft).map(({ string, problems }) => [string?.continues ?? false, problems.length])).toEqual([
    [false, 0],
    [false, 0],
    [true, 0],
    [true, 0],
    [false, 0],
  ]);
  expect(
    rowsIn(draft)
      .slice(1, 4)
      .map(({ string }) => string?.text)
      .join(' '),
  ).toBe(long);
  expect(readIn).toBe(1);
  expect(past.map((draft) => rowsIn(draft).map(({ problems }) => problems.map(({ kind }) => kind)))).toEqual([
    [[], ['tooLong'], []],
  ]);
});

test('a text with a key is not cut: a key names one text', () => {
  const text = JSON.stringify({ intro: 'One more sentence. '.repeat(150) });
  const { draft, past } = read(EMPTY_STATE, 1, readText({ text }));
  expect(draft[0]?.rows.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([['tooLong']]);
  expect(past).toEqual([]);
});

test('what is typed while a paste is read stays, and is to be read anew', () => {
  const became = readText({ text: 'One' });
  const state = read(withSource(EMPTY_STATE, 1, { content: 'One, two', isReading: true }), 1, became);
  expect(state.sources.map(({ content }) => content)).toEqual(['One, two']);
  expect(state.sources.map(isStale)).toEqual([true]);
});

test('what is typed into a file that can be edited stays while it is read again', () => {
  const [shown] = withFiles(EMPTY_STATE, [file('a.txt', 'One')], { from: 2, isInstead: true }).sources;
  if (!shown) throw new Error('It is gone.');
  const edited = { ...EMPTY_STATE, sources: [{ ...shown, content: 'One, two, three' }] };
  const became = readText({ text: 'One, two' });
  const { sources } = withReadSource(edited, 2, became, { reading: 1, names, isFromFile: false });
  expect(sources.map(({ content }) => content)).toEqual(['One, two, three']);
  expect(sources.map(isStale)).toEqual([true]);
});

test('the last hundred changes made by hand can be taken back', () => {
  const text = `Short.\n${'One more sentence. '.repeat(150)}`;
  const begun = read(EMPTY_STATE, 1, readText({ text, lang: 'en' }));
  const once = withDraft(begun, []);
  expect(once).toMatchObject({ draft: [], past: [begun.past[0], begun.draft], readIn: 1 });
  const often = Array.from({ length: 150 }).reduce<TextsState>((state) => withDraft(state, []), begun);
  expect(often.past).toHaveLength(100);
  expect(often.readIn).toBe(0);
});

test('what an import has stored before it failed is left out when its text is read again', () => {
  const chapter = (number: string) =>
    `CHAPTER ${number}\n\n${'A line of prose. '.repeat(12)}\n\n${number}.\n\n`;
  const text = ['I', 'II', 'III'].map(chapter).join('');
  const became = readText({ text });
  const begun = read(withSource(EMPTY_STATE, 1, { content: text }), 1, became);
  const failed = withoutStored(begun, new Set([begun.draft[0]?.id ?? '']));
  expect(failed.draft.map(({ name }) => name)).toEqual(['CHAPTER II', 'CHAPTER III']);
  expect(failed.past).toEqual([]);
  expect(read(failed, 1, became).draft.map(({ name, isSkipped }) => [name, isSkipped])).toEqual([
    ['CHAPTER I', true],
    ['CHAPTER II', false],
    ['CHAPTER III', false],
  ]);
});
