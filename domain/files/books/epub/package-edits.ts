import { namesIn, type Work } from '../../../core/works/work-fields.ts';
import { spellXmlValue } from '../../../formats/xml/spell-xml.ts';
import { attributePlaces, type Element } from '../markup/elements.ts';
import {
  asTitle,
  editsOf,
  endOf,
  type Metadata,
  metadataIn,
  prefixOf,
  type Saying,
  saying,
  sayingOrNew,
  withEdits,
  wordsIn,
  writtenMeta,
} from '../markup/work-edits.ts';
import type { WorkEdit } from '../model/book.ts';
import type { Package } from './package.ts';
import { authorsOf, nameOf, type Person, peopleIn, refinesOf, titleIn } from './people.ts';

/** What a package document is to say of the work (exports.41). */
export function packageEdits({ text, elements, author }: Package, work: Work): WorkEdit[] {
  const metadata = metadataIn(text, elements, 'metadata');
  const all = (elementName: string) => elements.filter(({ name }) => name === elementName);
  const isEpub3 = all('package')[0]?.attributes.version?.startsWith('3') ?? false;
  const people = peopleIn(text, elements);
  const title = titleIn(text, elements);
  const hasSeries = all('meta').some(
    ({ attributes: { property, name } }) => property === 'belongs-to-collection' || name === 'calibre:series',
  );
  const rights = all('rights');
  const hasRights = rights.some((element) => wordsIn(text, element) !== '');
  return editsOf(metadata, [
    asTitle(sayingOrNew(metadata, title, 'dc:title', work.translated_title)),
    ...(title && work.translated_title !== ''
      ? [{ edits: sortedBy(text, title, refinesOf(elements, title), work.translated_title) }]
      : []),
    ...(work.author === author ? [] : authorEdits(metadata, authorsOf(people), namesIn(work.author))),
    ...translatorEdits(metadata, people, namesIn(work.translators), isEpub3),
    ...(hasSeries || work.series === '' ? [] : [seriesOf(metadata, work.series, isEpub3)]),
    ...(hasRights ? [] : [sayingOrNew(metadata, rights[0], 'dc:rights', work.licence)]),
  ]);
}

/** Authors take the places of those that the book names, one after the other; no names change nothing. */
function authorEdits(metadata: Metadata, people: readonly Person[], names: readonly string[]): Saying[] {
  const { text } = metadata;
  const surplus = names.length === 0 ? [] : people.slice(names.length);
  const gone = new Set(surplus.flatMap(({ element, refines }) => [element, ...refines]));
  return [
    ...names.map((name, index): Saying => {
      const person = people[index];
      return person
        ? { edits: renamed(text, person, name) }
        : { edits: [], added: withEdits(metadata, 'dc:creator', name) };
    }),
    { edits: [...gone].map((element) => ({ from: element.tag.from, to: endOf(text, element), text: '' })) },
  ];
}

/** Another name, by which the person is sorted too. */
function renamed(text: string, { element, refines }: Person, name: string): WorkEdit[] {
  if (nameOf(text, element) === name) return [];
  return [...saying(text, element, name), ...sortedBy(text, element, refines, name)];
}

/** Lets an element be sorted by other words, where the book says by which it is. */
function sortedBy(text: string, element: Element, refines: readonly Element[], words: string): WorkEdit[] {
  const attributes = Object.keys(element.attributes).filter((name) => name.endsWith(':file-as'));
  return [
    ...refines
      .filter(({ attributes }) => attributes.property === 'file-as')
      .flatMap((meta) => saying(text, meta, words)),
    ...attributePlaces(text, element.tag, attributes).map(({ from, to }) => ({
      from,
      to,
      text: spellXmlValue(words),
    })),
  ];
}

/** The translators whom the book doesn't name. */
function translatorEdits(
  metadata: Metadata,
  people: readonly Person[],
  names: readonly string[],
  isEpub3: boolean,
): Saying[] {
  const { text } = metadata;
  const translators = new Set(
    people.flatMap(({ element, role }) => (role === 'trl' ? nameOf(text, element) : [])),
  );
  const ids = freeIds(text);
  return names
    .filter((name) => !translators.has(name))
    .map((name): Saying => {
      if (!isEpub3) {
        const { prefix, declaration } = prefixOf(metadata, 'opf');
        const role = `${declaration} ${prefix}:role="trl"`;
        return { edits: [], added: withEdits(metadata, 'dc:contributor', name, role) };
      }
      const id = ids();
      const role = { refines: `#${id}`, property: 'role', scheme: 'marc:relators' };
      const contributor = withEdits(metadata, 'dc:contributor', name, ` id="${id}"`);
      return { edits: [], added: contributor + writtenMeta(metadata, role, 'trl') };
    });
}

/** Ids that a file doesn't have. */
function freeIds(text: string): () => string {
  let number = 0;
  return () => {
    do number++;
    while (text.includes(`translator-${number}`));
    return `translator-${number}`;
  };
}

const seriesOf = (metadata: Metadata, series: string, isEpub3: boolean): Saying => ({
  edits: [],
  added: isEpub3
    ? writtenMeta(metadata, { property: 'belongs-to-collection' }, series)
    : writtenMeta(metadata, { name: 'calibre:series', content: series }),
});
