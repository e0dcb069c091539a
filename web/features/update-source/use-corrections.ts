import { useMemo, useState } from 'react';
import type { Matched } from './planned-update.ts';

/** A corrected pair, in the form of the call: the index of a string of the file, and the id of its match; null for none. */
export type CorrectedPair = { readonly nth: number; readonly id: number | null };

const NONE: readonly CorrectedPair[] = [];

/** The pairs that the user has corrected (updates.6). They hold for one match of file and section. */
export function useCorrections(matched: Matched | undefined) {
  const [made, setMade] = useState<{ of: Matched | undefined; pairs: readonly CorrectedPair[] }>({
    of: undefined,
    pairs: NONE,
  });
  const pairs = made.of === matched ? made.pairs : NONE;
  const corrections = useMemo(() => {
    const indexes = new Map(matched?.stored.map(({ id }, at) => [id, at]));
    return pairs.map(({ nth, id }) => ({ nth, at: id === null ? undefined : indexes.get(id) }));
  }, [matched, pairs]);
  return {
    pairs,
    corrections,
    /** Matches a string of the file with a stored one, or with none. */
    correct: (nth: number, id: number | null) => {
      const others = pairs.filter((pair) => pair.nth !== nth && (id === null || pair.id !== id));
      setMade({ of: matched, pairs: [...others, { nth, id }] });
    },
    discard: () => setMade({ of: matched, pairs: NONE }),
  };
}
