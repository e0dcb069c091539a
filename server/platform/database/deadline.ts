import type { Transaction } from './connect.ts';

/**
 * The error for a statement without an answer although the database's own timeout has passed. Whether the statement was
 * executed is unknown.
 */
const overdueError = () =>
  Object.assign(new Error('The database has not answered in time'), { code: 'ANSWER_OVERDUE' });

/** Whether an error is that of {@link overdueError}. */
export const isOverdue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ANSWER_OVERDUE';

/**
 * The time limit of one statement or transaction, in case the database is cut off without the connection being closed.
 */
export type Deadline = {
  /** Starts waiting for an answer; the caller calls the result when it arrives. */
  startWaiting(): () => void;
  /** Rejects when the time limit has passed. */
  exceeded: Promise<never>;
  isExceeded(): boolean;
  /** Stops the clock. */
  clear(): void;
};

/** A deadline of so many milliseconds since the last answer, which runs only while an answer is awaited. */
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

/** Resolves with the answer, or rejects when the deadline has passed. */
export function withDeadline<T>(deadline: Deadline, answer: Promise<T>): Promise<T> {
  const stopWaiting = deadline.startWaiting();
  return Promise.race([answer, deadline.exceeded]).finally(stopWaiting);
}

const withoutTimeout = new WeakSet<Transaction>();

/** Lifts the statement timeout and the deadline of a transaction, for statements on whole tables or large projects. */
export async function disableTimeout(tx: Transaction): Promise<void> {
  withoutTimeout.add(tx);
  await tx`SET LOCAL statement_timeout = 0`;
}

/** Whether the timeouts of a transaction were lifted. */
export const hasNoTimeout = (tx: Transaction): boolean => withoutTimeout.has(tx);
