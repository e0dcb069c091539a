/** Lists that a page fetches again when an event names them; each page knows which of them it shows. */
export const LIVE_TOPICS = [
  'project',
  'sections',
  'members',
  'invites',
  'dictionary',
  'log',
  'statistics',
] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** What a line of the log means to whoever watches its project (live.2). */
export type LiveEffect = {
  /** Whether who did it, and to what, is told: only where everyone who reads the texts may know of it. */
  readonly isTold: boolean;
  /** What of its string changed: the row with its translations, a comment on it, or both. */
  readonly changes?: 'row' | 'comment';
  /** Whether the strings of its section are others now, or in another order. */
  readonly isReordering?: true;
  /** Whether somebody may see less than before (live.5): open streams are judged again. */
  readonly isJudging?: true;
  /** Beside the log, which every line changes. */
  readonly topics: readonly LiveTopic[];
};
