import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/**
 * SQL: whether project `p` is there. A deleted one stays for some days and is as if gone (projects.30), so every query on
 * projects has this condition; `present-project.test.ts` lists those that need none.
 */
export const NOT_DELETED: Fragment = fragment`p.deleted_at IS NULL`;

/** SQL: whether the project with this id is there. */
export const isProjectThere = (project: number): Fragment => fragment`
  EXISTS (SELECT FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED})`;

/** SQL: whether project `p` has this id, a number, or this handle, in lower case. */
export const hasIdOrHandle = (project: number | string): Fragment =>
  typeof project === 'number' ? fragment`p.id = ${project}` : fragment`lower(p.handle) = ${project}`;
