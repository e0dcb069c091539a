import { type Cue, cueOf } from '../formats/cues/cues.ts';
import { matchCues } from '../formats/cues/match-cues.ts';
import { type Format, isSubtitles } from '../formats/model/format.ts';
import type { ImportedString } from '../formats/model/reading.ts';
import { alignStrings } from './align-strings.ts';
import type { Pairs } from './equal-texts.ts';
import type { ParsedSource } from './import-source.ts';

/** How strings of a section and of a newer file are matched (imports.25, updates.1): by key, subtitles by time, text by text. */
export const UPDATES_BY = ['key', 'time', 'text'] as const;
export type UpdateBy = (typeof UPDATES_BY)[number];

/** The fields of a stored string that updates depend on. */
export type StoredString = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly max_length: number | null;
  readonly continues: boolean;
};

/** A string of the file. Fields that it lacks stay unchanged in the section. */
export type FileString = {
  readonly text: string;
  readonly key?: string | undefined;
  readonly context?: string | undefined;
  readonly max_length?: number | null | undefined;
  readonly continues?: boolean | undefined;
};

/**
 * The strings of a file for an update, with only the fields that the file has: pairs have no contexts, and items of a
 * list may lack them.
 */
export function fileStringsOf({ readAs }: Pick<ParsedSource, 'readAs'>, strings: readonly ImportedString[]) {
  return strings.map(({ text, key, context, max_length, continues, frame }) => ({
    text,
    key,
    ...(context !== '' && { context }),
    ...(readAs !== 'json' && max_length !== null && { max_length }),
    ...(continues !== undefined && { continues }),
    ...(frame && { frame }),
  }));
}

const FIELDS = ['text', 'context', 'max_length', 'continues'] as const;
type Field = (typeof FIELDS)[number];

/**
 * A string of the section after an update: matched, with the changed fields; only in the file, so added; or only in the
 * section, where it stays unless deleted.
 */
export type UpdatedString<Stored, Coming> =
  | {
      readonly kind: 'same' | 'changed';
      readonly stored: Stored;
      readonly coming: Coming;
      readonly fields: readonly Field[];
    }
  | { readonly kind: 'added'; readonly coming: Coming }
  | { readonly kind: 'missing'; readonly stored: Stored };

type Whole<String> = { readonly format: Format | null | undefined; readonly strings: readonly String[] };

/**
 * How a section can be updated from a file: subtitles by time, strings with keys by key, lines and paragraphs by text.
 * Undefined if it can't be.
 */
export function updateByOf(
  section: Whole<Pick<StoredString, 'key'>>,
  file: Whole<Pick<FileString, 'key'>>,
): UpdateBy | undefined {
  const areCues = [section, file].map(({ format = null }) => isSubtitles(format));
  if (areCues.every(Boolean)) return section.strings.length > 0 ? 'time' : undefined;
  const haveKeys = [section, file].every(({ strings }) => strings.some(({ key }) => key));
  if (haveKeys && !areCues.some(Boolean)) return 'key';
  const areText = [section, file].every(
    ({ format, strings }) => (format ?? 'text') === 'text' && strings.every(({ key }) => !key),
  );
  return areText && section.strings.length > 0 ? 'text' : undefined;
}

/**
 * Plans an update: the strings of the section in the order of the file, each string that the file lacks after the one
 * it followed before. Several strings with one key are matched in order.
 */
export function planUpdate<Stored extends StoredString, Coming extends FileString>(
  stored: readonly Stored[],
  coming: readonly Coming[],
  by: UpdateBy,
): UpdatedString<Stored, Coming>[] {
  const pairs = PAIRED[by](stored, coming);
  const paired = new Set(pairs);
  const followers = new Map<number, UpdatedString<Stored, Coming>[]>();
  let before = -1;
  for (const [at, string] of stored.entries()) {
    if (paired.has(at)) {
      before = at;
      continue;
    }
    const others = followers.get(before) ?? [];
    others.push({ kind: 'missing', stored: string });
    followers.set(before, others);
  }
  const plan = [...(followers.get(-1) ?? [])];
  for (const [nth, string] of coming.entries()) {
    const at = pairs[nth];
    const own = at === undefined ? undefined : stored[at];
    if (at === undefined || !own) plan.push({ kind: 'added', coming: string });
    else plan.push(updated(own, string), ...(followers.get(at) ?? []));
  }
  return plan;
}

