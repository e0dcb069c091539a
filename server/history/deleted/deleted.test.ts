import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { readLog } from '#contract/history/log.ts';
import { listTranslationRevisions } from '#contract/history/revisions.ts';
import { restrictUser } from '#contract/identity/users.ts';
import { editProject } from '#contract/projects/projects.ts';
import { removeTranslation } from '#contract/site/administration.ts';
import { addComment, deleteComment, listComments, markCommentsRead } from '#contract/texts/comments.ts';
import { addEntry, deleteEntry, listEntries } from '#contract/texts/dictionary.ts';
import { addSection, deleteSection, listSections } from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
  updateStrings,
} from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  unapprove,
} from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { DAY } from '#domain/core/units.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { DELETED_KIND_NAMES, type DeletedKind } from '#domain/history/deleted/deleted.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { KEPT_TABLES, type KeptTable } from '../../core/deletions/kept-queries.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from '../../texts/sections/fold-queries.ts';
import { purgeDeletions } from './queries.ts';

const testApp = await openTestApp({ DELETED_DAYS: '30' });
const { admin, anna, boris, clara, dora } = await testApp.signUps('admin', 'anna', 'boris', 'clara', 'dora');
const { sql } = testApp;
let testProject: Awaited<ReturnType<typeof projectOf>>;
let at: { project: number };
let string: { project: number; section: number; string: number };

/** Anna owns the project, Boris and Clara translate, Dora moderates. The first string has all that a string can have. */
beforeEach(async () => {
  testProject = await projectOf(anna);
  at = { project: testProject.project.id };
  string = testProject.strings[1] ?? expect.fail();
  await joinAs(testApp, boris, testProject.project, 'translator');
  await joinAs(testApp, clara, testProject.project, 'translator');
  await joinAs(testApp, dora, testProject.project, 'moderator');
});

afterEach(async () => {
  expect(await recountAll(sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(sql, at.project)).toHaveLength(0);
});

/** Gives the string translations, votes, an approval, comments and read marks. */
async function fill() {
  const first = await boris.does(addTranslation, {
    params: string,
    body: { text: 'Два.', context: 'a note' },
  });
  const second = await clara.does(addTranslation, { params: string, body: { text: 'Двое?', status: -1 } });
  const params = { ...string, translation: first.id };
  await clara.does(castVote, { params, body: { is_minus: false } });
  await dora.does(castVote, { params, body: { is_minus: true } });
  await dora.does(approve, { params });
  const comment = await boris.does(addComment, { params: string, body: { text: 'Which one?' } });
  const reply = await clara.does(addComment, {
    params: string,
    body: { text: 'This one.', reply: comment.id },
  });
  await dora.does(markCommentsRead, { params: string });
  return { first, second, comment, reply };
}

/** Every row of the project as the database has it, except what counts writes. */
async function rowsNow() {
  await foldDeltas(sql);
  const tables = Object.keys(KEPT_TABLES) as KeptTable[];
  const of = async (table: KeptTable) => {
    const rows = await sql<{ row: Record<string, unknown> }[]>`
      SELECT to_jsonb(t) - '{version,last_update,place}'::text[] AS row FROM ${sql(table)} t WHERE project_id = ${at.project}`;
    return rows.map(({ row }) => JSON.stringify(row)).toSorted();
  };
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await of(table)] as const)),
  );
}

const listed = (who: TestUser, query: object = {}) => who.does(listDeleted, { params: at, query });
const newest = async (who: TestUser = anna) => (await listed(who))[0] ?? expect.fail('nothing is listed');
const restore = (who: TestUser, event: number) => who.does(restoreDeleted, { params: { ...at, event } });
const triesToRestore = (who: TestUser, event: number) =>
  who.tries(restoreDeleted, { params: { ...at, event } });
const textsOf = async (params = testProject.params) =>
  (await anna.does(listStrings, { params })).map(({ text }) => text);
