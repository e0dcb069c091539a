import { expect, test } from 'vitest';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { createProject } from '#contract/projects/projects.ts';
import { getOwnUsage, getRemainingQuota, getUsage } from '#contract/projects/usage.ts';
import { addComment, editComment } from '#contract/texts/comments.ts';
import { addEntry, editEntry } from '#contract/texts/dictionary.ts';
import { addSection, deleteSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString } from '#contract/texts/strings.ts';
import { addTranslation, deleteTranslation, editTranslation } from '#contract/texts/translations.ts';
import { MIB } from '#domain/core/units.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from '../../texts/sections/fold-queries.ts';

const testApp = await openTestApp({
  SECTIONS_PER_PROJECT: '2',
  STRINGS_PER_PROJECT: '5',
  STRINGS_PER_USER: '8',
  MEGABYTES_PER_PROJECT: '1',
  MEGABYTES_PER_USER: '2',
});
const boris = await testApp.signUp('boris');
let anna: TestUser;

let made = 0;

/** The only project of a user. */
async function firstProject() {
  made += 1;
  anna = await testApp.signUp(`anna_${made}`);
  return projectOf(anna);
}

/** Stores so much elsewhere in a project that it has so many bytes left. */
const leave = (project: number, bytes: number) =>
  testApp.sql`UPDATE projects SET bytes = ${MIB - bytes} WHERE id = ${project}`;

test('the owner is shown what is used: every text, in bytes, as soon as it is written', async () => {
  const { project, params, strings } = await firstProject();
  const at = strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
  const used = async () => (await anna.does(getUsage, { params })).project.bytes.used;
  const before = await used();
  expect(before).toBe('One.Two.Three.'.length);
  const { id: translation } = await boris.does(addTranslation, {
    params: at,
    body: { text: 'Раз.', context: 'a' },
  });
  expect(await used()).toBe(before + 8);
  await boris.does(editTranslation, { params: { ...at, translation }, body: { text: 'Раз' } });
  const { id: comment } = await boris.does(addComment, { params: at, body: { text: 'Why?' } });
  await boris.does(editComment, { params: { ...at, comment }, body: { text: 'Why' } });
  expect(await used()).toBe(before + 7 + 3);
  await anna.does(addEntry, {
    params,
    body: { word: 'w', word_key: 'w', translate: 't', translate_key: 't' },
  });
  expect(await used()).toBe(before + 10 + 4);
  await anna.does(editString, { params: at, body: { text: 'O' } });
  expect(await used()).toBe(before + 14 - 3);
  await foldDeltas(testApp.sql);
  expect(await used()).toBe(before + 11);
  expect(await anna.does(getOwnUsage, {})).toEqual({
    strings: { used: 3, most: 8 },
    bytes: { used: before + 11, most: 2 * MIB },
  });
  await boris.does(deleteTranslation, { params: { ...at, translation } });
  await anna.does(deleteString, { params: at });
  expect(await used()).toBe('Two.Three.'.length + 4);
  await anna.does(deleteSection, { params });
  await foldDeltas(testApp.sql);
  expect(await used()).toBe(4);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('a project has no more sections than it may, also of many that come at once', async () => {
  const { params } = await firstProject();
  const add = (name: string) => anna.asks(addSection, { params, body: { name } });
  const answers = await Promise.all(['Two', 'Three', 'Four'].map(add));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403]);
  expect(await anna.tries(addSection, { params, body: { name: 'Five' } })).toBe('403 general quotaSections');
  expect((await anna.does(getUsage, { params })).project.sections).toEqual({ used: 2, most: 2 });
});

test('strings come in all or none: not more than a project may have, nor than all of its owner may', async () => {
  const { params } = await firstProject();
  const load = (amount: number, at = params) =>
    anna.tries(addStrings, { params: at, body: Array.from({ length: amount }, () => ({ text: 'x' })) });
  expect(await load(3)).toBe('403 general quotaStrings');
  expect((await anna.does(getUsage, { params })).project.strings.used).toBe(3);
  await anna.does(addStrings, { params, body: [{ text: 'x' }, { text: 'y' }] });
  expect(await load(1)).toBe('403 general quotaStrings');

  await foldDeltas(testApp.sql);
  const other = await projectOf(anna, { strings: ['One.', 'Two.', 'Three.'] });
  await foldDeltas(testApp.sql);
  expect(await load(1, other.params)).toBe('403 general quotaUserStrings');
});

