import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { checkTranslation } from '#contract/texts/string-checks.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { composer, openEditor, translation } from '../../../../test/page/editor.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

/** Nobody listens there. */
const testApp = await openTestApp({ LANGUAGE_TOOL_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' });
const [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];

const findings = async (inside: HTMLElement = screen.getByRole('complementary')) =>
  within(await within(inside).findByRole('list', { name: 'Found by checks' })).getAllByRole('listitem');

test('a misspelt word stands under the field, with buttons for what it may be (spelling.5, spelling.10)', async () => {
  const { params } = await projectOf(anna, { strings: ['The ship swam.'] });
  const page = await openEditor(testApp, anna, params);
  await page.fill(await composer(), 'Карабль плыл.');
  const [item] = await findings();
  if (!item) expect.fail();
  expect(item).toHaveTextContent('Perhaps misspelt: “Карабль”');
  expect(within(item).getByRole('img')).toHaveAccessibleName('Perhaps');
  const buttons = within(item).getAllByRole('button', { name: /^Fix / });
  expect(buttons.length).toBeGreaterThan(1);
  const names = buttons.map((button) => button.textContent ?? '');
  expect(names.some((name) => name.includes('“Корабль”'))).toBe(true);
  await page.press(/with “Корабль”/, within(item));
  expect(await composer()).toHaveValue('Корабль плыл.');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Found by checks' })).toBeNull());
});

test('a saved translation has its misspelt words beside it (spelling.9, spelling.10)', async () => {
  const { strings } = await projectOf(anna, { strings: ['The ship.'] });
  const params = strings[0] ?? expect.fail();
  await anna.does(addTranslation, { params, body: { text: 'Карабль.' } });
  const asked = { params, body: { text: 'Карабль.' } };
  expect((await boris.does(checkTranslation, asked)).findings).toHaveLength(1);
  await openEditor(testApp, boris, params);
  const [item] = await findings(await translation('Карабль.'));
  expect(item).toHaveTextContent('Perhaps misspelt: “Карабль”');
});

test('a check that the service can’t make now is named (spelling.10)', async () => {
  const { params } = await projectOf(anna, { strings: ['The ship.'] });
  const page = await openEditor(testApp, anna, params);
  await page.fill(await composer(), 'Корабль.');
  expect(await screen.findByText(/^Couldn’t be checked now/)).toHaveTextContent('Grammar');
});