const translationsOf = async (id: number) => {
  const strings = await anna.does(listStrings, {
    params: testProject.params,
    query: { fetch_translations: 'true' },
  });
  return strings.find((one) => one.id === id)?.translations ?? [];
};

test('what is kept has every column of its table (deleted.3)', async () => {
  for (const [table, { columns, generated }] of Object.entries(KEPT_TABLES)) {
    const stored = await sql<{ name: string; generated: boolean }[]>`
      SELECT attname AS name, attgenerated <> '' AS generated FROM pg_attribute
      WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped`;
    const names = (isGenerated: boolean) =>
      stored
        .filter((one) => one.generated === isGenerated)
        .map(({ name }) => name)
        .toSorted();
    expect(['project_id', ...columns.split(' ')].toSorted()).toEqual(names(false));
    expect(generated.split(' ').filter(Boolean).toSorted()).toEqual(names(true));
  }
});

test('a string comes back with its translations, votes, approval, comments and read marks (deleted.3)', async () => {
  await fill();
  const before = await rowsNow();
  await dora.does(deleteString, { params: string });
  expect(await textsOf()).toEqual(['One.', 'Three.']);
  const deletion = await newest(dora);
  expect(deletion).toMatchObject({
    kind: 'string',
    item: string.string,
    text: 'Two.',
    actor: { username: 'dora' },
    author: null,
    section: { id: testProject.params.section, name: 'One' },
    strings: 1,
    translations: 2,
    comments: 2,
  });
  expect(await restore(dora, deletion.event)).toEqual({
    kind: 'string',
    item: string.string,
    section_id: string.section,
    string_id: string.string,
  });
  expect(await rowsNow()).toEqual(before);
  expect(await textsOf()).toEqual(['One.', 'Two.', 'Three.']);
  expect(await listed(dora)).toEqual([]);
  const [entry] = await anna.does(readLog, { params: at, query: {} });
  expect(entry).toMatchObject({
    w: LOG_CODES.restoreString,
    string_id: string.string,
    acts: { text: [null, 'Two.'] },
  });
});

test('a section comes back at its number with everything in it (deleted.3)', async () => {
  await fill();
  const two = await anna.does(addSection, { params: at, body: { name: 'Two' } });
  await anna.does(addSection, { params: at, body: { name: 'Three' } });
  await anna.does(addStrings, { params: { ...at, section: two.id }, body: [{ text: 'Four.' }] });
  const before = await rowsNow();
  const numbered = await anna.does(listSections, { params: at });
  for (const section of [testProject.params.section, two.id]) {
    await dora.does(deleteSection, { params: { ...at, section } });
    const deletion = await newest(dora);
    expect(deletion).toMatchObject({ kind: 'section', item: section });
    await restore(dora, deletion.event);
    expect(await rowsNow()).toEqual(before);
    const names = (await anna.does(listSections, { params: at })).map(({ name, num, stats }) => [
      name,
      num,
      stats.strings_amount,
    ]);
    expect(names).toEqual(numbered.map(({ name, num, stats }) => [name, num, stats.strings_amount]));
  }
});

test('a section whose last writes are not folded yet comes back with all of them', async () => {
  await foldDeltas(sql);
  await fill();
  await dora.does(deleteSection, { params: testProject.params });
  await restore(dora, (await newest(dora)).event);
  const [section] = await anna.does(listSections, { params: at });
  expect(section?.stats).toMatchObject({ strings_amount: 3, strings_approved: 1, translations_amount: 2 });
});

test('a translation comes back with its votes and approval (deleted.3)', async () => {
  const { first } = await fill();
  const before = await rowsNow();
  const params = { ...string, translation: first.id };
  await boris.does(deleteTranslation, { params });
  const deletion = await newest(boris);
  expect(deletion).toMatchObject({
    kind: 'translation',
    author: { username: 'boris' },
    string: { id: string.string, text: 'Two.' },
    text: 'Два.',
  });
  await restore(boris, deletion.event);
  expect(await rowsNow()).toEqual(before);
  const revisions = await boris.does(listTranslationRevisions, { params, query: {} });
  expect(revisions.map(({ deleted, status }) => [deleted, status])).toEqual([
    [false, 1],
    [true, 1],
    [false, 1],
    [false, 0],
  ]);
});

