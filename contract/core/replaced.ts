import { z } from 'zod';

/** What a batch replaced by what (find.8). */
export const Replaced = z.object({
  find: z.string(),
  replace: z.string(),
  /** Whether `find` is a pattern. */
  regex: z.boolean(),
});
export type Replaced = z.infer<typeof Replaced>;
