import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the places of faults ask when they run (places.ts): each passes its id and the value that it has without the fault.
 * A place notes that it was reached only where its fault would make a difference.
 */
export type Switch = {
  /** The fault that is switched on. */
  on: string | undefined;
  /** The places that have run since the test file began. */
  readonly reached: Set<string>;
  /** Negates an answer. */
  not(id: string, value: unknown): unknown;
  /** Negates a condition, whatever its type. */
  flip(id: string, value: unknown): unknown;
  yes(id: string, value: unknown): unknown;
  no(id: string, value: unknown): unknown;
  more(id: string, value: unknown): unknown;
  words(id: string, value: unknown): unknown;
  nothing(id: string, value: unknown): unknown;
  acts(id: string, value: unknown): unknown;
  runs(id: string): boolean;
  refuses(id: string): boolean;
  guard<Input extends object, Loaded>(
    endpoint: { method: string; path: string },
    guard: (input: Input) => Loaded,
  ): (input: Input) => Loaded;
};

declare global {
  var __fault: Switch;
}

/** The id of the fault that an endpoint's guard admits anyone. */
export const guardId = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Whether the guard that runs now refuses nobody. */
const admitsAnyone = new AsyncLocalStorage<true>();

const acting = new WeakMap<object, Map<string, unknown>>();

const faults: Switch = {
  on: undefined,
  reached: new Set(),
  not: (id, value) => (typeof value === 'boolean' ? replaced(id, value, !value) : value),
  flip: (id, value) => replaced(id, value, !value),
  yes: (id, value) => (value ? value : replaced(id, value, true)),
  no: (id, value) => (value ? replaced(id, value, false) : value),
  more: (id, value) => (typeof value === 'number' ? replaced(id, value, value + 1) : value),
  words: (id, value) => (typeof value === 'string' ? replaced(id, value, 'Other words') : value),
  nothing: (id, value) => (value ? replaced(id, value, undefined) : value),
  acts(id, value) {
    if (typeof value !== 'function') return value;
    // The same function for the same handler, so that a component that compares its props does not render again.
    const made = acting.get(value) ?? new Map<string, unknown>();
    acting.set(value, made);
    const known = made.get(id);
    if (known) return known;
    const act = function (this: unknown, ...args: unknown[]) {
      return faults.runs(id) ? value.apply(this, args) : undefined;
    };
    made.set(id, act);
    return act;
  },
  runs: (id) => replaced(id, true, false),
  refuses: (id) => !admitsAnyone.getStore() && replaced(id, true, false),
  guard(endpoint, guard) {
    const isReplaced = replaced(guardId(endpoint), false, true);
    return isReplaced ? (input) => admitsAnyone.run(true, () => guard(input)) : guard;
  },
};

/** What a place is worth: with its fault on, something else than without. */
function replaced<Value>(id: string, value: Value, other: Value): Value {
  faults.reached.add(id);
  return faults.on === id ? other : value;
}

// The setup of a test file runs again in each, the modules that ask do not.
globalThis.__fault ??= faults;
