import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createProject } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { isShown } from '../../../../test/page/find.ts';
import {
  chooseFiles,
  importPageOf,
  openImport,
  previewed,
  select,
  turn,
} from '../../../../test/page/import.ts';
import { cut } from '../../../../test/page/network.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const owner = await testApp.signUp('owner');

/** The page that imports into a new project. */
async function openNew(handle: string) {
  const body = { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const { id: project } = await owner.does(createProject, { body });
  return { page: await openImport(testApp, owner, `/projects/${project}/load_strings`), project };
}

/** Waits until a row of the preview has a text. */
const previewHas = (text: string) =>
  waitFor(() =>
    expect(
      previewed()
        .map(({ textContent }) => textContent)
        .join('\n'),
    ).toContain(text),
  );

test('subtitles ask what their file leaves open: the frame rate, and which language is read', async () => {
  const { page } = await openNew('cues');
  const classes = '.ENCC {Name: English; lang: en-US;} .FRCC {Name: Français; lang: fr-FR;}';
  const cue = '<SYNC Start=1000><P Class=ENCC>To the land<P Class=FRCC>Au pays';
  await chooseFiles(
    page,
    { name: 'film.sub', content: '{48}{72}What brings you|to the land?\n' },
    {
      name: 'film.smi',
      content: `<SAMI><HEAD><STYLE><!-- ${classes} --></STYLE></HEAD><BODY>${cue}</BODY></SAMI>`,
    },
  );
  await previewHas('00:00:02.002 → 00:00:03.003');
  await select(page, /^Frame rate/, '24 fps');
  await previewHas('00:00:02.000 → 00:00:03.000');

  await select(page, /^Text shown/, 'film.smi');
  await previewHas('To the land');
  await select(page, /^Language of the subtitles/, 'Français');
  await previewHas('Au pays');
});

test('columns of a table are chosen by its first rows, and the section keeps to them (programs.34, programs.35)', async () => {
  const { page, project } = await openNew('table');
  const table = 'Note,Original wording,Ours,Code\r\nMenu,Open,,a.open\r\nMenu,Close,Закрыть,a.close\r\n';
  await chooseFiles(page, { name: 'menu.csv', content: table });
  await turn('switch', 'First row has names', true);
  for (const [column, role] of [
    ['Column 2: Original wording', 'Source'],
    ['Column 3: Ours', 'Translation'],
    ['Column 4: Code', 'Key'],
    ['Column 1: Note', 'Context'],
  ] as const)
    await select(page, column, role);
  await previewHas('a.close');
  expect(await screen.findByRole('switch', { name: /^Import 1 translation too/ })).toBeChecked();
  await page.press('Import 2 strings');
  await screen.findByRole('link', { name: 'Open editor' });
  const [section] = await owner.does(listSections, { params: { project } });
  const exported = await testApp.app.inject({
    url: `/api/projects/${project}/exports?untranslated=empty`,
    headers: owner.headers,
  });
  expect(exported.body).toBe(table);

  await page.load(importPageOf({ project, section: section?.id ?? 0 }, 'update_source'));
  await chooseFiles(page, { name: 'menu.csv', content: table.replace('Open', 'Open it') });
  expect(await screen.findByRole('combobox', { name: 'Column 4: Code' })).toHaveValue('key');
  await isShown('Open it');
});

test('an encoding that is guessed is shown as a guess, one that is chosen is not, and bytes that it lacks are told (imports.58)', async () => {
  const { page } = await openNew('guess');
  const file = (words: string) =>
    Uint8Array.from(Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${words}\n`, 'latin1'));
  await chooseFiles(page, { name: 'film.srt', content: file('A caf\u00e9, B\u00f8') });
  await previewHas('A café, Bø');
  const list = screen.getByRole('combobox', { name: 'Encoding' });
  expect(list).toHaveDisplayValue('Windows-1252 (guess)');
  await select(page, 'Encoding', 'Windows-1250');
  await previewHas('A café, Bř');
  expect(list).toHaveDisplayValue('Windows-1250');
  expect(list).not.toBeInvalid();
  await select(page, 'Encoding', 'UTF-8');
  await previewHas('A caf\uFFFD, B\uFFFD');
  expect(list).toBeInvalid();
  await screen.findByText('Some bytes aren’t of this encoding and show as �.');
});

test('what stays in a file because it can be no string is counted (strings.22)', async () => {
  const { page } = await openNew('left_out');
  await chooseFiles(page, { name: 'a.json', content: '{"a": "One", "b": "Broken\\u0004", "c": "Two"}' });
  await previewHas('Two');
  await screen.findByText(/control characters/);
  expect(previewed().some(({ textContent }) => textContent.includes('Broken'))).toBe(false);
});

test('without a connection a file is not read, the page says so, and reads it when asked again (imports.71)', async () => {
  const { page } = await openNew('offline');
  await screen.findByLabelText(/^Choose (a )?files?$/);
  cut(page.network);
  await chooseFiles(page, { name: 'tale.txt', content: 'Once.\nTwice.\n' });
  await screen.findByText('Couldn’t read “tale.txt”. No connection. Try again when you’re back online.');
  cut(page.network, false);
  await page.press('Transform');
  await previewHas('Twice.');
});
