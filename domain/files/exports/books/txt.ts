import { greatest } from '../../../core/long-lists.ts';
import { styledRuns } from '../../../formats/marks/styled-runs.ts';
import { type Titled, translatedTitle } from '../../../texts/sections/section-titles.ts';
import { type Grouped, groupByLook, itemsIn, tableRows } from '../../looks/grouped.ts';
import type { Book, Paragraph, Side } from './book.ts';
import { creditLines } from './credits.ts';

/** A book as plain text: blank lines part its paragraphs, two of them its chapters. */
export function bookText(book: Book): string {
  const { words } = book;
  const parts = chapterTexts(book);
  const people = creditLines(book);
  if (people.length > 0) parts.push([`${words.credits}:`, ...people].join('\n'));
  if (words.colophon !== null) parts.push(words.colophon);
  return `${parts.join('\n\n\n')}\n`;
}

type Printed = Pick<Book, 'chapters' | 'layout'> & Partial<Pick<Book, 'pictures' | 'alts'>>;

/** The chapters of a book as plain text. */
export function chapterTexts(book: Printed): string[] {
  const { chapters, layout } = book;
  return chapters.map(({ title, paragraphs }) =>
    [
      ...(title ? [underlined(title, layout === 'translation')] : []),
      ...blocks(book, groupByLook(paragraphs)),
    ].join('\n\n'),
  );
}

/** How far groups are set in. */
const INDENT = '    ';

/** Blocks, between which blank lines stand. */
function blocks(book: Printed, groups: readonly Grouped<Paragraph>[]): string[] {
  return groups.flatMap((group) => {
    if (group.kind === 'text') return paragraph(book, group.item);
    if (group.kind === 'table') return table(book, itemsIn(group.items));
    const inside = blocks(book, group.items);
    if (group.kind === 'note') return inside.length > 0 ? [`[${group.id}] ${inside.join('\n\n')}`] : [];
    if (group.kind === 'stanza') return [inside.join('\n')];
    // Lines of verse in no stanza follow each other.
    const isLines = group.kind === 'verse' && group.items.every(({ kind }) => kind === 'text');
    return [inside.join(isLines ? '\n' : '\n\n').replace(/^(?=.)/gm, INDENT)];
  });
}

function paragraph(book: Printed, one: Paragraph): string[] {
  const { picture, translation, source } = one;
  if (picture === undefined)
    return [one.look?.kind === 'signature' ? said(book, one).replace(/^(?=.)/gm, INDENT) : said(book, one)];
  const alt = words(book, translation ?? source, one);
  return alt === '' ? [] : [`[${alt}]`];
}

const said = (book: Printed, one: Paragraph): string =>
  book.layout === 'translation' ? words(book, one.translation, one) : pair(book, one);

/** A row for each of a table's, with its cells beside each other. */
function table(book: Printed, paragraphs: readonly Paragraph[]): string {
  const rows = tableRows(paragraphs).map((cells) =>
    cells
      .map(({ items }) => items.map((item) => said(book, item).replaceAll('\n', ' ')).join(' '))
      .join(' | '),
  );
  const outside = paragraphs.filter(({ look }) => !look?.cell).map((one) => said(book, one));
  return [...outside, ...rows].join('\n');
}

function underlined(title: Titled, isAlone: boolean): string {
  const { name, translated_name } = title;
  const lines = isAlone || translated_name === null ? [translatedTitle(title)] : [name, translated_name];
  const width = greatest(lines.map((line) => [...line].length));
  return [...lines, '='.repeat(Math.min(width, 70))].join('\n');
}

const pair = (book: Printed, one: Paragraph): string =>
  `${words(book, one.source, one)}\n${one.translation === null ? '—' : words(book, one.translation, one)}`;

/** The words of a text without marks and blank lines, because a blank line ends a paragraph. */
const words = ({ alts }: Printed, side: Side | null, { look }: Paragraph): string =>
  styledRuns(side?.text ?? '', look)
    .map((run) => {
      if (run.kind === 'text') return run.text;
      if (run.kind === 'break') return '\n';
      const alt = run.kind === 'picture' ? alts?.get(run.picture)?.text : `${run.note}`;
      return alt ? `[${alt}]` : '';
    })
    .join('')
    .replace(/\n(\s*\n)+/g, '\n');
