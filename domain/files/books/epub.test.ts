import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isArchive, openArchive, readEntry } from '../../core/archive/archive.ts';
import { withoutLabels } from '../../formats/book-labels.ts';
import type { Book } from './model/book.ts';
import { openBook, readBook } from './open-book.ts';
import { type WriteOptions, writeBook } from './write-book.ts';

/** Cases of each property: `npm run fuzz -- formats` tries more. */
const numRuns = process.env.FORMAT_CASES ? Number(process.env.FORMAT_CASES) : undefined;
const timeout = 60_000 + (numRuns ?? 0) * 200;

const OPTIONS: WriteOptions = {
  source_lang: 'en',
  target_lang: 'ru',
  untranslated: 'source',
  isSource: false,
};
const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));
/** Books as pandoc and calibre make them. */
const FILES = ['alice-pandoc-3.epub', 'alice-pandoc-2.epub', 'alice-calibre.epub'];

const CONTAINER =
  '<container><rootfiles><rootfile full-path="c/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';
const OPF = (more = '') =>
  `<package><metadata><dc:title>T &amp; U</dc:title><dc:language>en</dc:language>${more}</metadata><manifest><item id="a" href="a%20b.xhtml" media-type="application/xhtml+xml"/><item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest><spine toc="n"><itemref idref="a"/></spine></package>`;
const NCX = (points: string) => `<ncx><navMap>${points}</navMap></ncx>`;
const point = (label: string, src: string, more = '') =>
  `<navPoint><navLabel><text>${label}</text></navLabel><content src="${src}"/>${more}</navPoint>`;
/** An EPUB of one page. */
const epub = (page: string, files: Zippable = {}): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'c/book.opf': strToU8(OPF()),
    'c/toc.ncx': strToU8(NCX('')),
    'c/a b.xhtml': strToU8(page),
    ...files,
  });

function bookIn(bytes: Uint8Array): Book {
  const read = readBook('', bytes);
  if (!read.ok) throw new Error(read.kind);
  return read.book;
}

const rowsOf = ({ sections }: Book, translation: (text: string) => string | null) =>
  sections.map(({ strings }) =>
    strings.map((string) => ({ ...string, translation: translation(string.text) })),
  );

const translated = (bytes: Uint8Array, translation: (text: string) => string | null, options = OPTIONS) =>
  writeBook(openBook(bytes, 'epub'), rowsOf(bookIn(bytes), translation), options);

const entry = (bytes: Uint8Array, name: string) =>
  new TextDecoder().decode(readEntry(openArchive(bytes), name) ?? new Uint8Array());

test.each(FILES)('the chapters of %s are those of its contents', (file) => {
  const { facts, sections } = bookIn(fixture(file));
  expect(facts).toMatchObject({
    title: 'Alice’s Adventures in Wonderland',
    author: 'Lewis Carroll',
    language: expect.stringMatching(/^en/),
    description: 'A girl falls down a hole.',
  });
  expect(sections.map(({ name, depth }) => [name, depth])).toEqual([
    ['Alice’s Adventures in Wonderland', 0],
    ['CHAPTER I. Down the Rabbit-Hole', 0],
    ['The jar', 1],
    ['CHAPTER II. The Pool of Tears', 0],
    ['Labels', 0],
  ]);
  const contexts = new Map(sections.at(-1)?.strings.map(({ text, context }) => [text, context]));
  expect(contexts.get('Alice’s Adventures in Wonderland')).toBe('book-title');
  expect(withoutLabels(sections.at(-1)?.strings ?? [], 'epub')).toEqual([]);
  expect(withoutLabels(sections[1]?.strings ?? [], 'epub', () => true)).toEqual(sections[1]?.strings);
  const texts = sections.flatMap(({ strings }) => strings.map(({ text }) => text));
  expect(texts).toContain(
    'There was nothing so <b>very</b> remarkable in that<note/>; nor did Alice think it so <i>very</i> much out of the way.',
  );
  expect(texts).toContain('The White Rabbit');
});

test.each(FILES)('a translation in %s changes nothing but its place', (file) => {
  const bytes = fixture(file);
  const all = bookIn(bytes).sections.flatMap(({ strings }) => strings.map(({ text }) => text));
  const before = unzipSync(bytes);
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.string(), (chosen, words) => {
      const after = unzipSync(
        translated(bytes, (text) => (text === chosen ? `<i>${words}</i>` : null), {
          ...OPTIONS,
          isSource: true,
        }),
      );
      expect(Object.keys(after)).toEqual(Object.keys(before));
      const changed = Object.keys(after).filter((name) => !same(after[name], before[name]));
      expect(changed.length).toBeLessThanOrEqual(2);
      for (const name of changed) {
        if (name.endsWith('html')) expect(readTags(after[name])).toEqual(readTags(before[name]));
      }
    }),
    { numRuns: 15 },
  );
});

const same = (one: Uint8Array | undefined, other: Uint8Array | undefined) =>
  Buffer.compare(one ?? new Uint8Array(), other ?? new Uint8Array()) === 0;
