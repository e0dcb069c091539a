import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { importTranslationsToProject } from '#contract/files/translation-imports.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { missingForms } from '#domain/core/plurals/forms.ts';
import { type SeverityCheck, severityOf } from '#domain/texts/checks/severities.ts';
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
import { checkedStrings } from './checked-strings-queries.ts';
import { updateTranslations } from './edit-queries.ts';
import { type CheckedProject, inTurns, mayBlock, openChecksBlocking } from './require-checks.ts';

/** The target of a batch: a section or the whole project. */
export type BatchTarget = {
  project: number;
  section?: number | undefined;
  actor: number;
  /** The project, by whose language a plural may lack forms, and whose checks may keep drafts from what they are to be. */
  checkedBy: CheckedProject;
  /** Who imports, if drafts may replace translations. */
  viewer?: Viewer | undefined;
};

/** The outcome for one translation of a batch. */
export type DraftOutcome = ReplyOf<typeof importTranslationsToProject>[number];

/**
 * Adds many translations in a transaction, with counters, log entries and revisions, in a fixed number of statements
 * for each {@link LIMITS.translationBatch}. Each is added or refused by itself; the outcomes are in the order of the
 * drafts (imports.34). A draft that lacks forms of a plural becomes initial (plurals.8), and one that checks keep from being regular or
 * approved what they allow (severities.9). Of several for one string that are to be approved, the first one is (imports.55). A draft that replaces a translation edits it, if it is as it was
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
  { project, section, actor, checkedBy, viewer }: BatchTarget,
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
    plural !== null && missingForms(plural, text, checkedBy.target_lang).length > 0;
  const held = await heldDrafts(tx, checkedBy, drafts, strings);
  const editor = { role: undefined, ...viewer, id: actor };
  const replacing = drafts.filter(({ string_id, text, replaces }, index) => {
    const string = strings.get(string_id);
    if (!replaces || !string || refusals[index] !== undefined || lacksForms(string, text)) return false;
    // What stands for an approved one is approved, unless its editor takes the approval away.
    const staysApproved = string.approved_id === replaces.id && editEffect(editor).keepsVotes;
    return !isHeld(held[index], staysApproved ? APPROVED : REGULAR);
  });
  const edited = await editableDrafts(tx, { project, editor }, replacing);
  const toInsert = drafts.flatMap((draft, index): DraftOfString[] => {
    const string = strings.get(draft.string_id);
    if (!string || refusals[index] !== undefined || edited.has(draft)) return [];
    return [
      {
        ...draft,
        string,
        status: lacksForms(string, draft.text) ? INITIAL : allowedStatus(held[index], draft.status),
      },
    ];
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
    const outcome = value?.outcome ?? 'gone';
    const checks = outcome === 'added' && isHeld(held[index], draft.status) ? held[index]?.checks : undefined;
    return { string_id, outcome, translation_id: value?.id ?? null, ...(checks && { checks: [...checks] }) };
  });
}

/** What checks find in a draft that keeps it from being approved, and whether that keeps it from being regular too. */
type Held = { readonly checks: readonly SeverityCheck[]; readonly isInitial: boolean };

/** What checks keep drafts from; undefined for those that may be approved. Where no check blocks, nothing is read. */
async function heldDrafts(
  tx: Transaction,
  project: CheckedProject,
  drafts: readonly Draft[],
  strings: ReadonlyMap<number, LockedString>,
): Promise<(Held | undefined)[]> {
  if (!mayBlock(project, 'approval')) return [];
  const checked = await checkedStrings(tx, project.id, [...strings.keys()]);
  const checksBlocking = await openChecksBlocking(tx, project, [...strings.keys()]);
  return inTurns(drafts, ({ string_id, text }) => {
    const string = checked.get(string_id);
    const checks = string ? checksBlocking(string_id, string, text, 'approval') : [];
    if (!string || checks.length === 0) return undefined;
    return {
      checks,
      isInitial: checks.some((check) => severityOf(project.check_severities, check) === 'saving'),
    };
  });
}

/** The status that checks leave a draft which was to have another one. */
const allowedStatus = (held: Held | undefined, status: number): number =>
  held?.isInitial ? INITIAL : held && status === APPROVED ? REGULAR : status;

/** Whether checks keep a draft from a status. */
const isHeld = (held: Held | undefined, status: number): boolean => allowedStatus(held, status) !== status;

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
