import { expect, type Page } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const URL_OF_300 = `https://example.org/${'very-long-path/'.repeat(18)}${'x'.repeat(10)}`;
const LONG = [URL_OF_300, 'ы'.repeat(300), 'x'.repeat(2_001), 'ر'.repeat(300)];

/** The names of visible fields that a long word makes wider, or that would scroll sideways. */
async function brokenBy(page: Page, word: string) {
  const broken: string[] = [];
  for (const field of await page.locator('textarea:visible:enabled').all()) {
    const width = (await field.boundingBox())?.width;
    await field.fill(word);
    const after = await field.evaluate((it) => ({
      width: it.getBoundingClientRect().width,
      hidden: it.scrollWidth - it.clientWidth,
    }));
    const page = await field.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (after.width !== width || after.hidden > 0 || page > 0) {
      broken.push(`${await field.getAttribute('id')}: ${width} → ${after.width}, ${after.hidden}, ${page}`);
    }
    await field.fill('');
  }
  return broken;
}

for (const width of [1280, 390]) {
  test(`a long word is broken, and makes no field wider, at ${width} px`, async ({ browser }) => {
    const anna = await newUser('anna');
    const { editor, project, string } = await projectWithStrings(anna, [URL_OF_300]);
    const body = { text: URL_OF_300 };
    await anna.does(addTranslation, { params: string(1), body });
    const page = await anna.opens(browser, '/create', { viewport: { width, height: 800 } });
    const check = async (opened: string) => {
      await expect(page.locator('textarea:visible:enabled').first()).toBeVisible();
      for (const word of LONG) expect(await brokenBy(page, word), opened).toEqual([]);
    };
    await check('create');
    await page.goto(`/projects/${project.id}#settings`);
    await check('settings of the project');
    await page.goto(`${editor}?string=${string(1).string}`);
    await check('composer and comment');
    await page.keyboard.press('Alt+E');
    await check('a translation that is edited');
    await page.keyboard.press('Alt+Shift+E');
    await page.getByRole('textbox', { name: 'Context' }).first().waitFor();
    await check('a string that is edited');
  });
}
