import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { editProject } from '#contract/projects/projects.ts';
import { checkTranslation } from '#contract/texts/string-checks.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

/** What the server was asked, and how it answers next; afterwards as a real one. */
let asked: {
  path: string;
  language: string | null;
  annotation: { text?: string; markup?: string; interpretAs?: string }[];
}[] = [];
let next: ((response: ServerResponse) => void)[] = [];

async function answer(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const piece of request) body += piece;
  const form = new URLSearchParams(body);
  const { annotation } = JSON.parse(form.get('data') ?? '{"annotation":[]}');
  asked.push({ path: request.url ?? '', language: form.get('language'), annotation });
  const special = request.url === '/lt/v2/check' ? next.shift() : undefined;
  if (special) return special(response);
  response.setHeader('content-type', 'application/json');
  if (request.url === '/lt/v2/languages')
    return void response.end(JSON.stringify([{ code: 'ru' }, { code: 'de' }]));
  const text: string = annotation
    .map((part: { text?: string; markup?: string }) => part.text ?? part.markup)
    .join('');
  const match = (word: string, issueType: string, ...values: string[]) =>
    text.includes(word)
      ? [
          {
            offset: text.indexOf(word),
            length: word.length,
            message: `<b>${word}</b>?`,
            replacements: values.map((value) => ({ value })),
            rule: { id: 'R', issueType },
          },
        ]
      : [];
  response.end(
    JSON.stringify({
      matches: [
        ...match('плывут', 'grammar', 'плывёт', 'плыл'),
        ...match('карабль', 'misspelling', 'корабль'),
        ...match('Waal', 'misspelling', 'Wal'),
        ...match('  ', 'whitespace', ' '),
      ],
    }),
  );
}
const tool = createServer((request, response) => void answer(request, response));
await new Promise<void>((listening) => tool.listen(0, '127.0.0.1', listening));
afterAll(() => void tool.close());
const base = `http://127.0.0.1:${(tool.address() as AddressInfo).port}/lt/`;

let written = '';
const testApp = await openTestApp(
  { LANGUAGE_TOOL_URL: base, LOG_LEVEL: 'warn' },
  { write: (line) => (written += line) },
);
const { anna, boris } = await testApp.signUps('anna', 'boris');

beforeEach(() => {
  asked = [];
  next = [];
});

type Options = Parameters<typeof projectOf>[1];
const stringOf = async (options: Options = {}) =>
  (await projectOf(anna, { strings: ['The whale swims.'], ...options })).strings[0] ?? expect.fail();
type At = Awaited<ReturnType<typeof stringOf>>;
const check = (params: At, text: string) => anna.does(checkTranslation, { params, body: { text } });
const ofGrammar = async (params: At, text: string) =>
  (await check(params, text)).findings.filter((finding) => finding.check === 'grammar');
const checks = () => asked.filter(({ path }) => path === '/lt/v2/check');

test('what the server finds is shown with its message and first replacement, code not read (spelling.11)', async () => {
  const at = await stringOf();
  const text = '<b>Кит</b> плывут, %s.';
  expect(await ofGrammar(at, text)).toEqual([
    {
      check: 'grammar',
      kind: 'perhaps',
      code: 'found',
      values: { word: 'плывут', message: '<b>плывут</b>?' },
      target: [{ start: 11, end: 17 }],
      fix: { start: 11, end: 17, text: 'плывёт' },
    },
  ]);
  expect(checks()).toEqual([
    {
      path: '/lt/v2/check',
      language: 'ru',
      annotation: expect.arrayContaining([{ markup: '<b>', interpretAs: '' }, { text: 'Кит' }]),
    },
  ]);
  // The same text isn't asked for again, nor the languages.
  const before = asked.length;
  expect(await ofGrammar(at, text)).toHaveLength(1);
  expect(asked).toHaveLength(before);
});

