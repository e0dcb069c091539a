import { type Archive, readEntry } from '../../../core/archive/archive.ts';
import { replaceEntries } from '../../../core/archive/replace-entries.ts';
import { tokensOf } from '../../../formats/markup/tokens.ts';
import { wholeText } from '../documents/whole-text.ts';
import { looksOf } from '../looks/book-looks.ts';
import { markupLooks } from '../looks/markup-looks.ts';
import { readStyleSheets, type StyleSheet } from '../looks/style-sheets.ts';
import { attributePlaces, directionPlace, type Element, elementsIn } from '../markup/elements.ts';
import { findTexts } from '../markup/find-texts.ts';
import { markupSyntax } from '../markup/markup-syntax.ts';
import { readPartText } from '../markup/part-text.ts';
import { textBlocksIn } from '../markup/text-blocks.ts';
import { XHTML } from '../markup/vocabulary.ts';
import { languagePlace } from '../markup/work-edits.ts';
import type { BookPart, ChapterStart, Front, OpenBook, ReadPart } from '../model/book.ts';
import type { BookLooks, LookState } from '../model/looks.ts';
import type { FoundText } from '../model/places.ts';
import { plainText } from '../model/plain-text.ts';
import { type ContentsEntry, readNav, readNcx } from './contents.ts';
import { fragmentOf, type Package, readPackage, resolvePath, textIn } from './package.ts';
import { packageEdits } from './package-edits.ts';
import { titleIn } from './people.ts';

const SYNTAX = markupSyntax(XHTML);

/** Entries of the contents that are deeper than this begin no chapter. */
const DEEPEST = 1;

/** Opens an EPUB 2 or 3. Throws a BookError or an ArchiveError if it can't be read (books.4). */
export function openEpub(archive: Archive): OpenBook {
  const book = readPackage(archive);
  const entries = contentsOf(archive, book);
  const pages: ReadPart[] = [];
  const anchorsOf = new Map<string, { index: number; anchors: ReadonlyMap<string, number> }>();
  for (const path of book.spine) {
    // The texts of the navigation repeat those of the chapters.
    const text = path === book.nav ? undefined : textIn(archive, path);
    if (text === undefined) continue;
    const { texts, anchors } = findTexts(text, XHTML);
    anchorsOf.set(path, { index: pages.length, anchors });
    pages.push({ path, texts });
  }
  const starts = entries.flatMap(({ path, fragment, label, depth }): ChapterStart[] => {
    const anchors = anchorsOf.get(path);
    if (!anchors || depth > DEEPEST) return [];
    return [{ part: anchors.index, offset: anchors.anchors.get(fragment) ?? 0, name: label, depth }];
  });
  const known = new Set(pages.flatMap(({ texts }) => texts.map(({ text }) => plainText(text))));
  const fronts = [{ path: book.path, texts: titlesOf(book) }, ...ownLabels(archive, book, known)];
  const chapters = starts.length > 0 ? starts : startsByFile(pages);
  return {
    facts: {
      title: book.title,
      author: book.author,
      language: book.language,
      description: book.description,
      series: book.series,
      year: book.year,
      licence: book.licence,
      cover: book.cover === undefined ? null : coverIn(archive, book.cover),
    },
    parts: [...fronts, ...pages],
    starts: chapters.map((start) => ({ ...start, part: start.part + fronts.length })),
    partOf: (path) => partOf(archive, path),
    fronts: () => frontsOf(archive, book),
    looks: (state) => looksIn(archive, book, state),
    pictureIn: (name) => readEntry(archive, name),
    written: (changed) => replaceEntries(archive, changed),
  };
}

/** File names of pictures. Whether a file is one shows when it is read. */
const PICTURE = /\.(?:jpe?g|png|gif)$/i;

function looksIn(archive: Archive, { spine, nav, cover }: Package, state: LookState): BookLooks {
  const sheets = new Map<string, StyleSheet>();
  const parts = spine.flatMap((path) => {
    const content = path === nav ? undefined : textIn(archive, path);
    if (content === undefined) return [];
    const part = {
      path,
      content,
      vocabulary: XHTML,
      sheet: sheetOf(archive, path, content, sheets),
      targetOf: (address: string) => {
        const id = fragmentOf(address);
        if (id === '') return undefined;
        return { path: address.startsWith('#') ? path : resolvePath(path, address), id };
      },
      pictureAt: (address: string) => {
        const name = resolvePath(path, address);
        return PICTURE.test(name) && name !== cover && archive.entries.has(name) ? name : undefined;
      },
    };
    return [markupLooks(part, state)];
  });
  return looksOf(parts, state);
}

/** The style sheets of a page; many pages have the same ones, which are read once. */
function sheetOf(
  archive: Archive,
  path: string,
  content: string,
  known: Map<string, StyleSheet>,
): StyleSheet {
  const head = elementsIn(tokensOf(content.slice(0, HEAD), true), new Set(['link', 'style']));
  const sheets = head.flatMap(({ name, attributes, from, to }): { css?: string; path?: string }[] => {
    if (name === 'style') return [{ css: content.slice(from, to) }];
    const address = /\bstylesheet\b/i.test(attributes.rel ?? '') ? attributes.href : undefined;
    return address === undefined ? [] : [{ path: resolvePath(path, address) }];
  });
  const key = JSON.stringify(sheets);
  const read =
    known.get(key) ?? readStyleSheets(sheets.map(({ css, path = '' }) => css ?? textIn(archive, path) ?? ''));
  known.set(key, read);
  return read;
}

