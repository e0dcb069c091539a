import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { NO_WORK } from '../../../core/works/work-fields.ts';
import { scanXml } from '../../../formats/xml/scan-xml.ts';
import type { BookString } from '../../books/model/book.ts';
import { lookKey, newLookState } from '../../books/model/looks.ts';
import { openBook, readBook } from '../../books/open-book.ts';
import { bitmapOf } from '../../looks/bitmap.ts';
import type { Picture } from '../../looks/look.ts';
import { withDescriptions } from '../../looks/with-descriptions.ts';
import { type BookSection, bookFile } from '../book-file.ts';
import { BOOK_FORMATS, type BookFormat, hasLayout, LAYOUTS, type Layout } from './book.ts';

/** A book of a fixture, translated by words that say what they are of. */
const fail = () => expect.fail('not read');

async function contentOf(name: string, format: BookFormat, layout: Layout = 'translation', without?: string) {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../../books/fixtures', name)));
  const read = readBook(name, bytes);
  if (!read.ok) throw new Error(read.kind);
  const book = openBook(bytes, read.book.format);
  const { looks, pictures: names, descriptions } = book.looks?.(newLookState()) ?? fail();
  const keyOf = ({ slot }: BookString) => slot && lookKey(slot);
  const strings = new Map(
    read.book.sections.flatMap((one) => one.strings.map((string) => [keyOf(string), string])),
  );
  const described = descriptions.map(({ at, beside, isBefore }) => ({
    ...{ string: strings.get(lookKey(at)) ?? fail(), beside: lookKey(beside), isBefore },
  }));
  const pictures = new Map(
    names.flatMap((one, at): [string, Picture][] => {
      const found = book.pictureIn?.(one);
      const bitmap = found && bitmapOf(found);
      return bitmap ? [[one, { ...bitmap, name: `picture-${at + 1}.png`, bytes: found }]] : [];
    }),
  );
  const sections = read.book.sections
    .filter((section) => section.name !== without && section.name !== 'Labels')
    .map(
      ({ name, strings }): BookSection => ({
        section: {
          name,
          translated_name: null,
          format: read.book.format,
          updated_at: 0,
          stats: { last_update: 0 },
        },
        strings: withDescriptions(strings, described, (string) => keyOf(string) ?? undefined).map(
          ({ text, context, continues, slot }) => ({
            ...{ text, context, continues, author: 'ann', translation: text.replaceAll('rook', 'грач') },
            look: slot ? looks.get(lookKey(slot)) : undefined,
          }),
        ),
      }),
    );
  const project = {
    ...{ handle: 'rook', name: 'Rook Hall', description: '', address: 'https://d.example/p', cover: null },
    ...{ work: NO_WORK, pictures, source_lang: 'en', target_lang: 'ru' },
  };
  const { content } = await bookFile(project, sections, format, {
    ...{ layout, untranslated: 'source', hasCredits: true, hasColophon: true, lang: 'en' },
  });
  return content;
}

/** The text of a book that is made so: of an archive its parts of XML. */
async function made(...of: Parameters<typeof contentOf>): Promise<string> {
  const content = await contentOf(...of);
  if (typeof content === 'string') return content;
  return Object.entries(unzipSync(content))
    .filter(([file]) => /\.(?:xhtml|opf|xml)$/.test(file))
    .map(([file, bytes]) => `--- ${file}\n${strFromU8(bytes)}`)
    .join('\n');
}

const FIXTURES = ['rook-hall.epub', 'rook-hall.fb2'];

