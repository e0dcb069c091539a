import { STATES_OF_STATUS } from '#domain/editor/string-filters.ts';
import { STRING_STATES, type StringState } from '#domain/texts/strings.ts';
import type { SortedIndex } from './sorted-index.ts';

/** For every place of an arrangement's columns: 1, when its string is asked for, else 0. */
export type Marks = Uint8Array;

/** Marks the strings whose state has all these statuses (editor.25). */
export function markStates(
  { states }: SortedIndex,
  statuses: readonly (keyof typeof STATES_OF_STATUS)[],
): Marks {
  const marks = new Uint8Array(states.length);
  if (statuses.length === 0) return marks.fill(1);
  const allowed = STRING_STATES.map((state) => Number(statuses.every((status) => hasStatus(state, status))));
  for (let place = 0; place < states.length; place++) marks[place] = allowed[states[place] ?? 0] ?? 0;
  return marks;
}

/** Takes the mark from the strings of a section, by its nth, that are not in the set. */
export function unmarkOthers(
  { ids, starts }: SortedIndex,
  marks: Marks,
  nth: number,
  remaining: ReadonlySet<number>,
) {
  const end = starts[nth + 1] ?? ids.length;
  for (let place = starts[nth] ?? 0; place < end; place++) {
    if (!remaining.has(ids[place] ?? 0)) marks[place] = 0;
  }
}

const hasStatus = (state: StringState, status: keyof typeof STATES_OF_STATUS) =>
  STATES_OF_STATUS[status].some((one) => one === state);
