import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { grantRole } from '#contract/members.ts';
import { createProject, editProject } from '#contract/projects.ts';
import { addSection, editSection, listSections } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { whoami } from '#contract/users.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { type BrowserUser, newName, newUser } from '../../../../test/browser-user.ts';

const NAMES = ['The whole book', 'Second', 'Third'];

/** A project of three sections, the first with two strings and a translation. */
async function book(owner: BrowserUser) {
  const staged = await projectWithStrings(owner, ['One.', 'Two.']);
  const params = { project: staged.project.id };
  await owner.does(addTranslation, { params: staged.string(1), body: { text: 'Раз.' } });
  for (const name of NAMES.slice(1)) await owner.does(addSection, { params, body: { name } });
  const stored = async () => (await owner.does(listSections, { params })).map(({ name }) => name);
  return { ...staged, params, stored, address: `/projects/${staged.project.id}` };
}

const dots = (page: Page, name: string) => page.getByRole('button', { name: `Menu of “${name}”` });
const shown = (page: Page) => page.getByRole('row').getByRole('link', { name: /^(?!Import strings)/ });

async function choose(page: Page, section: string, act: string) {
  await dots(page, section).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('the menu of a section stays within a low window and scrolls', async ({ browser }) => {
  const anna = await newUser('anna');
  const { address } = await book(anna);
  const viewport = { width: 720, height: 450 };
  const page = await anna.opens(browser, address, { viewport, reducedMotion: 'reduce' });
  await dots(page, 'Second').click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  const last = menu.getByRole('menuitem', { name: 'Delete section' });
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a section is renamed in its place, and deleted once it is said what goes along', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { address, params, stored } = await book(anna);
  const page = await anna.opens(browser, address, { reducedMotion: 'reduce' });
  await dots(page, 'Second').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Section name' });
  await expect(field).toBeFocused();
  await field.fill('x'.repeat(101));
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('At most 100 characters.');
  await field.press('Escape');
  await expect(dots(page, 'Second')).toBeFocused();
  await choose(page, 'Second', 'Rename');
  await field.fill('Second, renamed');
  const [, second] = await anna.does(listSections, { params });
  await anna.does(editSection, { params: { ...params, section: second?.id ?? 0 }, body: { name: 'Theirs' } });
  await expect(field).toHaveAccessibleDescription(/^Someone else renamed it “Theirs”/);
  await field.press('Enter');
  await expect(dots(page, 'Second, renamed')).toBeFocused();
  expect(await stored()).toEqual(['The whole book', 'Second, renamed', 'Third']);

  await choose(page, 'The whole book', 'Delete section…');
  const question = page.getByRole('dialog', { name: 'Delete “The whole book”?' });
  await expect(question).toContainText('2 strings and 1 translation');
  await question.getByRole('button', { name: 'Keep section' }).click();
  expect(await stored()).toHaveLength(3);
  await choose(page, 'The whole book', 'Delete section…');
  await question.getByRole('button', { name: 'Delete section' }).click();
  await expect(shown(page)).toHaveText(['Second, renamed', 'Third']);
  expect(await stored()).toEqual(['Second, renamed', 'Third']);
});

test('strings are added from a section’s menu, and with the first of them the project’s editor opens', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const handle = newName('empty');
  const project = await anna.does(createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const params = { project: project.id };
  await anna.does(addSection, { params, body: { name: 'First' } });
  const page = await anna.opens(browser, `/projects/${project.id}`);
  const editor = page.getByRole('button', { name: 'Translate' });
  await expect(editor).toBeDisabled();
  await expect(editor).toHaveAccessibleDescription('You can open the editor once the project has strings.');

  await choose(page, 'First', 'Add strings');
  const form = page.getByRole('dialog', { name: 'New string 1' });
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Down the Rabbit-Hole');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('list', { name: 'Strings' }).getByText('Down the Rabbit-Hole')).toBeVisible();
  await expect(page).toHaveURL(/\?string=\d+$/);

  await page.goto(`/projects/${project.id}`);
  await choose(page, 'First', 'Add strings');
  await page.getByRole('dialog', { name: 'New string 2' }).press('Escape');
  await expect(page).not.toHaveURL(/add=/);
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible();

  const guest = await (await newUser('guest')).opens(browser, `/projects/${project.id}#dictionary`);
  await expect(guest.getByText('Allowed only for project members')).toBeVisible();
});

test('sections are rearranged by keyboard and by drag; Save keeps the order, Cancel brings the old one back', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { address, stored } = await book(anna);
  const page = await anna.opens(browser, address, { reducedMotion: 'reduce' });
  const lines = page.getByRole('region', { name: 'Section order' }).getByRole('listitem');
  const grip = (name: string) => page.getByRole('button', { name: `Drag “${name}”` });

  await page.getByRole('button', { name: 'Rearrange' }).click();
  await grip('The whole book').hover();
  await page.mouse.down();
  const third = await grip('Third').boundingBox();
  await page.mouse.move((third?.x ?? 0) + 8, (third?.y ?? 0) + 12, { steps: 8 });
  await page.mouse.up();
  await expect(lines).toHaveText(['Second', 'Third', 'The whole book']);
  // The library ignores clicks for 50 ms after a drop, so the test retries.
  await expect(async () => {
    await page.getByRole('button', { name: 'Cancel' }).click({ timeout: 1000 });
    await expect(shown(page)).toHaveText(NAMES, { timeout: 1000 });
  }).toPass();
  expect(await stored()).toEqual(NAMES);

  await choose(page, 'Third', 'Rearrange');
  await grip('Third').press('Alt+ArrowUp');
  await expect(grip('Third')).toBeFocused();
  await grip('The whole book').press('Space');
  await expect(page.getByText('“The whole book” picked up from position 1 of 3.')).toBeAttached();
  // The library begins to listen to the arrow keys by a timer: one that is set later fires after it.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('“The whole book” moved to position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(lines).toHaveText(['Third', 'The whole book', 'Second']);
  await page.getByRole('tab', { name: 'Members' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(shown(page)).toHaveText(['Third', 'The whole book', 'Second']);
  expect(await stored()).toEqual(['Third', 'The whole book', 'Second']);
});

test('an order that others have changed meanwhile is shown as it is now', async ({ browser }) => {
  const anna = await newUser('anna');
  const { address, params, section, stored } = await book(anna);
  const page = await anna.opens(browser, address, { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Rearrange' }).click();
  await page.getByRole('button', { name: 'Move “Third” up' }).click();
  await anna.does(addSection, { params, body: { name: 'Fourth' } });
  await anna.does(editSection, { params: { ...params, section: section.id }, body: { name: 'Whole book' } });
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Someone else changed the sections.')).toBeVisible();
  const now = ['Whole book', 'Second', 'Third', 'Fourth'];
  await expect(page.getByRole('region', { name: 'Section order' }).getByRole('listitem')).toHaveText(now);
  await page.getByRole('button', { name: 'Move “Fourth” up' }).click();
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(shown(page)).toHaveText(['Whole book', 'Second', 'Fourth', 'Third']);
  expect(await stored()).toEqual(['Whole book', 'Second', 'Fourth', 'Third']);
});

test('a section’s menu holds what its reader may do', async ({ browser }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { address, project, params } = await book(anna);
  const downloads = ['Download translation', 'Download source'];
  const offered = async (page: Page) => {
    await page.reload();
    await dots(page, 'Second').click();
    return page.getByRole('menuitem');
  };
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('link', { name: 'Second' })).toBeVisible();
  await expect(dots(guest, 'Second')).toBeHidden();

  await joins(boris, project);
  const page = await boris.opens(browser, address);
  await expect(await offered(page)).toHaveText([
    'Download translation',
    'Import translations',
    'Download source',
    'Claim',
    'Translate name',
    'Watch section',
  ]);
  const user = await boris.does(whoami, {});
  await anna.does(grantRole, { params: { ...params, user: user.id }, body: { role_id: 2 } });
  await expect(await offered(page)).toHaveText([
    'Import strings',
    'Source versions',
    'Add strings',
    'Download translation',
    'Import translations',
    'Download source',
    'Claim',
    'Assign…',
    'Rename',
    'Translate name',
    'Rearrange',
    'Watch section',
    'Delete section…',
  ]);
  await anna.does(editProject, { params, body: { status: 'closed' } });
  await expect(await offered(page)).toHaveText(['Source versions', ...downloads, 'Watch section']);
});

test('the source is saved to be loaded again; translations go up for a whole project of JSON', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { address, params } = await book(anna);
  const page = await anna.opens(browser, address, { reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Add section' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import translations' })).toBeHidden();
  for (const section of await anna.does(listSections, { params })) {
    if (section.name !== 'Third') await choose(page, section.name, 'Delete section…');
    else {
      const at = { ...params, section: section.id };
      await anna.does(addStrings, { params: at, body: [{ text: 'Line', key: 'line' }] });
      continue;
    }
    await page.getByRole('button', { name: 'Delete section' }).click();
    await expect(dots(page, section.name)).toBeHidden();
  }
  await page.reload();
  await expect(page.getByRole('link', { name: 'Import translations' })).toHaveAttribute(
    'href',
    `${address}/upload_translations`,
  );
  const coming = page.waitForEvent('download');
  await choose(page, 'Third', 'Download source');
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Third.en.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({ line: 'Line' });
});

test('the source joins the parts of split paragraphs when asked to', async ({ browser }) => {
  const anna = await newUser('anna');
  const { address, params } = await book(anna);
  const section = (await anna.does(listSections, { params }))[0];
  if (!section) throw new Error('no section');
  await anna.does(addStrings, {
    params: { ...params, section: section.id },
    query: { splitting: 'lines' },
    body: [{ text: 'First half.' }, { text: 'Second half.', continues: true }, { text: 'After.' }],
  });
  const page = await anna.opens(browser, address, { reducedMotion: 'reduce' });
  const dialog = page.getByRole('dialog', { name: 'Download source' });
  const downloaded = async (isJoined: boolean) => {
    await choose(page, section.name, 'Download source');
    const join = dialog.getByLabel('Join split paragraphs', { exact: true });
    await expect(join).not.toBeChecked();
    expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
    await join.setChecked(isJoined);
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    await expect(dialog).toBeHidden();
    await expect(dots(page, section.name)).toBeFocused();
    return text;
  };
  expect(await downloaded(false)).toMatch(/First half\.\nSecond half\.\nAfter\.\n$/);
  expect(await downloaded(true)).toMatch(/First half\. Second half\.\nAfter\.\n$/);
});
