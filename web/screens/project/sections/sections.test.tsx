import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createProject, editProject } from '#contract/projects/projects.ts';
import { addSection, deleteSection, editSection, listSections } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** A project of three sections, the first with two strings and a translation. */
async function book() {
  const { project, params: first, strings } = await projectOf(anna, { strings: ['1.', '2.'] });
  const params = { project: project.id };
  for (const string of strings.slice(1))
    await anna.does(addTranslation, { params: string, body: { text: 'Два.' } });
  for (const name of ['Two', 'Three']) await anna.does(addSection, { params, body: { name } });
  const stored = async () => (await anna.does(listSections, { params })).map(({ name }) => name);
  return { project, params, first, stored, address: `/projects/${project.id}` };
}

const dots = (name: string) => screen.findByRole('button', { name: `Menu of “${name}”` });
const field = () => screen.getByRole('textbox', { name: 'Section name' });
const isFocused = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: `Menu of “${name}”` })).toHaveFocus());
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The names of the sections in the table. */
const shows = (names: string[]) =>
  waitFor(() =>
    expect(
      texts(within(screen.getByRole('table')).getAllByRole('link', { name: /^(?!Import strings)/ })),
    ).toEqual(names),
  );

async function choose({ user }: Page, section: string, act: string | RegExp) {
  await user.click(await dots(section));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

test('a section is renamed in its place, and deleted once it is said what goes along', async () => {
  const { address, params, first, stored } = await book();
  const page = await openPage(testApp, anna, address);
  (await dots('Two')).focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
  screen.getByRole('menuitem', { name: 'Rename' }).focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
  await page.fill(field(), 'x'.repeat(101));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('At most 100 characters.'));
  await page.user.keyboard('{Escape}');
  await isFocused('Two');
  await choose(page, 'Two', 'Rename');
  await page.fill(field(), 'Two, renamed');
  const [, two = { id: 0 }] = await anna.does(listSections, { params });
  await anna.does(editSection, { params: { ...params, section: two.id }, body: { name: 'Theirs' } });
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Someone else renamed it “Theirs”/));
  await page.user.type(field(), '{Enter}');
  await isFocused('Two, renamed');
  expect(await stored()).toEqual(['One', 'Two, renamed', 'Three']);

  await choose(page, 'One', /^Delete section/);
  const question = async () => within(await screen.findByRole('dialog', { name: 'Delete “One”?' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('2 strings and 1 translation');
  await page.press('Keep section', await question());
  expect(await stored()).toHaveLength(3);
  await choose(page, 'One', /^Delete section/);
  await page.press('Delete section', await question());
  await shows(['Two, renamed', 'Three']);
  expect(await stored()).toEqual(['Two, renamed', 'Three']);
  expect(await anna.tries(addStrings, { params: first, body: [] })).toMatch('404');
});

test('strings are added from a section’s menu, and with the first of them the project’s editor opens', async () => {
  const body = {
    name: 'Empty',
    handle: 'empty',
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  const project = await anna.does(createProject, { body });
  await anna.does(addSection, { params: { project: project.id }, body: { name: 'First' } });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  const editor = await screen.findByRole('button', { name: 'Translate' });
  expect(editor).toBeDisabled();
  expect(editor).toHaveAccessibleDescription('You can open the editor once the project has strings.');

  await choose(page, 'First', 'Add strings');
  const form = within(await screen.findByRole('dialog', { name: 'New string 1' }));
  await page.fill(await form.findByRole('textbox', { name: 'Text' }), 'Down the Rabbit-Hole');
  await page.press('Add string', form);
  await within(await screen.findByRole('list', { name: 'Strings' })).findByText('Down the Rabbit-Hole');
  expect(page.address()).toMatch(/\?string=\d+$/);

  await page.load(`/projects/${project.id}`);
  await choose(page, 'First', 'Add strings');
  await screen.findByRole('dialog', { name: 'New string 2' });
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(page.address()).not.toContain('add='));
  await page.load(`/projects/${project.id}`);
  await screen.findByRole('link', { name: 'Continue' });

  await openPage(testApp, boris, `/projects/${project.id}#dictionary`);
  await screen.findByText(/Allowed only for project members/);
});

test('an order that others have changed meanwhile is shown as it is now', async () => {
  const { address, params, first, stored } = await book();
  const page = await openPage(testApp, anna, address);
  await page.press('Rearrange');
  await page.press('Move “Three” up');
  await anna.does(addSection, { params, body: { name: 'Four' } });
  await anna.does(editSection, { params: first, body: { name: 'Whole' } });
  await page.press('Save order');
  await screen.findByText(/^Someone else changed the sections\./);
  const order = within(screen.getByRole('region', { name: 'Section order' }));
  await waitFor(() =>
    expect(texts(order.getAllByRole('listitem'))).toEqual(['Whole', 'Two', 'Three', 'Four']),
  );
  await page.press('Move “Four” up');
  await page.press('Save order');
  await shows(['Whole', 'Two', 'Four', 'Three']);
  expect(await stored()).toEqual(['Whole', 'Two', 'Four', 'Three']);
});

test('a section’s menu holds what its reader may do', async () => {
  const { address, project, params } = await book();
  await openPage(testApp, testApp.guest, address);
  await screen.findByRole('link', { name: 'Two' });
  expect(screen.queryByRole('button', { name: 'Menu of “Two”' })).toBeNull();

  const offers = async (items: string[]) => {
    const page = await openPage(testApp, boris, address);
    await page.user.click(await dots('Two'));
    expect(texts(await screen.findAllByRole('menuitem'))).toEqual(items);
  };
  await joinAs(testApp, boris, project, 'translator');
  const translation = ['Download translation', 'Import translations', 'Translate name'];
  await offers(['Download source', ...translation, 'Claim', 'Watch section']);
  await testApp.sql`UPDATE members SET role_id = 2 WHERE project_id = ${project.id} AND user_id = ${boris.id}`;
  await offers([
    'Import strings',
    'Add strings',
    'Source versions',
    'Download source',
    ...translation,
    'Claim',
    'Assign…',
    'Watch section',
    'Rename',
    'Rearrange',
    'Delete section…',
  ]);
  const groups = screen
    .getAllByRole('group')
    .map((group) => [group.getAttribute('aria-labelledby') ?? '', group] as const);
  expect(groups.map(([label]) => document.getElementById(label)?.textContent)).toEqual([
    'Source',
    'Translation',
    'Work',
    'Section',
  ]);
  await anna.does(editProject, { params, body: { status: 'closed' } });
  await offers(['Source versions', 'Download source', 'Download translation', 'Watch section']);
});

test('the source is saved to be loaded again; translations go up for a whole project', async () => {
  const { address, params } = await book();
  const page = await openPage(testApp, anna, address);
  await screen.findByRole('button', { name: 'Add section' });
  for (const { id, name } of await anna.does(listSections, { params })) {
    const at = { ...params, section: id };
    if (name === 'Three') await anna.does(addStrings, { params: at, body: [{ text: 'Line', key: 'line' }] });
    else await anna.does(deleteSection, { params: at });
  }
  await page.load();
  expect(await screen.findByRole('link', { name: 'Import translations' })).toHaveAttribute(
    'href',
    `${address}/upload_translations`,
  );
  await choose(page, 'Three', 'Download source');
  await waitFor(() => expect(page.saved).toHaveLength(1));
  const [file = new File([], '')] = page.saved;
  expect(file.name).toBe('Three.en.json');
  expect(JSON.parse(await file.text())).toEqual({ line: 'Line' });
});

test('the source joins the parts of split paragraphs when asked to', async () => {
  const { address, first } = await book();
  await anna.does(addStrings, {
    params: first,
    query: { splitting: 'lines' },
    body: [{ text: 'First half.' }, { text: 'Second half.', continues: true }, { text: 'After.' }],
  });
  const page = await openPage(testApp, anna, address);
  for (const [isJoined, text] of [
    [false, /First half\.\nSecond half\.\nAfter\.\n$/],
    [true, /First half\. Second half\.\nAfter\.\n$/],
  ] as const) {
    await choose(page, 'One', 'Download source');
    const question = await screen.findByRole('dialog', { name: 'Download source' });
    const dialog = within(question);
    const join = await dialog.findByLabelText('Join split paragraphs');
    expect(join).not.toBeChecked();
    await expectAccessible(question);
    if (isJoined) await page.user.click(join);
    await page.press('Download', dialog);
    await waitFor(() => expect(page.saved).toHaveLength(isJoined ? 2 : 1));
    expect(await page.saved.at(-1)?.text()).toMatch(text);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isFocused('One');
  }
});

test('where the feed shows what is published, a manager publishes a section and takes it back (feeds.8)', async () => {
  const { address, params } = await book();
  const stored = async () =>
    (await anna.does(listSections, { params })).map(({ published_at }) => published_at !== null);
  const page = await openPage(testApp, anna, address);
  await page.user.click(await dots('Two'));
  await screen.findByRole('menuitem', { name: 'Rename' });
  expect(screen.queryByRole('menuitem', { name: /Publish/ })).toBeNull();
  await anna.does(editProject, { params, body: { feed_shows: 'published' } });
  await page.load();
  await choose(page, 'Two', 'Publish to readers');
  await screen.findByText('Section published');
  await screen.findByText('Published');
  await isFocused('Two');
  expect(await stored()).toEqual([false, true, false]);
  await choose(page, 'Two', 'Take back from readers');
  await waitFor(() => expect(screen.queryByText('Published')).toBeNull());
  expect(await stored()).toEqual([false, false, false]);
});
