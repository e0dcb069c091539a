import { frontMatterIn } from './front-matter.ts';

/** The signs of quotations and the indent that a line begins with. */
const PREFIX = /^(?:[ \t]*>)*[ \t]*/;
const CODE_FENCE = /^(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;

/** The signs of a line that begins or ends a block of code; empty for another line. */
export const fenceIn = (line: string): string => CODE_FENCE.exec(line.replace(PREFIX, ''))?.[1] ?? '';

/** Lines that are no text: what replaces them, so that other Markdown parts the texts as programs for these extensions do. */
const LINES: readonly (readonly [line: RegExp, replacement: string])[] = [
  // The ends of containers (Pandoc, Docusaurus, VitePress).
  [/^:{3,}/, ''],
  // Tags of templates (Jekyll, Jinja, Hugo) and attributes (kramdown), alone on a line.
  [/^(?:\{%[^{}]*%\}|\{\{[<%][^{}]*[>%]\}\}|\{:[^{}]*\})[ \t]*$/, ''],
  // Admonitions and tabs (MkDocs): what is indented below is theirs, as that of an item.
  [/^(?:!!!|\?\?\?\+?)[ \t]+\S|^===[+!]?[ \t]+"/, '- ***'],
];
/**
 * Lines that have a title, which is a text: what stands before the title, the mark that makes a heading of it, and the
 * title. The mark of an item also owns what is indented below it.
 */
const TITLED: readonly (readonly [line: RegExp, mark: string])[] = [
  // Docusaurus.
  [/^(:{3,}[ \t]*[\w-]+\[)([^\n]*[^\n\]\s][^\n\]]*)\]/, '#'],
  // Docusaurus, VitePress.
  [/^(:{3,}[ \t]*[\w-]+[ \t]+)([^\s{:][^\n]*?)(?=[ \t]*(?:\{[^{}\n]*\})?[ \t]*$)/, '#'],
  // MkDocs.
  [/^((?:!!!|\?\?\?\+?)[ \t]+[^"\n]+"|===[+!]?[ \t]+")([^\n]*\S[^\n]*)"[ \t]*$/, '- #'],
];
/** The line of a callout of Obsidian that has a title; it stands in a quotation. */
const TITLED_ALERT = /^(\[![\w-]{1,40}\][+-]?[ \t]+)(\S[^\n]*)$/;

/** Whether the beginning of a line is what a title has before it there. */
export const isBeforeTitle = (line: string): boolean =>
  /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?::{3}|!!!|\?\?\?|===[+!]?[ \t]+"$)/.test(line) ||
  /^(?:[ \t]*>)+[ \t]*\[![\w-]{1,40}\][+-]?[ \t]+$/.test(line);

/** A line with its title as a heading, in the place where it is. */
function asHeading(line: string, mark: string, [, before = '', title = '']: RegExpExecArray): string {
  const heading = `${mark}${' '.repeat(before.length - mark.length)}${title}`;
  return heading + ' '.repeat(line.length - heading.length);
}

function titleIn(line: string, isQuoted: boolean): string | undefined {
  const alert = isQuoted ? TITLED_ALERT.exec(line) : null;
  if (alert) return asHeading(line, '#', alert);
  for (const [pattern, mark] of TITLED) {
    const match = pattern.exec(line);
    if (match) return asHeading(line, mark, match);
  }
  return undefined;
}

/** The first line of an alert of GitHub or a callout of Obsidian, which are quotations. */
const ALERT = /^\[!\w{1,40}\]/;
/** A definition (Pandoc, kramdown): an item is indented alike. */
const DEFINITION = /^:(?=[ \t]+\S)/;

/**
 * A text of Markdown of the same length, in which extensions that the parser doesn't know are replaced by Markdown that
 * separates texts in the same way: front matter, containers, admonitions, blocks of formulas, tags of templates,
 * definitions (imports.41, books.17).
 */
export function withoutContainers(content: string): string {
  const front = content.slice(0, frontMatterIn(content)?.to ?? 0);
  const lines = (front.replace(/[^\n\r]/g, ' ') + content.slice(front.length)).split('\n');
  let fence = '';
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [prefix = ''] = PREFIX.exec(line) ?? [];
    const rest = line.slice(prefix.length);
    const [, ticks = ''] = CODE_FENCE.exec(rest) ?? [];
    if (fence !== '') {
      if (ticks.startsWith(fence) && /^[`~]+\s*$/.test(rest)) fence = '';
      continue;
    }
    if (ticks !== '') {
      fence = ticks;
      continue;
    }
    const end = rest.startsWith('$$') ? endOfFormula(lines, index, rest) : -1;
    const [, kind] = LINES.find(([pattern]) => pattern.test(rest.trimEnd())) ?? [];
    const replacement = prefix.includes('>') && ALERT.test(rest) ? '' : kind;
    const titled = end >= 0 ? undefined : titleIn(rest, prefix.includes('>'));
    if (titled !== undefined) lines[index] = prefix + titled;
    else if (end >= 0)
      for (; ; index++) {
        lines[index] = blank(lines[index] ?? '');
        if (index === end) break;
      }
    else if (replacement !== undefined)
      lines[index] = prefix + replacement + ' '.repeat(rest.length - replacement.length);
    else if (DEFINITION.test(rest)) lines[index] = `${prefix}-${rest.slice(1)}`;
  }
  return lines.join('\n');
}

const blank = (line: string): string => {
  const [prefix = ''] = PREFIX.exec(line) ?? [];
  return prefix + ' '.repeat(line.length - prefix.length);
};

/** How many lines are searched for the end of a block of formulas. */
const LONGEST_FORMULA = 500;

/** The index of the line on which a block of formulas ends that begins on another one; −1 if it has no end, or words behind it. */
function endOfFormula(lines: readonly string[], start: number, first: string): number {
  const inside = first.slice(2).trim();
  if (inside !== '' && inside.includes('$$')) return inside.endsWith('$$') ? start : -1;
  for (let at = start + 1; at < Math.min(lines.length, start + LONGEST_FORMULA); at++) {
    const line = (lines[at] ?? '').trim();
    if (line.endsWith('$$')) return at;
    if (line === '' && inside !== '') return -1;
  }
  return -1;
}
