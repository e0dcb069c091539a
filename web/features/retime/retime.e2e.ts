import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { editString, listStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { projectWithFilm } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';

test('the timing of a section is shifted and stretched by keyboard, as one update that is undone (subtitles.9)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, params } = await projectWithFilm(anna, SRT);
  const strings = await anna.does(listStrings, { params });
  await anna.does(addTranslation, {
    params: { ...params, string: strings[0]?.id ?? 0 },
    body: { text: 'Раз' },
  });
  const contexts = async () => (await anna.does(listStrings, { params })).map(({ context }) => context);
  const before = await contexts();

  const page = await anna.opens(browser, `/projects/${project.id}`, { reducedMotion: 'reduce' });
  const open = async () => {
    await page.getByRole('button', { name: 'Menu of “film”' }).click();
    await page.getByRole('menuitem', { name: 'Change timing…' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Timing of “film”' });
  const by = dialog.getByLabel('Later by');
  await expect(by).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Change timing' });
  await expect(submit).toBeDisabled();
  await by.fill('soon');
  await expect(by).toHaveAccessibleDescription(/Enter times such as/);
  await by.fill('1.5');
  await expect(dialog).toContainText('00:00:01.000 → 00:00:02.500');
  await expect(dialog).toContainText('00:00:05.000 → 00:00:06.500');
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  await expect(by).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await contexts()).toEqual(['1 · 00:00:02.500 → 00:00:03.500', '2 · 00:00:06.500 → 00:00:08.500']);
  const [first] = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
  expect(first?.translations).toMatchObject([{ text: 'Раз', needs_review: false }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(contexts).toEqual(before);

  await open();
  await dialog.getByText('Stretch', { exact: true }).click();
  await dialog.getByLabel('Last cue begins at').fill('0:09');
  await expect(dialog).toContainText('00:00:05.000 → 00:00:09.000');
  await submit.click();
  await expect(dialog).toBeHidden();
  expect(await contexts()).toEqual(['1 · 00:00:01.000 → 00:00:03.000', '2 · 00:00:09.000 → 00:00:13.000']);
});

test('the times of translations of a section are stretched apart from those of the source, and that is undone (subtitles.9, subtitles.16)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, params } = await projectWithFilm(anna, SRT);
  const listed = () => anna.does(listStrings, { params });
  const sources = async () => (await listed()).map(({ context }) => context);
  const targets = async () =>
    (await listed()).map(({ target_start, target_end }) => [target_start, target_end]);
  const [one, two] = await listed();
  const set = (string: number, target_start: number, target_end: number) =>
    anna.does(editString, { params: { ...params, string }, body: { target_start, target_end } });
  await set(one?.id ?? 0, 1500, 2500);
  await set(two?.id ?? 0, 5500, 7500);
  const before = await sources();

  const page = await anna.opens(browser, `/projects/${project.id}`, { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Menu of “film”' }).click();
  await page.getByRole('menuitem', { name: 'Change timing…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Timing of “film”' });
  await dialog.getByText('Times of the translation').click();
  await dialog.getByLabel('Later by').fill('-2');
  const submit = dialog.getByRole('button', { name: 'Change timing' });
  await submit.click();
  await expect(dialog).toContainText('A cue would begin before 0:00. Shift by less.');
  await dialog.getByText('Stretch', { exact: true }).click();
  await dialog.getByLabel('Last cue begins at').fill('0:09.5');
  await expect(dialog).toContainText('00:00:05.500 → 00:00:09.500');
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 strings changed').first()).toBeVisible();
  expect(await targets()).toEqual([
    [1500, 3500],
    [9500, 13_500],
  ]);
  expect(await sources()).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(targets).toEqual([
    [1500, 2500],
    [5500, 7500],
  ]);
});
