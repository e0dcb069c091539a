import { expect, type Page } from '@playwright/test';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const grip = (page: Page, text: string) =>
  page.getByRole('button', { name: new RegExp(`^Move string \\d+: ${text}`) });
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Strings' }).getByRole('listitem').getByRole('paragraph');
const moves = (page: Page) => page.getByRole('button', { name: 'Move strings' });

test('strings are dragged', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.', 'Four.']);
  const page = await anna.opens(browser, editor);
  await moves(page).click();
  await grip(page, 'One').hover();
  await page.mouse.down();
  const third = await grip(page, 'Three').boundingBox();
  await page.mouse.move((third?.x ?? 0) + 8, (third?.y ?? 0) + 12, { steps: 8 });
  await page.mouse.up();
  await expect(lines(page)).toHaveText(['Two.', 'Three.', 'One.', 'Four.']);
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
