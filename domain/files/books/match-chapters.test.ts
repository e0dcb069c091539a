import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepsDescriptions, matchChapters, type StoredBookString } from './match-chapters.ts';
import type { BookSection } from './model/book.ts';
import { readBook } from './open-book.ts';

const ONE = ['Chapter I', 'Alice was beginning to get very tired.', 'The Rabbit took a watch out.', '* * *'];
const TWO = ['Chapter II', 'Curiouser and curiouser! cried Alice.', 'She began to cry again.', '* * *'];
const THREE = ['Chapter III', 'They were a queer-looking party.', 'The Mouse told a long tale.', '* * *'];

const chapter = (texts: readonly string[]): BookSection => ({
  name: texts[0] ?? '',
  depth: 0,
  strings: texts.map((text) => ({ text, context: '', continues: false, slot: null })),
});

/** Matches chapters with sections by their names, and says where each text goes: `old` for a stored string. */
function matched(sections: Record<string, readonly string[]>, chapters: readonly (readonly string[])[]) {
  const names = Object.keys(sections);
  const stored = Object.values(sections).flatMap((texts, section) =>
    texts.map(
      (text, nth): StoredBookString => ({
        ...{ id: (section + 1) * 100 + nth, section: section + 1, text },
        ...{ key: '', context: '', max_length: null, continues: false },
      }),
    ),
  );
  const { updates, added, order } = matchChapters(
    stored,
    chapters.map(chapter),
    new Map(names.map((name, at) => [at + 1, name])),
    { source_lang: 'en' },
  );
  const textOf = new Map(stored.map(({ id, text }) => [id, text]));
  return {
    updates: Object.fromEntries(
      [...updates].map(([id, strings]) => [
        names[id - 1],
        strings.map(({ string: { text }, id }) => {
          if (id === null) return `+ ${text}`;
          return textOf.get(id) === text ? text : `~ ${text}`;
        }),
      ]),
    ),
    added: added.map(({ chapter, after }) => [chapter.name, after === undefined ? null : names[after - 1]]),
    order: order.map((one) => (typeof one === 'number' ? names[one - 1] : `+ ${one.name}`)),
  };
}

test('chapters are those that have the same strings, also the changed ones (updates.18)', () => {
  const changed = TWO.with(2, 'She began to cry again and again.');
  expect(matched({ 'Chapter I': ONE, 'Chapter II': TWO }, [[...ONE, 'She fell.'], changed])).toEqual({
    updates: {
      'Chapter I': [...ONE, '+ She fell.'],
      'Chapter II': TWO.with(2, '~ She began to cry again and again.'),
    },
    added: [],
    order: ['Chapter I', 'Chapter II'],
  });
});

test('a new chapter goes behind the one before it, although it has a text that others have too', () => {
  expect(matched({ I: ONE, III: THREE }, [ONE, TWO, THREE])).toEqual({
    updates: { I: ONE, III: THREE },
    added: [['Chapter II', 'I']],
    order: ['I', '+ Chapter II', 'III'],
  });
});

test('a chapter that the file lacks has no strings in it', () => {
  expect(matched({ I: ONE, II: TWO, III: THREE }, [ONE, THREE]).updates).toEqual({
    I: ONE,
    II: [],
    III: THREE,
  });
});

test('chapters that were merged, renamed or moved in the project stay so', () => {
  expect(matched({ 'The party': THREE, 'Both others': [...ONE, ...TWO] }, [ONE, TWO, THREE])).toEqual({
    updates: { 'The party': THREE, 'Both others': [...ONE, ...TWO] },
    added: [],
    order: ['Both others', 'The party'],
  });
});

test('strings of a chapter in several sections stay where they are', () => {
  expect(matched({ Half: ONE.slice(0, 2), Rest: ONE.slice(2) }, [[...ONE, 'She fell.']])).toEqual({
    updates: { Half: ONE.slice(0, 2), Rest: [...ONE.slice(2), '+ She fell.'] },
    added: [],
    order: ['Half', 'Rest'],
  });
});

test('a chapter with nothing but new texts is the section of its name, unless another chapter stands there', () => {
  const rewritten = ['Chapter II', 'Nothing of it is left.', 'All words are others here.', 'The end.'];
  expect(matched({ 'Chapter I': ONE, 'Chapter II': TWO.slice(1) }, [ONE, rewritten]).updates).toEqual({
    'Chapter I': ONE,
    'Chapter II': rewritten.map((text) => `+ ${text}`),
  });
  expect(
    matched({ 'Chapter I': ONE, 'Chapter II': TWO }, [ONE, TWO, rewritten.toSpliced(0, 1, 'Chapter IV')])
      .added,
  ).toEqual([['Chapter IV', 'Chapter II']]);
});

test('descriptions stay where most of those that are known stand: in their chapters or in labels (updates.25)', () => {
  const string = (text: string, context = '') => ({ text, context, continues: false, slot: null });
  const alt = (text: string) => string(text, 'alt');
  const field = string('Search', 'alt');
  const chapters = (...of: BookSection['strings'][]) =>
    of.map((strings) => ({ name: '', depth: 0, strings }));
  const [one, two] = [ONE, TWO].map((texts) => texts.map((text) => string(text)));
  const read = {
    sections: chapters([...(one ?? []), field], two ?? [], [
      alt('A rabbit'),
      alt('Ornament'),
      alt('Ornament'),
    ]),
    older: chapters(
      [...(one ?? []), field, alt('A rabbit'), alt('Ornament')],
      [...(two ?? []), alt('Ornament')],
    ),
  };
  const storedAs = (sections: readonly BookSection[]) =>
    sections.flatMap(({ strings }, section) =>
      strings.map((one, id): StoredBookString => ({ ...one, id, section, key: '', max_length: null })),
    );
  expect(keepsDescriptions(storedAs(read.sections), read)).toBe(false);
  expect(keepsDescriptions(storedAs(read.older), read)).toBe(true);
  expect(keepsDescriptions([], read)).toBe(false);
});

const FIXTURES = join(import.meta.dirname, 'fixtures');

test.each(readdirSync(FIXTURES))(
  'the same file leaves every string of %s where it is, wherever the descriptions stand (updates.25)',
  (file) => {
    const format = { '.md': 'markdown_document', '.txt': 'text_document' } as const;
    const bytes = new Uint8Array(readFileSync(join(FIXTURES, file)));
    const read = readBook(file, bytes, format[extname(file) as keyof typeof format], 'en', true);
    if (!read.ok) throw new Error(read.kind);
    const { sections, older = [] } = read.book;
    for (const layout of [sections, older]) {
      const stored = layout.flatMap(({ strings }, section) =>
        strings.map(
          (string, nth): StoredBookString => ({
            ...string,
            ...{ id: section * 1000 + nth, section, key: '', max_length: null },
          }),
        ),
      );
      const names = new Map(layout.map(({ name }, section) => [section, name]));
      const chosen = keepsDescriptions(stored, { sections, older }) ? older : sections;
      const { updates, added } = matchChapters(stored, chosen, names, { source_lang: 'en' });
      expect(added).toEqual([]);
      expect([...updates.values()].flatMap((strings) => strings.map(({ id }) => id))).toEqual(
        stored.map(({ id }) => id),
      );
    }
  },
);
