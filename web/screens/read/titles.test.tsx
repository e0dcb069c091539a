import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addSection, translateSectionName } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { pressOn } from '../../../test/page/keyboard.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const field = () => screen.findByRole('textbox', { name: 'Translation of “One”' });
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });
const isFocused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

test('a section’s name is translated, from its heading where the text begins with it, and read once', async () => {
  const { project, params: one, strings } = await projectOf(anna, { strings: ['ONE', 'Once upon a time.'] });
  const [heading = { ...one, string: 0 }] = strings;
  await anna.does(addTranslation, { params: heading, body: { text: 'Один' } });
  const params = { project: project.id };
  const { id } = await anna.does(addSection, { params, body: { name: 'Two' } });
  const two = { params: { ...params, section: id } };
  await anna.does(addStrings, { ...two, body: [{ text: 'The end.' }] });
  await anna.does(translateSectionName, { ...two, body: { translated_name: 'Два' } });

  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await page.press('Menu of “One”');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Translate name' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
  await page.press('Use the heading’s translation: “Один”');
  expect(await field()).toHaveValue('Один');
  await pressOn(await field());
  await isFocused('Menu of “One”');
  await screen.findByRole('cell', { name: 'One Один' });

  await page.load(`/projects/${project.id}/read/${printSectionId(one.section)}`);
  expect(await title('Один')).toHaveAttribute('lang', 'ru');
  const text = within(screen.getByRole('main'));
  await text.findByText('Once upon a time.');
  expect(text.getAllByText('Один')).toHaveLength(1);
  screen.getByRole('button', { name: 'Один' });
  await page.user.click(screen.getByText('English'));
  expect(await title('ONE')).toHaveAttribute('lang', 'en');
  await page.user.click(screen.getByText('Russian'));

  await page.user.click(await screen.findByRole('link', { name: /Два/ }));
  await title('Два');
  // Changes by others are shown without a reload.
  await waitFor(() => expect(page.network.answered.join()).toContain('/events?'));
  await anna.does(translateSectionName, { ...two, body: { translated_name: 'Часть вторая' } });
  await title('Часть вторая');
});

test('a section’s name is translated from its heading on the reading page, by those who may', async () => {
  const { project, params } = await projectOf(anna, { strings: ['Once upon a time.'] });
  const address = `/projects/${project.id}/read/${printSectionId(params.section)}`;
  await openPage(testApp, testApp.guest, address);
  await screen.findByText('Once upon a time.');
  expect(screen.queryByRole('button', { name: 'Translate name' })).toBeNull();

  const page = await openPage(testApp, anna, address);
  await page.press('Translate name');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await page.user.keyboard('{Escape}');
  await isFocused('Translate name');
  await page.user.keyboard('{Enter}');
  await page.fill(await field(), 'Один');
  await page.user.keyboard('{Enter}');
  expect(await title('Один')).toHaveAttribute('lang', 'ru');
  await isFocused('Translate name');
  await page.user.click(screen.getByText('English'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Translate name' })).toBeNull());
});
