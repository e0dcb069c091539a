import type { Transaction } from './connect.ts';

/** What has not come though the database would long have stopped working on it: nobody knows whether it was done. */
const overdue = () =>
  Object.assign(new Error('The database has not answered in time'), { code: 'ANSWER_OVERDUE' });

/** Whether an error is that nothing came, not even that a connection broke. */
export const isOverdue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ANSWER_OVERDUE';

/** The patience of one statement or transaction with a database that may be cut off without a word. */
export type Patience = {
  /** Something is waited for; the result is called when it has come. */
  waits(): () => void;
  /** Rejects once it has been waited too long. */
  over: Promise<never>;
  isOver(): boolean;
  /** Nothing is waited for any more. */
  ends(): void;
};

/** Waits for so many milliseconds at most since the last that came, while anything is waited for. */
export function patienceOf(most: number): Patience {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  let isOver = false;
  let awaited = 0;
  let timer: NodeJS.Timeout | undefined;
  const set = () => {
    clearTimeout(timer);
    if (awaited === 0) return;
    timer = setTimeout(() => {
      isOver = true;
      reject(overdue());
    }, most).unref();
  };
  return {
    waits() {
      awaited += 1;
      set();
      return () => {
        awaited -= 1;
        set();
      };
    },
    over,
    isOver: () => isOver,
    ends: () => clearTimeout(timer),
  };
}

/** An answer, or that it is overdue. */
export function inPatience<T>(patience: Patience, answer: Promise<T>): Promise<T> {
  const came = patience.waits();
  return Promise.race([answer, patience.over]).finally(came);
}

const unhurried = new WeakSet<Transaction>();

/** Lets the statements of a transaction take as long as they take, which for whole tables and large projects is right. */
export async function letFinish(tx: Transaction): Promise<void> {
  unhurried.add(tx);
  await tx`SET LOCAL statement_timeout = 0`;
}

/** Whether nobody is to be impatient with a transaction. */
export const letsFinish = (tx: Transaction): boolean => unhurried.has(tx);
