import { haveAlikeEvents, withStylesOf } from '#domain/formats/cues/ass-styles.ts';
import { LIMITS } from '#domain/limits.ts';
import { isLongerThan } from '#domain/texts/text.ts';
import type { LockedSection } from '../content/section-lock-queries.ts';
import type { Transaction } from '../database/connect.ts';

/** The new header of a section, and whether the frames of the added events fit it. */
export type Joined = { header: string; fits: boolean };

/**
 * The header of an ASS section when the events of another file, with this header, are added: it gets the styles it
 * lacks. Undefined if the import is of another kind. The section is locked.
 */
export async function joinedHeader(
  tx: Transaction,
  project: number,
  { id, format }: LockedSection,
  coming: { format?: string | undefined; header?: string | undefined; pos: number | undefined },
): Promise<Joined | undefined> {
  if (format !== 'ass' || coming.format !== 'ass' || coming.header === undefined) return undefined;
  const [found] = await tx<{ header: string | null }[]>`
    SELECT header FROM sections WHERE project_id = ${project} AND id = ${id}`;
  if (found?.header == null) return undefined;
  const header = coming.pos === undefined ? withStylesOf(found.header, coming.header) : found.header;
  return {
    header: isLongerThan(header, LIMITS.envelope.max) ? found.header : header,
    fits: haveAlikeEvents(found.header, coming.header),
  };
}
