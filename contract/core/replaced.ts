import { z } from 'zod';
import { CHECK_FILTERS } from '#domain/texts/checks/check-filters.ts';

/** The text that a batch searched for, and what it was replaced by (find.8); or the check whose findings it mended (findings.5). */
export const Replaced = z.union([
  z.object({
    find: z.string(),
    replace: z.string(),
    /** Whether `find` is a pattern. */
    regex: z.boolean(),
  }),
  z.object({ check: z.enum(CHECK_FILTERS) }),
]);
export type Replaced = z.infer<typeof Replaced>;
