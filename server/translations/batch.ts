import type { ReplyOf } from '#contract/endpoint.ts';
import type { importTranslationsToProject } from '#contract/translation-imports.ts';
import { LIMITS } from '#domain/limits.ts';
import { missingForms } from '#domain/plurals/forms.ts';
import { APPROVED, INITIAL, REGULAR, whyNotTranslate } from '#domain/translations/translations.ts';
import type { Transaction } from '../database/connect.ts';
import { insertApprovals } from './approve-queries.ts';
import { type Draft, insertDrafts, lockStrings, type Wanted } from './batch-queries.ts';

/** The target of a batch: a section or the whole project. */
export type BatchTarget = {
  project: number;
  section?: number | undefined;
  actor: number;
  /** The language of the translations, by which a plural may lack forms. */
  target_lang: string;
};

/** The outcome for one translation of a batch. */
export type Outcome = ReplyOf<typeof importTranslationsToProject>[number];

/**
 * Adds many translations in a transaction, with counters, log entries and revisions, in a fixed number of statements
 * for each {@link LIMITS.translationBatch}. Each is added or refused by itself; the outcomes are in the order of the
 * drafts (imports.34). One that lacks forms of a plural is initial (plurals.8). Of several for one string that are to be approved the first is
 * (imports.55). All strings are locked in the order of their ids, to avoid deadlocks between batches.
 */
export async function addTranslations(
  tx: Transaction,
  target: BatchTarget,
  drafts: readonly Draft[],
): Promise<Outcome[]> {
  const approved = new Set<number>();
  if (drafts.length <= LIMITS.translationBatch) return addBatch(tx, target, drafts, approved);
  const byString = drafts
    .map((draft, index) => ({ ...draft, index }))
    .sort((one, other) => one.string_id - other.string_id);
  const outcomes: Outcome[] = [];
  for (let at = 0; at < byString.length; at += LIMITS.translationBatch) {
    const batch = byString.slice(at, at + LIMITS.translationBatch);
    const added = await addBatch(tx, target, batch, approved);
    for (const [nth, { index }] of batch.entries()) if (added[nth]) outcomes[index] = added[nth];
  }
  return outcomes;
}

/** Adds drafts; `approved` are the strings of which one was approved before, and those of which one is now. */
async function addBatch(
  tx: Transaction,
  { project, section, actor, target_lang }: BatchTarget,
  drafts: readonly Draft[],
  approved: Set<number>,
): Promise<Outcome[]> {
  const ids = drafts.map(({ string_id }) => string_id);
  const strings = await lockStrings(tx, project, section, ids);
  const refusals = drafts.map(({ string_id, text }) => {
    const string = strings.get(string_id);
    if (!string) return 'gone';
    return whyNotTranslate(text, string.max_length) && 'maxlength';
  });
  const wanted = drafts.flatMap((draft, index): Wanted[] => {
    const string = strings.get(draft.string_id);
    if (!string || refusals[index] !== undefined) return [];
    const lacksForms =
      string.plural !== null && missingForms(string.plural, draft.text, target_lang).length > 0;
    return [{ ...draft, string, status: lacksForms ? INITIAL : draft.status }];
  });
  const results = await insertDrafts(
    tx,
    { project, actor },
    wanted.map((draft) => (draft.status === APPROVED ? { ...draft, status: REGULAR } : draft)),
  );
  const approvals = wanted.flatMap(({ status, string_id }, nth) => {
    const { outcome, id } = results[nth] ?? {};
    if (status !== APPROVED || outcome !== 'added' || !id || approved.has(string_id)) return [];
    approved.add(string_id);
    return [{ string: string_id, translation: id }];
  });
  if (approvals.length > 0) await insertApprovals(tx, { project, actor, items: approvals });
  const stored = results.values();
  return drafts.map(({ string_id }, index): Outcome => {
    const refused = refusals[index];
    if (refused) return { string_id, outcome: refused, translation_id: null };
    const { value } = stored.next();
    return { string_id, outcome: value?.outcome ?? 'gone', translation_id: value?.id ?? null };
  });
}
