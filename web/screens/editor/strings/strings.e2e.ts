import { expect, type Locator, type Page } from '@playwright/test';
import { addSection } from '#contract/texts/sections.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const form = (page: Page) => page.getByRole('form', { name: /^Editing string/ });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });

async function choose(page: Page, index: number, action: string) {
  await rows(page)
    .nth(index - 1)
    .hover();
  await rows(page)
    .nth(index - 1)
    .getByRole('button', { name: `More actions for string ${index}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Whether an element begins at the end of another, or further down. */
async function below(upper: Locator, lower: Locator) {
  const [above, under] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above !== null && under !== null && above.y + above.height <= under.y;
}

/** Whether nothing covers the middle of an element in its position. */
const isInSight = (place: Locator) =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Whether nothing covers the middle of an element after scrolling to it. */
const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the buttons of the form stay in sight, whatever stands below it', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await anna.opens(browser, editor, { viewport: { width: 1280, height: 720 } });
  for (const [width, height] of [
    [1280, 720],
    [1280, 560],
    // 1280 × 720 at 200 %
    [640, 360],
  ] as const) {
    const at = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(`${editor}?string=${string(1).string}`);
    await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeVisible();
    if (width > 1000) await page.keyboard.press('Alt+m');
    await page.keyboard.press('Alt+Shift+E');
    await expect(field(page, 'Text')).toBeFocused();
    for (const name of ['Cancel', 'Save string']) {
      const button = form(page).getByRole('button', { name });
      await expect(button, `${name} ${at}`).toBeInViewport({ ratio: 1 });
      expect(await isInSight(button), `${name} ${at}`).toBe(true);
    }
    // They don't cover a focused field.
    await field(page, 'Context').focus();
    await expect.poll(() => isInSight(field(page, 'Context')), `Context ${at}`).toBe(true);
  }
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  // 1280×720 at 200 %.
  [640, 360],
] as const) {
  test(`the list of sections hides nothing of the dialog at ${width}×${height}`, async ({ browser }) => {
    const anna = await newUser('anna');
    const { editor, project } = await projectWithStrings(anna, ['One.']);
    for (const name of Array.from({ length: 12 }, (_, at) => `Part ${at}`))
      await anna.does(addSection, { params: { project: project.id }, body: { name } });
    const page = await anna.opens(browser, editor, { viewport: { width, height } });
    await choose(page, 1, 'Move to section');
    const move = page.getByRole('dialog', { name: 'Move string 1' });
    const sections = move.getByRole('combobox', { name: 'Section' });
    await expect(sections).toBeFocused();
    await page.keyboard.type('Part 1', { delay: 50 });
    await page.keyboard.press('Enter');
    await sections.press('ArrowDown');
    const list = page.getByRole('listbox');
    const key = move.getByRole('textbox', { name: 'Key' });
    const button = move.getByRole('button', { name: 'Move string' });
    for (const next of [move.getByRole('textbox', { name: 'Position' }), key, button]) {
      await expect.poll(async () => (await below(list, next)) && (await isOnTop(next))).toBe(true);
    }
    await key.click();
    await expect(key).toBeFocused();
    await expect(list).toHaveCount(0);
    await sections.click();
    await expect(list).toBeVisible();
    // Closing the list moves the button away from under the pointer only after the click.
    await button.click();
    await expect(page.getByText('String moved to “Part 1”, position 1.')).toBeVisible();
  });
}
