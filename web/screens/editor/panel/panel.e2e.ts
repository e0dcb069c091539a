import { expect, type Page } from '@playwright/test';
import { addComment, editComment } from '#contract/comments.ts';
import { addEntry } from '#contract/dictionary.ts';
import { grantRole } from '#contract/members.ts';
import { editProject } from '#contract/projects.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/translations.ts';
import { INITIAL } from '#domain/translations/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { type BrowserUser, newUser } from '../../../../test/browser-user.ts';

const entry = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });
/** The field of the panel of this string: the panel follows a step to another string after the next paint. */
const entryOf = (page: Page, index: number) =>
  page.getByRole('complementary', { name: `String ${index}`, exact: true }).getByRole('textbox', {
    name: 'Your translation',
  });
const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const translations = (page: Page) => page.getByRole('list', { name: 'Translations' }).getByRole('listitem');
const translation = (page: Page, hasText: string) => translations(page).filter({ hasText });
const said = (page: Page, text: string) => page.getByRole('status').getByText(text);
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });

async function acts(page: Page, of: string) {
  await translation(page, of)
    .getByRole('button', { name: /^More actions for/ })
    .click();
  return page.getByRole('menu');
}

/** A project of Anna with one string, and a dictionary with one of its words. */
async function withDictionary() {
  const anna = await newUser('anna');
  const { editor, project } = await projectWithStrings(anna, ['The rabbit saw Alice.']);
  const params = { project: project.id };
  await anna.does(addEntry, { params, body: { word: 'rabbit', translate: 'кролик' } });
  return { anna, editor };
}

/** Holds back requests to an address until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Counts the translations that a page sends from then on. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/translations')) sent += 1;
  });
  return () => sent;
}

/** Gives a member another role, by its id (members.2). */
async function becomes(owner: BrowserUser, project: { id: number }, user: number, role_id: number) {
  await owner.does(grantRole, { params: { project: project.id, user: String(user) }, body: { role_id } });
}

test('a dictionary word is underlined, shows its card and is put at the cursor; one left out is warned of', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, project } = await projectWithStrings(anna, ['The rabbits saw Alice.', 'Nobody.']);
  const params = { project: project.id };
  await anna.does(addEntry, {
    params,
    body: { word: 'rabbit', translate: 'кролик', desc: 'The white one.' },
  });
  const page = await anna.opens(browser, editor);
  const word = page.getByRole('button', { name: 'rabbits' });
  await word.hover();
  await expect(page.getByRole('dialog').getByText('The white one.')).toBeVisible();

  await entry(page).fill('Увидел Алису.');
  await expect(page.getByText(/^Dictionary: rabbit/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const warning = page.getByRole('alert').filter({ hasText: 'translated as agreed in the dictionary' });
  await expect(warning).toContainText('rabbit → кролик');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Home');
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(entry(page)).toBeFocused();
  await expect(entry(page)).toHaveValue('кролик Увидел Алису.');
  await expect(page.getByText(/^Dictionary: rabbit/)).toHaveCount(0);

  // A held key and a double-click count as one press; a new press adds once the warning has been visible long enough.
  await entry(page).fill('Она.');
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  await expect(warning).toBeVisible();
  const anyway = page.getByRole('button', { name: 'Add anyway' });
  await expect(anyway).not.toHaveAttribute('data-waiting');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(warning).toBeVisible();
  await entry(page).fill('Она!');
  await expect(warning).toBeHidden();
  await add(page).dblclick();
  await expect(warning).toBeVisible();
  await expect(anyway).not.toHaveAttribute('data-waiting');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page).first()).toContainText('Она!');
  await expect(entry(page)).toBeFocused();

  await page.keyboard.press('Alt+d');
  const dictionary = page.getByRole('region', { name: 'Dictionary' });
  await expect(dictionary.getByText('No dictionary words in this string.')).toBeVisible();
  await dictionary.getByRole('button', { name: 'Add word' }).click();
  await dictionary.getByRole('textbox', { name: 'Word', exact: true }).fill('nobody');
  await dictionary.getByRole('textbox', { name: 'Translation', exact: true }).fill('никто');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Nobody', exact: true })).toBeVisible();
  await dictionary.getByRole('button', { name: 'Insert “никто”' }).click();
  await expect(entry(page)).toHaveValue('никто');
});

test('a text is checked against a dictionary that is still on its way, and a warning is seen for half a second', async ({
  browser,
}) => {
  const { anna, editor } = await withDictionary();
  const page = await anna.opens(browser, '/');
  const release = await hold(page, '**/dictionary');
  const sent = countSent(page);
  await page.goto(editor);
  await entry(page).fill('Увидел Алису.');
  await page.keyboard.press('Control+Enter');
  await expect(add(page)).toHaveAttribute('data-waiting');
  release();
  const anyway = page.getByRole('button', { name: 'Add anyway' });
  await expect(anyway).toBeVisible();

  await entry(page).fill('Увидел её.');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+Enter');
  await expect(anyway).toHaveAttribute('data-waiting');
  await page.clock.runFor(499);
  await page.keyboard.press('Control+Enter');
  await expect(anyway).toHaveAttribute('data-waiting');
  expect(sent()).toBe(0);
  await page.clock.runFor(1);
  await expect(anyway).not.toHaveAttribute('data-waiting');
  await page.clock.resume();
  await page.keyboard.press('Control+Enter');
  await expect(translation(page, 'Увидел её.')).toBeVisible();
  await expect.poll(sent).toBe(1);
});

