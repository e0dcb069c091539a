import { append } from '../../core/long-lists.ts';
/**
 * Marks stand for the tags of a file within a text: `<i>…</i>`, `<a>…</a>`, `<note/>` (docs/decisions/060). A format reads
 * the file's spelling of a text into pieces; this module makes the text of them, and spells a text with the same marks.
 */

/** What a mark says to translators; `x` is anything that has no name here. */
export type MarkName = 'a' | 'b' | 'code' | 'i' | 'img' | 'note' | 's' | 'sub' | 'sup' | 'u' | 'x';

/** A piece of a text in a file; `raw` is its spelling there. */
export type InlinePiece =
  /** Words, unescaped. */
  | { readonly kind: 'text'; readonly text: string }
  /** A line break, `\n` in the text. */
  | { readonly kind: 'break'; readonly raw: string }
  | { readonly kind: 'open'; readonly raw: string; readonly name: MarkName }
  | { readonly kind: 'close'; readonly raw: string }
  /** A tag without content. One that `isKept` is added to the end of a text that lacks it: a note, a picture, an anchor. */
  | { readonly kind: 'empty'; readonly raw: string; readonly name: MarkName; readonly isKept?: boolean };

/** How a format spells what the marks of a text surround. */
export type Spelling = {
  /** Words as the file has them. */
  readonly escaped: (words: string) => string;
  /** A line break, where the source has none to repeat. */
  readonly lineBreak: string;
};

type Pair = { readonly open: string; readonly close: string };
/** The marks of a source by their labels, `i` or `a2`: what they stand for in the file. */
type Marks = {
  readonly pairs: ReadonlyMap<string, Pair>;
  readonly empties: ReadonlyMap<string, string>;
  /** The labels of empty tags that must stay, one for each time that the source has them. */
  readonly kept: readonly string[];
};

/** The text of pieces, with marks. */
export const markedText = (pieces: readonly InlinePiece[]): string => labelled(pieces).signs.join('');

/** The marks of pieces, by their labels: how the file spells what each stands for. */
export function marksIn(pieces: readonly InlinePiece[]): ReadonlyMap<string, string> {
  const { pairs, empties } = labelled(pieces).marks;
  return new Map([...[...pairs].map(([label, { open }]) => [label, open] as const), ...empties]);
}

/**
 * The spelling of a text that uses the marks of its source. It is balanced whatever the text is: a mark that isn't
 * ended ends with the text, an end without a beginning is dropped, crossing marks are nested. A mark that the source
 * doesn't have is spelled as words.
 */
export function spellMarked(
  text: string,
  source: readonly InlinePiece[],
  { escaped, lineBreak }: Spelling,
): string {
  const { pairs, empties, kept } = labelled(source).marks;
  const missing = [...kept];
  const firstBreak = source.find(({ kind }) => kind === 'break');
  const breakRaw = firstBreak?.kind === 'break' ? firstBreak.raw : lineBreak;
  const pieces: string[] = [];
  const open: string[] = [];
  const end = (label: string) => pieces.push(pairs.get(label)?.close ?? '');
  const words = (from: number, to: number) => pieces.push(escaped(text.slice(from, to)));
  let readTo = 0;
  for (const { index, 0: sign, groups: { start, label = '', empty } = {} } of text.matchAll(SIGN)) {
    const isBreak = sign === '\n';
    const known = empty === undefined ? pairs.get(label) : empties.get(label);
    if (!isBreak && known === undefined) continue;
    words(readTo, index);
    readTo = index + sign.length;
    if (isBreak) pieces.push(breakRaw);
    else if (typeof known === 'string') {
      pieces.push(known);
      const at = missing.indexOf(label);
      if (at >= 0) missing.splice(at, 1);
    } else if (known && start === '<') {
      pieces.push(known.open);
      open.push(label);
    } else if (open.includes(label)) {
      // Marks that are open within this one end with it and begin again behind it.
      const inner = open.splice(open.lastIndexOf(label)).slice(1);
      for (const one of inner.toReversed()) end(one);
      end(label);
      for (const one of inner) pieces.push(pairs.get(one)?.open ?? '');
      append(open, inner);
    }
  }
  words(readTo, text.length);
  for (const label of open.toReversed()) end(label);
  for (const label of missing) pieces.push(empties.get(label) ?? '');
  return pieces.join('');
}

