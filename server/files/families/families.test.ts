import { afterEach, expect, test } from 'vitest';
import {
  addLanguages,
  findInFamily,
  getFamily,
  joinFamily,
  leaveFamily,
  listLanguageResults,
  listLanguageTasks,
  startFamilyUpdate,
} from '#contract/files/families.ts';
import { exportFile, importFile, pushFile } from '#contract/files/files.ts';
import { readLog } from '#contract/history/log.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { restrictUser } from '#contract/identity/users.ts';
import { listDeletedProjects, undeleteProject } from '#contract/projects/deleted-projects.ts';
import { createProject, deleteProject, editProject, getProject } from '#contract/projects/projects.ts';
import {
  addSection,
  deleteSection,
  editSection,
  listSections,
  rearrangeSections,
} from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
  updateStrings,
} from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { ROLES, type RoleName } from '#domain/core/access/roles.ts';
import { PROJECT_LANGUAGES } from '#domain/core/languages/project-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { sweepFamilies } from './queries.ts';
import { runLanguageTask } from './run.ts';

const testApp = await openTestApp();
const { admin, anna, boris, carl } = await testApp.signUps('admin', 'anna', 'boris', 'carl');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

const NEVER = new AbortController().signal;

/** Runs the unfinished tasks of a project, as a server does. */
async function finish(project: number) {
  const tasks = await testApp.sql<{ id: number }[]>`
    SELECT id FROM language_tasks WHERE project_id = ${project} AND ended_at IS NULL ORDER BY id`;
  for (const { id } of tasks)
    await runLanguageTask(testApp.sql, { project, task: id }, { settings, signal: NEVER });
}

/** A project in Russian with its copies in Italian and German. */
async function familyOf(owner: TestUser, options: Parameters<typeof projectOf>[1] = {}) {
  const testProject = await projectOf(owner, options);
  const { languages } = await owner.does(addLanguages, {
    params: { project: testProject.project.id },
    body: { languages: [{ target_lang: 'it' }, { target_lang: 'de' }] },
  });
  const [de, it] = ['de', 'it'].map(
    (code) => languages.find(({ target_lang }) => target_lang === code)?.project_id ?? expect.fail(code),
  ) as [number, number];
  await finish(de);
  await finish(it);
  return { ...testProject, ru: testProject.project.id, it, de };
}

const sectionsOf = (project: number, who = anna) => who.does(listSections, { params: { project } });
/** Each section with its strings. */
async function textsOf(project: number, who = anna) {
  const sections = await sectionsOf(project, who);
  return Promise.all(
    sections.map(async ({ id, name }) => {
      const strings = await who.does(listStrings, { params: { project, section: id } });
      return [name, ...strings.map(({ text }) => text)].join(' ');
    }),
  );
}
const updateFrom = (project: number, body: object, who = anna) =>
  who.does(startFamilyUpdate, { params: { project }, body: body as never });
/** What the newest task of a language has done. */
const resultsIn = async (project: number, who = anna) => {
  const task = (await tasksOf(project, who)).find(({ project_id }) => project_id === project);
  return who.does(listLanguageResults, { params: { project, task: task?.id ?? 0 } });
};
const tasksOf = (project: number, who = anna) => who.does(listLanguageTasks, { params: { project } });
const promote = (who: TestUser, project: number, name: RoleName) => testApp.sql`
  UPDATE members SET role_id = ${ROLES.find((role) => role.name === name)?.id ?? 4}
  WHERE project_id = ${project} AND user_id = ${who.id}`;

