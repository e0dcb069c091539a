import { expect, type Page } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const SENTENCE = 'Alice was beginning to get very tired of sitting by her sister on the bank. ';

/** Paragraphs as in a novel: most of one line or three, every fourth longer than twelve. */
const PARAGRAPHS = Array.from({ length: 60 }, (_, at) =>
  `${at + 1}. ${SENTENCE.repeat(at % 4 === 3 ? 24 : (at % 3) + 1)}`.trim(),
);

/** Which part of the list in view is above the chosen row, and whether that row ends in view. */
const placeOfChosen = (page: Page) =>
  page.getByRole('main').evaluate((list) => {
    const row = list.querySelector('[aria-current="true"]');
    const head = row ? Number.parseFloat(getComputedStyle(row).scrollMarginTop) : 0;
    const [outer, inner] = [list.getBoundingClientRect(), row?.getBoundingClientRect()];
    const above = ((inner?.top ?? 0) - outer.top - head) / (list.clientHeight - head);
    return { above: Math.round(above * 50) / 50, ends: (inner?.bottom ?? Infinity) <= outer.bottom };
  });
const THIRD = { above: 0.34, ends: true };

test('a link, a reload and a jump show their string a third of the list down', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, PARAGRAPHS);
  const page = await anna.opens(browser, `${editor}?string=${string(42).string}`, {
    viewport: { width: 1280, height: 720 },
  });
  await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);
  await page.reload();
  await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);

  // Rows that change their height later don't move it, until the user scrolls.
  await page.addStyleTag({ content: 'main li p { padding-bottom: 40px }' });
  await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, -900);
  await expect.poll(() => placeOfChosen(page)).not.toEqual(THIRD);
  await page.addStyleTag({ content: 'main li p { padding-bottom: 0 }' });

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Type a command, section or string number').fill('29');
  await page.getByRole('button', { name: 'String 29', exact: true }).click();
  await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);

  // A long text stays shortened in the list, and the panel shows all of it. A click on a visible row doesn't scroll.
  await page.goto(`${editor}?string=${string(32).string}`);
  await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);
  const long = page.getByRole('listitem').filter({ hasText: /^32/ });
  await expect(long.getByRole('button', { name: 'Show all' })).toBeVisible();
  await page.goto(`${editor}?string=${string(41).string}`);
  await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);
  const near = page.getByRole('listitem').filter({ hasText: /^42/ });
  const before = await near.boundingBox();
  await near.click();
  await expect(near).toHaveAttribute('aria-current', 'true');
  expect((await near.boundingBox())?.y).toBe(before?.y);

  // On a phone too, behind the string's sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const number of [41, 42]) {
    await page.goto(`${editor}?string=${string(number).string}`);
    await expect(page.getByRole('dialog', { name: `String ${number}` })).toBeVisible();
    await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);
    await page.reload();
    await expect(page.getByRole('dialog', { name: `String ${number}` })).toBeVisible();
    await expect.poll(() => placeOfChosen(page)).toEqual(THIRD);
  }
});
