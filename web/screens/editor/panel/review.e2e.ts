import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { updateStrings } from '#contract/strings.ts';
import { addTranslation, approve, confirmTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';
import { settled } from '../../../../test/screens/arrived.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const translations = (page: Page) => page.getByRole('list', { name: 'Translations' }).getByRole('listitem');
const translation = (page: Page, hasText: string) => translations(page).filter({ hasText });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });

/** A string with two translations, one of them approved, whose source an update has changed. */
async function updated() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(anna, [
    'The white rabbit looked at its watch and hurried on.',
    'Alice started to her feet.',
  ]);
  await joins(boris, made.project);
  const params = made.string(1);
  const { id } = await boris.does(addTranslation, {
    params,
    body: { text: 'Белый кролик поглядел на часы и поспешил дальше.' },
  });
  const other = await boris.does(addTranslation, {
    params,
    body: { text: 'Кролик взглянул на часы и побежал.' },
  });
  await anna.does(approve, { params: { ...params, translation: id } });
  const strings = [
    { text: 'The white rabbit looked at its golden watch and hurried on.' },
    { text: 'Alice started to her feet.' },
  ];
  await anna.does(updateStrings, { params, body: { format: 'text', strings } });
  return { anna, boris, ...made, ids: [id, other.id] };
}

test('a translation that needs review says so, shows how the source has changed, and is confirmed (translations.32)', async ({
  browser,
}) => {
  const { anna, boris, editor } = await updated();
  const page = await anna.opens(browser, editor);
  const first = translation(page, 'Белый кролик');
  await expect(first).toContainText('Approved');
  await expect(first).toContainText('Needs review');
  await expect(first.locator('ins')).toHaveText('golden');
  await expect(translation(page, 'побежал')).toContainText('Needs review');
  const other = await boris.opens(browser, editor);
  await expect(translation(other, 'Белый кролик')).toContainText('Needs review');

  await first.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('status').getByText('Translation confirmed')).toBeAttached();
  await expect(first).not.toContainText('Needs review');
  await expect(first).toContainText('Approved');
  await expect(first.locator('ins')).toHaveCount(0);
  await expect(translation(other, 'Белый кролик')).not.toContainText('Needs review');
  // The other one still does.
  await expect(confirm(page)).toHaveCount(1);

  await expect(first).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(first).toContainText('Needs review');
});

test('approving ends the need of review, and who may neither confirm nor approve is offered neither', async ({
  browser,
}) => {
  const { anna, editor, project } = await updated();
  const page = await anna.opens(browser, editor);
  const second = translation(page, 'побежал');
  await second.getByRole('button', { name: 'Approve' }).click();
  await expect(second).not.toContainText('Needs review');
  await expect(translation(page, 'Белый кролик')).toContainText('Needs review');
  const dora = await newUser('dora');
  await joins(dora, project);
  const others = await dora.opens(browser, editor);
  await expect(translation(others, 'Белый кролик')).toContainText('Needs review');
  await expect(confirm(others)).toHaveCount(0);
});

test('on a phone the need of review is shown and ended', async ({ browser }) => {
  const { anna, editor } = await updated();
  const page = await anna.opens(browser, editor, PHONE);
  await page.getByRole('list', { name: 'Strings' }).getByRole('listitem').first().tap();
  const first = translation(page, 'Белый кролик');
  await expect(first.locator('ins')).toHaveText('golden');
  await first.getByRole('button', { name: 'Confirm' }).tap();
  await expect(first).not.toContainText('Needs review');
});

test('the strings that need review are filtered and counted', async ({ browser }) => {
  const { anna, editor } = await updated();
  const page = await anna.opens(browser, editor);
  await page.getByRole('button', { name: 'More filters' }).click();
  const form = page.getByRole('form', { name: 'More filters' });
  await form.getByRole('button', { name: 'Needs review' }).click();
  await form.getByRole('button', { name: 'Show strings' }).click();
  await expect(page.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Tools' }).getByText('1 string found')).toBeVisible();
  await expect(page).toHaveURL(/status=needs_review/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what needs review is accessible: ${colorScheme}`, async ({ browser }) => {
    const { anna, editor } = await updated();
    const page = await anna.opens(browser, `${editor}?status=needs_review`, { colorScheme });
    await translation(page, 'Белый кролик').locator('ins').waitFor();
    await settled(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('the project’s page says how many strings need review, by section and in all, and leads to them (statistics.12)', async ({
  browser,
}) => {
  const { anna, project, string, ids } = await updated();
  const page = await anna.opens(browser, `/projects/${project.id}`);
  const links = page.getByRole('link', { name: /string needs review/ });
  await expect(links).toHaveCount(2);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByText('Needing review')).toBeVisible();
  await page.getByRole('tab', { name: 'Project' }).click();
  await page
    .getByRole('table')
    .getByRole('link', { name: '1 string needs review in “The whole book”' })
    .click();
  await expect(page).toHaveURL(/editor\/[^/]+\?status=needs_review/);
  await expect(page.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(1);
  for (const translation of ids)
    await anna.does(confirmTranslation, { params: { ...string(1), translation } });
  const again = await anna.opens(browser, `/projects/${project.id}`);
  await expect(again.getByRole('table')).toContainText('The whole book');
  await expect(again.getByRole('link', { name: /need.* review/ })).toHaveCount(0);
});