function updated<Stored extends StoredString, Coming extends FileString>(stored: Stored, coming: Coming) {
  const fields = FIELDS.filter((field) => {
    const value = coming[field];
    if (value === undefined || value === stored[field]) return false;
    return field !== 'context' || !isSameButNumber(stored.context, String(value));
  });
  return { kind: fields.length > 0 ? ('changed' as const) : ('same' as const), stored, coming, fields };
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

/** For each string of the file, the index of its match in the section. */
const PAIRED = { key: pairedByKey, time: pairedByTime, text: pairedByText } as const satisfies Record<
  UpdateBy,
  (stored: readonly StoredString[], coming: readonly FileString[]) => Pairs
>;

function pairedByKey(stored: readonly StoredString[], coming: readonly FileString[]): Pairs {
  // A string without a key is matched by its text.
  const nameOf = ({ key = '', text }: FileString) => (key === '' ? `text ${text}` : `key ${key}`);
  return inTurn(
    stored.map(nameOf),
    coming.map(nameOf),
    coming.map(() => undefined),
  );
}

function pairedByText(stored: readonly StoredString[], coming: readonly FileString[]): Pairs {
  return alignStrings(
    stored.map(({ text }) => text),
    coming.map(({ text }) => text),
  );
}

/**
 * Matches by equal times, then by equal text, as when all times were shifted; the rest by number or overlapping times.
 */
function pairedByTime(stored: readonly StoredString[], coming: readonly FileString[]): Pairs {
  const sides = [stored, coming].map((strings) =>
    strings.map(({ text, context = '' }) => {
      const cue = cueOf(context);
      const times = cue && `${cue.start} ${cue.end}`;
      return { cue, times, text: `text ${text}`, both: times && `${times} ${text}` };
    }),
  );
  const [ours = [], theirs = []] = sides;
  let pairs: Pairs = theirs.map(() => undefined);
  for (const name of ['both', 'times', 'text'] as const) {
    const names = [ours, theirs].map((side) => side.map((one) => one[name]));
    pairs = inTurn(names[0] ?? [], names[1] ?? [], pairs);
  }
  return withMatched(pairs, ours, theirs);
}

/** Matches strings with the same name that have no match yet, in order. */
function inTurn(
  stored: readonly (string | undefined)[],
  coming: readonly (string | undefined)[],
  pairs: Pairs,
): Pairs {
  const taken = new Set(pairs);
  const waiting = new Map<string, number[]>();
  for (const [at, name] of stored.entries()) {
    if (name === undefined || taken.has(at)) continue;
    const others = waiting.get(name);
    if (others) others.push(at);
    else waiting.set(name, [at]);
  }
  const next = new Map<string, number>();
  return coming.map((name, nth) => {
    if (pairs[nth] !== undefined || name === undefined) return pairs[nth];
    const turn = next.get(name) ?? 0;
    next.set(name, turn + 1);
    return waiting.get(name)?.[turn];
  });
}

type Timed = { readonly cue: Cue | undefined };

function withMatched(pairs: Pairs, stored: readonly Timed[], coming: readonly Timed[]): Pairs {
  const taken = new Set(pairs);
  const left = coming.flatMap(({ cue }, nth) => (cue && pairs[nth] === undefined ? [{ ...cue, nth }] : []));
  if (left.length === 0) return pairs;
  const sources = stored.map(({ cue }, at) => (taken.has(at) ? undefined : cue));
  const found = [...pairs];
  for (const [turn, at] of matchCues(left, sources).places.entries()) {
    const nth = left[turn]?.nth;
    // Of several cues within the time of one, the first is its match.
    if (at === undefined || nth === undefined || taken.has(at)) continue;
    taken.add(at);
    found[nth] = at;
  }
  return found;
}
