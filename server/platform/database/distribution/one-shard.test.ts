import { beforeAll, expect, inject, test } from 'vitest';
import { askApp } from '../../../../test/ask-app.ts';
import { EXAMPLES, makerOf } from '../../../../test/calls/examples.ts';
import { fillProject } from '../../../../test/calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../../../../test/calls/test-users.ts';
import { openTestApp, requestOf, type TestApp } from '../../../../test/test-app.ts';
import { NO_INTERNET } from '../../../../test/test-internet.ts';
import { isCitus } from '../../../../test/waiting-for-locks.ts';
import { buildApp } from '../../../programs/app.ts';
import { readSettings } from '../../settings/settings.ts';
import { connect } from '../connect.ts';

/** Calls that read or write content of several projects, and why. */
const SEVERAL_PROJECTS: Record<string, string> = {
  listProjects: 'Each card has the counters of its project.',
  getUser: 'Each project of the user has counters and a rating.',
  listAllProjects: 'Each project has its counters.',
  listDeletedProjects: 'Each project of the user has its counters.',
  hideProject: 'It answers as the list does.',
  getFamily: 'Each language has the counters of its project.',
  addLanguages: 'It makes several projects.',
  joinFamily: 'It compares the sources of two projects.',
  findInFamily: 'It looks for a string in another project.',
  listLanguageTasks: 'Each language has a task in its project.',
  exportFamily: 'It writes the files of several projects.',
};

/** Calls that need several shards and whose response has begun by then, so that it is cut off. */
const CUT_OFF: Record<string, string> = {
  downloadMyData: 'A user has written in several projects.',
};

let testApp: TestApp;
let users: TestUsers;
/** The service with a database on which a statement that needs several shards fails. */
let strict: TestApp['app'];

beforeAll(async () => {
  if (!isCitus()) return;
  testApp = await openTestApp();
  users = await openTestUsers(testApp);
  const { database } = testApp.sql.options;
  await testApp.sql`ALTER DATABASE ${testApp.sql(database)} SET citus.multi_task_query_log_level = 'error'`;
  const sql = connect({ ...inject('database').place, database });
  strict = await buildApp(
    sql,
    readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }),
    undefined,
    NO_INTERNET,
  );
});

test.runIf(isCitus()).each(Object.keys(EXAMPLES))(
  'reads and writes the shard of one project: %s',
  async (name) => {
    const example = EXAMPLES[name] ?? expect.fail(name);
    const filled = await fillProject(testApp, users, { visibility: 'public' });
    const who = users[makerOf(name)];
    const { params, query, body } = await example.ask(filled, who);
    const { headers } = (await example.by?.(testApp, who)) ?? who;
    const asked = askApp(strict, requestOf(example.endpoint, { params, query, body }, headers));
    const call = name.split(' ')[0] ?? '';
    if (call in CUT_OFF) return void (await expect(asked).rejects.toThrow('destroyed'));
    const { statusCode, body: answer } = await asked;
    if (call in SEVERAL_PROJECTS) expect([name, statusCode]).toEqual([name, 500]);
    else expect([name, statusCode, statusCode < 500 ? '' : answer]).toEqual([name, expect.any(Number), '']);
  },
);
