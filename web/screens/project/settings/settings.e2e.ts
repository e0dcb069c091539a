import { type Browser, expect, type Page } from '@playwright/test';
import { grantRole } from '#contract/members.ts';
import { editProject, getProject } from '#contract/projects.ts';
import { whoami } from '#contract/users.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { type BrowserUser, newName, newUser } from '../../../../test/browser-user.ts';
import { TINY_PICTURE } from '../../../../test/tiny-picture.ts';

/** A project of `owner` with its settings open. */
async function settings(browser: Browser, owner: BrowserUser) {
  const { project } = await projectWithStrings(owner, ['One.']);
  const params = { project: project.id };
  const page = await owner.opens(browser, `/projects/${project.handle}#settings`, {
    reducedMotion: 'reduce',
  });
  const stored = () => owner.does(getProject, { params, query: {} });
  return { project, params, page, stored };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('settings are changed: what is wrong stands at its field, the page goes on under the new handle', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { page, project, stored } = await settings(browser, anna);
  await expect(save(page)).toBeDisabled();
  await expect(page.getByText('No changes to save.')).toBeVisible();
  await field(page, 'Name').fill('Abc');
  await field(page, 'Handle').fill('No handle!');
  await field(page, 'Description').fill('x'.repeat(1001));
  await field(page, 'Cover link').fill('javascript:alert(1)');
  await save(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/At least 4 characters\./);
  await expect(field(page, 'Handle')).toHaveAccessibleDescription(/only lowercase Latin letters/);
  await expect(field(page, 'Description')).toHaveAccessibleDescription(/At most 1,000 characters\./);
  await expect(field(page, 'Cover link')).toHaveAccessibleDescription(/http:\/\/ or https:\/\//);
  expect((await stored()).name).toBe(project.name);

  const handle = newName('renamed');
  await field(page, 'Name').fill(`The book ${handle}`);
  await field(page, 'Handle').fill(handle);
  await field(page, 'Description').fill('A *novel*.');
  await field(page, 'Cover link').fill('');
  await page.getByRole('radio', { name: 'Private' }).check();
  await page.getByRole('radio', { name: 'Paused' }).check();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    save(page).click(),
  ]);
  expect(Object.keys(sent.postDataJSON()).sort()).toEqual([
    'description',
    'handle',
    'name',
    'status',
    'updated_at',
    'visibility',
  ]);
  await page.waitForURL(`**/projects/${handle}#settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The book ${handle}`);
  await expect(page.getByText('Settings saved')).toBeVisible();
  expect(await stored()).toMatchObject({ handle, visibility: 'private', status: 'frozen' });
  await page.reload();
  await expect(field(page, 'Handle')).toHaveValue(handle);
});

test('what somebody else saved meanwhile joins what is being changed, and what both changed is shown twice', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { page, params, stored } = await settings(browser, anna);
  await field(page, 'Description').fill('Mine.');
  await field(page, 'Recommendations for translators').fill('Also mine.');
  await anna.does(editProject, { params, body: { description: 'Theirs.', status: 'frozen' } });
  await save(page).click();
  await expect(page.getByText('Someone else saved these settings.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Paused' })).toBeChecked();
  await expect(field(page, 'Description')).toHaveValue('Mine.');
  const both = page.getByRole('region', { name: 'Description', exact: true });
  await expect(both).toContainText('TheirsTheirs.YoursMine.');
  await both.getByRole('button', { name: 'Use theirs' }).click();
  await expect(field(page, 'Description')).toHaveValue('Theirs.');
  await save(page).click();
  await expect(page.getByText('No changes to save.')).toBeVisible();
  expect(await stored()).toMatchObject({
    description: 'Theirs.',
    recomendations: 'Also mine.',
    status: 'frozen',
  });
});

test('texts are marked with the tools and the keys, previewed, and not left unsaved without a question', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { page } = await settings(browser, anna);
  const text = field(page, 'Description');
  await text.fill('A novel about cats');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 7));
  await text.press('Control+b');
  await expect(text).toHaveValue('A **novel** about cats');
  await page
    .getByRole('toolbar', { name: 'Formatting of “Description”' })
    .getByRole('button', { name: 'Italic' })
    .click();
  await expect(text).toHaveValue('A ***novel*** about cats');
  await text.press('Control+z');
  await expect(text).toHaveValue('A **novel** about cats');
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.getByRole('region', { name: 'Preview of “Description”' });
  await expect(preview.locator('strong')).toHaveText('novel');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(text).toBeFocused();

  await field(page, 'Name').fill('Another name');
  await page.getByRole('tab', { name: 'Project' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Name')).toHaveValue('Another name');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/search');
});

