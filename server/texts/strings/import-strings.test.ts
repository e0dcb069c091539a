import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { grantRole } from '#contract/projects/members.ts';
import { importStrings, listStrings } from '#contract/texts/strings.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { askApp } from '../../../test/ask-app.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const world = await openTestApp();
const { anna, boris } = await world.signUps('anna', 'boris');
let params: { project: number; section: number };

beforeEach(async () => {
  ({ params } = await projectOf(anna, { strings: ['One.'] }));
  await joinAs(world, boris, { id: params.project }, 'redactor');
});

const imports = (strings: object[], translations: object[], who = boris) =>
  who.does(importStrings, { params, body: { strings, translations } as never });
const held = async () =>
  (await anna.does(listStrings, { params, query: { fetch_translations: '' } })).map(
    ({ text, translations = [] }) => [
      text,
      ...translations.map(({ text, status, author_id }) => [text, status, author_id]),
    ],
  );
const logged = async () =>
  (await world.sql`SELECT w FROM log WHERE project_id = ${params.project} ORDER BY id`).map(({ w }) => w);

test('strings come in with their translations, which their importer has proposed (imports.47)', async () => {
  const before = (await logged()).length;
  const report = await imports(
    [{ text: 'Two.' }, { text: 'Three.' }, { text: 'Four.' }],
    [
      { string: 2, text: 'Четыре.' },
      { string: 0, text: 'Два.', status: INITIAL },
    ],
  );
  expect(report).toEqual({
    strings: [expect.any(Number), expect.any(Number), expect.any(Number)],
    strings_added: 3,
    translations_added: 2,
    not_added: [],
    blocked: [],
  });
  expect(await held()).toEqual([
    ['One.'],
    ['Two.', ['Два.', INITIAL, boris.id]],
    ['Three.'],
    ['Four.', ['Четыре.', REGULAR, boris.id]],
  ]);
  const { addStrings, addTranslation } = LOG_CODES;
  expect((await logged()).slice(before)).toEqual([addStrings, addTranslation, addTranslation]);
  expect(await wrongRevisions(world.sql, params.project)).toHaveLength(0);
  expect(await recountAll(world.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('a translation that is not stored is named with its reason, and keeps nothing else back', async () => {
  const report = await imports(
    [{ text: 'Two.', max_length: 3 }],
    [
      { string: 0, text: 'Два' },
      { string: 0, text: 'Двойка' },
      { string: 0, text: 'Два' },
    ],
  );
  expect(report).toMatchObject({
    strings_added: 1,
    translations_added: 1,
    not_added: [
      { index: 1, outcome: 'maxlength' },
      { index: 2, outcome: 'identical' },
    ],
  });
});

test('strings that are refused bring no translation in', async () => {
  const body = (amount: number) => ({
    strings: Array.from({ length: amount }, () => ({ text: 'x' })),
    translations: [{ string: 0, text: 'Икс' }],
  });
  const tooMany = body(LIMITS.stringsPerSection);
  expect(await boris.tries(importStrings, { params, body: tooMany })).toBe('413 strings tooMany');
  const lost = { ...body(1), translations: [{ string: 1, text: 'Икс' }] };
  expect(await boris.tries(importStrings, { params, body: lost })).toBe('400 string unknown');
  const unknown = { ...body(1), translations: [{ string: 0, text: 'Икс', status: 2 }] };
  expect(await boris.tries(importStrings, { params, body: unknown })).toBe('400 status status');
  expect(await held()).toEqual([['One.']]);
});

test('the quota counts the translations, and refuses them with their strings', async () => {
  const { megabytesPerProject } = LIMITS;
  await world.sql`UPDATE projects SET bytes = ${megabytesPerProject * MIB - 100} WHERE id = ${params.project}`;
  const body = { strings: [{ text: 'Two.' }], translations: [{ string: 0, text: 'x'.repeat(200) }] };
  expect(await boris.tries(importStrings, { params, body })).toBe('403 general quotaBytes');
  expect(await held()).toEqual([['One.']]);
  const short = { ...body, translations: [{ string: 0, text: 'x' }] };
  expect(await boris.does(importStrings, { params, body: short })).toMatchObject({ translations_added: 1 });
  await world.sql`UPDATE projects SET bytes = 0 WHERE id = ${params.project}`;
});

test('a repeated request answers what the first did, and stores nothing twice', async () => {
  const ask = async (text: string) => {
    const answer = await askApp(world.app, {
      method: 'POST',
      url: addressOf(importStrings.path, params),
      headers: { ...boris.headers, 'idempotency-key': 'a-file' },
      payload: {
        strings: [{ text: 'Two.' }],
        translations: [
          { string: 0, text },
          { string: 0, text },
        ],
      },
    });
    return { status: answer.statusCode, again: answer.headers['idempotent-replayed'], reply: answer.json() };
  };
  const first = await ask('Два.');
  expect(first).toMatchObject({ status: 201, again: undefined, reply: { translations_added: 1 } });
  expect(await ask('Два.')).toEqual({ ...first, again: 'true' });
  expect(await ask('Двойка.')).toMatchObject({ status: 422 });
  expect(await held()).toEqual([['One.'], ['Two.', ['Два.', REGULAR, boris.id]]]);
});

test('what a file says is approved comes in approved, for those who may approve their own; of several the first (imports.55)', async () => {
  const strings = [{ text: 'Two.' }, { text: '{n, plural, one {# cat} other {# cats}}' }];
  const translations = [
    { string: 0, text: 'Двое.' },
    { string: 0, text: 'Два.', status: APPROVED },
    { string: 0, text: 'Пара.', status: APPROVED },
    { string: 1, text: '{n, plural, one {# кот} other {# кота}}', status: APPROVED },
  ];
  await imports(strings, translations);
  expect(await held()).toEqual([
    ['One.'],
    ['Two.', ['Два.', APPROVED, boris.id], ['Пара.', REGULAR, boris.id], ['Двое.', REGULAR, boris.id]],
    [strings[1]?.text, [translations[3]?.text, INITIAL, boris.id]],
  ]);
  expect(await wrongRevisions(world.sql, params.project)).toHaveLength(0);
  expect(await recountAll(world.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

  await anna.does(grantRole, {
    params: { project: params.project, user: boris.id },
    body: { role_id: 4 },
  });
  const stored = await logged();
  const body = {
    strings: [{ text: 'Three.' }],
    translations: [{ string: 0, text: 'Три.', status: APPROVED }],
  };
  expect(await boris.tries(importStrings, { params, body })).toBe('403 role role');
  expect(await logged()).toEqual([...stored]);
});