test('spelling is left to the dictionary where there is one, spaces to Dragoman’s checks (spelling.11)', async () => {
  const at = await stringOf();
  const { findings } = await check(at, 'Наш карабль  и всё.');
  expect(findings.map((finding) => finding.check)).toEqual(['spelling']);
  const german = await stringOf({ target_lang: 'de' });
  expect((await ofGrammar(german, 'Der Waal.')).map(({ fix }) => fix?.text)).toEqual(['Wal']);
});

test('each form of a plural is sent alone', async () => {
  const at = await stringOf({ strings: ['{n, plural, one {# whale} other {# whales}}'] });
  await check(at, '{n, plural, one {# кит} few {# кита} many {# китов} other {# кита}}');
  expect(
    checks().map(({ annotation }) => annotation.map(({ text, markup }) => text ?? markup).join('')),
  ).toEqual(['# кит', '# кита', '# китов']);
});

test('a language that the server lacks is not checked', async () => {
  const italian = await stringOf({ target_lang: 'it' });
  expect((await check(italian, 'La balena.')).checked).not.toContain('grammar');
  expect(checks()).toEqual([]);
});

test('texts of projects that aren’t public are not sent (spelling.12)', async () => {
  for (const visibility of ['private', 'closed'] as const) {
    const at = await stringOf({ visibility });
    expect(await check(at, 'Киты плывут молча.')).toMatchObject({
      checked: ['inconsistent', 'spelling'],
      failed: [],
    });
  }
  expect(asked).toEqual([]);
});

test('the owner alone agrees that they are sent; another owner hasn’t agreed (spelling.12)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['The whale.'] });
  const at = strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'administrator');
  const params = { project: project.id };
  await anna.does(editProject, { params, body: { visibility: 'private' } });
  const change = (grammar_consent: boolean) => ({ params, body: { grammar_consent } });
  expect(await boris.tries(editProject, change(true))).toBe('403 role role');
  expect((await anna.does(editProject, change(true))).grammar_consent).toBe(true);
  // What stays as it is anyone may send who may change settings.
  await boris.does(editProject, { params, body: { grammar_consent: true, description: 'Whales.' } });
  expect(await boris.tries(editProject, change(false))).toBe('403 role role');
  expect((await check(at, 'Киты плывут вдаль.')).checked).toContain('grammar');
  const { grammar_consent } = await anna.does(editProject, { params, body: { owner_id: boris.id } });
  expect(grammar_consent).toBe(false);
  expect((await check(at, 'Киты плывут домой.')).checked).not.toContain('grammar');
});

test('a failure is tried once more, a refusal isn’t; the other checks answer (spelling.13)', async () => {
  const at = await stringOf();
  const fail = (status: number) => (response: ServerResponse) => void response.writeHead(status).end('no');
  next = [fail(500)];
  expect(await ofGrammar(at, 'Раз плывут.')).toHaveLength(1);
  expect(checks()).toHaveLength(2);

  asked = [];
  next = [fail(429)];
  expect(await check(at, 'Два плывут.')).toMatchObject({
    checked: ['inconsistent', 'spelling'],
    failed: ['grammar'],
    findings: [],
  });
  expect(checks()).toHaveLength(1);

  asked = [];
  next = [fail(502), (response) => void response.destroy()];
  expect((await check(at, 'Три плывут.')).failed).toEqual(['grammar']);
  expect(checks()).toHaveLength(2);

  next = [(response) => void response.end('{"matches": 1}')];
  expect((await check(at, 'Четыре плывут.')).failed).toEqual(['grammar']);
  next = [
    (response) => void response.end(`{"matches": [${' '.repeat(2_000_000)}]}`),
    (response) => void response.end('x'),
  ];
  expect((await check(at, 'Пять плывут.')).failed).toEqual(['grammar']);
  // One line says that it can't be used, until it can be again.
  expect(written.split('the grammar server can’t be used')).toHaveLength(2);
  expect(await ofGrammar(at, 'Шесть плывут.')).toHaveLength(1);
});
