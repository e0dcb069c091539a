import { firstPart } from '../../core/text/context-parts.ts';
import { type Cue, cueOf } from '../../formats/cues/cues.ts';
import { matchCues } from '../../formats/cues/match-cues.ts';
import { alignStrings } from './align-strings.ts';
import type { Pairs } from './equal-texts.ts';
import { inTurn } from './in-turn.ts';
import type { FileString, StoredString, UpdateBy } from './matched-strings.ts';
import { withRenamed } from './renamed-keys.ts';

/** For each string of the file, the index of its match in the section. */
export const PAIRED = { key: pairedByKey, time: pairedByTime, text: pairedByText } as const satisfies Record<
  UpdateBy,
  (
    stored: readonly StoredString[],
    coming: readonly FileString[],
    mayRename?: (at: number) => boolean,
  ) => Pairs
>;

function pairedByKey(
  stored: readonly StoredString[],
  coming: readonly FileString[],
  mayRename: (at: number) => boolean = () => true,
): Pairs {
  // A string without a key is matched by its text.
  const nameOf = ({ key = '', text }: FileString) => (key === '' ? `text ${text}` : `key ${key}`);
  const pairs = inTurn(
    stored.map(nameOf),
    coming.map(nameOf),
    coming.map(() => undefined),
  );
  return withRenamed(pairs, stored, coming, mayRename);
}

function pairedByText(stored: readonly StoredString[], coming: readonly FileString[]): Pairs {
  const pairs = alignStrings(
    stored.map(({ text }) => text),
    coming.map(({ text }) => text),
  );
  return withContexts(pairs, stored, coming);
}

/**
 * The pairs, of which strings with one text are paired again by their contexts: entries of gettext are known by text
 * and `msgctxt`, wherever they stand.
 */
function withContexts(pairs: Pairs, stored: readonly StoredString[], coming: readonly FileString[]): Pairs {
  if (coming.every(({ context = '' }) => context === '')) return pairs;
  const nameOf = ({ text, context = '' }: FileString) => `${firstPart(context)}\n${text}`;
  const result = [...pairs];
  const holders = new Map(result.map((at, nth) => [at, nth]));
  const free = new Map<string, number[]>();
  const isRight = result.map((at, nth) => {
    const [own, other] = [at === undefined ? undefined : stored[at], coming[nth]];
    return own !== undefined && other !== undefined && nameOf(own) === nameOf(other);
  });
  const taken = new Set(result.filter((_, nth) => isRight[nth]));
  for (const [at, string] of stored.entries()) {
    if (taken.has(at)) continue;
    const name = nameOf(string);
    const others = free.get(name);
    if (others) others.push(at);
    else free.set(name, [at]);
  }
  for (const [nth, string] of coming.entries()) {
    const at = isRight[nth] ? undefined : free.get(nameOf(string))?.shift();
    if (at === undefined) continue;
    const before = result[nth];
    const holder = holders.get(at);
    if (holder !== undefined) result[holder] = before;
    if (before !== undefined && holder !== undefined) holders.set(before, holder);
    result[nth] = at;
    holders.set(at, nth);
  }
  return result;
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

type Timed = { readonly cue: Cue | undefined };

function withMatched(pairs: Pairs, stored: readonly Timed[], coming: readonly Timed[]): Pairs {
  const taken = new Set(pairs);
  const left = coming.flatMap(({ cue }, nth) => (cue && pairs[nth] === undefined ? [{ ...cue, nth }] : []));
  if (left.length === 0) return pairs;
  const sources = stored.map(({ cue }, at) => (taken.has(at) ? undefined : cue));
  const result = [...pairs];
  for (const [turn, at] of matchCues(left, sources).places.entries()) {
    const nth = left[turn]?.nth;
    // Of several cues within the time of one, the first is its match.
    if (at === undefined || nth === undefined || taken.has(at)) continue;
    taken.add(at);
    result[nth] = at;
  }
  return result;
}