const SIGN = /(?<start><\/?)(?<label>[a-z]{1,4}\d{0,4})(?<empty>\/)?>|\n/gu;

/**
 * The part of pieces that is the text, by indexes: without tags that surround all of it, tags without content and white space at
 * its edges, which stay in the file around it. `from` equals `to` if nothing is left.
 */
export function innerPieces(pieces: readonly InlinePiece[]): { readonly from: number; readonly to: number } {
  const partners = partnersIn(pieces);
  let from = 0;
  let to = pieces.length;
  for (;;) {
    while (from < to && isAside(pieces[from], partners.get(from), from)) from++;
    while (from < to && isAside(pieces[to - 1], partners.get(to - 1), to - 1)) to--;
    if (from >= to || partners.get(from) !== to - 1) return { from, to };
    from++;
    to--;
  }
}

/** Whether a piece at an edge says nothing to translators: white space, an unpaired tag, an anchor. */
function isAside(piece: InlinePiece | undefined, partner: number | undefined, at: number): boolean {
  if (!piece) return false;
  if (piece.kind === 'text') return piece.text.trim() === '';
  if (piece.kind === 'break') return true;
  if (piece.kind === 'empty') return piece.name === 'x';
  return partner === undefined || Math.abs(partner - at) === 1;
}

/** For each beginning and end of a tag its partner, by indexes; tags without one are left out. */
function partnersIn(pieces: readonly InlinePiece[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { kind }] of pieces.entries()) {
    if (kind === 'open') open.push(index);
    if (kind !== 'close') continue;
    const start = open.pop();
    if (start === undefined) continue;
    partners.set(start, index);
    partners.set(index, start);
  }
  return partners;
}

/**
 * Gives each tag its label. Tags of one spelling share it; a label that the words contain already is skipped. `signs`
 * has the spelling of each piece in the text: `<i>`, `</i>`, `<note/>`, words or a line break.
 */
function labelled(pieces: readonly InlinePiece[]): {
  readonly signs: readonly string[];
  readonly marks: Marks;
} {
  const words = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('\n');
  const written = new Set([...words.matchAll(SIGN)].map(({ groups }) => groups?.label));
  const partners = partnersIn(pieces);
  const labels = new Map<string, string>();
  const last = new Map<MarkName, number>();
  const labelOf = (name: MarkName, spelled: string): string => {
    const known = labels.get(spelled);
    if (known !== undefined) return known;
    let nth = last.get(name) ?? 0;
    let label: string;
    do label = ++nth === 1 ? name : `${name}${nth}`;
    while (written.has(label));
    last.set(name, nth);
    labels.set(spelled, label);
    return label;
  };
  const pairs = new Map<string, Pair>();
  const empties = new Map<string, string>();
  const keptLabels: string[] = [];
  const labelAt = new Map<number, string>();
  const signs = pieces.map((piece, index): string => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'break') return '\n';
    const partner = partners.get(index);
    if (piece.kind === 'close') {
      const label = labelAt.get(partner ?? -1);
      return label === undefined ? '' : `</${label}>`;
    }
    if (piece.kind === 'open') {
      const closing = pieces[partner ?? -1];
      if (closing?.kind !== 'close') return '';
      const label = labelOf(piece.name, `${piece.raw}\n${closing.raw}`);
      pairs.set(label, { open: piece.raw, close: closing.raw });
      labelAt.set(index, label);
      return `<${label}>`;
    }
    const label = labelOf(piece.name, piece.raw);
    empties.set(label, piece.raw);
    if (piece.isKept) keptLabels.push(label);
    return `<${label}/>`;
  });
  return { signs, marks: { pairs, empties, kept: keptLabels } };
}
