import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { NO_WORK, type Work } from '../../../core/works/work-fields.ts';
import { openBook, readBook } from '../open-book.ts';
import { writeBook } from '../write-book.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const REST = '\n# One\n\nText.\n\n# Two\n\nText 2.\n';
const TEXTS = ['One', 'Text.', 'Two', 'Text 2.'];

function read(text: string) {
  const reading = readBook('a.md', bytesOf(text), 'markdown_document');
  if (!reading.ok) throw new Error(reading.kind);
  return reading.book;
}
const textsIn = (text: string) =>
  read(text).sections.flatMap(({ strings }) => strings.map((one) => one.text));
function written(text: string, translate: (text: string) => string | null, work: Partial<Work> = {}) {
  const rows = read(text).sections.map(({ strings }) =>
    strings.map((one) => ({ ...one, translation: translate(one.text) })),
  );
  const options = { source_lang: 'en', target_lang: 'ru', untranslated: 'source', isSource: false } as const;
  const book = openBook(bytesOf(text), 'markdown_document');
  return new TextDecoder().decode(writeBook(book, rows, { ...options, work: { ...NO_WORK, ...work } }));
}
const yamlOf = (text: string): Record<string, unknown> =>
  parse(/^---\r?\n([\s\S]*?)^(?:---|\.\.\.)/m.exec(text)?.[1] ?? '');

/** Front matter in YAML, and what its title says. */
const YAML: readonly (readonly [yaml: string, title: string])[] = [
  ['title: T', 'T'],
  ['title: A long title\n  that goes on', 'A long title that goes on'],
  ["title: 'Alice''s'", "Alice's"],
  ['title: T # c', 'T'],
  ['title: "T \\"x\\"" # c', 'T "x"'],
  ['title: "A long\n  title"', 'A long title'],
  ['title: >-\n  A long\n  title', 'A long title'],
  ['title: |\n  A title\n  of two lines', 'A title\nof two lines'],
  ['title:\n  Below', 'Below'],
  ['title: 1984', '1984'],
  ['Title: T#1', 'T#1'],
  ['title: &a T', 'T'],
];

describe('books.23: front matter', () => {
  test.each(YAML)('%s is read, stays as it is, and is written as YAML', (yaml, title) => {
    for (const [end, lineEnd] of [
      ['---', '\n'],
      ['...', '\n'],
      ['---', '\r\n'],
    ] as const) {
      const file = `---\nlayout: a\n${yaml}\nauthor: Ann\ntags:\n  - title\n${end}\n${REST}`.replaceAll(
        '\n',
        lineEnd,
      );
      expect(read(file).facts).toMatchObject({ title, author: 'Ann' });
      expect(textsIn(file)).toEqual([...TEXTS, title]);
      expect(written(file, () => null)).toBe(file);
      for (const words of ['Название: «книга» # 1', "C'è", '1984', 'Да', '[x]']) {
        const named = { Title: 'Title' in yamlOf(file) };
        for (const done of [
          written(file, (text) => (text === title ? words : null)),
          written(file, () => null, { translated_title: words }),
        ]) {
          const said = yamlOf(done.replaceAll('\r\n', '\n'));
          expect(String(said[named.Title ? 'Title' : 'title']).trim()).toBe(words);
          expect(typeof said[named.Title ? 'Title' : 'title']).toBe(
            words === yaml.slice(7) ? 'number' : 'string',
          );
          expect({ ...said, title: 0, Title: 0 }).toEqual({
            layout: 'a',
            author: 'Ann',
            tags: ['title'],
            title: 0,
            Title: 0,
          });
          expect(done.endsWith(REST.replaceAll('\n', lineEnd))).toBe(true);
        }
      }
    }
  });

  test.each([
    ['TOML', '+++\ntitle = "T"\nauthor = \'A\' # c\nweight = 3\n[a]\nb = "---"\n+++\n'],
    ['TOML between other lines', '---toml\ntitle = "T"\nauthor = "A"\n---\n'],
    ['JSON', '{\n  "title": "T",\n  "author": "A",\n  "a": {\n    "b": 1\n  }\n}\n'],
    ['JSON on a line', '{"title": "T", "author": "A"}\n'],
    ['JSON between lines', '---json\n{"title": "T", "author": "A"}\n---\n'],
    ['the lines of a title', '% T\n% A\n% 2026\n'],
    ['the lines of a title alone', '% T\n'],
    ['YAML that is not well-formed', '---\ntitle: a: b\n---\n'],
    ['YAML in braces', '---\n{title: T}\n---\n'],
    ['empty YAML', '---\n---\n'],
  ])('%s is no text, and stays untouched', (_kind, front) => {
    expect(textsIn(front + REST)).toEqual(TEXTS);
    const { title, author } = read(front + REST).facts;
    if (front.includes('"T"') || front.includes('% T')) expect(title).toBe('T');
    if (front.includes('"A"') || front.includes('% A')) expect(author).toBe('A');
    const done = written(front + REST, (text) => `П ${text}`, { translated_title: 'Н', author: 'Ann' });
    expect(done).toBe(front + REST.replace(/(One|Two|Text.*)/g, 'П $1'));
  });

  test.each([
    ['words between lines', '---\n\nOne more.\n\n---\n', ['One more.']],
    ['a line that nothing ends', '---\ntitle: T\n', ['title: T']],
    ['a brace that begins a text', '{one} more.\n', ['{one} more.']],
    ['per cent', '%5 of them.\n', ['%5 of them.']],
  ])('%s are a text', (_kind, front, texts) => {
    expect(textsIn(front + REST)).toEqual([...texts, ...TEXTS]);
  });

  test('any words are a value of any of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...YAML), fc.string({ unit: 'grapheme' }), ([yaml], drawn) => {
        const words = drawn.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
        if (words === '' || yaml.startsWith('Title')) return;
        const done = written(`---\n${yaml}\n---\n${REST}`, () => null, { translated_title: words });
        expect(String(yamlOf(done).title).trim()).toBe(words);
      }),
    );
  });
});
