import { expect, type Page } from '@playwright/test';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { type BrowserUser, newUser } from '../../../../test/browser-user.ts';

const NAMES = ['The whole book', 'Second', 'Third'];

/** A project of three sections, the first with two strings and a translation. */
async function book(owner: BrowserUser) {
  const staged = await projectWithStrings(owner, ['One.', 'Two.']);
  const params = { project: staged.project.id };
  await owner.does(addTranslation, { params: staged.string(1), body: { text: 'Раз.' } });
  for (const name of NAMES.slice(1)) await owner.does(addSection, { params, body: { name } });
  const stored = async () => (await owner.does(listSections, { params })).map(({ name }) => name);
  return { ...staged, params, stored, address: `/projects/${staged.project.id}` };
}

const dots = (page: Page, name: string) => page.getByRole('button', { name: `Menu of “${name}”` });
const shown = (page: Page) => page.getByRole('row').getByRole('link', { name: /^(?!Import strings)/ });

async function choose(page: Page, section: string, act: string) {
  await dots(page, section).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('the menu of a section is whole in a window of 720 px, and scrolls in a lower one (sections.13)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { address } = await book(anna);
  const viewport = { width: 1280, height: 720 };
  const page = await anna.opens(browser, address, { viewport, reducedMotion: 'reduce' });
  await dots(page, 'Second').click();
  const menu = page.getByRole('menu');
  const items = menu.getByRole('menuitem');
  await expect(items).toHaveCount(13);
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
  const last = menu.getByRole('menuitem', { name: 'Delete section' });
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 720, height: 450 });
  await dots(page, 'Second').click();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('sections are rearranged by keyboard and by drag; Save keeps the order, Cancel brings the old one back', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { address, stored } = await book(anna);
  const page = await anna.opens(browser, address, { reducedMotion: 'reduce' });
  const lines = page.getByRole('region', { name: 'Section order' }).getByRole('listitem');
  const grip = (name: string) => page.getByRole('button', { name: `Drag “${name}”` });

  await page.getByRole('button', { name: 'Rearrange' }).click();
  await grip('The whole book').hover();
  await page.mouse.down();
  const third = await grip('Third').boundingBox();
  await page.mouse.move((third?.x ?? 0) + 8, (third?.y ?? 0) + 12, { steps: 8 });
  await page.mouse.up();
  await expect(lines).toHaveText(['Second', 'Third', 'The whole book']);
  // The library ignores clicks for 50 ms after a drop, so the test retries.
  await expect(async () => {
    await page.getByRole('button', { name: 'Cancel' }).click({ timeout: 1000 });
    await expect(shown(page)).toHaveText(NAMES, { timeout: 1000 });
  }).toPass();
  expect(await stored()).toEqual(NAMES);

  await choose(page, 'Third', 'Rearrange');
  await grip('Third').press('Alt+ArrowUp');
  await expect(grip('Third')).toBeFocused();
  await grip('The whole book').press('Space');
  await expect(page.getByText('“The whole book” picked up from position 1 of 3.')).toBeAttached();
  // The library begins to listen to the arrow keys by a timer: one that is set later fires after it.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('“The whole book” moved to position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(lines).toHaveText(['Third', 'The whole book', 'Second']);
  await page.getByRole('tab', { name: 'Members' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(shown(page)).toHaveText(['Third', 'The whole book', 'Second']);
  expect(await stored()).toEqual(['Third', 'The whole book', 'Second']);
});
