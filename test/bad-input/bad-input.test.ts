import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#contract/calls.ts';
import { addressOf, type UntypedRequest } from '#contract/request.ts';
import { Bytes } from '#contract/values.ts';
import { callOf, EXAMPLES, makerOf } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { fingerprint } from '../stored.ts';
import { CODE, openTestApp, type TestApp } from '../test-app.ts';
import { meantBy, readTrials, type Trial } from './read-table.ts';
import { BAD_INPUT, ELSEWHERE } from './table.ts';

let testApp: TestApp;
let cast: TestUsers;
let other: FilledProject;

beforeAll(async () => {
  testApp = await openTestApp();
  cast = await openTestUsers(testApp);
  other = await fillProject(testApp, cast);
});

/** The values of the names in the table. */
function namesIn(filled: FilledProject, maker: keyof TestUsers): Record<string, unknown> {
  const nameOf = ({ handle }: FilledProject) => handle.replace('filled_', 'Filled ');
  return {
    username: cast.owner.username,
    email: 'owner@example.org',
    EMAIL: 'OWNER@Example.org',
    phrase: CODE,
    name: nameOf(filled),
    NAME: nameOf(filled).toUpperCase(),
    handle: filled.handle,
    otherName: nameOf(other),
    otherHandle: other.handle,
    self: cast[maker].id,
    member: cast.author.id,
    expected: cast.expected.id,
    banned: cast.banned.id,
    string: filled.string,
    stringTwice: [filled.string, filled.string, ...filled.strings.slice(2)],
    section: filled.section,
    sectionTwice: [filled.section, filled.section],
    sectionsAndMore: [...filled.sections, ...other.sections],
    sectionElsewhere: filled.sections[1],
    comment: filled.commentOf(cast.author),
  };
}

/** The first example of a call, and a user who may make it. */
function exampleOf(call: string) {
  const name = Object.keys(EXAMPLES).find((key) => callOf(key) === call) ?? '';
  const { endpoint, ask, by } = EXAMPLES[name] ?? expect.fail(`${call} has an example`);
  return { endpoint, ask, by, maker: makerOf(name) };
}

/** The request with one field set or left out; in a list of objects, that of the first. */
function withField(asked: UntypedRequest, { place, field }: Trial, value: unknown): UntypedRequest {
  const whole = asked[place];
  const object = { ...(Array.isArray(whole) ? whole[0] : whole), [field]: value };
  return { ...asked, [place]: Array.isArray(whole) ? [object] : object };
}

/** The project of the next trial; a new one after something was written to it. */
let next: FilledProject | undefined;

/** The outcome of a trial: `ok` or `400 name required`, and whether something was stored all the same. */
async function outcomeOf(trial: Trial): Promise<string> {
  const { endpoint, ask, by, maker } = exampleOf(trial.call);
  next ??= await fillProject(testApp, cast);
  const filled = next;
  const who = (await by?.(testApp, cast[maker])) ?? cast[maker];
  const value = meantBy(trial.value, namesIn(filled, maker));
  const asked = withField(await ask(filled, cast[maker]), trial, value);
  const before = await fingerprint(testApp);
  const answer = await who.asks(endpoint, asked);
  if (answer.statusCode < 400) {
    if (endpoint.method !== 'GET') next = undefined;
    return 'ok';
  }
  const { status, errors } = answer.json();
  const isStored = (await fingerprint(testApp)) !== before;
  return `${status} ${errors.map(({ key, kind }: Record<string, string>) => `${key} ${kind}`).join(', ')}${isStored ? ' BUT STORED' : ''}`;
}

const byCall = Map.groupBy(readTrials(BAD_INPUT), ({ call }) => call);

test.each([...byCall])('the fields of %s', async (_, trials) => {
  const labelOf = ({ field, value }: Trial) => `${field} ${value}`;
  const expected = Object.fromEntries(trials.map((trial) => [labelOf(trial), trial.outcome]));
  const found: Record<string, string> = {};
  for (const trial of trials) found[labelOf(trial)] = await outcomeOf(trial);
  expect(found).toEqual(expected);
});

const Described = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()) }).partial()),
});
type Schema = z.core.JSONSchema.BaseSchema;
const propertiesOf = ({ items, ...object }: Schema) =>
  Object.entries(Described.safeParse(items ?? object).data?.properties ?? {});
