import { STRING_STATES, type StringState } from '#domain/core/text/strings.ts';
import { STATES_OF_STATUS } from '#domain/texts/editor/string-filters.ts';
import type { SortedIndex } from './sorted-index.ts';

/** For each string of an index: 1 if it belongs to the list, otherwise 0. */
export type Marks = Uint8Array;

/** Marks the strings whose state has all these statuses (editor.25). */
export function markStates(
  { states }: SortedIndex,
  statuses: readonly (keyof typeof STATES_OF_STATUS)[],
): Marks {
  const marks = new Uint8Array(states.length);
  if (statuses.length === 0) return marks.fill(1);
  const allowed = STRING_STATES.map((state) => Number(statuses.every((status) => hasStatus(state, status))));
  for (let position = 0; position < states.length; position++)
    marks[position] = allowed[states[position] ?? 0] ?? 0;
  return marks;
}

/** Unmarks the strings of the `nth` section that are not in the set. */
export function unmarkOthers(
  { ids, starts }: SortedIndex,
  marks: Marks,
  nth: number,
  remaining: ReadonlySet<number>,
) {
  const end = starts[nth + 1] ?? ids.length;
  for (let position = starts[nth] ?? 0; position < end; position++) {
    if (!remaining.has(ids[position] ?? 0)) marks[position] = 0;
  }
}

const hasStatus = (state: StringState, status: keyof typeof STATES_OF_STATUS) =>
  STATES_OF_STATUS[status].some((one) => one === state);
