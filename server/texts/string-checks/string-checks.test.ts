import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editProject } from '#contract/projects/projects.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { checkTranslation } from '#contract/texts/string-checks.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-dictionaries-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'it_IT.aff'), 'SET UTF-8\n');
writeFileSync(join(folder, 'it_IT.dic'), '2\nla\nbalena\n');
writeFileSync(join(folder, 'de_DE.aff'), 'SET ISCII-DEVANAGARI\n');
writeFileSync(join(folder, 'de_DE.dic'), '1\nWal\n');

let written = '';
const testApp = await openTestApp(
  { SPELLING_DICTIONARIES: folder, LOG_LEVEL: 'warn' },
  { write: (line) => (written += line) },
);
const { anna, boris } = await testApp.signUps('anna', 'boris');

type At = { project: number; section: number; string: number };
const check = (params: At, text: string, person: TestUser = anna) =>
  person.does(checkTranslation, { params, body: { text } });
const misspelt = async (params: At, text: string) =>
  (await check(params, text)).findings.map(({ values }) => values?.word);
const stringsOf = async (target_lang: string, strings: string[]) =>
  (await projectOf(anna, { target_lang, strings })).strings;

test('misspelt words are found, with what they may be (spelling.1, spelling.5)', async () => {
  const [string] = await stringsOf('ru', ['A whale swam.']);
  const { findings, checked, failed } = await check(string ?? expect.fail(), 'Кит пролыл мимо карабля.');
  expect({ checked, failed }).toEqual({ checked: ['inconsistent', 'spelling'], failed: [] });
  expect(findings).toEqual([
    {
      check: 'spelling',
      kind: 'perhaps',
      code: 'unknown',
      values: { word: 'пролыл' },
      target: [{ start: 4, end: 10 }],
      fix: { start: 4, end: 10, text: expect.any(String) },
      alternatives: expect.any(Array),
    },
    expect.objectContaining({
      values: { word: 'карабля' },
      fix: { start: 16, end: 23, text: 'корабля' },
    }),
  ]);
  expect(findings[0]?.alternatives?.length).toBeLessThanOrEqual(4);
});

test('a translation is compared with the current ones of other strings (checks.25)', async () => {
  const strings = await stringsOf('ru', ['Open it.', 'OPEN it.', 'Look.', 'Unlock it.']);
  const [asked, other, , unlock] = strings;
  if (!asked || !other || !unlock) expect.fail();
  const consistency = async (text: string) =>
    (await check(asked, text)).findings.flatMap(({ check, code, values }) =>
      check === 'inconsistent' ? `${code} ${values?.signs}` : [],
    );
  expect(await consistency('Открой это.')).toEqual([]);
  await anna.does(addTranslation, { params: other, body: { text: 'Раскрой это.' } });
  await anna.does(addTranslation, { params: unlock, body: { text: 'Старое.' } });
  await anna.does(addTranslation, { params: unlock, body: { text: 'Открой это.' } });
  expect(await consistency('Открой это.')).toEqual(['source Раскрой это.', 'target Unlock it.']);
  expect(await consistency('раскрой это.')).toEqual([]);
  expect(await consistency('Старое.')).toEqual(['source Раскрой это.']);
});

test('a check that the project has switched off is not run (severities.3)', async () => {
  const [string] = await stringsOf('ru', ['A whale swam.']);
  const at = string ?? expect.fail();
  const body = { check_severities: { spelling: 'off', inconsistent: 'off' } as const };
  await anna.does(editProject, { params: { project: at.project }, body });
  expect(await check(at, 'Кит пролыл.')).toEqual({ findings: [], checked: [], failed: [] });
});

test('words of the project’s dictionary are known, in any form and of either side (spelling.3)', async () => {
  const [string] = await stringsOf('ru', ['Whaling.']);
  const at = string ?? expect.fail();
  expect(await misspelt(at, 'Фрегатоносец и Queequeg, с Квикегами.')).toEqual(['Фрегатоносец']);
  expect(await misspelt(at, 'Квикегами')).toEqual(['Квикегами']);
  const entry = { word: 'Queequeg', translate: 'Квикег', desc: '' };
  await anna.does(addEntry, { params: { project: at.project }, body: entry });
  expect(await misspelt(at, 'Квикегами')).toEqual([]);
});

