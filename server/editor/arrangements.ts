import { type Arrangement, arrange } from './arrange.ts';
import { keepAtMost } from './kept.ts';
import type { Outline, Sorting } from './outlines.ts';

type Arranged = { readonly outlines: readonly Outline[]; readonly arrangement: Arrangement };

/** Strings of all arrangements that are kept in mind together. */
const MOST_STRINGS = 1_000_000;

/** Arrangements, kept in mind for as long as the outlines are the same ones: a list is put together once a change. */
export function keepArrangements() {
  const kept = keepAtMost<Arranged>(MOST_STRINGS, ({ arrangement }) => arrangement.ids.length + 1);
  return (name: string, outlines: readonly Outline[], sorting: Sorting): Arrangement => {
    const whole = `${name} ${sorting.sort} ${sorting.desc}`;
    const before = kept.get(whole);
    const isSame =
      before?.outlines.length === outlines.length &&
      before.outlines.every((outline, nth) => outline === outlines[nth]);
    if (before && isSame) return before.arrangement;
    const arrangement = arrange(outlines, sorting);
    kept.set(whole, { outlines, arrangement });
    return arrangement;
  };
}
