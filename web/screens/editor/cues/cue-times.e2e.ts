import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { editString, listStrings } from '#contract/strings.ts';
import { projectWithFilm } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';

test('the times of a cue are changed by keyboard, and a cue is added between two (subtitles.14, subtitles.15)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { params, editor } = await projectWithFilm(anna, SRT);
  const listed = async () => (await anna.does(listStrings, { params })).map(({ id }) => id);
  const contexts = async () => (await anna.does(listStrings, { params })).map(({ context }) => context);

  const page = await anna.opens(browser, editor, { reducedMotion: 'reduce' });
  const rows = page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
  await rows.filter({ hasText: 'One' }).click();
  await page.keyboard.press('Alt+Shift+E');
  const form = page.getByRole('form', { name: 'Editing string 1' });
  const end = form.getByLabel('Ends');
  await expect(end).toHaveValue('00:00:02.000');
  await end.fill('0:00.5');
  await expect(end).toHaveAccessibleDescription('A cue ends after it begins.');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await end.fill('0:05.25');
  await expect(form.getByRole('status')).toContainText('Shown for 4.25 s.');
  await expect(form.getByRole('status')).toContainText(
    'Overlaps the next cue, which begins at 00:00:05.000.',
  );
  expect((await new AxeBuilder({ page }).include('form').analyze()).violations).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(rows.filter({ hasText: 'One' })).toContainText('4.3 s');
  expect((await contexts())[0]).toBe('1 · 00:00:01.000 → 00:00:05.250');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(contexts).toContain('1 · 00:00:01.000 → 00:00:02.000');

  await rows.filter({ hasText: 'One' }).click();
  await page.keyboard.press('Alt+Shift+N');
  const dialog = page.getByRole('dialog', { name: /2/ });
  await expect(dialog.getByLabel('Begins')).toHaveValue('00:00:02.000');
  await expect(dialog.getByLabel('Ends')).toHaveValue('00:00:04.000');
  await expect(dialog.getByRole('status')).toContainText('a gap of 83 ms is wanted');
  await dialog.getByLabel('Begins').fill('3');
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('Between');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect((await contexts())[1]).toBe('00:00:03.000 → 00:00:04.000');

  await anna.does(editString, {
    params: { ...params, string: (await listed())[0] ?? 0 },
    body: { end: 3500 },
  });
  await page.goto(`${editor}?status=failed_checks`);
  await rows.filter({ hasText: 'One' }).click();
  const field = page.getByLabel('Your translation');
  await expect(field).toHaveAccessibleDescription(/Overlaps the next cue, which begins at 00:00:03\.000/);
});

test('the translation of a cue gets times of its own in the form, and those of the source again (subtitles.16)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { params, editor } = await projectWithFilm(anna, SRT);
  const first = async () => {
    const [string] = await anna.does(listStrings, { params });
    return [string?.context, string?.target_start, string?.target_end];
  };
  const page = await anna.opens(browser, editor, { reducedMotion: 'reduce' });
  const row = page.getByRole('list', { name: 'Strings' }).getByRole('listitem').filter({ hasText: 'One' });
  await row.click();
  await page.keyboard.press('Alt+Shift+E');
  const form = page.getByRole('form', { name: 'Editing string 1' });
  await form.getByRole('button', { name: 'Other times for the translation' }).press('Enter');
  const times = form.getByRole('group', { name: 'Times of the translation' });
  const end = times.getByLabel('Translation ends');
  await expect(times.getByLabel('Translation begins')).toBeFocused();
  await expect(end).toHaveValue('00:00:02.000');
  await end.fill('0:00.5');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await end.fill('0:05.25');
  await expect(times.getByRole('status')).toContainText(
    'Overlaps the next cue, which begins at 00:00:05.000.',
  );
  await end.fill('0:03.5');
  expect((await new AxeBuilder({ page }).include('form').analyze()).violations).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(row).toContainText('Times of the translation: 00:00:01.000 2.5 s');
  expect(await first()).toEqual(['1 · 00:00:01.000 → 00:00:02.000', 1000, 3500]);

  await row.click();
  await page.keyboard.press('Alt+Shift+E');
  await times.getByRole('button', { name: 'As the source' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Other times for the translation' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(row).not.toContainText('Times of the translation');
  expect(await first()).toEqual(['1 · 00:00:01.000 → 00:00:02.000', null, null]);
});