const fieldsOf = (shape: z.ZodType) => {
  const { anyOf, ...schema } = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' });
  return (anyOf ?? [schema]).flatMap((one) => propertiesOf(one as Schema));
};
const isFlag = ({ enum: values = [] }: { enum?: string[] }) => values.includes('');

test('every field of every call stands in the table, flags aside', () => {
  const declared = CALLS.flatMap(({ name, query, body }) => [
    ...fieldsOf(query).flatMap(([field, schema]) => (isFlag(schema) ? [] : [`${name} ?${field}`])),
    ...fieldsOf(body).map(([field]) => `${name} ${field}`),
  ]).filter((field) => !ELSEWHERE.includes(field));
  const tried = readTrials(BAD_INPUT).map(
    ({ call, place, field }) => `${call} ${place === 'query' ? '?' : ''}${field}`,
  );
  const alias = 'createProject recommendations';
  expect([...new Set(tried)].filter((field) => field !== alias).sort()).toEqual(declared.sort());
});

const FLAGS = CALLS.flatMap(({ name, query }) =>
  fieldsOf(query).flatMap(([field, schema]) => (isFlag(schema) ? [[name, field] as const] : [])),
);

test.each(FLAGS)('a flag is true, false or nothing else: %s ?%s', async (call, field) => {
  const flag = { call, place: 'query', field, outcome: '' } as const;
  for (const value of ['""', '"true"', '"1"', '"false"', '"0"', '-']) {
    expect(await outcomeOf({ ...flag, value })).toBe('ok');
  }
  for (const value of ['"yes"', '"TRUE"', '"2"', '"null"']) {
    expect(await outcomeOf({ ...flag, value })).toBe(`400 ${field} choice`);
  }
});

const WITH_BODY = CALLS.filter(({ body }) => body !== Bytes && !(body instanceof z.ZodUndefined)).map(
  ({ name }) => name,
);

test.each(WITH_BODY)('a body of another shape is refused: %s', async (call) => {
  const { endpoint, ask, maker } = exampleOf(call);
  const { params, body } = await ask(await fillProject(testApp, cast), cast[maker]);
  const before = await fingerprint(testApp);
  const shapes = Array.isArray(body)
    ? {
        '"text"': 'array',
        '7': 'array',
        true: 'array',
        '[7]': 'object',
        '[[]]': 'object',
        '[null]': 'required',
      }
    : { '"text"': 'object', '7': 'object', true: 'object', '[]': 'object', '[{}]': 'object' };
  for (const [payload, kind] of Object.entries(shapes)) {
    const headers = { ...cast[maker].headers, 'content-type': 'application/json' };
    const url = addressOf(endpoint.path, params);
    const answer = await testApp.app.inject({ method: endpoint.method, url, payload, headers });
    const { errors } = answer.json();
    expect(`${payload} ${answer.statusCode} ${errors[0].key} ${errors[0].kind}`).toBe(
      `${payload} 400 body ${kind}`,
    );
  }
  expect(await fingerprint(testApp)).toBe(before);
});

test.each(['1e3', '0x10', '0b1', '+1', '%201', '1.0', '1_0', '١'])(
  'an id in a path is decimal digits: not %s',
  async (id) => {
    const answer = await testApp.app.inject({ url: `/api/projects/1/sections/${id}` });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ key: 'section', kind: 'number' }]]);
  },
);

const LISTS: [call: string, item: object, outcomes: Record<number, string>][] = [
  ['addStrings', { text: 'x' }, { 0: '400 body required', 10001: '413 body tooMany' }],
  [
    'importTranslationsToSection',
    { string_id: 1, text: 'x' },
    { 0: '400 body required', 501: '413 body tooMany' },
  ],
  [
    'importTranslationsToProject',
    { string_id: 1, text: 'x' },
    { 0: '400 body required', 501: '413 body tooMany' },
  ],
];

test.each(LISTS)('a list of none, or of more than may be: %s', async (call, item, outcomes) => {
  const { endpoint, ask, maker } = exampleOf(call);
  const asked = await ask(await fillProject(testApp, cast), cast[maker]);
  const before = await fingerprint(testApp);
  for (const [length, outcome] of Object.entries(outcomes)) {
    const body = Array.from({ length: Number(length) }, () => item);
    expect(await cast[maker].tries(endpoint, { ...asked, body })).toBe(outcome);
  }
  expect(await fingerprint(testApp)).toBe(before);
});
