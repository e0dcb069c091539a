import { screen, waitFor, within } from '@testing-library/dom';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importFile, pushFile } from '#contract/files/files.ts';
import { createProject, editProject } from '#contract/projects/projects.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, listStrings, updateStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Download translation' }));

async function openDialog(page: Page) {
  await page.press('Download');
  return findDialog();
}

/** Downloads what is chosen in the open dialog, which closes then. */
async function download(page: Page) {
  const before = page.saved.length;
  await page.press('Download', await findDialog());
  const file = await waitFor(() => page.saved[before] ?? expect.fail('nothing is saved'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return file;
}

const textOf = async (page: Page) => (await download(page)).text();
const filesOf = async (file: File) =>
  Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer()))).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ]);

test('a section is saved as text, with the version and the gaps as chosen', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['One.', 'Two.', 'Three.'] });
  const [first = expect.fail(), second = expect.fail()] = strings;
  const { id } = await anna.does(addTranslation, { params: first, body: { text: 'Один.\nИ всё.' } });
  await anna.does(approve, { params: { ...first, translation: id } });
  await anna.does(addTranslation, { params: second, body: { text: 'Два.' } });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await openDialog(page);
  const file = await download(page);
  expect(file.name).toBe('One.ru.txt');
  expect(await file.text()).toBe('Один. И всё.\nДва.\nThree.\n');

  const choices = await openDialog(page);
  await expectAccessible(screen.getByRole('dialog'));
  const choice = (name: string) => choices.getByRole('radio', { name });
  expect(choice('Current')).toHaveAccessibleDescription(/with the most votes/);
  expect(choice('Approved only')).toHaveAccessibleDescription(/count as untranslated/);
  await page.user.click(choice('Approved only'));
  await page.user.click(choices.getByLabelText('Skip'));
  await page.user.click(choices.getByLabelText('Escape line breaks'));
  expect(await textOf(page)).toBe('Один.\\nИ всё.\n');
});

test('text and JSON sections don’t go into one file: an alert says so, and a zip has them all', async () => {
  const { project, params } = await projectOf(anna, { strings: ['One.'] });
  const json = await anna.does(addSection, { params, body: { name: 'Keys' } });
  const content = '{\n\t"ok":  "OK"\n}\n';
  const body = importBody(parseSource('json', content));
  await anna.does(addStrings, { params: { ...params, section: json.id }, body });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  const choices = await openDialog(page);
  expect(await choices.findByRole('alert')).toHaveTextContent(
    'JSON and text sections can’t be downloaded as one file. Download them separately.',
  );
  expect(choices.getByRole('button', { name: 'Download' })).toBeDisabled();
  await page.press('Create ZIP', choices);
  const zip = await download(page);
  expect(zip.name).toBe(`${project.handle}.ru.zip`);
  expect(await filesOf(zip)).toEqual([
    ['One.ru.txt', 'One.\n'],
    ['Keys.ru.json', content],
  ]);

  const others = await openDialog(page);
  await page.user.click(others.getByLabelText('Web page (HTML)'));
  await page.user.click(await others.findByLabelText('Both, side by side'));
  document.body.innerHTML = await textOf(page);
  expect(screen.getByRole('row', { name: /OK/ })).toHaveTextContent('—');
});

test('parts of a paragraph and of a cue are joined when asked for, and only then', async () => {
  const { project, params } = await projectOf(anna, { strings: [] });
  await anna.does(addStrings, {
    params,
    query: { splitting: 'lines' },
    body: [{ text: 'First half.' }, { text: 'Second half.', continues: true }, { text: 'After.' }],
  });
  const film = await anna.does(addSection, { params, body: { name: 'Film' } });
  const cues = '1\n00:00:01,000 --> 00:00:02,000\nOne.\n\n1\n00:00:02,000 --> 00:00:03,000\nTwo.\n';
  const load = importBody(parseSource('srt', cues));
  await anna.does(addStrings, {
    params: { ...params, section: film.id },
    body: { ...load, strings: load.strings.map((string, at) => ({ ...string, continues: at === 1 })) },
  });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  const files = async (isJoined: boolean) => {
    const choices = await openDialog(page);
    // Nothing else can be chosen for subtitles.
    expect(choices.getByLabelText(/^ZIP/)).toBeChecked();
    const joining = choices.getByLabelText<HTMLInputElement>('Join split paragraphs and cues');
    if (joining.checked !== isJoined) await page.user.click(joining);
    return (await filesOf(await download(page))).map(([, text]) => text);
  };
  expect(await files(false)).toEqual(['First half.\nSecond half.\nAfter.\n', cues]);
  expect(await files(true)).toEqual([
    'First half. Second half.\nAfter.\n',
    '1\n00:00:01,000 --> 00:00:03,000\nOne. Two.\n',
  ]);
});