/** The tags of a page that stand around its texts. */
const readTags = (bytes: Uint8Array | undefined) =>
  (
    new TextDecoder()
      .decode(bytes)
      .match(/<\/?(?:html|body|section|h\d|p|ul|li|figure|table|tr|td|th|img)\b/g) ?? []
  ).join('');

test.each(FILES)('the language, the title and the contents of %s are translated too', (file) => {
  const result = translated(fixture(file), (text) => `${text}!`);
  const whole = (ending: string) => {
    const name = Object.keys(unzipSync(result)).find((one) => one.endsWith(ending));
    return entry(result, name ?? '');
  };
  expect(whole('content.opf')).toContain('<dc:language>ru</dc:language>');
  expect(whole('toc.ncx')).toContain('<text>CHAPTER I. Down the Rabbit-Hole!</text>');
  expect(whole('ch001.xhtml')).toMatch(/<html[^>]*xml:lang="ru"/);
  expect(whole('ch001.xhtml')).toContain('Down the Rabbit-Hole!</h1>');
});

test.each(FILES)(
  '%s is from right to left in Arabic, with the order of its pages, and as it was in Russian (languages.10)',
  (file) => {
    const saidIn = (target_lang: string) => {
      const files = unzipSync(translated(fixture(file), (text) => `${text}!`, { ...OPTIONS, target_lang }));
      const texts = Object.entries(files).filter(([name]) => /\.(?:xhtml|html|opf)$/.test(name));
      return texts.flatMap(
        ([, bytes]) => new TextDecoder().decode(bytes).match(/<(?:html|spine)\b[^>]*>/) ?? [],
      );
    };
    const arabic = saidIn('ar').filter((tag) => / dir="rtl"| page-progression-direction="rtl"/.test(tag));
    expect(arabic.filter((tag) => tag.startsWith('<spine'))).toHaveLength(1);
    expect(arabic.length).toBeGreaterThan(2);
    // A page that is no part of the book keeps its language.
    expect(arabic.filter((tag) => tag.startsWith('<html'))).toEqual(
      saidIn('ar').filter((tag) => tag.includes('xml:lang="ar"')),
    );
    expect(saidIn('ru').join()).not.toMatch(/ (?:dir|page-progression-direction)=/);
  },
);

test('the direction that a page says becomes that of its language', () => {
  const page = '<html lang="en" dir="ltr"><body><p>One</p></body></html>';
  const result = translated(epub(page), () => 'واحد', { ...OPTIONS, target_lang: 'ar' });
  expect(entry(result, 'c/a b.xhtml')).toContain('dir="rtl"><body>');
});

test('a chapter begins at the place that its address names', () => {
  const page =
    '<html><body><p>Before</p><h1 id="x">One</h1><p>A</p><h2 id="y">Two</h2><h2 id="z">Three</h2><p>B</p></body></html>';
  const contents = NCX(
    point('First', 'a%20b.xhtml#x') +
      point('Second', 'a%20b.xhtml#y') +
      point('Third', 'a%20b.xhtml#z', point('Gone', 'no.xhtml')),
  );
  const { sections } = bookIn(epub(page, { 'c/toc.ncx': strToU8(contents) }));
  expect(sections.map(({ name, strings }) => [name, strings.map(({ text }) => text)])).toEqual([
    ['T & U', ['Before']],
    ['First', ['One', 'A']],
    ['Second', ['Two']],
    ['Third', ['Three', 'B']],
    ['Labels', ['T & U', 'First', 'Second', 'Third', 'Gone']],
  ]);
});

test('a paragraph that is too long becomes several strings, and one again', () => {
  const long = 'This is a sentence of the book. '.repeat(100).trim();
  const bytes = epub(`<p>${long}</p>`);
  const strings = bookIn(bytes)
    .sections.flatMap(({ strings }) => strings)
    .slice(0, -1);
  expect(strings.map(({ continues }) => continues)).toEqual([false, true, true]);
  expect(
    entry(
      translated(bytes, (text) => text.toUpperCase()),
      'c/a b.xhtml',
    ),
  ).toBe(`<p>${long.toUpperCase()}</p>`);
});

test('a string that was added goes behind the one before it, and one that is gone leaves the text of the file', () => {
  const bytes = epub('<p>A</p><p>B</p><p><img alt="C"/></p>');
  const rows = rowsOf(bookIn(bytes), () => null).flat();
  const added = { text: 'New', translation: '<Neu>\n&', continues: false, context: '', slot: null };
  const result = writeBook(
    openBook(bytes, 'epub'),
    [[rows[0], added, rows.find(({ context }) => context === 'alt'), added].flatMap((row) => row ?? [])],
    {
      ...OPTIONS,
      isSource: true,
    },
  );
  expect(entry(result, 'c/a b.xhtml')).toBe(
    '<p>A<br/>&lt;Neu&gt;<br/>&amp;</p><p>B</p><p><img alt="C &lt;Neu&gt; &amp;"/></p>',
  );
});

