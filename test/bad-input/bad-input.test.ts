import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#contract/calls.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { FailureReply } from '#contract/core/failures.ts';
import { addressOf, type UntypedRequest } from '#contract/core/request.ts';
import { Bytes } from '#contract/core/values.ts';
import { Refused } from '../../server/platform/http/failures.ts';
import { readShape } from '../../server/platform/http/read-shape.ts';
import { callOf, EXAMPLES, type Example } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { fingerprint } from '../stored.ts';
import { CODE, openTestApp, type TestApp } from '../test-app.ts';
import { type Field, meantBy, readFields, type Trial } from './read-fields.ts';

let testApp: TestApp;
let users: TestUsers;
let other: FilledProject;

beforeAll(async () => {
  testApp = await openTestApp();
  users = await openTestUsers(testApp);
  other = await fillProject(testApp, users);
});

/** The fields of every call, by its first example. */
const FIELDS = CALLS.flatMap(({ name }) => readFields(name, exampleOf(name).fields));

/**
 * Fields that other tests cover: the rights table those whose rule is who may use them, the tests of imports those of a
 * whole file.
 */
const ELSEWHERE = [
  'editProject owner_id',
  ...['strings', 'file', 'format', 'header', 'footer'].map((field) => `addStrings ${field}`),
  ...['file', 'format', 'header', 'footer'].map((field) => `importStrings ${field}`),
];

/** The values of the names in the table. */
function namesIn(filled: FilledProject, maker: keyof TestUsers): Record<string, unknown> {
  const nameOf = ({ handle }: FilledProject) => handle.replace('filled_', 'Filled ');
  return {
    username: users.owner.username,
    email: 'owner@example.org',
    EMAIL: 'OWNER@Example.org',
    phrase: CODE,
    name: nameOf(filled),
    NAME: nameOf(filled).toUpperCase(),
    handle: filled.handle,
    otherName: nameOf(other),
    otherHandle: other.handle,
    self: users[maker].id,
    member: users.author.id,
    expected: users.expected.id,
    banned: users.banned.id,
    string: filled.string,
    stringTwice: [filled.string, filled.string, ...filled.strings.slice(2)],
    section: filled.section,
    sectionTwice: [filled.section, filled.section],
    sectionsAndMore: [...filled.sections, ...other.sections],
    sectionElsewhere: filled.sections[1],
    comment: filled.commentOf(users.author),
  };
}

/** The first example of a call. */
function exampleOf(call: string): Example {
  const name = Object.keys(EXAMPLES).find((key) => callOf(key) === call) ?? '';
  return EXAMPLES[name] ?? expect.fail(`${call} has an example`);
}

/** The request with these fields set or left out; in a list of objects, those of the first. */
function withFields(
  asked: UntypedRequest,
  trials: readonly Trial[],
  named: Record<string, unknown>,
): UntypedRequest {
  let request = asked;
  for (const { place, field, value } of trials) {
    const whole = request[place];
    const object = { ...(Array.isArray(whole) ? whole[0] : whole), [field]: meantBy(value, named) };
    request = { ...request, [place]: Array.isArray(whole) ? [object] : object };
  }
  return request;
}

/** The project of the next request; a new one after something was written to it. */
let next: FilledProject | undefined;

/** The outcome of a call with these values: `ok` or `400 name required`, and whether something was stored all the same. */
async function outcomeOf(call: string, trials: readonly Trial[]): Promise<string> {
  const { endpoint, ask, by, maker } = exampleOf(call);
  next ??= await fillProject(testApp, users);
  const filled = next;
  const who = (await by?.(testApp, users[maker])) ?? users[maker];
  const asked = withFields(await ask(filled, users[maker]), trials, namesIn(filled, maker));
  const isToBeRefused = trials.some(({ outcome }) => outcome !== 'ok');
  const before = isToBeRefused && (await fingerprint(testApp));
  const answer = await who.asks(endpoint, asked);
  if (answer.statusCode < 400) {
    if (endpoint.method !== 'GET') next = undefined;
    return 'ok';
  }
  const isStored = isToBeRefused && (await fingerprint(testApp)) !== before;
  return `${refusalOf(answer.json())}${isStored ? ' BUT STORED' : ''}`;
}

const refusalOf = ({ status, errors }: FailureReply) =>
  [status, errors.map(({ key, kind }) => `${key} ${kind}`).join(', ')].join(' ');

/** What the shape of a call says of a request, as the server reads it. */
function byShape({ query, body }: Endpoint, asked: UntypedRequest, { place }: Trial): string {
  const texts = Object.entries(Object(asked.query)).filter(([, value]) => value !== undefined);
  const sent =
    place === 'query'
      ? Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
      : JSON.parse(JSON.stringify(asked.body));
  try {
    readShape(place === 'query' ? query : body, sent);
    return 'ok';
  } catch (error) {
    if (error instanceof Refused) return refusalOf(error.reply);
    throw error;
  }
}

