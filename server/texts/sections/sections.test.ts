import { expect, test } from 'vitest';
import { readLog } from '#contract/history/log.ts';
import { getProject } from '#contract/projects/projects.ts';
import {
  addSection,
  deleteSection,
  editSection,
  getSection,
  listSections,
  rearrangeSections,
} from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** A project with these sections. */
async function sectionsNamed(...names: string[]) {
  const { project, params: first } = await projectOf(anna);
  const at = { project: project.id };
  const ids = [first.section];
  for (const name of names) ids.push((await anna.does(addSection, { params: at, body: { name } })).id);
  return { at, ids };
}

const listed = async (at: { project: number }) =>
  (await anna.does(listSections, { params: at })).map(({ name, num }) => `${num} ${name}`);

const logged = async (project: number, kind: EventKind) =>
  (
    await testApp.sql`SELECT data FROM log WHERE project_id = ${project} AND w = ${LOG_CODES[kind]} ORDER BY id`
  ).map(({ data }) => data);

test('sections are numbered in the order they are added, also when added at once', async () => {
  const { at } = await sectionsNamed();
  const names = ['Two', 'Three', 'Four'];
  await Promise.all(names.map((name) => anna.does(addSection, { params: at, body: { name } })));
  const sections = await anna.does(listSections, { params: at });
  expect(sections.map(({ num }) => num)).toEqual([1, 2, 3, 4]);
});

