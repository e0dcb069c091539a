import { useEffect, useState } from 'react';
import type { PastProject } from '#contract/past.ts';

type Way = 'previous' | 'next';

/**
 * Steps to the change before or after the shown moment (past.5). While a moment is loading, `past` is still the former one: steps
 * are counted then, and taken when it has come.
 */
export function useSteps(at: number, past: PastProject, onChoose: (at: number) => void) {
  const [waiting, setWaiting] = useState<readonly Way[]>([]);
  const isLoaded = past.at === at;
  const take = (way: Way) => {
    const time = past[way];
    // Just before the change that led to this moment, or the next change itself.
    if (time !== null) onChoose(way === 'previous' ? time - 1 : time);
  };
  useEffect(() => {
    const [way, ...others] = waiting;
    if (!isLoaded || way === undefined) return;
    setWaiting(others);
    take(way);
  });
  return (way: Way) => (isLoaded ? take(way) : setWaiting([...waiting, way]));
}
