import { useLayoutEffect, useRef, useState } from 'react';
import { stringifySearch } from '../../../data/addresses/search-strings.ts';
import type { Moves } from './use-moves.ts';

/** The ways around that don't begin at the chosen string. */
export type Ways = Pick<
  Moves,
  'list' | 'narrow' | 'turnTo' | 'turnBy' | 'refresh' | 'resize' | 'hrefOfPage' | 'hasPageAfter'
>;

/** The same as long as the list is: what stands around it isn't drawn anew when another string is chosen. */
export function useWays(moves: Moves): Ways {
  const latest = useRef(moves);
  useLayoutEffect(() => {
    latest.current = moves;
  });
  const { list, hasPageAfter } = moves;
  const key = `${stringifySearch(list)} ${hasPageAfter}`;
  const make = (): Ways => ({
    list,
    hasPageAfter,
    narrow: (...to) => latest.current.narrow(...to),
    turnTo: (number) => latest.current.turnTo(number),
    turnBy: (by) => latest.current.turnBy(by),
    refresh: () => latest.current.refresh(),
    resize: () => latest.current.resize(),
    hrefOfPage: (number) => latest.current.hrefOfPage(number),
  });
  const [kept, keep] = useState(() => ({ key, ways: make() }));
  if (kept.key === key) return kept.ways;
  const ways = make();
  keep({ key, ways });
  return ways;
}