test('a section is added after another, and those behind it move down; also when several are at once', async () => {
  const { at, ids } = await sectionsNamed('Two', 'Three');
  const [one = 0, , three = 0] = ids;
  const add = (name: string, after: number) => anna.does(addSection, { params: at, body: { name, after } });
  expect((await add('After one', one)).num).toBe(2);
  expect(await listed(at)).toEqual([expect.stringMatching(/^1 /), '2 After one', '3 Two', '4 Three']);
  await Promise.all([add('A', one), add('B', three), add('C', one)]);
  expect((await listed(at)).map((said) => said.split(' ')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect((await listed(at)).slice(5)).toEqual(['6 Three', '7 B']);
  const elsewhere = (await sectionsNamed()).ids[0] ?? 0;
  const refused = anna.tries(addSection, { params: at, body: { name: 'D', after: elsewhere } });
  expect(await refused).toBe('400 after unknown');
});

test.each([
  ['', '400 name required'],
  ['  ', '400 name required'],
  ['a'.repeat(101), '400 name maxlength'],
  [null, '400 name required'],
  [undefined, '400 name required'],
  [7, '400 name string'],
  ['a\0', '400 name illegal'],
  ['\ud800', '400 name illegal'],
])('a section’s name has 1 to 100 characters: %j', async (name, refusal) => {
  const { at } = await sectionsNamed();
  expect(await anna.tries(addSection, { params: at, body: { name } })).toBe(refusal);
});

test.each([
  ['name', '', '400 name required'],
  ['name', null, '400 name required'],
  ['name', 'a'.repeat(101), '400 name maxlength'],
  ['type', 'subtitles', '400 type choice'],
  ['type', null, '400 type required'],
  ['type', 7, '400 type choice'],
])('a section’s %s can’t become %j', async (field, value, refusal) => {
  const { at, ids } = await sectionsNamed();
  const params = { ...at, section: ids[0] ?? 0 };
  expect(await anna.tries(editSection, { params, body: { [field]: value } })).toBe(refusal);
});

test('a section is renamed, and the log has both names', async () => {
  const { at, ids } = await sectionsNamed();
  const params = { ...at, section: ids[0] ?? 0 };
  const name = 'n'.repeat(100);
  expect(await anna.does(editSection, { params, body: { name } })).toMatchObject({ name, type: 'text' });
  expect(await logged(at.project, 'editSection')).toEqual([{ se: name, acts: { name: ['One', name] } }]);
});

test('what was renamed meanwhile is not renamed over it, but answered as it is now', async () => {
  const { at, ids } = await sectionsNamed();
  const params = { ...at, section: ids[0] ?? 0 };
  const { updated_at } = await anna.does(getSection, { params });
  const theirs = await anna.does(editSection, { params, body: { name: 'Theirs', updated_at } });
  expect(theirs.updated_at).toBeGreaterThan(updated_at);
  const late = { params, body: { name: 'Mine', updated_at } };
  expect(await anna.tries(editSection, late)).toBe('409 general changed');
  expect((await anna.asks(editSection, late)).json()).toMatchObject({ current: theirs });
  // An edit without a change is never refused, whenever the section was seen; a rename is allowed to somebody who has
  // seen the present name.
  expect(await anna.does(editSection, { params, body: { name: 'Theirs', updated_at } })).toEqual(theirs);
  const body = { name: 'Mine', updated_at: theirs.updated_at };
  expect(await anna.does(editSection, { params, body })).toMatchObject({ name: 'Mine' });
});

test('what is the same already changes nothing and is not logged', async () => {
  const { at, ids } = await sectionsNamed();
  const params = { ...at, section: ids[0] ?? 0 };
  const before = await anna.does(getSection, { params });
  for (const body of [{}, { name: 'One' }, { type: 'text' as const }]) {
    expect(await anna.does(editSection, { params, body })).toEqual(before);
  }
  expect(await logged(at.project, 'editSection')).toEqual([]);
});

test('the type takes all three, JSON only where every string has a key', async () => {
  const { at, ids } = await sectionsNamed('Keyed');
  const [text, keyed] = ids.map((section) => ({ ...at, section }));
  if (!text || !keyed) return expect.fail();
  await anna.does(addStrings, { params: keyed, body: [{ text: 'A', key: 'a' }] });
  for (const type of ['special_json', 'text', 'json'] as const) {
    expect(await anna.does(editSection, { params: keyed, body: { type } })).toMatchObject({ type });
    const body = { type };
    if (type !== 'text') expect(await anna.tries(editSection, { params: text, body })).toBe('400 type keys');
  }
});

test('a section that becomes JSON forgets how its text was cut', async () => {
  const { at, ids } = await sectionsNamed('Cut');
  const params = { ...at, section: ids[1] ?? 0 };
  await anna.does(addStrings, { params, query: { splitting: 'lines' }, body: [{ text: 'A' }] });
  await testApp.sql`UPDATE strings SET key = 'a' WHERE section_id = ${params.section}`;
  const body = { type: 'special_json' as const };
  expect(await anna.does(editSection, { params, body })).toMatchObject({ ...body, splitting: null });
});

test('sections are put in another order', async () => {
  const { at, ids } = await sectionsNamed('Two', 'Three');
  const sections = ids.toReversed();
  expect(await anna.does(rearrangeSections, { params: at, body: { sections } })).toEqual(sections);
  expect(await listed(at)).toEqual(['1 Three', '2 Two', '3 One']);
  expect(await logged(at.project, 'rearrange')).toEqual([{ order: { at: 0, before: ids, after: sections } }]);
});

test('the same order changes nothing and is not logged', async () => {
  const { at, ids } = await sectionsNamed('Two');
  expect(await anna.does(rearrangeSections, { params: at, body: { sections: ids } })).toEqual(ids);
  expect(await logged(at.project, 'rearrange')).toEqual([]);
});

test('a reorder list that is not exactly the present sections is refused with their order', async () => {
  const { at, ids } = await sectionsNamed('Two');
  const [one, two] = ids;
  const [elsewhere] = (await sectionsNamed()).ids;
  for (const sections of [[], [one], [one, one], [one, two, two], [one, elsewhere], [one, two, elsewhere]]) {
    const answer = await anna.asks(rearrangeSections, { params: at, body: { sections } });
    expect(answer.json()).toEqual({
      status: 409,
      errors: [{ key: 'sections', kind: 'order' }],
      current: ids,
    });
  }
});

test.each([
  [undefined, '400 sections required'],
  [null, '400 sections required'],
  [7, '400 sections array'],
  [['a'], '400 sections number'],
  [[0], '400 sections min'],
  [[1.5], '400 sections number'],
  [[2 ** 53], '400 sections max'],
])('a reorder list holds ids: %j', async (sections, refusal) => {
  const { at } = await sectionsNamed();
  expect(await anna.tries(rearrangeSections, { params: at, body: { sections } })).toBe(refusal);
});

test('a section goes with everything in it, and those after it move up', async () => {
  // Other tests write counters by hand.
  await recountAll(testApp.sql);
  const { at, ids } = await sectionsNamed('Two', 'Three');
  const params = { ...at, section: ids[0] ?? 0 };
  const boris = await testApp.signUp('boris');
  await joinAs(testApp, boris, { id: at.project }, 'translator');
  const [string] = await anna.does(listStrings, { params, query: {} });
  const inside = { ...params, string: string?.id ?? 0 };
  const { id } = await boris.does(addTranslation, { params: inside, body: { text: 'x' } });
  await anna.does(castVote, { params: { ...inside, translation: id } });
  await anna.does(approve, { params: { ...inside, translation: id } });
  await anna.does(deleteSection, { params });

  expect(await listed(at)).toEqual(['1 Two', '2 Three']);
  expect((await anna.does(addSection, { params: at, body: { name: 'Four' } })).num).toBe(3);
  for (const table of ['strings', 'translations', 'votes', 'section_deltas']) {
    const left = await testApp.sql`SELECT FROM ${testApp.sql(table)} WHERE project_id = ${at.project}`;
    expect(left, table).toHaveLength(0);
  }
  expect((await anna.does(getProject, { params: at })).stats).toMatchObject({
    strings_amount: 0,
    strings_translated: 0,
    strings_approved: 0,
    translations_amount: 0,
  });
  expect(await logged(at.project, 'deleteSection')).toEqual([{ n: 'One' }]);
  expect(await anna.tries(getSection, { params })).toBe('404 section gone');
  expect(await anna.tries(deleteSection, { params })).toBe('404 section gone');
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('a section of another project is not there', async () => {
  const mine = await sectionsNamed();
  const other = await sectionsNamed();
  const params = { ...mine.at, section: other.ids[0] ?? 0 };
  expect(await anna.tries(getSection, { params })).toBe('404 section gone');
  expect(await anna.tries(editSection, { params, body: { name: 'Mine' } })).toBe('404 section gone');
  expect(await anna.tries(deleteSection, { params })).toBe('404 section gone');
});

test('sections are for those with can_manage_sections', async () => {
  const { at, ids } = await sectionsNamed();
  const params = { ...at, section: ids[0] ?? 0 };
  const clara = await testApp.signUp('clara');
  await joinAs(testApp, clara, { id: at.project }, 'redactor');
  const calls = [
    [addSection, { params: at, body: { name: 'Mine' } }],
    [rearrangeSections, { params: at, body: { sections: ids } }],
    [editSection, { params, body: { name: 'Mine' } }],
    [deleteSection, { params }],
  ] as const;
  for (const [call, asked] of calls) {
    expect(await clara.tries(call, asked)).toBe('403 role role');
    expect(await testApp.guest.tries(call, asked)).toBe('401 session signedOut');
  }
  await testApp.sql`UPDATE members SET role_id = 2 WHERE project_id = ${at.project} AND user_id = ${clara.id}`;
  await clara.does(editSection, { params, body: { name: 'Ours' } });
});

test('what was done to sections stands in the log with who did it', async () => {
  const { at, ids } = await sectionsNamed();
  await anna.does(deleteSection, { params: { ...at, section: ids[0] ?? 0 } });
  const entries = await anna.does(readLog, { params: at, query: {} });
  expect(entries[0]).toMatchObject({ w: LOG_CODES.deleteSection, u: { id: anna.id } });
});

test('a section’s name hides nothing; one from before stays until it is changed', async () => {
  const owner = await testApp.signUp('owner_of_names');
  const { project } = await projectOf(owner);
  const params = { project: project.id };
  const hidden = { name: 'One\u202E' };
  expect(await owner.tries(addSection, { params, body: hidden })).toBe('400 name invisible');
  const { id } = await owner.does(addSection, { params, body: { name: 'HTMLка' } });
  await testApp.sql`UPDATE sections SET name = ${hidden.name} WHERE project_id = ${project.id}`;
  const at = { params: { ...params, section: id } };
  await owner.does(editSection, { ...at, body: { ...hidden, type: 'json' } });
  expect(await owner.tries(editSection, { ...at, body: { name: 'Two\u202E' } })).toBe('400 name invisible');
});
