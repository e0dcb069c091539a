import { expect, type Locator } from '@playwright/test';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const PROSE = 'To Sherlock Holmes she is always the woman. I have seldom heard him mention her.';
const body = (heading: string) => `${heading}\n\n${`${PROSE}\n\n`.repeat(2)}`;
const STORIES = ['A SCANDAL IN BOHEMIA', 'THE RED-HEADED LEAGUE', 'A CASE OF IDENTITY'];
const NUMBERS = ['I', 'II', 'III'];
const HOLMES = `Contents\n\n${STORIES.map((story, at) => `   ${NUMBERS[at]}.  ${story}`).join('\n')}\n\n\n\n${STORIES.map(
  (story, at) =>
    `ADVENTURE ${NUMBERS[at]}. ${story}\n\n${body('I.')}${body('II.')}~ Some days later ~\n\n${PROSE}\n\n`,
).join('')}`;

test('on a low window nothing on the left lies over anything else, and all of it can be reached', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { project, section } = await projectWithStrings(owner, []);
  const address = `/projects/${project.id}/sections/${printSectionId(section.id)}/load_strings`;
  const page = await owner.opens(browser, address, { viewport: { width: 1280, height: 600 } });
  await page.getByLabel('Text to import').fill(HOLMES);
  await page.getByRole('button', { name: /^Transform/ }).click();
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
