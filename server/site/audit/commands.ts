import { canonicalJson } from '../../core/events/audit-chain.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { StartRefused } from '../../platform/settings/start-refused.ts';
import { entriesAfter, lastEntry } from './queries.ts';
import { verifyAfter } from './verify.ts';

/**
 * Checks the whole audit log. With a head that was stored elsewhere it also proves that nothing was cut off its end. Throws what is
 * wrong.
 */
export async function verifyAudit(sql: Sql, head: string): Promise<string> {
  let hasHead = head === '';
  const verification = await verifyAfter(sql, 0, Number.POSITIVE_INFINITY, (hash) => {
    hasHead ||= hash === head;
  });
  if (verification.broken !== null)
    throw new StartRefused(`Entry ${verification.broken} of the audit log is missing or was changed.`);
  if (!hasHead)
    throw new StartRefused(
      `No entry has the hash ${head}: the log was cut off, or is another one. It has ${verification.checked} entries now.`,
    );
  return `The audit log is whole: ${verification.checked} entries. Its head is ${verification.head}.`;
}

/** The hash of the last entry, to be stored where nobody who changes the database can change it. */
export async function auditHead(sql: Sql): Promise<string> {
  const last = await lastEntry(sql);
  if (!last) throw new StartRefused('The audit log is empty.');
  return last.hash;
}

const PAGE = 1000;

/** Writes the whole audit log as JSON Lines, each the hashed text of an entry and its hash. */
export async function exportAudit(sql: Sql, write: (text: string) => unknown): Promise<string> {
  let after = 0;
  for (;;) {
    const entries = await entriesAfter(sql, after, PAGE);
    for (const { hash, ...entry } of entries) write(`{"entry":${canonicalJson(entry)},"hash":"${hash}"}\n`);
    after = entries.at(-1)?.id ?? after;
    if (entries.length < PAGE) return '';
  }
}
