import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation, editTranslation } from '#contract/translations.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('a text is read as it was: change by change, from section to section, without ways to work on it (reading.9)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, section, string } = await projectWithStrings(anna, [
    'Call me Ishmael.',
    'Some years ago.',
  ]);
  const params = { project: project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...params, section: second.id }, body: [{ text: 'The end.' }] });
  const made = await anna.does(addTranslation, { params: string(1), body: { text: 'Зовите меня Исмаил.' } });
  const translation = { ...string(1), translation: made.id };
  await anna.does(editTranslation, { params: translation, body: { text: 'Зовите меня Измаил.' } });

  const page = await anna.opens(browser, `/projects/${project.id}/read/${printSectionId(section.id)}`);
  const text = page.getByRole('main');
  await page.getByRole('button', { name: 'Text appearance' }).press('Enter');
  await page.getByRole('link', { name: 'As it was…' }).press('Enter');
  await expect(page).toHaveURL(/\?at=\d+$/);
  await expect(text.getByText('Зовите меня Измаил.')).toBeVisible();
  await expect(text.getByText('no translation')).toBeVisible();
  await expect(text.locator('a[href*="/editor/"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Translate name' })).toHaveCount(0);
  await text.getByText('Зовите меня Измаил.').click();
  await expect(page).toHaveURL(/\/read\/.*\?at=\d+$/);
  await expect(page.getByRole('link', { name: 'Download as it was' })).toHaveAttribute(
    'href',
    new RegExp(`[?&]at=\\d+.*sections=${section.id}$`),
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const previous = page.getByRole('button', { name: 'Previous change' });
  await previous.press('Enter');
  await expect(text.getByText('Зовите меня Исмаил.')).toBeVisible();
  await expect(previous).toBeFocused();
  // What happens now changes nothing of it.
  await anna.does(editTranslation, { params: translation, body: { text: 'Зовите меня Измаэль.' } });
  const then = new URL(page.url());
  await page.getByText('Both').click();
  await expect(page).toHaveURL(/view=both/);
  expect(new URL(page.url()).searchParams.get('at')).toBe(then.searchParams.get('at'));
  await text.getByRole('link', { name: 'Two' }).click();
  await expect(page.getByRole('heading', { name: 'Two', level: 1 })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('at')).toBe(then.searchParams.get('at'));

  const other = await (await newUser('boris')).opens(browser, `${then.pathname}${then.search}`);
  await expect(other.getByRole('main').getByText('Зовите меня Исмаил.')).toBeVisible();
  await other.getByRole('button', { name: 'Back to now' }).press('Enter');
  await expect(other.getByRole('main').getByText('Зовите меня Измаэль.')).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
});

test('a moment at which a section was not there, or that is still to come, says so and keeps the ways to others', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(anna, ['One.']);
  const between = Date.now();
  const second = await anna.does(addSection, { params: { project: project.id }, body: { name: 'Two' } });
  const address = `/projects/${project.id}/read/${printSectionId(second.id)}`;
  const page = await anna.opens(browser, `${address}?at=${between}`);
  await expect(page.getByText('The section wasn’t there')).toBeVisible();
  await page.getByRole('button', { name: 'Next change' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Two', level: 1 })).toBeVisible();

  await page.goto(`/projects/${project.id}/read/${printSectionId(section.id)}?at=${Date.now() + 86_400_000}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
});

test('the tab Past leads to the reading page of its moment', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, `/projects/${project.id}?at=${Date.now()}#past`);
  await page.getByRole('link', { name: 'Read: The whole book' }).click();
  await expect(page).toHaveURL(/\/read\/[0-9a-f]+\?at=\d+$/);
  await expect(page.getByRole('main').getByText('One.')).toBeVisible();
});