/** How each format writes what the source file has (exports.39). */
const WRITTEN: Readonly<Record<BookFormat, Readonly<Record<string, string | RegExp>>>> = {
  epub: {
    verse:
      /<blockquote class="verse">(?:<h3.*?<\/h3>)?<div class="stanza"><p [^>]*>The грачs fly home at evening,/,
    signature: /<p class="text signature"[^>]*>(?:<span class="sc">)?John Rook/,
    'small capitals': '<span class="sc">Rook Hall</span>',
    reference:
      /<a href="chapter-\d\.xhtml#note-1" id="ref-1" epub:type="noteref" role="doc-noteref"><sup>1<\/sup>/,
    note: /<div class="note" id="note-1" epub:type="footnote" role="doc-footnote"><a class="back" href="chapter-\d\.xhtml#ref-1" role="doc-backlink">1<\/a><p [^>]*>So the maps say\./,
    picture: /<figure><img src="picture-\d\.png" alt="[^"]*" width="160" height="120"\/><\/figure>/,
    'a picture in a line': /The seal <img src="picture-\d\.png" alt="[^"]*" width="24" height="24"\/> was/,
    table: /<tr><td><p [^>]*>The library<\/p><\/td><td><p [^>]*>Two owls/,
    heading: /<h3 class="text"[^>]*>The song/,
  },
  html: {
    verse: /<blockquote class="verse">/,
    reference: '<a href="#note-1" id="ref-1"><sup>1</sup></a>',
    picture: /<figure><img src="data:image\/png;base64,iVBOR/,
    table: '<table class="data">',
  },
  fb2: {
    verse:
      /<poem>(?:<title>.*?<\/title>)?<stanza><v>The грачs fly home at evening,<\/v><v>The грачs fly home at last,<\/v><\/stanza>/,
    epigraph:
      /<epigraph><p>All happy houses are alike\.<\/p><text-author>(?:<emphasis>)?An old saying(?:<\/emphasis>)?<\/text-author><\/epigraph>/,
    signature: /<cite><p>Dear Ann,<\/p>.*?<text-author>(?:<style name="small-caps">)?John Rook/s,
    'small capitals': '<style name="small-caps">Rook Hall</style>',
    reference: '<a l:href="#note-1" type="note">[1]</a>',
    note: /<body name="notes">.*<section id="note-1"><title><p>1<\/p><\/title><p>So the maps say\./s,
    picture: /<image l:href="#picture-\d\.png"/,
    table: '<tr><td>The library</td><td>Two owls</td></tr>',
    heading: '<subtitle>The song</subtitle>',
  },
  docx: {
    verse: /<w:pStyle w:val="Dragomanverse"\/>/,
    signature: /<w:pStyle w:val="Dragomansignature"\/>/,
    'small capitals': /<w:smallCaps\/>.*?Rook Hall/s,
    reference: '<w:footnoteReference w:id="1"/>',
    note: /<w:footnote w:id="2">.*?He wrote in haste\..*?Nobody knows why\./s,
    picture: /<wp:docPr [^>]*name="picture-\d\.png"/,
    table: /<w:tc>.*?The library.*?<\/w:tc><w:tc>.*?Two owls/s,
  },
  odt: {
    verse:
      /<text:p text:style-name="verse(?:-last)?"><text:span text:style-name="target">The грачs fly home at evening,/,
    signature: /<text:p text:style-name="signature">.*?John Rook/,
    'small capitals': '<text:span text:style-name="sc">Rook Hall</text:span>',
    note: /<text:note text:id="note-1" text:note-class="footnote"><text:note-citation>1<\/text:note-citation><text:note-body><text:p text:style-name="Footnote">.*?So the maps say\./,
    'numbers of notes through the book': /<text:notes-configuration [^>]*text:start-numbering-at="document"/,
    picture: /<draw:image xlink:href="Pictures\/picture-\d\.png"/,
    table:
      /The library<\/text:span><\/text:p><\/table:table-cell><table:table-cell [^>]*><text:p[^>]*><text:span[^>]*>Two owls/,
  },
  md: {
    verse:
      '> The грачs fly home at evening,\\\n> The грачs fly home at last,\n>\n> And nobody is waiting\\\n',
    signature: /> <div align="right">\n>\n> .*John Rook/,
    'small capitals': '<span style="font-variant: small-caps">Rook Hall</span>, and *nobody* lived',
    reference: 'hill.[^1] It',
    note: /\n\[\^2\]: He wrote in haste\.\n\n {4}Nobody knows why\./,
    picture: /!\[[^\]]*\]\[picture-\d\.png\]/,
    table: '| Room | Guests |\n| --- | --- |\n| The library | Two owls |',
    heading: '### The song',
  },
  txt: {
    verse:
      '\n    The грачs fly home at evening,\n    The грачs fly home at last,\n\n    And nobody is waiting\n',
    reference: 'hill.[1] It',
    note: '[2] He wrote in haste.\n\nNobody knows why.',
    table: 'The library | Two owls\n',
  },
};

