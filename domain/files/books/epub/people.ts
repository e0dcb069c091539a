import type { Element } from '../markup/elements.ts';
import { wordsIn } from '../markup/work-edits.ts';

/** Who has made a book, what is said of them elsewhere, and their role as a code of MARC. */
export type Person = {
  readonly element: Element;
  readonly refines: readonly Element[];
  readonly role: string | undefined;
};

/** What is said of an element by others of an EPUB 3, and of these again. */
export function refinesOf(elements: readonly Element[], { attributes: { id } }: Element): Element[] {
  const refined = new Set(id === undefined ? [] : [`#${id}`]);
  return elements.filter(({ name, attributes }) => {
    if (name !== 'meta' || !refined.has(attributes.refines ?? '')) return false;
    if (attributes.id !== undefined) refined.add(`#${attributes.id}`);
    return true;
  });
}

/** The creators and contributors that a package names, without those that say nothing. */
export const peopleIn = (text: string, elements: readonly Element[]): Person[] =>
  elements
    .filter(({ name }) => name === 'creator' || name === 'contributor')
    .filter((element) => wordsIn(text, element) !== '')
    .map((element) => {
      const refines = refinesOf(elements, element);
      const role = refines.find(({ attributes }) => attributes.property === 'role');
      const [, ownRole] = Object.entries(element.attributes).find(([name]) => name.endsWith(':role')) ?? [];
      return { element, refines, role: ownRole ?? (role && wordsIn(text, role)) };
    });

/** The authors among them: creators whose role is that, or who have none. */
export const authorsOf = (people: readonly Person[]): Person[] =>
  people.filter(({ element, role = 'aut' }) => element.name === 'creator' && role === 'aut');

/** Names as they are sorted, last name first: no list of two full names. */
const SORTED = /^(?<last>\S+|\S+ \S+(?=, \S+$)), (?<first>[^,;&]+)$/;

/** The name of a person, first name first. */
export function nameOf(text: string, element: Element): string {
  const words = wordsIn(text, element);
  const { last, first } = SORTED.exec(words)?.groups ?? {};
  return last === undefined ? words : `${first} ${last}`;
}

/** The title of a book, which a subtitle may precede. */
export function titleIn(text: string, elements: readonly Element[]): Element | undefined {
  const titles = elements.filter(({ name }) => name === 'title');
  const isMain = (title: Element) =>
    refinesOf(elements, title).some(
      (meta) => meta.attributes.property === 'title-type' && wordsIn(text, meta) === 'main',
    );
  return titles.find(isMain) ?? titles[0];
}