/** The accepted values of a call together: the first of each field, then the second. */
function together(fields: readonly Field[]): Trial[][] {
  const accepted = fields.map(({ trials }) => trials.filter(({ outcome }) => outcome === 'ok'));
  return Array.from({ length: Math.max(0, ...accepted.map(({ length }) => length)) }, (_, nth) =>
    accepted.flatMap((trials) => trials[nth] ?? []),
  );
}

const labelOf = ({ place, field, value }: Trial) => `${place === 'query' ? '?' : ''}${field} ${value}`;

// What a shape refuses, the server refuses: it reads each query and each body by the shape of the call. So of such values one of
// each is sent;
// accepted ones are sent together, unless they depend on each other.
test.each([...Map.groupBy(FIELDS, ({ call }) => call)])('the fields of %s', async (call, fields) => {
  const trials = fields.flatMap((field) => field.trials);
  const { endpoint, ask, maker } = exampleOf(call);
  const asked = await ask(other, users[maker]);
  const named = namesIn(other, maker);
  const answers: Record<string, string> = {};
  const open: Trial[] = [];
  for (const trial of trials) {
    const outcome = byShape(endpoint, withFields(asked, [trial], named), trial);
    if (outcome === 'ok') open.push(trial);
    else answers[labelOf(trial)] = outcome;
  }
  const refused = trials.filter((trial) => !open.includes(trial));
  for (const place of ['query', 'body'] as const) {
    const sent = refused.find((trial) => trial.place === place);
    if (sent) answers[`sent: ${labelOf(sent)}`] = await outcomeOf(call, [sent]);
  }
  const apart = fields.filter(({ isApart }) => isApart).map((field) => together([field]));
  for (const some of [...together(fields.filter(({ isApart }) => !isApart)), ...apart.flat()]) {
    const outcome = await outcomeOf(call, some);
    for (const trial of some) answers[labelOf(trial)] ??= outcome;
  }
  for (const trial of open)
    if (trial.outcome !== 'ok') answers[labelOf(trial)] = await outcomeOf(call, [trial]);
  const expected = trials.map((trial) => [labelOf(trial), trial.outcome]);
  const sent = Object.keys(answers).filter((label) => label.startsWith('sent: '));
  expect(answers).toEqual({
    ...Object.fromEntries(expected),
    ...Object.fromEntries(sent.map((label) => [label, answers[label.slice('sent: '.length)]])),
  });
});

const REQUIRED = Map.groupBy(
  FIELDS.filter(({ place, trials }) => place === 'body' && trials.some(isRequired)),
  ({ call }) => call,
);

/** Whether a field may not be left out. */
function isRequired({ field, value, outcome }: Trial) {
  return value === '-' && outcome === `400 ${field} required`;
}

test.each([...REQUIRED])(
  'a body without fields is told of each that it lacks (api.12): %s',
  async (call, fields) => {
    const { endpoint, by, maker, ask } = exampleOf(call);
    const { body, ...asked } = await ask(other, users[maker]);
    const who = (await by?.(testApp, users[maker])) ?? users[maker];
    const answer = await who.asks(endpoint, { ...asked, body: Array.isArray(body) ? [{}] : {} });
    const { errors }: FailureReply = answer.json();
    const lacking = errors.filter(({ kind }) => kind === 'required').map(({ key }) => key);
    expect(lacking.sort()).toEqual(fields.map(({ field }) => field).sort());
  },
);

const Choice = z.object({ enum: z.array(z.string()) });
const Described = z.object({ properties: z.record(z.string(), z.looseObject({})) });
type Schema = z.core.JSONSchema.BaseSchema;
const fieldsOf = (shape: z.ZodType) => {
  const { anyOf, ...schema } = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' });
  return (anyOf ?? [schema]).flatMap((one) => {
    const { items, ...object } = one as Schema;
    return Object.entries(Described.safeParse(items ?? object).data?.properties ?? {});
  });
};
/** The values of a choice, of which null may be one more. */
const choicesOf = (schema: { anyOf?: unknown[] }): string[] | undefined =>
  Choice.safeParse(schema.anyOf?.[0] ?? schema).data?.enum;
const isFlag = (schema: object) => choicesOf(schema)?.includes('') ?? false;

const DECLARED = CALLS.flatMap(({ name, query, body }) => [
  ...fieldsOf(query).map(([field, schema]) => ({ call: name, field: `?${field}`, schema })),
  ...fieldsOf(body).map(([field, schema]) => ({ call: name, field, schema })),
]);

test('every field of every call stands in its examples, flags aside', () => {
  const declared = DECLARED.filter(({ schema }) => !isFlag(schema)).map(
    ({ call, field }) => `${call} ${field}`,
  );
  const tried = FIELDS.map(({ call, place, field }) => `${call} ${place === 'query' ? '?' : ''}${field}`);
  const alias = 'createProject recommendations';
  expect([...new Set(tried)].filter((field) => field !== alias).sort()).toEqual(
    declared.filter((field) => !ELSEWHERE.includes(field)).sort(),
  );
});

