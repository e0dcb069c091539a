import { spellXmlText, spellXmlValue } from '../../formats/xml/spell-xml.ts';
import { namesIn, type Work } from '../../works/work-fields.ts';
import { attributePlaces, type Element } from '../markup/elements.ts';
import {
  asTitle,
  endOf,
  type Metadata,
  putLast,
  saying,
  sayingOrNew,
  wordsIn,
  written,
} from '../markup/work-edits.ts';
import type { WorkEdit } from '../model/book.ts';
import type { Package } from './package.ts';

/** What a package document is to say of the work (exports.41). */
export function packageEdits(book: Package, work: Work): WorkEdit[] {
  const all = (...names: string[]) => book.elements.filter(({ name }) => names.includes(name));
  const metadata = { text: book.text, around: all('metadata')[0] };
  const isEpub3 = all('package')[0]?.attributes.version?.startsWith('3') ?? false;
  const refinesOf = ({ attributes: { id } }: Element) =>
    id === undefined ? [] : all('meta').filter(({ attributes }) => attributes.refines === `#${id}`);
  const people = all('creator', 'contributor').map((element): Person => {
    const refines = refinesOf(element);
    const role = refines.find(({ attributes }) => attributes.property === 'role');
    return {
      element,
      refines,
      role: element.attributes['opf:role'] ?? (role && wordsIn(book.text, role)),
    };
  });
  const hasSeries = all('meta').some(
    ({ attributes: { property, name } }) => property === 'belongs-to-collection' || name === 'calibre:series',
  );
  return [
    ...asTitle(sayingOrNew(metadata, all('title')[0], 'dc:title', work.translated_title)),
    ...(work.author === book.author ? [] : authorEdits(metadata, people, namesIn(work.author))),
    ...translatorEdits(metadata, people, namesIn(work.translators), isEpub3),
    ...(hasSeries || work.series === '' ? [] : putLast(metadata, seriesOf(work.series, isEpub3))),
    ...(all('rights').length > 0 ? [] : sayingOrNew(metadata, undefined, 'dc:rights', work.licence)),
  ];
}

/** Who has made a book, what is said of them elsewhere, and as what. */
type Person = {
  readonly element: Element;
  readonly refines: readonly Element[];
  readonly role: string | undefined;
};

/** Authors take the places of those that the book names, one after the other; no names change nothing. */
function authorEdits(metadata: Metadata, people: readonly Person[], names: readonly string[]): WorkEdit[] {
  const { text } = metadata;
  const said = people.filter(({ element, role = 'aut' }) => element.name === 'creator' && role === 'aut');
  const surplus = names.length === 0 ? [] : said.slice(names.length);
  return [
    ...names.flatMap((name, at) => {
      const person = said[at];
      return person ? renamed(text, person, name) : putLast(metadata, written(metadata, 'dc:creator', name));
    }),
    ...surplus
      .flatMap(({ element, refines }) => [element, ...refines])
      .map((element) => ({ from: element.tag.from, to: endOf(text, element), text: '' })),
  ];
}

/** Another name, by which the person is sorted too. */
function renamed(text: string, { element, refines }: Person, name: string): WorkEdit[] {
  if (wordsIn(text, element) === name) return [];
  const sorted = refines.filter(({ attributes }) => attributes.property === 'file-as');
  return [
    ...saying(text, element, name),
    ...sorted.flatMap((meta) => saying(text, meta, name)),
    ...attributePlaces(text, element.tag, ['opf:file-as']).map(({ from, to }) => ({
      from,
      to,
      text: spellXmlValue(name),
    })),
  ];
}

/** The translators whom the book doesn't name. */
function translatorEdits(
  metadata: Metadata,
  people: readonly Person[],
  names: readonly string[],
  isEpub3: boolean,
): WorkEdit[] {
  const { text } = metadata;
  const said = new Set(people.flatMap(({ element, role }) => (role === 'trl' ? wordsIn(text, element) : [])));
  const ids = freeIds(text);
  return names
    .filter((name) => !said.has(name))
    .flatMap((name) => {
      if (!isEpub3) return putLast(metadata, written(metadata, 'dc:contributor', name, roleIn(text)));
      const id = ids();
      const role = `<meta refines="#${id}" property="role" scheme="marc:relators">trl</meta>`;
      return putLast(metadata, `${written(metadata, 'dc:contributor', name, ` id="${id}"`)}\n${role}`);
    });
}

const OPF = 'http://www.idpf.org/2007/opf';
const roleIn = (text: string): string =>
  `${text.includes('xmlns:opf=') ? '' : ` xmlns:opf="${OPF}"`} opf:role="trl"`;

/** Ids that a file doesn't have. */
function freeIds(text: string): () => string {
  let number = 0;
  return () => {
    do number++;
    while (text.includes(`"translator-${number}"`));
    return `translator-${number}`;
  };
}

const seriesOf = (series: string, isEpub3: boolean): string =>
  isEpub3
    ? `<meta property="belongs-to-collection">${spellXmlText(series)}</meta>`
    : `<meta name="calibre:series" content="${spellXmlValue(series)}"/>`;
