import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { append } from '../core/long-lists.ts';
import { storedText } from '../core/text/text.ts';
import { tailOf, trimWhiteSpace } from '../core/text/white-space.ts';
import { isBeforeTitle, withoutContainers } from './markup/markdown-containers.ts';
import { tooDeepLine } from './markup/nesting.ts';
import type { FileFormat } from './model/file-format.ts';
import { type ImportedString, parseResult, unreadable } from './model/reading.ts';
import { normalizeLineEndings, type Span, splitAtTexts } from './model/skeleton.ts';
import type { SkeletonCodec } from './model/skeleton-codec.ts';
import { printedInPlace } from './skeleton/skeleton-format.ts';

/** A block of text in a Markdown file: its span, and the marks in front of it, which are its context. */
type TextBlock = { readonly span: Span; readonly line: number; readonly marks: string };

const SYNTAX = {
  extensions: [gfmTable()],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/** The paragraphs, headings and table cells of a file, in order; code, HTML and front matter are skipped. */
function blocksIn(file: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  // A loop, because blocks may be nested too deeply for recursion.
  const open: Nodes[] = [fromMarkdown(withoutContainers(file), SYNTAX)];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const block = blockOf(file, node);
      if (block) blocks.push(block);
    } else if ('children' in node) append(open, node.children.toReversed());
  }
  return blocks;
}

function blockOf(file: string, node: Extract<Parents, { type: 'paragraph' | 'heading' | 'tableCell' }>) {
  const from = node.children[0]?.position?.start.offset;
  const to = node.children.at(-1)?.position?.end.offset;
  if (from === undefined || to === undefined || from === to) return undefined;
  const lineStart = file.lastIndexOf('\n', from - 1) + 1;
  // Cells share a line, so what is between two cells belongs to neither.
  const own = node.type === 'tableCell' ? from : lineStart;
  const before = file.slice(lineStart, from);
  const isHeading = node.type === 'heading' && !isBeforeTitle(before);
  const marks = node.type === 'tableCell' ? '|' : isHeading ? '#'.repeat(node.depth) : before.trim();
  return { span: { own, from, to }, line: node.position?.start.line ?? 1, marks };
}

/** The text of a block: a line break that only limits the width of the file becomes a space. */
function textOf(raw: string): string {
  const lines = raw.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, nth) => {
      const text = nth === 0 ? line : line.replace(/^[ \t]*(?:>[ \t]?)*[ \t]*/, '');
      if (nth === last) return text;
      if (/(?<!\\)(?:\\\\)*\\$/.test(text)) return `${text.slice(0, -1)}\n`;
      return text.endsWith('  ') ? `${text.slice(0, tailOf(text))}\n` : `${text.slice(0, tailOf(text))} `;
    })
    .join('');
}

