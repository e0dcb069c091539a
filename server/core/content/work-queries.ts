import { SOURCE_WORK_FIELDS, WORK_FIELDS, type Work } from '#domain/core/works/work-fields.ts';
import { type Fragment, fragment, identifier } from '../../platform/database/fragment.ts';

const joined = (parts: readonly Fragment[]): Fragment =>
  parts.reduce((list, part) => fragment`${list}, ${part}`);

/** SQL: the columns of what projects say of their works (projects.37). */
export const WORK_COLUMNS: Fragment = joined(WORK_FIELDS.map((field) => fragment`${identifier(field)}`));

/** SQL: those that are about the source. */
export const SOURCE_WORK_COLUMNS: Fragment = joined(
  SOURCE_WORK_FIELDS.map((field) => fragment`${identifier(field)}`),
);

/** SQL: the same of project `p`. */
export const WORK_COLUMNS_OF_P: Fragment = joined(
  WORK_FIELDS.map((field) => fragment`p.${identifier(field)}`),
);

/** SQL: the values of a work, in the order of its columns. */
export const workValues = (work: Work): Fragment =>
  joined(WORK_FIELDS.map((field) => fragment`${work[field]}`));

/** SQL: sets them. */
export const workIs = (work: Work): Fragment =>
  joined(WORK_FIELDS.map((field) => fragment`${identifier(field)} = ${work[field]}`));