test('the owner adds languages: each is a project with the same source, settings and owner', async () => {
  const { project, params, strings } = await projectOf(anna);
  await anna.does(addSection, { params: { project: project.id }, body: { name: 'Two' } });
  await anna.does(editProject, {
    params: { project: project.id },
    body: {
      description: 'A tale',
      recommendations: 'Be brief.',
      author: 'Lewis Carroll',
      translators: 'Anna K.',
      status: 'frozen',
    } as never,
  });
  await anna.does(addTranslation, { params: strings[0] ?? expect.fail(), body: { text: 'Раз.' } });
  const family = await anna.does(addLanguages, {
    params: { project: project.id },
    body: {
      languages: [{ target_lang: 'it' }, { target_lang: 'de', name: 'Ein Märchen', handle: 'maerchen' }],
    },
  });
  expect(family.languages.map(({ target_lang, name }) => [target_lang, name])).toEqual([
    ['de', 'Ein Märchen'],
    ['it', `${project.name} (italiano)`],
    ['ru', project.name],
  ]);
  const italian = family.languages[1]?.project_id ?? expect.fail();
  expect(await tasksOf(project.id)).toMatchObject([
    { project_id: italian, amount: 2, done: 0, ended_at: null },
    { amount: 2, done: 0, ended_at: null },
  ]);
  await finish(italian);
  expect(await anna.does(getProject, { params: { project: italian } })).toMatchObject({
    handle: `${project.handle}_it`,
    description: 'A tale',
    recomendations: 'Be brief.',
    author: 'Lewis Carroll',
    translators: '',
    status: 'opened',
    source_lang: 'en',
    target_lang: 'it',
    owner_id: anna.id,
    stats: { strings_amount: 3, translations_amount: 0 },
  });
  expect(await textsOf(italian)).toEqual(['One One. Two. Three.', 'Two']);
  expect((await sectionsOf(italian))[0]).toMatchObject({ type: 'text', splitting: 'lines' });
  expect((await tasksOf(project.id)).find(({ project_id }) => project_id === italian)).toMatchObject({
    done: 2,
    ended_at: expect.any(Number),
    refused: null,
    counts: [{ outcome: 'added', amount: 2 }],
  });
  expect(await resultsIn(italian)).toMatchObject([
    { num: 1, name: 'One', outcome: 'added', added: 3 },
    { num: 2, name: 'Two', outcome: 'added', added: 0 },
  ]);
  expect(await wrongRevisions(testApp.sql, italian)).toHaveLength(0);
  expect(params.section).not.toBe((await sectionsOf(italian))[0]?.id);
});

test('a language that the family has, that of the source, and taken names are refused, each by its index', async () => {
  const { project } = await projectOf(anna);
  const add = (...languages: object[]) =>
    anna.tries(addLanguages, { params: { project: project.id }, body: { languages } });
  expect(await add({ target_lang: 'it' }, { target_lang: 'ru' })).toBe('400 target_lang notUnique');
  expect(await add({ target_lang: 'en' })).toBe('400 target_lang same');
  expect(await add({ target_lang: 'it' }, { target_lang: 'it' })).toBe('400 target_lang notUnique');
  expect(await add({ target_lang: 'it', name: project.name })).toBe('400 name notUnique');
  expect(await add({ target_lang: 'it', handle: project.handle })).toBe('400 handle notUnique');
  const { languages } = await anna.does(getFamily, { params: { project: project.id } });
  expect(languages).toHaveLength(1);
});

test('who may not create projects adds no languages', async () => {
  const { project } = await projectOf(boris);
  await admin.does(restrictUser, { params: { user: boris.id }, body: { limitations: 2 } });
  const body = { languages: [{ target_lang: 'it' }] };
  expect(await boris.tries(addLanguages, { params: { project: project.id }, body })).toBe(
    '403 general limited',
  );
  await admin.does(restrictUser, { params: { user: boris.id }, body: { limitations: 0 } });
});

test('of two that add a language at once one is refused', async () => {
  const { project } = await projectOf(anna);
  const add = (name: string) =>
    anna.asks(addLanguages, {
      params: { project: project.id },
      body: { languages: [{ target_lang: 'it', name, handle: name.toLowerCase() }] },
    });
  const answers = await Promise.all(['First', 'Second', 'Third'].map(add));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
});

test('a task goes on with the section that was lost, whoever runs it, and adds none twice', async () => {
  const { project } = await projectOf(anna);
  for (const name of ['Two', 'Three', 'Four'])
    await anna.does(addSection, { params: { project: project.id }, body: { name } });
  const { languages } = await anna.does(addLanguages, {
    params: { project: project.id },
    body: { languages: [{ target_lang: 'it' }] },
  });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? expect.fail();
  const [{ id: task = 0 } = {}] =
    await testApp.sql`SELECT id FROM language_tasks WHERE project_id = ${italian}`;
  const key = { project: italian, task };
  const stopping = new AbortController();
  const first = runLanguageTask(testApp.sql, key, { settings, signal: stopping.signal });
  stopping.abort();
  await expect(first).rejects.toThrow();
  // Two servers run it at once.
  await Promise.all([1, 2].map(() => runLanguageTask(testApp.sql, key, { settings, signal: NEVER })));
  expect(await textsOf(italian)).toEqual(['One One. Two. Three.', 'Two', 'Three', 'Four']);
});

