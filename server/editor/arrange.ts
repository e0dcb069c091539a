import { byKey, type Outline, type Sorting } from './outlines.ts';

/** The strings of all open sections: in columns as in the text, section after section, and as they are sorted. */
export type Arrangement = {
  readonly ids: Float64Array;
  /** Places in STRING_STATES. */
  readonly states: Uint8Array;
  /** At which place of the columns each section begins. */
  readonly starts: readonly number[];
  /** Places of the columns in the order of the list. */
  readonly order: Uint32Array;
};

/** Puts sections one after the other, and sorts their strings. */
export function arrange(outlines: readonly Outline[], sorting: Sorting): Arrangement {
  const starts: number[] = [];
  let amount = 0;
  for (const { ids } of outlines) {
    starts.push(amount);
    amount += ids.length;
  }
  const ids = new Float64Array(amount);
  const states = new Uint8Array(amount);
  for (const [nth, outline] of outlines.entries()) {
    ids.set(outline.ids, starts[nth]);
    states.set(outline.states, starts[nth]);
  }
  const order = sorting.sort === 'index' ? asInText(amount) : sorted(outlines, starts, amount, sorting);
  return { ids, states, starts, order: sorting.sort === 'index' && sorting.desc ? order.reverse() : order };
}

/** 0, 1, 2 and so on; a hundred thousand by a callback would take milliseconds. */
function asInText(amount: number): Uint32Array {
  const order = new Uint32Array(amount);
  for (let place = 0; place < amount; place++) order[place] = place;
  return order;
}

function sorted(
  outlines: readonly Outline[],
  starts: readonly number[],
  amount: number,
  sorting: Sorting,
): Uint32Array {
  const keys = new Float64Array(amount);
  const runs: number[] = [];
  for (const [nth, outline] of outlines.entries()) {
    const start = starts[nth] ?? 0;
    keys.set(outline.keys, start);
    for (const place of outline.order) runs.push(place + start);
  }
  // Sections come sorted already: the sort of arrays finds such runs and has them to merge alone.
  return Uint32Array.from(runs.sort(byKey(keys, sorting)));
}
