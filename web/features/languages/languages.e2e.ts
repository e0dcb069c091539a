import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
  addLanguages,
  getFamily,
  listLanguageResults,
  listLanguageTasks,
  startFamilyUpdate,
} from '#contract/families.ts';
import { pushFile } from '#contract/files.ts';
import { listSections } from '#contract/sections.ts';
import { editString, listStrings } from '#contract/strings.ts';
import { undoEvent } from '#contract/undo.ts';
import { LIMITS } from '#domain/limits.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('by keyboard the owner adds a language, whose table shows that its source has come (families.15)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['Call me Ishmael.', 'Some years ago.']);
  const page = await anna.opens(browser, `/projects/${project.id}#languages`);
  await page.getByRole('button', { name: 'Add languages' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add languages' });
  const field = dialog.getByRole('combobox', { name: 'Language to add' });
  await expect(field).toBeFocused();
  await field.fill('italian');
  await expect(page.getByRole('option', { name: 'Italian' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Chosen languages' })).toHaveText('Italian');
  await dialog.getByRole('button', { name: 'Add 1 language' }).press('Enter');
  await expect(dialog).toBeHidden();
  const table = page.getByRole('table', { name: 'Languages of this project' });
  const row = table.getByRole('row', { name: /Italian/ });
  await expect(row).toContainText(`${project.name} (italiano)`);
  const menu = row.getByRole('button', { name: 'Actions for Italian' });
  await menu.press('Enter');
  const report = page.getByRole('menuitem', { name: 'Last update' });
  await expect(report).toBeVisible({ timeout: 30_000 });
  await report.press('Enter');
  const last = page.getByRole('dialog', { name: 'Last update of Italian' });
  await expect(last).toContainText('The whole book');
  await expect(last).toContainText('added: 1');
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
  // It leads to the project in the other language, and from there back.
  await row.getByRole('link', { name: 'Italian' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${project.name} (italiano)`);
  await page.getByRole('button', { name: 'Other languages' }).press('Enter');
  await page.getByRole('menuitem', { name: /Russian/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
});

test('the menu of languages in the editor leads to the copy of the chosen string (families.16)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, section, editor, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  const params = { project: project.id };
  const { languages } = await anna.does(addLanguages, {
    params,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  const copied = async () => {
    const [copy] = await anna.does(listSections, { params: { project: italian } });
    return copy ? anna.does(listStrings, { params: { project: italian, section: copy.id }, query: {} }) : [];
  };
  await expect.poll(copied, { timeout: 30_000 }).toHaveLength(2);
  const [, second] = await copied();
  const page = await boris.opens(browser, `${editor}?string=${string(2).string}`);
  await page.getByRole('button', { name: 'Other languages' }).click();
  await page.getByRole('menuitem', { name: /Italian/ }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${italian}/editor/.*string=${second?.id}`));

  // A changed source is brought to it from the tab, and undone there.
  await anna.does(editString, {
    params: { ...params, section: section.id, string: string(2).string },
    body: { text: 'Two and a half.' },
  });
  const hers = await anna.opens(browser, `/projects/${project.id}#languages`);
  await hers.getByRole('button', { name: 'Update the others' }).press('Enter');
  const dialog = hers.getByRole('dialog', { name: 'Update the other languages' });
  await expect(dialog.getByRole('checkbox', { name: 'Add sections that they lack' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const texts = async () => (await copied()).map(({ text }) => text);
  await expect.poll(texts, { timeout: 30_000 }).toEqual(['One.', 'Two and a half.']);
  await expect(hers.getByText('Copying the source')).toHaveCount(0);
  await hers.getByRole('button', { name: 'Actions for Italian' }).press('Enter');
  await hers.getByRole('menuitem', { name: 'Last update' }).press('Enter');
  const report = hers.getByRole('dialog', { name: 'Last update of Italian' });
  await expect(report).toContainText('1 changed');
  await report.getByRole('button', { name: 'Undo in this language' }).press('Enter');
  await expect(hers.getByText('Undone', { exact: true })).toBeVisible();
  expect(await texts()).toEqual(['One.', 'Two.']);
});

test('the report of an update shows more sections on request, and undoes all of them, also those not shown (families.13)', async ({
  browser,
}) => {
  test.slow();
  const chapters = LIMITS.languageResults + 5;
  const book = (text: string) =>
    Buffer.from(
      Array.from({ length: chapters }, (_, nth) => `# Chapter ${nth}\n\n${text} ${nth}\n`).join('\n'),
    );
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, []);
  const params = { project: project.id };
  const query = { path: 'book.md', format: 'markdown_document' } as const;
  await anna.does(pushFile, { params, query, body: book('Old') });
  const { languages } = await anna.does(addLanguages, {
    params,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  const sectionsOf = (of: number) => anna.does(listSections, { params: { project: of }, query: {} });
  await expect.poll(async () => (await sectionsOf(italian)).length, { timeout: 60_000 }).toBe(chapters + 1);
  const page = await anna.opens(browser, `/projects/${project.id}#languages`);
  await expect(page.getByText('Copying the source')).toHaveCount(0, { timeout: 60_000 });

  await anna.does(pushFile, { params, query, body: book('New') });
  await page.getByRole('button', { name: 'Update the others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Copying the source')).toBeVisible();
  await expect(page.getByText('Copying the source')).toHaveCount(0, { timeout: 60_000 });
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Italian' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Last update' }).press('Enter');
  };
  await open();
  const report = page.getByRole('dialog', { name: 'Last update of Italian' });
  await expect(report.getByRole('listitem')).toHaveCount(LIMITS.languageResults);
  // One is undone already.
  const tasks = await anna.does(listLanguageTasks, { params: { project: italian } });
  const task = tasks.find(({ project_id }) => project_id === italian)?.id ?? 0;
  const known = await anna.does(listLanguageResults, { params: { project: italian, task }, query: {} });
  const event = known.flatMap((result) => result.event ?? [])[0] ?? 0;
  await anna.does(undoEvent, { params: { project: italian, event } });
  const more = report.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  // An empty section is listed too.
  await expect(report.getByRole('listitem')).toHaveCount(chapters + 1);
  await expect(more).toHaveCount(0);
  await page.keyboard.press('Escape');
  await open();
  await report.getByRole('button', { name: 'Undo in this language' }).press('Enter');
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 60_000 });
  const texts = await Promise.all(
    (await sectionsOf(italian)).map(({ id }) =>
      anna.does(listStrings, { params: { project: italian, section: id }, query: {} }),
    ),
  );
  expect(texts.flat().filter(({ text }) => text.startsWith('New'))).toEqual([]);
  expect(texts.flat().filter(({ text }) => text.startsWith('Old'))).toHaveLength(chapters);
});

test('a language that one may not change is named and stays (families.12)', async ({ browser }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, section } = await projectWithStrings(anna, ['One.']);
  const params = { project: project.id };
  await anna.does(addLanguages, { params, body: { languages: [{ target_lang: 'it' }] } });
  await joins(boris, project);
  const page = await boris.opens(browser, `/projects/${project.id}#languages`);
  await expect(page.getByRole('table', { name: 'Languages of this project' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add languages' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update the others' })).toHaveCount(0);
  const { languages } = await boris.does(getFamily, { params });
  expect(languages.map(({ target_lang }) => target_lang)).toEqual(['it', 'ru']);
  const { untouched } = await anna.does(startFamilyUpdate, { params, body: { sections: [section.id] } });
  expect(untouched).toEqual([]);
});

test('all languages are downloaded as one ZIP, by keyboard, those above a completeness if asked (families.21)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.', 'Two.']);
  const params = { project: project.id };
  const { languages } = await anna.does(addLanguages, {
    params,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  const copied = async () => {
    const [copy] = await anna.does(listSections, { params: { project: italian } });
    return copy?.id === undefined
      ? 0
      : (await anna.does(listStrings, { params: { project: italian, section: copy.id }, query: {} })).length;
  };
  await expect.poll(copied, { timeout: 30_000 }).toBe(2);
  const page = await anna.opens(browser, `/projects/${project.id}#languages`);
  await page.getByRole('button', { name: 'Download all' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download all languages' });
  await expect(dialog.getByRole('status')).toHaveText('In the ZIP: Italian and Russian');
  const least = dialog.getByRole('textbox', { name: 'Only languages translated at least' });
  await expect(least).toBeFocused();
  await least.fill('50');
  await expect(dialog.getByRole('status')).toHaveText('No language is translated that far.');
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveCount(0);
  await least.fill('0');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).press('Enter');
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`${project.handle}.zip`);
  const bytes = await readFile(await file.path());
  expect(Object.keys(unzipSync(bytes)).map((name) => name.split('/')[0])).toEqual(['it', 'ru']);
  await expect(dialog).toBeHidden();
});
