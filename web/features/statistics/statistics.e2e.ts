import { expect, type Page } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { editProject } from '#contract/projects.ts';
import { addTranslation, approve, castVote } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const names = (page: Page) => page.getByRole('table', { name: 'By user' }).getByRole('rowheader');

test('everyone who reads the texts sees who did how much, and sorts it', async ({ browser, page }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.', 'Four.']);
  await joins(boris, project);
  const add = async (number: number) =>
    boris.does(addTranslation, { params: string(number), body: { text: `By Boris ${number}`, status: 0 } });
  const { id } = await add(1);
  await add(2);
  const translation = { ...string(1), translation: id };
  await anna.does(castVote, { params: translation });
  await anna.does(approve, { params: translation });
  await anna.does(addComment, { params: string(1), body: { text: 'So.' } });

  await page.goto(`/projects/${project.id}#statistics`);
  await expect(page.getByRole('definition').filter({ hasText: '50.00%' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'The whole book: Approved 1, Not approved 1, Initial 0, Untranslated 2' }),
  ).toBeVisible();
  await expect(
    page
      .getByRole('img', { name: /^Bar chart/ })
      .locator('path')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(boris.username) })).toContainText('+1 −0');

  await expect(names(page)).toHaveText([new RegExp(boris.username), new RegExp(anna.username)]);
  const head = page.getByRole('table', { name: 'By user' }).getByRole('columnheader', { name: 'Comments' });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page)).toHaveText([new RegExp(anna.username), new RegExp(boris.username)]);
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(names(page)).toHaveText([new RegExp(boris.username), new RegExp(anna.username)]);

  await page.getByRole('button', { name: 'Member: Everyone' }).click();
  await page.getByRole('menuitemradio', { name: anna.username }).click();
  await expect(page.getByText('Translations 0', { exact: true })).toBeVisible();

  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  const stranger = await (await newUser('carla')).opens(browser, `/projects/${project.id}#statistics`);
  await expect(stranger.getByText('Only project members can see these statistics.')).toBeVisible();
});

test('the days of the chart stand apart on a phone', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['One.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.', status: 0 } });
  for (const locale of ['en', 'ru', 'it']) {
    const options = { viewport: { width: 390, height: 844 }, locale };
    const page = await anna.opens(browser, `/projects/${project.id}#statistics`, options);
    const days = page.locator('[role=tabpanel] .recharts-xAxis-tick-labels text');
    await expect(days).toHaveCount(5);
    const boxes = await days.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
    const ends = boxes.map(({ right }) => right);
    const begins = [...boxes.slice(1).map(({ left }) => left), 390];
    for (const [at, end] of ends.entries()) expect(end).toBeLessThan(begins[at] ?? 0);
    await page.context().close();
  }
});