/** Characters at the beginning of a line that would begin another block. */
const BLOCK_START =
  /^(?=#{1,6}(?:\s|$)|[-+*](?:\s|$)|>|={1,}\s*$|-{2,}\s*$|`{3}|~{3}|\||:{3}|:[ \t]|\$\$|!!!|\?\?\?|\{[%{:])|^(\d{1,9})(?=[.)](?:\s|$))/;

/** In a quotation also what would begin an alert. */
const QUOTED_START = new RegExp(`^(?=\\[!\\w)|${BLOCK_START.source}`);

/** Escapes a final backslash, so that it does not escape what follows. */
const withClosedEscape = (text: string) => (/(?<!\\)(?:\\\\)*\\$/.test(text) ? `${text}\\` : text);

/** Escapes the pipes of a line that would end a cell: those after an even number of backslashes. */
const withEscapedPipes = (line: string) =>
  line.replace(/(\\.)|\|/gu, (_, escaped?: string) => escaped ?? '\\|');

/**
 * Spells a text for the block after this lead: on one line in headings and cells, and without beginning another block.
 */
function spell(text: string, line = ''): string {
  if (isCell(line)) return text.split('\n').map(withEscapedPipes).map(withClosedEscape).join('<br>');
  if (isBeforeTitle(line)) {
    const title = trimWhiteSpace(text.replaceAll('\n', ' '));
    return line.endsWith('[') ? title.replace(/(?<!\\)\]/g, '\\]') : title;
  }
  // Markdown drops number signs at the end of a heading.
  if (/^[ \t>]*#{1,6}[ \t]+$/.test(line))
    return text.replaceAll('\n', ' ').replace(/(?<=^|[ \t])(?=#+[ \t]*$)/, '\\');
  return text
    .split('\n')
    .map((written) =>
      trimWhiteSpace(written).replace(
        line.includes('>') ? QUOTED_START : BLOCK_START,
        (_, number?: string) => (number === undefined ? '\\' : `${number}\\`),
      ),
    )
    .map((line, nth, { length }) => (nth < length - 1 ? withClosedEscape(line) : line))
    .filter((line, nth, lines) => line !== '' || lines.length === 1 || nth === 0)
    .join('\\\n');
}

/** Whether the beginning of a line says that a table cell follows. */
const isCell = (line: string) => /\|[ \t]*$/.test(line);

const SKELETON: SkeletonCodec = {
  ownAt: (lead) => {
    const line = lead.lastIndexOf('\n') + 1;
    return isCell(lead.slice(line)) ? lead.length : line;
  },
  separator: () => '\n\n',
  // Closing marks of the block before may be on its line.
  separated: /^[^\n]*\n+|^[ \t]*\|/,
  fit: (own = '') => own,
  spell,
  read: (raw) => storedText(textOf(raw)),
};

const IN_PLACE = printedInPlace(SKELETON, { header: '', footer: '\n' });

/** Strings of Markdown, each a block with its inline marks as they are written (imports.41, exports.15). */
export const MARKDOWN = {
  ...IN_PLACE,
  // Missing translations become empty cells, so that the others stay in their columns.
  print: (file, rows, options) =>
    IN_PLACE.print(
      file,
      rows.map((row) =>
        row.context === '|' && options.untranslated === 'skip'
          ? { ...row, translation: row.translation ?? '' }
          : row,
      ),
      options,
    ),
  read: (content) => {
    const file = normalizeLineEndings(content);
    const deep = tooDeepLine(file);
    if (deep !== undefined) return unreadable('markdown', 'tooDeep', deep);
    const blocks = blocksIn(file);
    const { headerAndFooter, leads } = splitAtTexts(
      file,
      blocks.map(({ span }) => span),
    );
    const imported = blocks.map(({ span: { from, to }, line, marks }, nth): ImportedString => {
      const raw = file.slice(from, to);
      const text = storedText(textOf(raw));
      const lead = leads[nth] ?? '';
      return {
        text,
        key: '',
        context: marks,
        max_length: null,
        line,
        frame: { lead, raw: spell(text, lead.slice(lead.lastIndexOf('\n') + 1)) === raw ? null : raw },
      };
    });
    return { ...parseResult('markdown', imported), headerAndFooter };
  },
  // Translations are matched by position: a translated file has the same blocks in the same order.
  readTranslations: (content, strings) => {
    const file = normalizeLineEndings(content);
    const deep = tooDeepLine(file);
    if (deep !== undefined) return { pieces: [], problems: [{ kind: 'tooDeep', line: deep }], by: 'line' };
    const blocks = blocksIn(file);
    if (blocks.length !== strings.length) {
      const problem = { kind: 'wrongAmount', lines: blocks.length, strings: strings.length } as const;
      return { pieces: [], problems: [problem], by: 'line' };
    }
    const pieces = blocks.map(({ span: { from, to }, line }, index) => {
      return { line, at: index, text: storedText(textOf(file.slice(from, to))) };
    });
    return { pieces, problems: [], by: 'line' };
  },
} satisfies FileFormat;
