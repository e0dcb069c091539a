import { LIMITS } from '../../../core/limits.ts';
import { marksIn } from '../../../formats/marks/marks.ts';
import type { MarkLook } from '../../../formats/marks/styled-runs.ts';
import { isTag, MOST_OPEN, type Tag, tokensOf } from '../../../formats/markup/tokens.ts';
import type { GroupKind, LookCell, LookGroup, TextKind, TextLook } from '../../looks/look.ts';
import { attributeOf } from '../documents/paragraphs.ts';
import { findTexts } from '../markup/find-texts.ts';
import { inlinePieces } from '../markup/inline-pieces.ts';
import type { Vocabulary } from '../markup/vocabulary.ts';
import type { LookState } from '../model/looks.ts';
import type { FoundText } from '../model/places.ts';
import type { Anchor, NoteReference, SeenPart, SeenText, Target } from './book-looks.ts';
import { classesOf, isAtRight, type StyleSheet, stylesOf } from './style-sheets.ts';

/** A file of XML or HTML, and what its addresses lead to. */
export type MarkupPart = {
  readonly path: string;
  readonly content: string;
  readonly vocabulary: Vocabulary;
  readonly sheet: StyleSheet;
  /** The place in the book that an address leads to; undefined for another one. */
  readonly targetOf: (address: string) => Target | undefined;
  /** The name of the picture at an address; undefined for one that is not shown. */
  readonly pictureAt: (address: string) => string | undefined;
};

/** What elements are by their names, where these are no elements within a line. */
const GROUP_ELEMENTS: Readonly<Record<string, GroupKind | undefined>> = {
  blockquote: 'quote',
  cite: 'quote',
  poem: 'verse',
  stanza: 'stanza',
  epigraph: 'epigraph',
  table: 'table',
};

/** What elements are by their classes or `epub:type`, without the prefix of its vocabulary. */
const GROUP_NAMES: readonly (readonly [name: RegExp, kind: GroupKind])[] = [
  [/^(?:stanza|linegroup|line-group|lg)$/, 'stanza'],
  [/^(?:poem|poetry|verse|song|hymn|lyrics)$/, 'verse'],
  [/^epigraph$/, 'epigraph'],
  [/^letter$/, 'letter'],
  [/^(?:quote|quotation|blockquote|extract|citation)$/, 'quote'],
];
const SIGNATURE = /^(?:signature|signed|sig|sender|attribution|text-?author)$/;
const HEADING = /^(?:h[1-6]|title|subtitle)$/;
const CAPTION = /^(?:figcaption|caption)$/;

/** Columns and rows of a table beyond which its cells are paragraphs, and how many a cell takes at most. */
const MOST_COLUMNS = 50;
const MOST_SPANNED = 100;

type Table = { row: number; readonly taken: Set<string> };

/** An open element with what it and those around it say of their texts. */
type Open = {
  readonly tag: Tag;
  readonly isInline: boolean;
  readonly groups: readonly LookGroup[];
  readonly table?: Table | undefined;
  readonly cell?: LookCell | undefined;
  readonly kind?: TextKind | undefined;
  readonly isOfCover?: boolean | undefined;
};

