import { expect, type Page } from '@playwright/test';
import { addTranslation, approve } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const entry = (page: Page) => page.getByLabel('Your translation');
const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const translations = (page: Page) => page.getByRole('list', { name: 'Translations' }).getByRole('listitem');
const numbered = (amount: number) => Array.from({ length: amount }, (_, at) => `Line ${at + 1}.`);

test('pages turn by cell and by key, over their edges too, and the address says which', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, strings } = await projectWithStrings(anna, numbered(25));
  for (const params of strings.slice(0, 10)) {
    const { id } = await anna.does(addTranslation, { params, body: { text: 'Строка.' } });
    await anna.does(approve, { params: { ...params, translation: id } });
  }
  const page = await anna.opens(browser, `${editor}?size=10`);
  await expect(page.getByRole('link', { name: 'Page 1: Approved' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Page 2: Untranslated' }).click();
  await expect(rows(page).first()).toContainText('Line 11.');
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).last()).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).last()).toContainText('Line 10.');
  await page.getByRole('link', { name: 'String 10', exact: true }).focus();
  await page.keyboard.press('Alt+PageDown');
  await expect(rows(page).first()).toContainText('Line 11.');
  await expect(page.getByRole('link', { name: 'String 11', exact: true })).toBeFocused();
  await page.keyboard.press('Alt+PageDown');
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Next string' }).click();
  await expect(page).toHaveURL(/page=3.*string=/);
  const address = page.url();
  await page.reload();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);

  // If a page can't be loaded the previous one stays, with an error.
  await page.route('**/api/projects/*/editor?*', (route) => route.abort());
  await page.evaluate(() => history.pushState({}, '', `${location.pathname}?size=20`));
  await expect(page.getByText('Couldn’t load this page. You’re still on the previous one.')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test('a draft outlives a reload and a look elsewhere, until it is added', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, numbered(2));
  const page = await anna.opens(browser, editor);
  await entry(page).fill('Начато.');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(entry(page)).toHaveValue('');
  await page.goto(editor);
  await expect(entry(page)).toHaveValue('Начато.');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/translations'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await saved;
  await expect(translations(page)).toHaveCount(1);
  await page.reload();
  await expect(translations(page)).toHaveCount(1);
  await expect(entry(page)).toHaveValue('');
});

test('past the limit of its string a translation can’t be added; what fails to be stays, with the reason', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, [{ text: 'OK', max_length: 5 }, 'Cancel']);
  const page = await anna.opens(browser, editor);
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await entry(page).fill('Да🙂🙂🙂');
  await expect(page.getByText('5 / 5')).toBeVisible();
  await expect(add).toBeEnabled();
  await entry(page).fill('Хорошо');
  await expect(page.getByText('6 / 5')).toBeVisible();
  await expect(page.getByText('At most 5 characters.')).toBeVisible();
  await expect(add).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await expect(translations(page)).toHaveCount(0);

  await rows(page).getByText('Cancel').click();
  await entry(page).fill('Без связи.');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('No connection. Your change may not have been saved.').last()).toBeVisible();
  await expect(rows(page).last()).toContainText('Not saved');
  await expect(entry(page)).toHaveValue('');
  await page.context().setOffline(false);
  await expect(rows(page).last()).not.toContainText('Not saved');
  await expect(translations(page)).toHaveText([/Без связи./]);
});

test('an identical translation offers a vote for the one that is there, then adding anyway', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, strings } = await projectWithStrings(anna, numbered(2));
  await joins(boris, project);
  for (const params of strings) await anna.does(addTranslation, { params, body: { text: 'Та же.' } });
  const page = await boris.opens(browser, editor);
  await entry(page).fill('Та же.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const vote = page.getByRole('button', { name: 'Vote for the existing one' });
  await vote.click();
  await expect(vote).toBeHidden();
  await expect(translations(page)).toHaveCount(1);
  await expect(translations(page).getByRole('button', { name: 'Vote for, 1 vote for' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(entry(page)).toHaveValue('');

  await entry(page).fill('Та же.');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('This translation already exists.')).toBeVisible();
  await expect(vote).toHaveCount(0);
  const anyway = page.getByRole('button', { name: 'Add anyway' });
  // The warning has been visible long enough then.
  await expect(anyway).not.toHaveAttribute('data-waiting');
  await anyway.click();
  await expect(translations(page)).toHaveCount(2);
});

test('votes and approval follow the roles and show at once', async ({ browser }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, numbered(1));
  await joins(boris, project);
  const params = string(1);
  await anna.does(addTranslation, { params, body: { text: 'Её.' } });
  await boris.does(addTranslation, { params, body: { text: 'Его.' } });

  const his = await boris.opens(browser, editor);
  const hersForHim = translations(his).filter({ hasText: 'Её.' });
  await expect(hersForHim.getByRole('button', { name: 'Vote against' })).toHaveCount(0);
  await expect(translations(his).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(
    translations(his).filter({ hasText: 'Его.' }).getByRole('button', { name: /vote/i }),
  ).toHaveCount(0);
  await hersForHim.getByRole('button', { name: 'Vote for' }).click();
  await expect(hersForHim.getByRole('button', { name: 'Vote for' })).toHaveText('1');
  await hersForHim.getByRole('button', { name: 'Vote for' }).click();
  await expect(hersForHim.getByRole('button', { name: 'Vote for' })).toHaveText('');

  const hers = await anna.opens(browser, editor);
  const hisForHer = translations(hers).filter({ hasText: 'Его.' });
  await hisForHer.getByRole('button', { name: 'Vote against' }).click();
  await expect(translations(hers).first()).toContainText('Её.');
  await hisForHer.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(hisForHer.getByText('Approved')).toBeVisible();
  await expect(translations(hers).first()).toContainText('Его.');
  await expect(hisForHer.getByRole('button', { name: 'Unapprove' })).toBeFocused();
  await expect(rows(hers).first().getByRole('img', { name: 'Approved' })).toBeVisible();
});

test('on a phone the string comes over the list, with translations and comments on tabs', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, numbered(3));
  const page = await anna.opens(browser, editor, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await rows(page).getByText('Line 2.').tap();
  const sheet = page.getByRole('dialog', { name: 'String 2' });
  await entry(page).fill('Вторая.');
  await sheet.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(translations(page).getByText('Вторая.')).toBeVisible();

  // There is no key for undo there, so replacing a draft needs a confirmation.
  await entry(page).fill('Ещё не');
  await translations(page)
    .getByRole('button', { name: /^More actions for/ })
    .tap();
  await page.getByRole('menuitem', { name: 'Copy to your translation' }).tap();
  const question = page.getByRole('dialog', { name: 'Replace your draft with this translation?' });
  await question.getByRole('button', { name: 'Keep editing' }).tap();
  await expect(entry(page)).toHaveValue('Ещё не');
  await sheet.getByRole('button', { name: 'Discard draft' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).last().tap();
  await expect(entry(page)).toHaveValue('');

  await sheet.getByRole('tab', { name: 'Comments' }).tap();
  await sheet.getByRole('textbox', { name: 'Write a comment' }).fill('Здесь всё ясно.');
  await sheet.getByRole('button', { name: 'Send' }).tap();
  await expect(sheet.getByRole('tab', { name: /Comments/ })).toContainText('1');
  await sheet.getByRole('button', { name: 'Next string' }).tap();
  await expect(page.getByRole('dialog', { name: 'String 3' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows(page).getByText('Вторая.')).toBeVisible();
});
