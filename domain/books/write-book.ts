import { LIMITS } from '../limits.ts';
import { joinedParts } from '../texts/continued-strings.ts';
import { isLongerThan } from '../texts/text.ts';
import { findTexts } from './markup/find-texts.ts';
import { spellInserted, spellText } from './markup/spell-text.ts';
import type { BookPart, BookSlot, Front } from './model/book.ts';
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

export type WriteOptions = {
  readonly source_lang: string;
  readonly target_lang: string;
  /** What stands for an untranslated string (exports.2). */
  readonly untranslated: 'source' | 'empty' | 'skip';
  /** Whether the source is written, in its own language. */
  readonly isSource: boolean;
};

/** Another spelling of a place in a file. */
type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** A slot with its text, and the texts that were added behind it. */
type Filled = { readonly slot: BookSlot; readonly text: string; readonly added: string[] };

/**
 * The book with its texts translated (books.8). Only the places of the strings change, and what follows from them: the
 * language, and titles that are the same as a text of the book.
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
    const edits = inPlace([
      ...editsOf(part, filled.get(path) ?? []),
      ...frontEdits(part, fronts.get(path), echoed, options),
    ]);
    const text = edited(part.text, edits);
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
      filled.push({ slot: row.slot, text, added: filled.length === 0 ? early : [] });
    } else if (text !== '') (filled.at(-1)?.added ?? early).push(text);
  }
  return filled;
}

function editsOf({ text: content, vocabulary }: BookPart, filled: readonly Filled[]): Edit[] {
  if (filled.length === 0) return [];
  const found = new Map(
    findTexts(content, vocabulary).texts.map(({ from, to, text }) => [`${from} ${to}`, text]),
  );
  return filled.flatMap(({ slot: { from, to, kind }, text, added }) => {
    if (from > to || to > content.length) return [];
    const raw = content.slice(from, to);
    const isAsItWas = isSame(found.get(`${from} ${to}`), text);
    const spelled = isAsItWas ? raw : spellText(text, raw, kind, vocabulary);
    return [{ from, to, text: spelled + spellInserted(added, kind, vocabulary) }];
  });
}

/** Whether a text is the one that the file has; one that was split has lost the white space between its parts. */
function isSame(found: string | undefined, text: string): boolean {
  if (found === undefined || found === text) return found === text;
  return isLongerThan(found, LIMITS.stringText.max) && found.replace(/\s+/g, '') === text.replace(/\s+/g, '');
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

function frontEdits(
  { text: content, vocabulary }: BookPart,
  front: Front | undefined,
  echoed: ReadonlyMap<string, string>,
  { isSource, target_lang }: WriteOptions,
): Edit[] {
  if (!front || isSource) return [];
  return [
    ...front.languages.map(({ from, to }) => ({ from, to, text: target_lang })),
    ...front.echoes.flatMap(({ from, to, kind, text }) => {
      const raw = content.slice(from, to);
      const translation = echoed.get(plainText(text));
      return translation === undefined
        ? []
        : [{ from, to, text: spellText(translation, raw, kind, vocabulary) }];
    }),
  ];
}

/** Edits in order of their places, without those that overlap an earlier one. */
function inPlace(edits: readonly Edit[]): Edit[] {
  // Sorting is stable, so that of two for one place the string's own comes first.
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((one, other) => one.from - other.from || one.to - other.to)) {
    if (edit.from >= (kept.at(-1)?.to ?? 0)) kept.push(edit);
  }
  return kept;
}

function edited(content: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { from, to, text } of edits) {
    pieces.push(content.slice(end, from), text);
    end = to;
  }
  return pieces.join('') + content.slice(end);
}
