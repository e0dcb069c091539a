import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { editorOf, rows } from '../../../test/page/editor.ts';
import { findItem, isShown } from '../../../test/page/find.ts';
import { openPage } from '../../../test/page/page.ts';
import { filmOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const SRT =
  '1\n00:01:02,500 --> 00:01:04,600\n<i>One</i>\n\n2\n00:01:05,000 --> 00:01:06,000\nTwo words\nand two\n';

test('cues have their times, and their translations their length and speed with limits (subtitles.10, subtitles.11)', async () => {
  const { project } = await filmOf(anna, SRT);
  localStorage.setItem('dragoman.language', 'ru');
  const page = await openPage(testApp, anna, `/projects/${project.id}/editor/all`);
  await waitFor(async () => expect(await findItem('One')).toHaveTextContent(/00:01:02\.500\s*2,1 с/));
  expect(await findItem('Two words')).toHaveTextContent(/00:01:05\.000\s*1 с/);
  expect(await findItem('No cue.')).not.toHaveTextContent('00:');

  const field = () => screen.findByRole('textbox', { name: 'Ваш перевод' });
  expect(await field()).not.toHaveAccessibleDescription(/Символов/);
  await page.user.click(await findItem('One'));
  await isShown('Контекст: 1 · 00:01:02.500 → 00:01:04.600');
  await waitFor(async () => expect(await field()).toHaveFocus());
  const describes = (text: RegExp) =>
    waitFor(async () => expect(await field()).toHaveAccessibleDescription(text));
  await page.fill(await field(), '<i>Один</i>');
  await describes(/Символов\/с 1,9 \/ 17 Длина строки 4 \/ 42 Строк 1 \/ 2/);
  const over = () => screen.queryAllByRole('img', { name: 'больше лимита' });
  expect(over()).toHaveLength(0);
  await page.fill(await field(), 'Один\nдва\nтри, и это уже больше, чем успевают прочесть');
  await waitFor(() => expect(over()).toHaveLength(3));
  await describes(/Строк 3 \/ 2/);
  await expectAccessible();
  // It is a hint: the translation is added all the same.
  await page.keys('Control+Enter');
  await waitFor(async () => expect(await findItem('One')).toHaveTextContent('Один'));
});

test('limits are chosen in the settings, and a filter finds the cues that break them (subtitles.12, subtitles.13)', async () => {
  const { project, params } = await filmOf(anna, SRT);
  const [one] = await anna.does(listStrings, { params });
  const body = { text: 'Один\nдва' };
  await anna.does(addTranslation, { params: { ...params, string: one?.id ?? 0 }, body });

  const page = await openPage(testApp, anna, `/projects/${project.id}#settings`);
  const limits = within(await screen.findByRole('group', { name: 'Subtitles' }));
  const lines = limits.getByLabelText(/^Lines/);
  expect(lines).toHaveValue('2');
  expect(limits.getByRole('radio', { name: 'Netflix' })).toBeChecked();
  await page.user.click(limits.getByText('TED'));
  expect(limits.getByLabelText(/^Characters per second/)).toHaveValue('21');
  await page.fill(lines, '1');
  expect(limits.getByRole('radio', { name: 'Own limits' })).toBeChecked();
  await page.fill(limits.getByLabelText(/^Gap between cues/), '');
  await expectAccessible();
  await page.press('Save');
  await isShown('Settings saved');

  await page.load(editorOf(params).replace(/[^/]*$/, 'all'));
  await page.press('More filters');
  await page.press('Failed checks');
  await page.press('Show strings');
  await waitFor(() => expect(page.address()).toContain('status=failed_checks'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent('One');
});
