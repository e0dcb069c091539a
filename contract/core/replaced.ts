import { z } from 'zod';

/** The text that a batch searched for, and what it was replaced by (find.8). */
export const Replaced = z.object({
  find: z.string(),
  replace: z.string(),
  /** Whether `find` is a pattern. */
  regex: z.boolean(),
});
export type Replaced = z.infer<typeof Replaced>;
