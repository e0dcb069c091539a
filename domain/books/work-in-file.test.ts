import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isArchive } from '../archive/archive.ts';
import { NO_WORK, type Work } from '../works/work-fields.ts';
import { lackingInBook } from './lacking-in-book.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const files = globSync('*.{epub,fb2,docx,odt,html,md}', { cwd: FIXTURES })
  .sort()
  .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(FIXTURES, name))) }));

const WORK: Work = {
  ...NO_WORK,
  author: 'Льюис Кэрролл & Ко',
  translated_title: 'Алиса <в Стране чудес>',
  translators: 'Анна Старобинец, Борис',
  series: 'Сказки',
  licence: 'CC BY 4.0',
};

function bookIn(name: string, bytes: Uint8Array) {
  const read = readBook(name, bytes);
  if (!read.ok) throw new Error(read.kind);
  return read.book;
}

function written(
  name: string,
  bytes: Uint8Array,
  work?: Work,
  translate: (context: string) => string | null = () => null,
) {
  const { format, sections } = bookIn(name, bytes);
  const rows = sections.map(({ strings }) =>
    strings.map((one) => ({ ...one, translation: translate(one.context) })),
  );
  return writeBook(openBook(bytes, format), rows, {
    source_lang: 'en',
    target_lang: 'ru',
    untranslated: 'source',
    isSource: false,
    work,
  });
}

/** The files in an archive, or the only file, as text. */
const textOf = (bytes: Uint8Array): string =>
  (isArchive(bytes) ? Object.values(unzipSync(bytes)) : [bytes])
    .map((part) => new TextDecoder().decode(part))
    .join('\n');

describe.each(files)('what the project says of the work in $name (exports.41)', ({ name, bytes }) => {
  const { facts, format } = bookIn(name, bytes);
  /** A file of Markdown has no place but the fields of its front matter. */
  const front = format === 'markdown_document' ? textOf(bytes).split('\n---')[0] : undefined;

  test('nothing changes where the file says the same', () => {
    const plain = textOf(written(name, bytes));
    expect(textOf(written(name, bytes, { ...NO_WORK, author: facts.author }))).toBe(plain);
    expect(textOf(written(name, bytes, NO_WORK))).toBe(plain);
  });

  test('title and author are those of the translation, once', () => {
    const changed = written(name, bytes, WORK);
    const read = bookIn(name, changed).facts;
    if (front === undefined || /^title:/m.test(front)) expect(read.title).toBe(WORK.translated_title);
    if (front === undefined || /^author:/m.test(front)) expect(read.author).toBe(WORK.author);
    expect(textOf(written(name, changed, { ...WORK, author: read.author }))).toBe(textOf(changed));
  });

  test('a translated string of the title stands there as it is', () => {
    const changed = written(name, bytes, WORK, (context) => (context === 'book-title' ? 'Алиса' : null));
    const hasTitle = bookIn(name, bytes).sections.some(({ strings }) =>
      strings.some(({ context }) => context === 'book-title'),
    );
    if (hasTitle) expect(bookIn(name, changed).facts.title).toBe('Алиса');
  });
});

const zipped = (opf: string) =>
  zipSync({
    'META-INF/container.xml': new TextEncoder().encode(
      '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
    ),
    'book.opf': new TextEncoder().encode(opf),
    'a.xhtml': new TextEncoder().encode('<html><body><p>One</p></body></html>'),
  });
const epub = (version: string, metadata: string) =>
  zipped(
    `<package version="${version}"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`,
  );
const metadataOf = (bytes: Uint8Array) =>
  /<metadata[^>]*>([\s\S]*)<\/metadata>/.exec(new TextDecoder().decode(unzipSync(bytes)['book.opf']))?.[1];

