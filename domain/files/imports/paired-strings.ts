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
    incoming: readonly FileString[],
    mayRename?: (index: number) => boolean,
  ) => Pairs
>;

function pairedByKey(
  stored: readonly StoredString[],
  incoming: readonly FileString[],
  mayRename: (index: number) => boolean = () => true,
): Pairs {
  // A string without a key is matched by its text.
  const nameOf = ({ key = '', text }: FileString) => (key === '' ? `text ${text}` : `key ${key}`);
  const pairs = inTurn(
    stored.map(nameOf),
    incoming.map(nameOf),
    incoming.map(() => undefined),
  );
  return withRenamed(pairs, stored, incoming, mayRename);
}

function pairedByText(stored: readonly StoredString[], incoming: readonly FileString[]): Pairs {
  const pairs = alignStrings(
    stored.map(({ text }) => text),
    incoming.map(({ text }) => text),
  );
  return withContexts(pairs, stored, incoming);
}

/**
 * The pairs, of which strings with one text are paired again by their contexts: entries of gettext are known by text
 * and `msgctxt`, wherever they stand.
 */
function withContexts(pairs: Pairs, stored: readonly StoredString[], incoming: readonly FileString[]): Pairs {
  if (incoming.every(({ context = '' }) => context === '')) return pairs;
  const nameOf = ({ text, context = '' }: FileString) => `${firstPart(context)}\n${text}`;
  const result = [...pairs];
  const holders = new Map(result.map((index, nth) => [index, nth]));
  const free = new Map<string, number[]>();
  const isRight = result.map((index, nth) => {
    const [own, other] = [index === undefined ? undefined : stored[index], incoming[nth]];
    return own !== undefined && other !== undefined && nameOf(own) === nameOf(other);
  });
  const taken = new Set(result.filter((_, nth) => isRight[nth]));
  for (const [index, string] of stored.entries()) {
    if (taken.has(index)) continue;
    const name = nameOf(string);
    const others = free.get(name);
    if (others) others.push(index);
    else free.set(name, [index]);
  }
  for (const [nth, string] of incoming.entries()) {
    const index = isRight[nth] ? undefined : free.get(nameOf(string))?.shift();
    if (index === undefined) continue;
    const before = result[nth];
    const holder = holders.get(index);
    if (holder !== undefined) result[holder] = before;
    if (before !== undefined && holder !== undefined) holders.set(before, holder);
    result[nth] = index;
    holders.set(index, nth);
  }
  return result;
}

/**
 * Matches by equal times, then by equal text, as when all times were shifted; the rest by number or overlapping times.
 */
function pairedByTime(stored: readonly StoredString[], incoming: readonly FileString[]): Pairs {
  const sides = [stored, incoming].map((strings) =>
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

function withMatched(pairs: Pairs, stored: readonly Timed[], incoming: readonly Timed[]): Pairs {
  const taken = new Set(pairs);
  const left = incoming.flatMap(({ cue }, nth) => (cue && pairs[nth] === undefined ? [{ ...cue, nth }] : []));
  if (left.length === 0) return pairs;
  const sources = stored.map(({ cue }, index) => (taken.has(index) ? undefined : cue));
  const result = [...pairs];
  for (const [turn, index] of matchCues(left, sources).places.entries()) {
    const nth = left[turn]?.nth;
    // Of several cues within the time of one, the first is its match.
    if (index === undefined || nth === undefined || taken.has(index)) continue;
    taken.add(index);
    result[nth] = index;
  }
  return result;
}
