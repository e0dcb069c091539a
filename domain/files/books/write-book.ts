import { LIMITS } from '../../core/limits.ts';
import { joinedParts } from '../../core/text/continued-strings.ts';
import { isLongerThan } from '../../core/text/text.ts';
import { withoutSpace } from '../../core/text/white-space.ts';
import { type Edit, type Filled, type FrontOptions, frontEdits, workEdits } from './front-edits.ts';
import type { BookPart } from './model/book.ts';
import type { BookSlot } from './model/places.ts';
import { plainText } from './model/plain-text.ts';
import type { OpenedBook } from './open-book.ts';

/** A string of a book to be written; a string that was added later has no slot. */
export type WrittenRow = {
  readonly text: string;
  readonly translation: string | null;
  readonly continues: boolean;
  readonly joint?: string | null | undefined;
  readonly slot: BookSlot | null;
};

export type WriteOptions = FrontOptions & {
  /** What stands for an untranslated string (exports.2). */
  readonly untranslated: 'source' | 'empty' | 'skip';
};

/**
 * The book with its texts translated (books.8). Only the places of the strings change, and what depends on them: the
 * language, and titles that equal a text of the book.
 */
export function writeBook(
  book: OpenedBook,
  sections: readonly (readonly WrittenRow[])[],
  options: WriteOptions,
): Uint8Array<ArrayBuffer> {
  const { untranslated } = options;
  const missing = ({ text }: { text: string }) => (untranslated === 'source' ? text : '');
  const rows = sections.map((section) => joinedParts(section, options, missing));
  const filled = Map.groupBy(
    rows.flatMap((section) => filledSlots(section, missing)),
    ({ slot }) => slot.part,
  );
  const fronts = new Map(book.fronts().map((front) => [front.path, front]));
  const echoed = options.isSource ? new Map<string, string>() : translationsOf(rows.flat());
  const changed = new Map<string, Uint8Array>();
  for (const path of new Set([...filled.keys(), ...fronts.keys()])) {
    const part = book.partOf(path);
    if (!part) continue;
    const own = filled.get(path) ?? [];
    const edits = [
      ...workEdits(fronts.get(path), own, options),
      ...own.map(({ slot, text, added }) => ({ ...slot, text, added })),
      ...frontEdits(fronts.get(path), { echoed, own }, options),
    ];
    const text = edited(part, edits, fronts.get(path)?.echoes ?? []);
    if (text !== part.text) changed.set(path, part.encode(text));
  }
  return book.written(changed);
}

/** The slots of a section in its order. A text without a slot, or with that of another one, goes behind the text before it. */
function filledSlots(rows: readonly WrittenRow[], missing: (row: WrittenRow) => string): Filled[] {
  const filled: Filled[] = [];
  const seen = new Set<string>();
  const early: string[] = [];
  for (const row of rows) {
    const text = row.translation ?? missing(row);
    const place = row.slot && `${row.slot.from} ${row.slot.part}`;
    if (row.slot && place !== null && !seen.has(place)) {
      seen.add(place);
      filled.push({
        slot: row.slot,
        text,
        added: filled.length === 0 ? early : [],
        isTranslated: row.translation !== null,
      });
    } else if (text !== '') (filled.at(-1)?.added ?? early).push(text);
  }
  return filled;
}

/** Whether a text is the one that the file has; one that was split has lost the white space between its parts. */
function isSame(former: string | undefined, text: string): boolean {
  if (former === undefined || former === text) return former === text;
  return isLongerThan(former, LIMITS.uncutText) && withoutSpace(former) === withoutSpace(text);
}

/** The translation of each text that is translated, both without marks. */
function translationsOf(rows: readonly WrittenRow[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const { text, translation } of rows) {
    const plain = plainText(text);
    if (translation !== null && translation !== '' && !known.has(plain))
      known.set(plain, plainText(translation));
  }
  return known;
}

/** An edit with those of the places within its own. */
type Nested = { readonly edit: Edit; readonly inner: Nested[] };

/** Edits by their places, each within the one around it. Those that overlap an earlier one are left out. */
function nested(edits: readonly Edit[], length: number): Nested[] {
  const top: Nested[] = [];
  const open: Nested[] = [];
  // Sorting is stable, so that of two for one place the string's own comes first.
  const isInsertion = ({ from, to }: Edit) => Number(from === to);
  const sorted = [...edits].sort(
    (one, other) => one.from - other.from || isInsertion(other) - isInsertion(one) || other.to - one.to,
  );
  for (const edit of sorted) {
    if (edit.from > edit.to || edit.to > length) continue;
    while (open.length > 0 && (open.at(-1)?.edit.to ?? 0) <= edit.from) open.pop();
    const around = open.at(-1);
    const isSame = around?.edit.from === edit.from && around.edit.to === edit.to;
    if (isSame || (around && around.edit.to < edit.to)) continue;
    const nesting = { edit, inner: [] };
    (around?.inner ?? top).push(nesting);
    open.push(nesting);
  }
  return top;
}

/** The text of a file with other texts in some places; `echoes` are the texts that it has in front of those that its syntax finds. */
function edited(
  { text: content, syntax }: BookPart,
  edits: readonly Edit[],
  echoes: readonly { from: number; to: number; text: string }[],
): string {
  const known = edits.length === 0 ? [] : [...echoes, ...syntax.find(content)];
  const texts = new Map(known.map(({ from, to, text }) => [`${from} ${to}`, text]));
  const between = (from: number, to: number, inner: readonly Nested[]): string => {
    const pieces: string[] = [];
    let end = from;
    for (const { edit, inner: within } of inner) {
      pieces.push(content.slice(end, edit.from), spelled(edit, within));
      end = edit.to;
    }
    return pieces.join('') + content.slice(end, to);
  };
  const spelled = ({ from, to, kind, text, added, isRaw }: Edit, inner: readonly Nested[]): string => {
    if (isRaw) return text;
    const raw = between(from, to, inner);
    const place = { kind, content, from };
    // A value has an end, behind which there is no text.
    if (kind === 'attribute' && added.length > 0) return syntax.spell([text, ...added].join(' '), raw, place);
    const isAsItWas = isSame(texts.get(`${from} ${to}`), text);
    return (isAsItWas ? raw : syntax.spell(text, raw, place)) + syntax.inserted(added, place);
  };
  return between(0, content.length, nested(edits, content.length));
}
