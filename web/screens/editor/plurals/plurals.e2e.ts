import { expect, type Page } from '@playwright/test';
import { listStrings } from '#contract/strings.ts';
import { addTranslation, editTranslation } from '#contract/translations.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const SOURCE = '{n, plural, one {# rabbit in the hole} other {# rabbits in the hole}}';
const WHOLE =
  '{n, plural, one {# кролик в норе} few {# кролика в норе} many {# кроликов в норе} other {# кроликов в норе}}';

const composer = (page: Page) => page.getByRole('group', { name: 'Your translation' });
const field = (page: Page, name: RegExp) => composer(page).getByRole('textbox', { name });
const add = (page: Page) => page.getByRole('button', { name: /^Add/ });

test('a plural is translated form by form, by keys; without all of them it is added as initial (plurals.5, plurals.10)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, [SOURCE, 'Next.']);
  const page = await anna.opens(browser, editor);
  await expect(composer(page).getByRole('textbox')).toHaveCount(4);
  await expect(page.getByText('{n, plural')).toHaveCount(0);
  const [source] = await page.locator('[data-source]').allInnerTexts();
  expect(source?.split(/\s*\n\s*/)).toEqual([
    'one',
    '# rabbit in the hole',
    'other',
    '# rabbits in the hole',
  ]);

  await field(page, /^one/).fill('# кролик в норе');
  await page.keyboard.press('Tab');
  await page.keyboard.type('# кролика в норе');
  await expect(page.getByText('Missing forms: many')).toBeVisible();
  await expect(add(page)).toBeDisabled();
  await page.keyboard.press('Alt+i');
  await expect(add(page)).toBeEnabled();
  await page.keyboard.press('Alt+i');
  await page.keyboard.press('Tab');
  await page.keyboard.type('# кроликов в норе');
  await page.reload();
  await expect(field(page, /^few/)).toHaveValue('# кролика в норе');
  await field(page, /^many/).press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeFocused();
  const { project, section } = string(1);
  const stored = async () => {
    const query = { fetch_translations: 'true' } as const;
    const [translated] = await anna.does(listStrings, { params: { project, section }, query });
    return translated?.translations?.map(({ text }) => text);
  };
  await expect.poll(stored).toEqual([WHOLE]);
});

test('the source fills all forms, a whole message in one field replaces them, and an open brace is kept (plurals.10)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, [SOURCE]);
  const page = await anna.opens(browser, editor);
  await expect(composer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Copy source' }).click();
  await expect(field(page, /^many/)).toHaveValue('# rabbits in the hole');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, /^many/)).toHaveValue('');
  await field(page, /^few/).fill(WHOLE);
  await expect(field(page, /^one/)).toHaveValue('# кролик в норе');
  await field(page, /^one/).fill('{name');
  await page.reload();
  await expect(field(page, /^one/)).toHaveValue("'{'name");
  await expect(field(page, /^few/)).toHaveValue('# кролика в норе');
});

test('readers, the history, the log and the past have a plural form by form (plurals.9)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, [SOURCE]);
  const { id: translation } = await anna.does(addTranslation, { params: string(1), body: { text: WHOLE } });
  const text = WHOLE.replace('# кролика', '# зайца');
  await anna.does(editTranslation, { params: { ...string(1), translation }, body: { text } });
  const forms = ['one # кролик в норе', 'few # зайца в норе', 'many # кроликов в норе'];
  const change = /few # кроликазайца в норе/;

  const page = await anna.opens(browser, `/projects/${project.id}/read/all`);
  const shown = page.locator('[data-state]').first();
  for (const form of forms) await expect(shown).toContainText(form);
  await expect(shown).not.toContainText('{');

  await page.goto(`/projects/${project.id}#log`);
  const edit = page.getByRole('listitem').filter({ hasText: 'edited a translation' });
  await edit.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(edit).toContainText(change);

  await page.goto(`/projects/${project.id}#past`);
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await page.getByRole('button', { name: /1 string/ }).press('Enter');
  for (const form of forms) await expect(page.locator('[data-state]')).toContainText(form);
});
