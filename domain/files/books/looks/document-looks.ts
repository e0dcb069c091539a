import { LIMITS } from '../../../core/limits.ts';
import type { MarkLook } from '../../../formats/marks/styled-runs.ts';
import { isTag, type Tag } from '../../../formats/markup/tokens.ts';
import type { GroupKind, LookCell, LookGroup, TextKind, TextLook } from '../../looks/look.ts';
import { attributeOf, endAt, treeOf } from '../documents/paragraphs.ts';
import type { LookState } from '../model/looks.ts';
import type { FoundText } from '../model/places.ts';
import type { Anchor, NoteReference, SeenPart, SeenText, Target } from './book-looks.ts';

/** What a mark of a document is: the raw spelling says so. */
export type DocumentPart = {
  readonly path: string;
  readonly content: string;
  readonly texts: readonly FoundText[];
  /** The marks of a text by their labels, as the file spells them. */
  readonly marksOf: (text: FoundText) => ReadonlyMap<string, string>;
  /** The note that the spelling of a mark refers to. */
  readonly noteIn: (raw: string) => Target | undefined;
  /** The name of the picture in the spelling of an element. */
  readonly pictureIn: (raw: string) => string | undefined;
  readonly isSmallCapitals: (raw: string) => boolean;
  /** The name of the style of a paragraph. */
  readonly styleOf: (tag: Tag) => string;
};

/** What begins tables, their rows and their cells, a note and a picture, in Word and in OpenDocument. */
const TABLE = /^(?:tbl|table)$/;
const ROW = /^(?:tr|table-row)$/;
const CELL = /^(?:tc|table-cell|covered-table-cell)$/;
const NOTE = /^(?:footnote|endnote|note)$/;
const PICTURE = /^(?:drawing|frame)$/;

/** How much of a cell is searched for how many columns it takes. */
const CELL_START = 600;
/** The columns of a table that are kept. */
const MOST_COLUMNS = 50;

/** What paragraphs are by the names of their styles, as Word, LibreOffice and Dragoman give them. */
const STYLES: readonly (readonly [name: RegExp, kind: GroupKind])[] = [
  [/verse|poem|poetry/i, 'verse'],
  [/epigraph/i, 'epigraph'],
  [/letter/i, 'letter'],
  [/quot(?:e|ation)|block ?text/i, 'quote'],
];
const SIGNATURE = /signature/i;

type Open = {
  readonly end: number;
  readonly group?: LookGroup;
  readonly cell?: LookCell;
  readonly isSigned?: boolean;
  /** A note in a paragraph is in nothing of what this is in. */
  readonly isNote?: boolean;
};
type Table = { end: number; row: number; column: number };

