import { cueOf } from '../../formats/cues/cues.ts';
import { type Format, isSubtitles } from '../../formats/model/format.ts';
import type { ImportedString } from '../../formats/model/reading.ts';
import { type Correction, correctPairs } from './correct-pairs.ts';
import type { Pairs } from './equal-texts.ts';
import type { FileString, StoredString, UpdateBy } from './matched-strings.ts';
import { movedAmong } from './moved-strings.ts';
import { PAIRED } from './paired-strings.ts';
import type { ParsedSource } from './parsed-source.ts';

/**
 * The strings of a file for an update, with only the fields that the file has: pairs have no contexts, and items of a
 * list may lack them.
 */
export function fileStringsOf({ readAs }: Pick<ParsedSource, 'readAs'>, strings: readonly ImportedString[]) {
  return strings.map(({ text, key, context, max_length, continues, joint, frame }) => ({
    text,
    key,
    ...(context !== '' && { context }),
    ...(readAs !== 'json' && max_length !== null && { max_length }),
    ...(continues !== undefined && { continues, joint }),
    ...(frame && { frame }),
  }));
}

const FIELDS = ['text', 'key', 'context', 'max_length', 'continues'] as const;
type Field = (typeof FIELDS)[number];

/**
 * A string of the section after an update: matched, with the changed fields; only in the file, so added; or only in the
 * section, where it stays unless deleted. `isMoved`: it changes its place among the others (updates.7).
 */
export type UpdatedString<Stored, Incoming> =
  | {
      readonly kind: 'same' | 'changed';
      readonly stored: Stored;
      readonly incoming: Incoming;
      readonly fields: readonly Field[];
      readonly isMoved: boolean;
    }
  | { readonly kind: 'added'; readonly incoming: Incoming }
  | { readonly kind: 'missing'; readonly stored: Stored };

type Whole<String> = { readonly format: Format | null | undefined; readonly strings: readonly String[] };

/**
 * How a section can be updated from a file: subtitles by time, strings with keys by key, those of one format without keys by text:
 * lines, paragraphs, gettext, Markdown. Undefined if it can't be.
 */
export function updateByOf(
  section: Whole<Pick<StoredString, 'key'>>,
  file: Whole<Pick<FileString, 'key'>>,
): UpdateBy | undefined {
  const areCues = [section, file].map(({ format = null }) => isSubtitles(format));
  if (areCues.every(Boolean)) return section.strings.length > 0 ? 'time' : undefined;
  const haveKeys = [section, file].every(({ strings }) => strings.some(({ key }) => key));
  if (haveKeys && !areCues.some(Boolean)) return 'key';
  const areAlike = !areCues.some(Boolean) && (section.format ?? 'text') === (file.format ?? 'text');
  const haveOnlyTexts = [section, file].every(({ strings }) => strings.every(({ key }) => !key));
  return areAlike && haveOnlyTexts && section.strings.length > 0 ? 'text' : undefined;
}

/**
 * Plans an update of stored strings, whose matches may be corrected (updates.6); `mayRename` tells which may get another key
 * (updates.19).
 */
export function planUpdate<Stored extends StoredString, Incoming extends FileString>(
  stored: readonly Stored[],
  incoming: readonly Incoming[],
  by: UpdateBy,
  corrections: readonly Correction[] = [],
  mayRename?: (stored: Stored) => boolean,
): UpdatedString<Stored, Incoming>[] {
  const may = mayRename && ((index: number) => mayRename(stored[index] as Stored));
  const pairs = PAIRED[by](stored, incoming, may);
  return planPairs(stored, incoming, correctPairs(pairs, corrections));
}

/**
 * How strings of a file are matched with stored ones; several with one key are matched in order. By text it takes seconds for a
 * long section.
 */
export const pairsFor = (
  stored: readonly StoredString[],
  incoming: readonly FileString[],
  by: UpdateBy,
): Pairs => PAIRED[by](stored, incoming);

/**
 * Plans an update by its pairs: the strings of the section in the order of the file, each string that the file lacks after the one
 * it followed before.
 */
export function planPairs<Stored extends StoredString, Incoming extends FileString>(
  stored: readonly Stored[],
  incoming: readonly Incoming[],
  pairs: Pairs,
): UpdatedString<Stored, Incoming>[] {
  const moved = movedAmong(pairs);
  const paired = new Set(pairs);
  const followers = new Map<number, UpdatedString<Stored, Incoming>[]>();
  let before = -1;
  for (const [index, string] of stored.entries()) {
    if (paired.has(index)) {
      before = index;
      continue;
    }
    const others = followers.get(before) ?? [];
    others.push({ kind: 'missing', stored: string });
    followers.set(before, others);
  }
  const plan = [...(followers.get(-1) ?? [])];
  for (const [nth, string] of incoming.entries()) {
    const index = pairs[nth];
    const own = index === undefined ? undefined : stored[index];
    if (index === undefined || !own) plan.push({ kind: 'added', incoming: string });
    else plan.push(updated(own, string, moved.has(index)), ...(followers.get(index) ?? []));
  }
  return plan;
}

function updated<Stored extends StoredString, Incoming extends FileString>(
  stored: Stored,
  incoming: Incoming,
  isMoved: boolean,
) {
  const fields = FIELDS.filter((field) => {
    const value = incoming[field];
    if (value === undefined || value === stored[field]) return false;
    // Only a corrected pair and a renamed string have different keys. A file without keys takes none away.
    if (field === 'key') return value !== '';
    return field !== 'context' || !isSameButNumber(stored.context, String(value));
  });
  return {
    kind: fields.length > 0 ? ('changed' as const) : ('same' as const),
    stored,
    incoming,
    fields,
    isMoved,
  };
}

/**
 * Whether two contexts differ in nothing but the cue's number, which changes when cues before it are added or removed.
 */
function isSameButNumber(one: string, other: string): boolean {
  const [before, after] = [cueOf(one), cueOf(other)];
  return (
    before !== undefined &&
    before.start === after?.start &&
    before.end === after.end &&
    before.notes === after.notes
  );
}

/** The number of strings in a list whose key an earlier one has. */
export function repeatedKeys(strings: readonly { readonly key?: string | undefined }[]): number {
  const keys = strings.flatMap(({ key }) => key || []);
  return keys.length - new Set(keys).size;
}
