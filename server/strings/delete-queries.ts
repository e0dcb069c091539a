import { lockSections } from '../content/section-lock-queries.ts';
import { COUNTS_NEEDED, countsOf } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql } from '../database/connect.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { STRING_STATE, stringRevisions } from '../revisions/write-queries.ts';
import { leaveNotes, lockPrefix } from './frame-queries.ts';

/**
 * Deletes a string with everything in it (strings.17). The section is locked first, as in every change of its order,
 * and the string's present values are subtracted from the counters. Notes in front of it in its file stay. False: it
 * is gone or was moved.
 */
export function removeString(sql: Sql, target: StringTarget): Promise<boolean> {
  const { project, section, string, actor } = target;
  return sql.begin(async (tx) => {
    const [held] = await lockSections(tx, project, [section]);
    if (!held) return false;
    const { notes } = await lockPrefix(tx, target, held.format);
    await leaveNotes(tx, target, notes);
    const done = await tx`
      WITH done AS (
        DELETE FROM strings WHERE project_id = ${project} AND section_id = ${section} AND id = ${string}
        RETURNING ${STRING_STATE}, ${COUNTS_NEEDED}
      ), counted AS (
        ${counterStep(project, section, countsOf(-1))}
      ),
      ${logSteps('deleteString', project, {
        actor,
        section,
        string,
        data: tx`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(text, NULL)))`,
      })},
      ${stringRevisions({
        editor: actor,
        deleted: true,
        from: tx`SELECT project_id, string_id, logged.id AS event_id, ${STRING_STATE} FROM logged, done`,
      })}
      SELECT FROM done`;
    return done.length === 1;
  });
}
