import type { Viewer } from '#domain/core/access/roles.ts';
import type { StepAction } from '#domain/texts/batches/actions.ts';
import { type BatchString, type Skip, whyNotInBatch } from '#domain/texts/batches/decide.ts';
import { type BatchRetiming, retimedCue } from '#domain/texts/batches/retime-cue.ts';

/** What a batch does to each of its strings; `retiming`, if it changes times. */
export type Doing = { readonly action: StepAction; readonly retiming?: BatchRetiming | null | undefined };

/** What has to be loaded of strings to decide about them. */
export const neededFor = ({ action, retiming }: Doing) => ({
  withText: action === 'copySource',
  withTimes: retiming != null,
});

/** Why a batch leaves a string as it is; undefined if it changes it (batches.3, batches.11). */
export function whyNotDo({ action, retiming }: Doing, viewer: Viewer, string: BatchString): Skip | undefined {
  if (!retiming) return whyNotInBatch(action, viewer, string);
  const edit = retimedCue(string, retiming);
  return typeof edit === 'string' ? edit : undefined;
}
