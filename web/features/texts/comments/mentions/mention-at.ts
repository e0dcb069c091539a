import { LIMITS } from '#domain/core/limits.ts';

/** The beginning of a mention before the caret: the position of its `@`, and what follows it. */
export type MentionStart = { readonly start: number; readonly query: string };

/** What may stand before the `@` is as in domain/notices/notifications/mentions.ts. */
const START = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@/.+&=#-])@((?:[A-Za-z_]\w{0,${LIMITS.username.max - 1}})?)$`,
  'u',
);

/** Finds the mention that is being written at the caret; undefined if there is none. */
export function mentionAt(text: string, caret: number): MentionStart | undefined {
  // A name is short, and a search for the end of a long text would take long.
  const from = Math.max(0, caret - LIMITS.username.max - 3);
  const mention = START.exec(text.slice(from, caret));
  return mention ? { start: from + mention.index, query: mention[1] ?? '' } : undefined;
}
