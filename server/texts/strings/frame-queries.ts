import { LIMITS } from '#domain/core/limits.ts';
import { isLongerThan } from '#domain/core/text/text.ts';
import { haveAlikeEvents, mergeStyles } from '#domain/formats/cues/ass-styles.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { notesIn, stripNotes } from '#domain/formats/notes.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import type { LockedSection } from '../../core/content/section-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { counterStep } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/**
 * SQL: the frame columns of string `s` that moves between sections of different formats. The frame is set aside without
 * its notes, and a frame that was set aside before is used again if it fits. `own` is its prefix without notes, or
 * null.
 */
export function movedFrame(from: StoredFormat | null, to: StoredFormat | null, own: Fragment): Fragment {
  const fits = fragment`coalesce(s.left_frame ->> 'format' = ${to}, false)`;
  const left = fragment`CASE WHEN ${fits} THEN NULL ELSE s.left_frame END`;
  // In a section without a file, a frame has no meaning.
  const storedLead =
    from === null
      ? left
      : // Immutable, as a change of distributed rows needs it; jsonb_build_object is not.
        fragment`CASE WHEN ${own} IS NULL THEN ${left}
          ELSE jsonb_object(ARRAY['format', 'lead', 'raw'], ARRAY[${from}::text, ${own}, s.raw]) END`;
  return fragment`lead = CASE WHEN ${fits} THEN s.left_frame ->> 'lead' END,
    raw = CASE WHEN ${fits} THEN s.left_frame ->> 'raw' END, left_frame = ${storedLead}`;
}

/** The new header of a section, and whether the frames of the added events fit it. */
export type Joined = { header: string; fits: boolean };

/**
 * The header of an ASS section after the events of another file are added: it gets the styles that it lacks from that
 * file's header. Undefined if the import is of another kind. The section is locked.
 */
export async function joinedHeader(
  tx: Transaction,
  project: number,
  { id, format }: LockedSection,
  incoming: { format?: string | undefined; header?: string | undefined; pos: number | undefined },
): Promise<Joined | undefined> {
  if (format !== 'ass' || incoming.format !== 'ass' || incoming.header === undefined) return undefined;
  const [row] = await tx<{ header: string | null }[]>`
    SELECT header FROM sections WHERE project_id = ${project} AND id = ${id}`;
  if (row?.header == null) return undefined;
  const header = incoming.pos === undefined ? mergeStyles(row.header, incoming.header) : row.header;
  return {
    header: isLongerThan(header, LIMITS.headerOrFooter.max) ? row.header : header,
    fits: haveAlikeEvents(row.header, incoming.header),
  };
}

/**
 * The notes in front of a string in its file, and the string that gets them if it leaves: the next one from the file,
 * or null for the file's end.
 */
export type Notes = { readonly words: string; readonly heir: number | null };

/** The prefix of a string in its file: its own part, and the notes in front of it. */
type LockedPrefix = { readonly own: string | null; readonly notes: Notes | undefined };

/**
 * The prefix of a string that is about to leave its file. The section is locked, so that nobody else writes prefixes.
 * The string that gets the notes is locked too, in the order of ids.
 */
export async function lockPrefix(
  tx: Transaction,
  { project, section, string }: StringTarget,
  format: StoredFormat | null,
): Promise<LockedPrefix> {
  const [row] = await tx<{ lead: string | null; heir: number | null }[]>`
    SELECT s.lead, (
      SELECT n.id FROM strings n
      WHERE n.project_id = ${project} AND n.section_id = ${section} AND (n.place, n.id) > (s.place, s.id)
        AND n.lead IS NOT NULL
      ORDER BY n.place, n.id LIMIT 1) AS heir
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.id = ${string}`;
  const lead = row?.lead ?? null;
  const words = lead !== null && isSubtitles(format) ? notesIn(format, lead) : '';
  if (!row || lead === null || words === '') return { own: lead, notes: undefined };
  const { heir } = row;
  await tx`
    SELECT FROM strings WHERE project_id = ${project} AND id = ANY(${[string, heir ?? string]}::bigint[])
    ORDER BY id FOR UPDATE`;
  return { own: stripNotes(format, { lead, raw: null }).lead, notes: { words, heir } };
}

/** Keeps a string's notes in the file that the string leaves. */
export async function leaveNotes(
  tx: Transaction,
  { project, section }: StringTarget,
  notes: Notes | undefined,
): Promise<void> {
  if (!notes) return;
  const { words, heir } = notes;
  if (heir === null) {
    await tx`
      WITH done AS (
        UPDATE sections SET footer = ${words} || footer
        WHERE project_id = ${project} AND id = ${section} AND length(footer) <= ${LIMITS.headerOrFooter.max - words.length}
        RETURNING id
      )
      ${counterStep(project, section, { bytes: Buffer.byteLength(words) })}`;
    return;
  }
  await tx`
    WITH done AS (
      UPDATE strings SET lead = ${words} || lead
      WHERE project_id = ${project} AND id = ${heir} AND length(lead) <= ${LIMITS.frame.max - words.length}
      RETURNING id
    )
    ${counterStep(project, section, { bytes: Buffer.byteLength(words) })}`;
}

/** Takes notes that a deleted string left out of the string or footer that got them; false if they are not there any more. */
export async function takeNotesBack(
  tx: Transaction,
  { project, section }: Pick<StringTarget, 'project' | 'section'>,
  { words, heir }: Notes,
): Promise<boolean> {
  const rest = (column: Fragment) => tx`substr(${column}, length(${words}::text) + 1)`;
  const taken =
    heir === null
      ? tx`UPDATE sections SET footer = ${rest(tx`footer`)}
        WHERE project_id = ${project} AND id = ${section} AND starts_with(footer, ${words}) RETURNING id`
      : tx`UPDATE strings SET lead = ${rest(tx`lead`)}
        WHERE project_id = ${project} AND section_id = ${section} AND id = ${heir} AND starts_with(lead, ${words}) RETURNING id`;
  const result = await tx`
    WITH done AS (${taken}), counted AS (${counterStep(project, section, { bytes: -Buffer.byteLength(words) })})
    SELECT FROM done`;
  return result.length === 1;
}
