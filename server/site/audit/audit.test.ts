import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { addCode, deleteCode } from '#contract/identity/codes.ts';
import { restrictUser } from '#contract/identity/users.ts';
import { createProject, deleteProject } from '#contract/projects/projects.ts';
import { listAuditLog, verifyAuditLog } from '#contract/site/audit.ts';
import { decideReports, listReportCases, reportUser } from '#contract/site/reports.ts';
import { migratedDatabase } from '../../../test/migrated-database.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { connect, type Sql } from '../../platform/database/connect.ts';
import { readBackup } from '../../programs/backup/read-backup.ts';
import { writeBackup } from '../../programs/backup/write-backup.ts';
import { auditHead, exportAudit, verifyAudit } from './commands.ts';
import { verifyAfter } from './verify.ts';

const testApp = await openTestApp();
const { sql } = testApp;
const { admin, anna, boris } = await testApp.signUps('admin', 'anna', 'boris');

const newest = async () => (await admin.does(listAuditLog, { query: { limit: 1 } }))[0];
const limit = (who: TestUser, body: object) => admin.does(restrictUser, { params: { user: who.id }, body });

/** Runs something on the log, and puts the log back as it was. */
async function withChanged(change: (on: Sql) => PromiseLike<unknown>, look: () => Promise<unknown>) {
  await sql`CREATE TABLE kept AS SELECT * FROM audit_log`;
  try {
    await change(sql);
    await look();
  } finally {
    await sql`DELETE FROM audit_log`;
    await sql`INSERT INTO audit_log SELECT * FROM kept`;
    await sql`DROP TABLE kept`;
  }
}

test('bans, rights, codes, deletions of projects and decisions of reports are entries, with ids and short facts (administration.11)', async () => {
  await limit(anna, { banned: true, ban_reason: 'Anna is rude.' });
  expect(await newest()).toMatchObject({
    kind: 'access',
    actor: { username: 'admin' },
    user: { username: 'anna' },
    facts: { banned: [false, true] },
  });
  expect(JSON.stringify(await newest())).not.toContain('rude');
  await limit(anna, { banned: false });
  const last_until = Date.now() + 1e6;
  const code = await admin.does(addCode, { body: { phrase: 'open sesame', last_until, amount: 3 } });
  expect(await newest()).toMatchObject({ kind: 'addCode', facts: { code: code.id, amount: 3, last_until } });
  await admin.does(deleteCode, { params: { code: code.id } });
  expect(await newest()).toMatchObject({ kind: 'deleteCode', facts: { code: code.id } });
  const body = {
    name: 'Made',
    handle: 'made',
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  const project = await boris.does(createProject, { body });
  await boris.does(deleteProject, { params: { project: project.id } });
  expect(await newest()).toMatchObject({ kind: 'deleteProject', facts: { project: project.id } });
  await boris.does(reportUser, { params: { user: anna.id }, body: { reason: 'spam' } });
  const [open] = await admin.does(listReportCases, {});
  await admin.does(decideReports, {
    params: { report_case: open?.id ?? 0 },
    body: { decision: 'dismissed' },
  });
  expect(await newest()).toMatchObject({
    kind: 'decideReports',
    facts: { case: open?.id, target: 'profile', decision: 'dismissed' },
  });
  expect(await admin.does(verifyAuditLog, { query: {} })).toMatchObject({ broken: null, is_end: true });
});

test('what changes nothing or is rolled back is no entry', async () => {
  const before = await newest();
  await limit(anna, { banned: false });
  await sql
    .begin(async (tx) => {
      await appendAudit(tx, { kind: 'access', actor: null, user: anna.id });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await newest()).toEqual(before);
});

test('entries at once have no gap, and the chain is whole (administration.11)', async () => {
  const before = (await newest())?.id ?? 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      sql.begin((tx) => appendAudit(tx, { kind: 'access', actor: null, user: nth, facts: { n: nth } })),
    ),
  );
  expect((await newest())?.id).toBe(before + 20);
  expect(await verifyAudit(sql, '')).toMatch(/^The audit log is whole: \d+ entries/);
  const parts = await verifyAfter(sql, 0, 7);
  expect(parts).toMatchObject({ checked: 7, broken: null, isEnd: false });
});

test.each([
  ['changed', (on: Sql) => on`UPDATE audit_log SET facts = '{"banned": [false, false]}' WHERE id = 3`, 3],
  ['given another author', (on: Sql) => on`UPDATE audit_log SET actor_id = 999 WHERE id = 2`, 2],
  ['deleted', (on: Sql) => on`DELETE FROM audit_log WHERE id = 4`, 4],
  ['deleted at the beginning', (on: Sql) => on`DELETE FROM audit_log WHERE id = 1`, 1],
  ['hashed anew', (on: Sql) => on`UPDATE audit_log SET hash = repeat('a', 64) WHERE id = 5`, 5],
])('an entry that was %s is found (administration.12)', async (_, change, broken) => {
  await withChanged(change, async () => {
    expect(await admin.does(verifyAuditLog, { query: {} })).toMatchObject({ broken });
    await expect(verifyAudit(sql, '')).rejects.toThrow(
      `Entry ${broken} of the audit log is missing or was changed.`,
    );
  });
});

test('entries that were cut off the end are missed by a head that was stored elsewhere (administration.12)', async () => {
  const head = await auditHead(sql);
  await limit(boris, { limitations: 8 });
  expect(await verifyAudit(sql, head)).toContain('is whole');
  await withChanged(
    (on) => on`DELETE FROM audit_log WHERE id > 6`,
    async () => {
      expect(await verifyAudit(sql, '')).toContain('6 entries');
      await expect(verifyAudit(sql, head)).rejects.toThrow('the log was cut off');
    },
  );
});

test('the export has a line for each entry, from which its hash can be computed', async () => {
  let text = '';
  await exportAudit(sql, (some) => (text += some));
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength((await newest())?.id ?? 0);
  const first = JSON.parse(lines[0] ?? '') as { entry: { id: number; previous: string }; hash: string };
  expect(first.entry).toMatchObject({ id: 1, previous: '0'.repeat(64) });
  const [, entry = ''] = /^\{"entry":(.*),"hash":"\w+"\}$/.exec(lines[0] ?? '') ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(entry));
  expect(Buffer.from(digest).toString('hex')).toBe(first.hash);
});

test('a backup keeps the chain whole, and a restored service goes on with it (administration.12)', async () => {
  const pieces: Buffer[] = [];
  await writeBackup(sql, async (piece) => void pieces.push(Buffer.from(piece)), 0);
  const into = connect(await migratedDatabase());
  onTestFinished(() => into.end({ timeout: 0 }));
  await readBackup(into, Readable.from(pieces));
  expect(await verifyAudit(into, await auditHead(sql))).toContain('is whole');
  await into.begin((tx) => appendAudit(tx, { kind: 'access', actor: null }));
  expect(await verifyAudit(into, await auditHead(sql))).toContain('is whole');
});

test('only site administrators read it', async () => {
  expect(await boris.tries(listAuditLog, {})).toBe('404 address gone');
  expect(await testApp.guest.tries(verifyAuditLog, {})).toBe('404 address gone');
});
