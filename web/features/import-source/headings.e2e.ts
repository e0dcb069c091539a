import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { listSections } from '#contract/sections.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, newUser } from '../../../test/browser-user.ts';

const PROSE = 'To Sherlock Holmes she is always the woman. I have seldom heard him mention her.';
const body = (heading: string) => `${heading}\n\n${`${PROSE}\n\n`.repeat(2)}`;
const STORIES = ['A SCANDAL IN BOHEMIA', 'THE RED-HEADED LEAGUE', 'A CASE OF IDENTITY'];
const NUMBERS = ['I', 'II', 'III'];
const HOLMES = `Contents\n\n${STORIES.map((story, at) => `   ${NUMBERS[at]}.  ${story}`).join('\n')}\n\n\n\n${STORIES.map(
  (story, at) =>
    `ADVENTURE ${NUMBERS[at]}. ${story}\n\n${body('I.')}${body('II.')}~ Some days later ~\n\n${PROSE}\n\n`,
).join('')}`;

/** Opens the import page of an empty section in a window of this height, and transforms the book. */
async function openHolmes(browser: Browser, height: number) {
  const owner = await newUser('owner');
  const { project, section } = await projectWithStrings(owner, []);
  const address = `/projects/${project.id}/sections/${printSectionId(section.id)}/load_strings`;
  const page = await owner.opens(browser, address);
  await page.setViewportSize({ width: 1280, height });
  await page.getByLabel('Text to import').fill(HOLMES);
  await page.getByRole('button', { name: /^Transform/ }).click();
  return { page, project };
}

const names = (page: Page) => page.getByLabel(/^Name of section/);
const headingOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Headings found' }).getByRole('checkbox', { name });

test('a book is cut at the headings that one selects, by level, one by one and by a pattern', async ({
  browser,
}) => {
  // High enough to render every row of the preview.
  const { page, project } = await openHolmes(browser, 3000);
  const stories = STORIES.map((story, at) => `ADVENTURE ${NUMBERS[at]}. ${story}`);
  await expect(names(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Headings', exact: true }).click();
  const result = page.getByRole('region', { name: 'Headings' }).getByRole('status');
  await expect(result).toHaveText('The text becomes 4 sections.');
  await expect(headingOf(page, stories[0] ?? '')).toBeChecked();
  await expect(page.getByRole('list', { name: 'Headings found' })).toContainText('9 strings, 457 characters');

  // Headings are chosen one by one with the keyboard.
  await headingOf(page, stories[1] ?? '').focus();
  await page.keyboard.press('Space');
  await expect(result).toHaveText('The text becomes 3 sections.');
  await expect(headingOf(page, stories[1] ?? '')).toBeFocused();
  await expect(names(page)).toHaveCount(3);

  await page.getByLabel('Start sections at').selectOption('Numbers in chapters');
  await expect(result).toHaveText('The text becomes 7 sections.');
  await expect(names(page).nth(2)).toHaveValue('ADVENTURE I · II.');
  await page.getByLabel('Start sections at').selectOption('Chapters');
  await page.getByLabel('Your own headings').fill('~ * later ~');
  await expect(result).toHaveText('The text becomes 7 sections.');
  await expect(names(page).nth(2)).toHaveValue('Some days later');

  // A pattern applies even if the headings are closed at once.
  await page.getByLabel('Your own headings').fill('nothing like it');
  await page.getByRole('button', { name: 'Back to text' }).click();
  await expect(names(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Headings', exact: true }).click();
  await page.getByLabel('Your own headings').fill('~ * later ~');
  await expect(names(page)).toHaveCount(7);

  await page.getByRole('button', { name: /^Import/ }).click();
  await page.waitForURL('**/editor/*');
  const sections = await ask(page.request, listSections, { params: { project: project.id } });
  expect(sections.map(({ name }) => name)).toEqual([
    'Front matter',
    ...stories.flatMap((story) => [story, 'Some days later']),
  ]);
});

test('on a low window nothing on the left lies over anything else, and all of it can be reached', async ({
  browser,
}) => {
  const { page } = await openHolmes(browser, 600);
  const open = page.getByRole('button', { name: 'Headings', exact: true });
  const transform = page.getByRole('button', { name: 'Transform again' });
  await open.click();
  const close = page.getByRole('button', { name: 'Back to text' });
  const level = page.getByLabel('Start sections at');
  await isAbove(close, level);
  await isAbove(level, page.getByText('The text becomes 4 sections.'));
  // The number and the size share a line.
  const row = page.getByRole('list', { name: 'Headings found' }).getByRole('listitem').nth(1);
  await expect(row).toContainText(/^I\..*\d+ characters$/);
  const { height = 0 } = (await row.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(36);
  await isAbove(page.getByRole('region', { name: 'Headings' }), transform);
  await close.click();
  await isAbove(open, page.getByLabel('Text to import'));
  await transform.scrollIntoViewIfNeeded();
  await transform.click({ trial: true });
});

async function isAbove(one: Locator, other: Locator) {
  const [above, below] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!above || !below) throw new Error('It is not shown.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}
