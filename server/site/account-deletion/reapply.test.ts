import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { askAccountDeletion } from '#contract/site/account-deletion.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { migratedDatabase } from '../../../test/migrated-database.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { connect, type Sql } from '../../platform/database/connect.ts';
import { readBackup } from '../../programs/backup/read-backup.ts';
import { writeBackup } from '../../programs/backup/write-backup.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { COMMANDS } from '../administration/commands.ts';
import { deleteAccount } from './delete-accounts.ts';
import { readErasures } from './erasure-list.ts';
import { reapplyErasures } from './reapply.ts';

const testApp = await openTestApp();
const { sql } = testApp;
await testApp.signUps('admin');

async function backupOf(of: Sql): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await writeBackup(of, async (piece) => void pieces.push(Buffer.from(piece)), 0);
  return Buffer.concat(pieces);
}

async function restored(backup: Buffer): Promise<Sql> {
  const into = connect(await migratedDatabase());
  onTestFinished(() => into.end({ timeout: 0 }));
  await readBackup(into, Readable.from([backup]));
  return into;
}

async function erased(person: TestUser, on = sql) {
  await person.does(askAccountDeletion, { body: { current_password: PASSWORD, texts: 'erase' } });
  await on`UPDATE account_deletions SET due_at = now_ms() WHERE user_id = ${person.id}`;
  const signal = new AbortController().signal;
  await deleteAccount(on, person.id, { settings: { mail: undefined }, signal, settles: 0 });
}

const MARK = 'кракозябра';

test('what was erased after a backup is erased again when it is restored with the list (accounts.33)', async () => {
  const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');
  const { project, strings } = await projectOf(boris);
  await joinAs(testApp, anna, project, 'translator');
  await anna.does(addTranslation, { params: strings[0] ?? expect.fail(), body: { text: MARK } });
  const given = await projectOf(anna);
  await joinAs(testApp, boris, given.project, 'translator');
  await joinAs(testApp, clara, given.project, 'moderator');
  const alone = await projectOf(anna);
  const backup = await backupOf(sql);
  await anna.does(editProject, { params: { project: given.project.id }, body: { owner_id: clara.id } });
  await anna.does(deleteProject, { params: { project: alone.project.id } });
  await erased(anna);
  const list = await COMMANDS['deleted-accounts'].run(sql);

  const into = await restored(backup);
  expect(await findInDatabase(into, MARK)).not.toEqual([]);
  const erasures = readErasures(`${list}\n`);
  expect(erasures).toMatchObject([{ user: anna.id, texts: 'erase' }]);
  // Another user who has the same id in a service that went on from the backup.
  const other = erasures.map((erasure) => ({ ...erasure, created_at: 1 }));
  expect(await reapplyErasures(into, other)).toEqual({ deleted: 0, waiting: 0 });
  expect(await reapplyErasures(into, erasures)).toEqual({ deleted: 1, waiting: 0 });
  expect(await findInDatabase(into, MARK)).toEqual([]);
  expect(await findInDatabase(into, 'anna')).toEqual([]);
  const [owner] =
    await into`SELECT user_id FROM members WHERE project_id = ${given.project.id} AND role_id = 0`;
  expect(owner?.user_id).toBe(clara.id);
  expect(await into`SELECT FROM projects WHERE id = ${alone.project.id}`).toEqual([]);
  expect(await recountAll(into)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await reapplyErasures(into, erasures)).toEqual({ deleted: 0, waiting: 0 });
  // The list of the restored service goes on from there.
  expect(readErasures(await COMMANDS['deleted-accounts'].run(into))).toMatchObject([{ user: anna.id }]);
  expect(await findInDatabase(await restored(await backupOf(into)), MARK)).toEqual([]);
});

test('a list that can’t be read is refused with its line', () => {
  expect(() => readErasures('{"user":1,"created_at":1,"deleted_at":2,"texts":"keep"}\nnot a line\n')).toThrow(
    'Line 2',
  );
});
