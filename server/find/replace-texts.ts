import type { ReplaceAction } from '#domain/batches/actions.ts';
import { editEffect } from '#domain/translations/translation-edit.ts';
import { startsAsInitial } from '#domain/translations/translations.ts';
import type { Runner } from '../batches/member.ts';
import type { RunningBatch, StepResult } from '../batches/queries.ts';
import { lockSections } from '../content/section-lock-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Transaction } from '../database/connect.ts';
import { runWrite } from '../database/write.ts';
import { whyFull } from '../quotas/refuse.ts';
import { updateString } from '../strings/edit-queries.ts';
import { insertTranslation } from '../translations/add-queries.ts';
import { lockStrings } from '../translations/batch-queries.ts';
import { updateTranslation } from '../translations/edit-queries.ts';
import { newTexts, type Planned, plan, TEXTS } from './plan.ts';
import type { ReplacedText } from './replace-queries.ts';

/** What a change needs besides its text: the quota that is used up, if one is, and what the step has added so far. */
type Step = { tx: Transaction; runner: Runner; full: string | undefined; added: Set<string> };

/** Makes a change, and returns why the text stays as it is if it does. */
type Act = (step: Step, at: StringTarget, text: ReplacedText, to: string) => Promise<string | undefined>;

/** The call's own write for each action. */
const EDITS: Record<ReplaceAction, Act> = {
  replace: async ({ tx, runner, full }, at, text, to) => {
    const done = await updateTranslation(tx, at, text.id, {
      ...editEffect(runner.viewer),
      text: to,
      context: undefined,
      status: undefined,
      seen: text.updated_at,
      needsReview: false,
      mayApprove: false,
      isFull: full !== undefined,
    });
    if (done === 'quota') return full;
    return done === 'done' ? undefined : (done ?? 'gone');
  },
  replaceSource: async ({ tx, full }, at, text, to) => {
    const done = await updateString(tx, at, { text: to, updated_at: text.updated_at }, full !== undefined);
    if (!('refused' in done)) return undefined;
    return done.refused === 'quota' ? full : done.refused;
  },
};

const add: Act = async ({ tx, runner, full, added }, at, text, to) => {
  const key = `${text.string_id} ${to}`;
  if (added.has(key)) return 'exists';
  if (full) return full;
  added.add(key);
  const initial = startsAsInitial(runner.viewer);
  await runWrite(tx, insertTranslation(at, { text: to, context: '', initial }));
  return undefined;
};

/**
 * Replaces in the next texts of a batch (find.8). The new texts are made before anything is locked, because a pattern may take long;
 * then the strings are locked, sources with their sections, and only what is still as it was seen is changed.
 */
export async function replaceTexts(
  tx: Transaction,
  batch: RunningBatch,
  runner: Runner,
): Promise<StepResult> {
  const { next, replacing, seen: times } = batch;
  const action: ReplaceAction = batch.action === 'replaceSource' ? 'replaceSource' : 'replace';
  if (!replacing) throw new Error('a batch that replaces says what');
  const project = runner.project.id;
  const seen = new Map(next.map((id, nth) => [id, times?.[nth] ?? 0]));
  const before = await TEXTS[action](tx, project, next);
  const unchanged = before.filter(({ id, updated_at }) => seen.get(id) === updated_at);
  const made = await newTexts(unchanged, replacing, `user ${runner.viewer.id}`);
  const sections = new Set(before.map(({ section_id }) => section_id));
  if (action === 'replaceSource') await lockSections(tx, project, [...sections]);
  await lockStrings(tx, project, undefined, [...new Set(before.map(({ string_id }) => string_id))]);

  const texts = await TEXTS[action](tx, project, next);
  const planned = await plan(tx, { project, action, viewer: runner.viewer, seen }, texts, made);
  const full = whyFull(runner.project, runner.settings);
  const step = { tx, runner, full, added: new Set<string>() };
  const skipped: string[] = next.slice(texts.length).map(() => 'gone');
  for (const one of planned) {
    // A string that was moved meanwhile is in a section that isn't locked.
    const why = sections.has(one.text.section_id) ? await whyNotDone(step, action, batch.id, one) : 'changed';
    if (why) skipped.push(why);
  }
  return { done: next.length, changed: next.length - skipped.length, skipped };
}

function whyNotDone(step: Step, action: ReplaceAction, batch: number, { text, to, outcome }: Planned) {
  if (outcome.does === 'nothing') return outcome.why;
  const { viewer, project } = step.runner;
  const at = {
    project: project.id,
    section: text.section_id,
    string: text.string_id,
    actor: viewer.id,
    origin: { batch },
  };
  return (outcome.does === 'add' ? add : EDITS[action])(step, at, text, to);
}
