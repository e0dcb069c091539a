import type { ImportBody } from '#contract/texts/strings.ts';
import { haveAlikeEvents } from '#domain/formats/cues/ass-styles.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import type { Frame } from '#domain/formats/model/skeleton.ts';
import { stripNotes } from '#domain/formats/notes.ts';
import { type StoredFormat, storedFormat } from '#domain/formats/stored-format.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Fragment } from '../../platform/database/fragment.ts';
import type { Planned } from './update-rows.ts';

/** The frames of a section after an update. */
export type Frames = {
  /** The frame of each string; undefined if unchanged. */
  frameOf: (one: Planned) => Frame | null | undefined;
  /** SQL: the columns that the section keeps of the file. */
  columns: Fragment;
  /** Whether the section keeps other parts of its file than before. */
  isNewFile: boolean;
  /** By how many bytes header and footer grow. */
  headerAndFooterGrowth: number;
};

/**
 * The frames of an updated section: those of the file, so that an export has its form. A string that the file lacks
 * keeps its frame if the format stays, but without notes, which the file may have elsewhere. Without a format in the
 * request only given frames change.
 */
export async function framesOf(
  tx: Transaction,
  { project, section }: SectionTarget,
  held: StoredFormat | null,
  { format, header, footer }: Pick<ImportBody, 'format' | 'header' | 'footer'>,
  plan: readonly Planned[],
): Promise<Frames> {
  const stored = storedFormat(format);
  if (format === undefined || (stored === null && held !== null)) {
    const frameOf = (one: Planned) => (one.kind === 'missing' ? undefined : one.incoming.frame);
    return { frameOf, columns: tx``, isNewFile: false, headerAndFooterGrowth: 0 };
  }
  const hasHeaderAndFooter = header !== undefined || footer !== undefined;
  const parts = hasHeaderAndFooter
    ? { header: header ?? '', footer: footer ?? '' }
    : { header: null, footer: null };
  const [before] = await tx<{ header: string | null; envelope_bytes: number; is_other: boolean }[]>`
    SELECT CASE WHEN format = 'ass' THEN header END AS header, envelope_bytes,
      format IS DISTINCT FROM ${stored}::text OR header IS DISTINCT FROM ${parts.header}::text
        OR footer IS DISTINCT FROM ${parts.footer}::text AS is_other
    FROM sections
    WHERE project_id = ${project} AND id = ${section}`;
  const isAlike = stored !== 'ass' || haveAlikeEvents(before?.header ?? '', header ?? '');
  const own =
    stored !== null && stored === held && isAlike ? await ownFrames(tx, project, held, plan) : undefined;
  const size = Buffer.byteLength(header ?? '') + Buffer.byteLength(footer ?? '');
  return {
    frameOf: (one) => {
      if (one.kind !== 'missing') return one.incoming.frame ?? null;
      if (stored === null) return undefined;
      return own ? own.get(one.stored.id) : null;
    },
    columns: tx`, format = ${stored}, header = ${parts.header}, footer = ${parts.footer}`,
    isNewFile: before?.is_other ?? true,
    headerAndFooterGrowth: size - (before?.envelope_bytes ?? 0),
  };
}

/** The frames without notes of subtitles that the file lacks. */
async function ownFrames(
  tx: Transaction,
  project: number,
  format: StoredFormat,
  plan: readonly Planned[],
): Promise<Map<number, Frame>> {
  const missing = plan.flatMap((update) => (update.kind === 'missing' ? update.stored.id : []));
  if (!isSubtitles(format) || missing.length === 0) return new Map();
  const frames = await tx<(Frame & { id: number })[]>`
    SELECT id, lead, raw FROM strings
    WHERE project_id = ${project} AND id = ANY(${missing}::bigint[]) AND lead IS NOT NULL`;
  return new Map(frames.map(({ id, lead, raw }) => [id, stripNotes(format, { lead, raw })]));
}