test('a family counts once against the limit of projects', async () => {
  const other = await openTestApp({ PROJECTS_PER_USER: '2' });
  const owner = await other.signUp('owner');
  const first = await projectOf(owner);
  const at = { project: first.project.id };
  const body = { languages: [{ target_lang: 'it' }, { target_lang: 'de' }, { target_lang: 'fr' }] };
  const { languages } = await owner.does(addLanguages, { params: at, body });
  const second = await projectOf(owner);
  const draft = {
    name: 'A third',
    handle: 'a_third',
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'it',
  };
  expect(await owner.tries(createProject, { body: draft })).toBe('403 general tooMany');
  // It would count by itself.
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? expect.fail();
  expect(await owner.tries(leaveFamily, { params: { project: italian } })).toBe('403 general tooMany');
  // A deleted one returns to its family although the owner has the most.
  await owner.does(deleteProject, { params: { project: italian } });
  await owner.does(undeleteProject, { params: { deleted_project: italian } });
  expect((await owner.does(getFamily, { params: at })).languages).toHaveLength(4);
  await owner.does(deleteProject, { params: { project: second.project.id } });
  await owner.does(leaveFamily, { params: { project: italian } });
  expect(await owner.tries(createProject, { body: draft })).toBe('403 general tooMany');
});

test('each language is listed for those who may read it', async () => {
  const { ru, it, de } = await familyOf(anna);
  await anna.does(editProject, { params: { project: it }, body: { visibility: 'private' } });
  await anna.does(editProject, { params: { project: de }, body: { visibility: 'closed' } });
  const seenBy = async (who: TestUser) => {
    const { languages } = await who.does(getFamily, { params: { project: ru } });
    return languages.map(({ target_lang }) => target_lang);
  };
  expect(await seenBy(anna)).toEqual(['de', 'it', 'ru']);
  expect(await seenBy(boris)).toEqual(['ru']);
  expect(await seenBy(testApp.guest)).toEqual(['ru']);
  await testApp.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${it}, ${boris.id}, 4)`;
  expect(await seenBy(boris)).toEqual(['it', 'ru']);
  await testApp.sql`UPDATE projects SET hidden_at = 1, hidden_reason = '' WHERE id = ${it}`;
  expect(await seenBy(boris)).toEqual(['ru']);
  expect(await seenBy(anna)).toEqual(['de', 'it', 'ru']);
});

test('a project that is deleted, transferred or leaves is no language any more, and the others stay', async () => {
  const { ru, it, de } = await familyOf(anna);
  const langs = async (project: number) =>
    (await anna.does(getFamily, { params: { project } })).languages.map(({ target_lang }) => target_lang);
  await anna.does(deleteProject, { params: { project: it } });
  expect(await langs(ru)).toEqual(['de', 'ru']);
  expect((await anna.does(listDeletedProjects, {})).projects[0]?.id).toBe(it);
  // Meanwhile the language is added again.
  await anna.does(addLanguages, {
    params: { project: ru },
    body: { languages: [{ target_lang: 'it', name: 'Italian again', handle: 'italian_again' }] },
  });
  await anna.does(undeleteProject, { params: { deleted_project: it } });
  expect(await langs(it)).toEqual(['it']);
  expect(await langs(ru)).toEqual(['de', 'it', 'ru']);
  await testApp.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${de}, ${boris.id}, 1)`;
  await anna.does(editProject, { params: { project: de }, body: { owner_id: boris.id } });
  expect(await langs(ru)).toEqual(['it', 'ru']);
  const last = (await anna.does(getFamily, { params: { project: ru } })).languages.find(
    ({ target_lang }) => target_lang === 'it',
  );
  await anna.does(leaveFamily, { params: { project: last?.project_id ?? 0 } });
  expect(await anna.does(getFamily, { params: { project: ru } })).toMatchObject({
    id: null,
    languages: [{}],
  });
  const [entry] = await anna.does(readLog, { params: { project: last?.project_id ?? 0 } });
  expect(entry?.acts).toEqual({ family: [expect.stringContaining('Project'), ''] });
});

test('the languages of a family differ, and its source language stays', async () => {
  const { ru, it } = await familyOf(anna);
  const change = (project: number, body: object) => anna.tries(editProject, { params: { project }, body });
  expect(await change(it, { target_lang: 'ru' })).toBe('400 target_lang notUnique');
  expect(await change(it, { source_lang: 'fr' })).toBe('400 source_lang inFamily');
  await anna.does(editProject, { params: { project: it }, body: { target_lang: 'fr' } });
  await anna.does(leaveFamily, { params: { project: it } });
  await anna.does(editProject, { params: { project: it }, body: { target_lang: 'ru', source_lang: 'de' } });
  expect((await anna.does(getFamily, { params: { project: ru } })).languages).toHaveLength(2);
});

