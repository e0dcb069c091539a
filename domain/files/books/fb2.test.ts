import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Book } from './model/book.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

/** Cases of each property: `npm run fuzz -- formats` tries more. */
const numRuns = process.env.FORMAT_CASES ? Number(process.env.FORMAT_CASES) : undefined;
const timeout = 60_000 + (numRuns ?? 0) * 200;

const FILE = new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/alice-pandoc.fb2')));
const OPTIONS = { source_lang: 'en', target_lang: 'ru', untranslated: 'source', isSource: false } as const;

function bookIn(bytes: Uint8Array): Book {
  const read = readBook('', bytes);
  if (!read.ok) throw new Error(read.kind);
  return read.book;
}
const translated = (bytes: Uint8Array, translation: (text: string) => string | null, isSource = false) =>
  writeBook(
    openBook(bytes, 'fb2'),
    bookIn(bytes).sections.map(({ strings }) =>
      strings.map((string) => ({ ...string, translation: translation(string.text) })),
    ),
    { ...OPTIONS, isSource },
  );
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A book in the encoding of many Russian libraries. */
const RUSSIAN =
  '<?xml version="1.0" encoding="windows-1251"?>\r\n<FictionBook><description><title-info><author><first-name>Лев</first-name><last-name>Толстой</last-name></author><book-title>Детство</book-title><lang>ru</lang></title-info></description><body><section><title><p>Глава I</p></title><p>Учитель <emphasis>Карл</emphasis> Иваныч.</p></section></body></FictionBook>';
const in1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

test('the chapters of a FictionBook are its sections with a title, and its notes', () => {
  const { format, facts, sections } = bookIn(FILE);
  expect(format).toBe('fb2');
  expect(facts).toMatchObject({
    title: 'Alice’s Adventures in Wonderland',
    author: 'Lewis Carroll',
    language: 'en',
  });
  expect(sections.map(({ name, depth }) => [name, depth])).toEqual([
    ['Alice’s Adventures in Wonderland', 0],
    ['CHAPTER I. Down the Rabbit-Hole', 0],
    ['The jar', 1],
    ['CHAPTER II. The Pool of Tears', 0],
    ['notes', 0],
    ['Labels', 0],
  ]);
  expect(sections.flatMap(({ strings }) => strings.map(({ text }) => text))).toContain(
    'There was nothing so <b>very</b> remarkable in that<note/>; nor did Alice think it so <i>very</i> much out of the way.',
  );
});

test('without translations it is the same file, and its language becomes that of the translation', () => {
  expect(translated(FILE, () => null, true)).toEqual(FILE);
  const result = textOf(translated(FILE, (text) => text.replace('Curiouser', 'Всё чудесатее')));
  expect(result).toContain('<p>‘Всё чудесатее and curiouser!’ cried Alice.</p>');
  expect(result).toContain('<lang>ru</lang>');
});

test('a file in windows-1251 stays in it while it can, and says so when it can’t', () => {
  const bytes = in1251(RUSSIAN);
  const { facts, sections, encoding } = bookIn(bytes);
  expect(encoding).toBe('windows-1251');
  expect(facts).toMatchObject({ title: 'Детство', author: 'Лев Толстой', language: 'ru' });
  expect(sections.at(-2)?.strings.at(-1)?.text).toBe('Учитель <i>Карл</i> Иваныч.');
  expect(translated(bytes, (text) => (text === 'Глава I' ? 'Глава II' : null), true)).toEqual(
    in1251(RUSSIAN.replace('Глава I', 'Глава II')),
  );
  const french = textOf(translated(bytes, (text) => (text === 'Глава I' ? 'Chapitre premier, été' : null)));
  expect(french).toContain('encoding="utf-8"');
  expect(french).toContain('<p>Chapitre premier, été</p>');
  expect(french).toContain('Учитель <emphasis>');
});

test('a title of a poem, a stanza or an epigraph in a section begins no chapter', () => {
  const titled = (name: string, words: string) =>
    `<${name}><title><p>${words}</p></title><v>Verse</v></${name}>`;
  const inner = ['poem', 'epigraph', 'cite', 'annotation'].map(
    (name) => `<section>${titled(name, name)}</section><section><p>One</p>${titled(name, name)}</section>`,
  );
  const stanza = `<section><poem>${titled('stanza', 'stanza')}</poem></section>`;
  const first = '<section><!-- a --><image l:href="#b"/><title><p>Second</p></title><p>Two</p></section>';
  const book = bookIn(
    new TextEncoder().encode(
      `<FictionBook><description/><body><section><title><p>First</p></title>${inner.join('')}${stanza}</section>${first}</body></FictionBook>`,
    ),
  );
  expect(book.sections.map(({ name }) => name)).toEqual(['First', 'Second']);
});

test('it may be alone in an archive, and comes out in it', () => {
  const archive = zipSync({ 'alice.fb2': FILE });
  expect(bookIn(archive).sections).toHaveLength(6);
  const [file] = Object.values(unzipSync(translated(archive, () => null, true)));
  expect(file).toEqual(FILE);
});

test('whatever becomes of it, reading and writing it ends', { timeout }, () => {
  const text = textOf(FILE);
  const scraps = fc.constantFrom(
    '<',
    '>',
    '</section>',
    '<section>',
    '</p>',
    '&',
    '<!--',
    ']]>',
    '"',
    '<binary>',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(text.length), scraps), { minLength: 1, maxLength: 8 }),
      (changed) => {
        let broken = text;
        for (const [at, scrap] of changed) broken = broken.slice(0, at) + scrap + broken.slice(at);
        const bytes = new TextEncoder().encode(broken);
        if (readBook('', bytes).ok) expect(textOf(translated(bytes, () => null, true))).toBe(broken);
      },
    ),
    { numRuns: numRuns ?? 100 },
  );
});
