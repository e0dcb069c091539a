import { append } from '../../../core/long-lists.ts';
import { base64Of } from '../../../core/text/base64.ts';
import { type Run, type Style, styledRuns } from '../../../formats/marks/styled-runs.ts';
import { spelledLines, spelledWords } from '../../../formats/markup/spell-markdown.ts';
import { translatedTitle } from '../../../texts/sections/section-titles.ts';
import { type Grouped, groupByLook, itemsIn, tableRows } from '../../looks/grouped.ts';
import type { Book, Chapter, Paragraph, Side } from './book.ts';
import { creditLines } from './credits.ts';
import { withFootnotes } from './notes.ts';

type Page = { readonly book: Book; readonly footnotes: ReadonlyMap<number, readonly Paragraph[]> };

/** A book as Markdown (CommonMark with the tables, strikethrough and footnotes of GitHub). Its pictures are in it, at the end. */
export function bookMarkdown(whole: Book): string {
  const { book, footnotes } = withFootnotes(whole);
  const { title, description, work, words, target_lang } = book;
  const page = { book, footnotes };
  const people = creditLines(book);
  const front = [
    '---',
    `title: ${JSON.stringify(title)}`,
    ...(work.author === '' ? [] : [`author: ${JSON.stringify(work.author)}`]),
    `lang: ${JSON.stringify(target_lang)}`,
    '---',
  ];
  const parts = [
    front.join('\n'),
    `# ${line(title, 'h1')}`,
    ...description.split('\n').flatMap((text) => (text.trim() === '' ? [] : line(text))),
    ...book.chapters.flatMap((chapter) => chapterMarkdown(page, chapter)),
    ...(people.length > 0
      ? [`## ${line(words.credits, 'h2')}`, people.map((person) => `- ${line(person)}`).join('\n')]
      : []),
    ...(words.colophon === null ? [] : [line(words.colophon)]),
    ...[...footnotes].map(([note, paragraphs]) => definition(page, note, paragraphs)),
    ...[...book.pictures.values()].map(
      ({ name, type, bytes }) => `[${name}]: data:image/${type};base64,${base64Of(bytes)}`,
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Words that have no marks. */
const line = (text: string, element = 'p'): string =>
  spelledLines(spelledWords(text), { element, prefix: '' });

function chapterMarkdown(page: Page, { title, paragraphs }: Chapter): string[] {
  const isBoth = page.book.layout !== 'translation' && title !== null && title.translated_name !== null;
  return [
    ...(title ? [`## ${line(translatedTitle(title), 'h2')}`] : []),
    ...(isBoth ? [line(title.name)] : []),
    ...blocks(page, groupByLook(paragraphs)),
  ];
}

/** Blocks, between which blank lines stand. */
function blocks(page: Page, groups: readonly Grouped<Paragraph>[]): string[] {
  return groups.flatMap((group): string[] => {
    if (group.kind === 'text') return paragraph(page, group.item);
    if (group.kind === 'table') return table(page, itemsIn(group.items));
    if (group.kind === 'stanza') return [lines(page, itemsIn(group.items))];
    if (group.kind === 'note') return blocks(page, group.items);
    // Lines of verse in no stanza follow each other, and a heading or who signs stands apart.
    const isLine = (inner: Grouped<Paragraph>) =>
      group.kind === 'verse' && inner.kind === 'text' && !inner.item.look?.kind;
    const inside: string[] = [];
    let loose: Paragraph[] = [];
    const end = () => {
      if (loose.length > 0) inside.push(lines(page, loose));
      loose = [];
    };
    for (const inner of group.items) {
      if (isLine(inner) && inner.kind === 'text') loose.push(inner.item);
      else {
        end();
        append(inside, blocks(page, [inner]));
      }
    }
    end();
    return inside.length > 0 ? [inside.join('\n\n').replace(/^/gm, '> ').replace(/ $/gm, '')] : [];
  });
}

/** Paragraphs as lines of one. */
const lines = (page: Page, paragraphs: readonly Paragraph[]): string =>
  paragraphs.flatMap((one) => sides(page, one, 'p')).join('\\\n');

function paragraph(page: Page, one: Paragraph): string[] {
  const { book } = page;
  const { look, picture, source, translation } = one;
  const shown = picture === undefined ? undefined : book.pictures.get(picture);
  if (shown) return [image(shown.name, translation ?? source)];
  if (look?.kind === 'heading')
    return sides(page, one, 'h3').map((text, index, { length }) =>
      index === length - 1 ? `### ${text}` : text,
    );
  const printed = sides(page, one, 'p');
  // Markdown has nothing for what stands at the right.
  return look?.kind === 'signature' ? ['<div align="right">', ...printed, '</div>'] : printed;
}

const image = (name: string, alt: Side | null | undefined): string =>
  `![${line(alt?.text ?? '', 'h3')}][${name}]`;

/** The texts of a paragraph in a block of a kind: that in one language, or both. */
function sides(
  { book, footnotes }: Page,
  { look, source, translation }: Paragraph,
  element: string,
): string[] {
  const printed = (side: Side | null) => {
    if (side === null) return '—';
    const runs = styledRuns(side.text, look);
    const spelled = inline({ book, footnotes }, runs, 0, '', '');
    return spelledLines(spelled, { element, prefix: '' });
  };
  return book.layout === 'translation' ? [printed(translation)] : [printed(source), printed(translation)];
}

/** The marks of styles, and elements where Markdown has none, or where its marks would be words. */
const MARKS: Readonly<Record<Style, { mark?: string; open: string; close: string }>> = {
  b: { mark: '**', open: '<b>', close: '</b>' },
  i: { mark: '*', open: '<i>', close: '</i>' },
  s: { mark: '~~', open: '<s>', close: '</s>' },
  u: { open: '<u>', close: '</u>' },
  sup: { open: '<sup>', close: '</sup>' },
  sub: { open: '<sub>', close: '</sub>' },
  code: { open: '<code>', close: '</code>' },
  sc: { open: '<span style="font-variant: small-caps">', close: '</span>' },
};

/** Runs with the marks of their styles from one depth on; `before` and `after` are what stands beside them. */
function inline(page: Page, runs: readonly Run[], depth: number, before: string, after: string): string {
  const styleOf = (run: Run | undefined) => (run?.kind === 'text' ? run.styles[depth] : undefined);
  const plain = (some: readonly Run[]) => some.map((run) => (run.kind === 'text' ? run.text : ' ')).join('');
  let printed = '';
  for (let at = 0; at < runs.length; ) {
    const start = at;
    const style = styleOf(runs[at]);
    do at++;
    while (at < runs.length && style !== undefined && styleOf(runs[at]) === style);
    const own = runs.slice(start, at);
    if (style === undefined) {
      printed += own.map((run) => atom(page, run)).join('');
      continue;
    }
    const words = plain(own);
    const [lead = '', tail = ''] = [/^\s*/.exec(words)?.[0], /\s*$/.exec(words)?.[0]];
    const inner = inline(page, own, depth + 1, '', '').trim();
    if (inner === '') {
      printed += lead;
      continue;
    }
    const outside = [
      lead || (plain(runs.slice(0, start)) || before).slice(-1),
      tail || (plain(runs.slice(at)) || after).slice(0, 1),
    ];
    const { mark, open, close } = MARKS[style];
    const isMarked = mark !== undefined && outside.every((beside) => /^[\s\p{P}]*$/u.test(beside));
    printed += lead + (isMarked ? mark + inner + mark : open + inner + close) + tail;
  }
  return printed;
}

function atom({ book, footnotes }: Page, run: Run): string {
  if (run.kind === 'text') return spelledWords(run.text);
  if (run.kind === 'break') return '\n';
  if (run.kind === 'note') return footnotes.has(run.note) ? `[^${run.note}]` : `<sup>${run.note}</sup>`;
  const picture = book.pictures.get(run.picture);
  return picture ? image(picture.name, book.alts.get(run.picture)) : '';
}

/** A note, whose further paragraphs are set in. */
function definition(page: Page, note: number, paragraphs: readonly Paragraph[]): string {
  const inside = blocks(page, groupByLook(paragraphs, 1)).join('\n\n');
  return `[^${note}]: ${inside.replace(/\n(?=[^\n])/g, '\n    ')}`;
}

/** A table, whose first row is its head; cells that others cover are empty. */
function table(page: Page, paragraphs: readonly Paragraph[]): string[] {
  const rows = tableRows(paragraphs);
  const width = rows.flat().reduce((most, { column, columns }) => Math.max(most, column + columns), 0);
  const printed = rows.map((cells) => {
    const texts = Array.from({ length: width }, (_, column) =>
      (cells.find((cell) => cell.column === column)?.items ?? [])
        .flatMap((item) => sides(page, item, 'td'))
        .join('<br>'),
    );
    return `| ${texts.join(' | ')} |`;
  });
  const outside = paragraphs.filter(({ look }) => !look?.cell).flatMap((one) => paragraph(page, one));
  const isHeaded = rows[0]?.some(({ isHead }) => isHead);
  const [head = '', ...others] = isHeaded ? printed : [`|${' |'.repeat(width)}`, ...printed];
  return [...outside, ...(width === 0 ? [] : [[head, `|${' --- |'.repeat(width)}`, ...others].join('\n')])];
}
