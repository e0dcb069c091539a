import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { doOnce, type Once } from '../../platform/idempotency/once.ts';
import { addTranslations, type BatchTarget, type DraftOutcome } from '../../texts/translations/batch.ts';
import type { Draft } from '../../texts/translations/batch-queries.ts';

/** The target of an import; `refuse` throws if the project is full. */
type Target = BatchTarget & { refuse: () => void };

/** Adds the translations of an import in one transaction, and returns the outcome of each (imports.34). */
export async function importOnce(
  sql: Sql,
  { refuse, ...target }: Target,
  drafts: readonly Draft[],
  once?: Once,
): Promise<DraftOutcome[]> {
  const add = (tx: Transaction) => {
    refuse();
    return addTranslations(tx, target, drafts);
  };
  const result = await sql.begin((tx) =>
    doOnce(
      tx,
      once,
      async () => ({ outcomes: await add(tx) }),
      ({ outcomes }) => outcomes,
    ),
  );
  return 'stored' in result ? result.stored : result.outcomes;
}
