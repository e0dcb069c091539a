import type { QuotaKind } from '#domain/core/access/quotas.ts';
import type { ManyTarget } from '../../core/content/many-target-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, Refused } from '../../platform/http/failures.ts';
import {
  type ApprovalEffect,
  deleteApprovals,
  type Former,
  insertApprovals,
} from '../../texts/translations/approve-queries.ts';
import { setNeedsReview } from '../../texts/translations/confirm-queries.ts';
import { deleteTranslationRows } from '../../texts/translations/delete-queries.ts';
import { refuseEdit } from '../../texts/translations/edit.ts';
import {
  type ChangeRules,
  type FieldsChange,
  updateTranslations,
} from '../../texts/translations/edit-queries.ts';
import { deleteVotes, insertVotes } from '../../texts/translations/vote-queries.ts';

/** What each write needs besides the translation; writes that have the same are one statement. */
type Needs = {
  approve: { effect: ApprovalEffect };
  unapprove: { former: Former };
  delete: object;
  review: { needsReview: boolean };
  vote: { isMinus: boolean; voter: number };
  unvote: { isMinus: boolean | undefined; voter: number };
  /** `full` is the quota that is used up, if one is. */
  edit: { rules: ChangeRules; full: QuotaKind | undefined };
};

type Does = keyof Needs;

/** A write to a translation that undoes an event: that of the inverse call. */
export type TranslationWrite = {
  [D in Does]: { does: D; translation: number; fields?: FieldsChange } & Needs[D];
}[Does];

type WriteRefusal = Refused | undefined;
type Act<D extends Does> = (
  tx: Transaction,
  target: ManyTarget,
  needs: Needs[D],
  fields: readonly FieldsChange[],
) => Promise<WriteRefusal[]>;

/** A write that does nothing where it isn't possible any more. */
const neverRefused = async (write: Promise<unknown>): Promise<WriteRefusal[]> => {
  await write;
  return [];
};

/** The statement of each write, which returns what was refused in the order of the target. */
const ACTS: { [D in Does]: Act<D> } = {
  approve: (tx, target, { effect }) => neverRefused(insertApprovals(tx, target, effect)),
  unapprove: (tx, target, { former }) => neverRefused(deleteApprovals(tx, target, former)),
  delete: (tx, target) => neverRefused(deleteTranslationRows(tx, target)),
  review: (tx, target, { needsReview }) => neverRefused(setNeedsReview(tx, target, needsReview)),
  vote: (tx, target, { voter, isMinus }) => neverRefused(insertVotes(tx, target, voter, isMinus)),
  unvote: (tx, target, { voter, isMinus }) => neverRefused(deleteVotes(tx, target, voter, isMinus)),
  edit: async (tx, target, { rules, full }, fields) => {
    const outcomes = await updateTranslations(tx, target, fields, rules);
    return outcomes.map((outcome) =>
      refusedBy(() => {
        if (outcome === 'quota' && full) throw forbidden('general', full);
        refuseEdit(outcome);
      }),
    );
  },
};

/** The refusal that something throws; undefined if it throws none. */
function refusedBy(act: () => unknown): WriteRefusal {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** A write that undoes an event in a locked string. */
export type PlannedWrite = { event: number; isRedo: boolean; string: number; write: TranslationWrite };

/**
 * Makes writes in different strings; equal ones are made in one statement. Returns the refused ones by their event;
 * these have changed nothing.
 */
export async function writeAll(
  tx: Transaction,
  whole: Pick<ManyTarget, 'project' | 'actor' | 'batch'>,
  planned: readonly PlannedWrite[],
): Promise<Map<number, Refused>> {
  const refused = new Map<number, Refused>();
  const groups = Map.groupBy(planned, ({ isRedo, write: { translation: _one, fields: _its, ...same } }) =>
    JSON.stringify([isRedo, same]),
  );
  for (const some of groups.values()) {
    const [{ write, isRedo } = { write: undefined, isRedo: false }] = some;
    if (!write) continue;
    const items = some.map(({ event, string, write: { translation } }) => ({
      string,
      translation,
      undoes: event,
    }));
    const act = ACTS[write.does] as Act<Does>;
    const fields = some.flatMap((plannedWrite) => plannedWrite.write.fields ?? []);
    const outcomes = await act(tx, { ...whole, items, isRedo }, write, fields);
    some.forEach(({ event }, nth) => {
      const outcome = outcomes[nth];
      if (outcome) refused.set(event, outcome);
    });
  }
  return refused;
}
