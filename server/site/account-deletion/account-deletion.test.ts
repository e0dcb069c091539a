import { expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import { listSessions } from '#contract/identity/account.ts';
import { restrictUser, whoami } from '#contract/identity/users.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import {
  askAccountDeletion,
  cancelAccountDeletion,
  getAccountDeletion,
} from '#contract/site/account-deletion.ts';
import { DAY } from '#domain/core/units.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { sql } = testApp;
const { admin } = await testApp.signUps('admin');

const proof = { current_password: PASSWORD };
const stateOf = (person: TestUser) => person.does(getAccountDeletion, {});
const asks = (person: TestUser, texts: 'keep' | 'erase' = 'keep') =>
  person.does(askAccountDeletion, { body: { ...proof, texts } });
const refused = (person: TestUser, body: object = proof) => person.tries(askAccountDeletion, { body });

test('an account is deleted 14 days after its user has asked for it, and works until then (accounts.27)', async () => {
  const anna = await testApp.signUp('anna');
  const elsewhere = await testApp.signIn('anna');
  expect(await stateOf(anna)).toEqual({ days: 14, deletion: null, projects: [], is_last_admin: false });
  const before = Date.now();
  const { deletion } = await asks(anna);
  expect(deletion?.texts).toBe('keep');
  expect(deletion?.due_at).toBe((deletion?.asked_at ?? 0) + 14 * DAY);
  expect(Math.abs((deletion?.asked_at ?? 0) - before)).toBeLessThan(60_000);
  expect((await stateOf(elsewhere)).deletion).toEqual(deletion);
  expect(await anna.does(listSessions, {})).toHaveLength(2);
  expect((await projectOf(anna)).project.id).toBeGreaterThan(0);
});

test('asking again changes the choice and begins the days anew (accounts.27)', async () => {
  const boris = await testApp.signUp('boris');
  await asks(boris);
  await sql`UPDATE account_deletions SET due_at = due_at - ${DAY}::bigint WHERE user_id = ${boris.id}`;
  const { deletion } = await asks(boris, 'erase');
  expect(deletion).toMatchObject({ texts: 'erase' });
  expect(deletion?.due_at).toBeGreaterThan(Date.now() + 13.9 * DAY);
});

test('a request is cancelled until the account is deleted, and stands in the site’s log (accounts.27)', async () => {
  const clara = await testApp.signUp('clara');
  expect(await clara.tries(cancelAccountDeletion, {})).toBe('404 deletion gone');
  await asks(clara);
  await clara.does(cancelAccountDeletion, {});
  expect((await stateOf(clara)).deletion).toBeNull();
  const log = (await admin.does(readSiteLog, { query: { limit: 2 } })).map(({ w, u, m }) => [
    w,
    u?.id,
    m?.id,
  ]);
  expect(log).toEqual([
    [61, clara.id, clara.id],
    [60, clara.id, clara.id],
  ]);
});

test('it needs the current password and a session (accounts.27)', async () => {
  const dora = await testApp.signUp('dora');
  expect(await refused(dora, { current_password: 'not this one' })).toBe('400 current_password wrong');
  expect(await refused(dora, {})).toBe('400 current_password required');
  const program = await testApp.byToken(dora, ['read', 'translate', 'manage']);
  for (const call of [getAccountDeletion, askAccountDeletion, cancelAccountDeletion])
    expect(await program.tries(call, { body: proof })).toBe('403 token sessionOnly');
  expect(await testApp.guest.tries(askAccountDeletion, { body: proof })).toBe('401 session signedOut');
  expect((await stateOf(dora)).deletion).toBeNull();
});

test('owners transfer or delete their projects first (accounts.28)', async () => {
  const [emil, flora] = [await testApp.signUp('emil'), await testApp.signUp('flora')];
  const [one, two] = [(await projectOf(emil)).project, (await projectOf(emil)).project];
  await joinAs(testApp, flora, one, 'translator');
  const named = ({ id, handle, name }: typeof one) => ({ id, handle, name });
  const owned = (await stateOf(emil)).projects.toSorted((a, b) => a.id - b.id);
  expect(owned).toEqual([named(one), named(two)]);
  expect(await refused(emil)).toBe('403 general ownsProjects');
  await emil.does(editProject, { params: { project: one.id }, body: { owner_id: flora.id } });
  expect(await refused(emil)).toBe('403 general ownsProjects');
  await emil.does(deleteProject, { params: { project: two.id } });
  expect((await asks(emil)).deletion).not.toBeNull();
  expect((await stateOf(flora)).projects).toEqual([named(one)]);
});

test('the last site administrator stays (accounts.28)', async () => {
  expect(await stateOf(admin)).toMatchObject({ is_last_admin: true });
  expect(await refused(admin)).toBe('403 general last');
  const gerd = await testApp.signUp('gerd');
  await admin.does(restrictUser, { params: { user: gerd.id }, body: { site_admin: true } });
  expect(await stateOf(admin)).toMatchObject({ is_last_admin: false });
  await asks(admin);
  await admin.does(cancelAccountDeletion, {});
});

test('wrong passwords are delayed as those of other calls are (accounts.11)', async () => {
  const careful = await openTestApp({ RATE_LIMIT: 'on' });
  const anna = await careful.signUp('anna');
  const wrong = { current_password: 'not this one' };
  // The calls of an address are limited too, so these attempts are left free.
  for (let n = 0; n < 5; n++) expect(await refused(anna, wrong)).toBe('400 current_password wrong');
  const answers = [await refused(anna, wrong), await refused(anna, wrong)];
  expect(answers.some((answer) => answer.startsWith('429'))).toBe(true);
  expect((await anna.does(whoami, {})).id).toBe(anna.id);
});