test('the owner alone hands the project over and deletes it, by typing its handle', async ({ browser }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { page, project, params } = await settings(browser, anna);
  await expect(page.getByText('This project has no other members.')).toBeVisible();
  await joins(boris, project);
  const theirs = await boris.opens(browser, `/projects/${project.id}#settings`, { reducedMotion: 'reduce' });
  await expect(theirs.getByRole('tab', { name: 'Project' })).toHaveAttribute('aria-selected', 'true');
  await expect(theirs.getByRole('tab', { name: 'Settings' })).toBeHidden();
  const user = (await boris.does(whoami, {})).id;
  await anna.does(grantRole, { params: { ...params, user }, body: { role_id: 1 } });
  await theirs.reload();
  await expect(save(theirs)).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Delete project…' })).toBeHidden();

  await page.reload();
  await page.getByRole('combobox', { name: 'New owner' }).click();
  await page.getByRole('option', { name: boris.username }).click();
  await page.getByRole('button', { name: 'Transfer…' }).click();
  const question = page.getByRole('dialog', { name: `to ${boris.username}?` });
  await question.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText(`${boris.username} is now the owner`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transfer…' })).toBeHidden();

  await theirs.reload();
  await theirs.getByRole('button', { name: 'Delete project…' }).click();
  const end = theirs.getByRole('dialog', { name: `Delete “${project.name}”?` });
  await expect(end).toContainText('1 section, 1 string, 0 translations');
  await end.getByRole('textbox').fill('something else');
  await expect(end.getByRole('button', { name: 'Delete project' })).toBeDisabled();
  await end.getByRole('textbox').fill(project.handle);
  await end.getByRole('button', { name: 'Delete project' }).click();
  await theirs.waitForURL((url) => url.pathname === '/');
  await theirs.goto(`/projects/${project.id}`);
  await expect(theirs.getByText('This page does not exist.')).toBeVisible();
});

test('an image is sent as the cover by the button, by dropping or by pasting it, and taken away', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { page, stored } = await settings(browser, anna);
  const cover = page.getByRole('group', { name: 'Cover' });
  const shown = cover.locator('img[src^="/api/images/"]');
  const file = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(TINY_PICTURE) };
  await field(page, 'Description').fill('Not saved yet.');

  await cover.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('<svg/>') });
  await expect(cover.getByRole('alert')).toHaveText(
    'Can’t read this image. Use PNG, JPEG, GIF, WebP or AVIF.',
  );

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    cover.getByRole('button', { name: 'Upload image' }).press('Enter'),
  ]);
  await chooser.setFiles(file);
  await expect(shown).toBeVisible();
  await expect(cover.getByRole('alert')).toBeHidden();
  // The edits are still there, and unsaved.
  await expect(field(page, 'Description')).toHaveValue('Not saved yet.');
  await expect(save(page)).toBeEnabled();

  for (const way of ['drop', 'paste'] as const) {
    await cover.getByRole('button', { name: 'Remove' }).click();
    await expect(shown).toBeHidden();
    await expect(cover.getByRole('button', { name: 'Upload image' })).toBeFocused();
    expect((await stored()).cover_image).toBeNull();
    await cover.evaluate(
      (element, { kind, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], 'cover.png', { type: 'image/png' }));
        const how = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'drop'
            ? new DragEvent(kind, { ...how, dataTransfer: data })
            : new ClipboardEvent(kind, { ...how, clipboardData: data }),
        );
      },
      { kind: way, bytes: [...TINY_PICTURE] },
    );
    await expect(shown).toBeVisible();
  }
  await save(page).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  expect(await stored()).toMatchObject({
    description: 'Not saved yet.',
    cover_image: await shown.getAttribute('src'),
  });
});

test('a link that gives no image is saved, and says why under it', async ({ browser }) => {
  const anna = await newUser('anna');
  const { page, stored } = await settings(browser, anna);
  await field(page, 'Cover link').fill('http://localhost/cover.png');
  await save(page).click();
  const cover = page.getByRole('group', { name: 'Cover' });
  await expect(cover.getByText('This address isn’t publicly reachable.')).toBeVisible();
  await cover.getByRole('button', { name: 'Try again' }).click();
  await expect(cover.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(await stored()).toMatchObject({ cover_url: 'http://localhost/cover.png', cover_image: null });
  await field(page, 'Cover link').fill('');
  await expect(cover.getByText('This address isn’t publicly reachable.')).toBeHidden();
});
