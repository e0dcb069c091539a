import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: the keys of some strings of a project. */
export const stringKeys = (project: number, ids: readonly number[]): Fragment => fragment`
  SELECT ${project}::bigint AS project_id, id FROM unnest(${[...ids]}::bigint[]) AS given (id)`;

/**
 * SQL: strings `s` of some projects (`= id` or `= ANY (ids)`) by their keys, which are rows with `project_id` and `id`.
 * Each string is looked up by itself: in a project without statistics PostgreSQL 15 would read every string
 * (docs/decisions/031).
 */
export const stringsByKey = (ofProjects: Fragment, keys: Fragment): Fragment => fragment`
  (${keys}) AS wanted CROSS JOIN LATERAL (
    SELECT * FROM strings
    WHERE project_id ${ofProjects} AND project_id = wanted.project_id AND id = wanted.id OFFSET 0) s`;
