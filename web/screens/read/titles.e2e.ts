import { expect } from '@playwright/test';
import { addSection, translateSectionName } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('a section’s name is translated, from its heading where the text begins with it, and read once', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, section, string } = await projectWithStrings(anna, [
    'THE WHOLE BOOK',
    'Once upon a time.',
  ]);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Вся книга' } });
  const params = { project: project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...params, section: second.id }, body: [{ text: 'The end.' }] });
  const two = { params: { ...params, section: second.id } };
  await anna.does(translateSectionName, { ...two, body: { translated_name: 'Два' } });

  const page = await anna.opens(browser, `/projects/${project.id}`);
  const dots = page.getByRole('button', { name: 'Menu of “The whole book”' });
  await dots.click();
  await page.getByRole('menuitem', { name: 'Translate name' }).click();
  const field = page.getByRole('textbox', { name: 'Translation of “The whole book”' });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Use the heading’s translation: “Вся книга”' }).click();
  await expect(field).toHaveValue('Вся книга');
  await field.press('Enter');
  await expect(dots).toBeFocused();
  await expect(page.getByRole('cell', { name: 'The whole book Вся книга' })).toBeVisible();

  await page.goto(`/projects/${project.id}/read/${printSectionId(section.id)}`);
  const text = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Вся книга', level: 1 })).toHaveAttribute('lang', 'ru');
  await expect(text.getByText('Once upon a time.')).toBeVisible();
  await expect(text.getByText('Вся книга')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Вся книга' })).toBeVisible();
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'THE WHOLE BOOK', level: 1 })).toHaveAttribute('lang', 'en');
  await page.getByText('Russian', { exact: true }).click();

  await page.getByRole('link', { name: 'Два' }).click();
  await expect(page.getByRole('heading', { name: 'Два', level: 1 })).toBeVisible();
  // Changes by others are shown without a reload.
  await anna.does(translateSectionName, { ...two, body: { translated_name: 'Часть вторая' } });
  await expect(page.getByRole('heading', { name: 'Часть вторая', level: 1 })).toBeVisible();
});

test('a section’s name is translated from its heading on the reading page, by those who may', async ({
  browser,
  page: guest,
}) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(anna, ['Once upon a time.']);
  const address = `/projects/${project.id}/read/${printSectionId(section.id)}`;
  await guest.goto(address);
  await expect(guest.getByText('Once upon a time.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Translate name' })).toHaveCount(0);

  const page = await anna.opens(browser, address);
  const button = page.getByRole('button', { name: 'Translate name' });
  await button.click();
  const field = page.getByRole('textbox', { name: 'Translation of “The whole book”' });
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await field.fill('Вся книга');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Вся книга', level: 1 })).toHaveAttribute('lang', 'ru');
  await expect(button).toBeFocused();
  await page.getByText('English', { exact: true }).click();
  await expect(button).toHaveCount(0);
});
