import { screen, waitFor, within } from '@testing-library/dom';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  addLanguages,
  getFamily,
  listLanguageResults,
  listLanguageTasks,
  startFamilyUpdate,
} from '#contract/files/families.ts';
import { importFile } from '#contract/files/files.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { afterJobs, runJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text));
const sectionsOf = (project: number) => anna.does(listSections, { params: { project } });
const stringsOf = async (project: number) => {
  const sections = (await sectionsOf(project)).map(({ id }) => id);
  return Promise.all(sections.map((section) => anna.does(listStrings, { params: { project, section } })));
};

/** A project with its copy in Italian. */
async function family(strings: string[], prepare?: (params: { project: number }) => Promise<unknown>) {
  const made = await projectOf(anna, { strings });
  const params = { project: made.project.id };
  await prepare?.(params);
  const body = { languages: [{ target_lang: 'it' as const }] };
  const { languages } = await anna.does(addLanguages, { params, body });
  await runJobs(testApp);
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? expect.fail();
  return { ...made, params, italian, tab: `/projects/${made.project.id}#languages` };
}

/** Opens the report of the last update of Italian. */
async function openReport() {
  await enter('Actions for Italian');
  await enter('Last update', undefined, 'menuitem');
  return dialog('Last update of Italian');
}

test('by keyboard the owner adds a language, whose table shows that its source has come (families.15)', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, `/projects/${project.id}#languages`);
  await enter('Add languages');
  const adding = await dialog('Add languages');
  const field = adding.getByRole('combobox', { name: 'Language to add' });
  await waitFor(() => expect(field).toHaveFocus());
  await page.user.keyboard('italian');
  await screen.findByRole('option', { name: 'Italian' });
  await page.user.keyboard('{Enter}');
  expect(await adding.findByRole('list', { name: 'Chosen languages' })).toHaveTextContent('Italian');
  await enter('Add 1 language', adding);
  await isClosed();
  const table = within(await screen.findByRole('table', { name: 'Languages of this project' }));
  const row = await table.findByRole('row', { name: /Italian/ });
  expect(row).toHaveTextContent(`${project.name} (italiano)`);
  await enter('Actions for Italian', within(row));
  await afterJobs(testApp, () => screen.getByRole('menuitem', { name: 'Last update' }));
  await enter('Last update', undefined, 'menuitem');
  const last = await screen.findByRole('dialog', { name: 'Last update of Italian' });
  await within(last).findByText('One');
  expect(last).toHaveTextContent('added: 1');
  await page.user.keyboard('{Escape}');
  await isClosed();
  // It leads to the project in the other language, and from there back.
  await page.user.click(within(row).getByRole('link', { name: 'Italian' }));
  await title(`${project.name} (italiano)`);
  await enter('Other languages');
  await page.pick(/Russian/);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('italiano'));
  await title(project.name);
});

test('the menu of languages in the editor leads to the copy of the chosen string (families.16)', async () => {
  const { project, strings, italian, tab } = await family(['One.', 'Two.']);
  const texts = async () => (await stringsOf(italian)).flat().map(({ text }) => text);
  const second = strings[1] ?? expect.fail();
  const copy = (await stringsOf(italian)).flat()[1];
  const editor = `/projects/${project.id}/editor/${printSectionId(second.section)}`;
  const his = await openPage(testApp, boris, `${editor}?string=${second.string}`);
  await his.press('Other languages');
  await his.pick(/Italian/);
  await waitFor(() =>
    expect(his.address()).toMatch(new RegExp(`/projects/${italian}/editor/.*string=${copy?.id}`)),
  );

  // A changed source is brought to it from the tab, and undone there.
  await anna.does(editString, { params: second, body: { text: 'Two and a half.' } });
  const page = await openPage(testApp, anna, tab);
  await enter('Update the others');
  const updating = await dialog('Update the other languages');
  const first = updating.getByRole('checkbox', { name: /^Add sections that they lack/ });
  await waitFor(() => expect(first).toHaveFocus());
  await enter('Update', updating);
  await isClosed();
  await screen.findByText(/Copying the source/);
  await runJobs(testApp);
  expect(await texts()).toEqual(['One.', 'Two and a half.']);
  await waitFor(() => expect(screen.queryByText(/Copying the source/)).toBeNull());
  const report = await openReport();
  await report.findByText(/1 changed/);
  await enter('Undo in this language', report);
  await screen.findByText('Undone');
  expect(await texts()).toEqual(['One.', 'Two.']);
  expect(page.network.sent.join()).toContain('/undo');
});

