import { haveAlikeEvents, withStylesOf } from '#domain/formats/ass-styles.ts';
import { LIMITS } from '#domain/limits.ts';
import { isLongerThan } from '#domain/texts/text.ts';
import type { HeldSection } from '../content/section-lock-queries.ts';
import type { Transaction } from '../database/connect.ts';

/** What the head of a section's file becomes, and whether the frames of the other's events fit below it. */
export type Joined = { header: string; fits: boolean };

/**
 * The head of a section of ASS when events of another file join it, of which that is the head: with the styles that it
 * lacked. Undefined when a load is no such thing. The section is held.
 */
export async function joinedHead(
  tx: Transaction,
  project: number,
  { id, format }: HeldSection,
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