/** Reads what the texts of a file look like. */
export function markupLooks(part: MarkupPart, state: LookState): SeenPart {
  const { path, content, vocabulary, pictureAt } = part;
  const { texts: foundTexts } = findTexts(content, vocabulary);
  const texts: SeenText[] = [];
  const anchors = new Map<string, Anchor>();
  const open: Open[] = [];
  // The last group of a paragraph of its own, which the next paragraph of its kind belongs to.
  let last: { kind: GroupKind; around: Open | undefined; id: number; texts: number } | undefined;
  let inLine = 0;
  let next = 0;

  for (const token of tokensOf(content, vocabulary.isXml)) {
    const picture = isTag(token) && token.kind !== 'close' ? pictureOf(token, pictureAt) : undefined;
    const isInLine = token.from < inLine;
    let isDescribed = false;
    for (let text = foundTexts[next]; text && text.from < token.to; text = foundTexts[++next]) {
      const isFirst: boolean = text.kind === 'attribute' && picture !== undefined && !isDescribed;
      const described = isFirst ? ({ kind: isInLine ? 'alt' : 'picture', picture } as const) : undefined;
      isDescribed ||= isFirst;
      texts.push(seen(part, text, { open, described, state }));
      if (text.kind !== 'attribute') inLine = Math.max(inLine, text.to);
    }
    if (!isTag(token)) continue;
    if (picture !== undefined && !isDescribed && !isInLine && !open.at(-1)?.isOfCover)
      state.waiting.push(picture);
    if (token.kind === 'close') {
      const index = open.findLastIndex(({ tag }) => tag.name === token.name);
      if (index >= 0) for (const { tag } of open.splice(index)) endAnchor(tag, token.from);
      continue;
    }
    const id = token.attributes.id ?? (token.name === 'a' ? token.attributes.name : undefined);
    if (id !== undefined && !anchors.has(id)) {
      const isInline = token.kind === 'empty' || vocabulary.inline.has(token.name);
      anchors.set(id, { from: token.from, to: isInline ? token.to : content.length, isInline });
    }
    if (token.kind === 'open') push(token);
  }
  return { path, content, texts, anchors };

  function endAnchor({ attributes: { id }, from }: Tag, to: number): void {
    const anchor = id === undefined ? undefined : anchors.get(id);
    if (anchor?.from === from && id !== undefined) anchors.set(id, { ...anchor, to });
  }

  function push(tag: Tag): void {
    if (open.length === MOST_OPEN) open.shift();
    // In HTML a paragraph, an item or a cell ends where the next one begins.
    if (!vocabulary.isXml && UNENDED.has(tag.name) && open.at(-1)?.tag.name === tag.name) open.pop();
    const around = open.at(-1);
    const { groups = [], table } = around ?? {};
    const isNewTable = tag.name === 'table' && !table;
    if (tag.name === 'tr' && table) table.row++;
    const isCell = (tag.name === 'td' || tag.name === 'th') && table !== undefined;
    open.push({
      tag,
      isInline: vocabulary.inline.has(tag.name),
      groups: groups.length < LIMITS.groupsOfText - 2 ? withGroup(tag, around) : groups,
      table: isNewTable ? { row: -1, taken: new Set() } : table,
      cell: around?.cell ?? (isCell ? cellIn(table, tag) : undefined),
      kind: around?.kind ?? kindOf(tag, around, part),
      isOfCover: around?.isOfCover || tag.name === 'coverpage',
    });
  }

  function withGroup(tag: Tag, around: Open | undefined): readonly LookGroup[] {
    const groups = around?.groups ?? [];
    const kind = groupKindOf(tag, vocabulary);
    const isKnown = kind !== 'quote' && groups.some((group) => group.kind === kind);
    if (kind === undefined || isKnown || (kind === 'table' && tag.name !== 'table')) return groups;
    const isSame =
      tag.name === 'p' && last?.kind === kind && last.around === around && last.texts === texts.length;
    const id = isSame && last ? last.id : ++state.groups;
    // Its only text is the one that comes.
    if (tag.name === 'p') last = { kind, around, id, texts: texts.length + 1 };
    return [...groups, { kind, id }];
  }
}

const UNENDED = new Set('p li td th tr dd dt'.split(' '));

function pictureOf(tag: Tag, pictureAt: MarkupPart['pictureAt']): string | undefined {
  if (tag.name !== 'img' && tag.name !== 'image') return undefined;
  const address = tag.attributes.src ?? attributeOf(tag, 'href');
  return address === undefined ? undefined : pictureAt(address);
}

/** What an element says of itself: its classes, `epub:type` and `role`. */
const namesOf = (tag: Tag): string[] =>
  [
    ...classesOf(tag),
    ...(tag.attributes['epub:type'] ?? '').split(/\s+/),
    ...(tag.attributes.role ?? '').split(/\s+/),
  ].map((name) => name.toLowerCase().replace(/^(?:z3998:|doc-)/, ''));

function groupKindOf(tag: Tag, { inline }: Vocabulary): GroupKind | undefined {
  if (inline.has(tag.name)) return undefined;
  const names = namesOf(tag);
  return GROUP_NAMES.find(([name]) => names.some((one) => name.test(one)))?.[1] ?? GROUP_ELEMENTS[tag.name];
}

/** The place of a cell that begins in the row of a table that is open; undefined beyond what a table has here. */
function cellIn({ row, taken }: Table, tag: Tag): LookCell | undefined {
  const spanned = (name: string, most: number) => {
    const value = Number(tag.attributes[name] ?? 1);
    return Number.isInteger(value) && value > 0 ? Math.min(value, most) : 1;
  };
  let column = 0;
  while (taken.has(`${row} ${column}`)) column++;
  const columns = Math.min(spanned('colspan', MOST_COLUMNS), MOST_COLUMNS - column);
  if (row < 0 || columns < 1) return undefined;
  const rows = spanned('rowspan', MOST_SPANNED);
  for (let down = 0; down < rows; down++)
    for (let along = 0; along < columns; along++) taken.add(`${row + down} ${column + along}`);
  return { row, column, columns, rows, isHead: tag.name === 'th' };
}

type Seeing = {
  open: readonly Open[];
  described: { kind: TextKind; picture: string | undefined } | undefined;
  state: LookState;
};

