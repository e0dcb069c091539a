import type { SourceString } from '#contract/texts/strings.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, type Ids, isAmong } from '../../platform/database/fragment.ts';
import { isProjectThere } from './present-project-queries.ts';
import type { StringTarget } from './targets.ts';

const LOCKED = fragment`
  id, section_id, approved_id, max_length, translations_amount, regular_amount, review_amount, votes_plus, votes_minus, comments_amount,
  inner_bytes, xmin AS version`;

/**
 * The first step of a write inside a string, which locks it: `WITH string AS (${lockedString(at)})`. All writes
 * inside a string lock it first, by this or by updating it, so that they wait in one order without deadlocks. Its
 * columns are as of the lock; the string may have been moved since the guard ran. A write that decreases a counter
 * computes it from these columns: an `UPDATE` that has waited first evaluates its own older snapshot, where the
 * counter could become negative.
 */
export const lockedString = ({
  project,
  string,
}: Pick<StringTarget, 'project' | 'string'>): Fragment => fragment`
  SELECT ${LOCKED} FROM strings WHERE project_id = ${project} AND id = ${string} AND ${isProjectThere(project)} FOR NO KEY UPDATE`;

/** Locks some strings as the first step of a write, in the order in which every write locks them. */
export const lockedStrings = (project: number, strings: Ids): Fragment => fragment`
  SELECT ${LOCKED} FROM strings WHERE project_id = ${project} AND id ${isAmong(strings)} AND ${isProjectThere(project)}
  ORDER BY id FOR NO KEY UPDATE`;

/**
 * SQL: whether a statement that locked its string sees all committed writes inside it. It is false if the statement
 * waited for another write, because everything but the locked rows is then read from an older snapshot. Every write
 * inside a string updates the string's row.
 */
export const seesString = ({
  project,
  string,
}: Pick<StringTarget, 'project' | 'string'>): Fragment => fragment`
  EXISTS (SELECT 1 FROM strings s, string WHERE s.project_id = ${project} AND s.id = ${string} AND s.xmin = string.version)`;

/** SQL: the section of the locked string, for its counters and log entry. */
export const SECTION_OF_STRING: Fragment = fragment`(SELECT section_id FROM string)`;

/** Locks a string until the transaction ends, and returns its fields. */
export async function lockString(tx: Transaction, { project, section, string }: StringTarget) {
  type Held = Pick<
    SourceString,
    'text' | 'key' | 'context' | 'max_length' | 'continues' | 'target_start' | 'target_end' | 'updated_at'
  > & {
    own_bytes: number;
  };
  const [held] = await tx<Held[]>`
    SELECT text, key, context, max_length, continues, target_start, target_end, updated_at, own_bytes FROM strings
    WHERE project_id = ${project} AND section_id = ${section} AND id = ${string} AND ${isProjectThere(project)}
    FOR NO KEY UPDATE`;
  return held;
}
