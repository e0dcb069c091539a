import { lockSections } from '../content/section-lock-queries.ts';
import { COUNTS_NEEDED, countsOf } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql } from '../database/connect.ts';
import { countLine, logLine } from '../events/record.ts';
import { holdLead, leaveNotes } from './notes-queries.ts';

/**
 * Deletes a string with all inside it (strings.17): the section is held before it, as by whatever changes its order, and
 * what the string had at that moment leaves the counters. What its file says in front of it stays. False: it is gone, or
 * stands elsewhere by now.
 */
export function removeString(sql: Sql, at: StringTarget): Promise<boolean> {
  const { project, section, string, actor } = at;
  return sql.begin(async (tx) => {
    const [held] = await lockSections(tx, project, [section]);
    if (!held) return false;
    const { notes } = await holdLead(tx, at, held.format);
    await leaveNotes(tx, at, notes);
    const done = await tx`
      WITH done AS (
        DELETE FROM strings WHERE project_id = ${project} AND section_id = ${section} AND id = ${string}
        RETURNING text, ${COUNTS_NEEDED}
      ), counted AS (
        ${countLine(project, section, countsOf(-1))}
      ), logged AS (
        ${logLine('deleteString', project, {
          actor,
          section,
          string,
          data: tx`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(text, NULL)))`,
        })}
      )
      SELECT FROM done`;
    return done.length === 1;
  });
}
