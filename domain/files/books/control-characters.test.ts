import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { BookFormat } from '../../formats/model/format.ts';
import { withoutControls } from '../exports/export.ts';
import { replacedOf } from '../exports/own-file.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

const zip = (files: Zippable) => zipSync(files, { level: 0, mtime: new Date(1980, 1, 2) });
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A file of each format with two paragraphs. */
const FILES: { readonly [Id in BookFormat]: (one: string, two: string) => Uint8Array } = {
  html: (one, two) => strToU8(`<html><body>\n<p>${one}</p>\n<p>${two}</p></body></html>`),
  fb2: (one, two) =>
    strToU8(`<FictionBook><body><section>\n<p>${one}</p>\n<p>${two}</p></section></body></FictionBook>`),
  markdown_document: (one, two) => strToU8(`${one}\n\n${two}\n`),
  text_document: (one, two) => strToU8(`${one}\n\n${two}\n`),
  docx: (one, two) => {
    const paragraphs = [one, two].map((text) => `\n<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
    return zip({
      'word/document.xml': strToU8(`<w:document ${W}><w:body>${paragraphs}</w:body></w:document>`),
    });
  },
  odt: (one, two) =>
    zip({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8(
        `<office:document-content><office:body><office:text>\n<text:p>${one}</text:p>\n<text:p>${two}</text:p></office:text></office:body></office:document-content>`,
      ),
    }),
  epub: (one, two) =>
    zip({
      mimetype: strToU8('application/epub+zip'),
      'META-INF/container.xml': strToU8(
        '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>',
      ),
      'a.opf': strToU8(
        '<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
      ),
      'a.xhtml': strToU8(`<html><body>\n<p>${one}</p>\n<p>${two}</p></body></html>`),
    }),
};
const OPTIONS = { source_lang: 'en', target_lang: 'ru', untranslated: 'source', isSource: false } as const;

/** The strings of a book, and the book with other texts for them. */
function bookOf(format: BookFormat, bytes: Uint8Array) {
  const read = readBook('book', bytes, format);
  if (!read.ok) throw new Error(read.kind);
  const strings = read.book.sections.flatMap((section) => section.strings);
  const written = (translation: (text: string) => string | null) => {
    const rows = strings.map((one) => ({
      ...{ key: '', frame: { lead: '', raw: null }, ...one },
      translation: translation(one.text),
    }));
    const lacking = replacedOf(rows, format).map(({ characters, texts }) => [characters, texts]);
    return { bytes: writeBook(openBook(bytes, format), [withoutControls(rows, format)], OPTIONS), lacking };
  };
  return { texts: strings.map(({ text }) => text), leftOut: read.book.leftOut, written };
}

test.each(Object.entries(FILES) as [BookFormat, (typeof FILES)[BookFormat]][])(
  'a text of %s with a control character stays in the file, and is named; one that was stored is replaced, and named (strings.22)',
  (format, file) => {
    const bytes = file('One\uFFFF end.', 'Two.');
    const { texts, leftOut, written } = bookOf(format, bytes);
    expect([texts, leftOut]).toEqual([
      ['Two.'],
      [{ line: expect.any(Number), kind: 'control', key: 'One\uFFFF end.' }],
    ]);
    expect(leftOut[0]?.line).toBe(format.endsWith('_document') ? 1 : 2);
    expect(Buffer.from(written(() => null).bytes).equals(bytes)).toBe(true);
    const other = written(() => 'Zwei.');
    expect(bookOf(format, other.bytes)).toMatchObject({ texts: ['Zwei.'], leftOut });
    expect(other.lacking).toEqual([]);
    const stored = written(() => 'A\u0004B\u001FC');
    expect(bookOf(format, stored.bytes).texts).toEqual(['A\uFFFDB\uFFFDC']);
    expect(stored.lacking).toEqual([['␄␟', 1]]);
  },
);
