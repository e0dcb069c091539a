import type { Sql } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';
import type { AtString } from './at-string.ts';

/**
 * The string of a write, locked, as the first step of its statement: `WITH string AS (${lockedString(sql, at)})`. Every
 * write inside a string locks it first, by this or by updating it, so that such writes wait in one order and never for
 * each other. `approved_id` is the one of that moment.
 */
export const lockedString = (
  sql: Sql,
  { project, string }: Pick<AtString, 'project' | 'string'>,
): Fragment => sql`
  SELECT id, approved_id FROM strings WHERE project_id = ${project} AND id = ${string} FOR NO KEY UPDATE`;
