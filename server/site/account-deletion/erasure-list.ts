import { z } from 'zod';
import { StartRefused } from '../../platform/settings/start-refused.ts';

/** A line of the list of deleted accounts (operations.13): a user by id and by when they signed up, and what became of their texts. */
const Erasure = z.object({
  user: z.int(),
  created_at: z.int(),
  deleted_at: z.int(),
  texts: z.enum(['keep', 'erase']),
});
export type Erasure = z.infer<typeof Erasure>;

/** The lines of a list, as JSON Lines. */
export const printErasures = (erasures: readonly Erasure[]): string =>
  erasures.map((erasure) => JSON.stringify(erasure)).join('\n');

/** Reads a list; throws StartRefused if a line is none. */
export function readErasures(text: string): Erasure[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = Erasure.safeParse(asJson(line));
    if (!parsed.success)
      throw new StartRefused(`Line ${index + 1} of the list of deleted accounts can’t be read.`);
    return [parsed.data];
  });
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
