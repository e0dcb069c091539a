import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editProject, getProject } from '#contract/projects/projects.ts';
import { siteHeader } from '../../../../test/page/find.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { TINY_PICTURE } from '../../../../test/tiny-picture.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** A project with its settings open. */
async function settings() {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const page = await openPage(testApp, anna, `/projects/${project.handle}#settings`);
  await screen.findByRole('button', { name: 'Save' });
  const stored = () => anna.does(getProject, { params, query: {} });
  return { project, params, page, stored };
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const leaving = async () => within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));

test('settings are changed: what is wrong stands at its field, the page goes on under the new handle', async () => {
  const { page, project, stored } = await settings();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  screen.getByText('No changes to save.');
  await page.fill(field('Name'), 'Abc');
  await page.fill(field('Handle'), 'No handle!');
  await page.fill(field('Description'), 'x'.repeat(1001));
  await page.fill(field('Cover link'), 'javascript:alert(1)');
  await page.press('Save');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription(/At least 4 characters\./);
  expect(field('Handle')).toHaveAccessibleDescription(/only lowercase Latin letters/);
  expect(field('Description')).toHaveAccessibleDescription(/At most 1,000 characters\./);
  expect(field('Cover link')).toHaveAccessibleDescription(/http:\/\/ or https:\/\//);
  expect((await stored()).name).toBe(project.name);

  await page.fill(field('Name'), 'The book renamed');
  await page.fill(field('Handle'), 'renamed');
  await page.fill(field('Description'), 'A *novel*.');
  await page.fill(field('Cover link'), '');
  await page.user.click(screen.getByRole('radio', { name: /^Private/ }));
  await page.user.click(screen.getByRole('radio', { name: /^Paused/ }));
  const sent = vi.spyOn(globalThis, 'fetch');
  await page.press('Save');
  await waitFor(() => expect(page.address()).toBe('/projects/renamed#settings'));
  await screen.findByRole('heading', { level: 1, name: 'The book renamed' });
  await screen.findByText('Settings saved');
  const body = sent.mock.calls.find(([, init]) => init?.method === 'PATCH')?.[1]?.body;
  sent.mockRestore();
  expect(Object.keys(JSON.parse(String(body))).sort()).toEqual([
    'description',
    'handle',
    'name',
    'status',
    'updated_at',
    'visibility',
  ]);
  expect(await stored()).toMatchObject({ handle: 'renamed', visibility: 'private', status: 'frozen' });
  await page.load();
  expect(await screen.findByRole('textbox', { name: 'Handle' })).toHaveValue('renamed');
});

test('what somebody else saved meanwhile joins what is being changed, and what both changed is shown twice', async () => {
  const { page, params, stored } = await settings();
  await page.fill(field('Description'), 'Mine.');
  await page.fill(field('Recommendations for translators'), 'Also mine.');
  await anna.does(editProject, { params, body: { description: 'Theirs.', status: 'frozen' } });
  await page.press('Save');
  await screen.findByText('Someone else saved these settings.');
  expect(screen.getByRole('radio', { name: /^Paused/ })).toBeChecked();
  expect(field('Description')).toHaveValue('Mine.');
  const both = screen.getByRole('region', { name: 'Description' });
  expect(both).toHaveTextContent('TheirsTheirs.YoursMine.');
  await page.press(/^Use theirs/, within(both));
  await waitFor(() => expect(field('Description')).toHaveValue('Theirs.'));
  await page.press('Save');
  await screen.findByText('No changes to save.');
  expect(await stored()).toMatchObject({
    description: 'Theirs.',
    recomendations: 'Also mine.',
    status: 'frozen',
  });
});

test('texts are previewed, and not left unsaved without a question', async () => {
  const { page } = await settings();
  await page.fill(field('Description'), 'A **novel** about cats');
  await page.user.click(screen.getAllByRole('button', { name: 'Preview' })[0] as HTMLElement);
  const preview = within(await screen.findByRole('region', { name: 'Preview of “Description”' }));
  expect((await preview.findByText('novel')).closest('strong')).toHaveTextContent('novel');
  await page.press('Edit');
  await waitFor(() => expect(field('Description')).toHaveFocus());

  await page.fill(field('Name'), 'Another name');
  await page.user.click(screen.getByRole('tab', { name: 'Project' }));
  await page.press('Stay', await leaving());
  expect(field('Name')).toHaveValue('Another name');
  await page.user.click(within(siteHeader()).getByRole('link', { name: 'Search' }));
  await page.press('Leave', await leaving());
  await waitFor(() => expect(page.address()).toBe('/search'));
});

test('the owner alone hands the project over and deletes it, by typing its handle', async () => {
  const { project, params } = await settings();
  await screen.findByText(/^This project has no other members\./);
  const address = `/projects/${project.id}#settings`;
  await joinAs(testApp, boris, project, 'translator');
  await openPage(testApp, boris, address);
  expect(await screen.findByRole('tab', { name: 'Project' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
  await testApp.sql`UPDATE members SET role_id = 1 WHERE project_id = ${project.id} AND user_id = ${boris.id}`;
  await openPage(testApp, boris, address);
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('button', { name: 'Delete project…' })).toBeNull();

  const page = await openPage(testApp, anna, address);
  await page.choose('New owner', 'boris');
  await page.press('Transfer…');
  await page.press('Transfer', within(await screen.findByRole('dialog', { name: /to boris\?$/ })));
  await screen.findByText(/boris is now the owner/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Transfer…' })).toBeNull());

  const theirs = await openPage(testApp, boris, address);
  await theirs.press('Delete project…');
  const end = await screen.findByRole('dialog', { name: `Delete “${project.name}”?` });
  expect(end).toHaveTextContent('1 section, 3 strings, 0 translations');
  const typed = within(end).getByRole('textbox');
  await theirs.fill(typed, 'something else');
  expect(within(end).getByRole('button', { name: 'Delete project' })).toBeDisabled();
  await theirs.fill(typed, project.handle);
  await theirs.press('Delete project', within(end));
  await waitFor(() => expect(theirs.address()).toBe('/'));
  await theirs.load(`/projects/${project.id}`);
  await screen.findByText('This page does not exist.');
  expect(await boris.tries(getProject, { params, query: {} })).toBe('404 project gone');
});

test('an image is sent as the cover by the button, by dropping or by pasting it, and taken away', async () => {
  const { page, stored } = await settings();
  const group = screen.getByRole('group', { name: 'Cover' });
  const cover = within(group);
  const shown = () => group.querySelector('img[src^="/api/images/"]');
  const input = group.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const picture = () => new File([Buffer.from(TINY_PICTURE)], 'cover.png', { type: 'image/png' });
  await page.fill(field('Description'), 'Not saved yet.');

  await page.user.upload(input, new File(['<svg/>'], 'cover.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(cover.getByRole('alert')).toHaveTextContent(
      'Can’t read this image. Use PNG, JPEG, GIF, WebP or AVIF.',
    ),
  );

  // The button leads to the field of the file.
  const clicks = new Promise((resolve) => input.addEventListener('click', resolve, { once: true }));
  await page.press('Upload image', cover);
  await clicks;
  await page.user.upload(input, picture());
  await waitFor(() => expect(shown()).toBeInTheDocument());
  expect(cover.queryByRole('alert')).toBeNull();
  // The edits are still there, and unsaved.
  expect(field('Description')).toHaveValue('Not saved yet.');
  expect(save()).not.toHaveAttribute('aria-disabled', 'true');

  for (const way of ['drop', 'paste'] as const) {
    await page.press('Remove image', cover);
    await waitFor(() => expect(shown()).toBeNull());
    await waitFor(() => expect(cover.getByRole('button', { name: 'Upload image' })).toHaveFocus());
    expect((await stored()).cover_image).toBeNull();
    const data = { files: [picture()], items: [], types: ['Files'] };
    fireEvent[way](group, way === 'drop' ? { dataTransfer: data } : { clipboardData: data });
    await waitFor(() => expect(shown()).toBeInTheDocument());
  }
  await page.press('Save');
  await screen.findByText('Settings saved');
  expect(await stored()).toMatchObject({
    description: 'Not saved yet.',
    cover_image: shown()?.getAttribute('src'),
  });
});

test('a link that gives no image is saved, and says why under it', async () => {
  const { page, stored } = await settings();
  await page.fill(field('Cover link'), 'http://localhost/cover.png');
  await page.press('Save');
  const cover = within(screen.getByRole('group', { name: 'Cover' }));
  await cover.findByText('This address isn’t publicly reachable.');
  await page.press('Try again', cover);
  await waitFor(() => expect(cover.getByRole('button', { name: 'Try again' })).toBeEnabled());
  expect(await stored()).toMatchObject({ cover_url: 'http://localhost/cover.png', cover_image: null });
  await page.fill(field('Cover link'), '');
  await waitFor(() => expect(cover.queryByText('This address isn’t publicly reachable.')).toBeNull());
});

test('a public project offers books to its readers, and says which chapters they are told of (exports.37, feeds.8)', async () => {
  const { page, stored } = await settings();
  const offers = () => screen.getByRole('switch', { name: /^Readers may download/ });
  expect(offers()).not.toBeChecked();
  await page.user.click(offers());
  await page.user.click(screen.getByRole('radio', { name: /^Once they are published/ }));
  await page.press('Save');
  await screen.findByText('Settings saved');
  expect(await stored()).toMatchObject({ guest_books: true, feed_shows: 'published' });
  await page.user.click(screen.getByRole('radio', { name: /^Private/ }));
  expect(screen.queryByRole('switch', { name: /^Readers may download/ })).toBeNull();
});

test('the owner of a project that isn’t public agrees to a grammar server, where there is one (spelling.12)', async () => {
  const { page, stored } = await settings();
  document.documentElement.dataset.grammar = 'on';
  onTestFinished(() => void delete document.documentElement.dataset.grammar);
  const agrees = () => screen.getByRole('switch', { name: /^Check grammar although/ });
  expect(screen.queryByRole('switch', { name: /^Check grammar although/ })).toBeNull();
  await page.user.click(screen.getByRole('radio', { name: /^Private/ }));
  expect(agrees()).not.toBeChecked();
  await page.user.click(agrees());
  await page.press('Save');
  await screen.findByText('Settings saved');
  expect(await stored()).toMatchObject({ visibility: 'private', grammar_consent: true });
});

test('what a project says of the work is changed beside its description (projects.37)', async () => {
  const { page, stored } = await settings();
  await page.fill(screen.getByRole<HTMLInputElement>('textbox', { name: 'Author' }), 'Lewis Carroll');
  await page.fill(screen.getByRole<HTMLInputElement>('textbox', { name: 'Licence' }), 'x'.repeat(201));
  await page.press('Save');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Licence' })).toHaveFocus());
  expect((await stored()).author).toBe('');
  await page.fill(screen.getByRole<HTMLInputElement>('textbox', { name: 'Licence' }), 'CC BY 4.0');
  await page.press('Save');
  await screen.findByText('Fields of the work edited');
  expect(await stored()).toMatchObject({ author: 'Lewis Carroll', licence: 'CC BY 4.0', series: '' });
  await page.press('Undo');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue(''));
  expect((await stored()).author).toBe('');
});

test('the severity of each check is chosen by kind, saved, and undone by discarding (severities.1, severities.3)', async () => {
  const { page, stored } = await settings();
  const group = within(screen.getByRole('group', { name: 'Checks' }));
  const select = (check: string) => group.getByRole<HTMLSelectElement>('combobox', { name: check });
  const choicesOf = (check: string) => [...select(check).options].map(({ text }) => text);
  expect(
    within(group.getByRole('list', { name: 'Perhaps' })).getByRole('combobox', { name: 'Capitals' }),
  ).toHaveValue('warning');
  expect(choicesOf('Tags')).toEqual(['Off', 'Warning', 'Blocks approval', 'Blocks saving']);
  expect(choicesOf('Numbers')).toEqual(['Off', 'Warning', 'Blocks approval']);
  expect(choicesOf('Plural forms')).toEqual(['Off', 'Warning']);
  await page.user.selectOptions(select('Tags'), 'Blocks saving');
  await page.press('Discard changes');
  expect(select('Tags')).toHaveValue('warning');
  await page.user.selectOptions(select('Tags'), 'Blocks saving');
  await page.user.selectOptions(select('Numbers'), 'Off');
  await page.user.selectOptions(select('Capitals'), 'Blocks approval');
  await page.user.selectOptions(select('Capitals'), 'Warning');
  await page.press('Save');
  await screen.findByText('Settings saved');
  expect((await stored()).check_severities).toEqual({ tags: 'saving', numbers: 'off' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test('severities that two have changed are named in words (severities.3, api.9)', async () => {
  const { page, params, stored } = await settings();
  const body = { check_severities: { urls: 'off' } } as const;
  const select = screen.getByRole('combobox', { name: 'Tags' });
  await page.user.selectOptions(select, 'Blocks saving');
  await anna.does(editProject, { params, body });
  await page.press('Save');
  const conflict = await screen.findByText('Addresses: Off');
  expect(conflict).toBeVisible();
  screen.getByText('Tags: Blocks saving');
  await page.press('Save');
  await screen.findByText('Settings saved');
  expect((await stored()).check_severities).toEqual({ tags: 'saving' });
});