test('another project of the owner joins if it has the same strings in the same order', async () => {
  const first = await projectOf(anna);
  const same = await projectOf(anna);
  const other = await projectOf(anna, { strings: ['One.', 'Three.', 'Two.'] });
  const of = { project: first.project.id };
  const join = (project_id: number) => anna.tries(joinFamily, { params: of, body: { project_id } });
  expect(await join(same.project.id)).toBe('400 project_id notUnique');
  for (const { project } of [same, other])
    await anna.does(editProject, { params: { project: project.id }, body: { target_lang: 'it' } });
  expect(await join(other.project.id)).toBe('400 project_id otherSource');
  expect(await join(first.project.id)).toBe('400 project_id same');
  expect(await join(99_999)).toBe('400 project_id unknown');
  const borises = await projectOf(boris);
  expect(await join(borises.project.id)).toBe('400 project_id unknown');
  const family = await anna.does(joinFamily, { params: of, body: { project_id: same.project.id } });
  expect(family.languages).toHaveLength(2);
  // Its strings are copies from now on.
  const [string] = first.strings;
  const answer = await anna.does(findInFamily, {
    params: of,
    query: { section: first.params.section, string: string?.string },
  });
  expect(answer).toEqual([
    {
      project_id: same.project.id,
      target_lang: 'it',
      section_id: same.params.section,
      string_id: same.strings[0]?.string,
    },
  ]);
  const third = await familyOf(anna);
  expect(await join(third.it)).toBe('400 project_id inFamily');
});

test('a changed source is brought to the other languages, whose translations stay', async () => {
  const { ru, it, de, params, strings } = await familyOf(anna);
  const [italian] = await sectionsOf(it);
  const at = { project: it, section: italian?.id ?? 0 };
  const before = await anna.does(listStrings, { params: at });
  await anna.does(addTranslation, { params: { ...at, string: before[1]?.id ?? 0 }, body: { text: 'Due.' } });
  await anna.does(editString, { params: strings[1] ?? expect.fail(), body: { text: 'Two and a half.' } });
  await anna.does(deleteString, { params: strings[2] ?? expect.fail() });
  await anna.does(addStrings, { params, body: [{ text: 'Zero.' }], query: { pos: 1 } });
  const { tasks, untouched } = await updateFrom(ru, { sections: [params.section], removes_missing: true });
  expect([tasks.map(({ project_id }) => project_id), untouched]).toEqual([[de, it], []]);
  await finish(it);
  expect(await textsOf(it)).toEqual(['One Zero. One. Two and a half.']);
  const results = await resultsIn(it);
  expect(results).toMatchObject([{ outcome: 'updated', added: 1, changed: 1, removed: 1, kept: 0 }]);
  const after = await anna.does(listStrings, { params: at, query: { fetch_translations: '' } });
  expect(after[2]).toMatchObject({ id: before[1]?.id, translations: [{ text: 'Due.', needs_review: true }] });
  expect(await wrongRevisions(testApp.sql, it)).toHaveLength(0);
  // It is undone in this language alone.
  await anna.does(undoEvent, { params: { project: it, event: results[0]?.event ?? 0 } });
  expect(await textsOf(it)).toEqual(['One One. Two. Three.']);
  await finish(de);
  expect(await textsOf(de)).toEqual(['One Zero. One. Two and a half.']);
  // And done again, without a string twice.
  await updateFrom(ru, { sections: [params.section], removes_missing: true });
  await finish(it);
  await finish(de);
  expect(await textsOf(it)).toEqual(['One Zero. One. Two and a half.']);
  const again = await tasksOf(ru);
  expect(again.map(({ counts }) => counts[0]?.outcome)).toEqual(['updated', 'unchanged']);
});

test('strings are copies whatever their texts, and what a language has of its own stays', async () => {
  const { ru, it, params } = await familyOf(anna, { strings: ['Yes.', 'Yes.', 'No.'] });
  const [italian] = await sectionsOf(it);
  const at = { project: it, section: italian?.id ?? 0 };
  await anna.does(addStrings, { params: at, body: [{ text: 'Only here.' }] });
  const before = await anna.does(listStrings, { params: at });
  const source = await anna.does(listStrings, { params });
  await anna.does(editString, {
    params: { ...params, string: source[1]?.id ?? 0 },
    body: { text: 'No.' },
  });
  await anna.does(addStrings, { params, body: [{ text: 'Maybe.' }] });
  // Somebody has added the same string in the other language already.
  await anna.does(addStrings, { params: at, body: [{ text: 'Maybe.' }] });
  await updateFrom(ru, { sections: [params.section] });
  await finish(it);
  const after = await anna.does(listStrings, { params: at });
  expect(after.map(({ text }) => text).sort()).toEqual(['Maybe.', 'No.', 'No.', 'Only here.', 'Yes.']);
  expect(after.find(({ id }) => id === before[1]?.id)?.text).toBe('No.');
});

