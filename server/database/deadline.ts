import type { Transaction } from './connect.ts';

/** What has not come though the database would long have stopped working on it: nobody knows whether it was done. */
const overdueError = () =>
  Object.assign(new Error('The database has not answered in time'), { code: 'ANSWER_OVERDUE' });

/** Whether an error is that nothing came, not even that a connection broke. */
export const isOverdue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ANSWER_OVERDUE';

/** The patience of one statement or transaction with a database that may be cut off without a word. */
export type Deadline = {
  /** Something is waited for; the result is called when it has come. */
  startWaiting(): () => void;
  /** Rejects once it has been waited too long. */
  exceeded: Promise<never>;
  isExceeded(): boolean;
  /** Nothing is waited for any more. */
  clear(): void;
};

/** Waits for so many milliseconds at most since the last that came, while anything is waited for. */
export function startDeadline(timeout: number): Deadline {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  let isOver = false;
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (waiting === 0) return;
    timer = setTimeout(() => {
      isOver = true;
      reject(overdueError());
    }, timeout).unref();
  };
  return {
    startWaiting() {
      waiting += 1;
      restart();
      return () => {
        waiting -= 1;
        restart();
      };
    },
    exceeded: over,
    isExceeded: () => isOver,
    clear: () => clearTimeout(timer),
  };
}

/** An answer, or that it is overdue. */
export function withDeadline<T>(deadline: Deadline, answer: Promise<T>): Promise<T> {
  const stopWaiting = deadline.startWaiting();
  return Promise.race([answer, deadline.exceeded]).finally(stopWaiting);
}

const withoutTimeout = new WeakSet<Transaction>();

/** Lets the statements of a transaction take as long as they take, which for whole tables and large projects is right. */
export async function disableTimeout(tx: Transaction): Promise<void> {
  withoutTimeout.add(tx);
  await tx`SET LOCAL statement_timeout = 0`;
}

/** Whether nobody is to be impatient with a transaction. */
export const hasNoTimeout = (tx: Transaction): boolean => withoutTimeout.has(tx);