test('a book that needs a key is refused, one with hidden fonts is read', () => {
  const encryption = (algorithm: string) =>
    strToU8(
      `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
    );
  const withFile = (name: string, content: Uint8Array) => readBook('', epub('<p>A</p>', { [name]: content }));
  expect(withFile('META-INF/rights.xml', strToU8('<r/>'))).toEqual({ ok: false, kind: 'encrypted' });
  expect(
    withFile('META-INF/encryption.xml', encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc')),
  ).toEqual({
    ok: false,
    kind: 'encrypted',
  });
  expect(withFile('META-INF/encryption.xml', encryption('http://www.idpf.org/2008/embedding')).ok).toBe(true);
});

test('what is no book, and a broken one, is refused', () => {
  expect(readBook('', strToU8('hello'))).toEqual({ ok: false, kind: 'unknown' });
  expect(readBook('', zipSync({ 'a.txt': strToU8('a') }))).toEqual({ ok: false, kind: 'unknown' });
  const bytes = epub('<p>A</p>');
  expect(readBook('', bytes.slice(0, -30))).toEqual({ ok: false, kind: 'corrupt' });
  expect(readBook('', epub('<p> </p>', { 'c/book.opf': strToU8(OPF().replace('T &amp; U', '')) }))).toEqual({
    ok: false,
    kind: 'noText',
  });
});

test('an archive that says less than it has, or has too much, is refused before it is read', () => {
  const bomb = epub('A'.repeat(3_000_000));
  const view = new DataView(bomb.buffer);
  const says = bomb.findIndex(
    (_, at) =>
      at > 300 &&
      at < bomb.length - 46 &&
      view.getUint32(at, true) === 0x02014b50 &&
      view.getUint32(at + 24, true) === 3_000_000,
  );
  view.setUint32(says + 24, 10, true);
  expect(readBook('', bomb)).toEqual({ ok: false, kind: 'corrupt' });
  view.setUint32(says + 24, 0x7fffffff, true);
  expect(readBook('', bomb)).toEqual({ ok: false, kind: 'tooLarge' });
});

test('names that lead out of an archive are not in it', () => {
  const archive = openArchive(
    zipSync({ '../a': strToU8('a'), '/b': strToU8('b'), 'c/../../d': strToU8('d'), e: strToU8('e') }),
  );
  expect([...archive.entries.keys()]).toEqual(['e']);
});

test.each(FILES)('whatever becomes of %s, reading it ends', { timeout }, (file) => {
  const bytes = fixture(file);
  const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(changes, fc.nat(bytes.length), (changed, length) => {
      const broken = bytes.slice(0, length % 3 === 0 ? length : undefined);
      for (const [at, byte] of changed) if (at < broken.length) broken[at] = byte;
      const read = readBook('', broken);
      if (read.ok) expect(isArchive(broken)).toBe(true);
    }),
    { numRuns: numRuns ?? 100 },
  );
});

test('whatever becomes of its pages, a book is read and written', { timeout }, () => {
  const page = entry(fixture('alice-pandoc-3.epub'), 'EPUB/text/ch001.xhtml');
  const scraps = fc.constantFrom(
    '<',
    '>',
    '</p>',
    '<p>',
    '<b>',
    '</i>',
    '&',
    '<!--',
    ']]>',
    '<![CDATA[',
    '"',
    '<svg>',
    '<pre>',
    '\0',
    '<br>',
    '<?',
    '<a href=">',
  );
  const changes = fc.array(fc.tuple(fc.nat(page.length), scraps), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(changes, (changed) => {
      let broken = page;
      for (const [at, scrap] of changed) broken = broken.slice(0, at) + scrap + broken.slice(at);
      const bytes = epub(broken);
      const same = translated(bytes, () => null, { ...OPTIONS, isSource: true });
      expect(entry(same, 'c/a b.xhtml')).toBe(entry(bytes, 'c/a b.xhtml'));
      translated(bytes, (text) => `${text} &<i>`);
    }),
    { numRuns: numRuns ?? 60 },
  );
});

test('a page says the language of the source until a text of it is translated, and then the texts that are not say theirs (books.21)', () => {
  const page = `<html xml:lang="en" lang="en"><body><h1>One</h1><p>Two <b>words</b></p><p xml:lang="la" lang="la">Tria</p><ul><li>Four<p>Five</p></li></ul></body></html>`;
  const pageIn = (translation: (text: string) => string | null, options = OPTIONS) =>
    entry(translated(epub(page), translation, options), 'c/a b.xhtml');
  expect(pageIn(() => null)).toBe(page);
  expect(pageIn((text) => (text === 'Five' ? 'Пять' : null))).toBe(
    `<html xml:lang="ru" lang="ru"><body><h1 xml:lang="en" lang="en">One</h1><p xml:lang="en" lang="en">Two <b>words</b></p><p xml:lang="la" lang="la">Tria</p><ul><li>Four<p>Пять</p></li></ul></body></html>`,
  );
  expect(pageIn((text) => (text === 'Four' ? 'أربعة' : null), { ...OPTIONS, target_lang: 'ar' })).toContain(
    '<html dir="rtl" xml:lang="ar" lang="ar"><body><h1 xml:lang="en" lang="en" dir="ltr">One</h1>',
  );
});
