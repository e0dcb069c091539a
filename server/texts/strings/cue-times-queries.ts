import type { BodyOf } from '#contract/core/endpoint.ts';
import type { editString } from '#contract/texts/strings.ts';
import { cueOf } from '#domain/formats/cues/cues.ts';
import { NO_TARGET_TIMES, shownTimes, type TargetTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import type { Frame } from '#domain/formats/model/skeleton.ts';
import { changedTimes, withCueTimes } from '#domain/formats/set-cue-times.ts';
import type { LockedSection } from '../../core/content/section-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { timingHeader } from '../../core/content/timing-header-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';

type Change = Pick<BodyOf<typeof editString>, 'context' | 'start' | 'end' | 'target_start' | 'target_end'>;

/** A cue with other times; `frame` is undefined if it stays. Refused if the string is no cue, or would end before it begins. */
type Timed = { context: string | undefined; frame?: Frame | null } | { refused: 'notCue' | 'ends' };

/**
 * The context and the frame that an edit gives to a string. A cue is shown at the times that its context says, so
 * undoing an edit of the times is an edit like others (subtitles.14). The string and its section are locked.
 */
export async function timedCue(
  tx: Transaction,
  target: StringTarget,
  { format }: Pick<LockedSection, 'format'>,
  held: { context: string },
  { context, start, end }: Change,
): Promise<Timed> {
  const isTimed = start !== undefined || end !== undefined;
  if (!isSubtitles(format)) return isTimed ? { refused: 'notCue' } : { context };
  const base = context ?? held.context;
  const cue = cueOf(base);
  const changed = isTimed
    ? { start: start ?? cue?.start, end: end ?? cue?.end }
    : changedTimes(held.context, base);
  if (!changed) return { context };
  if (changed.start === undefined || changed.end === undefined) return { refused: 'notCue' };
  const times = { start: changed.start, end: changed.end };
  if (isTimed && times.end <= times.start) return { refused: 'ends' };
  if (cue?.start === times.start && cue.end === times.end && context === undefined) return { context };
  const { project, string } = target;
  const [row] = await tx<{ text: string; lead: string | null; raw: string | null }[]>`
    SELECT text, lead, raw FROM strings WHERE project_id = ${project} AND id = ${string}`;
  const frame = row?.lead == null ? null : { lead: row.lead, raw: row.raw };
  const header = await timingHeader(tx, target, format);
  return withCueTimes({ text: row?.text ?? '', context: base, frame }, { format, header }, times);
}

/**
 * When the translation of a locked string is shown after an edit (subtitles.16). A time that isn't given stays. If the
 * translation has no times of its own, it is the source's. Refused if only one of both is taken away, if the string is
 * no cue, and if the translation would end before it begins.
 */
export function targetTimes(
  { format }: Pick<LockedSection, 'format'>,
  held: TargetTimes & { context: string },
  { context = held.context, target_start: start, target_end: end }: Change,
): TargetTimes | { refused: 'halfTimed' | 'targetNotCue' | 'targetEnds' } {
  if (start === undefined && end === undefined) return held;
  if ((start ?? null) === null && (end ?? null) === null) return NO_TARGET_TIMES;
  if (start === null || end === null) return { refused: 'halfTimed' };
  const shown = isSubtitles(format) ? shownTimes({ ...held, context }) : undefined;
  if (!shown) return { refused: 'targetNotCue' };
  const times = { target_start: start ?? shown.start, target_end: end ?? shown.end };
  return times.target_end > times.target_start ? times : { refused: 'targetEnds' };
}
