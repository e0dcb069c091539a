import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { listStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { projectWithFilm } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const SRT =
  '1\n00:01:02,500 --> 00:01:04,600\n<i>One</i>\n\n2\n00:01:05,000 --> 00:01:06,000\nTwo words\nand two\n';

test('cues have their times, and their translations their length and speed with limits (subtitles.10, subtitles.11)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithFilm(anna, SRT);

  const page = await anna.opens(browser, `/projects/${project.id}/editor/all`, { locale: 'ru-RU' });
  const rows = page.getByRole('list', { name: 'Строки' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'One' })).toContainText('00:01:02.500 2,1 с');
  await expect(rows.filter({ hasText: 'Two words' })).toContainText('00:01:05.000 1 с');
  await expect(rows.filter({ hasText: 'No cue.' })).not.toContainText('00:');

  const field = page.getByLabel('Ваш перевод');
  await expect(field).not.toHaveAccessibleDescription(/Символов/);
  await rows.filter({ hasText: 'One' }).click();
  await expect(field).toBeFocused();
  await field.fill('<i>Один</i>');
  await expect(field).toHaveAccessibleDescription(/Символов\/с 1,9 \/ 17 Длина строки 4 \/ 42 Строк 1 \/ 2/);
  await expect(page.getByRole('img', { name: 'больше лимита' })).toHaveCount(0);
  await field.fill('Один\nдва\nтри, и это уже больше, чем успевают прочесть');
  await expect(page.getByRole('img', { name: 'больше лимита' })).toHaveCount(3);
  await expect(field).toHaveAccessibleDescription(/Строк 3 \/ 2/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // It is a hint: the translation is added all the same.
  await page.keyboard.press('Control+Enter');
  await expect(rows.filter({ hasText: 'One' })).toContainText('Один');
});

test('limits are chosen in the settings, and a filter finds the cues that break them (subtitles.12, subtitles.13)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, params } = await projectWithFilm(anna, SRT);
  const [one] = await anna.does(listStrings, { params });
  const body = { text: 'Один\nдва' };
  await anna.does(addTranslation, { params: { ...params, string: one?.id ?? 0 }, body });

  const page = await anna.opens(browser, `/projects/${project.id}#settings`);
  const limits = page.getByRole('group', { name: 'Subtitles' });
  const lines = limits.getByLabel('Lines', { exact: true });
  await expect(lines).toHaveValue('2');
  await expect(limits.getByRole('radio', { name: 'Netflix' })).toBeChecked();
  await limits.getByText('TED', { exact: true }).click();
  await expect(limits.getByLabel('Characters per second')).toHaveValue('21');
  await lines.fill('1');
  await expect(limits.getByRole('radio', { name: 'Own limits' })).toBeChecked();
  await limits.getByLabel('Gap between cues').fill('');
  expect((await new AxeBuilder({ page }).include('fieldset').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto(`/projects/${project.id}/editor/all`);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: 'Failed checks' }).click();
  await page.getByRole('button', { name: 'Show strings' }).click();
  const rows = page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('One');
  await expect(page).toHaveURL(/status=failed_checks/);
});
