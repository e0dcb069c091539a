import { missingForms } from '#domain/core/plurals/forms.ts';
import type { StepAction } from '#domain/texts/batches/actions.ts';
import type { BatchString, Skip } from '#domain/texts/batches/decide.ts';
import { type BatchRetiming, retimedCue } from '#domain/texts/batches/retime-cue.ts';
import { editEffect } from '#domain/texts/translations/translation-edit.ts';
import { INITIAL, REGULAR, startsAsInitial } from '#domain/texts/translations/translations.ts';
import type { ManyTarget } from '../../core/content/many-target-queries.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { removeString } from '../strings/delete-queries.ts';
import { updateString } from '../strings/edit-queries.ts';
import { insertTranslation } from '../translations/add-queries.ts';
import { deleteApprovals, insertApprovals } from '../translations/approve-queries.ts';
import { lockStrings } from '../translations/batch-queries.ts';
import { updateTranslations } from '../translations/edit-queries.ts';
import { batchStrings } from './facts-queries.ts';
import type { Runner } from './member.ts';
import type { RunningBatch, StepResult } from './queries.ts';
import { neededFor, whyNotDo } from './why-not.ts';

/** Strings of a step that an action changes, all of them locked. */
type On = {
  strings: readonly BatchString[];
  runner: Runner;
  batch: number;
  retiming: BatchRetiming | null;
};

type Act = (tx: Transaction, on: On) => Promise<unknown>;

/** The first translations of the strings, for a write of all of them in one statement. */
const firstOnes = ({ strings, runner, batch }: On): ManyTarget => ({
  project: runner.project.id,
  actor: runner.viewer.id,
  items: strings.map(({ id, first }) => ({ string: id, translation: first?.id ?? 0 })),
  batch,
});

/** An act that is written string by string. */
const oneByOne =
  (act: (tx: Transaction, target: StringTarget, string: BatchString, on: On) => Promise<unknown>): Act =>
  async (tx, on) => {
    const { strings, runner, batch } = on;
    const whole = { project: runner.project.id, actor: runner.viewer.id, origin: { batch } };
    for (const string of strings)
      await act(tx, { ...whole, section: string.section_id, string: string.id }, string, on);
  };

const setStatus =
  (status: typeof INITIAL | typeof REGULAR): Act =>
  (tx, on) => {
    const change = { text: undefined, context: undefined, status, seen: undefined };
    const rules = {
      ...editEffect(on.runner.viewer),
      needsReview: undefined,
      mayApprove: false,
      isFull: false,
    };
    return updateTranslations(
      tx,
      firstOnes(on),
      on.strings.map(() => change),
      rules,
    );
  };

/** What each action does to the strings that it changes: the write of the call for one. */
const ACTS: Record<StepAction, Act> = {
  approve: (tx, on) => insertApprovals(tx, firstOnes(on)),
  unapprove: (tx, on) => deleteApprovals(tx, firstOnes(on)),
  setInitial: setStatus(INITIAL),
  clearInitial: setStatus(REGULAR),
  copySource: oneByOne((tx, target, { text }, { runner: { viewer, project } }) => {
    const initial = startsAsInitial(viewer) || missingForms(text, text, project.target_lang).length > 0;
    return insertTranslation(tx, target, { text, context: '', initial });
  }),
  retime: oneByOne((tx, target, string, { retiming }) => {
    const edit = retiming && retimedCue(string, retiming);
    if (!edit || typeof edit === 'string') throw new Error('only strings whose times change are acted on');
    return updateString(tx, target, edit, false);
  }),
  delete: oneByOne(removeString),
};

/** The actions whose writes lock the sections of their strings. */
const LOCKS_SECTIONS: readonly StepAction[] = ['retime', 'delete'];

/**
 * Does an action to the next strings of a batch. All of them are locked first, in the order of their ids; if the
 * action's writes lock sections, their sections are locked before them.
 */
export async function actOnStrings(
  tx: Transaction,
  { id, author_id, next, retiming }: RunningBatch,
  action: StepAction,
  runner: Runner,
): Promise<StepResult> {
  const project = runner.project.id;
  const doing = { action, retiming };
  const query = { ids: next, author: author_id ?? undefined, ...neededFor(doing) };
  if (LOCKS_SECTIONS.includes(action)) {
    const sections = (await batchStrings(tx, runner.project, query)).map(({ section_id }) => section_id);
    await lockSections(tx, project, [...new Set(sections)]);
  }
  await lockStrings(tx, project, undefined, next);
  const strings = await batchStrings(tx, runner.project, query);
  const skipped: (Skip | string)[] = next.slice(strings.length).map(() => 'gone');
  const full = action === 'copySource' ? whyFull(runner.project, runner.settings) : undefined;
  const changed = strings.filter((string) => {
    const why = whyNotDo(doing, runner.viewer, string) ?? full;
    if (why) skipped.push(why);
    return !why;
  });
  if (changed.length > 0) await ACTS[action](tx, { strings: changed, runner, batch: id, retiming });
  return { done: next.length, changed: changed.length, skipped };
}
