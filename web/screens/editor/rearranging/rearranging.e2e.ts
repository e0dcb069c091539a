import { expect, type Page } from '@playwright/test';
import { addStrings, listStrings } from '#contract/strings.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const grip = (page: Page, text: string) =>
  page.getByRole('button', { name: new RegExp(`^Move string \\d+: ${text}`) });
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Strings' }).getByRole('listitem').getByRole('paragraph');
const moves = (page: Page) => page.getByRole('button', { name: 'Move strings' });

test('strings are dragged and sent by number; over what others did one saves again; Cancel brings the order back', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, project, section } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.', 'Four.']);
  const params = { project: project.id, section: section.id };
  const stored = async () => (await anna.does(listStrings, { params, query: {} })).map(({ text }) => text);
  const page = await anna.opens(browser, `${editor}?status=non_tr`, { reducedMotion: 'reduce' });
  await expect(moves(page)).toHaveAccessibleDescription(/Clear filters to move/);
  await moves(page).press('Enter');
  await expect(moves(page)).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await moves(page).click();

  await grip(page, 'One').hover();
  await page.mouse.down();
  const third = await grip(page, 'Three').boundingBox();
  await page.mouse.move((third?.x ?? 0) + 8, (third?.y ?? 0) + 12, { steps: 8 });
  await page.mouse.up();
  await expect(lines(page)).toHaveText(['Two.', 'Three.', 'One.', 'Four.']);
  await page.getByRole('button', { name: 'Move string 4 to another position' }).click();
  await page.getByRole('textbox', { name: 'Position' }).fill('1');
  await page.keyboard.press('Enter');
  await expect(grip(page, 'Four')).toBeFocused();
  await expect(lines(page)).toHaveText(['Four.', 'Two.', 'Three.', 'One.']);

  await anna.does(addStrings, { params, query: { pos: 3 }, body: [{ text: 'Added.' }] });
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Others changed this section (1 string added)')).toBeVisible();
  await expect(lines(page)).toHaveText(['Four.', 'Two.', 'Added.', 'Three.', 'One.']);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('String order saved')).toBeVisible();
  expect(await stored()).toEqual(['Four.', 'Two.', 'Added.', 'Three.', 'One.']);

  await moves(page).click();
  await grip(page, 'Two').press('Alt+ArrowDown');
  await expect(lines(page)).toHaveText(['Four.', 'Added.', 'Two.', 'Three.', 'One.']);
  await page.getByRole('link', { name: /^Back to project/ }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(moves(page)).toBeVisible();
  expect(await stored()).toEqual(['Four.', 'Two.', 'Added.', 'Three.', 'One.']);
});

test('the panel is beside the list under a header as wide as the window, also if strings are translated in their rows', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await anna.opens(browser, editor, { viewport: { width: 1440, height: 900 } });
  await page.evaluate(() => localStorage.setItem('dragoman.editor', JSON.stringify({ layout: 'inPlace' })));
  await page.reload();
  await moves(page).click();
  const none = await page.getByText('None yet.').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.width).toBe(1440);
  expect(none?.y).toBeLessThan(300);
});
