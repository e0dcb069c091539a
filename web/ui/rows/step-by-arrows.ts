import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A handler of keys by which the arrows go to the row below or above. */
export const stepByArrows = (onStep: (by: 1 | -1) => void) => (event: KeyboardEvent) => {
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  onStep(by);
};