test('a translation comes back unapproved if another is approved now', async () => {
  const { first, second } = await fill();
  await boris.does(deleteTranslation, { params: { ...string, translation: first.id } });
  await dora.does(approve, { params: { ...string, translation: second.id } });
  await restore(boris, (await newest(boris)).event);
  expect((await translationsOf(string.string)).map(({ id, status }) => [id, status])).toEqual([
    [second.id, 1],
    [first.id, 0],
  ]);
});

test('a comment gets its text back in its thread (deleted.3)', async () => {
  const { comment } = await fill();
  await boris.does(deleteComment, { params: { ...string, comment: comment.id } });
  const deletion = await newest(boris);
  expect(deletion).toMatchObject({ kind: 'comment', text: 'Which one?', author: { username: 'boris' } });
  await restore(boris, deletion.event);
  const comments = await anna.does(listComments, { params: string });
  expect(comments.map(({ text, deleted }) => [text, deleted])).toEqual([
    ['Which one?', false],
    ['This one.', false],
  ]);
  expect(await triesToRestore(boris, deletion.event)).toBe('404 event gone');
});

test('a dictionary word comes back (deleted.3)', async () => {
  const entry = await dora.does(addEntry, {
    params: at,
    body: { word: 'string', translate: 'строка', desc: 'of a text' },
  });
  const before = await rowsNow();
  await dora.does(deleteEntry, { params: { ...at, entry: entry.id } });
  await restore(dora, (await newest(dora)).event);
  expect(await rowsNow()).toEqual(before);
  expect(await anna.does(listEntries, { params: at })).toEqual([entry]);
});

test('strings that an update from a file deletes come back one by one (deleted.1)', async () => {
  const keyed = await anna.does(addSection, { params: at, body: { name: 'Keys' } });
  const params = { ...at, section: keyed.id };
  const rows = ['a', 'b', 'c'].map((key) => ({ text: `Text ${key}.`, key }));
  const added = await anna.does(addStrings, { params, body: rows });
  await anna.does(updateStrings, {
    params,
    body: { strings: rows.slice(0, 1), remove: added.slice(1).map(({ id }) => id) },
  });
  expect(await textsOf(params)).toEqual(['Text a.']);
  const deletions = await listed(anna);
  expect(deletions.map(({ text }) => text)).toEqual(['Text c.', 'Text b.']);
  for (const { event } of deletions) await restore(anna, event);
  expect(await textsOf(params)).toEqual(['Text a.', 'Text b.', 'Text c.']);
});

test('a string comes back behind the one that was before it, wherever that is now (deleted.3)', async () => {
  const [one, two, three] = testProject.strings;
  await anna.does(deleteString, { params: three ?? expect.fail() });
  const order = [two?.string ?? 0, one?.string ?? 0];
  await anna.does(rearrangeStrings, { params: testProject.params, body: { strings: order } });
  await restore(anna, (await newest()).event);
  expect(await textsOf()).toEqual(['Two.', 'Three.', 'One.']);
});

