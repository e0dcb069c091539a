import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { addSection } from '#contract/sections.ts';
import { addStrings, updateStrings } from '#contract/strings.ts';
import { addTranslation, approve } from '#contract/translations.ts';
import { importBody, parseSource } from '#domain/imports/import-source.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download translation' });

async function downloaded(page: Page) {
  await page.getByRole('button', { name: 'Download' }).click();
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a section is saved as text, with the version and the gaps as chosen', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  const first = await anna.does(addTranslation, { params: string(1), body: { text: 'Один.\nИ всё.' } });
  await anna.does(approve, { params: { ...string(1), translation: first.id } });
  await anna.does(addTranslation, { params: string(2), body: { text: 'Два.' } });
  const page = await anna.opens(browser, `/projects/${project.id}`, { reducedMotion: 'reduce' });
  expect(await downloaded(page)).toEqual({
    name: 'The_whole_book.ru.txt',
    text: 'Один. И всё.\n\nДва.\n\nThree.\n',
  });
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Download' }).click();
  await expect(dialog(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  const choice = (name: string) => dialog(page).getByRole('radio', { name, exact: true });
  await expect(choice('Current')).toHaveAccessibleDescription(/with the most votes/);
  await expect(choice('Approved only')).toHaveAccessibleDescription(/count as untranslated/);
  await choice('Approved only').check();
  await dialog(page).getByLabel('Skip', { exact: true }).check();
  await dialog(page).getByLabel('Escape line breaks').check();
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toBe('Один.\\nИ всё.\n');
});

test('text and JSON sections don’t go into one file: an alert says so, and a zip has them all', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const params = { project: project.id };
  const json = await anna.does(addSection, { params, body: { name: 'Keys' } });
  const at = { ...params, section: json.id };
  const file = '{\n\t"ok":  "OK"\n}\n';
  await anna.does(addStrings, { params: at, body: importBody(parseSource('json', file)) });
  const page = await anna.opens(browser, `/projects/${project.id}`, { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'JSON and text sections can’t be downloaded as one file. Download them separately.',
  );
  const download = dialog(page).getByRole('button', { name: 'Download' });
  await expect(download).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Create ZIP' }).click();
  const coming = page.waitForEvent('download');
  await download.click();
  const zip = await coming;
  expect(zip.suggestedFilename()).toBe(`${project.handle}.ru.zip`);
  const files = Object.entries(unzipSync(await readFile(await zip.path())));
  expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['The_whole_book.ru.txt', 'One.\n'],
    ['Keys.ru.json', file],
  ]);

  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Download' }).click();
  await dialog(page).getByLabel('Web page (HTML)').check();
  await dialog(page).getByLabel('Both, side by side').check();
  const second = page.waitForEvent('download');
  await download.click();
  const html = await readFile(await (await second).path(), 'utf8');
  await page.setContent(html);
  await expect(page.getByRole('row', { name: 'OK' })).toContainText('—');
});

test('parts of a paragraph and of a cue are joined when asked for, and only then', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(anna, []);
  const params = { project: project.id, section: section.id };
  const query = { splitting: 'lines' } as const;
  await anna.does(addStrings, {
    params,
    query,
    body: [{ text: 'First half.' }, { text: 'Second half.', continues: true }, { text: 'After.' }],
  });
  const film = await anna.does(addSection, { params: { project: project.id }, body: { name: 'Film' } });
  const cues = '1\n00:00:01,000 --> 00:00:02,000\nOne.\n\n1\n00:00:02,000 --> 00:00:03,000\nTwo.\n';
  const load = importBody(parseSource('srt', cues));
  await anna.does(addStrings, {
    params: { ...params, section: film.id },
    body: { ...load, strings: load.strings.map((string, at) => ({ ...string, continues: at === 1 })) },
  });
  const page = await anna.opens(browser, `/projects/${project.id}`, { reducedMotion: 'reduce' });
  const files = async (isJoined: boolean) => {
    await page.getByRole('button', { name: 'Download' }).click();
    // Nothing else can be chosen for subtitles.
    await expect(dialog(page).getByLabel(/^ZIP/)).toBeChecked();
    await dialog(page).getByLabel('Join split paragraphs and cues').setChecked(isJoined);
    const coming = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    const zip = unzipSync(await readFile(await (await coming).path()));
    await expect(dialog(page)).toBeHidden();
    return Object.values(zip).map((bytes) => strFromU8(bytes));
  };
  expect(await files(false)).toEqual(['First half.\nSecond half.\nAfter.\n', cues]);
  expect(await files(true)).toEqual([
    'First half. Second half.\nAfter.\n',
    '1\n00:00:01,000 --> 00:00:03,000\nOne. Two.\n',
  ]);
});

test('translations that need review are skipped on request (exports.17)', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['The rabbit ran away.', 'Alice slept.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Кролик убежал.' } });
  await anna.does(addTranslation, { params: string(2), body: { text: 'Алиса спала.' } });
  const strings = [{ text: 'The white rabbit ran away.' }, { text: 'Alice slept.' }];
  await anna.does(updateStrings, { params: string(1), query: {}, body: { format: 'text', strings } });
  const page = await anna.opens(browser, `/projects/${project.id}`);
  expect((await downloaded(page)).text).toBe('Кролик убежал.\n\nАлиса спала.\n');
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Download' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Skip translations that need review' }).check();
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toBe(
    'The white rabbit ran away.\n\nАлиса спала.\n',
  );
});

test('subtitles are downloaded in another format that is chosen', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const params = { project: project.id };
  const film = await anna.does(addSection, { params, body: { name: 'film.en' } });
  const srt = '3\n00:00:01,000 --> 00:00:02,000\n<i>One</i> & two\n';
  const at = { ...params, section: film.id };
  await anna.does(addStrings, { params: at, body: importBody(parseSource('srt', srt)) });
  const page = await anna.opens(browser, `/projects/${project.id}`, { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Menu of “film.en”' }).click();
  await page.getByRole('menuitem', { name: 'Download translation' }).click();
  const format = dialog(page).getByLabel('Subtitle format');
  await expect(dialog(page).getByLabel('Renumber cues')).toBeVisible();
  await format.selectOption('WebVTT');
  await expect(format).toHaveAccessibleDescription(/Positions, fonts, effects and notes are lost/);
  await expect(dialog(page).getByLabel('Renumber cues')).toBeHidden();
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('film.ru.vtt');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<i>One</i> &amp; two\n',
  );
});
