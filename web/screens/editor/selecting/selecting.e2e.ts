import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addSection } from '#contract/sections.ts';
import { addStrings, listStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { joins, projectWithFilm, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const lines = (amount: number) => Array.from({ length: amount }, (_, at) => `Line ${at + 1}`);
const box = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: new RegExp(`^String ${number}:`) });
const amountOf = (page: Page) => page.getByText(/ selected$/);
const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Actions' }).press('Enter');
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
};
const confirm = async (page: Page, action: string) => {
  const button = page.getByRole('dialog').getByRole('button', { name: action, exact: true });
  await expect(button).toBeEnabled();
  await button.press('Enter');
};

test('by keyboard, strings are selected with Shift and all at once, approved with a preview, and that is undone (editor.39)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, section, string } = await projectWithStrings(anna, lines(12));
  await joins(boris, project);
  for (const number of [2, 3])
    await boris.does(addTranslation, {
      params: string(number),
      body: { text: `Строка ${number}`, status: 0 },
    });
  const page = await anna.opens(browser, `/projects/${project.id}/editor/${printSectionId(section.id)}`);
  await page.getByRole('button', { name: 'Select strings' }).press('Enter');
  await expect(amountOf(page)).toHaveText('0 of 12 selected');
  await box(page, 1).press('Space');
  await box(page, 1).press('ArrowDown');
  await expect(box(page, 2)).toBeFocused();
  await box(page, 4).press('Shift+Space');
  await expect(amountOf(page)).toHaveText('4 of 12 selected');
  await box(page, 4).press('Control+a');
  await expect(amountOf(page)).toHaveText('12 of 12 selected');

  await choose(page, 'Approve translations');
  const dialog = page.getByRole('dialog', { name: 'Approve translations' });
  await expect(dialog).toContainText('2 strings will change.');
  await expect(dialog).toContainText('10 strings stay as they are: no such translation');
  await confirm(page, 'Approve translations');
  await expect(page.getByText('2 strings changed').first()).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Строка 2' });
  await expect(row.getByRole('img', { name: 'Approved' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('2 changes undone').first()).toBeVisible({ timeout: 20_000 });
  await expect(row.getByRole('img', { name: 'Not approved' })).toBeVisible();
  await box(page, 1).press('Escape');
  await expect(page.getByRole('button', { name: 'Select strings' })).toBeVisible();
});

test('a filter is selected whole by mouse; many strings are copied with progress, and deleted ones leave the list', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(anna, lines(150));
  const page = await anna.opens(
    browser,
    `/projects/${project.id}/editor/${printSectionId(section.id)}?original=Line+1`,
  );
  await page.getByRole('button', { name: 'Select strings' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(amountOf(page)).toHaveText('62 of 62 selected');
  await choose(page, 'Copy source as translation');
  await confirm(page, 'Copy source as translation');
  await expect(page.getByText('62 strings changed').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Line 10').first().click();
  await page
    .getByText('Line 12', { exact: true })
    .first()
    .click({ modifiers: ['Shift'] });
  await expect(amountOf(page)).toHaveText('3 of 62 selected');
  await choose(page, 'Delete strings');
  await confirm(page, 'Delete strings');
  await expect(amountOf(page)).toHaveText('0 of 59 selected');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Line 13').first()).toBeVisible();
});

test('selected strings are moved together to a position of another section, and that is undone at once', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(anna, lines(6));
  const params = { project: project.id };
  const other = await anna.does(addSection, { params, body: { name: 'Elsewhere' } });
  const there = { ...params, section: other.id };
  await anna.does(addStrings, { params: there, query: {}, body: [{ text: 'First' }, { text: 'Last' }] });
  const textsIn = async (of: number) =>
    (await anna.does(listStrings, { params: { ...params, section: of }, query: {} })).map(({ text }) => text);
  const page = await anna.opens(browser, `/projects/${project.id}/editor/${printSectionId(section.id)}`);
  await page.getByRole('button', { name: 'Select strings' }).press('Enter');
  for (const number of [5, 2]) await box(page, number).press('Space');
  await choose(page, 'Move strings');
  const dialog = page.getByRole('dialog', { name: 'Move strings' });
  await expect(dialog).toContainText('2 strings will change.');
  await expect(dialog.getByRole('combobox', { name: 'Section' })).toBeFocused();
  // With delays, since the library numbers the options again after the list has opened.
  await page.keyboard.type('Else', { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('1 to 3');
  await dialog.getByRole('textbox', { name: 'Position' }).fill('2');
  await confirm(page, 'Move strings');
  await expect(page.getByText('2 strings changed').first()).toBeVisible();
  await expect(amountOf(page)).toHaveText('0 of 4 selected');
  expect(await textsIn(other.id)).toEqual(['First', 'Line 2', 'Line 5', 'Last']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('2 changes undone').first()).toBeVisible();
  await expect(amountOf(page)).toHaveText('2 of 6 selected');
  expect(await textsIn(section.id)).toEqual(lines(6));
});

test('a batch goes on when its dialog is closed and the mode is left, and says at its end what it has changed', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(anna, lines(70));
  const page = await anna.opens(browser, `/projects/${project.id}/editor/${printSectionId(section.id)}`);
  // The server answers for the batch only once the dialog is closed.
  let release = () => {};
  const isClosed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/batches/*', async (route) => {
    if (route.request().method() === 'GET') await isClosed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Select strings' }).press('Enter');
  await box(page, 1).press('Control+a');
  await choose(page, 'Copy source as translation');
  await confirm(page, 'Copy source as translation');
  await expect(page.getByText('50 of 70.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Select strings' })).toBeVisible();
  release();
  await expect(page.getByText('70 strings changed').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('70 / 70')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('70 changes undone').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('0 / 70')).toBeVisible();
});

test('selected strings are downloaded in both languages', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, lines(3));
  await anna.does(addTranslation, { params: string(2), body: { text: 'Строка 2', status: 0 } });
  const page = await anna.opens(browser, editor);
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Alt+Shift+S');
  for (const number of [2, 3]) await box(page, number).press('Space');
  await choose(page, 'Download strings');
  const dialog = page.getByRole('dialog', { name: 'Download strings' });
  await dialog.getByRole('radio', { name: 'JSON: the translations by key' }).check();
  await dialog.getByRole('button', { name: 'Download' }).press('Enter');
  await expect(dialog).toContainText('Some of these strings have no key.');
  await dialog.getByRole('radio', { name: 'Bilingual text' }).check();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/-selection\.en-ru\.txt$/);
  expect(await readFile(await file.path(), 'utf8')).toBe('Line 2\nСтрока 2\n\nLine 3\n—\n');
  await expect(dialog).toBeHidden();
});

test('a translator selects too, by the shortcut, and is offered what their role may do (editor.39)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string, editor } = await projectWithStrings(anna, lines(3));
  await joins(boris, project);
  await boris.does(addTranslation, { params: string(2), body: { text: 'Строка 2', status: 0 } });
  const page = await boris.opens(browser, editor);
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Alt+Shift+S');
  await box(page, 1).press('Control+a');
  await page.getByRole('button', { name: 'Actions' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Delete strings' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Mark translations as initial', exact: true }).press('Enter');
  await confirm(page, 'Mark translations as initial');
  await expect(page.getByText('1 string changed').first()).toBeVisible();
  await page.keyboard.press('Alt+Shift+S');
  const row = page.getByRole('listitem').filter({ hasText: 'Строка 2' });
  await expect(row.getByRole('img', { name: 'Initial' })).toBeVisible();
});

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';

test('by keyboard, the times of selected cues are shifted; a time before 0 is refused, and a shift is undone (batches.11)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { params, editor } = await projectWithFilm(anna, SRT);
  const contexts = async () => (await anna.does(listStrings, { params })).map(({ context }) => context);
  const before = await contexts();

  const page = await anna.opens(browser, editor);
  await page.getByRole('button', { name: 'Select strings' }).press('Enter');
  await box(page, 2).press('Space');
  await choose(page, 'Shift times');
  const dialog = page.getByRole('dialog', { name: 'Shift times' });
  const by = dialog.getByLabel('Later by');
  await expect(by).toBeFocused();
  await by.fill('soon');
  await expect(by).toHaveAccessibleDescription(/Enter times such as/);
  await by.fill('-5.5');
  await expect(dialog).toContainText('A cue would begin before 0:00. Shift by less.');
  const submit = dialog.getByRole('button', { name: 'Shift times' });
  await expect(submit).toBeDisabled();
  await dialog.getByText('Times of the translation').click();
  await expect(dialog).toContainText('1 string stays as it is: the translation has no times of its own');
  await dialog.getByText('Times of the source').click();
  await by.fill('+00:00:01.500');
  await expect(dialog).toContainText('1 string will change.');
  await expect(submit).toBeEnabled();
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  await by.press('Enter');
  await expect(page.getByText('1 string changed').first()).toBeVisible();
  expect(await contexts()).toEqual([before[0], '2 · 00:00:06.500 → 00:00:08.500']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(contexts).toEqual(before);
});