test('strings that were deleted one after the other come back in their order, in whichever order they are restored', async () => {
  const { strings } = await projectOf(anna, { strings: ['A', 'B', 'C', 'D', 'E'] });
  const [first] = strings;
  at = { project: first?.project ?? 0 };
  const params = { ...at, section: first?.section ?? 0 };
  for (const nth of [1, 3, 2, 0]) await anna.does(deleteString, { params: strings[nth] ?? expect.fail() });
  for (const text of ['C', 'A', 'D', 'B']) {
    const item = (await listed(anna)).find((one) => one.text === text);
    await restore(anna, item?.event ?? 0);
  }
  expect(await textsOf(params)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('the notes that a deleted cue left in its file return with it', async () => {
  const section = await anna.does(addSection, { params: at, body: { name: 'Subtitles' } });
  const params = { ...at, section: section.id };
  const file = ['One', 'NOTE About two', 'Two', 'Three'].map((text, nth) =>
    text.startsWith('NOTE') ? text : `00:0${nth}.000 --> 00:0${nth}.500\n${text}`,
  );
  const source = parseSource('vtt', `WEBVTT\n\n${file.join('\n\n')}\n`);
  const added = await anna.does(addStrings, { params, body: importBody(source) });
  const leads = async () => {
    const rows = await sql<{ lead: string }[]>`
      SELECT lead FROM strings WHERE project_id = ${at.project} AND section_id = ${section.id} ORDER BY place`;
    return rows.map(({ lead }) => lead);
  };
  const before = await leads();
  await anna.does(deleteString, { params: { ...params, string: added[1]?.id ?? 0 } });
  expect(await leads()).toEqual([before[0], `\n\nNOTE About two${before[2]}`]);
  await restore(anna, (await newest()).event);
  expect(await leads()).toEqual(before);
});

test('what was inside something that is deleted too waits for it (deleted.5)', async () => {
  const { first } = await fill();
  await boris.does(deleteTranslation, { params: { ...string, translation: first.id } });
  const translation = await newest(boris);
  await dora.does(deleteString, { params: string });
  const [deletedString] = await listed(dora, { kind: 'string' });
  expect((await newest(boris)).string).toEqual({ id: string.string, text: null });
  expect(await triesToRestore(boris, translation.event)).toBe('409 string deleted');
  await dora.does(deleteSection, { params: testProject.params });
  const [section] = await listed(dora, { kind: 'section' });
  expect(await triesToRestore(dora, deletedString?.event ?? 0)).toBe('409 section deleted');
  await restore(dora, section?.event ?? 0);
  await restore(dora, deletedString?.event ?? 0);
  await restore(boris, translation.event);
  expect((await translationsOf(string.string)).map(({ text }) => text)).toEqual(['Два.', 'Двое?']);
});

test('a member sees and restores what they may delete: everybody their own, managers all of a kind (deleted.4)', async () => {
  const { first, second, comment } = await fill();
  const entry = await dora.does(addEntry, { params: at, body: { word: 'one', translate: 'один' } });
  const section = await anna.does(addSection, { params: at, body: { name: 'Two' } });
  await boris.does(deleteTranslation, { params: { ...string, translation: first.id } });
  await clara.does(deleteTranslation, { params: { ...string, translation: second.id } });
  await boris.does(deleteComment, { params: { ...string, comment: comment.id } });
  await dora.does(deleteEntry, { params: { ...at, entry: entry.id } });
  await dora.does(deleteString, { params: testProject.strings[0] ?? expect.fail() });
  await dora.does(deleteSection, { params: { ...at, section: section.id } });
  const kindsOf = async (who: TestUser) => (await listed(who)).map(({ kind }) => kind);
  expect(await kindsOf(dora)).toEqual([
    'section',
    'string',
    'entry',
    'comment',
    'translation',
    'translation',
  ]);
  expect(await kindsOf(boris)).toEqual(['comment', 'translation']);
  expect(await kindsOf(clara)).toEqual(['translation']);
  const editor = await testApp.signUp('editor_of_all');
  await joinAs(testApp, editor, testProject.project, 'redactor');
  expect(await kindsOf(editor)).toEqual(['string', 'entry', 'comment', 'translation', 'translation']);
  const all = await listed(dora);
  const hidden = (who: TestUser, kinds: DeletedKind[]) =>
    Promise.all(
      all.filter(({ kind }) => kinds.includes(kind)).map(({ event }) => triesToRestore(who, event)),
    );
  expect(await hidden(clara, ['section', 'string', 'entry', 'comment'])).toEqual(
    Array(4).fill('404 event gone'),
  );
  expect(await hidden(editor, ['section'])).toEqual(['404 event gone']);
  const own = all.find(({ author }) => author?.username === 'boris' && author.id === boris.id);
  await restore(boris, own?.event ?? 0);
  // Each kind by itself, and in pages.
  for (const kind of DELETED_KIND_NAMES)
    expect(new Set((await listed(dora, { kind })).map((one) => one.kind)).size).toBeLessThanOrEqual(1);
  const first2 = await listed(dora, { limit: 2 });
  const next2 = await listed(dora, { limit: 2, before: first2[1]?.event });
  expect([...first2, ...next2]).toEqual((await listed(dora)).slice(0, 4));
});

test('a finished project restores nothing, a paused one only comments but for its managers (deleted.5)', async () => {
  const { first, comment } = await fill();
  await boris.does(deleteComment, { params: { ...string, comment: comment.id } });
  const { event: ofComment } = await newest(boris);
  await boris.does(deleteTranslation, { params: { ...string, translation: first.id } });
  const { event } = await newest(boris);
  await anna.does(editProject, { params: at, body: { status: 'frozen' } });
  await restore(boris, ofComment);
  expect(await triesToRestore(boris, event)).toBe('403 status frozen');
  await anna.does(editProject, { params: at, body: { status: 'closed' } });
  expect(await triesToRestore(anna, event)).toBe('403 status closed');
});

test('who may not comment can’t restore own comments (deleted.5)', async () => {
  const { comment } = await fill();
  await boris.does(deleteComment, { params: { ...string, comment: comment.id } });
  const { event } = await newest(boris);
  await admin.does(restrictUser, { params: { user: boris.id }, body: { limitations: 8 } });
  expect(await triesToRestore(boris, event)).toBe('403 comment limited');
  await admin.does(restrictUser, { params: { user: boris.id }, body: { limitations: 0 } });
});

test('limits are checked again (deleted.5)', async () => {
  await dora.does(deleteString, { params: string });
  const { event } = await newest(dora);
  const full = Array.from({ length: 9998 }, (_, nth) => ({ text: `${nth}` }));
  await anna.does(addStrings, { params: testProject.params, body: full });
  expect(await triesToRestore(dora, event)).toBe('413 strings tooMany');
});

test('what a site administrator removes is not among what members restore (deleted.6)', async () => {
  const { first } = await fill();
  await admin.does(removeTranslation, { params: { ...string, translation: first.id } });
  expect(await listed(anna)).toEqual([]);
  const [row] = await sql<
    { event_id: number }[]
  >`SELECT event_id FROM deletions WHERE project_id = ${at.project}`;
  expect(await triesToRestore(anna, row?.event_id ?? 0)).toBe('404 event gone');
});

test('what is older than the setting is deleted for good, with all that was kept (deleted.2)', async () => {
  await fill();
  await dora.does(deleteString, { params: string });
  const { event, deleted_at, deleted_until } = await newest(dora);
  expect(deleted_until - deleted_at).toBe(30 * DAY);
  await purgeDeletions(sql, 60_000);
  expect(await listed(dora)).toHaveLength(1);
  await purgeDeletions(sql, 0);
  expect(await listed(dora)).toEqual([]);
  expect(await triesToRestore(dora, event)).toBe('404 event gone');
  expect(await sql`SELECT FROM deleted_rows WHERE project_id = ${at.project}`).toHaveLength(0);
});

test('of ten who restore the same at once one does, and of those who restore while it is purged all or none', async () => {
  const { first } = await fill();
  const params = { ...string, translation: first.id };
  const before = await rowsNow();
  await boris.does(deleteTranslation, { params });
  const { event } = await newest(boris);
  const asks = (endpoint: Endpoint = restoreDeleted) => boris.asks(endpoint, { params: { ...at, event } });
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => asks()))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(404)]);
  expect(await rowsNow()).toEqual(before);
  for (let round = 0; round < 5; round += 1) {
    await boris.does(deleteTranslation, { params });
    const again = await newest(boris);
    const [answer] = await Promise.all([
      boris.asks(restoreDeleted, { params: { ...at, event: again.event } }),
      purgeDeletions(sql, 0),
    ]);
    if (answer.statusCode === 404) return;
    expect(await rowsNow()).toEqual(before);
  }
});