describe.each(FIXTURES)('a book of %s', (name) => {
  test.each(BOOK_FORMATS)('keeps as %s what the file has (exports.39)', async (format) => {
    const file = await made(name, format);
    for (const [what, written] of Object.entries(WRITTEN[format]))
      expect(file, what).toMatch(typeof written === 'string' ? new RegExp(RegExp.escape(written)) : written);
    expect(file).not.toContain('undefined');
  });

  test.each(LAYOUTS)(
    'has each note, picture and reference once as %s in every format, and is well-formed',
    async (layout) => {
      for (const format of BOOK_FORMATS.filter((one) => hasLayout(one, layout))) {
        const file = await made(name, format, layout);
        const ids = [...file.matchAll(/\s(?:id|text:id)="((?:note|ref)-\d+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(file).toContain('So the maps say');
        if (format === 'fb2') expect(scanXml(file, () => {})).toMatchObject({ ok: true });
        for (const part of file.split(/^--- .*\n/m).slice(1))
          expect(scanXml(part.replace('<!DOCTYPE html>', ''), () => {})).toMatchObject({ ok: true });
      }
    },
  );

  test('of a chapter without its notes says their numbers, which lead nowhere', async () => {
    const notes = name.endsWith('.epub') ? 'Endnotes' : 'Notes';
    for (const format of BOOK_FORMATS) {
      const file = await made(name, format, 'translation', notes);
      expect(file).not.toMatch(/#note-1"|footnoteReference w:id="1"|\[\^1\]/);
      expect(file).not.toContain('So the maps say');
    }
  });
});

test.each(['docx', 'odt'] as const)(
  'a made %s is read with all that it keeps (exports.39)',
  async (format) => {
    const bytes = await contentOf('rook-hall.epub', format);
    if (typeof bytes === 'string') throw new Error('no archive');
    const read = readBook(`a.${format}`, bytes);
    if (!read.ok) throw new Error(read.kind);
    const { looks, pictures } = openBook(bytes, format).looks?.(newLookState()) ?? {
      looks: new Map(),
      pictures: [],
    };
    const lookAt = (words: string) => {
      const found = read.book.sections
        .flatMap(({ strings }) => strings)
        .find(({ text }) => text.includes(words));
      return found?.slot ? looks.get(lookKey(found.slot)) : undefined;
    };
    const kindsAt = (words: string) => lookAt(words)?.groups?.map(({ kind }: { kind: string }) => kind);
    expect(pictures).toHaveLength(3);
    expect(lookAt('A house on a hill')).toMatchObject({ kind: 'picture', picture: pictures[0] });
    expect(lookAt('a red seal')).toMatchObject({ kind: 'alt', picture: pictures[2] });
    expect(Object.values(lookAt('The house stood')?.marks ?? {})).toEqual(
      expect.arrayContaining([
        { kind: 'note', note: 1 },
        { kind: 'style', style: 'sc' },
      ]),
    );
    for (const words of ['He wrote in haste', 'Nobody knows why']) expect(kindsAt(words)).toEqual(['note']);
    expect([kindsAt('fly home at evening'), kindsAt('Dear Ann'), kindsAt('All happy')]).toEqual([
      ['verse'],
      ['letter'],
      ['epigraph'],
    ]);
    expect(lookAt('John Rook')).toMatchObject({ kind: 'signature', groups: lookAt('Dear Ann')?.groups });
    expect(lookAt('A mouse')?.cell).toMatchObject({ row: 3, column: 1 });
    expect(lookAt('They sang')).toBeUndefined();
  },
);