/** A text with its look, by the elements that it is in. */
function seen(part: MarkupPart, foundText: FoundText, { open, described, state }: Seeing): SeenText {
  if (described) return { foundText, look: { ...described, ...groupsOf(open.at(-1)) }, references: [] };
  const outer = open.findLastIndex(({ isInline }) => !isInline);
  const [block, ...within] = open.slice(Math.max(outer, 0));
  const kind = open.at(-1)?.kind;
  const before =
    foundText.kind === 'attribute' ? [] : state.waiting.splice(0).slice(0, LIMITS.picturesBefore / 2);
  const styles = [
    ...(block && kind !== 'heading'
      ? stylesOf(block.tag, undefined, part.sheet).filter((style) => style === 'sc')
      : []),
    ...within.flatMap(({ tag }) => elementStyles(tag, part)),
  ];
  const { marks, references } = marksOf(part, foundText);
  const look: TextLook = {
    ...(kind && { kind }),
    ...groupsOf(open.at(-1), block?.tag.name === 'p' && foundText.text.includes('\n') ? state : undefined),
    ...(before.length > 0 && { before }),
    ...(styles.length > 0 && { styles: [...new Set(styles)] }),
    ...(Object.keys(marks).length > 0 && { marks }),
  };
  return { foundText, look, references };
}

/** The groups and the cell of a text. A paragraph of verse with several lines is a stanza, whose id comes from `state`. */
function groupsOf(innermost: Open | undefined, state?: LookState): Pick<TextLook, 'groups' | 'cell'> {
  const { groups = [], cell } = innermost ?? {};
  if (groups.length === 0) return {};
  const isStanza = state !== undefined && groups.at(-1)?.kind === 'verse';
  return {
    groups: isStanza ? [...groups, { kind: 'stanza', id: ++state.groups }] : groups,
    ...(cell && { cell }),
  };
}

/** What an element says of the texts in it. */
function kindOf(tag: Tag, around: Open | undefined, { vocabulary, sheet }: MarkupPart): TextKind | undefined {
  if (HEADING.test(tag.name)) return 'heading';
  if (CAPTION.test(tag.name)) return 'caption';
  const isSigned = SIGNATURE.test(tag.name) || namesOf(tag).some((name) => SIGNATURE.test(name));
  const isCited = tag.name === 'cite' && vocabulary.inline.has('cite') && around?.tag.name === 'blockquote';
  const isRight = !around?.cell && /^(?:p|div|footer|address)$/.test(tag.name) && standsRight(tag, sheet);
  return isSigned || isCited || isRight ? 'signature' : undefined;
}

/** Whether a paragraph itself stands at the right. Where all do, as in books from right to left, none is a signature. */
const standsRight = (block: Tag, sheet: StyleSheet): boolean =>
  block.attributes.align === 'right' ||
  (sheet.get(block.name)?.right !== true && sheet.get('body')?.right !== true && isAtRight(block, sheet));

const MARK_STYLES = new Set(['b', 'i', 'u', 's', 'sup', 'sub', 'code'] as const);
type MarkStyle = typeof MARK_STYLES extends Set<infer One> ? One : never;

/** The styles of an element within a line. In FictionBook small capitals have a name. */
function elementStyles(tag: Tag, { vocabulary, sheet }: MarkupPart) {
  const mark = vocabulary.inline.get(tag.name);
  const own = mark !== undefined && MARK_STYLES.has(mark as MarkStyle) ? (mark as MarkStyle) : undefined;
  if (tag.name === 'style') return /^small-?caps?$/i.test(tag.attributes.name ?? '') ? (['sc'] as const) : [];
  return stylesOf(tag, own, sheet);
}

/** What the marks of a text are: styles, pictures, and references that may be those of notes. */
function marksOf(part: MarkupPart, { text, from, to, kind }: FoundText) {
  const marks: Record<string, MarkLook> = {};
  const references: NoteReference[] = [];
  if (kind === 'attribute' || !text.includes('<')) return { marks, references };
  const { content, vocabulary } = part;
  const raw = content.slice(from, to);
  const pieces = inlinePieces(raw, tokensOf(raw, vocabulary.isXml), vocabulary, kind === 'lines');
  for (const [label, spelled] of marksIn(pieces)) {
    const tag = tokensOf(spelled, vocabulary.isXml).find(isTag);
    if (!tag) continue;
    const picture = pictureOf(tag, part.pictureAt);
    const address = attributeOf(tag, 'href');
    if (picture !== undefined) marks[label] = { kind: 'picture', picture };
    else if (label.startsWith('note')) {
      const target = address === undefined ? undefined : part.targetOf(address);
      if (target) references.push({ label, target, isCertain: isNoteByName(tag) });
    } else if (vocabulary.inline.get(tag.name) !== 'a') {
      const [style] = elementStyles(tag, part).toSorted(
        (one, other) => Number(other === 'sc') - Number(one === 'sc'),
      );
      if (style !== undefined && style !== vocabulary.inline.get(tag.name))
        marks[label] = { kind: 'style', style };
    }
  }
  return { marks, references };
}

const isNoteByName = ({ attributes }: Tag): boolean =>
  attributes['epub:type'] === 'noteref' || attributes.role === 'doc-noteref' || attributes.type === 'note';
