import type { Sql } from '../database/connect.ts';
import { disableTimeout } from '../database/deadline.ts';
import { siteLogLine } from '../events/record.ts';
import { found } from '../http/failures.ts';
import { stillMember } from '../members/still-member.ts';

/**
 * Deletes a project with everything in it; that it was there stays in the site's log (projects.23). Every section and
 * string is locked before anything goes, in the order in which others lock them. What is written meanwhile either came
 * first and goes too, or waits and finds nothing; log, deltas and idempotency keys, which refer to nothing, therefore go
 * last.
 */
export async function removeProject(sql: Sql, id: number, actor: number) {
  await sql.begin(async (tx) => {
    // A hundred thousand strings take seconds: each looks for what refers to it.
    await disableTimeout(tx);
    const [project] = await tx<{ name: string }[]>`SELECT name FROM projects WHERE id = ${id} FOR UPDATE`;
    const { name } = found(project, 'project');
    await stillMember(tx, id, actor, 'is_owner');
    for (const content of ['sections', 'strings']) {
      await tx`
        SELECT count(*) FROM (SELECT FROM ${tx(content)} WHERE project_id = ${id} ORDER BY id FOR UPDATE) locked`;
    }
    await tx`
      WITH done AS (DELETE FROM projects WHERE id = ${id} RETURNING id),
      logged AS (${siteLogLine('deleteProject', { actor, data: { n: name } })})
      SELECT FROM done`;
    await tx`
      WITH log_lines AS (DELETE FROM log WHERE project_id = ${id}),
      deltas AS (DELETE FROM section_deltas WHERE project_id = ${id})
      DELETE FROM idempotency_keys WHERE project_id = ${id}`;
  });
}