test('authors of an EPUB take the places of those that it names, and are sorted by their names', () => {
  const people =
    '<dc:creator id="a">Dumas, Alexandre</dc:creator><meta refines="#a" property="file-as">Dumas</meta><dc:creator id="b">Maquet</dc:creator><meta refines="#b" property="role">aut</meta><dc:creator id="c">Gutenberg</dc:creator><meta refines="#c" property="role">bkp</meta>';
  const changed = (author: string) =>
    metadataOf(written('a.epub', epub('3.0', `<dc:title>T</dc:title>${people}`), { ...NO_WORK, author }));
  expect(changed('Дюма')).toBe(
    '<dc:title>T</dc:title><dc:creator id="a">Дюма</dc:creator><meta refines="#a" property="file-as">Дюма</meta><dc:creator id="c">Gutenberg</dc:creator><meta refines="#c" property="role">bkp</meta>',
  );
  expect(changed('Дюма, Маке, Сын')).toContain(
    '<dc:creator id="b">Маке</dc:creator><meta refines="#b" property="role">aut</meta>',
  );
  expect(changed('Дюма, Маке, Сын')).toMatch(/<dc:creator>Сын<\/dc:creator>\n$/);
  expect(changed('Dumas, Alexandre, Maquet, Gutenberg')).toBe(`<dc:title>T</dc:title>${people}`);
});

test('translators are added to an EPUB that doesn’t name them, with the role of its version', () => {
  const work = { ...NO_WORK, translators: 'Anna, Boris', series: 'Tales', licence: 'CC0' };
  const title = '<dc:title>T</dc:title>';
  const anna =
    '<dc:contributor id="translator-1">Anna</dc:contributor><meta refines="#translator-1" property="role">trl</meta>';
  expect(metadataOf(written('a.epub', epub('3.0', title + anna), work))).toBe(
    `${title}${anna}<dc:contributor id="translator-2">Boris</dc:contributor>\n<meta refines="#translator-2" property="role" scheme="marc:relators">trl</meta>\n<meta property="belongs-to-collection">Tales</meta>\n<dc:rights>CC0</dc:rights>\n`,
  );
  expect(metadataOf(written('a.epub', epub('2.0', title), { ...work, translators: 'Anna' }))).toBe(
    `${title}<dc:contributor xmlns:opf="http://www.idpf.org/2007/opf" opf:role="trl">Anna</dc:contributor>\n<meta name="calibre:series" content="Tales"/>\n<dc:rights>CC0</dc:rights>\n`,
  );
});

test('a FictionBook has each person, its series and its licence where the format has them', () => {
  const book = (info: string) =>
    new TextEncoder().encode(
      `<FictionBook><description><title-info>${info}</title-info></description><body><section><p>One</p></section></body></FictionBook>`,
    );
  const changed = textOf(
    written(
      'a.fb2',
      book(
        '<genre>sf</genre><author><nickname>X</nickname></author><book-title>T</book-title><lang>en</lang><src-lang>fr</src-lang><translator><first-name>Анна</first-name></translator>',
      ),
      { ...WORK, author: 'Лев Толстой, Y', translators: 'Анна, Борис' },
    ),
  );
  expect(changed).toContain(
    '<author><first-name>Лев</first-name><last-name>Толстой</last-name></author><author><nickname>Y</nickname></author><book-title>Алиса &lt;в Стране чудес&gt;</book-title>',
  );
  expect(changed).toContain(
    '<translator><first-name>Анна</first-name></translator><translator><nickname>Борис</nickname></translator><sequence name="Сказки"/></title-info><custom-info info-type="licence">CC BY 4.0</custom-info></description>',
  );
});

test('what the encoding of a file lacks is named for the work too', () => {
  const bytes = Uint8Array.from(
    '<?xml version="1.0" encoding="iso-8859-1"?><FictionBook><description><title-info><book-title>T</book-title></title-info></description><body><section><p>One</p></section></body></FictionBook>',
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const [lacking] = lackingInBook(openBook(bytes, 'fb2'), [], { ...NO_WORK, author: 'Ж' });
  expect(lacking).toMatchObject({ characters: 'Ж', instead: 'utf-8', first: 'T' });
});
