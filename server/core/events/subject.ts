/** Who and what a log entry is about, as its columns have it (log.1). */
export type EventSubject = {
  id: number;
  w: number;
  at: number;
  actor_id: number;
  /** The affected user: who joined, was invited, kicked out, or whose vote it is. */
  user_id: number | null;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
};
