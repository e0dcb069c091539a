import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: what a batch replaced by what, or of which check it mended findings, as JSON; NULL if it did something else, or there is none with this id. */
export const replacedBy = (project: number, batch: Fragment): Fragment => fragment`(
  SELECT CASE WHEN r.replacing ? 'check' THEN json_build_object('check', r.replacing ->> 'check')
    ELSE json_build_object('find', r.replacing ->> 'find', 'replace', r.replacing ->> 'replace',
      'regex', (r.replacing ->> 'regex')::boolean) END
  FROM batches r WHERE r.project_id = ${project} AND r.id = ${batch} AND r.replacing IS NOT NULL)`;
