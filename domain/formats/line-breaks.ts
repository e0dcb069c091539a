import { BREAKS, lettersOf } from './file-form.ts';

const BREAK = /\r\n|\n|\r/g;

/**
 * A printed text with the line breaks of its file. Where these are mixed, `source` is the file as it came: a line that
 * is still there ends as it did, a changed line ends as the one in its place did, and a new one ends as most do.
 */
export function withFileBreaks(text: string, breaks: string, source: () => string): string {
  if (breaks === '') return text;
  const letters = lettersOf(breaks);
  if (typeof letters === 'string') return text.replace(BREAK, () => BREAKS[letters]);
  const [former, now] = [source().split(BREAK), text.split(BREAK)];
  const usual = usualOf(letters);
  // Strings were added, moved or deleted since, so that the places of the file say nothing.
  if (former.length - 1 !== letters.length) return now.join(BREAKS[usual]);
  // A printer that writes breaks of its own knows those of new lines.
  const own = text.includes('\r') ? text.match(BREAK) : undefined;
  const placeOf = former.length === now.length ? (nth: number) => nth : placesIn(former, now);
  return now
    .map((line, nth) => {
      if (nth === now.length - 1) return line;
      const letter = letters[placeOf(nth) ?? -1];
      return line + (letter ? BREAKS[letter] : (own?.[nth] ?? BREAKS[usual]));
    })
    .join('');
}

function usualOf<Letter extends string>(letters: readonly Letter[]): Letter {
  const amounts = new Map<Letter, number>();
  for (const letter of letters) amounts.set(letter, (amounts.get(letter) ?? 0) + 1);
  return [...amounts].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

/** How far equal lines are looked for behind changed ones. */
const AHEAD = 40;

/** For each line, its place in the file as it came; undefined for a new one. */
function placesIn(former: readonly string[], now: readonly string[]): (nth: number) => number | undefined {
  const places = new Map<number, number>();
  let [at, nth] = [0, 0];
  while (at < former.length && nth < now.length) {
    const { gone, come } = former[at] === now[nth] ? { gone: 0, come: 0 } : nextEqual(former, now, at, nth);
    for (let one = 0; one < Math.min(gone, come); one++) places.set(nth + one, at + one);
    at += gone;
    nth += come;
    places.set(nth, at);
    at++;
    nth++;
  }
  return (one) => places.get(one);
}

/** How many lines on both sides are passed to the nearest that are equal. */
function nextEqual(former: readonly string[], now: readonly string[], at: number, nth: number) {
  for (let sum = 1; sum <= AHEAD; sum++) {
    for (let gone = 0; gone <= sum; gone++) {
      const come = sum - gone;
      const line = former[at + gone];
      if (line !== undefined && line === now[nth + come]) return { gone, come };
    }
  }
  return { gone: 0, come: 0 };
}