test('translations that need review are skipped on request (exports.17)', async () => {
  const { project, params, strings } = await projectOf(anna, {
    strings: ['The rabbit ran away.', 'Alice slept.'],
  });
  for (const [at, text] of ['Кролик убежал.', 'Алиса спала.'].entries())
    await anna.does(addTranslation, { params: strings[at] ?? expect.fail(), body: { text } });
  const changed = [{ text: 'The white rabbit ran away.' }, { text: 'Alice slept.' }];
  await anna.does(updateStrings, { params, query: {}, body: { format: 'text', strings: changed } });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await openDialog(page);
  expect(await textOf(page)).toBe('Кролик убежал.\nАлиса спала.\n');
  const choices = await openDialog(page);
  await page.user.click(choices.getByRole('checkbox', { name: 'Skip translations that need review' }));
  expect(await textOf(page)).toBe('The white rabbit ran away.\nАлиса спала.\n');
});

test('translations that checks block are left out and counted, or nothing is downloaded and a link shows them (exports.43)', async () => {
  const { project, params } = await projectOf(anna, { strings: [] });
  await anna.does(addStrings, { params, body: [{ text: 'Hi {name}' }, { text: 'OK.' }] });
  const [first] = await anna.does(listStrings, { params });
  const string = { ...params, string: first?.id ?? 0 };
  await anna.does(addTranslation, { params: string, body: { text: 'Привет' } });
  const { id: other } = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...params, section: other }, body: [{ text: 'More.' }] });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  const before = await openDialog(page);
  expect(before.queryByRole('radio', { name: 'Leave them out' })).toBeNull();
  await page.press('Cancel', before);
  await anna.does(editProject, {
    params: { project: project.id },
    body: { check_severities: { placeholders: 'approval' } },
  });
  const reload = await openPage(testApp, anna, `/projects/${project.id}`);
  const choices = await openDialog(reload);
  await reload.user.click(choices.getByRole('radio', { name: 'Don’t download' }));
  await reload.press('Download', choices);
  const link = await choices.findByRole('link', { name: /checks block 1 translation\. Show it/ });
  expect(link).toHaveAttribute(
    'href',
    `/projects/${project.id}/editor/${printSectionsList([params.section, other])}?checks=placeholders`,
  );
  expect(reload.saved).toEqual([]);
  await reload.user.click(choices.getByRole('radio', { name: 'Leave them out' }));
  expect(await textOf(reload)).toMatch(/^Hi \{name\}\nOK\.\n\n?More\.\n$/);
  await screen.findByText(
    /1 translation was left out, because checks block it\. It is that of “Hi \{name\}”/,
  );

  // A book has the same choice.
  const ofBook = await openDialog(reload);
  await reload.user.click(ofBook.getByRole('radio', { name: 'Plain text (TXT)' }));
  await reload.user.click(ofBook.getByRole('radio', { name: 'Don’t download' }));
  await reload.press('Download', ofBook);
  await ofBook.findByRole('link', { name: /checks block 1 translation\. Show it/ });
  await reload.user.click(ofBook.getByRole('radio', { name: 'Leave them out' }));
  expect(await textOf(reload)).toContain('Hi {name}');
});

