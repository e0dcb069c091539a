import type { SourceString } from '#contract/strings.ts';
import type { Transaction } from '../database/connect.ts';
import { type Fragment, fragment } from '../database/fragment.ts';
import type { StringTarget } from './targets.ts';

/**
 * The string of a write, locked, as the first step of its statement: `WITH string AS (${lockedString(at)})`. Every
 * write inside a string locks it first, by this or by updating it, so that such writes wait in one order and never for
 * each other. All it gives is of that moment: the approval, the counters, and where the string stands, for it may have
 * been moved since the path was read. A write that takes from a counter sets it from here: an `UPDATE` that has waited
 * tries the row of its own, older snapshot first, and fails on a counter that would be negative there.
 */
export const lockedString = ({
  project,
  string,
}: Pick<StringTarget, 'project' | 'string'>): Fragment => fragment`
  SELECT id, section_id, approved_id, max_length, translations_amount, regular_amount, votes_plus, votes_minus,
    comments_amount, inner_bytes, xmin AS version
  FROM strings WHERE project_id = ${project} AND id = ${string} FOR NO KEY UPDATE`;

/**
 * Whether a statement that locked its string sees all that was written inside it: false where it has waited for another, or
 * one was quicker, so that what it reads beside the locked rows is of an older snapshot. Every write that changes what
 * stands inside a string updates the string.
 */
export const seesString = ({
  project,
  string,
}: Pick<StringTarget, 'project' | 'string'>): Fragment => fragment`
  EXISTS (SELECT FROM strings s, string WHERE s.project_id = ${project} AND s.id = ${string} AND s.xmin = string.version)`;

/** Where the string of the statement stands: for its counters and its log line. */
export const SECTION_OF_STRING: Fragment = fragment`(SELECT section_id FROM string)`;

/** A string's own fields, with the string locked until the transaction ends. */
export async function holdString(tx: Transaction, { project, section, string }: StringTarget) {
  type Held = Pick<SourceString, 'text' | 'key' | 'context' | 'max_length' | 'continues' | 'updated_at'> & {
    own_bytes: number;
  };
  const [held] = await tx<Held[]>`
    SELECT text, key, context, max_length, continues, updated_at, own_bytes FROM strings
    WHERE project_id = ${project} AND section_id = ${section} AND id = ${string} FOR NO KEY UPDATE`;
  return held;
}
