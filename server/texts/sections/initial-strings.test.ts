import { beforeEach, expect, test } from 'vitest';
import {
  importTranslationsToProject,
  importTranslationsToSection,
} from '#contract/files/translation-imports.ts';
import { createProject, getProject } from '#contract/projects/projects.ts';
import { removeTranslation } from '#contract/site/administration.ts';
import { addSection, deleteSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  deleteTranslation,
  editTranslation,
  unapprove,
} from '#contract/texts/translations.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from './fold-queries.ts';

const testApp = await openTestApp();
const { admin, anna, boris } = await testApp.signUps('admin', 'anna', 'boris');
let project: { id: number };
let params: { project: number; section: number };
let path: { project: number; section: number; string: number };

beforeEach(async () => {
  const testProject = await projectOf(anna);
  ({ project, params } = testProject);
  path = testProject.strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
});

const initialIn = async (section = params.section) =>
  (await anna.does(getSection, { params: { ...params, section } })).stats.strings_initial;
const initialInAll = async () =>
  (await anna.does(getProject, { params: { project: project.id } })).stats.strings_initial;

/** Creates translations of a string with these states ('i'nitial, 'r'egular or 'a'pproved), and returns their paths. */
async function translationsOf(states: string) {
  const made = [];
  for (const [at, state] of [...states].entries()) {
    const body = { text: `Version ${at}`, status: state === 'i' ? INITIAL : REGULAR };
    const { id } = await boris.does(addTranslation, { params: path, body });
    const translation = { params: { ...path, translation: id } };
    if (state === 'a') await anna.does(approve, translation);
    made.push(translation);
  }
  return made;
}

type Made = { params: typeof path & { translation: number } };
const adds = (status: number) => () =>
  boris.does(addTranslation, { params: path, body: { text: 'New', status } });
const edits = (body: { status?: number; text?: string }) => (last: Made) =>
  boris.does(editTranslation, { ...last, body });
const deletes = (last: Made) => boris.does(deleteTranslation, last);
const approves = (last: Made) => anna.does(approve, last);
const unapproves = (last: Made) => anna.does(unapprove, last);
const loads = (...statuses: number[]) => {
  return () => {
    const body = statuses.map((status, at) => ({ string_id: path.string, text: `Loaded ${at}`, status }));
    return boris.does(importTranslationsToSection, { params, body });
  };
};

/** The translations before, a write to the last one or another, and whether the string counts before and after. */
test.each<[string, string, (last: Made) => Promise<unknown>, before: 0 | 1, after: 0 | 1]>([
  ['a draft is added to none', '', adds(INITIAL), 0, 1],
  ['a regular one is added to none', '', adds(REGULAR), 0, 0],
  ['a draft is added to a draft', 'i', adds(INITIAL), 1, 1],
  ['a regular one is added to a draft', 'i', adds(REGULAR), 1, 0],
  ['a regular one is added to two drafts', 'ii', adds(REGULAR), 1, 0],
  ['a draft is added to a regular one', 'r', adds(INITIAL), 0, 0],
  ['a draft is added to an approved one', 'a', adds(INITIAL), 0, 0],
  ['the only draft becomes regular', 'i', edits({ status: REGULAR }), 1, 0],
  ['one of two drafts becomes regular', 'ii', edits({ status: REGULAR }), 1, 0],
  ['a draft beside a regular one becomes regular', 'ri', edits({ status: REGULAR }), 0, 0],
  ['the only regular one becomes a draft', 'r', edits({ status: INITIAL }), 0, 1],
  ['the regular one beside a draft becomes a draft', 'ir', edits({ status: INITIAL }), 0, 1],
  ['one of two regular ones becomes a draft', 'rr', edits({ status: INITIAL }), 0, 0],
  ['the text of a draft changes', 'i', edits({ text: 'Other' }), 1, 1],
  ['a draft’s text and status change', 'i', edits({ text: 'Other', status: REGULAR }), 1, 0],
  ['an edit takes the approval', 'ia', edits({ text: 'Other' }), 0, 0],
  ['an edit takes the approval and makes it a draft', 'a', edits({ text: 'Other', status: INITIAL }), 0, 1],
  ['the same beside a regular one', 'ra', edits({ text: 'Other', status: INITIAL }), 0, 0],
  ['a draft is approved', 'i', approves, 1, 0],
  ['one of two drafts is approved', 'ii', approves, 1, 0],
  ['a draft is approved in place of another', 'ai', approves, 0, 0],
  ['a regular one is approved', 'ir', approves, 0, 0],
  ['an approval is taken back', 'ia', unapproves, 0, 0],
  ['the only draft is deleted', 'i', deletes, 1, 0],
  ['one of two drafts is deleted', 'ii', deletes, 1, 1],
  ['the regular one beside a draft is deleted', 'ir', deletes, 0, 1],
  ['one of two regular ones is deleted', 'irr', deletes, 0, 0],
  ['the approved one beside a draft is deleted', 'ia', deletes, 0, 1],
  ['a draft beside an approved one is deleted', 'ai', deletes, 0, 0],
  [
    'a site administrator removes the regular one beside a draft',
    'ir',
    (last) => admin.does(removeTranslation, last),
    0,
    1,
  ],
  ['the string is deleted', 'ii', () => anna.does(deleteString, { params: path }), 1, 0],
  ['drafts are uploaded to none', '', loads(INITIAL, INITIAL), 0, 1],
  ['a draft and a regular one are uploaded to none', '', loads(INITIAL, REGULAR), 0, 0],
  ['a draft is uploaded to a draft', 'i', loads(INITIAL), 1, 1],
  ['regular ones are uploaded to a draft', 'i', loads(REGULAR, REGULAR), 1, 0],
  ['a draft is uploaded to a regular one', 'r', loads(INITIAL), 0, 0],
  ['a draft is uploaded to an approved one', 'a', loads(INITIAL), 0, 0],
])('strings with drafts alone are counted: %s', async (_, states, act, before, after) => {
  const made = await translationsOf(states);
  expect([await initialIn(), await initialInAll()]).toEqual([before, before]);
  await act(made.at(-1) ?? { params: { ...path, translation: 0 } });
  expect([await initialIn(), await initialInAll()]).toEqual([after, after]);
});

