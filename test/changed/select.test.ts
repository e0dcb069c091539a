import { expect, test } from 'vitest';
import { graphOf } from './graph.ts';
import { readRepository } from './repository.ts';
import { selectTests } from './select.ts';

const graph = graphOf(readRepository());
const all = [...graph.tests.keys()];
const testsOn = (suite: string) => all.filter((test) => graph.tests.get(test) === suite);

const TABLE = /^test\/(rights|bad-input)\//;
const BROWSER = /\.e2e\.ts$/;

/** What changes, and the tests of which some must be selected, and none. */
const CHANGES: [what: string, node: string, some: RegExp[], none: RegExp[]][] = [
  [
    'a rule',
    'domain/texts/comments/comments.ts#whyNotAddComment',
    [
      /^domain\/texts\/comments\/comments\.test/,
      /^server\/texts\/comments\//,
      /^web\/features\/texts\/comments\/.*\.test\.ts$/,
    ],
    [BROWSER, TABLE, /^server\/[a-z]+\/(translations|webhooks|session)\//],
  ],
  [
    'a limit',
    'domain/core/limit-values.ts#comment',
    [/^domain\/core\/limits\.test/, /^contract\/core\/bounds\.test/],
    [BROWSER, TABLE, /^server\/[a-z]+\/(translations|webhooks|session)\//],
  ],
  [
    'the handler of a call',
    'server/texts/comments/comments.ts#comments/addComment',
    [/^server\/texts\/comments\//, TABLE],
    [/^domain\//, /^server\/[a-z]+\/(webhooks|passkeys)\//, /^web\/screens\/home\//],
  ],
  [
    'a query of a handler',
    'server/notices/webhooks/queries.ts#webhooksOf',
    [/^server\/notices\/webhooks\//],
    [/^domain\//, /^server\/[a-z]+\/(comments|passkeys)\//],
  ],
  [
    'what all handlers use',
    'server/core/endpoints/register-endpoint.ts#registerEndpoint',
    [/^server\/texts\/comments\//, BROWSER],
    [/^domain\//],
  ],
  [
    'the call itself',
    'contract/texts/comments.ts#addComment',
    [/^server\/texts\/comments\//, TABLE, /^contract\//],
    [/^server\/notices\/webhooks\//],
  ],
  [
    'the code of a worker',
    'server/texts/find-thread/program.ts#',
    [/^server\/texts\/find/],
    [/^domain\//, /^server\/notices\/webhooks\//],
  ],
  [
    'a screen',
    'web/screens/admin/CodesTab.tsx#CodesTab',
    [/^web\/screens\/admin\//],
    [/^(domain|server|cli)\//, /^web\/screens\/(editor|home|read)\/.*(e2e\.ts|\.tsx)$/],
  ],
  [
    'a screen that tests come to by a click',
    'web/screens/my-projects/MyProjectsScreen.tsx#MyProjectsScreen',
    [/^web\/features\/projects\/invites\//],
    [/^(domain|server|cli)\//],
  ],
  [
    'what every page has',
    'web/ui/frame/Frame.tsx#Frame',
    [/^web\/screens\/admin\//, /^web\/screens\/home\//],
    [/^(domain|server|cli)\//],
  ],
  [
    'a style of a screen',
    'web/screens/project/ProjectScreen.module.css',
    [/^web\/screens\/project\//],
    [/^(domain|server|cli)\//, /^web\/screens\/unsubscribe\//],
  ],
  [
    'a word',
    'words/en/editing.json#default.comments.write',
    [/^web\/language\//, /^web\/features\/texts\/comments\/.*(e2e\.ts|\.tsx)$/],
    [/^domain\/texts\//, /^server\//, /^web\/screens\/unsubscribe\//],
  ],
  [
    'an example of a format',
    '=domain/formats/programs/fixtures/fluent-firefox.ftl',
    [/^domain\/formats\/programs\//],
    [/^domain\/texts\/comments\//],
  ],
  [
    'a page of the specification',
    '=docs/specification/comments.md',
    [/^test\/specification\.test/],
    [/^server\//, BROWSER],
  ],
  [
    'an example for operators',
    '=deploy/nginx.conf',
    [/^test\/deploy\.test/],
    [/^(domain|server|web\/screens)\//],
  ],
  [
    'a test',
    'server/texts/comments/comments.test.ts',
    [/^server\/texts\/comments\/comments\.test/],
    [/^server\/texts\/comments\/(?!comments\.test)/, BROWSER],
  ],
];

test.each(CHANGES)('%s concerns the tests that can tell, and not the others', (_what, node, some, none) => {
  expect(graph.usersOf.has(node) || graph.tests.has(node)).toBe(true);
  const selected = [...selectTests(graph, [node]).tests.keys()];
  for (const pattern of some) expect(selected).toContainEqual(expect.stringMatching(pattern));
  for (const pattern of none) {
    expect(all).toContainEqual(expect.stringMatching(pattern));
    expect(selected).not.toContainEqual(expect.stringMatching(pattern));
  }
});

test('a migration concerns every test with a database, and a package every test', () => {
  const affectedBy = (node: string) => [...selectTests(graph, [node]).tests.keys()];
  const migrated = new Set(affectedBy('=server/platform/database/migrations/001-people.sql'));
  expect(['server', 'component', 'browser'].flatMap(testsOn).filter((test) => !migrated.has(test))).toEqual(
    [],
  );
  expect(migrated.has('domain/texts/comments/comments.test.ts')).toBe(false);
  expect(affectedBy('package-lock.json').sort()).toEqual(all.sort());
});

test('what is left out is said: it reaches the change only through the app as a whole', () => {
  const { tests, leftOut } = selectTests(graph, ['domain/texts/comments/comments.ts#whyNotAddComment']);
  expect([...leftOut.keys()]).toContainEqual(expect.stringMatching(BROWSER));
  expect([...leftOut.keys()].filter((test) => tests.has(test))).toEqual([]);
});

test('the reason of a test leads from it to the change, each using the next', () => {
  const changed = 'domain/texts/comments/comments.ts#whyNotAddComment';
  const reason = selectTests(graph, [changed]).tests.get('domain/texts/comments/comments.test.ts') ?? [];
  expect([reason[0], reason.at(-1)]).toEqual(['domain/texts/comments/comments.test.ts', changed]);
  for (const [at, used] of reason.slice(1).entries())
    expect(graph.usersOf.get(used)?.has(reason[at] ?? '')).toBe(true);
});
