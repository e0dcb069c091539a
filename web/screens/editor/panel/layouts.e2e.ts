import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const longest = (sentence: string) =>
  sentence
    .repeat(LIMITS.stringText.max)
    .slice(0, LIMITS.stringText.max - 1)
    .trim()
    .concat('.');

const parts = (page: Page) => ({
  source: page.getByRole('region', { name: 'Source', exact: true }),
  field: page.getByRole('textbox', { name: 'Your translation' }),
  add: page.getByRole('button', { name: 'Add', exact: true }),
  translations: page.getByRole('region', { name: 'Translations', exact: true }),
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Composer, Add, source and translations are visible, large enough and don't overlap; both texts scroll by keys. */
async function hasAllInSight(page: Page): Promise<void> {
  const window = page.viewportSize();
  if (!window) throw new Error('There is no window.');
  const all = parts(page);
  const boxes = await Promise.all(Object.values(all).map(boxOf));
  for (const [at, box] of boxes.entries()) {
    expect(box.x, `left of ${at}`).toBeGreaterThanOrEqual(0);
    expect(box.y, `top of ${at}`).toBeGreaterThanOrEqual(0);
    expect(box.right, `right of ${at}`).toBeLessThanOrEqual(window.width);
    expect(box.bottom, `bottom of ${at}`).toBeLessThanOrEqual(window.height);
    expect(box.height, `height of ${at}`).toBeGreaterThanOrEqual(at === 2 ? 24 : 48);
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        box.bottom <= other.y + 1 ||
        other.bottom <= box.y + 1 ||
        box.right <= other.x + 1 ||
        other.right <= box.x + 1;
      expect(isApart, `${at} is over another`).toBe(true);
    }
  }
  for (const part of [all.source, all.translations]) {
    await part.focus();
    // Once more while a long text is still being drawn: its end was elsewhere then.
    await expect(async () => {
      await page.keyboard.press('End');
      const isAtEnd = await part.evaluate((it) => it.scrollTop + it.clientHeight + 1 >= it.scrollHeight);
      expect(isAtEnd).toBe(true);
    }).toPass();
    expect(await part.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  }
  const last = page.getByRole('button', { name: /^More actions for/ }).last();
  // What checks find comes later, and makes the texts longer.
  await expect(async () => {
    await page.keyboard.press('End');
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual(window.height);
  }).toPass();
}

/** The editor at a string whose source, whose translations and what one writes are as long as they may be. */
async function opensLongest(browser: Browser): Promise<Page> {
  const anna = await newUser('anna');
  const { editor, strings } = await projectWithStrings(anna, [
    'One.',
    longest('The rabbit ran on and on. '),
    'Three.',
  ]);
  const [, params] = strings;
  if (!params) throw new Error('There is no string.');
  for (const text of ['Кролик бежал. ', 'Кролик всё бежал и бежал. ']) {
    await anna.does(addTranslation, { params, body: { text: longest(text) } });
  }
  const page = await anna.opens(browser, `${editor}?string=${params.string}`, {
    viewport: { width: 1440, height: 900 },
  });
  await parts(page).field.fill(longest('Заяц скакал. '));
  return page;
}

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [800, 600],
  [390, 480],
  // 1280 × 720 at 200 %
  [640, 360],
] as const;

for (const layout of ['beside the list', 'in the list']) {
  test(`with the longest texts the field, Add, the source and the translations are all in sight, ${layout}`, async ({
    browser,
  }) => {
    const page = await opensLongest(browser);
    const { field } = parts(page);
    if (layout === 'in the list') {
      await page.keyboard.press('Alt+l');
      await expect(field).toBeFocused();
    }
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await test.step(`${width} × ${height}`, () => hasAllInSight(page));
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await field.focus();
    // With its comments open too.
    await page.keyboard.press('Alt+m');
    const comment = page.getByRole('textbox', { name: 'Write a comment' });
    await expect(comment).toBeFocused();
    expect((await boxOf(comment)).bottom).toBeLessThanOrEqual(720);
    await hasAllInSight(page);
  });
}

test('the side panel is made wider by key and by mouse, stays so, and has its usual width after a double click', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, editor, { viewport: { width: 1280, height: 720 } });
  const edge = page.getByRole('separator', { name: 'Width of the side panel' });
  await expect(parts(page).field).toBeVisible();
  const usual = Math.round((await boxOf(page.locator('#string-panel'))).width);
  await expect(edge).toHaveAttribute('aria-valuenow', String(usual));
  await edge.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', String(usual + 24));
  const { x } = await boxOf(edge);
  await page.mouse.move(x + 4, 400);
  await page.mouse.down();
  await page.mouse.move(x - 36, 400);
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', String(usual + 64));
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', String(usual + 64));
  await edge.dblclick();
  await expect(edge).toHaveAttribute('aria-valuenow', String(usual));
});

test('in its row a string is translated, judged and talked about, and the cursor goes on to the next one', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  await joins(boris, project);
  await boris.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, editor, { viewport: { width: 1024, height: 768 } });
  const { field, add, translations } = parts(page);
  const row = (number: number) =>
    page
      .getByRole('list', { name: 'Strings' })
      .locator('> li')
      .nth(number - 1);
  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByText('In the list', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(row(1).getByRole('textbox', { name: 'Your translation' })).toBeVisible();
  await expect(page.getByRole('separator')).toHaveCount(0);

  await translations.getByRole('button', { name: 'Vote for' }).click();
  await expect(translations.getByRole('button', { name: 'Vote for' })).toHaveText('1');
  await translations.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(translations.getByText('Approved')).toBeVisible();
  await translations.getByRole('button', { name: /^More actions for/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Edit/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await row(1).getByRole('button', { name: 'Comments' }).click();
  const comment = row(1).getByRole('textbox', { name: 'Write a comment' });
  await expect(comment).toBeFocused();
  await comment.fill('Ясно.');
  await row(1).getByRole('button', { name: 'Send' }).click();
  await expect(row(1).getByText('Ясно.')).toBeVisible();
  await row(1).getByRole('button', { name: 'Comments', exact: true }).click();

  await field.fill('Один.');
  await page.keyboard.press('Control+Enter');
  await expect(row(2)).toHaveAttribute('aria-current', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.type('Два.');
  await add.click();
  await expect(translations.getByText('Два.')).toBeVisible();
  await expect(field).toBeFocused();
  await row(3).getByText('Three.').click();
  await expect(field).toBeFocused();
  await page.keyboard.type('Три.');
  await expect(row(3).getByRole('textbox', { name: 'Your translation' })).toHaveValue('Три.');
  await page.reload();
  await expect(row(3).getByRole('textbox', { name: 'Your translation' })).toHaveValue('Три.');
});