test('a repeated approval and a deletion of what is gone count nothing', async () => {
  const [draft = expect.fail()] = await translationsOf('i');
  for (const act of [approves, approves, unapproves, unapproves, deletes]) await act(draft);
  expect(await boris.tries(deleteTranslation, draft)).toBe('404 translation gone');
  expect(await initialIn()).toBe(0);
});

test('a string with drafts alone is counted where it stands, and its copy has none', async () => {
  await translationsOf('ii');
  const { id: other } = await anna.does(addSection, {
    params: { project: project.id },
    body: { name: 'Two' },
  });
  await anna.does(addStrings, {
    params: { ...params, section: other },
    body: [{ copy_of: path.string }, { text: 'Own' }],
  });
  expect([await initialIn(), await initialIn(other)]).toEqual([1, 0]);
  await anna.does(editString, { params: path, body: { section_id: other } });
  expect([await initialIn(), await initialIn(other), await initialInAll()]).toEqual([0, 1, 1]);
  await foldDeltas(testApp.sql);
  expect([await initialIn(), await initialIn(other), await initialInAll()]).toEqual([0, 1, 1]);
  await anna.does(deleteSection, { params: { ...params, section: other } });
  expect(await initialInAll()).toBe(0);
});

test('an import into several sections counts the strings of each', async () => {
  const made = await anna.does(createProject, {
    body: { name: 'Keyed', handle: 'keyed', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const at = { project: made.id };
  const keyed = async (amount: number) => {
    const { id } = await anna.does(addSection, { params: at, body: { name: 'Keyed' } });
    const body = Array.from({ length: amount }, (_, n) => ({ key: `key_${n}`, text: `Text ${n}` }));
    const strings = await anna.does(addStrings, { params: { ...at, section: id }, body });
    return { section: id, ids: strings.map((string) => string.id) };
  };
  const [one, two] = [await keyed(3), await keyed(2)];
  const params = { ...at, section: one.section, string: one.ids[0] ?? 0 };
  await anna.does(addTranslation, { params, body: { text: 'A', status: INITIAL } });
  const pairs: [string_id: number | undefined, status: number][] = [
    [one.ids[0], REGULAR],
    [one.ids[1], INITIAL],
    [one.ids[1], INITIAL],
    [one.ids[2], INITIAL],
    [two.ids[0], REGULAR],
    [two.ids[1], INITIAL],
    [two.ids[1], REGULAR],
  ];
  const body = pairs.map(([string_id = 0, status], at) => ({ string_id, text: `Text ${at}`, status }));
  await anna.does(importTranslationsToProject, { params: at, body });
  const initial = async (section: number) =>
    (await anna.does(getSection, { params: { ...at, section } })).stats.strings_initial;
  expect([await initial(one.section), await initial(two.section)]).toEqual([2, 0]);
});

test('all that was counted here is right, before it is folded and after', async () => {
  const nothing = { translations: 0, strings: 0, sections: 0, projects: 0 };
  expect(await recountAll(testApp.sql)).toEqual(nothing);
  await foldDeltas(testApp.sql);
  expect(await recountAll(testApp.sql)).toEqual(nothing);
  await testApp.sql`UPDATE sections SET strings_initial = strings_initial + 1 WHERE id = ${params.section}`;
  expect(await recountAll(testApp.sql)).toEqual({ ...nothing, sections: 1 });
});