test('a new section is added to the other languages only if asked for, and one that is gone is reported', async () => {
  const { ru, it, params } = await familyOf(anna);
  const added = await anna.does(addSection, { params: { project: ru }, body: { name: 'Two' } });
  await anna.does(addStrings, {
    params: { project: ru, section: added.id },
    body: [{ text: 'Four.', key: 'four' }],
  });
  const resultsOf = async (body: object) => {
    await updateFrom(ru, body);
    await finish(it);
    return (await resultsIn(it)).map(({ outcome }) => outcome);
  };
  expect(await resultsOf({ sections: [added.id] })).toEqual(['missing']);
  expect(await resultsOf({ sections: [added.id], adds_sections: true })).toEqual(['added']);
  expect(await textsOf(it)).toEqual(['One One. Two. Three.', 'Two Four.']);
  expect((await sectionsOf(it))[1]?.type).toBe('json');
  const [first] = await sectionsOf(it);
  await anna.does(deleteSection, { params: { project: it, section: first?.id ?? 0 } });
  expect(await resultsOf({ sections: [params.section] })).toEqual(['missing']);
  await updateFrom(ru, { sections: [params.section, added.id] });
  await anna.does(deleteSection, { params });
  await finish(it);
  expect(await resultsIn(it)).toMatchObject([{ outcome: 'gone', section_id: null }]);
  expect(
    await anna.tries(startFamilyUpdate, { params: { project: ru }, body: { sections: [params.section] } }),
  ).toBe('400 sections unknown');
});

test('an update brings the order of strings, and leaves that of sections to each language (families.11)', async () => {
  const { ru, it, params } = await familyOf(anna);
  const second = await anna.does(addSection, { params: { project: ru }, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { project: ru, section: second.id }, body: [{ text: 'Four.' }] });
  const sections = [params.section, second.id];
  await updateFrom(ru, { sections, adds_sections: true });
  await finish(it);
  await anna.does(rearrangeSections, { params: { project: ru }, body: { sections: sections.toReversed() } });
  const strings = (await anna.does(listStrings, { params })).map(({ id }) => id);
  await anna.does(rearrangeStrings, { params, body: { strings: strings.toReversed() } });
  await updateFrom(ru, { sections });
  await finish(it);
  expect(await textsOf(ru)).toEqual(['Two Four.', 'One Three. Two. One.']);
  expect(await textsOf(it)).toEqual(['One Three. Two. One.', 'Two Four.']);
});

test('languages without the right are named and stay, those that one may not read are not named', async () => {
  const { project, ru, it, de, params, strings } = await familyOf(anna);
  await joinAs(testApp, boris, project, 'redactor');
  await joinAs(testApp, boris, { id: it }, 'redactor');
  const french = await anna.does(addLanguages, {
    params: { project: ru },
    body: { languages: [{ target_lang: 'fr' }] },
  });
  const fr = french.languages.find(({ target_lang }) => target_lang === 'fr')?.project_id ?? 0;
  await finish(fr);
  await anna.does(editProject, { params: { project: fr }, body: { visibility: 'private' } });
  await anna.does(editString, { params: strings[0] ?? expect.fail(), body: { text: 'Uno.' } });
  const update = await updateFrom(ru, { sections: [params.section] }, boris);
  expect(update.tasks.map(({ project_id }) => project_id)).toEqual([it]);
  expect(update.untouched).toEqual([{ project_id: de, reason: 'role' }]);
  // The role is that of the moment in which it runs.
  await promote(boris, it, 'translator');
  await finish(it);
  expect((await tasksOf(ru, anna)).find(({ project_id }) => project_id === it)).toMatchObject({
    refused: 'role',
    done: 0,
  });
  expect(await textsOf(it)).toEqual(['One One. Two. Three.']);
  expect(await tasksOf(ru, boris)).toEqual([]);
  await promote(boris, it, 'redactor');
  expect(await tasksOf(ru, boris)).toMatchObject([{ project_id: it }]);
  await anna.does(editProject, { params: { project: it }, body: { status: 'frozen' } });
  expect((await updateFrom(ru, { sections: [params.section] }, boris)).untouched).toEqual([
    { project_id: de, reason: 'role' },
    { project_id: it, reason: 'frozen' },
  ]);
  await promote(boris, ru, 'translator');
  const body = { sections: [params.section] };
  expect(await boris.tries(startFamilyUpdate, { params: { project: ru }, body })).toBe('403 role role');
  expect(await carl.tries(listLanguageTasks, { params: { project: ru } })).toBe('403 project hidden');
});