/** Reads what the texts of a part of a document look like: tables, notes, pictures, small capitals, headings and captions. */
export function documentLooks(part: DocumentPart, state: LookState): SeenPart {
  const { path, content, texts: foundTexts, pictureIn } = part;
  const tree = treeOf(content);
  const anchors = new Map<string, Anchor>();
  const texts: SeenText[] = [];
  const open: Open[] = [];
  let table: Table | undefined;
  // The picture that was begun last, where it ends, and whether it waits for a text.
  let shown: { name: string; to: number; waits: boolean } | undefined;
  // The last group of paragraphs of one style, which the next paragraph of it belongs to.
  let last: { kind: GroupKind; id: number; texts: number } | undefined;
  // Texts that are not in notes.
  let outside = 0;
  let inLine = 0;
  let next = 0;
  for (const [index, token] of tree.tokens.entries()) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) < index) open.pop();
    if (table && table.end < index) table = undefined;
    for (let text = foundTexts[next]; text && text.from < token.to; text = foundTexts[++next]) {
      const isDescription = shown !== undefined && text.from < shown.to && text.element === 'alt';
      if (isDescription && shown?.waits) state.waiting.pop();
      const described = isDescription ? shown : undefined;
      shown = isDescription ? undefined : shown;
      texts.push(described ? describing(text, described) : seen(part, text, open, state));
      if (!open.some(({ isNote }) => isNote)) outside++;
      if (text.kind !== 'attribute') inLine = Math.max(inLine, text.to);
    }
    if (!isTag(token) || token.kind === 'close') continue;
    const end = endAt(tree, index);
    const to = tree.tokens[end]?.to ?? token.to;
    const picture = PICTURE.test(token.name) ? pictureIn(content.slice(token.from, to)) : undefined;
    if (picture !== undefined) {
      shown = { name: picture, to, waits: token.from >= inLine };
      if (shown.waits) state.waiting.push(picture);
    }
    const id = NOTE.test(token.name) ? attributeOf(token, 'id') : undefined;
    if (id !== undefined) {
      anchors.set(id, { from: token.from, to, isInline: false });
      open.push({ end, isNote: true });
    }
    if (token.name === 'p' && token.kind === 'open') {
      const style = part.styleOf(token);
      const kind = STYLES.find(([name]) => name.test(style))?.[1];
      const isSigned = SIGNATURE.test(style);
      const group = kind ?? (isSigned && last?.texts === outside ? last.kind : undefined);
      if (group) {
        const id = last?.kind === group && last.texts === outside ? last.id : ++state.groups;
        last = { kind: group, id, texts: outside + 1 };
        open.push({ end, group: { kind: group, id }, isSigned });
      } else if (isSigned) open.push({ end, isSigned });
    }
    if (TABLE.test(token.name) && !table) {
      table = { end, row: -1, column: 0 };
      open.push({ end, group: { kind: 'table', id: ++state.groups } });
    } else if (table && ROW.test(token.name) && !open.some(({ cell }) => cell)) {
      table.row++;
      table.column = 0;
    } else if (table && CELL.test(token.name) && !open.some(({ cell }) => cell)) {
      const columns = columnsOf(token, content);
      const cell = { row: Math.max(0, table.row), column: table.column, columns, rows: 1, isHead: false };
      table.column += token.name === 'covered-table-cell' ? 1 : columns;
      if (cell.column + columns <= MOST_COLUMNS) open.push({ end, cell });
    }
  }
  return { path, content, texts, anchors };
}

/** How many columns a cell takes. In OpenDocument those that it covers are cells too. */
function columnsOf(tag: Tag, content: string): number {
  if (tag.name !== 'tc') return 1;
  const start = content.slice(tag.to, tag.to + CELL_START);
  const span = /<(?:\w+:)?gridSpan\s[^>]*?val="(\d{1,2})"/.exec(
    start.split(/<(?:\w+:)?p[\s>]/)[0] ?? '',
  )?.[1];
  return Math.max(1, Number(span ?? 1));
}

/** The description of a picture. */
const describing = (foundText: FoundText, { name, waits }: { name: string; waits: boolean }): SeenText => ({
  foundText,
  look: { kind: waits ? 'picture' : 'alt', picture: name },
  references: [],
});

const KINDS: Readonly<Record<string, TextKind | undefined>> = { title: 'heading', figcaption: 'caption' };

function seen(part: DocumentPart, foundText: FoundText, around: readonly Open[], state: LookState): SeenText {
  const open = around.slice(around.findLastIndex(({ isNote }) => isNote) + 1);
  const marks: Record<string, MarkLook> = {};
  const references: NoteReference[] = [];
  if (foundText.kind !== 'attribute' && foundText.text.includes('<'))
    for (const [label, raw] of part.marksOf(foundText)) {
      const target = part.noteIn(raw);
      const picture = part.pictureIn(raw);
      if (target) references.push({ label, target, isCertain: true });
      else if (picture !== undefined) marks[label] = { kind: 'picture', picture };
      else if (part.isSmallCapitals(raw)) marks[label] = { kind: 'style', style: 'sc' };
    }
  const groups = open.flatMap(({ group }) => group ?? []).slice(0, LIMITS.groupsOfText - 2);
  const cell = open.find((element) => element.cell)?.cell;
  const isSigned = open.some((element) => element.isSigned);
  const kind = /^h\d$/.test(foundText.element)
    ? 'heading'
    : isSigned
      ? 'signature'
      : KINDS[foundText.element];
  const before =
    foundText.kind === 'attribute' ? [] : state.waiting.splice(0).slice(0, LIMITS.picturesBefore / 2);
  const look: TextLook = {
    ...(kind && { kind }),
    ...(groups.length > 0 && { groups }),
    ...(cell && { cell }),
    ...(before.length > 0 && { before }),
    ...(Object.keys(marks).length > 0 && { marks }),
  };
  return { foundText, look, references };
}