test('nothing more is stored in a full project, whoever writes; what makes it smaller still is', async () => {
  const { project, params, strings } = await firstProject();
  const at = strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
  const { id: translation } = await boris.does(addTranslation, { params: at, body: { text: 'Long' } });
  const { id: comment } = await boris.does(addComment, { params: at, body: { text: 'Long' } });
  const word = { word: 'long', word_key: 'long', translate: 'long', translate_key: 'long' };
  const { id: entry } = await anna.does(addEntry, { params, body: word });
  await foldDeltas(testApp.sql);
  await leave(project.id, 0);
  const full = '403 general quotaBytes';
  expect(await boris.tries(addTranslation, { params: at, body: { text: 'x' } })).toBe(full);
  expect(await boris.tries(addComment, { params: at, body: { text: 'x' } })).toBe(full);
  expect(await anna.tries(addStrings, { params, body: [{ text: 'x' }] })).toBe(full);
  expect(await anna.tries(addEntry, { params, body: word })).toBe(full);
  const pairs = [{ string_id: at.string, text: 'x' }];
  expect(await boris.tries(importTranslationsToSection, { params, body: pairs })).toBe(full);
  const [ofTranslation, ofComment, ofEntry] = [
    { ...at, translation },
    { ...at, comment },
    { ...params, entry },
  ];
  expect(await boris.tries(editTranslation, { params: ofTranslation, body: { text: 'Longer' } })).toBe(full);
  expect(await boris.tries(editComment, { params: ofComment, body: { text: 'Longer' } })).toBe(full);
  expect(await anna.tries(editString, { params: at, body: { text: 'Longer' } })).toBe(full);
  expect(await anna.tries(editEntry, { params: ofEntry, body: { desc: 'Longer' } })).toBe(full);

  await boris.does(editTranslation, { params: ofTranslation, body: { text: 'Lon' } });
  const [edit] = await boris.does(listMyEvents, { params });
  expect(await boris.tries(undoEvent, { params: { ...params, event: edit?.id ?? 0 } })).toBe(full);
  await boris.does(editComment, { params: ofComment, body: { text: 'Lon' } });
  await anna.does(editString, { params: at, body: { text: 'On' } });
  await anna.does(editEntry, { params: ofEntry, body: { word: 'lon' } });
  // Deleting makes room again.
  await foldDeltas(testApp.sql);
  await boris.does(addTranslation, { params: at, body: { text: 'x' } });
});

test('a load that is larger than what is left is refused whole', async () => {
  const { project, params } = await firstProject();
  await foldDeltas(testApp.sql);
  await leave(project.id, 1500);
  const body = [{ text: 'x'.repeat(1000) }, { text: 'y'.repeat(1000) }];
  expect(await anna.tries(addStrings, { params, body })).toBe('403 general quotaBytes');
  await anna.does(addStrings, { params, body: body.slice(1) });
});

test('all projects of an owner together are full before each of them is', async () => {
  const { project } = await firstProject();
  await foldDeltas(testApp.sql);
  for (const handle of [`more_${made}`, `most_${made}`]) {
    const body = {
      name: handle,
      handle,
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'ru',
    } as const;
    const { id } = await anna.does(createProject, { body });
    await leave(id, 10);
  }
  const { owner } = await anna.does(getUsage, { params: { project: project.id } });
  expect(owner.bytes.used).toBe(2 * MIB - 20 + 14);
  const params = { project: project.id };
  const word = { word: 'w', word_key: 'w', translate: 't', translate_key: 't' };
  await anna.does(addEntry, { params, body: word });
  await anna.does(addEntry, { params, body: word });
  expect(await anna.tries(addEntry, { params, body: word })).toBe('403 general quotaUserBytes');
});

test('a string takes so many translations and comments, since it is shown with all of them', async () => {
  const { params, strings } = await firstProject();
  const at = strings[0] ?? expect.fail();
  const has = (translations: number, comments: number) =>
    testApp.sql`
      UPDATE strings SET translations_amount = ${translations}, comments_amount = ${comments}
      WHERE project_id = ${params.project} AND id = ${at.string}`;
  await has(200, 1000);
  expect(await anna.tries(addTranslation, { params: at, body: { text: 'x' } })).toBe('413 general tooMany');
  expect(await anna.tries(addComment, { params: at, body: { text: 'x' } })).toBe('413 general tooMany');
  await has(199, 999);
  await anna.does(addTranslation, { params: at, body: { text: 'x' } });
  await anna.does(addComment, { params: at, body: { text: 'x' } });
});

test('every member is told what still fits, by the nearer quota of the project and of its owner', async () => {
  const { project, params } = await firstProject();
  await joinAs(testApp, boris, project, 'translator');
  const room = () => boris.does(getRemainingQuota, { params: { project: project.id } });
  expect(await room()).toEqual({
    sections: 1,
    strings: { left: 2, of: 'project' },
    bytes: { left: MIB - 'One.Two.Three.'.length, of: 'project' },
  });
  const { project: second, params: at } = await projectOf(anna);
  await foldDeltas(testApp.sql);
  expect((await room()).strings).toEqual({ left: 2, of: 'project' });
  await anna.does(addStrings, { params: at, body: [{ text: 'Four.' }] });
  await foldDeltas(testApp.sql);
  expect((await room()).strings).toEqual({ left: 1, of: 'owner' });
  expect(await anna.tries(addStrings, { params, body: [{ text: 'Four.' }, { text: 'Five.' }] })).toBe(
    '403 general quotaUserStrings',
  );
  await testApp.sql`UPDATE projects SET bytes = ${3 * MIB} WHERE id = ${second.id}`;
  expect((await room()).bytes).toEqual({ left: 0, of: 'owner' });
});
