import { expect, test } from 'vitest';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import { removeMember } from '#contract/projects/members.ts';
import { getStatistics } from '#contract/projects/statistics.ts';
import { addComment, deleteComment } from '#contract/texts/comments.ts';
import { addSection, deleteSection, listSections } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  editTranslation,
  unapprove,
} from '#contract/texts/translations.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

type Statistics = ReplyOf<typeof getStatistics>;
const NOTHING = {
  translations: 0,
  current: 0,
  approved: 0,
  edits: 0,
  approves: 0,
  rating: [0, 0],
  pluses: 0,
  minuses: 0,
  comments: 0,
};
const KEYS = [
  'translations',
  'current',
  'approved',
  'edits',
  'approves',
  'pluses',
  'minuses',
  'comments',
] as const;

/** Expects the contributions by section and by user to add up to those of the project. */
function expectSumsToAgree({ sections, users, project }: Statistics) {
  for (const rows of [sections, users]) {
    for (const key of KEYS)
      expect([key, rows.reduce((sum, row) => sum + row[key], 0)]).toEqual([key, project[key]]);
    for (const sign of [0, 1] as const)
      expect(rows.reduce((sum, { rating }) => sum + rating[sign], 0)).toBe(project.rating[sign]);
  }
}

/** A project with something of everything, in two sections, by three members. */
async function livelyProject() {
  const at = await projectOf(anna);
  await joinAs(testApp, boris, at.project, 'translator');
  await joinAs(testApp, clara, at.project, 'redactor');
  const [one, two] = [at.strings[0] ?? expect.fail(), at.strings[1] ?? expect.fail()];
  const add = async (who: TestUser, params: typeof one, status: number) => ({
    ...params,
    translation: (await who.does(addTranslation, { params, body: { text: `By ${who.username}`, status } }))
      .id,
  });
  const byBoris = await add(boris, one, 0);
  const byClara = await add(clara, one, 0);
  await add(boris, two, -1);
  await anna.does(castVote, { params: byBoris });
  await clara.does(castVote, { params: byBoris });
  await anna.does(castVote, { params: byClara, body: { is_minus: true } });
  await clara.does(editTranslation, { params: byBoris, body: { text: 'Better' } });
  await boris.does(editTranslation, {
    params: { ...two, translation: (await add(boris, two, -1)).translation },
    body: { status: 0 },
  });
  await anna.does(approve, { params: byClara });
  await boris.does(addComment, { params: one, body: { text: 'So.' } });
  const { id: comment } = await boris.does(addComment, { params: one, body: { text: 'Gone.' } });
  await boris.does(deleteComment, { params: { ...one, comment } });
  const second = await anna.does(addSection, { params: { project: at.project.id }, body: { name: 'Two' } });
  const inside = { project: at.project.id, section: second.id };
  const [loaded] = await anna.does(addStrings, { params: inside, body: [{ text: 'Four.' }] });
  const elsewhere = await add(anna, { ...inside, string: loaded?.id ?? 0 }, 0);
  await anna.does(approve, { params: elsewhere });
  await anna.does(unapprove, { params: elsewhere });
  return { ...at, params: { project: at.project.id }, second: inside };
}

test('statistics tell what each section holds and each user did, and what that is in all', async () => {
  const { params } = await livelyProject();
  const statistics = await testApp.guest.does(getStatistics, { params });
  expect(statistics.sections).toMatchObject([
    {
      name: 'One',
      translations: 4,
      current: 2,
      approved: 1,
      edits: 1,
      approves: 1,
      rating: [2, 1],
      pluses: 2,
      minuses: 1,
      comments: 1,
    },
    { ...NOTHING, name: 'Two', translations: 1, current: 1, approves: 1 },
  ]);
  expect(statistics.users).toEqual([
    {
      ...NOTHING,
      user: { id: boris.id, username: 'boris' },
      role_id: 4,
      translations: 3,
      current: 1,
      rating: [2, 0],
      comments: 1,
    },
    {
      ...NOTHING,
      user: { id: anna.id, username: 'anna' },
      role_id: 0,
      translations: 1,
      current: 1,
      approves: 2,
      pluses: 1,
      minuses: 1,
    },
    {
      ...NOTHING,
      user: { id: clara.id, username: 'clara' },
      role_id: 3,
      translations: 1,
      current: 1,
      approved: 1,
      edits: 1,
      rating: [0, 1],
      pluses: 1,
    },
  ]);
  expectSumsToAgree(statistics);
});

test('progress in them is the sections’ own, and the project’s its sum', async () => {
  const { params } = await livelyProject();
  const { sections, project } = await testApp.guest.does(getStatistics, { params });
  const listed = await testApp.guest.does(listSections, { params, query: {} });
  expect(sections.map(({ section_id, stats }) => ({ section_id, stats }))).toEqual(
    listed.map(({ id, stats }) => ({ section_id: id, stats })),
  );
  const last_update = Math.max(...listed.map(({ stats }) => stats.last_update ?? 0));
  expect(project.stats).toEqual({
    strings_amount: 4,
    strings_translated: 3,
    strings_approved: 1,
    strings_initial: 0,
    strings_needing_review: 0,
    translations_amount: 5,
    last_update,
  });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('members who did nothing are there with zeros; who left something stays, without a role', async () => {
  const { params } = await livelyProject();
  await joinAs(testApp, await testApp.signUp('idle'), { id: params.project }, 'proficient');
  await boris.does(removeMember, { params: { ...params, user: boris.id } });
  const { users } = await anna.does(getStatistics, { params });
  expect(users.find(({ user }) => user.username === 'idle')).toMatchObject({ ...NOTHING, role_id: 5 });
  expect(users.find(({ user }) => user.username === 'boris')).toMatchObject({
    translations: 3,
    role_id: null,
  });
});

test('what went with a section is in no count any more', async () => {
  const { params, second } = await livelyProject();
  await anna.does(deleteSection, { params: second });
  const statistics = await anna.does(getStatistics, { params });
  expect(statistics.sections).toHaveLength(1);
  expect(statistics.users.find(({ user }) => user.id === anna.id)).toMatchObject({
    translations: 0,
    approves: 1,
  });
  expectSumsToAgree(statistics);
});

test('an empty project has empty statistics', async () => {
  const { project } = await projectOf(anna);
  const [section] = await anna.does(listSections, { params: { project: project.id }, query: {} });
  await anna.does(deleteSection, { params: { project: project.id, section: section?.id ?? 0 } });
  expect(await anna.does(getStatistics, { params: { project: project.id } })).toMatchObject({
    sections: [],
    users: [{ ...NOTHING, user: { username: 'anna' } }],
    project: { ...NOTHING, stats: { strings_amount: 0, last_update: null } },
  });
});

test('statistics of a private project are for its members', async () => {
  const { project } = await projectOf(anna, { visibility: 'private' });
  const params = { project: project.id };
  expect(await testApp.guest.tries(getStatistics, { params })).toBe('401 session signedOut');
  expect(await boris.tries(getStatistics, { params })).toBe('403 project hidden');
  await anna.does(getStatistics, { params });
});

test('statistics are eight queries after the guard, however much was done, and four where nothing was written since', async () => {
  const { params } = await livelyProject();
  const { project } = await projectOf(anna);
  const queriesOf = (at: { project: number }) =>
    countQueries(testApp, () => anna.does(getStatistics, { params: at }));
  expect(await queriesOf(params)).toBe(9);
  expect(await queriesOf({ project: project.id })).toBe(9);
  expect(await queriesOf(params)).toBe(5);
});
