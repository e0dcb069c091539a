import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { addLanguages } from '#contract/files/families.ts';
import { exportFamily, importFile } from '#contract/files/files.ts';
import { editProject } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp, type TestUser } from '../../test/test-app.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { runLanguageTask } from './families/run.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });

/** A project of two sections with Italian, which is translated, and German, which is not. */
async function family(strings = ['One.', 'Two.'], others: Record<string, string> = {}) {
  const { project } = await projectOf(anna, { strings });
  const params = { project: project.id };
  const body = Buffer.from('{"ok": "OK"}');
  await anna.does(importFile, { params, query: { name: 'menu.json' }, body });
  for (const [name, content] of Object.entries(others))
    await anna.does(importFile, { params, query: { name }, body: Buffer.from(content) });
  const { languages } = await anna.does(addLanguages, {
    params,
    body: { languages: [{ target_lang: 'it' }, { target_lang: 'de' }] },
  });
  const idOf = (code: string) =>
    languages.find(({ target_lang }) => target_lang === code)?.project_id ?? expect.fail(code);
  const [it, de] = [idOf('it'), idOf('de')];
  const tasks = await testApp.sql<{ project: number; task: number }[]>`
    SELECT project_id AS project, id AS task FROM language_tasks WHERE project_id IN (${it}, ${de})`;
  for (const key of tasks)
    await runLanguageTask(testApp.sql, key, { settings, signal: new AbortController().signal });
  return { project, params, it, de };
}

async function translateAll(project: number) {
  for (const { id } of await anna.does(listSections, { params: { project } })) {
    const at = { project, section: id };
    for (const string of await anna.does(listStrings, { params: at }))
      await anna.does(addTranslation, {
        params: { ...at, string: string.id },
        body: { text: `IT ${string.text}` },
      });
  }
}

async function filesOf(params: { project: number }, query: object = {}, who: TestUser = anna) {
  const { statusCode, headers, rawPayload } = await testApp.app.inject({
    url: addressOf(exportFamily.path, params, query),
    headers: who.headers,
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(rawPayload)).map(([name, file]) => [name, strFromU8(file)]);
  return Object.fromEntries(files);
}

test('all languages come as one ZIP with a folder for each, those above a completeness alone if asked (families.21)', async () => {
  const { params, it } = await family();
  await translateAll(it);
  expect(await filesOf(params)).toEqual({
    'de/One.de.txt': 'One.\nTwo.\n',
    'de/menu.de.json': '{"ok": "OK"}',
    'it/One.it.txt': 'IT One.\nIT Two.\n',
    'it/menu.it.json': '{"ok": "IT OK"}',
    'ru/One.ru.txt': 'One.\nTwo.\n',
    'ru/menu.ru.json': '{"ok": "OK"}',
  });
  expect(await filesOf(params, { min_complete: '80', untranslated: 'skip' })).toEqual({
    'it/One.it.txt': 'IT One.\nIT Two.\n',
    'it/menu.it.json': '{"ok": "IT OK"}',
  });
});

test('only languages in which one may translate are in it, and none is refused', async () => {
  const { project, params, it, de } = await family();
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, boris, { id: de }, 'translator');
  expect(Object.keys(await filesOf(params, {}, boris)).map((name) => name.slice(0, 2))).toEqual([
    'de',
    'de',
    'ru',
    'ru',
  ]);
  expect(await boris.tries(exportFamily, { params: { project: it }, query: {} })).toBe('403 project hidden');
  expect(await anna.tries(exportFamily, { params, query: { min_complete: '100' } })).toBe(
    '400 languages required',
  );
});

test('what the files of a family can’t have as they were is said in a file of the ZIP (families.21, exports.28)', async () => {
  const { params } = await family(['One.']);
  const { section } = await anna.does(importFile, {
    params,
    query: { name: 'a.txt', encoding: 'windows-1251' },
    body: Buffer.of(0xc4, 0xe0),
  });
  const at = { ...params, section: section?.id ?? 0 };
  const [string] = await anna.does(listStrings, { params: at });
  const body = { text: 'né' };
  await anna.does(addTranslation, { params: { ...at, string: string?.id ?? 0 }, body });
  const files = await filesOf(params);
  expect(JSON.parse(files['dragoman-lacking.json'] ?? '')).toEqual([
    { file: 'ru/2_a.ru.txt', characters: 'é', instead: 'utf-8', texts: 1, first: 'Да' },
  ]);
});

test('a large family comes piece by piece, whole', async () => {
  // Texts that can't be packed well, so that the answer has many pieces.
  const random = (seed: number) => {
    let state = seed + 1;
    return Array.from({ length: 1500 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return String.fromCodePoint(0x4e00 + (state % 20_000));
    }).join('');
  };
  const strings = Array.from({ length: 600 }, (_, nth) => random(nth));
  const { params } = await family(strings);
  const files = await filesOf(params);
  expect(files['de/One.de.txt']).toBe(`${strings.join('\n')}\n`);
  expect(files['ru/One.ru.txt']).toBe(files['de/One.de.txt']);
});

test('cues are at the times that each language has given their translation, on request (families.21, subtitles.17)', async () => {
  const file = '1\n00:00:01,000 --> 00:00:02,000\nOne\n';
  const { params, it } = await family(['One.'], { 'film.srt': file });
  const film = (await anna.does(listSections, { params: { project: it } })).find(
    ({ name }) => name === 'film',
  );
  const at = { project: it, section: film?.id ?? 0 };
  const [string] = await anna.does(listStrings, { params: at });
  const body = { target_start: 1100, target_end: 2500 };
  await anna.does(editString, { params: { ...at, string: string?.id ?? 0 }, body });
  expect((await filesOf(params))['it/film.it.srt']).toBe(file);
  const timed = await filesOf(params, { target_times: '' });
  expect(timed['it/film.it.srt']).toBe('1\n00:00:01,100 --> 00:00:02,500\nOne\n');
  expect(timed['de/film.de.srt']).toBe(file);
});

test('what checks of a language block is left out and said of its files, or refuses the ZIP with the number in each (exports.43)', async () => {
  const { params, it, de } = await family(['Hi {name}'], { 'bye.txt': 'Bye {name}' });
  const translate = async (project: number) => {
    for (const { id } of await anna.does(listSections, { params: { project } }))
      for (const { id: string } of await anna.does(listStrings, { params: { project, section: id } }))
        await anna.does(addTranslation, { params: { project, section: id, string }, body: { text: 'X' } });
  };
  await translate(it);
  await translate(de);
  const whole = await filesOf(params, { blocked: 'refuse' });
  // Each language has its own severities.
  const body = { check_severities: { placeholders: 'approval' } } as const;
  await anna.does(editProject, { params: { project: it }, body });
  const { 'dragoman-lacking.json': said = '', ...files } = await filesOf(params, { blocked: 'leave' });
  expect(files).toEqual({
    ...whole,
    'it/1_One.it.txt': 'Hi {name}\n',
    'it/2_bye.it.txt': 'Bye {name}\n',
  });
  expect(JSON.parse(said)).toEqual([
    { file: 'it/1_One.it.txt', blocked: { texts: 1, first: 'Hi {name}' } },
    { file: 'it/2_bye.it.txt', blocked: { texts: 1, first: 'Bye {name}' } },
  ]);
  const answer = await testApp.app.inject({
    url: addressOf(exportFamily.path, params, { blocked: 'refuse' }),
    headers: anna.headers,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    {
      errors: [{ key: 'blocked', kind: 'checks' }],
      current: { texts: 2, first: 'Hi {name}', languages: [{ project_id: it, texts: 2 }] },
    },
  ]);
});
