import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: what a batch replaced by what, as JSON; NULL if it did something else, or there is none with this id. */
export const replacedBy = (project: number, batch: Fragment): Fragment => fragment`(
  SELECT json_build_object('find', r.replacing ->> 'find', 'replace', r.replacing ->> 'replace',
    'regex', (r.replacing ->> 'regex')::boolean)
  FROM batches r WHERE r.project_id = ${project} AND r.id = ${batch} AND r.replacing IS NOT NULL)`;