test('restoring a translation while another is approved, and a vote while one is deleted: the counters stay right', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await boris.does(addTranslation, { params: string, body: { text: `Один ${round}.` } });
    const other = await clara.does(addTranslation, { params: string, body: { text: `Два ${round}.` } });
    const params = { ...string, translation: one.id };
    await dora.does(approve, { params });
    await Promise.all([
      boris.asks(deleteTranslation, { params }),
      clara.asks(castVote, { params, body: { is_minus: false } }),
    ]);
    const { event } = await newest(boris);
    await Promise.all([
      boris.asks(restoreDeleted, { params: { ...at, event } }),
      dora.asks(approve, { params: { ...string, translation: other.id } }),
    ]);
    await dora.asks(unapprove, { params: { ...string, translation: other.id } });
  }
  expect(await translationsOf(string.string)).toHaveLength(10);
});

test('a moved string whose deletion is restored is in the section that it was deleted from', async () => {
  const two = await anna.does(addSection, { params: at, body: { name: 'Two' } });
  await anna.does(editString, { params: string, body: { section_id: two.id } });
  await anna.does(deleteString, { params: { ...string, section: two.id } });
  await restore(anna, (await newest()).event);
  expect(await textsOf({ ...at, section: two.id })).toEqual(['Two.']);
});

