import { Script } from 'node:vm';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { openTestApp } from '../../test/test-app.ts';

/** The calls of the specification (api.21), each with the flags of its query. */
const SPEC_7 = `
GET /api/whoami
GET /api/projects/{id_or_handle} fetch_members fetch_roles generate_statistics
GET /api/projects name
POST /api/projects
PATCH /api/projects/{id}
DELETE /api/projects/{id}
GET /api/projects/{id}/sections generate_statistics fetch_strings fetch_translations fetch_votes fetch_comments
GET /api/projects/{id}/sections/{sid} generate_statistics
GET /api/projects/{id}/sections/{sid}/strings fetch_translations fetch_votes
POST /api/projects/{id}/sections
PATCH /api/projects/{id}/sections
PATCH /api/projects/{id}/sections/{sid}
DELETE /api/projects/{id}/sections/{sid}
POST /api/projects/{id}/sections/{sid}/strings pos
PATCH /api/projects/{id}/sections/{sid}/strings
PATCH /api/projects/{id}/sections/{sid}/strings/{string_id}
DELETE /api/projects/{id}/sections/{sid}/strings/{string_id}
GET /api/projects/{id}/sections/{sid}/strings/{string_id} fetch_translations fetch_votes
GET /api/projects/{id}/sections/{sid}/comments
POST /api/projects/{id}/sections/{sid}/strings/{string_id}/comments
PATCH /api/projects/{id}/sections/{sid}/strings/{string_id}/comments/{comment_id}
DELETE /api/projects/{id}/sections/{sid}/strings/{string_id}/comments/{comment_id}
POST /api/projects/{id}/sections/{sid}/strings/{string_id}/translations
PATCH /api/projects/{id}/sections/{sid}/strings/{string_id}/translations/{id}
DELETE /api/projects/{id}/sections/{sid}/strings/{string_id}/translations/{id}
POST /api/projects/{id}/sections/{sid}/strings/{string_id}/translations/{id}/vote
POST /api/projects/{id}/sections/{sid}/strings/{string_id}/translations/{id}/unvote
POST /api/projects/{id}/sections/{sid}/strings/{string_id}/translations/{id}/approve
POST /api/projects/{id}/sections/{sid}/strings/{string_id}/translations/{id}/unapprove
GET /api/projects/{id}/dictionary
POST /api/projects/{id}/dictionary
PATCH /api/projects/{id}/dictionary/{entryId}
DELETE /api/projects/{id}/dictionary/{entryId}
GET /api/projects/{id}/statistics
GET /api/projects/{id}/logs
GET /api/users/{id_or_username} fetch_projects
PATCH /api/users
GET /api/invites fetch_users fetch_projects
POST /api/invites/{id}
GET /api/projects/{id}/invites fetch_users
POST /api/projects/{id}/invites
POST /api/projects/{id}/invites/{inviteId}
DELETE /api/projects/{id}/invites/{inviteId}
POST /api/projects/{id}/request_invite
GET /api/projects/{id}/members/{user_id}
DELETE /api/projects/{id}/members/{user_id}
POST /api/projects/{id}/members/{user_id}/grant_role
GET /api/generate_image/{handle_or_username}
POST /api/login
POST /api/logout
POST /api/register
GET /api/secret_codes1337
POST /api/secret_codes1337
DELETE /api/secret_codes1337/{id}
`;

const BODIES: Record<string, string[]> = {
  'POST /api/projects': [
    'name',
    'handle',
    'target_lang',
    'source_lang',
    'visibility',
    'description',
    'cover_url',
  ],
  'PATCH /api/projects/{}': ['name', 'handle', 'description', 'recomendations', 'visibility', 'cover_url'],
  'POST /api/projects/{}/sections': ['name'],
  'PATCH /api/projects/{}/sections': ['sections'],
  'PATCH /api/projects/{}/sections/{}': ['name', 'type'],
  'PATCH /api/projects/{}/sections/{}/strings': ['strings'],
  'PATCH /api/projects/{}/sections/{}/strings/{}': ['text', 'key', 'context'],
  'POST /api/projects/{}/sections/{}/strings/{}/comments': ['text', 'reply'],
  'PATCH /api/projects/{}/sections/{}/strings/{}/comments/{}': ['text'],
  'POST /api/projects/{}/sections/{}/strings/{}/translations': ['text', 'status'],
  'PATCH /api/projects/{}/sections/{}/strings/{}/translations/{}': ['text', 'status'],
  'POST /api/projects/{}/sections/{}/strings/{}/translations/{}/vote': ['is_minus'],
  'POST /api/projects/{}/sections/{}/strings/{}/translations/{}/unvote': ['is_minus'],
  'POST /api/projects/{}/dictionary': ['word', 'word_key', 'translate', 'translate_key', 'desc'],
  'PATCH /api/projects/{}/dictionary/{}': ['word', 'word_key', 'translate', 'translate_key', 'desc'],
  'PATCH /api/users': ['about', 'gender', 'avatar_url'],
  'POST /api/invites/{}': ['accept'],
  'POST /api/projects/{}/invites': ['user_id'],
  'POST /api/projects/{}/invites/{}': ['accept'],
  'POST /api/projects/{}/members/{}/grant_role': ['role_id'],
  'POST /api/login': ['username', 'password', 'remember', 'remember_forever'],
  'POST /api/register': ['username', 'email', 'password', 'secret_code'],
  'POST /api/secret_codes1337': ['phrase', 'last_until', 'amount'],
};

