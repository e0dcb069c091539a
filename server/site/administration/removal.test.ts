import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLog, readSiteLog } from '#contract/history/log.ts';
import { editProfile, getUser } from '#contract/identity/users.ts';
import { editProject } from '#contract/projects/projects.ts';
import { removeComment, removeProfile, removeTranslation } from '#contract/site/administration.ts';
import { addComment, editComment, listComments } from '#contract/texts/comments.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { listenTo } from '../../../test/events.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { admin, anna, boris } = await testApp.signUps('admin', 'anna', 'boris');
let project: { id: number; name: string };
let path: { project: number; section: number; string: number };

beforeEach(async () => {
  const testProject = await projectOf(anna);
  project = testProject.project;
  path = testProject.strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

const proposed = async (text = 'Купи слона') => ({
  ...path,
  translation: (await boris.does(addTranslation, { params: path, body: { text, status: 0 } })).id,
});
const remarked = async () => ({
  ...path,
  comment: (await boris.does(addComment, { params: path, body: { text: 'Buy!' } })).id,
});

test('a site administrator removes a translation of a project that they are no member of, whatever its state', async () => {
  const params = await proposed();
  await anna.does(castVote, { params });
  await anna.does(approve, { params });
  const settings = { visibility: 'closed', status: 'closed' } as const;
  await anna.does(editProject, { params: { project: project.id }, body: settings });
  await admin.does(removeTranslation, { params });
  expect(await admin.tries(removeTranslation, { params })).toBe('404 translation gone');
  const [string] = await testApp.sql`
    SELECT translations_amount, approved_id FROM strings WHERE project_id = ${path.project} AND id = ${path.string}`;
  expect(string).toEqual({ translations_amount: 0, approved_id: null });
});

test('and a comment, whose place in the thread stays', async () => {
  const params = await remarked();
  await admin.does(removeComment, { params });
  await admin.does(removeComment, { params });
  expect(await anna.does(listComments, { params: path, query: {} })).toMatchObject([
    { text: '', deleted: true },
  ]);
});

test('both are logged in the project as by the site’s administration, and in the site’s log with their author', async () => {
  await admin.does(removeTranslation, { params: await proposed() });
  await admin.does(removeComment, { params: await remarked() });
  const own = await anna.does(readLog, { params: { project: project.id }, query: {} });
  expect(own.filter(({ by_site }) => by_site).map(({ w, u, acts }) => [w, u?.username, acts])).toEqual([
    [34, 'admin', { text: ['Buy!', null] }],
    [28, 'admin', { text: ['Купи слона', null] }],
  ]);
  expect(await admin.does(readSiteLog, { query: { limit: 2 } })).toMatchObject([
    { w: 41, u: { username: 'admin' }, m: { username: 'boris' }, n: project.name },
    { w: 40, u: { username: 'admin' }, m: { username: 'boris' }, n: project.name },
  ]);
});

test('open pages see it go', async () => {
  const params = await proposed();
  const page = await listenTo(testApp.app, boris, project.id);
  await admin.does(removeTranslation, { params });
  const { data } = await page.next('changes');
  expect(data.rows).toMatchObject([{ id: path.string, translations: [] }]);
  page.close();
});

test.each([1, 2, 3, 4])(
  'removed while it is approved, edited and voted on, it leaves every counter right (%i)',
  async () => {
    const params = await proposed();
    const remark = await remarked();
    await Promise.all([
      anna.asks(approve, { params }),
      boris.asks(editTranslation, { params, body: { text: 'Купи двух' } }),
      admin.asks(removeTranslation, { params }),
      anna.asks(castVote, { params }),
      boris.asks(editComment, { params: remark, body: { text: 'Buy two!' } }),
      admin.asks(removeComment, { params: remark }),
    ]);
    const rows = await testApp.sql`SELECT FROM translations WHERE project_id = ${project.id}`;
    expect(rows).toHaveLength(0);
  },
);

test('what somebody wrote of themselves is emptied, and their avatar goes', async () => {
  await boris.does(editProfile, {
    body: { about: 'Buy!', avatar_url: 'http://127.0.0.1/a.png', gender: 'male' },
  });
  await admin.does(removeProfile, { params: { user: 'boris' } });
  await admin.does(removeProfile, { params: { user: 'boris' } });
  expect(await anna.does(getUser, { params: { user: 'boris' }, query: {} })).toMatchObject({
    about: '',
    avatar_url: '',
    gender: 'male',
  });
  const lines = await admin.does(readSiteLog, { query: { w: 42 } });
  expect(lines).toMatchObject([{ u: { username: 'admin' }, m: { username: 'boris' } }]);
});

test('nobody else removes anything, and nothing of another project', async () => {
  const params = await proposed();
  for (const who of [testApp.guest, anna, boris]) {
    expect(await who.tries(removeTranslation, { params })).toBe('404 address gone');
    expect(await who.tries(removeProfile, { params: { user: 'boris' } })).toBe('404 address gone');
  }
  const other = await projectOf(anna);
  expect(await admin.tries(removeTranslation, { params: { ...params, project: other.project.id } })).toBe(
    '404 section gone',
  );
});
