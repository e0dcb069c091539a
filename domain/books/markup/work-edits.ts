import { spellXmlText } from '../../formats/xml/spell-xml.ts';
import type { Element } from '../markup/elements.ts';
import type { WorkEdit } from '../model/book.ts';
import { wordsOf } from '../model/plain-text.ts';

/** A file with metadata, and the element that has them. */
export type Metadata = { readonly text: string; readonly around: Element | undefined };

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** Where an element ends, with its end tag. */
export const endOf = (text: string, { start, end, tag, to }: Element): number =>
  start === end ? tag.to : text.indexOf('>', to) + 1;

/** The words of an element. */
export const wordsIn = (text: string, { from, to }: Element): string => wordsOf(text.slice(from, to));

/** Lets an element say other words; none if it says them. */
export function saying(text: string, element: Element, words: string): WorkEdit[] {
  if (wordsIn(text, element) === words) return [];
  const { from, to, tag } = element;
  const written = spellXmlText(words);
  if (element.start !== element.end) return [{ from, to, text: written }];
  const start = text.slice(tag.from, tag.to).replace(/\s*\/>$/, '>');
  const name = /^<([\w:.-]+)/.exec(start)?.[1] ?? element.name;
  return [{ from: tag.from, to: tag.to, text: `${start}${written}</${name}>` }];
}

/** Puts something behind all other metadata. */
export const putLast = ({ around }: Metadata, written: string): WorkEdit[] =>
  around && around.start !== around.end ? [{ from: around.to, to: around.to, text: `${written}\n` }] : [];

/** An element of metadata. `name` has its prefix. */
export function written({ text }: Metadata, name: string, words: string, attributes = ''): string {
  const isDeclared = !name.startsWith('dc:') || text.includes('xmlns:dc=');
  return `<${name}${isDeclared ? '' : ` xmlns:dc="${DUBLIN_CORE}"`}${attributes}>${spellXmlText(words)}</${name}>`;
}

/** Lets an element say these words, or adds it by its name; none for no words. */
export function sayingOrNew(
  metadata: Metadata,
  element: Element | undefined,
  name: string,
  words: string,
): WorkEdit[] {
  if (words === '') return [];
  return element ? saying(metadata.text, element, words) : putLast(metadata, written(metadata, name, words));
}

export const asTitle = (edits: readonly WorkEdit[]): WorkEdit[] =>
  edits.map((edit) => ({ ...edit, isTitle: true }));
