/** A stored paragraph: its parts, and what stands before each of them. */
export type CutParagraph = {
  readonly texts: readonly string[];
  readonly joints: readonly string[];
  readonly text: string;
};

/** A place at which a text can be cut: where what is before it ends, where what is behind it begins, and what it is found by. */
type CutPlace = { readonly end: number; readonly start: number; readonly keys: readonly string[] };

/** How many characters beside a place tell where it is in a changed paragraph. */
const BESIDE = 24;
/** How many characters beside two such places are compared, to find the better one. */
const COMPARED = 120;
/** The most places that are compared with a cut by one key: those next to where it stood. */
const MOST_NEAR = 32;

/** Between words; without spaces between them, at the ends of sentences alone. */
const BETWEEN = /\s+|(?<=[。！？」』])(?=\S)/gu;

/** The places at which a text can be cut, in order. */
function* placesIn(text: string): Generator<CutPlace> {
  for (const { 0: space, index } of text.matchAll(BETWEEN)) {
    const start = index + space.length;
    if (index > 0 && start < text.length) yield { end: index, start, keys: keysAt(text, index, start) };
  }
}

/** What stands before a place, what behind it, and the words on both sides. */
function keysAt(text: string, end: number, start: number): string[] {
  const [from, to] = [Math.max(0, end - BESIDE), Math.min(text.length, start + BESIDE)];
  let [word, next] = [end, start];
  while (word > from && text[word - 1]?.trim() !== '') word--;
  while (next < to && text[next]?.trim() !== '') next++;
  const keys = [`${text.slice(word, end)}\n${text.slice(start, next)}`];
  if (end - from === BESIDE) keys.push(`${text.slice(from, end)}\n`);
  if (to - start === BESIDE) keys.push(`\n${text.slice(start, to)}`);
  return keys;
}

type Cut = CutPlace & { readonly before: number; readonly behind: number };

/** Where a paragraph is cut. `before` and `behind` are how many characters there have to be the same if both are. */
function cutsOf({ texts, joints, text }: CutParagraph): Cut[] {
  let end = 0;
  return texts.slice(1).map((behind, nth) => {
    const before = texts[nth] ?? '';
    end += (joints[nth] ?? '').length + before.length;
    const start = end + (joints[nth + 1] ?? '').length;
    return {
      end,
      start,
      keys: keysAt(text, end, start),
      before: Math.min(BESIDE, before.length),
      behind: Math.min(BESIDE, behind.length),
    };
  });
}

/** Whether a text has a place that looks as one at which these paragraphs are cut. */
export function findCuts(paragraphs: readonly CutParagraph[]): (text: string) => boolean {
  const known = new Set(paragraphs.flatMap((paragraph) => cutsOf(paragraph).flatMap(({ keys }) => keys)));
  return (text) => {
    if (known.size > 0)
      for (const { keys } of placesIn(text)) if (keys.some((key) => known.has(key))) return true;
    return false;
  };
}

/** A choice of places for some cuts, of which the last is cut at `end`. */
type ChosenPlace = {
  readonly place: CutPlace;
  readonly value: number;
  readonly before: ChosenPlace | undefined;
};

/**
 * Cuts a changed paragraph at the places of the cuts of a stored one, in their order, none twice (updates.21). A cut
 * goes where most of the text on both its sides is the same; of equally good places it takes the one next to where it
 * stood. A cut whose sides are both gone is left out.
 */
export function cutAtPlaces(text: string, former: CutParagraph): string[] {
  const cuts = cutsOf(former);
  if (cuts.length === 0) return [text];
  const byKey = new Map<string, CutPlace[]>();
  for (const place of placesIn(text))
    for (const key of place.keys) {
      const others = byKey.get(key);
      if (others) others.push(place);
      else byKey.set(key, [place]);
    }
  // The best choices by their last places: a later one is in it only if it is better.
  const best: ChosenPlace[] = [];
  for (const cut of cuts) {
    const expected = (cut.end / former.text.length) * text.length;
    const near = new Set(cut.keys.flatMap((key) => nearest(byKey.get(key) ?? [], expected)));
    const candidates = [...near].flatMap((place) => {
      const same = sameBeside(text, place, former.text, cut);
      if (same === 0) return [];
      const before = best[lastBefore(best, place.end)];
      const nearness = (1 - Math.abs(place.end - expected) / text.length) / (cuts.length + 1);
      return [{ place, value: (before?.value ?? 0) + same + nearness, before }];
    });
    for (const chosen of candidates) insert(best, chosen);
  }
  const pieces: string[] = [];
  let to = text.length;
  for (let chosen = best.at(-1); chosen; chosen = chosen.before) {
    pieces.push(text.slice(chosen.place.start, to));
    to = chosen.place.end;
  }
  return [...pieces, text.slice(0, to)].reverse().filter((piece) => piece.trim() !== '');
}

/** How many characters beside a place are those beside a cut; 0 if too few of them are. */
function sameBeside(text: string, place: CutPlace, former: string, cut: Cut): number {
  let before = 0;
  while (before < COMPARED && before < place.end && before < cut.end)
    if (text[place.end - before - 1] === former[cut.end - before - 1]) before++;
    else break;
  let behind = 0;
  while (behind < COMPARED && place.start + behind < text.length && cut.start + behind < former.length)
    if (text[place.start + behind] === former[cut.start + behind]) behind++;
    else break;
  const isKnown = before >= BESIDE || behind >= BESIDE || (before >= cut.before && behind >= cut.behind);
  return isKnown ? before + behind : 0;
}

/** Those of the places, which are in order, that are next to an offset. */
function nearest(places: readonly CutPlace[], offset: number): CutPlace[] {
  const index = firstFrom(places, ({ end }) => end >= offset);
  return places.slice(Math.max(0, index - MOST_NEAR / 2), index + MOST_NEAR / 2);
}

/** The index of the last choice that ends before an offset. */
const lastBefore = (best: readonly ChosenPlace[], end: number): number =>
  firstFrom(best, ({ place }) => place.end >= end) - 1;

/** Puts a choice among the best, if no earlier one is as good, in the place of later ones that are not better. */
function insert(best: ChosenPlace[], chosen: ChosenPlace): void {
  const index = firstFrom(best, ({ place }) => place.end > chosen.place.end);
  if ((best[index - 1]?.value ?? 0) >= chosen.value) return;
  const from = best[index - 1]?.place.end === chosen.place.end ? index - 1 : index;
  let to = index;
  while (to < best.length && (best[to]?.value ?? 0) <= chosen.value) to++;
  best.splice(from, to - from, chosen);
}

/** The index of the first of some in order for which something is so. */
function firstFrom<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
