import { type Browser, expect, type Page } from '@playwright/test';
import { listSections } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const NUMBERS = ['I', 'II', 'III', 'IV'];
const BOOK = NUMBERS.map(
  (number) => `CHAPTER ${number}\n\n${'A line of prose. '.repeat(12)}\n\nAnd more.\n\n`,
).join('');
const NOTICE = 'Import not finished. Sections: 2 of 4';

/** Begins to import a book of four chapters, and closes the page after the third is stored but before its response. */
async function breakOff(browser: Browser) {
  const owner = await newUser('owner');
  const { project, section } = await projectWithStrings(owner, []);
  const load = `/projects/${project.id}/sections/${printSectionId(section.id)}/load_strings`;
  const page = await owner.opens(browser, load);
  const context = page.context();
  const field = page.getByLabel('Choose files').and(page.locator('input'));
  await field.setInputFiles({ name: 'Book.txt', mimeType: '', buffer: Buffer.from(BOOK) });
  let calls = 0;
  const stored = new Promise<void>((resolve) => {
    void page.route('**/api/projects/*/sections/*/strings*', async (route) => {
      calls++;
      if (calls < 3) return route.continue();
      await route.fetch();
      resolve();
    });
  });
  await page.getByRole('button', { name: /^Import 12/ }).click();
  await stored;
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;
  const sections = async () => {
    const all = await owner.does(listSections, { params: { project: project.id } });
    return all.map(({ name, stats }) => [name, stats.strings_amount]);
  };
  return { context, load, project: `/projects/${project.id}`, sections };
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: NOTICE });

test('an import whose page was closed is told of, and goes on without storing anything twice', async ({
  browser,
}) => {
  const { context, load, project, sections } = await breakOff(browser);
  const page = await context.newPage();
  await page.goto(load);
  await expect(notice(page)).toBeVisible();
  await page.goto(project);
  await notice(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/editor/*_*_*_*');
  expect(await sections()).toEqual(NUMBERS.map((number) => [`CHAPTER ${number}`, 3]));
  await page.goto(project);
  await expect(page.getByRole('link', { name: 'CHAPTER IV' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('what is left of an import can be discarded; what is stored stays', async ({ browser }) => {
  const { context, project, sections } = await breakOff(browser);
  const page = await context.newPage();
  await page.goto(project);
  await notice(page).getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard the rest of the import?' });
  await expect(question).toContainText('2 sections won’t be imported.');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'CHAPTER III' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await sections()).toHaveLength(3);
});
