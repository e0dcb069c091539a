import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { addressOf } from '#contract/core/request.ts';
import { exportAsBook, exportFamily, exportFile, exportStrings, importFile } from '#contract/files/files.ts';
import { editProject } from '#contract/projects/projects.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import type { BlockedTexts } from '#domain/files/exports/export-rules.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** Its header says who has translated last (exports.32). */
const PO = `msgid ""
msgstr ""
"Last-Translator: nobody\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

#, python-brace-format
msgid "Hi {name}"
msgstr ""

msgid "Save"
msgstr ""

#, python-brace-format
msgid "Bye {name}"
msgstr ""
`;

let params: { project: number };
let section: number;
let strings: number[];

/** What an export answers: its files as texts, and what it says of texts that are left out. */
type Answer = { status: number; files: [name: string, text: string][]; said: unknown; refusal: unknown };

async function answerOf(endpoint: Endpoint, query: object, body?: object): Promise<Answer> {
  const { statusCode, headers, rawPayload } = await testApp.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint.path, params, query),
    headers: { ...anna.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  if (statusCode !== 200)
    return { status: statusCode, files: [], said: undefined, refusal: JSON.parse(rawPayload.toString()) };
  const header = headers['dragoman-blocked'];
  const files = textsIn(rawPayload);
  return {
    status: statusCode,
    files: files.filter(([name]) => name !== 'dragoman-lacking.json'),
    said: header
      ? JSON.parse(decodeURIComponent(String(header)))
      : files.flatMap(([name, text]) => (name === 'dragoman-lacking.json' ? JSON.parse(text) : []))[0]
          ?.blocked,
    refusal: undefined,
  };
}

/** When sections were changed last, as documents say it. */
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A file, or those of an archive, and of the archives in it. */
const textsIn = (bytes: Uint8Array, name = ''): [string, string][] =>
  bytes[0] === 0x50 && bytes[1] === 0x4b
    ? Object.entries(unzipSync(bytes)).flatMap(([inside, content]) => textsIn(content, inside))
    : [[name, strFromU8(bytes).replaceAll(TIMES, '')]];

type Asked = { blocked?: BlockedTexts };

const sections = () => ({ sections: String(section) });
const KINDS: [kind: string, ask: (asked: Asked) => Promise<Answer>][] = [
  ['a file', (asked) => answerOf(exportFile, { ...sections(), ...asked })],
  ['a ZIP', (asked) => answerOf(exportFile, { ...asked, zip: '' })],
  ['a book', (asked) => answerOf(exportAsBook, { ...asked, format: 'txt' })],
  ['a book in both languages', (asked) => answerOf(exportAsBook, { ...asked, layout: 'columns' })],
  ['a ZIP of books', (asked) => answerOf(exportAsBook, { ...asked, format: 'md', zip: '' })],
  [
    'a document for proofreading',
    (asked) => answerOf(exportAsBook, { ...asked, format: 'docx', layout: 'proofreading' }),
  ],
  ['all languages', (asked) => answerOf(exportFamily, asked)],
  ['chosen strings', (asked) => answerOf(exportStrings, {}, { strings, ...asked })],
];

beforeAll(async () => {
  const { project } = await projectOf(anna, { strings: ['One.'] });
  params = { project: project.id };
  await joinAs(testApp, boris, project, 'translator');
  const query = { name: 'app.po' };
  section = (await anna.does(importFile, { params, query, body: Buffer.from(PO) })).section?.id ?? 0;
  strings = (await anna.does(listStrings, { params: { ...params, section } })).map(({ id }) => id);
});

test('each kind of export takes what checks block, leaves it out and says so, or is refused (exports.43)', async () => {
  const translate = (who: typeof anna, nth: number, text: string) =>
    who.does(addTranslation, {
      params: { ...params, section, string: strings[nth] ?? 0 },
      body: { text },
    });
  // One after the other, because a user has few exports at once.
  const all = async (asked: Asked) => {
    const answers: (readonly [string, Answer])[] = [];
    for (const [kind, ask] of KINDS) answers.push([kind, await ask(asked)]);
    return answers;
  };
  const each = (fields: object) => KINDS.map(([kind]) => [kind, expect.objectContaining(fields)]);

  await translate(boris, 1, 'Сохранить');
  const without = await all({});
  await translate(anna, 0, 'Привет');
  await translate(anna, 2, 'Пока');
  const file = (asked: object) => answerOf(exportFile, { ...sections(), ...asked });
  const whole = await file({});
  expect(await file({ blocked: 'leave' })).toEqual(whole);

  const check_severities = { placeholders: 'approval' } as const;
  await anna.does(editProject, { params, body: { check_severities } });
  const taken = await all({});
  expect(taken).toEqual(each({ status: 200, said: undefined }));
  for (const [kind, { files }] of taken)
    expect([kind, JSON.stringify(files)]).toEqual([kind, expect.stringMatching(/Привет[\s\S]*Пока/)]);
  const said = { texts: 2, first: 'Hi {name}' };
  const left = await all({ blocked: 'leave' });
  expect(left).toEqual(each({ status: 200, said }));
  // As if the strings had no translation, so nobody is named for one either.
  expect(left.map(([kind, { files }]) => [kind, files])).toEqual(
    without.map(([kind, { files }]) => [kind, files]),
  );
  const refusal = { status: 400, errors: [{ key: 'blocked', kind: 'checks' }] };
  expect(await all({ blocked: 'refuse' })).toEqual(
    each({ status: 400, refusal: { ...refusal, current: expect.objectContaining(said) } }),
  );
  expect((await file({ blocked: 'refuse', source: '' })).status).toBe(200);
  expect(await anna.tries(exportFile, { params, query: { at: 1, blocked: 'leave' } })).toBe(
    '400 blocked notRecorded',
  );

  await translate(anna, 0, 'Привет, {name}');
  await translate(anna, 2, 'Пока, {name}');
  expect(await file({ blocked: 'refuse' })).toMatchObject({ status: 200, said: undefined });
});