test('a word that stands in translations of five other strings is a word of the project (spelling.3)', async () => {
  const strings = await stringsOf('ru', ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']);
  const [asked, ...others] = strings;
  const at = asked ?? expect.fail();
  for (const params of others.slice(0, 4))
    await anna.does(addTranslation, { params, body: { text: 'Коммит.' } });
  // A part of a word isn't the word.
  await anna.does(addTranslation, { params: others[4] ?? expect.fail(), body: { text: 'Коммитовый.' } });
  await anna.does(addTranslation, { params: at, body: { text: 'Комит, коммит.' } });
  expect(await misspelt(at, 'Коммит')).toEqual(['Коммит']);
  // What isn't known yet is asked again after a while: here of another project.
  const [next, ...rest] = await stringsOf('ru', ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']);
  for (const params of rest) await anna.does(addTranslation, { params, body: { text: 'О (Коммит)' } });
  expect(await misspelt(next ?? expect.fail(), 'Коммит')).toEqual([]);
});

test('a language without a dictionary is not checked, one of the operator’s folder is (spelling.6)', async () => {
  const [italian] = await stringsOf('it', ['The whale.']);
  expect(await misspelt(italian ?? expect.fail(), 'La balenna')).toEqual(['balenna']);
  const [french] = await stringsOf('fr', ['The whale.']);
  expect(await check(french ?? expect.fail(), 'La balenna')).toEqual({
    findings: [],
    checked: ['inconsistent'],
    failed: [],
  });
});

test('a broken dictionary is one line of the log, and then as if it weren’t there (spelling.8)', async () => {
  const [german] = await stringsOf('de', ['The whale.']);
  for (const _ of [1, 2])
    expect(await check(german ?? expect.fail(), 'Der Wall')).toEqual({
      findings: [],
      checked: ['inconsistent'],
      failed: [],
    });
  const lines = written.split('\n').filter((line) => line.includes('a spelling dictionary can’t be used'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ language: 'de', why: 'its encoding ISCII-DEVANAGARI is not known' }),
  ]);
});

test('who sees the string may ask, if signed in; texts are bounded as translations are (spelling.9)', async () => {
  const [string] = await stringsOf('ru', ['A whale.']);
  const params = string ?? expect.fail();
  expect((await check(params, 'Кит', boris)).checked).toEqual(['inconsistent', 'spelling']);
  expect(await testApp.guest.tries(checkTranslation, { params, body: { text: 'Кит' } })).toBe(
    '401 session signedOut',
  );
  const { max } = LIMITS.translation;
  expect(await anna.tries(checkTranslation, { params, body: { text: 'а'.repeat(max + 1) } })).toContain(
    '400 text',
  );
  expect(await anna.tries(checkTranslation, { params, body: { text: 'а'.repeat(1_000_000) } })).toContain(
    '413',
  );
});

test('a longest text of unknown words is answered, with suggestions for the first of them (spelling.5)', async () => {
  const [string] = await stringsOf('ru', ['A whale.']);
  const text = Array.from(
    { length: 200 },
    (_, nth) => `првт${'абвгдежзик'[nth % 10]}${'лмнопрстуф'[Math.floor(nth / 10) % 10]}`,
  );
  const { findings } = await check(string ?? expect.fail(), text.join(' ').slice(0, LIMITS.translation.max));
  expect(findings).toHaveLength(20);
  expect(findings.slice(8).every(({ fix }) => fix === undefined)).toBe(true);
});

test('a request whose client has gone stops waiting, and others are answered (spelling.9)', async () => {
  const [string] = await stringsOf('ru', ['A whale.']);
  const params = string ?? expect.fail();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as AddressInfo;
  const path = `/api/projects/${params.project}/sections/${params.section}/strings/${params.string}/check`;
  const headers = { ...anna.headers, 'content-type': 'application/json' };
  await Promise.all(
    Array.from({ length: 3 }, async (_, nth) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const request = ask({ port, host: '127.0.0.1', method: 'POST', path, headers });
      request.on('error', () => resolve());
      request.end(JSON.stringify({ text: `Карабль${nth}`.replace(/\d/, 'абв'[nth] ?? '') }), () =>
        request.destroy(),
      );
      await promise;
    }),
  );
  expect(await misspelt(params, 'карабль')).toEqual(['карабль']);
});
