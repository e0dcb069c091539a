import { expect, type Page } from '@playwright/test';
import { addEntry } from '#contract/dictionary.ts';
import { addTranslation } from '#contract/translations.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const numbered = (amount: number) => Array.from({ length: amount }, (_, at) => `Line ${at + 1}.`);

test('a filter narrows the list, stands in the address, and lets no row jump', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, numbered(14));
  await anna.does(addTranslation, { params: string(1), body: { text: 'Первая.' } });
  const page = await anna.opens(browser, `${editor}?size=10`);
  const found = page.getByRole('region', { name: 'Tools' });
  await page.getByRole('button', { name: 'Untranslated' }).click();
  await expect(found.getByText('13 strings found')).toBeVisible();
  await expect(page.getByRole('status').getByText('13 strings found')).toBeAttached();
  await expect(page).toHaveURL(/\?status=non_tr&size=10$/);
  await expect(page.getByRole('button', { name: 'Untranslated' })).toBeFocused();

  // A translated row stays in its position until the list is reloaded, while the counts change.
  await rows(page).first().click();
  await page.keyboard.type('Вторая.');
  await page.keyboard.press('Control+Enter');
  await expect(found.getByText('12 strings found')).toBeVisible();
  await expect(rows(page).first()).toContainText('Вторая.');
  await expect(rows(page).first().getByRole('img', { name: 'No longer matches' })).toBeVisible();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByText('1 new change')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(rows(page).first()).toContainText('Line 3.');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('main').getByText('1 new change')).toHaveCount(0);

  // A search is combined with the filter; the link shows the same to a colleague.
  await page.getByRole('link', { name: 'String 5', exact: true }).focus();
  await page.keyboard.press('/');
  await page.keyboard.type('line 1');
  await expect(found.getByText('5 strings found')).toBeVisible();
  await page.getByRole('button', { name: /^Sort:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Last to first' }).click();
  await expect(rows(page).first()).toContainText('Line 14.');
  const colleague = await anna.opens(browser, page.url());
  await expect(rows(colleague)).toHaveText([/Line 14/, /Line 13/, /Line 12/, /Line 11/, /Line 10/]);
  // Even the last row of its page stays there.
  await colleague.getByRole('searchbox', { name: 'Search source and translations' }).fill('line 13');
  await expect(rows(colleague)).toHaveCount(1);
  await colleague.getByLabel('Your translation').fill('Тринадцатая.');
  await colleague.keyboard.press('Control+Shift+Enter');
  await expect(colleague.getByText('0 strings found', { exact: true }).first()).toBeVisible();
  await expect(rows(colleague)).toContainText('Тринадцатая.');
  await colleague.getByRole('searchbox', { name: 'Search source and translations' }).fill('no such line');
  await colleague.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(colleague)).toHaveCount(10);
  await expect(colleague.getByRole('main')).toBeFocused();
});

test('the string that is translated in its row keeps what the search found, in words of the dictionary too', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, project } = await projectWithStrings(anna, [
    'Alice.',
    'The white rabbit ran.',
    'White rabbits.',
  ]);
  const params = { project: project.id };
  await anna.does(addEntry, { params, body: { word: 'rabbit', translate: 'кролик' } });
  const page = await anna.opens(browser, editor);
  await page.getByRole('searchbox', { name: 'Search source and translations' }).fill('white rab');
  await expect(rows(page).locator('mark')).toHaveText(['white rab', 'White rab']);
  await page.keyboard.press('Alt+l');
  await expect(rows(page).first().getByRole('button', { name: 'rabbit', exact: true })).toBeVisible();
  await expect(rows(page).first().locator('[data-source] mark')).toHaveText(['white ', 'rab']);
  await expect(rows(page).nth(1).locator('mark')).toHaveText(['White rab']);
});

test('all filters stand in one panel, which says at its field what can’t be looked for', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, numbered(3));
  await anna.does(addTranslation, { params: string(2), body: { text: 'Вторая.' } });
  const page = await anna.opens(browser, editor);
  await page.getByLabel('Your translation').focus();
  await page.keyboard.down('Shift');
  await expect(page.getByRole('button', { name: 'Competing' })).toBeVisible();
  await page.keyboard.press('A');
  await expect(page.getByRole('button', { name: 'Competing' })).toBeHidden();
  await page.keyboard.up('Shift');

  // The search covers source and translations, and marks matches.
  await page.getByRole('searchbox', { name: 'Search source and translations' }).fill('ВТОР');
  await expect(rows(page)).toHaveText([/Line 2/]);
  await expect(rows(page).locator('mark')).toHaveText(['Втор']);
  await page.getByRole('searchbox', { name: 'Search source and translations' }).fill('line 3');
  await expect(rows(page).locator('mark')).toHaveText(['Line 3']);
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('form', { name: 'More filters' });
  await expect(panel.getByRole('button', { name: 'Competing' })).toBeVisible();
  await panel.getByLabel('Source or translation contains').fill('');
  await panel.getByLabel('Translation contains', { exact: true }).fill('(');
  await panel.getByRole('switch', { name: 'Regular expressions' }).click();
  await panel.getByRole('button', { name: 'Show strings' }).click();
  await expect(panel.getByLabel('Translation contains', { exact: true })).toHaveAccessibleDescription(
    /pattern isn’t valid/,
  );
  await panel.getByLabel('Translation contains', { exact: true }).fill('^вт.рая');
  await panel.getByRole('combobox', { name: 'Translator' }).fill(anna.username);
  await page.getByRole('option', { name: anna.username }).click();
  await panel.getByRole('button', { name: 'Show strings' }).click();
  await expect(panel).toBeHidden();
  await expect(rows(page)).toHaveText(/Line 2/);
  await expect(page).toHaveURL(/from=.*translation=.*regex=true/);
  await page.getByRole('button', { name: /Remove filter “Translator:/ }).click();
  await expect(page).not.toHaveURL(/from=/);
});

test('by number, by name and by setting one gets about', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, [...numbered(129), 'Two\nlines.']);
  for (const text of ['Первая.', 'Иначе.']) {
    await anna.does(addTranslation, { params: string(1), body: { text } });
  }
  const page = await anna.opens(browser, `${editor}?size=10&string=${string(34).string}`);
  await expect(rows(page).nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Page 4: Untranslated' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Go to page' }).first().click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText('Line 111.');
  await page.keyboard.press('Control+k');
  const palette = page.getByPlaceholder('Type a command, section or string number');
  await expect(palette).toBeFocused();
  await page.keyboard.type('130');
  await expect(page.getByRole('button', { name: 'String 130' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).nth(1)).toContainText('Line 2.');

  await page.getByRole('button', { name: 'Editor settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Editor settings' });
  await settings.getByRole('switch', { name: 'Double-click to select a string' }).click();
  await settings.getByRole('combobox', { name: 'Middle column' }).click();
  await page.getByRole('option', { name: 'All translations' }).click();
  await expect(rows(page).first()).toContainText(/Иначе\..*Первая\./);
  await page.keyboard.press('Escape');
  await rows(page).nth(4).getByText('Line 5.').click();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await rows(page).nth(4).getByText('Line 5.').dblclick();
  await expect(rows(page).nth(4)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Next untranslated string',
  );
});
