import { expect, type Page } from '@playwright/test';
import { listStrings } from '#contract/strings.ts';
import { addTranslation, approve, castVote } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const TEXTS = ['The cat sat.', 'A cat and a cat.', 'No animal here.', 'The Cat, again.'];
const RUSSIAN = ['Кот сидел.', 'Кот и кот.', 'Никого.', 'Снова Кот.'];

/** A project of Anna, translated by Boris, who is a translator. */
async function translated() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(anna, TEXTS);
  await joins(boris, made.project);
  const translations = [];
  for (const [at, text] of RUSSIAN.entries())
    translations.push(
      await boris.does(addTranslation, { params: made.string(at + 1), body: { text, status: 0 } }),
    );
  const texts = async () =>
    (
      await anna.does(listStrings, {
        params: { project: made.project.id, section: made.section.id },
        query: { fetch_translations: '' },
      })
    ).map((string) => [string.text, ...(string.translations ?? []).map(({ text }) => text)]);
  return { anna, boris, translations, texts, ...made };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const matches = (page: Page) => page.getByRole('list', { name: 'Found texts' }).getByRole('checkbox');
const selected = (page: Page) => page.getByText(/matches selected$/);
const dialog = (page: Page) => page.getByRole('dialog');

async function opensFind(page: Page) {
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Alt+Shift+F');
  await expect(field(page, 'Find')).toBeFocused();
}

test('by keyboard an editor finds, leaves out single matches, replaces with a preview, and undoes it (find.11)', async ({
  browser,
}) => {
  const { anna, editor, texts } = await translated();
  const page = await anna.opens(browser, editor);
  await opensFind(page);
  await page.keyboard.type('кот');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 matches in 3 texts')).toBeVisible();
  await field(page, 'Replace with').fill('пёс');
  await expect(selected(page)).toHaveText('4 of 4 matches selected');
  const places = page.getByRole('checkbox', { name: /^Replace/ });
  await expect(places).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Match case' }).press('Space');
  await expect(page.getByText('1 match in 1 texts')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Match case' }).press('Space');
  await expect(places).toHaveCount(4);
  await places.nth(1).press('Space');
  await expect(places.nth(1)).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^String 4:/ }).press('Space');
  await expect(selected(page)).toHaveText('2 of 4 matches selected');
  await field(page, 'Replace with').press('Control+Enter');
  await expect(dialog(page)).toContainText('2 texts will be changed.');
  await expect(dialog(page)).toContainText('No votes or approvals get lost.');
  await dialog(page).getByRole('button', { name: 'Replace', exact: true }).press('Enter');
  await expect(page.getByText('Replaced in 2 texts')).toBeVisible();
  await expect(page.getByText('2 matches in 2 texts')).toBeVisible();
  expect(await texts()).toEqual([
    ['The cat sat.', 'пёс сидел.'],
    ['A cat and a cat.', 'Кот и пёс.'],
    ['No animal here.', 'Никого.'],
    ['The Cat, again.', 'Снова Кот.'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('2 changes undone').first()).toBeVisible({ timeout: 20_000 });
  expect((await texts()).map(([, translation]) => translation)).toEqual(RUSSIAN);
  await field(page, 'Find').press('Escape');
  await expect(page.getByRole('button', { name: 'Find and replace' })).toBeVisible();
});

test('a translator is told what gets lost and what is added; a pattern uses its groups', async ({
  browser,
}) => {
  const { anna, boris, editor, translations, string, texts } = await translated();
  const first = { ...string(1), translation: translations[0]?.id ?? 0 };
  await anna.does(castVote, { params: first, body: {} });
  await anna.does(approve, { params: first });
  await anna.does(addTranslation, { params: string(3), body: { text: 'Ни кота здесь.', status: 0 } });
  const page = await boris.opens(browser, editor);
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeHidden();
  await page.getByLabel('Pattern (RE2)').check();
  await field(page, 'Find').fill('(');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(
    page
      .getByText('not a valid pattern')
      .or(page.getByText(/pattern/i))
      .first(),
  ).toBeVisible();
  await field(page, 'Find').fill('(к)от');
  await field(page, 'Replace with').fill('$1енар$&');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('5 matches in 4 texts')).toBeVisible();
  await page.getByRole('button', { name: 'Replace…' }).click();
  await expect(dialog(page)).toContainText('3 texts will be changed.');
  await expect(dialog(page)).toContainText('1 new translation will be added beside that of another author.');
  await expect(dialog(page)).toContainText('1 vote gets lost.');
  await expect(dialog(page)).toContainText('1 approval gets lost.');
  await dialog(page).getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('Replaced in 4 texts')).toBeVisible();
  expect((await texts())[0]).toEqual(['The cat sat.', 'КенарКот сидел.']);
  expect((await texts())[2]?.toSorted()).toEqual(
    ['No animal here.', 'Никого.', 'Ни кота здесь.', 'Ни кенаркота здесь.'].toSorted(),
  );
});

test('on a phone sources are replaced from the menu, and a link leads to a string', async ({ browser }) => {
  const { anna, editor, texts } = await translated();
  const page = await anna.opens(browser, editor, { viewport: { width: 390, height: 780 }, hasTouch: true });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  await page.getByRole('combobox', { name: 'Where' }).selectOption('sources');
  await field(page, 'Find').fill('cat');
  await page.getByLabel('Whole words').check();
  await field(page, 'Find').press('Enter');
  await expect(page.getByText('4 matches in 3 texts')).toBeVisible();
  await expect(matches(page)).toHaveCount(7);
  await field(page, 'Replace with').fill('dog');
  await page.getByRole('button', { name: 'Replace…' }).click();
  await dialog(page).getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('Replaced in 3 texts')).toBeVisible();
  expect((await texts()).map(([source]) => source)).toEqual([
    'The dog sat.',
    'A dog and a dog.',
    'No animal here.',
    'The dog, again.',
  ]);
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await field(page, 'Find').fill('animal');
  await field(page, 'Find').press('Enter');
  await page.getByRole('link', { name: 'Show string 3 in the editor' }).click();
  await expect(page).toHaveURL(/string=/);
});
