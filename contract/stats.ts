import { z } from 'zod';

/** How far a section or project is (SPEC §3). Percentages are derived: domain/progress.ts. */
export const Stats = z.object({
  strings_amount: z.int(),
  /** Strings with at least one translation. */
  strings_translated: z.int(),
  /** Strings with an approved translation. */
  strings_approved: z.int(),
  translations_amount: z.int(),
  /** When something was last done here; null before anything was. */
  last_update: z.int().nullable(),
});
export type Stats = z.infer<typeof Stats>;
