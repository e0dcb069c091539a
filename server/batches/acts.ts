import type { StepAction } from '#domain/batches/actions.ts';
import { type BatchString, type Skip, whyNotInBatch } from '#domain/batches/decide.ts';
import { editEffect } from '#domain/translations/translation-edit.ts';
import { INITIAL, REGULAR, startsAsInitial } from '#domain/translations/translations.ts';
import { lockSections } from '../content/section-lock-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Transaction } from '../database/connect.ts';
import { runWrite } from '../database/write.ts';
import { whyFull } from '../quotas/refuse.ts';
import { removeString } from '../strings/delete-queries.ts';
import { insertTranslation } from '../translations/add-queries.ts';
import { deleteApproval, insertApproval } from '../translations/approve-queries.ts';
import { lockStrings } from '../translations/batch-queries.ts';
import { updateTranslation } from '../translations/edit-queries.ts';
import { batchStrings } from './facts-queries.ts';
import type { Runner } from './member.ts';
import type { RunningBatch, StepResult } from './queries.ts';

type Act = (
  tx: Transaction,
  at: StringTarget,
  on: { string: BatchString; translation: number; runner: Runner },
) => Promise<unknown>;

const setStatus =
  (status: typeof INITIAL | typeof REGULAR): Act =>
  (tx, at, { translation, runner }) =>
    updateTranslation(tx, at, translation, {
      ...editEffect(runner.viewer),
      text: undefined,
      context: undefined,
      status,
      seen: undefined,
      needsReview: undefined,
      mayApprove: false,
      isFull: false,
    });

/** What each action does to a string that it changes: the write of the call for one. */
const ACTS: Record<StepAction, Act> = {
  approve: (tx, at, { translation }) => insertApproval(tx, at, translation),
  unapprove: (tx, at, { translation }) => deleteApproval(tx, at, translation),
  setInitial: setStatus(INITIAL),
  clearInitial: setStatus(REGULAR),
  copySource: (tx, at, { string, runner }) => {
    const initial = startsAsInitial(runner.viewer);
    return runWrite(tx, insertTranslation(at, { text: string.text, context: '', initial }));
  },
  delete: (tx, at) => removeString(tx, at),
};

/**
 * Does an action to the next strings of a batch. All of them are locked first, in the order of their ids; before them their
 * sections, if it changes the number of their strings.
 */
export async function actOnStrings(
  tx: Transaction,
  { id, author_id, next }: RunningBatch,
  action: StepAction,
  runner: Runner,
): Promise<StepResult> {
  const project = runner.project.id;
  const wanted = { ids: next, author: author_id ?? undefined, withText: action === 'copySource' };
  if (action === 'delete') {
    const sections = (await batchStrings(tx, project, wanted)).map(({ section_id }) => section_id);
    await lockSections(tx, project, [...new Set(sections)]);
  }
  await lockStrings(tx, project, undefined, next);
  const strings = await batchStrings(tx, project, wanted);
  const skipped: (Skip | string)[] = next.slice(strings.length).map(() => 'gone');
  const full = action === 'copySource' ? whyFull(runner.project, runner.settings) : undefined;
  for (const string of strings) {
    const why = whyNotInBatch(action, runner.viewer, string) ?? full;
    if (why) skipped.push(why);
    else {
      const at = {
        project,
        section: string.section_id,
        string: string.id,
        actor: runner.viewer.id,
        origin: { batch: id },
      };
      await ACTS[action](tx, at, { string, translation: string.first?.id ?? 0, runner });
    }
  }
  return { done: next.length, changed: next.length - skipped.length, skipped };
}