type Operation = {
  operationId?: string;
  tags?: string[];
  description?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: { properties?: object } } } };
  responses: Record<string, object>;
};

/** The calls of the document by method and path, with the names of values removed. */
const described = new Map<string, Operation>();
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; responses: object };
};
let document: Document = { paths: {}, components: { schemas: {}, responses: {} } };
const bare = (call: string) => call.replace(/\{\w+\}/g, '{}');

beforeAll(async () => {
  const { app } = await openTestApp();
  document = (await app.inject({ url: '/api/openapi.json' })).json();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      described.set(bare(`${method.toUpperCase()} ${path}`), operation);
    }
  }
});

test.each(SPEC_7.trim().split('\n'))('the specification’s call is described: %s', (line) => {
  const [method, path = '', ...flags] = line.split(' ');
  const { parameters = [], responses } = described.get(`${method} ${bare(path)}`) ?? expect.fail();
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(flags));
  expect(Object.keys(responses)).toEqual([expect.stringMatching(/^20[014]$/), '4XX']);
});

test('calls whose lists have no size limit say that they are streamed', () => {
  const streamed = [...described].filter(([, { description }]) => description?.includes('is streamed'));
  const declared = CALLS.filter(({ isStreamed }) => isStreamed);
  expect(streamed.map(([call]) => call).sort()).toEqual(
    declared.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`).sort(),
  );
  expect(declared.length).toBeGreaterThan(4);
});

test('programs that make clients find nothing wrong with the document (api.61)', async () => {
  // Signing in at a service answers with a redirect.
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off' } });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  const named = Object.keys(document.paths).flatMap((path) => path.match(/(?<=\{)\w+/g) ?? []);
  expect(named).toContain('report_case');
  // Clients make parameters of functions of these.
  for (const name of new Set(named)) new Script(`'use strict'; (${name}) => {}`);
});

test('every call is in a group that the interface has a word for', () => {
  const groups = new Set([...described.values()].flatMap(({ tags = ['none'] }) => tags));
  expect(groups).toContain('Import translations');
  expect([...groups].filter((tag) => !/^(API|[A-Z][a-z]+)( [a-z]+)*$/.test(tag) || tag === 'Other')).toEqual(
    [],
  );
});

test.each(Object.entries(BODIES))(
  'the fields that the specification names are described: %s',
  (call, fields) => {
    const { requestBody } = described.get(call) ?? expect.fail();
    const { properties = {} } = requestBody?.content['application/json'].schema ?? {};
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields));
  },
);

test('what the contract has a name for stands once under it, and every reference leads to something', () => {
  const { schemas, responses } = document.components;
  expect(schemas).toMatchObject({ Project: {}, Section: {}, FailureReply: {} });
  const references = JSON.stringify([...described.values(), document.components]).matchAll(
    /"\$ref":"#\/components\/(\w+\/\w+)"/g,
  );
  const named = new Set([...references].map(([, name]) => name));
  const stored = [
    ...Object.keys(schemas).map((name) => `schemas/${name}`),
    ...Object.keys(responses).map((name) => `responses/${name}`),
  ];
  expect([...named].sort()).toEqual(stored.sort());
});

test('every call is named as the contract names it', () => {
  const named = [...described.values()].map(({ operationId }) => operationId);
  expect(named.sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

test('calls have an example of their query and of their body (api.60)', () => {
  const getPast = described.get('GET /api/projects/{}/past');
  expect(getPast?.parameters).toContainEqual(
    expect.objectContaining({ name: 'at', example: Date.UTC(2030, 0) }),
  );
  const addTranslation = described.get('POST /api/projects/{}/sections/{}/strings/{}/translations');
  expect(addTranslation?.requestBody?.content['application/json']).toMatchObject({
    example: { text: 'Words 1' },
  });
});
