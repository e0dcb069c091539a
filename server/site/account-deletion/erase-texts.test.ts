import { expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { undeleteProject } from '#contract/projects/deleted-projects.ts';
import { deleteProject } from '#contract/projects/projects.ts';
import { askAccountDeletion } from '#contract/site/account-deletion.ts';
import { reportComment } from '#contract/site/reports.ts';
import { addComment, deleteComment, editComment, listComments } from '#contract/texts/comments.ts';
import { addDismissal, deleteDismissal } from '#contract/texts/dismissals.ts';
import { deleteSection } from '#contract/texts/sections.ts';
import { deleteString, getString, listStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { jobHandlers } from '../../programs/job-handlers.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { deleteAccount } from './delete-accounts.ts';

const testApp = await openTestApp();
const { sql } = testApp;
await testApp.signUps('admin');
const settings = readSettings({});
const signal = new AbortController().signal;
const handlers = jobHandlers(settings, { mailer: undefined, log: testApp.app.log });
const NOTHING_WRONG = { translations: 0, strings: 0, sections: 0, projects: 0 };

let nth = 0;
const some = (name: string) => testApp.signUp(`${name}_${++nth}`);

/** A project of `owner` in which `author` translates. */
async function shared(strings?: string[]) {
  const [owner, author] = [await some('owner'), await some('author')];
  const testProject = await projectOf(owner, strings ? { strings } : {});
  await joinAs(testApp, author, testProject.project, 'proficient');
  return { owner, author, ...testProject };
}

async function erased(person: TestUser) {
  await person.does(askAccountDeletion, { body: { current_password: PASSWORD, texts: 'erase' } });
  await sql`UPDATE account_deletions SET due_at = now_ms() WHERE user_id = ${person.id}`;
  await deleteAccount(sql, person.id, { settings, signal, settles: 0 });
}

const hasEnded = async ({ id }: TestUser) =>
  (await sql`SELECT FROM account_deletions WHERE user_id = ${id} AND ended_at IS NOT NULL`).length === 1;

/** Text that occurs nowhere else. */
const MARK = 'кракозябра';

test('nothing of erased texts is left in the database, and all counters are true (accounts.30)', async () => {
  const { owner, author, project, strings, params } = await shared([
    'One.',
    'Two.',
    'Three.',
    'Four.',
    'Five.',
  ]);
  const [one, two, three, four, five] = strings.map((at) => at);
  if (!one || !two || !three || !four || !five) throw expect.fail();
  const add = (at: typeof one, text: string) =>
    author.does(addTranslation, { params: at, body: { text: `${MARK} ${text}`, context: `${MARK} note` } });

  for (const { string } of [one, five]) {
    const body = { check: 'capitals', scope: 'string', what: '', string, reason: `${MARK} reason` } as const;
    const dismissed = await author.does(addDismissal, { params: { project: project.id }, body });
    if (string === five.string)
      await author.does(deleteDismissal, { params: { project: project.id, dismissal: dismissed.id } });
  }
  const ofDeleted = {
    check: 'capitals',
    scope: 'string',
    what: '',
    string: five.string,
    reason: MARK,
  } as const;
  await author.does(addDismissal, { params: { project: project.id }, body: ofDeleted });
  const first = await add(one, 'first');
  await author.does(editTranslation, {
    params: { ...one, translation: first.id },
    body: { text: `${MARK} edited` },
  });
  await owner.does(castVote, { params: { ...one, translation: first.id } });
  await author.does(approve, { params: { ...two, translation: (await add(two, 'own approval')).id } });
  await add(two, 'another of the same string');
  const gone = await add(three, 'deleted');
  await author.does(deleteTranslation, { params: { ...three, translation: gone.id } });
  const comment = await author.does(addComment, { params: one, body: { text: `${MARK} said` } });
  await owner.does(reportComment, { params: { ...one, comment: comment.id }, body: { reason: 'spam' } });
  await author.does(reportComment, {
    params: { ...one, comment: comment.id },
    body: { reason: 'other', note: `${MARK} complained` },
  });
  await author.does(editComment, {
    params: { ...one, comment: comment.id },
    body: { text: `${MARK} said better` },
  });
  const reply = await owner.does(addComment, { params: one, body: { text: 'A reply.', reply: comment.id } });
  const removed = await author.does(addComment, { params: two, body: { text: `${MARK} removed` } });
  await owner.does(deleteComment, { params: { ...two, comment: removed.id } });
  // In a string and a section that others delete.
  await add(four, 'in a deleted string');
  await author.does(addComment, { params: four, body: { text: `${MARK} in a deleted string` } });
  const others = await owner.does(addTranslation, { params: four, body: { text: 'Четыре.' } });
  await owner.does(deleteString, { params: four });

  await erased(author);
  expect(await findInDatabase(sql, MARK)).toEqual([]);
  expect(await hasEnded(author)).toBe(true);
  expect(await recountAll(sql)).toEqual(NOTHING_WRONG);
  const list = await owner.does(listStrings, { params, query: { fetch_translations: '' } });
  expect(list.map(({ translations }) => translations)).toEqual([[], [], [], []]);
  const nobody = { id: author.id, username: `deleted-${author.id}` };
  expect(await owner.does(listComments, { params: one })).toMatchObject([
    { id: comment.id, author: nobody, text: '', deleted: true },
    { id: reply.id, text: 'A reply.', reply: comment.id },
  ]);

  // What others had in the deleted string comes back.
  const deletions = await owner.does(listDeleted, {
    params: { project: project.id },
    query: { kind: 'string' },
  });
  await owner.does(restoreDeleted, { params: { project: project.id, event: deletions[0]?.event ?? 0 } });
  const back = await owner.does(getString, { params: four, query: { fetch_translations: '' } });
  expect(back.translations?.map(({ id }) => id)).toEqual([others.id]);
  expect(await owner.does(listComments, { params: four })).toMatchObject([{ text: '', deleted: true }]);
  expect(await recountAll(sql)).toEqual(NOTHING_WRONG);
  await owner.does(deleteSection, { params });
  expect(await findInDatabase(sql, MARK)).toEqual([]);
});

test('in a deleted section the texts of others are restored, with true counters (accounts.30)', async () => {
  const { owner, author, project, strings, params } = await shared();
  for (const at of strings) {
    const { id } = await author.does(addTranslation, { params: at, body: { text: `${MARK} ${at.string}` } });
    await owner.does(castVote, { params: { ...at, translation: id } });
    await author.does(approve, { params: { ...at, translation: id } });
    await author.does(addComment, { params: at, body: { text: `${MARK}!` } });
  }
  const theirs = await owner.does(addTranslation, {
    params: strings[1] ?? expect.fail(),
    body: { text: 'Два.' },
  });
  await owner.does(deleteSection, { params });
  await erased(author);
  expect(await findInDatabase(sql, MARK)).toEqual([]);
  const items = await owner.does(listDeleted, { params: { project: project.id }, query: {} });
  await owner.does(restoreDeleted, { params: { project: project.id, event: items[0]?.event ?? 0 } });
  const list = await owner.does(listStrings, { params, query: { fetch_translations: '' } });
  expect(list.map(({ translations }) => translations?.map(({ id }) => id))).toEqual([[], [theirs.id], []]);
  expect(await recountAll(sql)).toEqual(NOTHING_WRONG);
});

test('texts that others have edited or approved stay, with their revisions (accounts.30)', async () => {
  const { owner, author, strings } = await shared();
  const [one, two, three] = strings;
  if (!one || !two || !three) throw expect.fail();
  const texts: { id: number }[] = [];
  for (const at of [one, two, three])
    texts.push(await author.does(addTranslation, { params: at, body: { text: `Mine ${at.string}.` } }));
  const at = (nth: 0 | 1) => ({ ...(nth === 0 ? one : two), translation: texts[nth]?.id ?? 0 });
  await owner.does(editTranslation, { params: at(0), body: { text: 'Ours.' } });
  await owner.does(approve, { params: at(1) });
  const own = await owner.does(addTranslation, { params: three, body: { text: 'Theirs.' } });
  await author.does(addComment, { params: three, body: { text: 'I said.' } });
  await erased(author);
  const nobody = { id: author.id, username: `deleted-${author.id}` };
  const of = async (string: typeof one) =>
    (await owner.does(getString, { params: string, query: { fetch_translations: '' } })).translations;
  expect(await of(one)).toMatchObject([{ author: nobody, text: 'Ours.' }]);
  expect(await of(two)).toMatchObject([{ author: nobody, text: `Mine ${two.string}.`, status: 1 }]);
  expect((await of(three))?.map(({ id }) => id)).toEqual([own.id]);
  expect(await findInDatabase(sql, `Mine ${one.string}.`)).toEqual([
    'log.data',
    'translation_revisions.text',
  ]);
  expect(await findInDatabase(sql, `Mine ${three.string}.`)).toEqual([]);
});

test('texts in a deleted project are erased when it is restored (accounts.30)', async () => {
  const { owner, author, project, strings } = await shared();
  await author.does(addTranslation, { params: strings[0] ?? expect.fail(), body: { text: MARK } });
  await owner.does(deleteProject, { params: { project: project.id } });
  await erased(author);
  expect(await hasEnded(author)).toBe(false);
  await owner.does(undeleteProject, { params: { deleted_project: project.id } });
  await sql`UPDATE account_deletions SET deleted_at = 0 WHERE user_id = ${author.id}`;
  await handlers.deleteAccounts({ sql, data: null, signal });
  expect(await hasEnded(author)).toBe(true);
  expect(await findInDatabase(sql, MARK)).toEqual([]);
});

test('two jobs at once and a stop in the middle erase the same texts (accounts.31)', async () => {
  const { owner, author, params } = await shared(Array.from({ length: 120 }, (_, n) => `String ${n}.`));
  const strings = await owner.does(listStrings, { params });
  for (const { id } of strings)
    await author.does(addTranslation, { params: { ...params, string: id }, body: { text: `${MARK} ${id}` } });
  await author.does(askAccountDeletion, { body: { current_password: PASSWORD, texts: 'erase' } });
  await sql`UPDATE account_deletions SET due_at = now_ms() WHERE user_id = ${author.id}`;
  // Each of these stops after a step, as a server does that is killed between two of them.
  for (let n = 0; n < 3; n++) {
    const stopping = new AbortController();
    const running = deleteAccount(sql, author.id, { settings, signal: stopping.signal, settles: 0 });
    stopping.abort(new Error('the server stops'));
    await expect(running).rejects.toThrow('the server stops');
  }
  await Promise.all([1, 2].map(() => deleteAccount(sql, author.id, { settings, signal, settles: 0 })));
  expect(await hasEnded(author)).toBe(true);
  expect(await findInDatabase(sql, MARK)).toEqual([]);
  expect(await recountAll(sql)).toEqual(NOTHING_WRONG);
});
