import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { seeAll } from '../../../test/page/in-view.ts';
import { enter } from '../../../test/page/keyboard.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const title = (name: string) => screen.findByRole('heading', { name, level: 1 });
const text = () => within(screen.getByRole('main'));
const reads = (said: string) => waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(said));
seeAll();
const moment = () => new URLSearchParams(location.search).get('at');

test('a text is read as it was: change by change, from section to section, without ways to work on it (reading.9)', async () => {
  const {
    project,
    params: one,
    strings,
  } = await projectOf(anna, { strings: ['Call me Ishmael.', 'Some years ago.'] });
  const [string = { ...one, string: 0 }] = strings;
  const params = { project: project.id };
  const { id } = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...params, section: id }, body: [{ text: 'The end.' }] });
  const made = await anna.does(addTranslation, { params: string, body: { text: 'Зовите меня Исмаил.' } });
  const translation = { ...string, translation: made.id };
  await anna.does(editTranslation, { params: translation, body: { text: 'Зовите меня Измаил.' } });

  const page = await openPage(testApp, anna, `/projects/${project.id}/read/${printSectionId(one.section)}`);
  await enter('Text appearance');
  await enter('As it was…', screen, 'link');
  await waitFor(() => expect(page.address()).toMatch(/\?at=\d+$/));
  await reads('Зовите меня Измаил.');
  await screen.findByRole('img', { name: 'Untranslated' });
  expect(document.querySelectorAll('main a[href*="/editor/"]')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Translate name' })).toBeNull();
  await page.user.click(text().getByText('Зовите меня Измаил.'));
  expect(page.address()).toMatch(/\/read\/.*\?at=\d+$/);
  expect(screen.getByRole('link', { name: 'Download as it was' })).toHaveAttribute(
    'href',
    expect.stringMatching(`[?&]at=\\d+.*sections=${one.section}$`),
  );
  await expectAccessible();

  await enter('Previous change');
  await reads('Зовите меня Исмаил.');
  expect(screen.getByRole('button', { name: 'Previous change' })).toHaveFocus();
  // What happens now changes nothing of it.
  await anna.does(editTranslation, { params: translation, body: { text: 'Зовите меня Измаэль.' } });
  const [then, address] = [moment(), page.address()];
  await page.user.click(screen.getByText('Both'));
  await waitFor(() => expect(page.address()).toContain('view=both'));
  expect(moment()).toBe(then);
  await page.user.click(await text().findByRole('link', { name: /Two/ }));
  await title('Two');
  expect(moment()).toBe(then);

  const other = await openPage(testApp, boris, address);
  await reads('Зовите меня Исмаил.');
  await enter('Back to now');
  await reads('Зовите меня Измаэль.');
  expect(new URL(other.address(), location.href).search).toBe('');
});

test('a moment at which a section was not there, or that is still to come, says so and keeps the ways to others', async () => {
  const { project, params: one } = await projectOf(anna);
  const between = Date.now();
  const { id } = await anna.does(addSection, { params: { project: project.id }, body: { name: 'Two' } });
  const page = await openPage(
    testApp,
    anna,
    `/projects/${project.id}/read/${printSectionId(id)}?at=${between}`,
  );
  await screen.findByText('The section wasn’t there');
  await enter('Next change');
  await title('Two');

  const tomorrow = Date.now() + 86_400_000;
  await page.load(`/projects/${project.id}/read/${printSectionId(one.section)}?at=${tomorrow}`);
  await screen.findByRole('alert');
  await screen.findByRole('button', { name: 'Show' });
});

test('the tab Past leads to the reading page of its moment', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, `/projects/${project.id}?at=${Date.now()}#past`);
  await page.user.click(await screen.findByRole('link', { name: 'Read: One' }));
  await waitFor(() => expect(page.address()).toMatch(/\/read\/[0-9a-f]+\?at=\d+$/));
  await reads('One.');
});
