import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { importFile, pushFile } from '#contract/files/files.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { doOnce, type Once } from '../platform/idempotency/once.ts';

/** Ends the transaction of a dry run, so that nothing is stored. */
class DryRun<Report> extends Error {
  readonly report: Report;
  constructor(report: Report) {
    super('a dry run');
    this.report = report;
  }
}

/**
 * Stores a file in one transaction, once for each idempotency key, and returns its report. A dry run does the same, and rolls
 * back (imports.44).
 */
export async function storeOrTry<Report extends ReplyOf<typeof importFile> | ReplyOf<typeof pushFile>>(
  sql: Sql,
  { once, isDry }: { once: Once | undefined; isDry: boolean },
  store: (tx: Transaction) => Promise<Report>,
): Promise<Report> {
  const write = async (tx: Transaction) => {
    const report: Report = await store(tx);
    if (isDry) throw new DryRun(report);
    return { report };
  };
  try {
    const result = await sql.begin((tx) =>
      doOnce(
        tx,
        once,
        () => write(tx),
        ({ report }) => report,
      ),
    );
    return 'stored' in result ? result.stored : result.report;
  } catch (error) {
    if (error instanceof DryRun) return error.report;
    throw error;
  }
}
