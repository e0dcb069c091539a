import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isArchive } from '../../core/archive/archive.ts';
import { NO_WORK, type Work } from '../../core/works/work-fields.ts';
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
const DC = ' xmlns:dc="http://purl.org/dc/elements/1.1/"';
const epub = (version: string, metadata: string, attributes = DC) =>
  zipped(
    `<package xmlns="http://www.idpf.org/2007/opf" version="${version}"><metadata${attributes}>${metadata}</metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`,
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
  expect(changed('Alexandre Dumas, Maquet')).toBe(`<dc:title>T</dc:title>${people}`);
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
  expect(lacking).toMatchObject({ characters: 'Ж', instead: 'utf-8', first: 'Ж' });
});

describe('odd metadata stay well-formed', () => {
  const OPF = ' xmlns:opf="http://www.idpf.org/2007/opf"';
  const opfOf = (bytes: Uint8Array) => new TextDecoder().decode(unzipSync(bytes)['book.opf']);

  test('prefixes that are declared within an element are not used outside of it', () => {
    const creator = `<dc:title>T</dc:title><dc:creator${OPF} opf:role="aut">A</dc:creator>`;
    const one = written('a.epub', epub('2.0', creator), { ...NO_WORK, translators: 'Anna' });
    expect(metadataOf(one)).toContain(`<dc:contributor${OPF} opf:role="trl">Anna`);
    const title = `<dc:title${DC}>T</dc:title>`;
    const two = written('a.epub', epub('2.0', title, ''), { ...NO_WORK, licence: 'CC0' });
    expect(metadataOf(two)).toContain(`<dc:rights${DC}>CC0`);
  });

  test('what is added has the prefixes of the package', () => {
    const plain = opfOf(epub('3.0', '<dc:title>T</dc:title>'));
    const opf = plain
      .replace('xmlns=', 'xmlns:opf=')
      .replace(/<(\/?)(package|metadata|manifest|item|spine|itemref)\b/g, '<$1opf:$2')
      .replaceAll('dc:', 'd:')
      .replace('xmlns:dc=', 'xmlns:d=');
    const changed = opfOf(written('a.epub', zipped(opf), { ...NO_WORK, series: 'S', licence: 'CC0' }));
    expect(changed).toContain('<opf:meta property="belongs-to-collection">S</opf:meta>');
    expect(changed).toContain('<d:rights>CC0</d:rights>');
  });

  test('elements that end themselves get what they are to say', () => {
    const said = { ...NO_WORK, translated_title: 'Книга', author: 'Ann Lee' };
    const one = epub('3.0', '<dc:title/><dc:language/>');
    expect(metadataOf(written('a.epub', one, said, () => 'П'))).toBe(
      '<dc:title>Книга</dc:title><dc:language>ru</dc:language><dc:creator>Ann Lee</dc:creator>\n',
    );
    const alone = opfOf(epub('3.0', '')).replace('></metadata>', '/>');
    expect(opfOf(written('a.epub', zipped(alone), said))).toContain(
      `<metadata${DC}><dc:title>Книга</dc:title>\n<dc:creator>Ann Lee</dc:creator>\n</metadata>`,
    );
  });

  test('the author is who wrote a book, first name first; its main title is translated', () => {
    const people =
      '<dc:title>Sub</dc:title><dc:title id="t">Main</dc:title><meta refines="#t" property="title-type">main</meta><dc:creator opf:role="aut">Tolstoy, Leo</dc:creator><dc:creator opf:role="ill">B</dc:creator><dc:creator/>';
    const bytes = epub('2.0', people, DC + OPF);
    expect(bookIn('a.epub', bytes).facts).toMatchObject({ title: 'Main', author: 'Leo Tolstoy' });
    const changed = metadataOf(
      written('a.epub', bytes, { ...NO_WORK, author: 'Лев Толстой', translated_title: 'Книга' }),
    );
    expect(changed).toBe(people.replace('Main', 'Книга').replace('Tolstoy, Leo', 'Лев Толстой'));
  });

  const fb2 = (description: string) =>
    new TextEncoder().encode(
      `<FictionBook><description>${description}</description><body><section><title><p>C</p></title><p>One</p></section></body></FictionBook>`,
    );
  const descriptionOf = (bytes: Uint8Array) => /<description>(.*)<\/description>/s.exec(textOf(bytes))?.[1];
  test.each([
    [
      '<title-info><genre>sf</genre><lang>en</lang></title-info><src-title-info><book-title>Src</book-title></src-title-info>',
      '<title-info><genre>sf</genre><author><first-name>Ann</first-name><last-name>Lee</last-name></author><book-title>Книга</book-title><lang>ru</lang></title-info><src-title-info><book-title>Src</book-title></src-title-info>',
    ],
    [
      '<title-info><genre>sf</genre><book-title/><lang/></title-info>',
      '<title-info><genre>sf</genre><author><first-name>Ann</first-name><last-name>Lee</last-name></author><book-title>Книга</book-title><lang>ru</lang></title-info>',
    ],
    [
      '<title-info/><custom-info info-type="scan">x</custom-info>',
      '<title-info><author><first-name>Ann</first-name><last-name>Lee</last-name></author><book-title>Книга</book-title></title-info><custom-info info-type="scan">x</custom-info>',
    ],
  ])('a FictionBook that says %s', (before, after) => {
    const said = { ...NO_WORK, translated_title: 'Книга', author: 'Ann Lee', licence: 'CC0' };
    expect(descriptionOf(written('a.fb2', fb2(before), said))).toBe(
      `${after}<custom-info info-type="licence">CC0</custom-info>`,
    );
  });

  test('a page of XHTML without an XML declaration, and one whose head has no end tag', () => {
    const said = { ...NO_WORK, author: 'Ann Lee' };
    const page = (attributes: string, end: string) =>
      new TextEncoder().encode(
        `<!DOCTYPE html><html${attributes}><head><title>T</title>${end}<body><p>One</p></body></html>`,
      );
    const meta = '<meta name="author" content="Ann Lee"';
    const xhtml = page(' xmlns="http://www.w3.org/1999/xhtml"', '</head>');
    expect(textOf(written('a.html', xhtml, said))).toContain(`${meta}/></head>`);
    expect(textOf(written('a.html', page('', '</head>'), said))).toContain(`${meta}></head>`);
    expect(textOf(written('a.html', page('', ''), said))).toContain(`<title>T</title>${meta}><body>`);
  });
});
