import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreDeleted } from '#contract/history/deleted.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { createApiToken } from '#contract/identity/api-tokens.ts';
import { editProject, getProject } from '#contract/projects/projects.ts';
import { addComment, deleteComment, editComment, listComments } from '#contract/texts/comments.ts';
import { addEntry, deleteEntry, editEntry, listEntries } from '#contract/texts/dictionary.ts';
import {
  addSection,
  deleteSection,
  editSection,
  getSection,
  listSections,
  rearrangeSections,
  translateSectionName,
} from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
} from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/texts/translations.ts';
import { ROLES, type RoleName } from '#domain/core/access/roles.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { handleBatchItems } from '../../programs/batch-items.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { runBatch } from '../../texts/batches/run.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
let at: Awaited<ReturnType<typeof projectOf>>;
let path: (typeof at)['strings'][number];
let project: number;

beforeEach(async () => {
  at = await projectOf(anna);
  path = at.strings[0] ?? expect.fail();
  project = at.project.id;
  await joinAs(testApp, boris, at.project, 'translator');
  await joinAs(testApp, carl, at.project, 'redactor');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

const mine = (who: TestUser) => who.does(listMyEvents, { params: { project } });
const lastOf = async (who: TestUser) => (await mine(who))[0]?.id ?? expect.fail('has done something');
const undo = (who: TestUser, event: number) => who.does(undoEvent, { params: { project, event } });
const tryUndo = (who: TestUser, event: number) => who.tries(undoEvent, { params: { project, event } });
const undoLast = async (who: TestUser) => undo(who, await lastOf(who));
const tryUndoLast = async (who: TestUser) => tryUndo(who, await lastOf(who));
const promote = (who: TestUser, role: RoleName) => testApp.sql`
  UPDATE members SET role_id = ${ROLES.find(({ name }) => name === role)?.id ?? 4}
  WHERE project_id = ${project} AND user_id = ${who.id}`;

const add = async (who: TestUser, text = 'Раз.', status: -1 | 0 = 0) => {
  const { id } = await who.does(addTranslation, { params: path, body: { text, status } });
  return { id, params: { ...path, translation: id } };
};
const translations = async () => {
  const query = { fetch_translations: '', fetch_votes: '' } as const;
  const [string] = await anna.does(listStrings, { params: at.params, query });
  return (string?.translations ?? []).map(({ id, text, context, status, votes_plus, votes_minus }) => ({
    id,
    text,
    context,
    status,
    plus: votes_plus.length,
    minus: votes_minus.length,
  }));
};
const texts = async () => (await translations()).map(({ text, status }) => [text, status]);
const comments = async () => (await anna.does(listComments, { params: path })).map(({ text }) => text);
const strings = async (section = path.section) =>
  (await anna.does(listStrings, { params: { project, section } })).map(({ text }) => text);
const sections = async () => (await anna.does(listSections, { params: { project } })).map(({ name }) => name);
const words = async () =>
  (await anna.does(listEntries, { params: { project } })).map(({ word, word_key, desc }) => ({
    word,
    word_key,
    desc,
  }));

test('an undo is an event of the inverse kind that says what it undid', async () => {
  const made = await add(boris);
  const event = await lastOf(boris);
  const undone = await undo(boris, event);
  expect(undone).toMatchObject({
    w: LOG_CODES.deleteTranslation,
    u: { username: 'boris' },
    translation_id: made.id,
    string_id: path.string,
    undoes: event,
  });
  expect(undone.redo).toBeUndefined();
  expect(await translations()).toEqual([]);
});

test('an event is undone once, and only by who did it', async () => {
  await add(boris);
  const event = await lastOf(boris);
  expect(await tryUndo(carl, event)).toBe('403 role role');
  expect(await tryUndo(anna, event)).toBe('403 role role');
  await undo(boris, event);
  expect(await tryUndo(boris, event)).toBe('409 event undone');
});

test('an event of another project is not found', async () => {
  await add(boris);
  const event = await lastOf(boris);
  const other = (await projectOf(boris)).project.id;
  expect(await boris.tries(undoEvent, { params: { project: other, event } })).toBe('404 event gone');
});

test('what has no inverse can’t be undone', async () => {
  await anna.does(editProject, { params: { project }, body: { description: 'Fine.' } });
  const [line] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM log WHERE project_id = ${project} AND w = ${LOG_CODES.editProject}`;
  expect(await tryUndo(anna, line?.id ?? 0)).toBe('409 event notUndoable');
  expect((await mine(anna)).map(({ w }) => w)).not.toContain(LOG_CODES.editProject);
});

test('what a project says of its work is changed back, unless it was changed since, and done again (undo.23)', async () => {
  const params = { project };
  const author = async () => (await anna.does(getProject, { params })).author;
  await anna.does(editProject, { params, body: { author: 'Ann', year: '1865' } });
  const event = await lastOf(anna);
  expect((await mine(anna)).map(({ id }) => id)).toContain(event);
  await anna.does(editProject, { params, body: { author: 'Ann Lee', description: 'Both.' } });
  const [{ id: mixed } = { id: 0 }] = await testApp.sql<{ id: number }[]>`
    SELECT max(id) AS id FROM log WHERE project_id = ${project} AND w = ${LOG_CODES.editProject}`;
  expect(await tryUndo(anna, event)).toBe('409 project editedSince');
  expect(await tryUndo(anna, mixed)).toBe('409 event notUndoable');
  expect((await mine(anna)).map(({ id }) => id)).not.toContain(mixed);
  await anna.does(editProject, { params, body: { author: 'Ann' } });
  const undone = await undo(anna, event);
  expect(await author()).toBe('');
  expect(undone).toMatchObject({ undoes: event, acts: { author: ['Ann', ''], year: ['1865', ''] } });
  await undo(anna, undone.id);
  expect(await author()).toBe('Ann');
});

test('one’s own last events are listed, newest first, without those undone and those of others', async () => {
  const one = await add(boris, 'Раз.');
  const two = await add(boris, 'Два.');
  await add(carl, 'Три.');
  expect((await mine(boris)).map(({ translation_id }) => translation_id)).toEqual([two.id, one.id]);
  const undone = await undoLast(boris);
  expect((await mine(boris)).map(({ id, translation_id }) => [id, translation_id])).toEqual([
    [undone.id, two.id],
    [expect.any(Number), one.id],
  ]);
});

test('who may not read the log lists and undoes their own events', async () => {
  await add(boris);
  expect(await mine(boris)).toHaveLength(1);
  await undoLast(boris);
});

test('one’s edits are undone one after the other, down to the addition', async () => {
  const { params } = await add(boris, 'a');
  const added = await lastOf(boris);
  await boris.does(editTranslation, { params, body: { text: 'b' } });
  const first = await lastOf(boris);
  await boris.does(editTranslation, { params, body: { text: 'c', context: 'note', status: -1 } });
  await undo(boris, await lastOf(boris));
  expect(await translations()).toMatchObject([{ text: 'b', context: '', status: 0 }]);
  await undo(boris, first);
  expect(await texts()).toEqual([['a', 0]]);
  await undo(boris, added);
  expect(await texts()).toEqual([]);
});

test('an undo is undone, which does the act again', async () => {
  const { params } = await add(boris, 'a');
  await boris.does(editTranslation, { params, body: { text: 'b' } });
  const undone = await undoLast(boris);
  const redone = await undo(boris, undone.id);
  expect(redone).toMatchObject({ undoes: undone.id, redo: true, w: LOG_CODES.editTranslation });
  expect(await texts()).toEqual([['b', 0]]);
  const again = await undo(boris, redone.id);
  expect(again.redo).toBeUndefined();
  expect(await texts()).toEqual([['a', 0]]);
});

test('an added translation that others edited, approved or voted on stays', async () => {
  const { params } = await add(boris);
  const event = await lastOf(boris);
  await carl.does(castVote, { params });
  expect(await tryUndo(boris, event)).toBe('409 translation votedSince');
  await carl.does(approve, { params });
  expect(await tryUndo(boris, event)).toBe('409 translation approvedSince');
  await carl.does(unapprove, { params });
  await carl.does(removeVote, { params });
  await carl.does(editTranslation, { params, body: { text: 'Другое.' } });
  expect(await tryUndo(boris, event)).toBe('409 translation editedSince');
  expect(await texts()).toEqual([['Другое.', 0]]);
  await carl.does(deleteTranslation, { params });
  expect(await tryUndo(boris, event)).toBe('409 translation gone');
});

test('an edit that others edited, approved or voted on stays', async () => {
  const { params } = await add(boris, 'a');
  await boris.does(editTranslation, { params, body: { text: 'b' } });
  const event = await lastOf(boris);
  await carl.does(castVote, { params });
  expect(await tryUndo(boris, event)).toBe('409 translation votedSince');
  await carl.does(removeVote, { params });
  await carl.does(approve, { params });
  expect(await tryUndo(boris, event)).toBe('409 translation approvedSince');
  await carl.does(editTranslation, { params, body: { text: 'c' } });
  expect(await tryUndo(boris, event)).toBe('409 translation editedSince');
  expect(await texts()).toEqual([['c', 1]]);
});

test('an approval that an edit ended does not come back with the text', async () => {
  const { params } = await add(boris, 'a');
  await carl.does(approve, { params });
  await boris.does(editTranslation, { params, body: { text: 'b' } });
  await undoLast(boris);
  expect(await texts()).toEqual([['a', 0]]);
});

test('unapproving by a change of status is undone by an approval', async () => {
  const { params } = await add(boris, 'a');
  await carl.does(approve, { params });
  await carl.does(editTranslation, { params, body: { status: 0 } });
  expect(await texts()).toEqual([['a', 0]]);
  expect(await undoLast(carl)).toMatchObject({ w: LOG_CODES.approve });
  expect(await texts()).toEqual([['a', 1]]);
});

test('undoing an approval gives back the status before it', async () => {
  const { params } = await add(boris, 'a', -1);
  await carl.does(approve, { params });
  const undone = await undoLast(carl);
  expect(undone.w).toBe(LOG_CODES.unapprove);
  expect(await texts()).toEqual([['a', -1]]);
  await undo(carl, undone.id);
  expect(await texts()).toEqual([['a', 1]]);
});

test.each([-1, 0] as const)(
  'undoing an approval approves the translation again that it replaced: status %i',
  async (status) => {
    const former = await add(boris, 'former');
    const later = await add(boris, 'later', status);
    await carl.does(approve, { params: former.params });
    await carl.does(approve, { params: later.params });
    const undone = await undoLast(carl);
    expect(undone).toMatchObject({ w: LOG_CODES.approve, translation_id: former.id });
    expect(await texts()).toEqual([
      ['former', 1],
      ['later', status],
    ]);
    await undo(carl, undone.id);
    expect(await texts()).toEqual([
      ['later', 1],
      ['former', 0],
    ]);
    const [, unapproval] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM log WHERE project_id = ${project} AND w = ${LOG_CODES.unapprove} ORDER BY id`;
    expect(await tryUndo(carl, unapproval?.id ?? 0)).toBe('409 event notUndoable');
  },
);

test('an approval stays if the replaced translation was edited or deleted, or if another was approved', async () => {
  const former = await add(boris, 'former');
  const later = await add(boris, 'later');
  await carl.does(approve, { params: former.params });
  await carl.does(approve, { params: later.params });
  const event = await lastOf(carl);
  await boris.does(editTranslation, { params: former.params, body: { text: 'changed' } });
  expect(await tryUndo(carl, event)).toBe('409 translation editedSince');
  await boris.does(deleteTranslation, { params: former.params });
  expect(await tryUndo(carl, event)).toBe('409 translation gone');
  const third = await add(boris, 'third');
  await anna.does(approve, { params: third.params });
  expect(await tryUndo(carl, event)).toBe('409 translation unapprovedSince');
});

test('an unapproval is undone unless another was approved', async () => {
  const { params } = await add(boris, 'a');
  await carl.does(approve, { params });
  await carl.does(unapprove, { params });
  const event = await lastOf(carl);
  const other = await add(boris, 'b');
  await anna.does(approve, { params: other.params });
  expect(await tryUndo(carl, event)).toBe('409 translation approvedSince');
  await anna.does(unapprove, { params: other.params });
  await undo(carl, event);
  expect(await texts()).toContainEqual(['a', 1]);
});

test('a vote is withdrawn, or replaced by the one before it', async () => {
  const { params } = await add(boris);
  await carl.does(castVote, { params, body: { is_minus: true } });
  await carl.does(castVote, { params, body: { is_minus: false } });
  await undoLast(carl);
  expect(await translations()).toMatchObject([{ plus: 0, minus: 1 }]);
  const [undone] = await mine(carl);
  await undo(carl, undone?.id ?? 0);
  expect(await translations()).toMatchObject([{ plus: 1, minus: 0 }]);
  await carl.does(removeVote, { params });
  const removal = await lastOf(carl);
  await undo(carl, removal);
  expect(await translations()).toMatchObject([{ plus: 1, minus: 0 }]);
});

test('the first vote is withdrawn; one that changed since is not, nor one on another text', async () => {
  const { params } = await add(boris);
  await carl.does(castVote, { params });
  const event = await lastOf(carl);
  await carl.does(castVote, { params, body: { is_minus: true } });
  expect(await tryUndo(carl, event)).toBe('409 vote votedSince');
  await carl.does(removeVote, { params });
  const removal = await lastOf(carl);
  await boris.does(editTranslation, { params, body: { text: 'Другое.' } });
  expect(await tryUndo(carl, removal)).toBe('409 translation editedSince');
});

test('a first vote leaves none when it is undone', async () => {
  const { params } = await add(boris);
  await carl.does(castVote, { params });
  await undoLast(carl);
  expect(await translations()).toMatchObject([{ plus: 0, minus: 0 }]);
});

test('a vote that the role does not allow any more is not cast again', async () => {
  const { params } = await add(anna);
  await carl.does(castVote, { params, body: { is_minus: true } });
  await carl.does(removeVote, { params });
  await promote(carl, 'translator');
  expect(await tryUndoLast(carl)).toBe('403 vote role');
});

test('a comment is deleted unless it has replies or was edited, and an edit is taken back', async () => {
  const { id } = await boris.does(addComment, { params: path, body: { text: 'one' } });
  const added = await lastOf(boris);
  const params = { ...path, comment: id };
  await boris.does(editComment, { params, body: { text: 'two' } });
  expect(await tryUndo(boris, added)).toBe('409 comment editedSince');
  await undoLast(boris);
  expect(await comments()).toEqual(['one']);
  const reply = await carl.does(addComment, { params: path, body: { text: 'So.', reply: id } });
  expect(await tryUndo(boris, added)).toBe('409 comment repliedSince');
  await carl.does(deleteComment, { params: { ...path, comment: reply.id } });
  await boris.does(addComment, { params: path, body: { text: 'more' } });
  const more = (await mine(boris))[0] ?? expect.fail();
  await carl.does(deleteComment, { params: { ...path, comment: more.comment_id ?? 0 } });
  expect(await tryUndo(boris, more.id)).toBe('409 comment gone');
  await undo(boris, added);
  expect(await comments()).toEqual(['', '', '']);
});

test('a restricted user does not take an edit of a comment back', async () => {
  const { id } = await boris.does(addComment, { params: path, body: { text: 'one' } });
  await boris.does(editComment, { params: { ...path, comment: id }, body: { text: 'two' } });
  const event = await lastOf(boris);
  await testApp.sql`UPDATE users SET limitations = 4 WHERE id = ${boris.id}`;
  expect(await tryUndo(boris, event)).toBe('403 comment limited');
  await testApp.sql`UPDATE users SET limitations = 0 WHERE id = ${boris.id}`;
});

test('an edited string gets its former values, unless they were changed since', async () => {
  const params = path;
  await carl.does(editString, { params, body: { text: 'Uno.', key: 'k', max_length: 9 } });
  const event = await lastOf(carl);
  await anna.does(editString, { params, body: { context: 'of others' } });
  await undo(carl, event);
  const [string] = await anna.does(listStrings, { params: at.params });
  expect(string).toMatchObject({ text: 'One.', key: '', max_length: null, context: 'of others' });
  await carl.does(editString, { params, body: { text: 'Eins.' } });
  const later = await lastOf(carl);
  await anna.does(editString, { params, body: { text: 'Un.' } });
  expect(await tryUndo(carl, later)).toBe('409 string editedSince');
  await anna.does(deleteString, { params });
  expect(await tryUndo(carl, later)).toBe('409 string gone');
});

test('a moved string returns to its section and position, unless it was moved since', async () => {
  const { id: section } = await anna.does(addSection, { params: { project }, body: { name: 'Two' } });
  await carl.does(editString, { params: path, body: { section_id: section } });
  const crossing = await lastOf(carl);
  await undo(carl, crossing);
  expect([await strings(), await strings(section)]).toEqual([['One.', 'Two.', 'Three.'], []]);
  await carl.does(editString, { params: path, body: { pos: 3 } });
  const within = await lastOf(carl);
  await anna.does(editString, { params: path, body: { pos: 1 } });
  expect(await tryUndo(carl, within)).toBe('409 string movedSince');
  await anna.does(editString, { params: path, body: { pos: 3 } });
  await undo(carl, within);
  expect(await strings()).toEqual(['One.', 'Two.', 'Three.']);
});

test('a string does not return to a section that is deleted', async () => {
  const { id: section } = await anna.does(addSection, { params: { project }, body: { name: 'Two' } });
  await carl.does(editString, { params: path, body: { section_id: section } });
  await anna.does(deleteSection, { params: at.params });
  expect(await tryUndoLast(carl)).toBe('409 section gone');
  expect(await strings(section)).toEqual(['One.']);
});

test('rearranged strings and sections return to their order, unless they were moved since', async () => {
  const ids = at.strings.map(({ string }) => string);
  const [one = 0, two = 0, three = 0] = ids;
  await carl.does(rearrangeStrings, { params: at.params, body: { strings: [two, one, three] } });
  await undoLast(carl);
  expect(await strings()).toEqual(['One.', 'Two.', 'Three.']);
  await carl.does(rearrangeStrings, { params: at.params, body: { strings: [three, two, one] } });
  await anna.does(rearrangeStrings, { params: at.params, body: { strings: [two, three, one] } });
  expect(await tryUndoLast(carl)).toBe('409 order movedSince');

  const { id: second } = await anna.does(addSection, { params: { project }, body: { name: 'Two' } });
  await anna.does(rearrangeSections, { params: { project }, body: { sections: [second, path.section] } });
  await undoLast(anna);
  expect(await sections()).toEqual(['One', 'Two']);
});

test('an order that was too long for the log is not kept', async () => {
  const many = Array.from({ length: 501 }, (_, n) => ({ text: `${n}` }));
  const params = {
    project,
    section: (await anna.does(addSection, { params: { project }, body: { name: 'Long' } })).id,
  };
  const ids = (await anna.does(addStrings, { params, body: many })).map(({ id }) => id);
  await anna.does(rearrangeStrings, { params, body: { strings: ids.toReversed() } });
  expect(await tryUndoLast(anna)).toBe('409 order notKept');
});

test('an added section is deleted unless it has strings or other names by now', async () => {
  const { id: section } = await anna.does(addSection, { params: { project }, body: { name: 'Two' } });
  const params = { project, section };
  const event = await lastOf(anna);
  const [string] = await carl.does(addStrings, { params, body: [{ text: 'Mine.' }] });
  expect(await tryUndo(anna, event)).toBe('409 section filledSince');
  await carl.does(deleteString, { params: { ...params, string: string?.id ?? 0 } });
  await boris.does(translateSectionName, { params, body: { translated_name: 'Два' } });
  expect(await tryUndo(anna, event)).toBe('409 section editedSince');
  await anna.does(translateSectionName, { params, body: { translated_name: '' } });
  await undo(anna, event);
  expect(await sections()).toEqual(['One']);
});

test('a section gets its former name and type, and its name’s former translation', async () => {
  const { params } = at;
  await anna.does(editSection, { params, body: { name: 'Renamed' } });
  await undoLast(anna);
  expect(await sections()).toEqual(['One']);
  await carl.does(translateSectionName, { params, body: { translated_name: 'Раз' } });
  const named = await lastOf(carl);
  await anna.does(translateSectionName, { params, body: { translated_name: 'Один' } });
  expect(await tryUndo(carl, named)).toBe('409 section editedSince');
  await undoLast(anna);
  await undo(carl, named);
  expect(await anna.does(getSection, { params })).toMatchObject({ name: 'One', translated_name: null });
});

test('a type that replaced the format of a file can’t be given back', async () => {
  const { params } = at;
  await testApp.sql`
    UPDATE sections SET format = 'srt', type = 'special_json' WHERE project_id = ${project} AND id = ${params.section}`;
  await anna.does(editSection, { params, body: { type: 'text' } });
  expect(await tryUndoLast(anna)).toBe('409 section notKept');
});

test('a dictionary word is deleted, or gets its former values with its patterns', async () => {
  const { id: entry } = await carl.does(addEntry, {
    params: { project },
    body: { word: 'rabbit', word_key: 'bun+y', translate: 'кролик' },
  });
  const added = await lastOf(carl);
  await carl.does(editEntry, {
    params: { project, entry },
    body: { word: 'hare', word_key: '', desc: 'mad' },
  });
  const edited = await lastOf(carl);
  await undo(carl, edited);
  expect(await words()).toEqual([{ word: 'rabbit', word_key: 'bun+y', desc: '' }]);
  await anna.does(editEntry, { params: { project, entry }, body: { desc: 'of others' } });
  expect(await tryUndo(carl, added)).toBe('409 entry editedSince');
  await anna.does(editEntry, { params: { project, entry }, body: { desc: '' } });
  await undo(carl, added);
  expect(await words()).toEqual([]);
});

test('a word that is gone can’t be given its former values', async () => {
  const body = { word: 'rabbit', translate: 'кролик' };
  const { id: entry } = await carl.does(addEntry, { params: { project }, body });
  await carl.does(editEntry, { params: { project, entry }, body: { desc: 'mad' } });
  await anna.does(deleteEntry, { params: { project, entry } });
  expect(await tryUndoLast(carl)).toBe('409 entry gone');
});

test('undoing needs today’s rights', async () => {
  const { params } = await add(boris);
  await carl.does(approve, { params });
  const approval = await lastOf(carl);
  await carl.does(editString, { params: path, body: { text: 'Uno.' } });
  await promote(carl, 'translator');
  expect(await tryUndo(carl, approval)).toBe('403 role role');
  expect(await tryUndoLast(carl)).toBe('403 role role');
  await testApp.sql`DELETE FROM members WHERE project_id = ${project} AND user_id = ${carl.id}`;
  expect(await tryUndo(carl, approval)).toBe('403 project hidden');
});

test('a paused project lets comments be undone, and a finished one nothing', async () => {
  await add(boris);
  const added = await lastOf(boris);
  await boris.does(addComment, { params: path, body: { text: 'one' } });
  const last = await lastOf(boris);
  await testApp.sql`UPDATE projects SET status = 'frozen' WHERE id = ${project}`;
  expect(await tryUndo(boris, added)).toBe('403 status frozen');
  await undo(boris, last);
  await testApp.sql`UPDATE projects SET status = 'closed' WHERE id = ${project}`;
  expect(await tryUndo(boris, added)).toBe('403 status closed');
});

test('an API token undoes only what it could do', async () => {
  await carl.does(editString, { params: path, body: { text: 'Uno.' } });
  const { token } = await carl.does(createApiToken, {
    body: { name: 'Sync', scopes: ['read', 'translate'], expires_at: null, current_password: PASSWORD },
  });
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/projects/${project}/events/${await lastOf(carl)}/undo`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.json()).toMatchObject({ status: 403, errors: [{ key: 'token', kind: 'scope' }] });
});

test('deleted translations, comments, words, strings and sections are restored', async () => {
  const { params } = await add(boris, 'Раз.');
  await carl.does(castVote, { params });
  await boris.does(deleteTranslation, { params });
  expect(await undoLast(boris)).toMatchObject({ w: LOG_CODES.restoreTranslation, string_id: path.string });
  expect(await translations()).toMatchObject([{ text: 'Раз.', plus: 1 }]);
  const { id: comment } = await boris.does(addComment, { params: path, body: { text: 'one' } });
  await boris.does(deleteComment, { params: { ...path, comment } });
  await undoLast(boris);
  expect(await comments()).toEqual(['one']);
  const body = { word: 'rabbit', translate: 'кролик' };
  const { id: entry } = await carl.does(addEntry, { params: { project }, body });
  await carl.does(deleteEntry, { params: { project, entry } });
  await undoLast(carl);
  expect(await words()).toMatchObject([{ word: 'rabbit' }]);
  await carl.does(deleteString, { params: at.strings[1] ?? path });
  await undoLast(carl);
  expect(await strings()).toEqual(['One.', 'Two.', 'Three.']);
  await anna.does(deleteSection, { params: at.params });
  await undoLast(anna);
  expect(await strings()).toEqual(['One.', 'Two.', 'Three.']);
});

test('what an undo deleted is there again when that is undone', async () => {
  await add(boris, 'Раз.');
  const undone = await undoLast(boris);
  expect(await undo(boris, undone.id)).toMatchObject({ redo: true, w: LOG_CODES.restoreTranslation });
  expect(await texts()).toEqual([['Раз.', 0]]);
  await undoLast(boris);
  expect(await texts()).toEqual([]);
});

test('a deletion is not undone once it was restored, was deleted with its string, or is kept no longer', async () => {
  const { params } = await add(boris, 'Раз.');
  await boris.does(deleteTranslation, { params });
  const event = await lastOf(boris);
  await carl.does(deleteString, { params: path });
  expect(await tryUndo(boris, event)).toBe('409 string gone');
  await undoLast(carl);
  await boris.does(restoreDeleted, { params: { project, event } });
  expect(await tryUndo(boris, event)).toBe('409 event undone');
  await boris.does(deleteTranslation, { params });
  const later = await lastOf(boris);
  await testApp.sql`UPDATE log SET at = 0 WHERE project_id = ${project} AND id = ${later}`;
  await testApp.sql`DELETE FROM deletions WHERE project_id = ${project}`;
  expect(await tryUndo(boris, later)).toBe('409 translation notKept');
});

test('an import is undone at once, and done again, unless somebody has worked on its strings (undo.20)', async () => {
  const body = [{ text: 'Four.' }, { text: 'Five.' }];
  await anna.does(addStrings, { params: at.params, body });
  const imported = await lastOf(anna);
  const undone = await undo(anna, imported);
  expect(undone).toMatchObject({ w: LOG_CODES.runBatch, action: 'delete', amount: 2, undoes: imported });
  expect(await strings()).toEqual(['One.', 'Two.', 'Three.']);
  const again = await undo(anna, undone.id);
  const running = { settings: readSettings({ SIGNUP_CODE: 'x' }), handle: handleBatchItems };
  await runBatch(
    testApp.sql,
    { project, batch: again.id },
    { ...running, signal: new AbortController().signal },
  );
  expect(await strings()).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.']);

  const made = await anna.does(addStrings, {
    params: at.params,
    body: [{ text: 'Six.' }, { text: 'Seven.' }],
  });
  const second = await lastOf(anna);
  const [six, seven] = made.map(({ id }) => ({ ...at.params, string: id }));
  const string = six ?? expect.fail();
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Шесть.' } });
  expect(await tryUndo(anna, second)).toBe('409 string filledSince');
  await boris.does(deleteTranslation, { params: { ...string, translation: id } });
  await anna.does(editString, { params: string, body: { text: '6.' } });
  expect(await tryUndo(anna, second)).toBe('409 string editedSince');
  await anna.does(deleteString, { params: string });
  await undo(anna, second);
  expect(await strings()).not.toContain('Seven.');
  expect(await tryUndo(anna, second)).toBe('409 event undone');
  expect(seven).toBeDefined();
});

test('a section gets the type back that an undone import has changed, but a lost format stays lost', async () => {
  const { id: section } = await anna.does(addSection, { params: { project }, body: { name: 'Keys' } });
  const params = { project, section };
  const typeNow = async () => (await anna.does(getSection, { params })).type;
  await anna.does(addStrings, { params, body: [{ text: 'A', key: 'a' }] });
  expect(await typeNow()).toBe('json');
  await anna.does(addStrings, { params, body: [{ text: 'B' }] });
  expect(await typeNow()).toBe('text');
  await undoLast(anna);
  expect(await typeNow()).toBe('json');
  await testApp.sql`UPDATE sections SET format = 'srt' WHERE project_id = ${project} AND id = ${section}`;
  await anna.does(addStrings, { params, body: [{ text: 'C' }] });
  expect(await tryUndoLast(anna)).toBe('409 section notKept');
});

test('a restored string is deleted again, unless something was done with it since', async () => {
  const { params } = await add(boris, 'Раз.');
  await carl.does(deleteString, { params: path });
  const restored = await undoLast(carl);
  expect(restored).toMatchObject({ w: LOG_CODES.restoreString });
  await boris.does(addTranslation, { params: path, body: { text: 'Ещё.' } });
  expect(await tryUndo(carl, restored.id)).toBe('409 string editedSince');
  await undoLast(boris);
  await undo(carl, restored.id);
  expect(await strings()).toEqual(['Two.', 'Three.']);
  await undoLast(carl);
  expect(await texts()).toEqual([['Раз.', 0]]);
  expect(params.translation).toBeGreaterThan(0);
});

test('a restored section is deleted again with its strings, unless something was done in it since (undo.17)', async () => {
  await add(boris, 'Раз.');
  await anna.does(deleteSection, { params: at.params });
  const restored = await undoLast(anna);
  expect(restored).toMatchObject({ w: LOG_CODES.restoreSection });
  await add(boris, 'Ещё.');
  expect(await tryUndo(anna, restored.id)).toBe('409 section editedSince');
  await undoLast(boris);
  const deleted = await undo(anna, restored.id);
  expect(deleted).toMatchObject({ w: LOG_CODES.deleteSection, redo: true });
  expect(await sections()).toEqual([]);
  await undoLast(anna);
  expect(await texts()).toEqual([['Раз.', 0]]);
});
