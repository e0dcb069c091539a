import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readBook } from './open-book.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));

function factsOf(name: string, bytes: Uint8Array) {
  const read = readBook(name, bytes);
  if (!read.ok) throw new Error(read.kind);
  const { series, year, licence } = read.book.facts;
  return { series, year, licence };
}

/** What an EPUB says of itself with these elements in place of its own dates and rights. */
function ofEpub(metadata: string) {
  const files = unzipSync(fixture('alice-pandoc-3.epub'));
  const changed = Object.entries(files).map(([name, bytes]) => {
    if (!name.endsWith('.opf')) return [name, bytes] as const;
    const text = strFromU8(bytes)
      .replace(/<dc:(?:date|rights)[\s\S]*?<\/dc:(?:date|rights)>/g, '')
      .replace('</metadata>', `${metadata}</metadata>`);
    return [name, strToU8(text)] as const;
  });
  return factsOf('a.epub', zipSync(Object.fromEntries(changed)));
}

test('an EPUB says its series, the year of its publication and its licence (projects.37)', () => {
  expect(
    ofEpub(
      '<meta property="belongs-to-collection" refines="#c1">All</meta><meta property="belongs-to-collection" id="c1">Tales &amp; rhymes</meta>' +
        '<dc:date opf:event="modification">2020-01-02</dc:date><dc:date>1865-11-26T00:00:00Z</dc:date><dc:rights>CC BY 4.0</dc:rights>',
    ),
  ).toEqual({ series: 'Tales & rhymes', year: '1865', licence: 'CC BY 4.0' });
  expect(
    ofEpub('<meta name="calibre:series" content="Tales &amp; rhymes"/><dc:date>0101-01-01</dc:date>'),
  ).toEqual({
    series: 'Tales & rhymes',
    year: '',
    licence: '',
  });
});

test('a FictionBook says its series, year and licence (projects.37)', () => {
  const book = (info: string, after = '') =>
    factsOf(
      'a.fb2',
      strToU8(
        `<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info>` +
          `<genre>prose</genre><book-title>Rook Hall</book-title>${info}<lang>en</lang></title-info><publish-info><year>2001</year>` +
          `<sequence name="Other"/></publish-info>${after}</description><body><section><title><p>One</p></title><p>Once.</p></section></body></FictionBook>`,
      ),
    );
  expect(
    book(
      '<date value="1871-12-27">December of 1871</date><sequence name="Halls &amp; towers" number="2"/>',
      '<custom-info info-type="isbn">1</custom-info><custom-info info-type="License">CC0</custom-info>',
    ),
  ).toEqual({ series: 'Halls & towers', year: '1871', licence: 'CC0' });
  expect(book('<date value="1871-12-27"/>')).toEqual({ series: '', year: '1871', licence: '' });
});
