import type { MarkName } from '../../formats/marks/marks.ts';

/** What the elements of a kind of file mean. An element that is not named here is a block, which begins and ends texts. */
export type Vocabulary = {
  readonly isXml: boolean;
  /** Elements within a text, and the mark that stands for each. */
  readonly inline: ReadonlyMap<string, MarkName>;
  /** Elements that break a line within a text. */
  readonly breaks: ReadonlySet<string>;
  /** Elements whose content is no text of the book: it stays as it is. */
  readonly opaque: ReadonlySet<string>;
  /** Elements in which line breaks and spaces are kept. */
  readonly verbatim: ReadonlySet<string>;
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
  opaque: names(
    'applet audio canvas embed head iframe map math noscript object script select style svg template textarea video',
  ),
  verbatim: names('pre'),
} as const;

/** XHTML, as in EPUB. */
export const XHTML: Vocabulary = { ...HTML_TABLES, isXml: true, lineBreak: '<br/>', paragraphBreak: '<br/>' };

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
  lineBreak: ' ',
  paragraphBreak: ' ',
};