test('who may not add sections in a language adds none there', async () => {
  const { project, ru, it } = await familyOf(anna);
  await joinAs(testApp, boris, project, 'moderator');
  await joinAs(testApp, boris, { id: it }, 'redactor');
  const added = await anna.does(addSection, { params: { project: ru }, body: { name: 'Two' } });
  await updateFrom(ru, { sections: [added.id], adds_sections: true }, boris);
  await finish(it);
  expect(await resultsIn(it, boris)).toMatchObject([{ name: 'Two', outcome: 'role' }]);
});

test('JSON with its sources stays that in every language', async () => {
  const { ru, it } = await familyOf(anna);
  const added = await anna.does(addSection, { params: { project: ru }, body: { name: 'Keys' } });
  const at = { project: ru, section: added.id };
  await anna.does(addStrings, { params: at, body: [{ text: 'Four.', key: 'four' }] });
  await anna.does(editSection, { params: at, body: { type: 'special_json' } });
  await updateFrom(ru, { sections: [added.id], adds_sections: true });
  await finish(it);
  expect((await sectionsOf(it))[1]).toMatchObject({
    name: 'Keys',
    type: 'special_json',
    format: 'special_json',
  });
  expect(await wrongRevisions(testApp.sql, it)).toHaveLength(0);
});

