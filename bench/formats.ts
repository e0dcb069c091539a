import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { openBook, readBook } from '#domain/files/books/open-book.ts';
import { writeBook } from '#domain/files/books/write-book.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import type { ExportedRow } from '#domain/formats/model/file-format.ts';
import {
  type BookFormat,
  FORMAT_IDS,
  FORMATS,
  type Format,
  isBook,
  isSubtitles,
} from '#domain/formats/model/format.ts';
import { FILE_FORMATS } from '#domain/formats/registry.ts';
import { makeDrafts } from './data.ts';
import type { Run } from './run.ts';
import { median, timeOf } from './stopwatch.ts';

const STRINGS = 4000;
const TIMES = 3;

/**
 * How fast each format is read, and printed with every string translated, in MB of its file a second (of a container:
 * of the part with the texts). The floor is reading the same texts as JSON, and writing them.
 */
export async function measureFormats({ addFact }: Run): Promise<void> {
  for (const { name, bytes, ...ways } of formatFiles())
    for (const way of ['read', 'write'] as const) {
      const taken: number[] = [];
      for (let nth = 0; nth < TIMES; nth++) taken.push(await timeOf(ways[way]));
      addFact(`${name}: ${way}`, bytes / 1000 / median(taken), 'MB/s');
    }
}

/** A file, how it is read, and how it is written with translations. */
type FormatFile = { name: string; bytes: number; read(): unknown; write(): unknown };

/** The files one after the other, since together they need much memory. */
function* formatFiles(): Iterable<FormatFile> {
  const texts = makeDrafts(STRINGS);
  const json = JSON.stringify(texts);
  yield {
    name: 'floor: JSON',
    bytes: Buffer.byteLength(json),
    read: () => JSON.parse(json),
    write: () => JSON.stringify(texts),
  };
  yield textFile('fluent', 'fluent of Firefox', repeatedMessages('fluent-firefox.ftl'));
  for (const format of FORMAT_IDS)
    yield isBook(format) ? bookFile(format) : textFile(format, format, sourceOf(format));
}

const timeAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Nothing but plurals is in the files of one format. */
const textIn = (format: Format, text: string) =>
  format === 'stringsdict' ? `{n, plural, one {${text}} other {${text}}}` : text;

/** A file of a format with so many strings of a real book. */
function sourceOf(format: Format): string {
  const rows = makeDrafts(STRINGS).map(
    ({ text }, nth): ExportedRow => ({
      text: textIn(format, text.replaceAll(/[{}]/g, '')),
      key: `key_${nth}`,
      context: isSubtitles(format) ? `${timeAt(nth * 3)} --> ${timeAt(nth * 3 + 2)}` : '',
      translation: null,
    }),
  );
  return FILE_FORMATS[format].printSource({ headerAndFooter: null, splitting: 'paragraphs' }, rows);
}

const PROGRAMS = join(import.meta.dirname, '../domain/formats/programs/fixtures');

/**
 * A file of Fluent as another program writes it, with comments, attributes and choices, so often that it has as many
 * strings.
 */
function repeatedMessages(name: string): string {
  const file = readFileSync(join(PROGRAMS, name), 'utf8');
  const { strings } = parseSource('fluent', file);
  const copies = Array.from({ length: Math.ceil(STRINGS / strings.length) }, (_, nth) =>
    file.replaceAll(/^(-?[a-zA-Z][\w-]*)(?= *=)/gm, `$1-${nth}`),
  );
  return copies.join('\n');
}

function textFile(format: Format, name: string, content: string): FormatFile {
  const read = () => parseSource(format, content);
  const { strings, headerAndFooter } = read();
  if (strings.length < STRINGS / 2) throw new Error(`${format} is not read: ${strings.length} strings`);
  const rows = strings.map((string) => ({ ...string, translation: `${string.text} (ru)` }));
  const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
  const write = () => FILE_FORMATS[format].print({ headerAndFooter, splitting: 'paragraphs' }, rows, options);
  return { name, bytes: Buffer.byteLength(content), read, write };
}

const FIXTURES = join(import.meta.dirname, '../domain/files/books/fixtures');

const ALICE = 'alice-libreoffice';
const docxParagraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/**
 * A short book of each format that is a container, the part with its texts, the end of this part, and how a paragraph
 * looks there.
 */
const CONTAINERS = {
  epub: ['alice-pandoc-3.epub', 'EPUB/text/ch001.xhtml', '</body>', (text: string) => `<p>${text}</p>`],
  docx: [`${ALICE}.docx`, 'word/document.xml', '<w:sectPr', docxParagraph],
  odt: [`${ALICE}.odt`, 'content.xml', '</office:text>', (text: string) => `<text:p>${text}</text:p>`],
} as const;

/** Books that are one file: their first lines, how a paragraph looks, and their last. */
const FILES = {
  fb2: [
    '<?xml version="1.0" encoding="UTF-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>Alice</book-title><lang>en</lang></title-info></description><body><section><title><p>One</p></title>',
    (text: string) => `<p>${text}</p>`,
    '</section></body></FictionBook>',
  ],
  html: [
    '<!DOCTYPE html><html lang="en"><body><h1>One</h1>',
    (text: string) => `<p>${text}</p>`,
    '</body></html>',
  ],
  markdown_document: ['# One\n\n', (text: string) => `${text}\n\n`, ''],
  text_document: ['CHAPTER I\n\n', (text: string) => `${text}\n\n`, ''],
} as const;

const isContainer = (format: BookFormat): format is keyof typeof CONTAINERS => format in CONTAINERS;

/** The file of a book, and the bytes of the part with its texts. */
function madeBook(format: BookFormat): { bytes: Uint8Array; size: number } {
  const texts = makeDrafts(STRINGS).map(({ text }) => text.replaceAll(/[<>&*_`[\]]/g, ' ').trim());
  if (!isContainer(format)) {
    const [first, paragraph, last] = FILES[format];
    const bytes = strToU8(first + texts.map(paragraph).join('\n') + last);
    return { bytes, size: bytes.length };
  }
  const [file, part, end, paragraph] = CONTAINERS[format];
  const entries = unzipSync(readFileSync(join(FIXTURES, file)));
  const content = strFromU8(entries[part] ?? new Uint8Array());
  const endIndex = content.lastIndexOf(end);
  const whole = strToU8(content.slice(0, endIndex) + texts.map(paragraph).join('') + content.slice(endIndex));
  return { bytes: zipSync({ ...entries, [part]: whole }), size: whole.length };
}

function bookFile(format: BookFormat): FormatFile {
  const { bytes, size } = madeBook(format);
  const read = () => readBook(`book.${FORMATS[format].extensions[0]}`, bytes, format);
  const book = read();
  const sections = book.ok ? book.book.sections : [];
  const amount = sections.reduce((sum, { strings }) => sum + strings.length, 0);
  if (amount < STRINGS / 2) throw new Error(`${format} is not read: ${amount} strings`);
  const rows = sections.map(({ strings }) =>
    strings.map((string) => ({ ...string, translation: `${string.text} (ru)` })),
  );
  const options = { source_lang: 'en', target_lang: 'ru', untranslated: 'source', isSource: false } as const;
  const write = () => writeBook(openBook(bytes, format), rows, options);
  return { name: format, bytes: size, read, write };
}
