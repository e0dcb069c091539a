import { type Archive, readEntry } from '../../../core/archive/archive.ts';
import { tokensOf } from '../../../formats/markup/tokens.ts';
import { languageCodeOf } from '../../../formats/model/file-languages.ts';
import { type Element, elementsIn } from '../markup/elements.ts';
import { readPartText } from '../markup/part-text.ts';
import { wordsIn } from '../markup/work-edits.ts';
import { BookError } from '../model/book.ts';
import { paragraphsOf, wordsOf } from '../model/plain-text.ts';
import { yearIn } from '../model/year-in.ts';
import { authorsOf, nameOf, peopleIn, titleIn } from './people.ts';

type Item = { readonly path: string; readonly type: string; readonly properties: readonly string[] };

/** What the package document of an EPUB says: its own path, what it says of the book, and the files of the book. */
export type Package = {
  readonly path: string;
  readonly text: string;
  readonly elements: readonly Element[];
  readonly title: string;
  readonly author: string;
  readonly language: string | null;
  readonly description: string;
  readonly series: string;
  readonly year: string;
  readonly licence: string;
  /** The files to read, in order. */
  readonly spine: readonly string[];
  readonly nav: string | undefined;
  readonly ncx: string | undefined;
  readonly cover: string | undefined;
};

const CONTAINER = 'META-INF/container.xml';
/** Ways to hide fonts, which keep nobody from reading. */
const FONT_OBFUSCATION = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;
const NAMES = new Set(
  'package metadata title creator contributor rights date language description meta item itemref spine reference'.split(
    ' ',
  ),
);

/** The text of a file of the book; undefined if there is none. */
export function textIn(archive: Archive, path: string): string | undefined {
  const bytes = readEntry(archive, path);
  return bytes && readPartText(bytes).text;
}

/** Throws a BookError for a book that may only be read with a key (books.4). */
function refuseRights(archive: Archive): void {
  if (archive.entries.has('META-INF/rights.xml')) throw new BookError('encrypted');
  const encryption = textIn(archive, 'META-INF/encryption.xml');
  if (encryption === undefined) return;
  const methods = elementsIn(tokensOf(encryption, true), new Set(['EncryptionMethod']));
  const algorithms = methods.map(({ attributes }) => attributes.Algorithm ?? '');
  if (!algorithms.every((algorithm) => FONT_OBFUSCATION.test(algorithm))) throw new BookError('encrypted');
}

/** Reads the package document. Throws a BookError if there is none. */
export function readPackage(archive: Archive): Package {
  refuseRights(archive);
  const container = textIn(archive, CONTAINER) ?? '';
  const [root] = elementsIn(tokensOf(container, true), new Set(['rootfile']));
  const path = root?.attributes['full-path'];
  const text = path === undefined ? undefined : textIn(archive, path);
  if (path === undefined || text === undefined) throw new BookError('corrupt');
  const elements = elementsIn(tokensOf(text, true), NAMES);
  const items = new Map<string, Item>();
  for (const { name, attributes } of elements) {
    if (name !== 'item' || attributes.id === undefined || attributes.href === undefined) continue;
    items.set(attributes.id, {
      path: resolvePath(path, attributes.href),
      type: attributes['media-type'] ?? '',
      properties: (attributes.properties ?? '').split(/\s+/),
    });
  }
  const all = [...items.values()];
  const textsOf = (elementName: string) =>
    elements.filter(({ name }) => name === elementName).map(({ from, to }) => wordsOf(text.slice(from, to)));
  const contentOf = (elementName: string) => {
    const element = elements.find(({ name }) => name === elementName);
    return element ? text.slice(element.from, element.to) : '';
  };
  const title = titleIn(text, elements);
  const spine = elements
    .filter(({ name }) => name === 'itemref')
    .flatMap(({ attributes }) => items.get(attributes.idref ?? '') ?? [])
    .filter(({ type }) => type === 'application/xhtml+xml' || type === 'text/html');
  const tocId = elements.find(({ name }) => name === 'spine')?.attributes.toc ?? '';
  const coverId = elements.find(({ name, attributes }) => name === 'meta' && attributes.name === 'cover');
  const cover =
    all.find(({ properties }) => properties.includes('cover-image')) ??
    items.get(coverId?.attributes.content ?? '');
  return {
    path,
    text,
    elements,
    title: title ? wordsIn(text, title) : '',
    author: authorsOf(peopleIn(text, elements))
      .map(({ element }) => nameOf(text, element))
      .join(', '),
    language: languageCodeOf(textsOf('language')[0] ?? ''),
    description: paragraphsOf(contentOf('description')),
    series: seriesOf(text, elements),
    year: yearOf(text, elements),
    licence: textsOf('rights')[0] ?? '',
    spine: [...new Set(spine.map((item) => item.path))],
    nav: all.find(({ properties }) => properties.includes('nav'))?.path,
    ncx: (items.get(tocId) ?? all.find(({ type }) => type === 'application/x-dtbncx+xml'))?.path,
    cover: cover?.type.startsWith('image/') ? cover.path : undefined,
  };
}

/** The series that an EPUB 3 says, or Calibre. */
function seriesOf(text: string, elements: readonly Element[]): string {
  const metas = elements.filter(({ name }) => name === 'meta');
  const collection = metas.find(
    ({ attributes }) => attributes.property === 'belongs-to-collection' && attributes.refines === undefined,
  );
  if (collection) return wordsOf(text.slice(collection.from, collection.to));
  return metas.find(({ attributes }) => attributes.name === 'calibre:series')?.attributes.content ?? '';
}

/** When it was published, not when its file was made or changed. */
function yearOf(text: string, elements: readonly Element[]): string {
  const date = elements.find(
    ({ name, attributes }) =>
      name === 'date' &&
      !/^(?:creation|modification)$/.test(attributes['opf:event'] ?? attributes.event ?? ''),
  );
  return date ? yearIn(text.slice(date.from, date.to)) : '';
}

/** The path in the archive of an address in a file of it. */
export function resolvePath(from: string, address: string): string {
  const path = decoded(address.split('#')[0] ?? '');
  const folders = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.' && step !== '') folders.push(step);
  }
  return folders.join('/');
}

/** The fragment of an address, empty if it has none. */
export const fragmentOf = (address: string): string => decoded(address.split('#')[1] ?? '');

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
