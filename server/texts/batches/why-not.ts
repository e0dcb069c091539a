import type { Viewer } from '#domain/core/access/roles.ts';
import type { StepAction } from '#domain/texts/batches/actions.ts';
import { type BatchString, type Skip, whyNotInBatch } from '#domain/texts/batches/decide.ts';
import { type BatchRetiming, retimedCue } from '#domain/texts/batches/retime-cue.ts';
import type { Blocking } from '#domain/texts/checks/severities.ts';

/** What a batch does to each of its strings; `retiming`, if it changes times. */
export type Doing = { readonly action: StepAction; readonly retiming?: BatchRetiming | null | undefined };

/** What each action gives a translation that checks may keep it from (severities.5, severities.6). */
const BLOCKED_BY: { readonly [Action in StepAction]?: Blocking } = {
  approve: 'approval',
  clearInitial: 'saving',
};

/** What has to be loaded of strings to decide about them. */
export const neededFor = ({ action, retiming }: Doing) => ({
  withText: action === 'copySource',
  withTimes: retiming != null,
  /** What checks may keep translations from. */
  least: BLOCKED_BY[action],
});

/** Why a batch leaves a string as it is; undefined if it changes it (batches.3, batches.11). */
export function whyNotDo({ action, retiming }: Doing, viewer: Viewer, string: BatchString): Skip | undefined {
  if (!retiming) return whyNotInBatch(action, viewer, string);
  const edit = retimedCue(string, retiming);
  return typeof edit === 'string' ? edit : undefined;
}