test('the report of an update shows more sections on request, and undoes all of them, also those not shown (families.13)', async () => {
  // Most sections have nothing to undo, each of which takes time: those that have are on both pages.
  const { italian, tab, strings } = await family(['Old.'], async (params) => {
    await anna.does(importFile, { params, query: { name: 'first.txt' }, body: Buffer.from('Old.') });
    for (let nth = 0; nth < LIMITS.languageResults; nth++)
      await anna.does(addSection, { params, body: { name: `Empty ${nth}` } });
    await anna.does(importFile, { params, query: { name: 'last.txt' }, body: Buffer.from('Old.') });
  });
  const project = strings[0]?.project ?? 0;
  const sections = (await sectionsOf(project)).map(({ id }) => id);
  for (const section of sections)
    for (const { id } of await anna.does(listStrings, { params: { project, section } }))
      await anna.does(editString, { params: { project, section, string: id }, body: { text: 'New.' } });
  const page = await openPage(testApp, anna, tab);
  await page.press('Update the others');
  await page.press('Update', await dialog('Update the other languages'));
  await screen.findByText(/Copying the source/);
  await runJobs(testApp);
  await waitFor(() => expect(screen.queryByText(/Copying the source/)).toBeNull());

  const report = await openReport();
  // Not by their role, which takes seconds to tell of so many.
  const reported = () => document.querySelectorAll('[role=dialog] li').length;
  await waitFor(() => expect(reported()).toBe(LIMITS.languageResults));
  // One is undone already.
  const tasks = await anna.does(listLanguageTasks, { params: { project: italian } });
  const task = tasks.find(({ project_id }) => project_id === italian)?.id ?? 0;
  const known = await anna.does(listLanguageResults, { params: { project: italian, task }, query: {} });
  const event = known.flatMap((result) => result.event ?? [])[0] ?? 0;
  await anna.does(undoEvent, { params: { project: italian, event } });
  await enter('Show more', report);
  await waitFor(() => expect(reported()).toBe(sections.length));
  expect(report.queryByRole('button', { name: 'Show more' })).toBeNull();
  await page.user.keyboard('{Escape}');
  await isClosed();
  await enter('Undo in this language', await openReport());
  await screen.findByText('Undone');
  const texts = (await stringsOf(italian)).flat().map(({ text }) => text);
  expect(texts).toEqual(['Old.', 'Old.', 'Old.']);
});

test('a language that one may not change is named and stays (families.12)', async () => {
  const { project, params, strings, tab } = await family(['One.']);
  await joinAs(testApp, boris, project, 'translator');
  await openPage(testApp, boris, tab);
  await screen.findByRole('table', { name: 'Languages of this project' });
  expect(screen.queryByRole('button', { name: 'Add languages' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Update the others' })).toBeNull();
  const { languages } = await boris.does(getFamily, { params });
  expect(languages.map(({ target_lang }) => target_lang)).toEqual(['it', 'ru']);
  const sections = strings.map(({ section }) => section);
  expect((await anna.does(startFamilyUpdate, { params, body: { sections } })).untouched).toEqual([]);
});

test('all languages are downloaded as one ZIP, by keyboard, those above a completeness if asked (families.21)', async () => {
  const { project, tab } = await family(['One.', 'Two.'], async (params) => {
    await anna.does(importFile, { params, query: { name: 'a.txt' }, body: Buffer.from('A\r\nB\r\n') });
  });
  const page = await openPage(testApp, anna, tab);
  await enter('Download all');
  const choice = await dialog('Download all languages');
  const said = (text: string) => waitFor(() => expect(choice.getByRole('status')).toHaveTextContent(text));
  await said('In the ZIP: Italian and Russian');
  const least = choice.getByRole('textbox', { name: 'Only languages translated at least' });
  await waitFor(() => expect(least).toHaveFocus());
  await page.fill(least, '50');
  await said('No language is translated that far.');
  expect(choice.queryByRole('link', { name: 'Download' })).toBeNull();
  await page.fill(least, '0');
  const link = await choice.findByRole('link', { name: 'Download' });
  const download = async () => {
    const answer = await fetch((link as HTMLAnchorElement).href);
    expect(answer.headers.get('content-disposition')).toContain(`${project.handle}.zip`);
    return Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(
      ([name, bytes]) => [name.split('/')[0], strFromU8(bytes)] as const,
    );
  };
  const files = await download();
  expect([...new Set(files.map(([folder]) => folder))]).toEqual(['it', 'ru']);
  expect(files.map(([, text]) => text)).toContain('A\r\nB\r\n');
  await page.user.click(choice.getByRole('checkbox', { name: /UTF-8 and LF line endings/ }));
  expect((await download()).map(([, text]) => text)).toContain('A\nB\n');
  expect(link).toHaveAttribute('download');
  await enter('Download', choice, 'link');
  await isClosed();
});

test('where a check of a language blocks, the ZIP of all is refused with links to these strings, or without them (exports.43)', async () => {
  const { project, italian, tab } = await family(['Hi {name}']);
  const [string] = (await stringsOf(italian)).flat();
  const at = { project: italian, section: string?.section_id ?? 0, string: string?.id ?? 0 };
  await anna.does(addTranslation, { params: at, body: { text: 'Ciao' } });
  const before = await openPage(testApp, anna, tab);
  await before.press('Download all');
  const offered = await dialog('Download all languages');
  expect(offered.queryByRole('radio', { name: 'Leave them out' })).toBeNull();
  const check_severities = { placeholders: 'approval' } as const;
  await anna.does(editProject, { params: { project: italian }, body: { check_severities } });

  const page = await openPage(testApp, anna, tab);
  await page.press('Download all');
  const choice = await dialog('Download all languages');
  const link = await choice.findByRole('link', { name: 'Download' });
  await page.user.click(choice.getByRole('radio', { name: 'Don’t download' }));
  await page.user.click(link);
  const strings = await choice.findByRole('link', { name: 'Italian: 1' });
  expect(strings).toHaveAttribute('href', `/projects/${italian}/editor/all?checks=placeholders`);
  expect(link).toHaveAttribute('href', expect.stringContaining(`/projects/${project.id}/family/exports?`));
  await page.user.click(choice.getByRole('radio', { name: 'Leave them out' }));
  expect(link).toHaveAttribute('href', expect.stringContaining('blocked=leave'));

  // A refused download that isn't any more is what the browser saves.
  await page.user.click(choice.getByRole('radio', { name: 'Don’t download' }));
  await anna.does(addTranslation, { params: at, body: { text: 'Ciao, {name}' } });
  await page.user.click(link);
  await isClosed();
});