test('the report of an update goes on past its first page', async () => {
  const { it } = await familyOf(anna);
  const [{ id: task = 0 } = {}] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM language_tasks WHERE project_id = ${it}`;
  await testApp.sql`DELETE FROM language_results WHERE project_id = ${it}`;
  await testApp.sql`
    INSERT INTO language_results (project_id, task_id, num, result)
    SELECT ${it}, ${task}, num, jsonb_build_object('section_id', num, 'name', 'S' || num, 'outcome', 'updated', 'added', 1, 'changed', 0,
      'moved', 0, 'removed', 0, 'kept', 0, 'event', num)
    FROM generate_series(1, 450) AS num`;
  const seen: number[] = [];
  for (let after = 0; ; ) {
    const page = await anna.does(listLanguageResults, {
      params: { project: it, task },
      query: { after: String(after) },
    });
    seen.push(...page.map(({ num }) => num));
    after = page.at(-1)?.num ?? 0;
    if (page.length < LIMITS.languageResults) break;
  }
  expect(seen).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
  const gone = { params: { project: it, task: task + 1 } };
  expect(await anna.tries(listLanguageResults, gone)).toBe('404 task gone');
});

test('an update that is sent again with its key is made once', async () => {
  const { ru, params } = await familyOf(anna);
  const start = () =>
    testApp.app.inject({
      method: 'POST',
      url: `/api/projects/${ru}/family/updates`,
      headers: { ...anna.headers, 'idempotency-key': 'update-of-all' },
      payload: { sections: [params.section] },
    });
  const [first, again] = [await start(), await start()];
  expect(first.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  expect(again.headers['idempotent-replayed']).toBe('true');
});

test('a file keeps its form in every language, and is pushed to each by its path', async () => {
  const { project } = await projectOf(anna);
  const at = { project: project.id };
  const file = (text: string) => Buffer.from(text);
  const json = '{\n\t"hello":  "Hello",\n\t"bye": "Bye"\n}\n';
  await anna.does(pushFile, { params: at, query: { path: 'locales/en.json' }, body: file(json) });
  const po =
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n#. Greeting\nmsgctxt "menu"\nmsgid "Open"\nmsgstr ""\n';
  await anna.does(importFile, { params: at, query: { name: 'app.po' }, body: file(po) });
  const { languages } = await anna.does(addLanguages, {
    params: at,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  await finish(italian);
  const [, first, second] = await sectionsOf(italian);
  expect(first).toMatchObject({ source_path: 'locales/en.json', format: 'json' });
  const exported = async (section: number | undefined, source = true) =>
    (
      await anna.asks(exportFile, {
        params: { project: italian },
        query: { sections: String(section), ...(source && { source: '' }) },
      })
    ).body;
  expect(await exported(first?.id)).toBe(json);
  expect(await exported(second?.id)).toBe(po);
  const pushed = await anna.does(pushFile, {
    params: { project: italian },
    query: { path: 'locales/en.json' },
    body: file(json.replace('Bye', 'Good-bye')),
  });
  expect(pushed).toMatchObject({ is_new: false, changed: 1 });
});

test('a newer book comes to the languages in the sections that it changes, and its file in all (updates.8)', async () => {
  const { project } = await projectOf(anna);
  const at = { project: project.id };
  const book = (more: string) =>
    `<!doctype html><html lang="en"><body><h1>Down</h1><p>Alice was tired.${more}</p><h1>The Pool</h1><p>She began to cry.</p></body></html>`;
  const push = (more: string) =>
    anna.does(pushFile, { params: at, query: { path: 'alice.html' }, body: Buffer.from(book(more)) });
  await push('');
  const { languages } = await anna.does(addLanguages, {
    params: at,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  await finish(italian);
  const activity = async () => (await sectionsOf(italian)).map(({ stats }) => stats.last_update);
  const before = await activity();
  const { sections } = await push(' Very tired.');
  await updateFrom(project.id, { sections: sections.map(({ id }) => id) });
  await finish(italian);
  expect((await resultsIn(italian)).map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Down', 'updated'],
  ]);
  const changed = (await activity()).map((time, at) => time !== before[at]);
  expect(changed).toEqual([false, true, false]);
  const ids = (await sectionsOf(italian)).flatMap(({ id, source_path }) => (source_path === null ? [] : id));
  const exported = await anna.asks(exportFile, {
    params: { project: italian },
    query: { sections: ids.join(','), source: '' },
  });
  expect(exported.body).toBe(book(' Very tired.'));
});

test('a key that comes back has its translations again in every language, until the update is undone (updates.20)', async () => {
  const { project } = await projectOf(anna);
  const at = { project: project.id };
  const { languages } = await anna.does(addLanguages, {
    params: at,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const it = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  await finish(it);
  const push = async (texts: Record<string, string>) => {
    const query = { path: 'en.json', removes_missing: '' } as const;
    const body = Buffer.from(JSON.stringify(texts));
    const { section, event } = await anna.does(pushFile, { params: at, query, body });
    await updateFrom(project.id, {
      sections: [section?.id ?? 0],
      removes_missing: true,
      adds_sections: true,
    });
    await finish(it);
    return event ?? 0;
  };
  const stringsIn = async (project: number) => {
    const section = (await sectionsOf(project)).at(-1);
    const params = { project, section: section?.id ?? 0 };
    const strings = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
    return strings.map(({ id, key, translations = [] }) => ({
      at: { ...params, string: id },
      said: [key, ...translations.map(({ text }) => text)],
    }));
  };
  const saidIn = async (project: number) => (await stringsIn(project)).map(({ said }) => said.join(' '));
  const [all, less] = [{ hello: 'Hello', bye: 'Bye' }, { hello: 'Hello' }];
  await push(all);
  for (const one of [project.id, it]) {
    const bye = (await stringsIn(one)).find(({ said }) => said[0] === 'bye');
    await anna.does(addTranslation, {
      params: bye?.at ?? expect.fail(),
      body: { text: `Ciao ${one === it}` },
    });
  }
  await push(less);
  expect([await saidIn(project.id), await saidIn(it)]).toEqual([['hello'], ['hello']]);
  const event = await push(all);
  expect([await saidIn(project.id), await saidIn(it)]).toEqual([
    ['hello', 'bye Ciao false'],
    ['hello', 'bye Ciao true'],
  ]);
  await anna.does(undoEvent, { params: { ...at, event } });
  const [{ event: ofIt, returned } = expect.fail()] = await resultsIn(it);
  expect(returned).toEqual({ total: 1, keys: ['bye'] });
  await anna.does(undoEvent, { params: { project: it, event: ofIt ?? 0 } });
  expect([await saidIn(project.id), await saidIn(it)]).toEqual([['hello'], ['hello']]);
  for (const one of [project.id, it]) expect(await wrongRevisions(testApp.sql, one)).toHaveLength(0);
});

test('the copy of a string is found in the language where it is now', async () => {
  const { ru, it, de, params, strings } = await familyOf(anna);
  const [italian] = await sectionsOf(it);
  const moved = await anna.does(addSection, { params: { project: it }, body: { name: 'Elsewhere' } });
  const copies = await anna.does(listStrings, { params: { project: it, section: italian?.id ?? 0 } });
  await anna.does(editString, {
    params: { project: it, section: italian?.id ?? 0, string: copies[1]?.id ?? 0 },
    body: { section_id: moved.id },
  });
  const [german] = await sectionsOf(de);
  await anna.does(deleteSection, { params: { project: de, section: german?.id ?? 0 } });
  const find = (string: number | undefined, who: TestUser = testApp.guest) =>
    who.does(findInFamily, {
      params: { project: ru },
      query: { section: params.section, ...(string && { string }) },
    });
  expect(await find(strings[1]?.string)).toEqual([
    { project_id: de, target_lang: 'de', section_id: null, string_id: null },
    { project_id: it, target_lang: 'it', section_id: moved.id, string_id: copies[1]?.id },
  ]);
  expect((await find(undefined))[1]).toMatchObject({ section_id: italian?.id, string_id: null });
  await anna.does(editProject, { params: { project: it }, body: { visibility: 'private' } });
  expect(await find(strings[1]?.string)).toHaveLength(1);
  const wrong = testApp.guest.tries(findInFamily, { params: { project: ru }, query: { section: 99_999 } });
  expect(await wrong).toBe('404 section gone');
});

test('a section that was updated from elsewhere meanwhile is as the source again', async () => {
  const { ru, it, params } = await familyOf(anna);
  const [italian] = await sectionsOf(it);
  const body = { strings: [{ text: 'Two.' }, { text: 'One.' }, { text: 'Three.' }] };
  await anna.does(updateStrings, { params: { project: it, section: italian?.id ?? 0 }, body });
  expect(await textsOf(it)).toEqual(['One Two. One. Three.']);
  await updateFrom(ru, { sections: [params.section] });
  await finish(it);
  expect(await textsOf(it)).toEqual(['One One. Two. Three.']);
});

test('a language has at most five unfinished tasks', async () => {
  const { ru, it, params } = await familyOf(anna);
  for (let nth = 0; nth < 5; nth++) await updateFrom(ru, { sections: [params.section] });
  const body = { sections: [params.section] };
  expect(await anna.tries(startFamilyUpdate, { params: { project: ru }, body })).toBe('413 general tooMany');
  await finish(it);
});

test('reading the languages and their tasks takes as many queries for sixty as for one', async () => {
  const [one, many] = [await projectOf(anna), await projectOf(anna)];
  const params = { project: many.project.id };
  const codes = PROJECT_LANGUAGES.filter((code) => code !== 'en' && code !== 'ru').slice(0, 60);
  for (let from = 0; from < codes.length; from += LIMITS.languagesAdded) {
    const languages = codes.slice(from, from + LIMITS.languagesAdded).map((target_lang) => ({ target_lang }));
    await anna.does(addLanguages, { params, body: { languages } });
  }
  expect((await anna.does(getFamily, { params })).languages).toHaveLength(61);
  expect(await tasksOf(params.project)).toHaveLength(60);
  for (const call of [getFamily, listLanguageTasks])
    expect(await countQueries(testApp, () => anna.does(call, { params }))).toBe(
      await countQueries(testApp, () => anna.does(call, { params: { project: one.project.id } })),
    );
});

test('each section of a task takes as many queries, however many the task has', async () => {
  /** The queries of a task that adds so many sections, and of one that updates them. */
  const queriesFor = async (chapters: number) => {
    const { project } = await projectOf(anna);
    const params = { project: project.id };
    const book = (text: string) =>
      Buffer.from(Array.from({ length: chapters }, (_, nth) => `# Chapter ${nth}\n\n${text}\n`).join('\n'));
    const query = { path: 'book.md', format: 'markdown_document' } as const;
    await anna.does(pushFile, { params, query, body: book('Old.') });
    const { languages } = await anna.does(addLanguages, {
      params,
      body: { languages: [{ target_lang: 'it' }] },
    });
    const italian = languages[0]?.project_id ?? expect.fail();
    const adding = await countQueries(testApp, () => finish(italian));
    await anna.does(pushFile, { params, query, body: book('New.') });
    const sections = (await sectionsOf(project.id)).map(({ id }) => id);
    await updateFrom(project.id, { sections });
    const updating = await countQueries(testApp, () => finish(italian));
    expect((await resultsIn(italian)).map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(Array(chapters).fill('updated')),
    );
    return [adding, updating] as const;
  };
  const [few, some, many] = [await queriesFor(4), await queriesFor(8), await queriesFor(12)];
  for (const at of [0, 1] as const) expect(many[at] - some[at]).toBe(some[at] - few[at]);
});

test('a family is deleted with its last project', async () => {
  const { ru } = await familyOf(anna);
  const [{ family_id: family = 0 } = {}] = await testApp.sql`SELECT family_id FROM projects WHERE id = ${ru}`;
  await testApp.sql`UPDATE families SET created_at = 0`;
  await sweepFamilies(testApp.sql);
  expect(await testApp.sql`SELECT FROM families WHERE id = ${family}`).toHaveLength(1);
  await testApp.sql`UPDATE projects SET family_id = NULL WHERE family_id = ${family}`;
  await sweepFamilies(testApp.sql);
  expect(await testApp.sql`SELECT FROM families WHERE id = ${family}`).toHaveLength(0);
});