test('a choice has the values of the examples, and no other', () => {
  const undeclared = DECLARED.flatMap(({ call, field, schema }) => {
    const choices = choicesOf(schema);
    const written = FIELDS.find((one) => one.call === call && one.field === field.replace('?', ''))?.choices;
    if (!choices || isFlag(schema) || ELSEWHERE.includes(`${call} ${field}`)) return [];
    return [
      [
        `${call} ${field}`,
        typeof written === 'number' ? choices.length : choices.toSorted(),
        written,
      ] as const,
    ];
  });
  expect(undeclared.map(([field, choices]) => [field, choices])).toEqual(
    undeclared.map(([field, , written]) => [
      field,
      typeof written === 'object' ? written.toSorted() : written,
    ]),
  );
});

const FLAGS = Map.groupBy(
  DECLARED.filter(({ schema }) => isFlag(schema)).map(({ call, field }) => ({ call, field: field.slice(1) })),
  ({ call }) => call,
);

test.each([...FLAGS])('a flag is true, false or nothing else: %s', async (call, flags) => {
  const { endpoint, ask, maker } = exampleOf(call);
  const asked = await ask(other, users[maker]);
  const withValue = (value: string) =>
    flags.map(({ field }) => ({ place: 'query' as const, field, value, outcome: 'ok' }));
  const said = (value: string) =>
    withValue(value).map((trial) => byShape(endpoint, withFields(asked, [trial], {}), trial));
  for (const value of ['""', '"true"', '"1"', '"false"', '"0"', '-'])
    expect(said(value)).toEqual(flags.map(() => 'ok'));
  for (const value of ['"yes"', '"TRUE"', '"2"', '"null"'])
    expect(said(value)).toEqual(flags.map(({ field }) => `400 ${field} choice`));
  for (const value of ['"true"', '"false"']) expect(await outcomeOf(call, withValue(value))).toBe('ok');
});

/** What nobody means, for every field of a query. */
const HOSTILE = [
  ...[
    '\0',
    'a\0b',
    '\ufffe',
    '\u202e',
    ' ',
    '%',
    '%_\\',
    '\\',
    '\'"`;--',
    '(',
    '[',
    '*',
    '{"a":1}',
    '../../a',
    '-1',
    '0',
  ],
  ...['1e308', 'NaN', '9'.repeat(400), '𝒳'.repeat(300), 'x'.repeat(10_000)],
];
const IN_QUERIES = Map.groupBy(
  DECLARED.filter(({ field }) => field.startsWith('?')),
  ({ call }) => call,
);

// What the shape of a call refuses is no question to the database; the other values of all fields are sent together.
test.each([...IN_QUERIES])('no value in a query breaks the server: %s', async (call, fields) => {
  const { endpoint, ask, maker } = exampleOf(call);
  const asked = await ask(other, users[maker]);
  for (const value of HOSTILE) {
    const trials = fields.map(({ field }) => ({
      ...{ place: 'query' as const, field: field.slice(1), value: JSON.stringify(value), outcome: 'ok' },
    }));
    const open = trials.filter((trial) => byShape(endpoint, withFields(asked, [trial], {}), trial) === 'ok');
    if (value.includes('\0')) expect(open).toEqual([]);
    else if (open.length > 0) expect(await outcomeOf(call, open), value).not.toMatch(/^5/);
  }
});

const WITH_BODY = CALLS.filter(({ body }) => body !== Bytes && !(body instanceof z.ZodUndefined)).map(
  ({ name }) => name,
);

/** Bodies of another shape, and what they are refused for, where an object or a list is asked for. */
const OF_ANOTHER_SHAPE = {
  object: { '"text"': 'object', '7': 'object', true: 'object', '[]': 'object', '[{}]': 'object' },
  array: {
    '"text"': 'array',
    '7': 'array',
    true: 'array',
    '[7]': 'object',
    '[[]]': 'object',
    '[null]': 'required',
  },
};

// Every body is read by the same code. So all such bodies are sent to the first call of either kind, and one to each of the others.
const tried = new Set<string>();

test.each(WITH_BODY)('a body of another shape is refused: %s', async (call) => {
  const { endpoint, ask, maker } = exampleOf(call);
  const { params, body } = await ask(other, users[maker]);
  const before = await fingerprint(testApp);
  const asksFor = Array.isArray(body) ? 'array' : 'object';
  const bodies = Object.entries(OF_ANOTHER_SHAPE[asksFor]).slice(0, tried.has(asksFor) ? 1 : undefined);
  tried.add(asksFor);
  for (const [payload, kind] of bodies) {
    const headers = { ...users[maker].headers, 'content-type': 'application/json' };
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
  const asked = await ask(await fillProject(testApp, users), users[maker]);
  const before = await fingerprint(testApp);
  for (const [length, outcome] of Object.entries(outcomes)) {
    const body = Array.from({ length: Number(length) }, () => item);
    expect(await users[maker].tries(endpoint, { ...asked, body })).toBe(outcome);
  }
  expect(await fingerprint(testApp)).toBe(before);
});
