import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile } from '#contract/files/files.ts';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = await openTestApp();
const { anna } = await testApp.signUps('anna');
let project: number;

beforeEach(async () => {
  project = (await projectOf(anna, { strings: ['One.'] })).params.project;
});

const FIXTURES = new URL('../../domain/formats/subtitles/fixtures/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES), 'utf8');

async function imports(name: string, text: string, query: object = {}) {
  const asked = { params: { project }, query: { ...query, name }, body: Buffer.from(text) };
  const { section, format } = await anna.does(importFile, asked);
  return { section: section?.id ?? 0, format };
}
const stringsIn = (section: number) => anna.does(listStrings, { params: { project, section } });

async function translates(section: number, texts: readonly string[]) {
  for (const [nth, { id: string }] of (await stringsIn(section)).entries()) {
    const text = texts[nth];
    const params = { project, section, string };
    if (text !== undefined) await anna.does(addTranslation, { params, body: { text } });
  }
}

async function exports(section: number, query: object = {}) {
  const url = addressOf(exportFile.path, { project }, { sections: String(section), ...query });
  const { payload, headers } = await testApp.app.inject({ url, headers: anna.headers });
  return { text: payload, headers };
}

test.each([
  ['sbv-youtube.sbv', 'sbv'],
  ['microdvd-player.sub', 'microdvd'],
  ['ttml-streaming.xml', 'ttml'],
  ['lrc-enhanced.lrc', 'lrc'],
  ['sami-two.smi', 'sami'],
])('%s comes out as it came, as %s (subtitles.6)', async (name, format) => {
  const imported = await imports(name, fixture(name));
  expect(imported.format).toBe(format);
  expect((await exports(imported.section)).text).toBe(fixture(name));
});

test('the frame rate of a file that says none is chosen, and is in it from then on (subtitles.2)', async () => {
  const { section } = await imports('film.sub', '{25}{50}One|two\n', { frame_rate: '25' });
  expect(await stringsIn(section)).toMatchObject([
    { text: 'One\ntwo', context: '1 · 00:00:01.000 → 00:00:02.000' },
  ]);
  await translates(section, ['Раз']);
  expect((await exports(section)).text).toBe('{1}{1}25\n{25}{50}Раз\n');
});

test('of several languages the one is read that is chosen (subtitles.5)', async () => {
  const file = fixture('sami-two.smi');
  const { section } = await imports('film.smi', file, { track: 'KRCC' });
  await translates(section, ['Вниз.']);
  expect((await exports(section)).text).toBe(file.replace('\n아래로, 아래로.', 'Вниз.'));
});

test('subtitles are exported in another format, with their styles (subtitles.7)', async () => {
  const { section } = await imports('film.srt', '4\n00:00:01,000 --> 00:00:02,000\n<i>One</i>\n');
  await translates(section, ['<i>Раз</i>']);
  const { text, headers } = await exports(section, { cue_format: 'ttml' });
  expect(text).toContain(
    '<p begin="00:00:01.000" end="00:00:02.000"><span tts:fontStyle="italic">Раз</span></p>',
  );
  expect(headers).toMatchObject({ 'content-type': 'application/ttml+xml; charset=utf-8' });
  expect(headers['content-disposition']).toContain('film.ru.ttml');
  expect((await exports(section, { cue_format: 'vtt', source: '' })).text).toContain('<i>One</i>');
  expect((await exports(section, { renumbers: '' })).text).toBe(
    '1\n00:00:01,000 --> 00:00:02,000\n<i>Раз</i>\n',
  );
  expect((await exports(section)).text).toBe('4\n00:00:01,000 --> 00:00:02,000\n<i>Раз</i>\n');
});

test('other sections have no format of subtitles', async () => {
  const params = { project };
  const refused = await anna.tries(exportFile, { params, query: { cue_format: 'srt' } });
  expect(refused).toBe('400 cue_format notSubtitles');
});

test('cues of a translated file at other times than their source are named, unless the translation is shown then (imports.65)', async () => {
  const srt = (text: string, ...times: readonly string[]) =>
    times.map((time, nth) => `${nth + 1}\n${time}\n${text} ${nth}\n`).join('\n');
  const time = (seconds: number, more = '000') =>
    `00:00:0${seconds},${more} --> 00:00:0${seconds + 1},${more}`;
  const { section } = await imports('film.srt', srt('A', time(1), time(3), time(5)));
  const query = { name: 'film.ru.srt', kind: 'translations', section } as const;
  const body = Buffer.from(srt('B', time(1, '040'), time(3, '100'), time(5, '500')));
  const named = (...lines: readonly number[]) => ({
    translations_added: lines.length === 2 ? 3 : 0,
    warnings: {
      total: lines.length,
      lines: lines.map((line) => expect.objectContaining({ line, kind: 'otherTimes' })),
    },
  });
  expect(await anna.does(importFile, { params: { project }, query, body })).toMatchObject(named(7, 11));
  const [, , string] = await stringsIn(section);
  const params = { project, section, string: string?.id ?? 0 };
  await anna.does(editString, { params, body: { target_start: 5500, target_end: 6500 } });
  expect(await anna.does(importFile, { params: { project }, query, body })).toMatchObject(named(7));
  expect((await exports(section)).text).toBe(srt('B', time(1), time(3), time(5)));
});