test('an API token restores what its scopes let it delete (deleted.5)', async () => {
  const { comment } = await fill();
  await dora.does(deleteComment, { params: { ...string, comment: comment.id } });
  await dora.does(deleteString, { params: testProject.strings[0] ?? expect.fail() });
  const [ofString, ofComment] = await listed(dora);
  const byToken = await testApp.byToken(dora, ['translate']);
  expect(await triesToRestore(byToken, ofString?.event ?? 0)).toBe('403 token scope');
  await restore(byToken, ofComment?.event ?? 0);
  await restore(await testApp.byToken(dora, ['manage', 'translate']), ofString?.event ?? 0);
});

test('a deleted translation says how it differs from the present text of its string (deleted.8)', async () => {
  await anna.does(editString, { params: string, body: { text: 'Hello, {name}. <b>Two</b>.' } });
  const remove = async (text: string) => {
    const { id } = await boris.does(addTranslation, { params: string, body: { text } });
    await boris.does(deleteTranslation, { params: { ...string, translation: id } });
    const [item] = await boris.does(listDeleted, { params: at });
    return item?.differences;
  };
  expect(await remove('Привет, {name}. <b>Два</b>.')).toEqual([]);
  expect(await remove('Привет, {nick}.\nДва.')).toEqual([
    { kind: 'breaks', source: 0, own: 1 },
    { kind: 'lacks', signs: ['{name}', '<b>', '</b>'] },
    { kind: 'adds', signs: ['{nick}'] },
  ]);
  expect(await remove(` ${Array.from({ length: 40 }, (_, nth) => `{n${nth}}`).join('')}`)).toEqual([
    { kind: 'start' },
    expect.objectContaining({ kind: 'lacks' }),
    { kind: 'adds', signs: Array.from({ length: 20 }, (_, nth) => `{n${nth}}`) },
  ]);
  await anna.does(editString, { params: string, body: { text: '{n0}' } });
  const [last] = await boris.does(listDeleted, { params: at });
  expect(last?.differences.find(({ kind }) => kind === 'lacks')).toBeUndefined();
  await anna.does(deleteString, { params: string });
  const items = await boris.does(listDeleted, { params: at });
  expect(items.map(({ differences }) => differences)).toEqual(items.map(() => []));
});
