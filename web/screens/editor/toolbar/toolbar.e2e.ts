import { expect, type Page } from '@playwright/test';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

/** Whether all controls of the toolbar are within the window and none overlap. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('section > [data-tight] :is(button, input)')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .sort((one, other) => one.left - other.left);
    return all.every((one, at) => {
      const next = all[at + 1];
      return one.left >= 0 && one.right <= innerWidth && (!next || one.right <= next.left + 1);
    });
  });

test('the toolbar keeps its words while there is room', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await anna.opens(browser, editor, { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Next string' }).click();
  await page.keyboard.press('Control+k');
  const command = (label: string) => page.getByRole('dialog').getByText(label, { exact: true });
  await expect(command('Editor settings')).toBeVisible();
  const left = async (label: string) => (await command(label).boundingBox())?.x;
  expect(await left('Editor settings')).toBe(await left('Next untranslated string'));
  await page.keyboard.press('Escape');

  const word = (of: string) => page.locator(`[data-words="${of}"]`).first();
  await expect(word('tools')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(word('tools')).toBeHidden();
  await expect(word('statuses')).toBeVisible();
  await expect(word('modes')).toBeHidden();
  await page.setViewportSize({ width: 1152, height: 768 });
  await expect(word('modes')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('dragoman.language', 'ru'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Перевод', exact: true })).toBeVisible();
  for (const width of [1440, 1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(() => fits(page), `in Russian at ${width}`).toBe(true);
  }
  // A dropped part comes back where a longer one was dropped after it.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(word('statuses')).toBeHidden();
  for (const name of ['modes', 'tools']) await expect(word(name)).toBeVisible();

  // A phone has the quick search too, and the composer's footer clips no label at the smallest width.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(editor);
  await page.getByRole('searchbox', { name: 'Поиск в оригинале и переводах' }).fill('tw');
  await expect(page.getByRole('main').locator('mark')).toHaveText(['Tw']);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.getByRole('main').getByRole('listitem').click();
  const name = page.getByRole('switch').locator('xpath=../..').locator('label span');
  await expect(page.getByRole('switch')).toBeVisible();
  const cut = (all: Element[]) =>
    all.filter((it) => it.textContent !== '' && it.scrollWidth > it.clientWidth).length;
  expect(await name.evaluateAll(cut)).toBe(0);
});

test('the search field is not narrow while there is room beside it', async ({ browser }) => {
  const [anna, boris] = await Promise.all([newUser('anna'), newUser('boris')]);
  const { editor, project } = await projectWithStrings(anna, ['One.', 'Two.']);
  await joins(boris, project);
  const page = await boris.opens(browser, editor, { viewport: { width: 1280, height: 720 } });
  const find = page.getByRole('searchbox');
  /** Pixels between the search and sort controls and those over the panel. */
  const unused = () =>
    find.evaluate((field) => {
      const [list, panel] = [...(field.closest('[data-tight]')?.children ?? [])];
      const left = list?.lastElementChild?.getBoundingClientRect().right ?? Number.NaN;
      return (panel?.firstElementChild?.getBoundingClientRect().left ?? Number.NaN) - left;
    });
  for (const language of ['it', 'ru', 'en']) {
    await page.evaluate((it) => localStorage.setItem('dragoman.language', it), language);
    await page.goto(editor);
    await expect(find).toBeVisible();
    const narrowBesideRoom = async () =>
      ((await find.boundingBox())?.width ?? 0) < 200 && (await unused()) > 40;
    await expect.poll(narrowBesideRoom, `in ${language}`).toBe(false);
    expect(await unused(), `in ${language}`).toBeGreaterThan(0);
    expect(await fits(page), `in ${language}`).toBe(true);
  }
});

test('what stands under the entry keeps its words while one types', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await anna.opens(browser, editor);
  const entry = page.getByRole('textbox', { name: 'Your translation' });
  const foot = page.locator('[data-tight]').filter({ has: page.getByRole('switch') });
  for (const width of [1440, 1366, 1280, 1100, 1024, 640, 390]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(editor);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    if (width < 1024) await page.getByRole('main').getByRole('listitem').first().click();
    await entry.fill('');
    const tight = await foot.getAttribute('data-tight');
    await entry.fill('Кролик '.repeat(200).trim());
    await expect(foot).toContainText('1,399');
    await expect(foot, `at ${width}`).toHaveAttribute('data-tight', tight ?? '');
  }
});
