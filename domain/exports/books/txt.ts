import { styledRuns } from '../../formats/marks/styled-runs.ts';
import { greatest } from '../../long-lists.ts';
import { type Titled, translatedTitle } from '../../sections/section-titles.ts';
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

/** The chapters of a book as plain text. */
export function chapterTexts({ chapters, layout }: Pick<Book, 'chapters' | 'layout'>): string[] {
  const isAlone = layout === 'translation';
  return chapters.map(({ title, paragraphs }) =>
    [...(title ? [underlined(title, isAlone)] : []), ...paragraphs.map(isAlone ? alone : pair)].join('\n\n'),
  );
}

function underlined(title: Titled, isAlone: boolean): string {
  const { name, translated_name } = title;
  const lines = isAlone || translated_name === null ? [translatedTitle(title)] : [name, translated_name];
  const width = greatest(lines.map((line) => [...line].length));
  return [...lines, '='.repeat(Math.min(width, 70))].join('\n');
}

const alone = ({ translation }: Paragraph): string => words(translation);
const pair = ({ source, translation }: Paragraph): string =>
  `${words(source)}\n${translation === null ? '—' : words(translation)}`;

/** The words of a text without marks and blank lines, because a blank line ends a paragraph. */
const words = (side: Side | null): string =>
  styledRuns(side?.text ?? '')
    .map((run) => (run.kind === 'break' ? '\n' : run.text))
    .join('')
    .replace(/\n(\s*\n)+/g, '\n');
