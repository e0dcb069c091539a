import type { Transaction } from '../../platform/database/connect.ts';

/** How far a step has come: ids after which it goes on. */
export type StepPosition = Readonly<Record<string, number | string>>;

/** How far a deletion has come: the number of the step, and how far that has come. */
export type DeletionProgress = { step: number; at: StepPosition };

/** The rest of a step can't be done yet. */
export const LATER = Symbol('later');

/** A bounded part of the work, from where it has come to; undefined if nothing is left of it. It may run twice. */
export type DeletionStep = (
  tx: Transaction,
  user: number,
  at: StepPosition,
  deletion: { erases: boolean },
) => Promise<StepPosition | typeof LATER | undefined>;
