import { isSubtitles } from '#domain/formats/format.ts';
import type { KeptFormat } from '#domain/formats/kept-format.ts';
import { notesIn } from '#domain/formats/leads.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Transaction } from '../database/connect.ts';
import type { AtString } from './at-string.ts';

/**
 * What a file says in front of a string that is about to be deleted, such as notes, goes to the next string that came from
 * it, or to the file's end. The section is held, so that nobody else writes leads; the strings are locked by id.
 */
export async function leaveNotes(
  tx: Transaction,
  { project, section, string }: AtString,
  format: KeptFormat | null,
): Promise<void> {
  if (!isSubtitles(format)) return;
  const [found] = await tx<{ lead: string | null; heir: number | null }[]>`
    SELECT s.lead, (
      SELECT n.id FROM strings n
      WHERE n.project_id = s.project_id AND n.section_id = s.section_id AND (n.place, n.id) > (s.place, s.id)
        AND n.lead IS NOT NULL
      ORDER BY n.place, n.id LIMIT 1) AS heir
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.id = ${string}`;
  const notes = notesIn(format, found?.lead ?? '');
  if (!found || notes === '') return;
  const { heir } = found;
  if (heir === null) {
    await tx`
      UPDATE sections SET footer = ${notes} || footer
      WHERE project_id = ${project} AND id = ${section} AND length(footer) <= ${LIMITS.envelope.max - notes.length}`;
    return;
  }
  await tx`
    SELECT FROM strings WHERE project_id = ${project} AND id = ANY(${[string, heir]}::bigint[])
    ORDER BY id FOR UPDATE`;
  await tx`
    UPDATE strings SET lead = ${notes} || lead
    WHERE project_id = ${project} AND id = ${heir} AND length(lead) <= ${LIMITS.frame.max - notes.length}`;
}
