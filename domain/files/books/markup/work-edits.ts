import { spellXmlText, spellXmlValue } from '../../../formats/xml/spell-xml.ts';
import type { WorkEdit } from '../model/book.ts';
import { wordsOf } from '../model/plain-text.ts';
import type { Element } from './elements.ts';

/** A file with metadata: the element that has them, and those around it, which declare its prefixes. */
export type Metadata = {
  readonly text: string;
  readonly around: Element | undefined;
  readonly scope: readonly Element[];
};

export const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  opf: 'http://www.idpf.org/2007/opf',
  meta: 'urn:oasis:names:tc:opendocument:xmlns:meta:1.0',
} as const;

/** The metadata in the first element of a name. */
export function metadataIn(text: string, elements: readonly Element[], name: string): Metadata {
  const around = elements.find((element) => element.name === name);
  const scope = around ? elements.filter(({ start, end }) => start <= around.start && end >= around.end) : [];
  return { text, around, scope };
}

/** Where an element ends, with its end tag. */
export const endOf = (text: string, { start, end, tag, to }: Element): number =>
  start === end ? tag.to : text.indexOf('>', to) + 1;

/** The words of an element. */
export const wordsIn = (text: string, { from, to }: Element): string => wordsOf(text.slice(from, to));

/** The name of an element as its file writes it. */
const nameIn = (text: string, { tag }: Element): string =>
  /^<([\w:.-]+)/.exec(text.slice(tag.from, tag.to))?.[1] ?? '';

/** What an element that ends itself becomes with this in it. */
function filled(text: string, element: Element, content: string): WorkEdit {
  const { from, to } = element.tag;
  const start = text.slice(from, to).replace(/\s*\/>$/, '>');
  return { from, to, text: `${start}${content}</${nameIn(text, element)}>` };
}

/** Puts something at the end of an element, also of one that ends itself. */
export const putIn = (text: string, element: Element, content: string): WorkEdit =>
  element.start === element.end
    ? filled(text, element, content)
    : { from: element.to, to: element.to, text: content };

/** Lets an element say other words; none if it says them. */
export function saying(text: string, element: Element, words: string): WorkEdit[] {
  if (wordsIn(text, element) === words) return [];
  const { from, to } = element;
  const content = spellXmlText(words);
  return [element.start === element.end ? filled(text, element, content) : { from, to, text: content }];
}

/** Lets an element say the title of the translation; nothing for none. */
export const sayingTitle = (text: string, element: Element | undefined, title: string): WorkEdit[] =>
  (element && title !== '' ? saying(text, element, title) : []).map((edit) => ({ ...edit, isTitle: true }));

/** Where an element says a language. */
export const languagePlace = (text: string, element: Element): LanguagePlace =>
  element.start === element.end
    ? { ...element.tag, say: (language) => filled(text, element, language).text }
    : { from: element.from, to: element.to };

type LanguagePlace = {
  readonly from: number;
  readonly to: number;
  readonly say?: (language: string) => string;
};

/** The prefix of a namespace in metadata, and what declares it where that has none. */
export function prefixOf({ scope }: Metadata, prefix: keyof typeof NAMESPACES) {
  const declared = scope.flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, uri]) =>
      name.startsWith('xmlns:') && uri === NAMESPACES[prefix] ? name.slice('xmlns:'.length) : [],
    ),
  );
  return declared.length > 0
    ? { prefix: declared.at(-1) ?? prefix, declaration: '' }
    : { prefix, declaration: ` xmlns:${prefix}="${NAMESPACES[prefix]}"` };
}

/** A new element of metadata, such as `dc:title`. */
export function withEdits(
  metadata: Metadata,
  name: `${keyof typeof NAMESPACES}:${string}`,
  words: string,
  attributes = '',
): string {
  const [namespace = 'dc', own = ''] = name.split(':') as [keyof typeof NAMESPACES, string];
  const { prefix, declaration } = prefixOf(metadata, namespace);
  return `<${prefix}:${own}${declaration}${attributes}>${spellXmlText(words)}</${prefix}:${own}>\n`;
}

/** A new element of the package of an EPUB, `meta`, with the prefix that the metadata have. */
export function writtenMeta(
  { text, around }: Metadata,
  attributes: Record<string, string>,
  words?: string,
): string {
  const prefix = (around ? nameIn(text, around) : '').replace(/[^:]*$/, '');
  const spelled = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${spellXmlValue(value)}"`)
    .join('');
  return words === undefined
    ? `<${prefix}meta${spelled}/>\n`
    : `<${prefix}meta${spelled}>${spellXmlText(words)}</${prefix}meta>\n`;
}

/** What metadata are to say: in elements that are there, and in new ones behind all others. */
export type Saying = { readonly edits: readonly WorkEdit[]; readonly added?: string };

/** Lets an element say these words, or adds one; nothing for no words. */
export function sayingOrNew(
  metadata: Metadata,
  element: Element | undefined,
  name: `${keyof typeof NAMESPACES}:${string}`,
  words: string,
): Saying {
  if (words === '') return { edits: [] };
  return element
    ? { edits: saying(metadata.text, element, words) }
    : { edits: [], added: withEdits(metadata, name, words) };
}

export const asTitle = ({ edits, ...more }: Saying): Saying => ({
  ...more,
  edits: edits.map((edit) => ({ ...edit, isTitle: true })),
});

/** All that metadata are to say as the edits of their file. */
export function editsOf({ text, around }: Metadata, said: readonly Saying[]): WorkEdit[] {
  const added = said.map((one) => one.added ?? '').join('');
  const edits = said.flatMap((one) => one.edits);
  return around && added !== '' ? [...edits, putIn(text, around, added)] : edits;
}
