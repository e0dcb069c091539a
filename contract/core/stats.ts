import { z } from 'zod';

/** The progress of a section or project (statistics.1). */
export const Stats = z.object({
  strings_amount: z.int(),
  /** Strings with at least one translation. */
  strings_translated: z.int(),
  /** Strings with an approved translation. */
  strings_approved: z.int(),
  /** Strings whose translations are all initial. */
  strings_initial: z.int(),
  /** Strings with at least one translation that needs review (translations.27), in any of these states. */
  strings_needing_review: z.int(),
  translations_amount: z.int(),
  /** The time of the last change; null if there was none. */
  last_update: z.int().nullable(),
  /**
   * With `?generate_statistics`: values computed from the counts (domain/core/text/progress.ts), for clients that don't
   * implement the formulas.
   */
  completeness: z.number().optional(),
  approveness: z.number().optional(),
  plural_coefficient: z.number().optional(),
});
export type Stats = z.infer<typeof Stats>;
