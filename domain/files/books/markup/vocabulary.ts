import type { MarkName } from '../../../formats/marks/marks.ts';

/** What the elements of a kind of file mean. An element that is not named here is a block, which begins and ends texts. */
export type Vocabulary = {
  readonly isXml: boolean;
  /** Elements within a text, and the mark that stands for each. */
  readonly inline: ReadonlyMap<string, MarkName>;
  /** Elements that break a line within a text. */
  readonly breaks: ReadonlySet<string>;
  /** Elements whose content is no text of the book: it stays as it is. */
  readonly opaque: ReadonlySet<string>;
  /** Those of them whose words are a text of their own, in a place within the text around. */
  readonly fields: ReadonlySet<string>;
  /** Elements in which line breaks and spaces are kept. */
  readonly verbatim: ReadonlySet<string>;
  /** The attributes of an element that have texts, in lower case. */
  readonly attributes: (name: string, attributes: Readonly<Record<string, string>>) => readonly string[];
  /** How a line break is spelled. */
  readonly lineBreak: string;
  /** How an inserted paragraph is spelled behind the text of another one. */
  readonly paragraphBreak: string;
};

const names = (list: string): Set<string> => new Set(list.split(' '));

const marks = (table: Readonly<Partial<Record<MarkName, string>>>): ReadonlyMap<string, MarkName> =>
  new Map(
    Object.entries(table).flatMap(([mark, list]) => list.split(' ').map((name) => [name, mark as MarkName])),
  );

const HTML_TABLES = {
  inline: marks({
    a: 'a',
    b: 'b strong',
    i: 'i em cite dfn var',
    u: 'u ins',
    s: 's del strike',
    sup: 'sup',
    sub: 'sub',
    code: 'code kbd samp tt',
    img: 'img',
    x: 'abbr acronym bdi bdo big data font label mark nobr q rb rp rt rtc ruby small span time wbr',
  }),
  breaks: names('br'),
  verbatim: names('pre'),
  fields: names('textarea'),
} as const;
const NO_TEXT =
  'applet audio canvas embed head iframe map math object script style svg template textarea video';

/** XHTML, as in EPUB. */
export const XHTML: Vocabulary = {
  ...HTML_TABLES,
  isXml: true,
  opaque: names(`${NO_TEXT} noscript select`),
  attributes: (name) => (name === 'img' ? ['alt'] : []),
  lineBreak: '<br/>',
  paragraphBreak: '<br/>',
};

/** A page of the web: it has more texts in attributes, and controls. */
export const HTML: Vocabulary = {
  ...HTML_TABLES,
  inline: new Map([...HTML_TABLES.inline, ['input', 'x']]),
  isXml: false,
  opaque: names(NO_TEXT),
  attributes: (name, { type = '' }) => [
    ...ANYWHERE,
    ...(name === 'option' || name === 'optgroup' ? ['label'] : []),
    ...(name === 'input' && /^(?:button|reset|submit)$/i.test(type) ? ['value'] : []),
  ],
  lineBreak: '<br>',
  paragraphBreak: '<br>',
};
const ANYWHERE = ['alt', 'title', 'placeholder', 'aria-label'];

/** FictionBook. A line can't be broken within a paragraph, so a line break ends it. */
export const FICTION_BOOK: Vocabulary = {
  isXml: true,
  inline: marks({
    a: 'a',
    b: 'strong',
    i: 'emphasis',
    s: 'strikethrough',
    sup: 'sup',
    sub: 'sub',
    code: 'code',
    img: 'image',
    x: 'style',
  }),
  breaks: new Set(),
  opaque: names(
    'author binary coverpage custom-info date document-info genre keywords lang publish-info sequence src-lang src-title-info stylesheet translator',
  ),
  verbatim: new Set(),
  fields: new Set(),
  attributes: (name) => (name === 'image' ? ['alt', 'title'] : []),
  lineBreak: ' ',
  paragraphBreak: ' ',
};
