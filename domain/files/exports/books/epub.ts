import { strToU8, type Zippable, zipSync } from 'fflate';
import { directionOf } from '../../../core/languages/direction.ts';
import { namesIn, type Work } from '../../../core/works/work-fields.ts';
import { translatedTitle } from '../../../texts/sections/section-titles.ts';
import type { Book } from './book.ts';
import { translatorsOf } from './credits.ts';
import { notePlaces } from './notes.ts';
import { permanentId } from './permanent-id.ts';
import {
  BOOK_STYLE,
  chapterXhtml,
  closingXhtml,
  coverXhtml,
  escapeText,
  type Pages,
  spokenIn,
} from './xhtml.ts';

/** The earliest time that a zip can store: it says nothing, and equal books are equal files. */
const MTIME = new Date(1980, 0, 2);

type Page = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly isListed: boolean;
};

/** The file of the cover in the archive. */
const COVER_FILE = 'cover.jpg';

/** A book as EPUB 3, with the contents of EPUB 2 too for readers that know nothing newer. */
export function bookEpub(book: Book): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(book);
  const pictures = [...book.pictures.values()];
  const files: Zippable = {
    // Readers find the kind of the file at a fixed place, so this entry is the first and isn't compressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(packageOf(book, pages)),
    'EPUB/nav.xhtml': strToU8(navOf(book, pages)),
    'EPUB/toc.ncx': strToU8(ncxOf(book, pages)),
    'EPUB/style.css': strToU8(BOOK_STYLE),
    // A JPEG gets no smaller.
    ...(book.cover && { [`EPUB/${COVER_FILE}`]: [book.cover.jpeg, { level: 0 }] as const }),
    ...Object.fromEntries(
      pictures.map(({ name, bytes }) => [`EPUB/${name}`, [bytes, { level: 0 }] as const]),
    ),
    ...Object.fromEntries(
      pages.map((page) => [`EPUB/${page.id}.xhtml`, strToU8(document(book, page.title, page.content))]),
    ),
  };
  return new Uint8Array(zipSync(files, { mtime: MTIME }));
}

function pagesOf(book: Book): Page[] {
  const { title, description, chapters, words, cover } = book;
  const about = description === '' ? '' : `\n<p>${escapeText(description)}</p>`;
  const closing = closingXhtml(book);
  const width = String(chapters.length).length;
  const idOf = (at: number) => `chapter-${String(at + 1).padStart(width, '0')}`;
  const { notes, references } = notePlaces(book);
  const placeOf = (chapter: number | undefined, id: string) =>
    chapter === undefined ? undefined : `${idOf(chapter)}.xhtml#${id}`;
  const places: Pages = {
    noteAt: (note) => placeOf(notes.get(note), `note-${note}`),
    referenceAt: (note) => placeOf(references.get(note), `ref-${note}`),
    pictureAt: ({ name }) => name,
    isEpub: true,
    referred: new Set(),
  };
  return [
    ...(cover ? [{ id: 'cover', title, content: coverXhtml(book, cover, COVER_FILE), isListed: false }] : []),
    { id: 'title', title, content: `<h1>${escapeText(title)}</h1>${about}`, isListed: false },
    ...chapters.map((chapter, index) => ({
      id: idOf(index),
      title: chapter.title ? translatedTitle(chapter.title) : '—',
      content: `<section>\n${chapterXhtml(book, chapter, places)}\n</section>`,
      isListed: true,
    })),
    ...(closing === '' ? [] : [{ id: 'about', title: words.credits, content: closing, isListed: false }]),
  ];
}

/** The language of what is not the text: titles and lists. */
const langOf = ({ target_lang }: Book) => escapeText(target_lang);

const document = (
  book: Book,
  title: string,
  content: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${spokenIn(book.target_lang)}>
<head>
<title>${escapeText(title) || '—'}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${content}
</body>
</html>
`;

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** What the package says of the work. */
function workOf({ author, original_title, series, year, licence }: Work): string {
  const element = (name: string, words: string) =>
    words === '' ? '' : `<dc:${name}>${escapeText(words)}</dc:${name}>\n`;
  const inSeries = `<meta property="belongs-to-collection" id="series">${escapeText(series)}</meta>
<meta refines="#series" property="collection-type">series</meta>\n`;
  return [
    ...namesIn(author).map((name) => element('creator', name)),
    element('source', original_title),
    // A date of another form is no date of an EPUB.
    element('date', /^\d{4}$/.test(year) ? year : ''),
    element('rights', licence),
    series === '' ? '' : inSeries,
  ].join('');
}

function packageOf(book: Book, pages: readonly Page[]): string {
  const { title, description, address, madeAt, source_lang, layout, cover, work } = book;
  const modified = new Date(madeAt).toISOString().replace(/\.\d+Z$/, 'Z');
  const people = translatorsOf(book).map(
    (name, index) =>
      `<dc:contributor id="translator-${index + 1}">${escapeText(name)}</dc:contributor>\n<meta refines="#translator-${index + 1}" property="role" scheme="marc:relators">trl</meta>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${langOf(book)}" dir="${directionOf(book.target_lang)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeText(permanentId(address))}</dc:identifier>
<dc:title>${escapeText(title)}</dc:title>
<dc:language>${langOf(book)}</dc:language>
${layout === 'translation' ? '' : `<dc:language>${escapeText(source_lang)}</dc:language>\n`}${description === '' ? '' : `<dc:description>${escapeText(description)}</dc:description>\n`}${workOf(work)}${people.join('')}<meta property="dcterms:modified">${modified}</meta>
${cover ? '<meta name="cover" content="cover-image"/>\n' : ''}</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
${cover ? `<item id="cover-image" href="${COVER_FILE}" media-type="image/jpeg" properties="cover-image"/>\n` : ''}${[...book.pictures.values()].map(({ name, type }, index) => `<item id="picture-${index + 1}" href="${name}" media-type="image/${type}"/>\n`).join('')}${pages.map(({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join('\n')}
</manifest>
<spine toc="ncx" page-progression-direction="${directionOf(book.target_lang)}">
${pages.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
${cover ? `<guide><reference type="cover" title="${escapeText(title)}" href="cover.xhtml"/></guide>\n` : ''}</package>
`;
}

const listed = (pages: readonly Page[]) => pages.filter(({ isListed }) => isListed);

function navOf(book: Book, pages: readonly Page[]): string {
  const entries = listed(pages).map(
    ({ id, title }) => `<li><a href="${id}.xhtml">${escapeText(title) || '—'}</a></li>`,
  );
  const heading = escapeText(book.words.contents);
  return document(
    book,
    book.words.contents,
    `<nav epub:type="toc" id="toc" role="doc-toc">\n<h1>${heading}</h1>\n<ol>\n${entries.join('\n')}\n</ol>\n</nav>`,
  );
}

function ncxOf(book: Book, pages: readonly Page[]): string {
  const points = listed(pages).map(
    ({ id, title }, index) =>
      `<navPoint id="${id}" playOrder="${index + 1}"><navLabel><text>${escapeText(title) || '—'}</text></navLabel><content src="${id}.xhtml"/></navPoint>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${langOf(book)}">
<head><meta name="dtb:uid" content="${escapeText(permanentId(book.address))}"/></head>
<docTitle><text>${escapeText(book.title)}</text></docTitle>
<navMap>
${points.join('\n')}
</navMap>
</ncx>
`;
}
