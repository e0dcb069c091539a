import { expect } from '@playwright/test';
import { listEntries } from '#contract/dictionary.ts';
import { addLanguages } from '#contract/families.ts';
import { addSharedWord } from '#contract/shared-words.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('by keyboard a word is added for all languages, edited and deleted (families.19)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  await anna.does(addLanguages, {
    params: { project: project.id },
    body: { languages: [{ target_lang: 'it' }] },
  });
  const page = await anna.opens(browser, `/projects/${project.id}#languages`);
  await expect(page.getByRole('region', { name: 'Shared words' })).toContainText('No shared words yet.');
  await page.getByRole('button', { name: 'Add shared word' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add shared word' });
  await expect(form.getByRole('textbox', { name: 'Word' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toContainText('This field is required.');
  await form.getByRole('textbox', { name: 'Word' }).fill('Hatter');
  await form.getByRole('textbox', { name: 'Description' }).fill('He is mad.');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  const row = page.getByRole('row', { name: /Hatter/ });
  await expect(row).toContainText('He is mad.');
  await expect(page.getByRole('button', { name: 'Add shared word' })).toBeFocused();
  await row.getByRole('button', { name: 'Edit “Hatter”' }).press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit “Hatter”' });
  await edit.getByRole('textbox', { name: 'Word' }).fill('Mad Hatter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Mad Hatter/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Mad Hatter”' }).press('Enter');
  await page.getByRole('button', { name: 'Delete word' }).press('Enter');
  await expect(page.getByText('No shared words yet.')).toBeVisible();
});

test('the dictionary of a language offers the shared words that it lacks, each of which becomes a word of it (families.20)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const params = { project: project.id };
  const { languages } = await anna.does(addLanguages, {
    params,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  await anna.does(addSharedWord, { params, body: { word: 'Hatter', desc: 'He is mad.' } });
  await anna.does(addSharedWord, { params, body: { word: 'tea' } });
  const page = await anna.opens(browser, `/projects/${italian}#dictionary`);
  const list = page.getByRole('region', { name: '2 shared words not translated yet' });
  await list.getByRole('button', { name: 'Translate “Hatter”' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Word', exact: true })).toHaveValue('Hatter');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('He is mad.');
  await page.getByRole('textbox', { name: 'Translation', exact: true }).fill('Cappellaio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '1 shared word not translated yet' })).toBeVisible();
  expect(await anna.does(listEntries, { params: { project: italian } })).toMatchObject([
    { word: 'Hatter', translate: 'Cappellaio', desc: 'He is mad.' },
  ]);
  await page.goto(`/projects/${italian}#languages`);
  await expect(page.getByRole('link', { name: project.name, exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add shared word' })).toHaveCount(0);
});