test('a press that waits for the dictionary is said to have lapsed when one types on, and saves nothing', async ({
  browser,
}) => {
  const { anna, editor } = await withDictionary();
  const page = await anna.opens(browser, '/');
  const release = await hold(page, '**/dictionary');
  const sent = countSent(page);
  await page.goto(editor);
  const waits = page.getByRole('alert').filter({ hasText: 'Checking against the dictionary first' });
  const lapsed = page.getByRole('alert').filter({ hasText: 'The translation of string 1 isn’t saved' });
  await entry(page).fill('Кролик увидел');
  await page.keyboard.press('Control+Enter');
  await expect(waits).toBeVisible();
  await page.keyboard.type(' Алису.');
  await expect(lapsed).toBeVisible();
  await expect(waits).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'rabbit' })).toBeVisible();
  await expect(lapsed).toBeVisible();
  expect(sent()).toBe(0);

  await page.keyboard.press('Control+Enter');
  await expect(translation(page, 'Кролик увидел Алису.')).toBeVisible();
  await expect(lapsed).toBeHidden();
  await expect.poll(sent).toBe(1);
});

test('the dictionary is asked for with the page of the editor, not after it', async ({ browser }) => {
  const { anna, editor } = await withDictionary();
  const page = await anna.opens(browser, '/');
  const release = await hold(page, '**/api/projects/*/editor?*');
  const asked = page.waitForResponse('**/dictionary');
  await page.goto(editor);
  await asked;
  await expect(entry(page)).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'rabbit' })).toBeVisible();
});

test('going on does not wait for the server; what fails stays in sight as not saved, with a way back', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  const page = await anna.opens(browser, editor);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/translations', async (route) => {
    if (!route.request().postData()?.includes('Раз')) return route.fallback();
    await held;
    return route.fulfill({
      status: 500,
      json: { status: 500, errors: [{ key: 'general', kind: 'broken' }] },
    });
  });
  await entry(page).fill('Раз.');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).first()).toContainText('Раз.');
  await expect(entryOf(page, 2)).toBeFocused();
  await page.keyboard.type('Два.');
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'Translation added to string 2')).toBeAttached();
  await expect(entryOf(page, 3)).toBeFocused();
  await page.keyboard.type('Тр');
  release();
  await expect(rows(page).first()).toContainText('Not saved');
  await expect(rows(page).first()).toContainText('Раз.');
  await expect(entry(page)).toHaveValue('Тр');
  await page.getByRole('button', { name: '1 text not saved' }).click();
  const drafts = page.getByRole('dialog', { name: 'My drafts' });
  await expect(drafts.getByText('Something went wrong on the server.')).toBeVisible();
  await drafts.getByRole('listitem').filter({ hasText: 'Раз.' }).getByRole('link', { name: 'Open' }).click();
  // It is sent again by itself, and then there would be nothing to open.
  await page.unroute('**/translations');
  await expect(rows(page).first()).not.toContainText('Not saved');
  await expect(translations(page)).toHaveCount(1);
  await expect(translation(page, 'Раз.')).toBeVisible();

  // By keyboard, since a toast may cover them for as long as it is shown.
  await page.getByRole('button', { name: 'Copy source' }).press('Enter');
  await expect(entry(page)).toHaveValue('One.');
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter');
  await expect(entry(page)).toHaveValue('');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(entry(page)).toHaveValue('One.');
});

test('an author changes a translation and hears what that costs; of two changes both are shown', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.']);
  await joins(boris, project);
  const params = string(1);
  const { id } = await boris.does(addTranslation, { params, body: { text: 'Раз.' } });
  await anna.does(castVote, { params: { ...params, translation: id }, body: {} });
  await anna.does(approve, { params: { ...params, translation: id } });
  const page = await boris.opens(browser, editor);
  await expect(translation(page, 'Раз.').getByText('Approved')).toBeVisible();
  await page.keyboard.press('Alt+e');
  const field = page.getByRole('textbox', { name: 'Edit translation' });
  await expect(field).toBeFocused();
  await field.fill('Раз-два.');
  await expect(page.getByText('Saving removes its approval, 1 vote.')).toBeVisible();
  await anna.does(editTranslation, { params: { ...params, translation: id }, body: { text: 'Однажды.' } });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Someone changed it to:')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone changed it' })).toContainText('Однажды');
  await expect(field).toHaveValue('Раз-два.');
  await page.keyboard.press('Control+Enter');
  await expect(translation(page, 'Раз-два.').getByText('Not approved')).toBeVisible();
  await expect(translation(page, 'Раз-два.')).toBeFocused();

  await page.keyboard.press('Alt+e');
  await field.fill('Останется.');
  await anna.does(deleteTranslation, { params: { ...params, translation: id } });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Add as new translation' }).click();
  await expect(entry(page)).toHaveValue('Останется.');
  await add(page).click();
  await expect(translation(page, 'Останется.')).toBeVisible();

  await (await acts(page, 'Останется.')).getByRole('menuitem', { name: 'Unmark as initial' }).click();
  await expect(said(page, 'No longer initial')).toBeAttached();
  await (await acts(page, 'Останется.')).getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete translation' }).click();
  await expect(translations(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Translations' })).toBeFocused();
});

