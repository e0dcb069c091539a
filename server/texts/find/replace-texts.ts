import { append } from '#domain/core/long-lists.ts';
import type { ReplaceAction } from '#domain/texts/batches/actions.ts';
import { editEffect } from '#domain/texts/translations/translation-edit.ts';
import { startsAsInitial } from '#domain/texts/translations/translations.ts';
import { roundsBy } from '../../core/content/rounds.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Runner } from '../batches/member.ts';
import type { RunningBatch, StepResult } from '../batches/queries.ts';
import { updateString } from '../strings/edit-queries.ts';
import { insertTranslation } from '../translations/add-queries.ts';
import { lockStrings } from '../translations/batch-queries.ts';
import { updateTranslations } from '../translations/edit-queries.ts';
import { changedAt, newTexts, plan, READ_TEXTS } from './plan.ts';
import type { ReplacedText } from './replace-queries.ts';

/** What the changes of a step need: the quota that is used up, if one is, and which batch they are part of. */
type Step = { tx: Transaction; runner: Runner; full: string | undefined; batch: number };

/** A text and what it becomes. */
type Change = { text: ReplacedText; to: string };

/** Makes changes, and returns of each why the text stays as it is if it does. */
type Act = (step: Step, changes: readonly Change[]) => Promise<(string | undefined)[]>;

/** The call's own write for each action. */
const EDITS: Record<ReplaceAction, Act> = {
  replace: async (step, changes) => {
    const why = new Map<Change, string | undefined>();
    // One translation of a string at a time, because each changes the string's counters.
    for (const some of roundsBy(changes, ({ text }) => text.string_id)) {
      const reasons = await editTranslations(step, some);
      some.forEach((change, nth) => {
        why.set(change, reasons[nth]);
      });
    }
    return changes.map((change) => why.get(change));
  },
  replaceSource: oneByOne(async ({ tx, full }, target, { text, to }) => {
    const result = await updateString(
      tx,
      target,
      { text: to, updated_at: text.updated_at },
      full !== undefined,
    );
    if (!('refused' in result)) return undefined;
    return result.refused === 'quota' ? full : result.refused;
  }),
};

/** Changes translations of different strings in one statement. */
async function editTranslations({ tx, runner, full, batch }: Step, changes: readonly Change[]) {
  const target = {
    project: runner.project.id,
    actor: runner.viewer.id,
    items: changes.map(({ text }) => ({ string: text.string_id, translation: text.id })),
    batch,
  };
  const fields = changes.map(({ text, to }) => ({
    text: to,
    context: undefined,
    status: undefined,
    seen: text.updated_at,
  }));
  const outcomes = await updateTranslations(tx, target, fields, {
    ...editEffect(runner.viewer),
    needsReview: false,
    mayApprove: false,
    isFull: full !== undefined,
  });
  return outcomes.map((outcome) => {
    if (outcome === 'quota') return full;
    return outcome === 'done' ? undefined : (outcome ?? 'gone');
  });
}

/** Adds the new texts as translations, each once in a string. */
const add: Act = (step, changes) => {
  const added = new Set<string>();
  return oneByOne(async ({ tx, runner, full }, target, { text, to }) => {
    const key = `${text.string_id} ${to}`;
    if (added.has(key)) return 'exists';
    if (full) return full;
    added.add(key);
    const initial = startsAsInitial(runner.viewer);
    await insertTranslation(tx, target, { text: to, context: '', initial });
    return undefined;
  })(step, changes);
};

/** An act that is written text by text. */
function oneByOne(
  act: (step: Step, target: StringTarget, change: Change) => Promise<string | undefined>,
): Act {
  return async (step, changes) => {
    const { runner, batch } = step;
    const whole = { project: runner.project.id, actor: runner.viewer.id, origin: { batch } };
    const why: (string | undefined)[] = [];
    for (const change of changes) {
      const { section_id: section, string_id: string } = change.text;
      why.push(await act(step, { ...whole, section, string }, change));
    }
    return why;
  };
}

/**
 * Replaces in the next texts of a batch (find.8). The new texts are made before anything is locked, because a pattern
 * may take long. Then the strings are locked, and for sources their sections; only texts that are still as they were
 * seen are changed.
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
  const before = await READ_TEXTS[action](tx, project, next);
  const unchanged = before.filter((text) => seen.get(text.id) === changedAt(text, replacing));
  const making = { sql: tx, project: runner.project, visitor: `user ${runner.viewer.id}` };
  const replaced = await newTexts(making, unchanged, replacing);
  const sections = new Set(before.map(({ section_id }) => section_id));
  if (action === 'replaceSource') await lockSections(tx, project, [...sections]);
  await lockStrings(tx, project, undefined, [...new Set(before.map(({ string_id }) => string_id))]);

  const texts = await READ_TEXTS[action](tx, project, next);
  const deciding = { project: runner.project, action, viewer: runner.viewer, what: replacing, seen };
  const planned = await plan(tx, deciding, texts, replaced);
  const full = whyFull(runner.project, runner.settings);
  const step = { tx, runner, full, batch: batch.id };
  const skipped: string[] = next.slice(texts.length).map(() => 'gone');
  const changes: Record<'edit' | 'add', Change[]> = { edit: [], add: [] };
  for (const { text, to, outcome } of planned) {
    // A string that was moved meanwhile is in a section that isn't locked.
    if (!sections.has(text.section_id)) skipped.push('changed');
    else if (outcome.does === 'nothing') skipped.push(outcome.why);
    else changes[outcome.does === 'add' ? 'add' : 'edit'].push({ text, to });
  }
  const why = [...(await EDITS[action](step, changes.edit)), ...(await add(step, changes.add))];
  append(
    skipped,
    why.filter((reason) => reason !== undefined),
  );
  return { done: next.length, changed: next.length - skipped.length, skipped };
}
