import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { importTranslationsToProject } from '#contract/files/translation-imports.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { missingForms } from '#domain/core/plurals/forms.ts';
import { editEffect } from '#domain/texts/translations/translation-edit.ts';
import {
  APPROVED,
  INITIAL,
  mayEditTranslation,
  REGULAR,
  whyNotTranslate,
} from '#domain/texts/translations/translations.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertApprovals } from './approve-queries.ts';
import {
  type Draft,
  type DraftOfString,
  insertDrafts,
  type LockedString,
  lockStrings,
  replacedTranslations,
} from './batch-queries.ts';
import { updateTranslations } from './edit-queries.ts';

/** The target of a batch: a section or the whole project. */
export type BatchTarget = {
  project: number;
  section?: number | undefined;
  actor: number;
  /** The language of the translations, by which a plural may lack forms. */
  target_lang: string;
  /** Who imports, if drafts may replace translations. */
  viewer?: Viewer | undefined;
};

/** The outcome for one translation of a batch. */
export type DraftOutcome = ReplyOf<typeof importTranslationsToProject>[number];

/**
 * Adds many translations in a transaction, with counters, log entries and revisions, in a fixed number of statements
 * for each {@link LIMITS.translationBatch}. Each is added or refused by itself; the outcomes are in the order of the
 * drafts (imports.34). A draft that lacks forms of a plural becomes initial (plurals.8). Of several for one string that
 * are to be approved, the first one is (imports.55). A draft that replaces a translation edits it, if it is as it was
 * seen and the importer may (imports.68). All strings are locked in the order of their ids, so that batches don't
 * deadlock.
 */
export async function addTranslations(
  tx: Transaction,
  target: BatchTarget,
  drafts: readonly Draft[],
): Promise<DraftOutcome[]> {
  const approved = new Set<number>();
  if (drafts.length <= LIMITS.translationBatch) return addBatch(tx, target, drafts, approved);
  const byString = drafts
    .map((draft, index) => ({ ...draft, index }))
    .sort((one, other) => one.string_id - other.string_id);
  const outcomes: DraftOutcome[] = [];
  for (let start = 0; start < byString.length; start += LIMITS.translationBatch) {
    const batch = byString.slice(start, start + LIMITS.translationBatch);
    const added = await addBatch(tx, target, batch, approved);
    for (const [nth, { index }] of batch.entries()) if (added[nth]) outcomes[index] = added[nth];
  }
  return outcomes;
}

/** Adds drafts; `approved` are the strings of which one was approved before, and those of which one is now. */
async function addBatch(
  tx: Transaction,
  { project, section, actor, target_lang, viewer }: BatchTarget,
  drafts: readonly Draft[],
  approved: Set<number>,
): Promise<DraftOutcome[]> {
  const ids = drafts.map(({ string_id }) => string_id);
  const strings = await lockStrings(tx, project, section, ids);
  const refusals = drafts.map(({ string_id, text }) => {
    const string = strings.get(string_id);
    if (!string) return 'gone';
    return whyNotTranslate(text, string.max_length) && 'maxlength';
  });
  const lacksForms = ({ plural }: LockedString, text: string) =>
    plural !== null && missingForms(plural, text, target_lang).length > 0;
  const replacing = drafts.filter(({ string_id, text, replaces }, index) => {
    const string = strings.get(string_id);
    return replaces && string && refusals[index] === undefined && !lacksForms(string, text);
  });
  const editor = { role: undefined, ...viewer, id: actor };
  const edited = await editableDrafts(tx, { project, editor }, replacing);
  const toInsert = drafts.flatMap((draft, index): DraftOfString[] => {
    const string = strings.get(draft.string_id);
    if (!string || refusals[index] !== undefined || edited.has(draft)) return [];
    return [{ ...draft, string, status: lacksForms(string, draft.text) ? INITIAL : draft.status }];
  });
  const results = await insertDrafts(
    tx,
    { project, actor },
    toInsert.map((draft) => (draft.status === APPROVED ? { ...draft, status: REGULAR } : draft)),
  );
  const approvals = toInsert.flatMap(({ status, string_id }, nth) => {
    const { outcome, id } = results[nth] ?? {};
    if (status !== APPROVED || outcome !== 'added' || !id || approved.has(string_id)) return [];
    approved.add(string_id);
    return [{ string: string_id, translation: id }];
  });
  if (approvals.length > 0) await insertApprovals(tx, { project, actor, items: approvals });
  // After what was added, whose counters are those of the strings as they were locked.
  await editReplaced(tx, { project, editor }, [...edited]);
  const stored = results.values();
  return drafts.map((draft, index): DraftOutcome => {
    const { string_id, replaces } = draft;
    if (replaces && edited.has(draft)) return { string_id, outcome: 'edited', translation_id: replaces.id };
    const refused = refusals[index];
    if (refused) return { string_id, outcome: refused, translation_id: null };
    const { value } = stored.next();
    return { string_id, outcome: value?.outcome ?? 'gone', translation_id: value?.id ?? null };
  });
}

type Editing = { project: number; editor: Viewer & { id: number } };

/**
 * The drafts that edit the translation that they replace. It is as it was seen, their importer may edit it, and its
 * string hasn't the text already. Of several drafts for one string only the first edits. The strings are locked, so
 * nobody changes the translations meanwhile.
 */
async function editableDrafts(
  tx: Transaction,
  { project, editor }: Editing,
  drafts: readonly Draft[],
): Promise<Set<Draft>> {
  if (drafts.length === 0) return new Set();
  const known = await replacedTranslations(tx, project, drafts);
  const ofString = new Map<number, Draft>();
  for (const [nth, draft] of drafts.entries()) {
    const replaced = known[nth];
    const isAsSeen = replaced && replaced.updated_at === draft.replaces?.updated_at && !replaced.is_there;
    if (isAsSeen && mayEditTranslation(editor, replaced) && !ofString.has(draft.string_id))
      ofString.set(draft.string_id, draft);
  }
  return new Set(ofString.values());
}

/** Edits the translations that these drafts replace, by the rules of every edit (translations.18, translations.19). */
async function editReplaced(tx: Transaction, { project, editor }: Editing, drafts: readonly Draft[]) {
  if (drafts.length === 0) return;
  const items = drafts.map(({ string_id: string, replaces }) => ({ string, translation: replaces?.id ?? 0 }));
  const changes = drafts.map(({ text, replaces }) => ({
    ...{ text, context: undefined, status: undefined, seen: replaces?.updated_at },
  }));
  const rules = { ...editEffect(editor), needsReview: false, mayApprove: false, isFull: false };
  const outcomes = await updateTranslations(tx, { project, actor: editor.id, items }, changes, rules);
  if (outcomes.some((outcome) => outcome !== 'done')) throw new Error('a locked translation was changed');
}