test('where the browser does not copy what was begun before the project was paused, that is said', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project } = await projectWithStrings(anna, ['One.']);
  await joins(boris, project);
  const page = await boris.opens(browser, editor);
  await entry(page).fill('Раз');
  await anna.does(editProject, { params: { project: String(project.id) }, body: { status: 'frozen' } });
  // As on an insecure page.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.reload();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Your browser blocked copying.')).toBeVisible();
});

test('translations are chosen and judged by key; each role has its own buttons', async ({ browser }) => {
  const [anna, boris, vera] = [await newUser('anna'), await newUser('boris'), await newUser('vera')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.']);
  for (const person of [boris, vera]) await joins(person, project);
  const params = string(1);
  const his = await boris.does(addTranslation, { params, body: { text: 'Раз и два.' } });
  const hers = await anna.does(addTranslation, { params, body: { text: 'Раз или два.', status: INITIAL } });
  const page = await anna.opens(browser, editor);
  await entry(page).click();
  await page.keyboard.press('Alt+a');
  await expect(said(page, 'Select a translation first')).toBeAttached();
  await page.keyboard.press('Alt+1');
  await expect(said(page, `Translation 1, Not approved, ${boris.username}: Раз и два.`)).toBeAttached();
  await page.keyboard.press('Alt+v');
  await expect(translation(page, 'Раз и два.').getByRole('button', { name: /^Vote for/ })).toHaveText('1');
  await page.keyboard.press('Alt+Shift+V');
  await expect(translation(page, 'Раз и два.').getByRole('button', { name: /^Vote against/ })).toHaveText(
    '1',
  );
  await page.keyboard.press('Alt+a');
  await expect(translation(page, 'Раз и два.').getByRole('button', { name: 'Unapprove' })).toBeVisible();
  await expect(entry(page)).toBeFocused();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(translation(page, 'или').locator('del')).toHaveText('и');

  const translator = await vera.opens(browser, editor);
  await expect(translation(translator, 'Раз и два.').getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const votes = translation(translator, 'Раз и два.').getByRole('button', { name: '1 vote against' });
  await votes.hover();
  await expect(translator.getByRole('tooltip')).toContainText(anna.username);
  await expect((await acts(translator, 'Раз и два.')).getByRole('menuitem')).toHaveText([
    'Copy to your translation',
    'Report',
  ]);
  await translator.setViewportSize({ width: 390, height: 844 });
  await translator.goto(`${editor}?string=${params.string}`);
  await expect(translator.getByText('Saved as initial.')).toBeVisible();
  await becomes(anna, project, his.author_id, 5);
  const proficient = await boris.opens(browser, editor);
  await expect(translations(proficient).getByRole('button', { name: /approve/i })).toHaveText(['Unapprove']);
  await expect((await acts(proficient, 'Раз и два.')).getByRole('menuitem')).toHaveCount(3);
  await becomes(anna, project, his.author_id, 3);
  await proficient.reload();
  await expect(translations(proficient).getByRole('button', { name: /approve/i })).toHaveText([
    'Unapprove',
    'Approve',
  ]);
  await expect((await acts(proficient, 'Раз или два.')).getByRole('menuitem')).toHaveText([
    'Edit',
    'Unmark as initial',
    'Copy to your translation',
    'Report',
    'Delete',
  ]);
  expect(hers.status).toBe(INITIAL);
});

test('a paused project is its managers’, a finished one nobody’s: the editor says so', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.']);
  await joins(boris, project);
  await boris.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const address = { project: String(project.id) };
  await anna.does(editProject, { params: address, body: { status: 'frozen' } });
  const page = await boris.opens(browser, editor);
  await expect(page.getByText('This project is paused. Only its managers can make changes.')).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
  await expect(translations(page).getByRole('button')).toHaveCount(0);
  const { id } = await boris.does(addComment, { params: string(1), body: { text: 'Still said.' } });
  await page.keyboard.press('Alt+m');
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
  await comments.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('Said here.');
  await boris.does(editComment, { params: { ...string(1), comment: id }, body: { text: 'Said elsewhere.' } });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Someone changed it to: Said elsewhere.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(comments.getByRole('listitem')).toContainText('Said here.');

  const hers = await anna.opens(browser, editor);
  await expect(entry(hers)).toBeVisible();
  await anna.does(editProject, { params: address, body: { status: 'closed' } });
  await hers.reload();
  await expect(
    hers.getByText('This project is finished. You can read and download it, but not change it.'),
  ).toBeVisible();
  await expect(translations(hers).getByRole('button')).toHaveCount(1);
  await expect((await acts(hers, 'Раз.')).getByRole('menuitem')).toHaveText(['Report']);
});
