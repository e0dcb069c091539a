import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { guest } = testApp;
const anna = await testApp.signUp('anna');
const { project, params } = await projectOf(anna, { strings: ['The door.'] });
const home = `/projects/${project.id}`;
const section = `${home}/sections/${printSectionId(params.section)}`;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => waitFor(() => within(screen.getByRole('main')));
const article = () => screen.findByRole('article');

test('a guest sees what needs translators, and finds an answer in the guide', async () => {
  const page = await openPage(testApp, guest, '/');
  await title('Translate books together');
  const inNeed = (await screen.findByRole('heading', { name: 'Looking for translators' })).closest('section');
  await waitFor(() => expect(inNeed?.querySelector(`a[href="${home}"]`)).toBeInTheDocument());

  await page.user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Help' }));
  await title('Help');
  await page.fill(await screen.findByRole('searchbox'), 'subtitle timing');
  await page.user.click(await (await main()).findByRole('link', { name: /^Subtitles/ }));
  await title('Subtitles');
  expect(page.address()).toBe('/help/subtitles');

  // A link in the text navigates within the app.
  await page.load('/help/books');
  await page.user.click(await within(await article()).findByRole('link', { name: 'Download' }));
  await title('Read and download');
});

test.each([
  ['ru', 'Сочетания клавиш', 'Участники', 'Утвердить'],
  ['it', 'Scorciatoie da tastiera', 'Membri', 'Approva'],
])(
  'the guide speaks %s, names the labels as they are, and lists the shortcuts',
  async (language, name, label, key) => {
    localStorage.setItem('dragoman.language', language);
    const page = await openPage(testApp, guest, '/help/shortcuts');
    await title(name);
    await waitFor(() => expect(document.body).toHaveTextContent(key));
    await page.load('/help/roles');
    const labels = async () =>
      [...(await article()).querySelectorAll('strong')].map(({ textContent }) => textContent);
    await waitFor(async () => expect((await labels()).join()).toContain(label));
    expect(await article()).not.toHaveTextContent('{{');
  },
);

test('the guide has the file formats by kind, and finds one by its extension (screens.21, screens.22)', async () => {
  const page = await openPage(testApp, guest, '/help');
  await (await main()).findByRole('heading', { level: 3, name: 'Subtitles' });
  expect(screen.getByRole('link', { name: 'SubRip (SRT)' })).toHaveAttribute('href', '/help/srt');
  await page.fill(await screen.findByRole('searchbox'), '.docx');
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getAllByRole('link')[0]).toHaveTextContent('Word (DOCX)'),
  );
  await page.user.click((await main()).getAllByRole('link')[0] as HTMLElement);
  await title('Word (DOCX)');
  expect(
    (await within(await article()).findAllByRole('term')).map(({ textContent }) => textContent),
  ).toContain('Files');
  expect(await article()).not.toHaveTextContent('{{');

  // Beside it are the formats of its kind, and above them the page on all.
  const contents = async () => within(await screen.findByRole('navigation', { name: 'Topics' }));
  await page.user.click(await (await contents()).findByRole('link', { name: 'EPUB' }));
  await title('EPUB');
  expect((await contents()).queryByRole('link', { name: 'SubRip (SRT)' })).toBeNull();
  await page.user.click((await contents()).getByRole('link', { name: 'File formats' }));
  await page.user.click(await within(await article()).findByRole('link', { name: 'CSV and TSV' }));
  await title('CSV and TSV');
});

test('a topic that the guide lacks is an unknown address (screens.4)', async () => {
  await openPage(testApp, guest, '/help/nothing');
  await screen.findByText('This page does not exist.');
});

test('the screens of a project lead to the page of the guide that explains them', async () => {
  const page = await openPage(testApp, anna, '/help');
  for (const [address, name, topic] of [
    [`${home}/editor/all`, 'Help on the editor', 'translate'],
    [`${home}#dictionary`, 'Help on the dictionary', 'dictionary'],
    [`${home}#members`, 'Help on members and roles', 'roles'],
    [`${home}#settings`, 'Help on project settings', 'start-a-project'],
    [`${section}/load_strings`, 'Help on importing', 'import'],
  ] as const) {
    await page.load(address);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/help/${topic}`);
  }
  await page.load(home);
  await page.press('Download');
  await page.user.click(await screen.findByRole('link', { name: 'Help on downloading' }));
  await title('Read and download');
});

test('where files come in or out, a link explains their format in a new tab (screens.23)', async () => {
  const page = await openPage(testApp, anna, `${section}/load_strings`);
  const leadsTo = (topic: string) =>
    waitFor(() =>
      expect(screen.getByRole('link', { name: /^About / })).toHaveAttribute('href', `/help/${topic}`),
    );
  await leadsTo('text');
  await page.fill('Text to import', '{"menu": {"open": "Open"}}');
  await page.press('Transform');
  await leadsTo('nested-json');
  expect(screen.getByRole('link', { name: /^About / })).toHaveAttribute('target', '_blank');

  await page.load('/help/nested-json');
  await title('Nested JSON');

  await page.load(`${home}/load_files`);
  await leadsTo('formats');
  await page.load(`${section}/upload_translations`);
  await leadsTo('text');
  await page.load('/create');
  await leadsTo('formats');
  const poem = new File(['# Poem\n\n## One\n\nA line.\n'], 'poem.md', { type: 'text/markdown' });
  await page.user.upload(screen.getByLabelText('Choose a book'), poem);
  await leadsTo('markdown');
  await page.press('Remove the book');

  await page.load(home);
  await page.press('Download');
  await screen.findByRole('dialog');
  await leadsTo('text');
});