/** How many characters of a page are searched for its style sheets. */
const HEAD = 100_000;

function contentsOf(archive: Archive, { nav, ncx }: Package): ContentsEntry[] {
  const [navText, ncxText] = [nav, ncx].map((path) =>
    path === undefined ? undefined : textIn(archive, path),
  );
  const entries = nav !== undefined && navText !== undefined ? readNav(nav, navText) : [];
  if (entries.length > 0 || ncx === undefined || ncxText === undefined) return entries;
  return readNcx(ncx, ncxText);
}

function partOf(archive: Archive, path: string): BookPart | undefined {
  const bytes = readEntry(archive, path);
  return bytes && { path, syntax: SYNTAX, ...readPartText(bytes) };
}

/** A cover that can't be read is none. */
function coverIn(archive: Archive, path: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = readEntry(archive, path);
    return bytes ? new Uint8Array(bytes) : null;
  } catch {
    return null;
  }
}

/** The title and the description of the book, where they are plain text. */
function titlesOf({ text, elements }: Package): FoundText[] {
  const description = elements.find(({ name }) => name === 'description');
  return [titleIn(text, elements), description].flatMap((element) =>
    element ? wholeText(text, element) : [],
  );
}

/** The texts of the navigation that are not those of chapters, so that they have to be translated too. */
function ownLabels(archive: Archive, book: Package, known: ReadonlySet<string>): ReadPart[] {
  const path = book.nav ?? book.ncx;
  const text = path === undefined ? undefined : textIn(archive, path);
  if (path === undefined || text === undefined) return [];
  const seen = new Set(known).add(plainText(book.title));
  const texts = labelsIn(path, text, book).filter((label) => {
    const plain = plainText(label.text);
    const isNew = !seen.has(plain) && !/^[\divxlc.]+$/i.test(plain);
    seen.add(plain);
    return isNew;
  });
  return texts.length > 0 ? [{ path, texts }] : [];
}

/** The labels of a navigation document or an NCX. */
function labelsIn(path: string, text: string, { ncx }: Package): FoundText[] {
  if (path !== ncx) return findTexts(text, XHTML).texts.map((foundText) => ({ ...foundText, ...LABEL }));
  const labels = elementsIn(tokensOf(text, true), new Set(['text']));
  return labels.flatMap((label) => wholeText(text, label)).map((foundText) => ({ ...foundText, ...LABEL }));
}

const LABEL = { element: '', isBeside: true } as const;

/** Without contents each file is a chapter, named after its first text. */
const startsByFile = (parts: readonly ReadPart[]): ChapterStart[] =>
  parts.flatMap(({ texts }, nth) =>
    texts.length === 0
      ? []
      : [{ part: nth, offset: 0, depth: 0, name: (texts.find(isHeading) ?? texts[0])?.text ?? '' }],
  );

const isHeading = ({ element }: FoundText): boolean => /^h[1-6]$/.test(element);

/** The language of the package and of each file, and what repeats titles: the navigation and the titles of pages. */
function frontsOf(archive: Archive, book: Package): Front[] {
  const { path, text, elements } = book;
  const [language] = elements.filter(({ name }) => name === 'language');
  const roots = elements.filter(({ name }) => name === 'package');
  const spines = elements.filter(({ name }) => name === 'spine');
  const fronts: Front[] = [
    {
      path,
      languages: [
        ...(language ? [languagePlace(text, language)] : []),
        ...roots.flatMap(({ tag }) => languagePlaces(text, tag, book)),
      ],
      echoes: [],
      workEdits: (work) => packageEdits(book, work),
      directions: spines.map(({ tag }) => directionPlace(text, tag, 'page-progression-direction')),
    },
  ];
  for (const page of new Set([
    ...book.spine,
    ...(book.nav ? [book.nav] : []),
    ...(book.ncx ? [book.ncx] : []),
  ])) {
    const content = textIn(archive, page);
    if (content === undefined) continue;
    const pageElements = elementsIn(tokensOf(content, true), new Set(['html', 'body', 'ncx', 'title']));
    const isContents = page === book.nav || page === book.ncx;
    fronts.push({
      path: page,
      isContents,
      languages: pageElements
        .filter(({ name }) => name !== 'title')
        .flatMap(({ tag }) => languagePlaces(content, tag, book)),
      echoes: [
        ...pageElements.filter(({ name }) => name === 'title').flatMap((title) => wholeText(content, title)),
        ...(isContents ? labelsIn(page, content, book) : []),
      ],
      directions: pageElements
        .filter(({ name }) => name === 'html')
        .map(({ tag }) => directionPlace(content, tag, 'dir')),
      ...(!isContents && { blocks: textBlocksIn(content, findTexts(content, XHTML).texts, XHTML) }),
    });
  }
  return fronts;
}

/** Where a start tag says that it is in the language of the book. */
function languagePlaces(content: string, tag: Element['tag'], { language }: Package) {
  return attributePlaces(content, tag, ['xml:lang', 'lang']).filter(
    ({ value }) =>
      language !== null && value.split('-')[0]?.toLowerCase() === language.split('-')[0]?.toLowerCase(),
  );
}