test('subtitles are downloaded in another format that is chosen', async () => {
  const { project, params } = await projectOf(anna);
  const film = await anna.does(addSection, { params, body: { name: 'film.en' } });
  const srt = '3\n00:00:01,000 --> 00:00:02,000\n<i>One</i> & two\n';
  const body = importBody(parseSource('srt', srt));
  await anna.does(addStrings, { params: { ...params, section: film.id }, body });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await page.press('Menu of “film.en”');
  await page.pick('Download translation');
  const choices = await findDialog();
  const format = await choices.findByLabelText('Subtitle format');
  choices.getByLabelText('Renumber cues');
  await page.user.selectOptions(format, 'WebVTT');
  expect(format).toHaveAccessibleDescription(/Positions, fonts, effects and notes are lost/);
  expect(choices.queryByLabelText('Renumber cues')).toBeNull();
  const file = await download(page);
  expect(file.name).toBe('film.ru.vtt');
  expect(await file.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<i>One</i> &amp; two\n');
});

test('a file keeps its encoding and line ends unless UTF-8 and LF are chosen, and what it can’t have is named (exports.27, exports.28, exports.29)', async () => {
  const named = { name: 'Film', handle: 'film_bytes', visibility: 'public' } as const;
  const body = { ...named, source_lang: 'fr', target_lang: 'ru' } as const;
  const project = await anna.does(createProject, { body });
  const params = { project: project.id };
  const srt = '1\r\n00:00:01,000 --> 00:00:02,000\r\nCaf\u00e9\r\n';
  const query = { name: 'film.srt', encoding: 'windows-1252' } as const;
  await anna.does(importFile, { params, query, body: Buffer.from(srt, 'latin1') });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await openDialog(page);
  const asItCame = await download(page);
  expect(Buffer.from(await asItCame.arrayBuffer()).toString('latin1')).toBe(srt);
  await screen.findByText(/^Saved as film\.ru\.srt/);
  const choices = await openDialog(page);
  const normal = choices.getByRole('checkbox', { name: /^UTF-8 and LF line endings/ });
  expect(normal).toHaveAccessibleDescription(/./);
  await page.user.click(normal);
  expect(await textOf(page)).toBe(srt.replaceAll('\r\n', '\n'));

  const [section] = await anna.does(listSections, { params });
  const at = { ...params, section: section?.id ?? 0 };
  const [string] = await anna.does(listStrings, { params: at });
  await anna.does(addTranslation, {
    params: { ...at, string: string?.id ?? 0 },
    body: { text: 'Кафе' },
  });
  await openDialog(page);
  // `text` leaves the byte order mark out.
  expect(await textOf(page)).toBe(srt.replace('Café', 'Кафе'));
  expect(await screen.findByText(/can’t have these characters/)).toHaveTextContent(/К а ф е$/);
});

test('a download is the file that was imported for the language, if that can be updated (exports.31, exports.35)', async () => {
  const { project, params } = await projectOf(anna, { strings: [] });
  const pushes = (content: string) =>
    anna.does(pushFile, {
      params,
      query: { path: 'app.yml', format: 'yaml' },
      body: Buffer.from(`en:\n  open: Open\n${content}`),
    });
  const section = (await pushes('')).section?.id ?? 0;
  const query = { kind: 'translations', section, name: 'app.yml', format: 'yaml' } as const;
  const russian = 'ru: {open: Открыть, v: 3}\n';
  await anna.does(importFile, { params, query, body: Buffer.from(russian) });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await page.press('Menu of “app”');
  await page.pick('Download translation');
  expect(await textOf(page)).toBe(russian);
  await pushes('  new: New\n');
  await page.press('Menu of “app”');
  await page.pick('Download translation');
  expect(await textOf(page)).toBe('ru:\n  open: Открыть\n  new: New\n');
  expect(await screen.findByText(/is left out: app$/)).toHaveTextContent(/^Saved as app\.ru\.yml\. /);
});

test('texts that are not in the newer file of a book are counted after a download (exports.42)', async () => {
  const { project, params } = await projectOf(anna, { strings: [] });
  const pushes = (...texts: string[]) =>
    anna.does(pushFile, {
      params,
      query: { path: 'tale.html' },
      body: Buffer.from(
        `<html lang="en"><body>${texts.map((text) => `<p>${text}</p>`).join('')}</body></html>`,
      ),
    });
  await pushes('Once.', 'Twice.', 'At last.');
  await pushes('Once.');
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await openDialog(page);
  await download(page);
  expect(await screen.findByText(/2 texts of the project are not in it, .*“Twice\.”$/)).toBeVisible();
});
