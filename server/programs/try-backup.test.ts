import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { projectOf } from '../../test/project.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { urlOf } from '../../test/url-of.ts';
import { nameAt } from './backup/backup-folder.ts';
import { run } from './run-command.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await projectOf(await testApp.signUp('anna'), { strings: ['one', 'two'] });
});

/** Runs a command on the database of the test's service. */
async function command(...args: string[]) {
  const { host, port, database = '', user } = testApp.sql.options;
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = urlOf({ host: host[0] ?? '', port: port[0] ?? 0, database, user });
  onTestFinished(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });
  return run(args);
}

test('a backup into a folder keeps the newest, which is tried there and removed again (operations.26, operations.27)', async () => {
  const folder = temporaryFolder();
  const old = [1, 2, 3].map((day) => nameAt(new Date(2026, 1, day)));
  for (const name of [...old, 'mine.gz']) writeFileSync(join(folder, name), '');
  expect(await command('backup', folder, '--keep', '2')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/ rows of \d+ tables\. Older backups deleted: 2\.$/),
  });
  const left = readdirSync(folder).sort();
  expect(left).toEqual([old[2], expect.stringMatching(/^dragoman-.*\.backup\.gz$/), 'mine.gz']);

  const tried = await command('try-backup', folder, '--in', folder);
  expect(tried).toEqual({
    code: 0,
    output: expect.stringMatching(
      /\nIt has 1 users, 1 projects, 2 strings, 0 translations; the last act in a project was at \d{4}-.*Z\. All counters are right\.$/,
    ),
  });
  expect(tried.output).toContain(left[1]);
  expect(readdirSync(folder).sort()).toEqual(left);
});

test('one with a wrong counter fails, and a folder without any', async () => {
  const folder = temporaryFolder();
  expect(await command('try-backup', folder)).toEqual({ code: 1, why: `There is no backup in ${folder}.` });
  const whole = join(folder, 'whole');
  await testApp.sql`UPDATE sections SET strings_amount = strings_amount + 1`;
  expect((await command('backup', whole)).code).toBe(0);
  expect(await command('try-backup', whole)).toEqual({
    code: 1,
    why: expect.stringMatching(/: \d+ of its counters are wrong\.$/),
  });
});

test('how many backups to keep is a number, for a folder', async () => {
  const folder = temporaryFolder();
  for (const args of [
    [folder, '--keep', '0'],
    [folder, '--keep', 'all'],
    [join(folder, 'file'), '--keep', '3'],
  ])
    expect(await command('backup', ...args)).toMatchObject({ code: 2 });
  expect(readdirSync(folder)).toEqual([]);
});
