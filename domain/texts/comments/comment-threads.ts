import { LIMITS } from '../../core/limits.ts';

/** The fields of a comment that threads depend on. */
export type Threaded = { readonly id: number; readonly reply: number };

/** A comment with its replies, oldest first. */
export type Thread<T> = { readonly comment: T; readonly replies: Thread<T>[] };

/**
 * The threads of a string's comments (comments.7), at any depth and in linear time. A comment is at the top level if
 * its parent is missing or not older than it, which rules out cycles.
 */
export function threadsOf<T extends Threaded>(comments: readonly T[]): Thread<T>[] {
  const threads = comments.map((comment): Thread<T> => ({ comment, replies: [] }));
  const byId = new Map(threads.map((thread) => [thread.comment.id, thread]));
  const tops: Thread<T>[] = [];
  for (const thread of threads) {
    const { id, reply } = thread.comment;
    const parent = reply < id ? byId.get(reply) : undefined;
    (parent?.replies ?? tops).push(thread);
  }
  return tops;
}

/** The threads from top to bottom, each comment with its depth from 0. It does not recurse, so that any depth works. */
export function inReadingOrder<T>(threads: readonly Thread<T>[]): { comment: T; depth: number }[] {
  const read: { comment: T; depth: number }[] = [];
  const waiting = threads.toReversed().map((thread) => ({ thread, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { thread, depth } = next;
    read.push({ comment: thread.comment, depth });
    for (const reply of thread.replies.toReversed()) waiting.push({ thread: reply, depth: depth + 1 });
  }
  return read;
}

/** By how many levels a comment of this depth is indented on the screen (comments.7). */
export function indentOf(depth: number): number {
  return Math.min(depth, LIMITS.commentIndents);
}
