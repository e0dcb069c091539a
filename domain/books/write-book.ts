import { directionOf } from '../languages/direction.ts';
import { LIMITS } from '../limits.ts';
import { joinedParts } from '../texts/continued-strings.ts';
import { isLongerThan } from '../texts/text.ts';
import { withoutSpace } from '../texts/white-space.ts';
import type { BookPart, BookSlot, Front, TextBlock } from './model/book.ts';
import type { Slot } from './model/places.ts';
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

/** What a place in a file is to say: a text, or characters as they are. */
type Edit = Slot & { readonly text: string; readonly added: readonly string[]; readonly isRaw?: boolean };

/** A slot with its text, and the texts that were added behind it. */
type Filled = {
  readonly slot: BookSlot;
  readonly text: string;
  readonly added: string[];
  readonly isTranslated: boolean;
};

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
    const own = filled.get(path) ?? [];
    const edits = [
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
function isSame(found: string | undefined, text: string): boolean {
  if (found === undefined || found === text) return found === text;
  return isLongerThan(found, LIMITS.uncutText) && withoutSpace(found) === withoutSpace(text);
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
  front: Front | undefined,
  { echoed, own }: { echoed: ReadonlyMap<string, string>; own: readonly Filled[] },
  { isSource, source_lang, target_lang }: WriteOptions,
): Edit[] {
  if (!front || isSource) return [];
  const kind = 'attribute';
  const isTranslated =
    own.some((one) => one.isTranslated) ||
    (front.isContents
      ? front.echoes.some(({ text }) => echoed.has(plainText(text)))
      : front.blocks === undefined);
  const direction = directionOf(target_lang);
  const directions = direction === directionOf(source_lang) ? [] : (front.directions ?? []);
  return [
    ...(isTranslated && front.languages.length > 0 ? sourceBlocks(front.blocks ?? [], own) : []).map(
      ({ from, attributes }): Edit => {
        const said = attributes.map((name) => ` ${name}="${source_lang}"`).join('');
        const text = directions.length > 0 ? `${said} dir="${directionOf(source_lang)}"` : said;
        return { from, to: from, kind, text, added: [], isRaw: true };
      },
    ),
    ...(isTranslated ? directions : []).map(({ from, to, attribute }): Edit => {
      const text = attribute === undefined ? direction : ` ${attribute}="${direction}"`;
      return { from, to, kind, text, added: [], isRaw: true };
    }),
    ...(isTranslated ? front.languages : []).map(
      ({ from, to, text = target_lang }) => ({ from, to, kind, text, added: [], isRaw: true }) as const,
    ),
    ...front.echoes.flatMap(({ text, ...slot }) => {
      const translation = echoed.get(plainText(text));
      return translation === undefined ? [] : [{ ...slot, text: translation, added: [] }];
    }),
  ];
}

/** The elements of a page in which no text is translated, as those that stay in the source's language say (books.21). */
function sourceBlocks(blocks: readonly TextBlock[], own: readonly Filled[]): TextBlock[] {
  const translated = own
    .flatMap(({ slot, isTranslated }) => (isTranslated ? slot.from : []))
    .sort((one, other) => one - other);
  const empty = new Set(own.flatMap(({ slot, text }) => (text === '' ? slot.from : [])));
  return blocks.filter(({ from, to, texts }) => {
    const next = translated[firstAfter(translated, from)];
    return (next === undefined || next >= to) && !texts.every((text) => empty.has(text));
  });
}

/** The index of the first of sorted numbers that is larger than one. */
function firstAfter(sorted: readonly number[], than: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > than) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** An edit with those of the places within its own. */
type Nested = { readonly edit: Edit; readonly inner: Nested[] };

/** Edits by their places, each within the one around it. Those that overlap an earlier one are left out. */
function nested(edits: readonly Edit[], length: number): Nested[] {
  const top: Nested[] = [];
  const open: Nested[] = [];
  // Sorting is stable, so that of two for one place the string's own comes first.
  for (const edit of [...edits].sort((one, other) => one.from - other.from || other.to - one.to)) {
    if (edit.from > edit.to || edit.to > length) continue;
    while (open.length > 0 && (open.at(-1)?.edit.to ?? 0) <= edit.from) open.pop();
    const around = open.at(-1);
    const isSame = around?.edit.from === edit.from && around.edit.to === edit.to;
    if (isSame || (around && around.edit.to < edit.to)) continue;
    const one = { edit, inner: [] };
    (around?.inner ?? top).push(one);
    open.push(one);
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
  const found = new Map(known.map(({ from, to, text }) => [`${from} ${to}`, text]));
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
    const isAsItWas = isSame(found.get(`${from} ${to}`), text);
    return (isAsItWas ? raw : syntax.spell(text, raw, place)) + syntax.inserted(added, place);
  };
  return between(0, content.length, nested(edits, content.length));
}
