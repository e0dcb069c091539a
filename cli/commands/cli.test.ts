import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { addLanguages } from '#contract/files/families.ts';
import { LINE_KINDS } from '#contract/files/files.ts';
import { createApiToken } from '#contract/identity/api-tokens.ts';
import { createProject, editProject } from '#contract/projects/projects.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, deleteTranslation, editTranslation } from '#contract/texts/translations.ts';
import type { Scope } from '#domain/core/access/scopes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { REFUSALS } from '../../server/files/books/import-book.ts';
import { runLanguageTask } from '../../server/files/families/run.ts';
import { refusedFile, unreadableFile } from '../../server/files/refusals.ts';
import type { Refused } from '../../server/platform/http/failures.ts';
import { readSettings } from '../../server/platform/settings/settings.ts';
import { recountAll } from '../../server/programs/recount/queries.ts';
import { editedDocx } from '../../test/edited-docx.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { openTestApp, PASSWORD } from '../../test/test-app.ts';
import { sentenceOf } from '../client/failure.ts';
import { CLOCK, type Clock } from '../client/waiting.ts';
import { PROBLEMS, UNREADABLE } from '../output/problem-words.ts';
import { run } from '../run.ts';

// The program in a folder of its own, against the real service.

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
const server = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
const ROOT = join(import.meta.dirname, '..', '..');
/** Where Node keeps the program once it is compiled, which each of these runs would do anew. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'node');
const MAIN = join(import.meta.dirname, '..', 'main.ts');

const tokenWith = async (scopes: Scope[]) =>
  (
    await anna.does(createApiToken, {
      body: { name: 'CI', scopes, expires_at: null, current_password: PASSWORD },
    })
  ).token;
const token = await tokenWith(['read', 'manage']);

let projectNumber = 0;
let folder: string;
let projects: Record<'ru' | 'it', number>;

beforeEach(async () => {
  folder = temporaryFolder();
  projectNumber += 1;
  const projectIn = async (target_lang: string) => {
    const names = {
      name: `Menu ${projectNumber} ${target_lang}`,
      handle: `menu_${projectNumber}_${target_lang}`,
    };
    const body = { ...names, visibility: 'public' as const, source_lang: 'en', target_lang };
    return (await anna.does(createProject, { body })).id;
  };
  projects = { ru: await projectIn('ru'), it: await projectIn('it') };
});

/** Writes files into the folder. */
function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const SET = { source: 'en/**/*', translation: '{lang}/{path}/{name}.{ext}' };
const configure = (more: object = {}, set: object = {}) =>
  write({
    'dragoman.json': JSON.stringify({ server, project: projects.ru, files: [{ ...SET, ...set }], ...more }),
  });

type Run = { code: number | null; out: string; err: string };

/** Runs the program to its end, in this process. */
async function dragoman(
  args: string,
  env: NodeJS.ProcessEnv = { DRAGOMAN_TOKEN: token },
  clock?: Clock,
): Promise<Run> {
  const printed = { out: '', err: '' };
  const stream = (name: keyof typeof printed) => ({
    isTTY: false,
    write: (text: string) => {
      printed[name] += text;
    },
  });
  const environment = {
    stdout: stream('out'),
    stderr: stream('err'),
    cwd: folder,
    env,
    ...(clock && { clock }),
  };
  return { code: await run(args.split(' '), environment), ...printed };
}

/** Runs a command as users do: in a process of its own. */
async function inProcess(args: string): Promise<Run> {
  const child = spawn(process.execPath, [MAIN, ...args.split(' ')], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, DRAGOMAN_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const textOf = async (stream: Readable) => (await stream.toArray()).join('');
  const texts = Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  const [code] = await once(child, 'close');
  const [out, err] = await texts;
  return { code, out, err };
}

const json = async (args: string) => {
  const { code, out } = await dragoman(`${args} --json`);
  return { code, ...JSON.parse(out) };
};
const statesOf = (report: { files: { path: string; state: string }[] }) =>
  Object.fromEntries(report.files.map(({ path, state }) => [path, state]));

const sectionsOf = (project = projects.ru) => anna.does(listSections, { params: { project } });

/** Translates the nth string of a section, from 0. */
async function translate(text: string, { nth = 0, at = 0, project = projects.ru } = {}) {
  const section = (await sectionsOf(project))[at]?.id ?? 0;
  const strings = await anna.does(listStrings, { params: { project, section } });
  const params = { project, section, string: strings[nth]?.id ?? 0 };
  await anna.does(addTranslation, { params, body: { text } });
}

test('as a process the program prints and ends with a code', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "OK"}', 'ru/menu.json': '{"ok": "ОК {n}"}' });
  const pushed = await inProcess('push');
  expect([pushed.code, pushed.err]).toEqual([0, '']);
  expect(pushed.out).toContain('en/menu.json');
  expect(await inProcess('check')).toMatchObject({ code: 1, out: expect.stringContaining('ru/menu.json') });
});

test('files are pushed as sections, named by what tells them apart, and only those that have changed are sent again', async () => {
  configure();
  write({
    'en/menu.json': '{"ok": "OK", "no": "No"}',
    'en/sub/tale.txt': 'Once.\nTwice.\n',
    'en/tale.txt': 'Once.\n',
  });
  const first = await json('push');
  expect([first.code, statesOf(first.projects[0])]).toEqual([
    0,
    { 'en/menu.json': 'new', 'en/sub/tale.txt': 'new', 'en/tale.txt': 'new' },
  ]);
  expect((await sectionsOf()).map(({ name, source_path }) => [name, source_path])).toEqual([
    ['menu', 'en/menu.json'],
    ['sub/tale', 'en/sub/tale.txt'],
    ['tale', 'en/tale.txt'],
  ]);
  write({ 'en/menu.json': '{"ok": "Okay", "yes": "Yes"}' });
  const second = await json('push');
  expect(statesOf(second.projects[0])).toMatchObject({
    'en/menu.json': 'updated',
    'en/tale.txt': 'unchanged',
  });
  expect(second.projects[0].files[0].counts).toMatchObject({ added: 1, changed: 1, 'not in the file': 1 });
});

test('check and push say the same of a broken file, with the limits (command-line.27)', () => {
  const sentence = ({ reply }: Refused) => {
    const [error] = reply.errors;
    return error && sentenceOf({ ...error, line: undefined });
  };
  for (const [kind, words] of Object.entries(PROBLEMS)) {
    const problem = { kind, line: 3 } as Parameters<typeof refusedFile>[0][number];
    expect(sentence(refusedFile([problem])), kind).toBe(words);
  }
  for (const kind of ['binary', 'format', 'corrupt', 'tooLarge'] as const)
    expect(sentence(unreadableFile({ kind })), kind).toBe(UNREADABLE[kind]);
  for (const [kind, refusal] of Object.entries(REFUSALS))
    expect(sentence(refusal), kind).toBe(UNREADABLE[kind as keyof typeof REFUSALS]);
});

test('a file that is broken or too large keeps no command from the others, and both say the same (command-line.27)', async () => {
  configure();
  write({ 'en/a.pdf': '%PDF-1.4\n', 'en/b.epub': 'PK\u0003\u0004', 'en/ok.json': '{"ok": "OK"}' });
  write({ 'en/big.txt': '', 'en/empty.txt': '', 'en/none.json': '' });
  truncateSync(join(folder, 'en/big.txt'), LIMITS.fileBytes + 1);
  const messages = [
    'en/a.pdf: is no text, or of a format that can’t be imported',
    'en/b.epub: is no text, or of a format that can’t be imported',
    'en/big.txt: is too large: a file may have 100 MiB',
    'en/empty.txt: has no strings',
    'en/none.json:1: is no JSON',
  ];
  for (const command of ['check', 'push']) {
    const { code, out } = await dragoman(command);
    expect(code, command).toBe(1);
    for (const message of messages) expect(out, command).toContain(message);
  }
  expect((await json('status')).projects[0].files).toMatchObject([
    {},
    {},
    { state: 'not pushed' },
    {},
    {},
    {},
  ]);
});

test('new sections have the order of their files, with numbers in order', async () => {
  configure();
  const names = ['1', '2', '3', '10', '11', '20'].map((at) => `chapter-${at}`);
  // The first are the largest, and would be stored last if all were sent at once.
  write(Object.fromEntries(names.map((name, at) => [`en/${name}.txt`, 'Line.\n'.repeat(600 - at * 100)])));
  expect((await dragoman('push')).code).toBe(0);
  expect((await sectionsOf()).map(({ name }) => name)).toEqual(names);
});

/** A server behind which the service is: of each write the first answer is lost on its way back. */
async function losesAnswers(): Promise<string> {
  const lost = new Set<string>();
  const proxy = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { method = 'GET', url = '/', headers } = request;
    const answer = await fetch(server + url, {
      method,
      headers: headers as HeadersInit,
      body: method === 'GET' ? null : body,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (method === 'GET' || lost.has(url))
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(bytes);
    lost.add(url);
    return url.includes('/files') ? request.socket.destroy() : response.writeHead(504).end();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('a write whose answer was lost is sent again, and done once (command-line.28)', async () => {
  configure({ server: await losesAnswers() });
  write({ 'en/menu.json': '{"ok": "OK"}', 'ru/menu.json': '{"ok": "ОК"}' });
  const clock = { ...CLOCK, now: () => 0, pause: async () => {} };
  const { code, out, err } = await dragoman('push --translations', undefined, clock);
  expect([code, out]).toEqual([0, expect.stringContaining('translated  ru/menu.json (1 added)')]);
  expect(out).toContain('new        en/menu.json (1 added)');
  expect(err.match(/waiting for at most 60 s\n/g)).toHaveLength(1);
  expect((await sectionsOf()).map(({ stats }) => stats.strings_translated)).toEqual([1]);
});

test('a server that is away is not waited for with --wait 0, and the program ends with 3 (command-line.28)', async () => {
  configure({ server: 'http://127.0.0.1:1' });
  write({ 'en/menu.json': '{"ok": "OK"}' });
  for (const command of ['push', 'pull', 'status']) {
    const { code, err } = await dragoman(`${command} --wait 0`);
    expect([code, err], command).toEqual([
      3,
      expect.stringMatching(/^http:\/\/127.0.0.1:1 can’t be reached .*\n$/),
    ]);
    expect((await dragoman(`${command} --wait soon`)).code, command).toBe(2);
  }
});

test('another machine knows from the server what is pushed already', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "OK"}' });
  await dragoman('push');
  const here = folder;
  folder = temporaryFolder();
  configure();
  write({ 'en/menu.json': readFileSync(join(here, 'en/menu.json'), 'utf8') });
  expect(statesOf((await json('push')).projects[0])).toEqual({ 'en/menu.json': 'unchanged' });
  configure({}, { format: 'special_json' });
  expect((await dragoman('push')).out).toContain('en/menu.json');
});

test('strings that a newer file lacks go with --remove, and a dry run does nothing', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}' });
  await dragoman('push');
  write({ 'en/menu.json': '{"ok": "OK"}' });
  const planned = await dragoman('push --remove --dry-run');
  expect(planned.out).toContain('updated    en/menu.json (1 removed)');
  expect((await sectionsOf())[0]?.stats.strings_amount).toBe(2);
  await dragoman('push --remove');
  expect((await sectionsOf())[0]?.stats.strings_amount).toBe(1);
});

test('a renamed key keeps its translations, and is named; with --no-pair it is another string (updates.19)', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "Fine", "no": "No"}' });
  await dragoman('push');
  await translate('Хорошо');
  write({ 'en/menu.json': '{"dialog.ok": "Fine",\n"no": "No"}' });
  const planned = await dragoman('push --remove --no-pair --dry-run');
  expect(planned.out).toContain('updated    en/menu.json (1 added, 1 removed)');
  const { code, out } = await dragoman('push --remove');
  expect([code, out]).toEqual([0, expect.stringContaining('en/menu.json (1 changed)')]);
  expect(out).toContain('en/menu.json:1: warning: ok → dialog.ok: the string of the first key');
  expect((await sectionsOf())[0]?.stats).toMatchObject({ strings_amount: 2, strings_translated: 1 });
});

test('a key that comes back has its string and the translations that went with it, but none that was deleted (updates.20)', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "Fine", "no": "No"}' });
  await dragoman('push');
  await translate('Хорошо');
  await translate('Плохо');
  const [section] = await sectionsOf();
  const params = { project: projects.ru, section: section?.id ?? 0 };
  const ofOk = async () => (await anna.does(listStrings, { params, query: { fetch_translations: '' } }))[0];
  const [bad] = ((await ofOk())?.translations ?? []).filter(({ text }) => text === 'Плохо');
  await anna.does(deleteTranslation, {
    params: { ...params, string: (await ofOk())?.id ?? 0, translation: bad?.id ?? 0 },
  });
  write({ 'en/menu.json': '{"no": "No"}' });
  await dragoman('push --remove');
  write({ 'en/menu.json': '{"ok": "Fine!",\n"no": "No"}' });
  expect((await dragoman('push --dry-run')).out).toContain('a deleted string has this key');
  expect((await sectionsOf())[0]?.stats.strings_amount).toBe(1);
  const { code, out } = await dragoman('push');
  expect([code, out]).toEqual([0, expect.stringContaining('en/menu.json (1 changed, 1 to review)')]);
  expect(out).toContain('en/menu.json:1: warning: ok: a deleted string has this key');
  expect(await ofOk()).toMatchObject({
    text: 'Fine!',
    translations: [{ text: 'Хорошо', needs_review: true }],
  });
  expect((await sectionsOf())[0]?.stats).toMatchObject({ strings_amount: 2, strings_translated: 1 });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('translations are pulled to their paths, and an unchanged file is not written', async () => {
  configure();
  write({ 'en/menu.json': '{\n  "ok": "OK",\n  "no": "No"\n}\n' });
  await dragoman('push');
  await translate('Хорошо');
  expect(statesOf((await json('pull')).projects[0])).toEqual({ 'ru/menu.json': 'new' });
  expect(read('ru/menu.json')).toBe('{\n  "ok": "Хорошо",\n  "no": "No"\n}\n');
  const { mtimeMs } = statSync(join(folder, 'ru/menu.json'));
  expect(statesOf((await json('pull')).projects[0])).toEqual({ 'ru/menu.json': 'unchanged' });
  expect(statSync(join(folder, 'ru/menu.json')).mtimeMs).toBe(mtimeMs);
  await translate('Нет', { nth: 1 });
  expect((await dragoman('pull --dry-run')).out).toContain('updated    ru/menu.json');
  expect(read('ru/menu.json')).not.toContain('Нет');
  await dragoman('pull');
  expect(read('ru/menu.json')).toContain('Нет');
});

test('with several projects all are pushed to, and each language is pulled to its path', async () => {
  configure({ project: undefined, projects: { ru: projects.ru, it_IT: projects.it } });
  write({ 'en/menu.json': '{"ok": "OK"}' });
  await dragoman('push');
  await translate('Хорошо');
  await translate('Va bene', { project: projects.it });
  expect((await dragoman('pull --language it_IT')).code).toBe(0);
  expect(read('it_IT/menu.json')).toBe('{"ok": "Va bene"}');
  await dragoman('pull');
  expect(read('ru/menu.json')).toBe('{"ok": "Хорошо"}');
  expect((await dragoman('pull --language fr')).code).toBe(2);
});

test('books of a project are pulled, and one that is still the same is not written (command-line.23)', async () => {
  const books = [
    { file: 'books/tale.{lang}.epub', layout: 'columns', wordsIn: 'it' },
    { file: 'books/tale.{lang}.txt', layout: 'interleaved', credits: false, colophon: false },
  ];
  configure({ books });
  write({ 'en/one.txt': 'Once.\n', 'en/two.txt': 'Twice.\n' });
  await dragoman('push');
  await translate('Однажды.');
  expect(statesOf((await json('pull --dry-run')).projects[0])).toMatchObject({ 'books/tale.ru.epub': 'new' });
  expect(() => read('books/tale.ru.txt')).toThrow('ENOENT');
  const { code, projects: pulled } = await json('pull');
  expect([code, statesOf(pulled[0])]).toEqual([
    0,
    {
      'ru/one.txt': 'new',
      'ru/two.txt': 'new',
      'books/tale.ru.epub': 'new',
      'books/tale.ru.txt': 'new',
    },
  ]);
  expect(read('books/tale.ru.txt')).toBe('one\n===\n\nOnce.\nОднажды.\n\n\ntwo\n===\n\nTwice.\n—\n');
  const chapters = unzipSync(readFileSync(join(folder, 'books/tale.ru.epub')));
  expect(strFromU8(chapters['EPUB/chapter-1.xhtml'] ?? new Uint8Array())).toContain('>Traduzione</th>');
  expect(statesOf((await json('pull')).projects[0])).toMatchObject({
    'books/tale.ru.epub': 'unchanged',
    'books/tale.ru.txt': 'unchanged',
  });
  await translate('Дважды.', { at: 1 });
  expect(Object.keys(statesOf((await json('pull en/one.txt')).projects[0]))).toEqual(['ru/one.txt']);
  expect(statesOf((await json('pull')).projects[0])).toMatchObject({
    'ru/one.txt': 'unchanged',
    'books/tale.ru.epub': 'updated',
  });
});

test('a document for proofreading is pulled, and pushed once it was changed (command-line.32)', async () => {
  configure({ books: [{ file: 'proof/{lang}.docx', layout: 'proofreading' }] });
  write({ 'en/one.txt': 'Once.\nTwice.\nThrice.\n' });
  await dragoman('push');
  await translate('Однажды.');
  await dragoman('pull');
  const pushed = async (options = '') => {
    const { code, projects } = await json(`push --translations${options}`);
    const found = projects[0].translations.find(({ path }: { path: string }) => path === 'proof/ru.docx');
    return { code, ...found };
  };
  expect(await pushed()).toMatchObject({ code: 0, state: 'unchanged' });
  const path = join(folder, 'proof/ru.docx');
  const document = readFileSync(path);
  const third = /<w:tr>(?:(?!<\/w:tr>).)*Thrice\..*?<\/w:tr>/s;
  writeFileSync(
    path,
    editedDocx(document, ['Однажды.', 'Как-то раз.'], ['Twice.', 'Two times.'], [third, '']),
  );
  const counts = { added: 0, edited: 1, 'left out': 0, 'rows not in the file': 1 };
  const warnings = [{ line: 2, message: `2: ${LINE_KINDS.sourceEdited}` }];
  expect(await pushed(' --dry-run')).toMatchObject({ state: 'translated', counts, warnings });
  expect(await pushed()).toMatchObject({ code: 0, state: 'translated', counts, warnings });
  await dragoman('pull');
  expect(read('ru/one.txt')).toBe('Как-то раз.\nTwice.\nThrice.\n');
  expect((await dragoman('push --translations en/one.txt')).out).not.toContain('proof/ru.docx');
  configure({ books: [{ file: 'proof/{lang}.epub', layout: 'proofreading' }] });
  expect((await dragoman('push')).code).toBe(2);
});

test('a book of which less is translated is left out, and none overwrites another file', async () => {
  configure({ books: [{ file: 'tale.txt' }] });
  write({ 'en/one.txt': 'Once.\nTwice.\n' });
  await dragoman('push');
  await translate('Однажды.');
  expect(await json('pull --min-complete 80')).toMatchObject({
    code: 0,
    projects: [{ skipped: true, files: [] }],
  });
  expect(() => read('tale.txt')).toThrow('ENOENT');
  for (const file of ['en/one.txt', 'ru/one.txt', '../tale.txt']) {
    configure({ books: [{ file }] });
    expect((await dragoman('pull')).code, file).toBe(2);
  }
  expect(read('en/one.txt')).toBe('Once.\nTwice.\n');
});

test('languages of which less is translated are skipped, and fail the status', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}' });
  await dragoman('push');
  await translate('Хорошо');
  const pulled = await json('pull --min-complete 80');
  expect([pulled.code, pulled.projects[0]]).toMatchObject([0, { skipped: true, complete: 50 }]);
  expect(() => read('ru/menu.json')).toThrow('ENOENT');
  const below = await dragoman('status --min-complete 80');
  expect([below.code, below.out]).toEqual([1, expect.stringContaining('50% is less than 80%')]);
  expect((await dragoman('status --min-complete 50')).code).toBe(0);
  expect((await dragoman('status --min-complete half')).code).toBe(2);
});

test('status counts the strings of each file, and tells which have changed', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}', 'en/other.json': '{"a": "A"}' });
  await dragoman('push en/menu.json');
  await translate('Хорошо');
  write({ 'en/menu.json': '{"ok": "Okay", "no": "No"}' });
  expect((await json('status')).projects[0]).toMatchObject({
    language: 'ru',
    strings: 2,
    translated: 1,
    files: [
      { path: 'en/menu.json', strings: 2, translated: 1, approved: 0, state: 'changed' },
      { path: 'en/other.json', strings: 0, state: 'not pushed' },
    ],
  });
  // Of a file that isn't pushed nothing is translated.
  expect((await dragoman('status en/other.json')).out).toContain('): not pushed\n');
  expect((await dragoman('status en/other.json --min-complete 1')).code).toBe(1);
});

test('translations that are here are pushed once', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}', 'ru/menu.json': '{"ok": "Хорошо", "gone": "Нет"}' });
  const { code, out } = await dragoman('push --translations');
  expect([code, out]).toEqual([0, expect.stringContaining('translated  ru/menu.json (1 added, 1 left out)')]);
  expect(out).toContain('ru/menu.json:1: warning: gone: no string matches');
  expect((await json('push --translations --force')).projects[0].translations).toMatchObject([
    { path: 'ru/menu.json', warnings: [{ line: 1, message: 'gone: no string matches' }] },
  ]);
  await dragoman('pull');
  expect((await json('push --translations')).projects[0].translations).toEqual([
    { path: 'ru/menu.json', state: 'unchanged' },
  ]);
});

test('before the first push a dry run says of translations what the push then does (command-line.31)', async () => {
  configure();
  const plural = 'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d"\n';
  write({ 'en/app.po': 'msgid "Open"\nmsgstr ""\n', 'en/menu.json': '{"ok": "OK", "no": "No"}' });
  write({ 'en/same.json': '{"ok": "OK"}', 'ru/same.json': '{"ok": "OK"}', 'en/none.json': '{"a": "A"}' });
  write({ 'ru/app.po': `msgid "Open"\nmsgstr "${'о'.repeat(2001)}"\n\n${plural}` });
  write({ 'ru/menu.json': `{"ok": "${'о'.repeat(2001)}",\n"no": "Нет", "gone": "Нет"}` });
  write({ 'en/n.json': '{"n_one": "A file", "n_other": "{{count}} files", "x": {}}' });
  write({ 'ru/n.json': '{"n_one": "Файл", "n_other": "{{count}} файлов", "x": {}}' });
  write({ 'en/bad.json': '{"ok": ', 'ru/bad.json': '{"ok": "Да"}' });
  write({ 'en/tale.json': '{"ok": "OK"}', 'ru/tale.json': '{"ok":\n' });
  const translations = async (args: string) => (await json(args)).projects[0].translations;
  const planned = await translations('push --translations --dry-run');
  expect((await sectionsOf()).length).toBe(0);
  const pushed = await translations('push --translations');
  expect(planned).toEqual(pushed);
  expect(statesOf({ files: pushed })).toEqual({
    'ru/app.po': 'unchanged',
    'ru/bad.json': 'not sent',
    'ru/menu.json': 'translated',
    'ru/n.json': 'translated',
    'ru/none.json': 'missing',
    // Once the project has it, a pull may have written it.
    'ru/same.json': 'translated',
    'ru/tale.json': 'failed',
  });
  const ofPlural = pushed.find(({ path }: { path: string }) => path === 'ru/n.json');
  expect(ofPlural.warnings).toEqual([{ line: 1, message: `n: ${LINE_KINDS.missingForms}` }]);
  expect(await translations('push --translations en/same.json')).toEqual([
    { path: 'ru/same.json', state: 'unchanged' },
  ]);
});

test('translations that equal their source are kept, but where a pull may have written the source (command-line.25)', async () => {
  const set = { source: 'en/*', translation: '{lang}/{name}.{ext}', untranslated: 'empty' };
  const po = (...texts: string[]) => texts.map((text) => `msgid "OK"\nmsgstr "${text}"\n`).join('\n');
  configure({}, set);
  write({ 'en/app.po': po(''), 'en/menu.strings': '"ok" = "OK";\n"no" = "No";\n"off" = "Off";\n' });
  write({ 'ru/app.po': po('OK'), 'ru/menu.strings': '"ok" = "OK";\n"no" = "Нет";\n' });
  const added = async (args: string) =>
    (await json(args)).projects[0].translations.map(
      ({ counts }: { counts?: { added: number } }) => counts?.added,
    );
  expect(await added('push --translations')).toEqual([1, 2]);
  await dragoman('pull');
  expect([read('ru/app.po'), read('ru/menu.strings')]).toEqual([
    po('OK'),
    '"ok" = "OK";\n"no" = "Нет";\n"off" = "";\n',
  ]);
  configure({}, { ...set, untranslated: 'source' });
  await dragoman('pull');
  write({ 'ru/menu.strings': '"ok" = "OK";\n"no" = "Не";\n"off" = "Off";\n' });
  const { code, out } = await dragoman('push --translations');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('ru/menu.strings:3: warning: off: the translation is equal'),
  ]);
  expect(out).toContain('ru/menu.strings (1 added, 1 left out)');
  expect(await added('push --translations --equal')).toContain(1);
});

test('what the encoding of a file can’t write is told with its texts, in --json too (exports.28)', async () => {
  configure();
  write({ 'en/app.properties': '' });
  writeFileSync(join(folder, 'en/app.properties'), 'ok = Café\nno = Né\nyes = Oui\n', 'latin1');
  await dragoman('push');
  await translate('Кафе');
  await translate('Нет, ок', { nth: 1 });
  const [file] = (await json('pull')).projects[0].files;
  const characters = expect.stringMatching(/^[КафеНт,ок]+$/);
  expect(file).toMatchObject({
    path: 'ru/app.properties',
    lacking: [{ characters, instead: 'escaped', texts: 2, first: 'ok' }],
  });
  // Also of one that is there already.
  const { code, out } = await dragoman('pull');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/ru\/app.properties: warning: it can’t have К а .*in 2 texts, the first is “ok”\n/),
  ]);
});

test('texts of a book that its newer file lacks are told, in --json too (exports.42)', async () => {
  configure();
  write({ 'en/tale.html': '<html lang="en"><body><p>Once.</p><p>Twice.</p><p>At last.</p></body></html>' });
  await dragoman('push');
  await translate('Однажды.');
  write({ 'en/tale.html': '<html lang="en"><body><p>Once.</p></body></html>' });
  await dragoman('push');
  const [file] = (await json('pull')).projects[0].files;
  const message = 'the newer file of the book lacks 2 texts of the project, the first is “Twice.”';
  expect(file).toMatchObject({
    path: 'ru/tale.html',
    leftOut: { texts: 2, first: 'Twice.' },
    warnings: [{ message }],
  });
});

test('translations that checks block are pushed as initial ones, and left out of a pull or refuse it, in --json too (severities.9, exports.43)', async () => {
  const set = { source: 'en/*', translation: '{lang}/{name}.{ext}' };
  configure({}, set);
  write({ 'en/app.json': '{\n  "hi": "Hi {name}",\n  "ok": "OK."\n}\n' });
  write({ 'ru/app.json': '{\n  "hi": "Привет",\n  "ok": "Ладно."\n}\n' });
  await anna.does(editProject, {
    params: { project: projects.ru },
    body: { check_severities: { placeholders: 'saving' } },
  });
  const [pushed] = (await json('push --translations')).projects[0].translations;
  expect(pushed.warnings).toEqual([{ line: 2, message: `hi: ${LINE_KINDS.checks}` }]);
  const book = { file: 'books/app.{lang}.txt', credits: false, colophon: false };
  configure({ books: [{ ...book, blocked: 'leave' }] }, { ...set, blocked: 'leave' });
  const [file, inBook] = (await json('pull')).projects[0].files;
  const left = 'one translation is left out, because checks of the project block it: that of “Hi {name}”';
  expect(file).toMatchObject({ blocked: { texts: 1, first: 'Hi {name}' }, warnings: [{ message: left }] });
  expect(inBook).toEqual({ ...file, path: 'books/app.ru.txt', state: 'new' });
  expect(read('ru/app.json')).toBe('{\n  "hi": "Hi {name}",\n  "ok": "Ладно."\n}\n');
  configure({ books: [{ ...book, blocked: 'refuse' }] }, { ...set, blocked: 'refuse' });
  const { code, out } = await dragoman('pull');
  expect([code, out.match(/checks of the project block one translation of it/g)]).toMatchObject([
    1,
    { length: 2 },
  ]);
});

test('a gettext file goes out and comes back with its forms, and so do subtitles', async () => {
  configure();
  const po =
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n';
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nHello.\n';
  write({ 'en/app.po': po, 'en/film.srt': srt });
  await dragoman('push');
  await translate('{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}');
  await translate('Привет.', { at: 1 });
  expect((await dragoman('pull')).code).toBe(0);
  expect(read('ru/app.po')).toContain('msgstr[2]');
  expect(read('ru/film.srt')).toBe(srt.replace('Hello.', 'Привет.'));
});

test('a gettext file of a language stays as it is, with what can’t be stored, which is a warning (command-line.25, imports.62)', async () => {
  configure();
  const head = (language: string) => `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`;
  const file = `# Olga\n${head('ru')}\n# mine\nmsgid "Open"\nmsgstr "${'о'.repeat(2001)}"\n\n#~ msgid "Old"\n#~ msgstr "Старое"\n`;
  write({ 'en/app.po': `${head('')}\nmsgid "Open"\nmsgstr ""\n`, 'ru/app.po': file });
  const { code, out } = await dragoman('push --translations');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('ru/app.po:6: warning: the translation is longer'),
  ]);
  await dragoman('pull');
  expect(read('ru/app.po')).toBe(file);
  expect((await json('push --translations')).projects[0].translations).toEqual([
    { path: 'ru/app.po', state: 'unchanged' },
  ]);
});

test('a file of translations that says another language is told of (imports.49)', async () => {
  configure();
  const head = (language: string) => `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`;
  write({
    'en/app.po': `${head('')}\nmsgid "Open"\nmsgstr ""\n`,
    'ru/app.po': `${head('fr')}\nmsgid "Open"\nmsgstr "Ouvrir"\n`,
  });
  const { code, out } = await dragoman('push --translations');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`ru/app.po:1: warning: ${LINE_KINDS.targetLanguage}\n`),
  ]);
  await dragoman('pull');
  expect(read('ru/app.po')).toBe(`${head('ru')}\nmsgid "Open"\nmsgstr "Ouvrir"\n`);
});

test('a book is pushed chapter by chapter, and pulled as one file (command-line.24)', async () => {
  configure();
  const book = (...chapters: string[]) =>
    `<!doctype html>\n<html lang="en"><body>${chapters.map((name) => `<h1>${name}</h1><p>In ${name}.</p>`).join('')}</body></html>`;
  write({ 'en/book.html': book('One', 'Two') });
  expect(statesOf((await json('push')).projects[0])).toEqual({ 'en/book.html': 'new' });
  expect((await sectionsOf()).map(({ name }) => name)).toEqual(['One', 'Two']);
  expect(statesOf((await json('push')).projects[0])).toEqual({ 'en/book.html': 'unchanged' });
  write({ 'en/book.html': book('One', 'Two', 'Three') });
  expect((await json('status')).projects[0].files[0]).toMatchObject({ strings: 4, state: 'changed' });
  expect((await json('push')).projects[0].files[0]).toMatchObject({ state: 'updated', counts: { added: 2 } });
  await translate('Два', { at: 1 });
  expect(statesOf((await json('pull')).projects[0])).toEqual({ 'ru/book.html': 'new' });
  expect(read('ru/book.html')).toBe(
    inTwoLanguages(book('One', 'Two', 'Three').replace('<h1>Two', '<h1>Два'), 'ru', 'Два'),
  );
  expect(statesOf((await json('pull')).projects[0])).toEqual({ 'ru/book.html': 'unchanged' });
  write({ 'ru/book.html': book('Один') });
  const translations = await json('push --translations');
  expect(translations.code).toBe(1);
  expect(translations.projects[0].translations[0].errors[0].message).toContain('is a book');
  write({ 'en/book.html': '<!doctype html><html></html>' });
  const { code, out } = await dragoman('check');
  expect([code, out]).toEqual([1, expect.stringContaining('en/book.html: has no strings')]);
});

test('a push of a newer book says what becomes of each section, and gives them its order on request (updates.22, updates.23)', async () => {
  configure();
  const book = (...names: string[]) =>
    `<!doctype html>\n<html lang="en"><body>${names.map((name) => `<h1>${name}</h1><p>In ${name} she fell.</p>`).join('')}</body></html>`;
  write({ 'en/book.html': book('One', 'Two') });
  await json('push');
  write({ 'en/book.html': book('Two', 'Three', 'One') });
  const dry = await json('push --dry-run');
  expect(dry.code).toBe(0);
  const [planned] = dry.projects[0].files;
  const states = (file: { chapters: { name: string; becomes: string }[] }) =>
    file.chapters.map(({ name, becomes }) => [name, becomes]);
  expect(states(planned)).toEqual([
    ['Two', 'unchanged'],
    ['Three', 'new'],
    ['One', 'unchanged'],
  ]);
  expect(planned).toMatchObject({ misplaced: 1, counts: { added: 2, 'to review': 0 } });
  const pushed = await dragoman('push');
  expect(pushed).toMatchObject({ code: 0, out: expect.stringContaining('--reorder') });
  const names = async () => (await sectionsOf()).map(({ name }) => name);
  expect(await names()).toEqual(['One', 'Two', 'Three']);
  const again = await json('push --reorder');
  expect(again.projects[0].files[0]).toMatchObject({ state: 'updated', warnings: [] });
  expect(await names()).toEqual(['Two', 'Three', 'One']);
});

test('a broken file is told with its line, the others are pushed, and the program ends with 1', async () => {
  configure();
  write({ 'en/bad.json': '{"ok": "OK",\n"no": }', 'en/good.json': '{"ok": "OK"}' });
  const { code, out } = await dragoman('push');
  expect([code, out]).toEqual([1, expect.stringContaining('en/bad.json')]);
  expect((await sectionsOf()).map(({ source_path }) => source_path)).toEqual(['en/good.json']);
});

test('a link that leads out of the folder is not written through', async () => {
  configure();
  const outside = temporaryFolder();
  write({ 'en/menu.json': '{"ok": "OK"}' });
  await dragoman('push');
  symlinkSync(outside, join(folder, 'ru'));
  const { code, out } = await dragoman('pull');
  expect([code, out]).toEqual([1, expect.stringContaining('a link leads out of the folder')]);
});

test('check takes the configuration for no translation', async () => {
  configure({ server: 'https://nobody.invalid' }, { source: 'en.json', translation: '{lang}.json' });
  write({ 'en.json': '{"ok": "OK"}', 'ru.json': '{"ok": "Да"}' });
  const { out } = await dragoman('check --strict', {});
  expect(out).toBe('2 files: 0 errors, 0 warnings\n');
});

test('check compares placeholders of the project’s own (checks.35)', async () => {
  configure({ server: 'https://nobody.invalid', placeholders: ['[[*]]'] });
  write({ 'en/menu.json': '{"a": "Hello, [[user]]"}', 'ru/menu.json': '{"a": "Привет"}' });
  const { code, out } = await dragoman('check', {});
  expect([code, out.split('\n')[0]]).toEqual([
    1,
    'ru/menu.json:1: a: in the source but not here: [[user]] [placeholders]',
  ]);
  configure({ server: 'https://nobody.invalid', placeholders: ['word*'] });
  expect((await dragoman('check', {})).err).toContain('must have one * behind a sign');
});

test('check finds mistakes without the service, each with its line', async () => {
  configure({ server: 'https://nobody.invalid' });
  write({
    'en/menu.json': '{"files": "{n} files",\n"ok": "OK",\n"ok": "Okay"}',
    'ru/menu.json': '{"files": "файлы",\n"ok": "ОК"}',
    'en/long.txt': `Short.\n${'x'.repeat(2001)}\n`,
  });
  const { code, out } = await dragoman('check', {});
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    'en/long.txt:2: the text is longer than 2,000 characters',
    'en/menu.json:3: ok: an earlier string has the same key [duplicate-key]',
    'ru/menu.json:1: files: in the source but not here: {n} [placeholders]',
    '3 files: 3 errors, 0 warnings',
    '',
  ]);
  write({ 'en/menu.json': '{"files": "{n} files"}', 'en/long.txt': 'Short.\n' });
  write({ 'ru/menu.json': '{"files": "{n} файлов", "old": "Старое"}' });
  expect((await dragoman('check', {})).code).toBe(0);
  const strict = await dragoman('check --strict', {});
  expect([strict.code, strict.out]).toEqual([
    1,
    expect.stringContaining('warning: old: no string matches [unknown-key]'),
  ]);
});

test('check says where no translation of some files is found, so that a wrong pattern is no success (command-line.18)', async () => {
  const files = [
    { source: 'en/*.json', translation: 'rus/{name}.json' },
    { source: 'en/*.txt', translation: '{lang}/{name}.txt' },
    { source: 'en/*.srt', translation: '{lang}/{name}.srt' },
  ];
  configure({ server: 'https://nobody.invalid', files });
  write({ 'en/film.srt': '1\n00:00:01,000 --> 00:00:02,000\nOne.\n' });
  write({ 'en/menu.json': '{"ok": "OK"}', 'ru/menu.json': '{"ok": ""}', 'en/a.txt': 'A.', 'ru/a.txt': 'А.' });
  const none = /^dragoman.json:\d+: warning: no file is found by rus\/\{name\}.json/m;
  const { code, out } = await dragoman('check', {});
  expect([code, out]).toEqual([0, expect.stringMatching(none)]);
  // What such a pattern finds is the source itself.
  expect(out).toContain('no file is found by {lang}/{name}.srt');
  expect(out).not.toContain('no file is found by {lang}/{name}.txt');
  expect((await dragoman('check --language de', {})).out).toContain('no file is found by {lang}/{name}.txt');
  expect((await dragoman('check --strict', {})).code).toBe(1);
  expect((await dragoman('check en/menu.json', {})).out).not.toMatch(none);
  write({ 'rus/menu.json': '{"ok": "ОК"}' });
  expect((await dragoman('check', {})).out).not.toMatch(none);
});

test('check finds plural forms that a translation lacks', async () => {
  configure();
  const entry = (forms: string) =>
    `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "%d file"\nmsgid_plural "%d files"\n${forms}`;
  write({
    'en/app.po': entry('msgstr[0] ""\nmsgstr[1] ""\n'),
    'ru/app.po': entry('msgstr[0] "%d файл"\nmsgstr[1] ""\nmsgstr[2] "%d файлов"\n'),
    // What `pull` writes where nothing is translated.
    'en/web.json': '{"n_one": "A file", "n_other": "{{count}} files", "x": {}}',
    'ru/web.json':
      '{"n_one": "A file", "n_few": "{{count}} files", "n_many": "{{count}} files", "n_other": "{{count}} files", "x": {}}',
    'pl/web.json': '{"n_one": "A file", "n_other": "{{count}} files", "x": {}}',
  });
  write({ 'ca@valencia/app.po': entry('msgstr[0] "%d fitxer"\nmsgstr[1] "%d fitxers"\n') });
  const { code, out } = await dragoman('check', {});
  expect([code, out.trim().split('\n')]).toEqual([
    1,
    [
      'ru/app.po:4: forms that the language needs are missing: few [plural-forms]',
      '6 files: 1 error, 0 warnings',
    ],
  ]);
});

test('check compares the placeholders of the format, in gettext of the flags of an entry (command-line.30)', async () => {
  configure();
  const po = (...texts: string[]) =>
    `#, c-format\nmsgid "%d left"\nmsgstr "${texts[0]}"\n\nmsgid "50%discount"\nmsgstr "${texts[1]}"\n`;
  const forms = (one: string, ...others: string[]) =>
    JSON.stringify({ n_one: one, n_few: others[0], n_many: others[0], n_other: others.at(-1), no: {} });
  write({ 'en/n.json': '{"n_one": "A file", "n_other": "{{count}} files", "no": {}}' });
  write({ 'ru/n.json': forms('Файл', '{{count}} файлов', 'файлы') });
  write({ 'en/app.po': po('', ''), 'ru/app.po': po('осталось', 'скидка 50%') });
  write({ 'en/web.php': "<?php return ['a' => 'By :name'];", 'ru/web.php': "<?php return ['a' => 'От'];" });
  const { code, out } = await dragoman('check', {});
  expect([code, out.trim().split('\n')]).toEqual([
    1,
    [
      'ru/app.po:1: in the source but not here: %d [placeholders]',
      // One form may lack the number, but not that for all.
      'ru/n.json:1: n: other: in the source but not here: {{count}} [placeholders]',
      'ru/web.php:1: a: in the source but not here: :name [placeholders]',
      '6 files: 3 errors, 0 warnings',
    ],
  ]);
});

test('check finds what the editor’s checks find: what is likely is a warning, what is perhaps wrong is shown on request (command-line.18)', async () => {
  const accepted = { file: 'ru/menu.json', key: 'edge', rule: 'spaces', reason: 'So is the sign.' };
  configure({ accepted: [accepted] });
  write({
    'en/menu.json': '{"edge": "A row", "double": "One two three", "twice": "He said so"}',
    'ru/menu.json': '{"edge": "Ряд ", "double": "Один  два три", "twice": "Он он так сказал"}',
  });
  const { code, out } = await dragoman('check', {});
  expect([code, out.trim().split('\n')]).toEqual([
    0,
    [
      'ru/menu.json:1: warning: double: several spaces in a row [double-spaces]',
      '2 files: 0 errors, 1 warning, 1 perhaps (--perhaps shows them), 1 accepted',
    ],
  ]);
  const shown = await dragoman('check --perhaps', {});
  expect([shown.code, shown.out]).toEqual([
    0,
    expect.stringMatching(/perhaps: twice: .* \[repeated-word\]\n/),
  ]);
  expect((await json('check')).files[1].perhaps).toMatchObject([{ key: 'twice', rule: 'repeated-word' }]);
});

test('check --server names what the service finds in the current translations, by the file or the section (command-line.33)', async () => {
  const accepted = { file: 'ru/menu.json', key: 'edge', rule: 'edge-spaces', reason: 'So is the sign.' };
  configure({ accepted: [accepted] });
  write({
    'en/menu.json':
      '{"edge": "A row", "double": "One two three", "files": "{n} files", "twice": "He said so"}',
    'en/notes.txt': 'A cat sat there.',
  });
  await dragoman('push');
  const sections = await sectionsOf();
  for (const { id: section, source_path } of sections)
    for (const { id: string, key } of await anna.does(listStrings, {
      params: { project: projects.ru, section },
    })) {
      const params = { project: projects.ru, section, string };
      const texts = { edge: 'Ряд ', double: 'Один  два три', files: 'Файлы', twice: 'Он он так сказал' };
      const text = source_path === 'en/menu.json' ? texts[key as keyof typeof texts] : 'Там сидел кот. ';
      await anna.does(addTranslation, { params, body: { text } });
    }
  // The files here don't matter, and neither do sections without a file.
  write({ 'ru/menu.json': '{"edge": "Ряд"}' });
  const other = await anna.does(addSection, { params: { project: projects.ru }, body: { name: 'Letters' } });
  const [letter = expect.fail()] = await anna.does(addStrings, {
    params: { project: projects.ru, section: other.id },
    query: { splitting: 'lines' },
    body: [{ text: '{name} wrote' }],
  });
  const inOther = { project: projects.ru, section: other.id, string: letter.id };
  await anna.does(addTranslation, { params: inOther, body: { text: 'Он написал' } });

  const { code, out } = await dragoman('check --server');
  expect([code, out.trim().split('\n')]).toEqual([
    1,
    [
      'ru/menu.json: files: in the source but not here: {n} [placeholders]',
      'ru/menu.json: warning: double: several spaces in a row [double-spaces]',
      expect.stringMatching(/^ru\/notes.txt: warning: #1: .* \[edge-spaces\]$/),
      'Letters: #1: in the source but not here: {name} [placeholders]',
      '3 sections: 2 errors, 2 warnings, 1 perhaps (--perhaps shows them), 1 accepted',
    ],
  ]);
  const report = await json('check --server');
  expect(report).toMatchObject({ code: 1, command: 'check' });
  expect(report.sections[0]).toMatchObject({
    ...{ path: 'ru/menu.json', language: 'ru', project: projects.ru, state: 'wrong' },
    section: sections.find(({ source_path }) => source_path === 'en/menu.json')?.id,
    errors: [{ key: 'files', rule: 'placeholders' }],
    warnings: [{ key: 'double', rule: 'double-spaces' }],
    perhaps: [{ key: 'twice', rule: 'repeated-word' }],
    accepted: [{ key: 'edge', rule: 'edge-spaces', reason: 'So is the sign.' }],
  });
  expect((await dragoman('check --server --perhaps')).out).toMatch(
    /ru\/menu.json: perhaps: twice: .* \[repeated-word\]/,
  );
  // Of the files that are named only these sections.
  const one = await dragoman('check --server en/notes.txt');
  expect([one.code, one.out]).toEqual([0, expect.stringMatching(/\n1 section: 0 errors, 1 warning\n$/)]);
  expect((await dragoman('check --server --strict en/notes.txt')).code).toBe(1);
});

test('check --server goes through the languages, names files that the project doesn’t have, and ends with 3 without a right (command-line.33)', async () => {
  configure({ project: undefined, projects }, { untranslated: 'source' });
  write({ 'en/menu.json': '{"files": "{n} files"}', 'en/new.json': '{"ok": "OK"}' });
  await dragoman('push en/menu.json');
  const [section = expect.fail()] = await sectionsOf(projects.it);
  const at = { project: projects.it, section: section.id };
  const [string = expect.fail()] = await anna.does(listStrings, { params: at });
  await anna.does(addTranslation, { params: { ...at, string: string.id }, body: { text: 'file' } });
  const { code, out } = await dragoman('check --server');
  expect([code, out.trim().split('\n').toSorted()]).toEqual([
    1,
    [
      '2 sections: 1 error, 2 warnings',
      'it/menu.json: files: in the source but not here: {n} [placeholders]',
      'it/new.json: warning: the project has no section of it; dragoman push sends it',
      'ru/new.json: warning: the project has no section of it; dragoman push sends it',
    ],
  ]);
  expect((await dragoman('check --server --language ru')).out).toBe(
    'ru/new.json: warning: the project has no section of it; dragoman push sends it\n1 section: 0 errors, 1 warning\n',
  );
  expect((await dragoman('check --server', {})).code).toBe(2);
  const unknown = await dragoman('check --server', { DRAGOMAN_TOKEN: `dgm_${'a'.repeat(49)}` });
  expect([unknown.code, unknown.out]).toEqual([3, '']);
});

test('a finding that is accepted with a reason does not count, and is named once it is not found any more (command-line.29)', async () => {
  const accepted = (key: string, rule: string, file = 'ru/menu.json') => ({
    ...{ file, key, rule },
    reason: 'So is the sign.',
  });
  const all = [accepted('files', 'placeholders'), accepted('old', 'unknown-key'), accepted('ok', 'spaces')];
  configure({ accepted: [...all, accepted('files', 'placeholders', 'it/menu.json')] });
  write({ 'en/menu.json': '{"files": "{n} files", "ok": "OK"}', 'it/menu.json': '{"files": "file"}' });
  write({ 'ru/menu.json': '{"files": "файлы",\n"ok": "ОК",\n"old": "Старое"}' });
  const { code, out } = await dragoman('check', {});
  expect([code, out.trim().split('\n')]).toEqual([
    0,
    [
      'dragoman.json:1: warning: ru/menu.json: ok [spaces] is accepted, and not found any more',
      '3 files: 0 errors, 1 warning, 3 accepted',
    ],
  ]);
  expect((await dragoman('check --strict', {})).code).toBe(1);
  const { files } = await json('check');
  expect(files[2]).toMatchObject({
    path: 'ru/menu.json',
    ...{ state: 'fine', errors: [], warnings: [] },
    accepted: [
      {
        line: 1,
        key: 'files',
        rule: 'placeholders',
        message: 'files: in the source but not here: {n}',
        reason: 'So is the sign.',
      },
      { line: 3, key: 'old', rule: 'unknown-key' },
    ],
  });
  // Of files that weren't looked at it isn't known.
  expect((await dragoman('check --language it', {})).out).toBe('2 files: 0 errors, 0 warnings, 1 accepted\n');
  write({ 'ru/menu.json': '{"files": ' });
  const broken = await dragoman('check', {});
  expect([broken.code, broken.out]).toEqual([1, expect.not.stringContaining('any more')]);
  write({ 'ru/menu.json': '{"files": "файлы",\n"ok": "ОК {n}"}' });
  expect((await dragoman('check', {})).out).toContain(
    'ru/menu.json:2: ok: here but not in the source: {n} [placeholders]\n',
  );
});

test('init makes a configuration that works, and replaces none', async () => {
  write({ 'en/menu.json': '{"ok": "OK"}' });
  const args = `init --server ${server} --project ${projects.ru} --source en/*.json --translation {lang}/{name}.json`;
  expect((await dragoman(args, {})).code).toBe(0);
  expect((await dragoman('push')).code).toBe(0);
  expect((await dragoman(args, {})).code).toBe(2);
});

/** Runs the tasks that bring sources to languages, as the service does, until something has ended. */
async function whileTasksRun<Value>(ending: Promise<Value>): Promise<Value> {
  let hasEnded = false;
  const ended = ending.finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const tasks = await testApp.sql<{ project: number; task: number }[]>`
      SELECT project_id AS project, id AS task FROM language_tasks WHERE ended_at IS NULL`;
    for (const key of tasks)
      await runLanguageTask(testApp.sql, key, { settings, signal: new AbortController().signal });
    await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  return ended;
}

/** A project with two more languages, in each of which paths spell it otherwise. */
async function configureFamily(set: object = {}) {
  const params = { project: projects.ru };
  const body = { languages: [{ target_lang: 'de' }, { target_lang: 'pt' }] };
  const { languages } = await anna.does(addLanguages, { params, body });
  configure({ project: undefined, family: projects.ru, languages: { pt: 'pt-BR' } }, set);
  const idOf = (code: string) => languages.find(({ target_lang }) => target_lang === code)?.project_id ?? 0;
  return { de: idOf('de'), pt: idOf('pt') };
}

test('of a family sources are sent once, come to every language, and only what has changed is brought again (command-line.21)', async () => {
  const { de, pt } = await configureFamily();
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}', 'en/sub/tale.txt': 'Once.\n' });
  const first = await whileTasksRun(json('push'));
  expect(first.code).toBe(0);
  expect(
    first.projects.map(({ language, files, brought }: Record<string, unknown>) => [language, files, brought]),
  ).toMatchObject([
    ['ru', [{ state: 'new' }, { state: 'new' }], undefined],
    ['de', [], { counts: { added: 2 }, refused: null }],
    ['pt-BR', [], { counts: { added: 2 }, refused: null }],
  ]);
  for (const project of [de, pt])
    expect((await sectionsOf(project)).map(({ source_path }) => source_path)).toEqual([
      'en/menu.json',
      'en/sub/tale.txt',
    ]);
  const again = await whileTasksRun(json('push'));
  expect(again.projects.map(({ brought }: Record<string, unknown>) => brought)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  write({ 'en/menu.json': '{"ok": "Okay", "no": "No"}' });
  const second = await whileTasksRun(json('push'));
  expect(second.projects[1].brought.counts).toEqual({ updated: 1 });
  expect(
    await anna.does(listStrings, { params: { project: pt, section: (await sectionsOf(pt))[0]?.id ?? 0 } }),
  ).toMatchObject([{ text: 'Okay' }, { text: 'No' }]);
});

test('what --remove deletes goes in every language, also after a push without it (command-line.26)', async () => {
  const { de, pt } = await configureFamily();
  const strings = async () => {
    const all = await Promise.all([projects.ru, de, pt].map((project) => sectionsOf(project)));
    return all.map(([section]) => section?.stats.strings_amount);
  };
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}' });
  await whileTasksRun(json('push'));
  write({ 'en/menu.json': '{"ok": "OK"}' });
  const pushed = await whileTasksRun(json('push'));
  expect([pushed.projects[0].files[0].counts['not in the file'], await strings()]).toEqual([1, [2, 2, 2]]);
  expect(statesOf((await whileTasksRun(json('push'))).projects[0])).toEqual({ 'en/menu.json': 'unchanged' });
  const removed = await whileTasksRun(json('push --remove'));
  expect([removed.projects[0].files[0].counts.removed, await strings()]).toEqual([1, [1, 1, 1]]);
  for (const args of ['push', 'push --remove'])
    expect(statesOf((await whileTasksRun(json(args))).projects[0])).toEqual({ 'en/menu.json': 'unchanged' });
  expect((await json('status')).projects[0].files[0].state).toBe('pushed');
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}' });
  const { out } = await whileTasksRun(dragoman('push'));
  expect(out.match(/^ {2}menu: no: a deleted string has this key, and is back/gm)).toHaveLength(2);
});

test('a book of a family comes to every language chapter by chapter, also a newer one, and pull writes it in each (command-line.24)', async () => {
  const { de, pt } = await configureFamily();
  const book = (...chapters: string[]) =>
    `<!doctype html>\n<html lang="en"><body>${chapters.map((name) => `<h1>${name}</h1><p>In ${name}.</p>`).join('')}</body></html>`;
  const namesIn = async (project: number) => (await sectionsOf(project)).map(({ name }) => name);
  write({ 'en/book.html': book('One', 'Two') });
  const first = await whileTasksRun(json('push'));
  expect(first.projects[1].brought).toMatchObject({ counts: { added: 2 }, refused: null });
  await translate('Eins', { project: de });
  write({ 'en/book.html': book('One', 'Two', 'Three') });
  const second = await whileTasksRun(json('push'));
  expect(second.code).toBe(0);
  for (const project of [projects.ru, de, pt])
    expect(await namesIn(project)).toEqual(['One', 'Two', 'Three']);
  await translate('Três', { project: pt, at: 2 });
  expect((await dragoman('pull')).code).toBe(0);
  const inLanguage = (lang: string, from: string, to: string) =>
    inTwoLanguages(book('One', 'Two', 'Three').replace(`<h1>${from}<`, `<h1>${to}<`), lang, to);
  expect(read('de/book.html')).toBe(inLanguage('de', 'One', 'Eins'));
  expect(read('pt-BR/book.html')).toBe(inLanguage('pt', 'Three', 'Três'));
  // Nothing of it is translated.
  expect(read('ru/book.html')).toBe(book('One', 'Two', 'Three'));
});

test('of a family pull writes every language that is complete enough, and status shows all (command-line.22)', async () => {
  const { de, pt } = await configureFamily();
  write({ 'en/menu.json': '{"ok": "OK", "no": "No"}', 'pt-BR/menu.json': '{"ok": "Está bem", "no": "Não"}' });
  const pushed = await whileTasksRun(json('push --translations'));
  expect(pushed.projects[2].translations).toMatchObject([{ path: 'pt-BR/menu.json', counts: { added: 2 } }]);
  await translate('Ja', { project: de });
  const pulled = await json('pull --min-complete 80');
  expect(
    pulled.projects.map(({ language, complete, skipped }: Record<string, unknown>) => [
      language,
      complete,
      skipped,
    ]),
  ).toEqual([
    ['de', 50, true],
    ['pt-BR', 100, false],
    ['ru', 0, true],
  ]);
  expect((await dragoman('pull')).code).toBe(0);
  expect([read('de/menu.json'), read('pt-BR/menu.json'), read('ru/menu.json')]).toEqual([
    '{"ok": "Ja", "no": "No"}',
    '{"ok": "Está bem", "no": "Não"}',
    '{"ok": "OK", "no": "No"}',
  ]);
  const { out } = await dragoman('status');
  for (const line of ['de (', 'pt-BR (', 'ru (']) expect(out).toContain(line);
  expect((await dragoman('pull --language fr')).code).toBe(2);
  // A language that lacks a file is not complete.
  write({ 'en/more.json': '{"a": "A", "b": "B"}' });
  await testApp.sql`UPDATE projects SET status = 'frozen' WHERE id = ${pt}`;
  await testApp.sql`UPDATE members SET role_id = 4 WHERE project_id = ${pt}`;
  const third = await whileTasksRun(json('push'));
  expect(third.projects[2].brought).toMatchObject({ counts: {}, refused: 'role' });
  expect((await json('pull --dry-run --language pt-BR --language ru')).projects[0].complete).toBe(50);
});

test('the words of Dragoman itself go out and come back as they are, but for what was translated (docs/decisions/117)', async () => {
  cpSync(join(ROOT, 'words'), join(folder, 'words'), { recursive: true });
  const config = JSON.parse(readFileSync(join(ROOT, 'dragoman.json'), 'utf8'));
  write({ 'dragoman.json': JSON.stringify({ ...config, server, family: projects.ru }) });
  const body = { languages: [{ target_lang: 'it' }] };
  await anna.does(addLanguages, { params: { project: projects.ru }, body });
  const words = () =>
    Object.fromEntries(globSync('words/*/*.json', { cwd: folder }).map((path) => [path, read(path)]));
  const before = words();
  const { code, projects: pushed } = await whileTasksRun(json('push --translations'));
  const lines = pushed.flatMap(({ files, translations }: Record<string, { errors?: []; warnings?: [] }[]>) =>
    [...(files ?? []), ...(translations ?? [])].flatMap(({ errors = [], warnings = [] }) => [
      ...errors,
      ...warnings,
    ]),
  );
  expect([code, lines]).toEqual([0, []]);
  await dragoman('pull');
  expect(words()).toEqual(before);
  const path = 'words/ru/editing.json';
  const section = (await sectionsOf()).find(({ source_path }) => source_path === 'words/en/editing.json');
  const params = { project: projects.ru, section: section?.id ?? 0 };
  const strings = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
  const string = strings.find(({ key }) => key === 'editor.add');
  const at = { ...params, string: string?.id ?? 0, translation: string?.translations?.[0]?.id ?? 0 };
  await anna.does(editTranslation, { params: at, body: { text: 'Внести' } });
  expect(statesOf((await json('pull --language ru')).projects[0])).toMatchObject({ [path]: 'updated' });
  const changed = JSON.parse(before[path] ?? '');
  changed.editor.add = 'Внести';
  expect(words()).toEqual({ ...before, [path]: `${JSON.stringify(changed, null, 2)}\n` });
});

test.each([
  ['', {}, 2],
  ['fly', {}, 2],
  ['push --fast', {}, 2],
  ['init en/menu.json', {}, 2],
  ['push', {}, 2],
  ['push', { DRAGOMAN_TOKEN: 'secret' }, 2],
  ['push', { DRAGOMAN_TOKEN: `dgm_${'a'.repeat(49)}` }, 3],
])(
  'dragoman %s ends with its code, and prints no token',
  async (args, env: Record<string, string>, expected) => {
    configure();
    write({ 'en/menu.json': '{"ok": "OK"}' });
    const { code, out, err } = await dragoman(args, env);
    expect([code, err]).toEqual([expected, expect.stringMatching(/\S/)]);
    if (env.DRAGOMAN_TOKEN) expect(out + err).not.toContain(env.DRAGOMAN_TOKEN);
  },
);

test('a token without the scope, or a finished project, is told', async () => {
  configure();
  write({ 'en/menu.json': '{"ok": "OK"}' });
  const reader = await tokenWith(['read']);
  const refused = await dragoman('push', { DRAGOMAN_TOKEN: reader });
  expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('lacks a scope')]);
  await anna.does(editProject, { params: { project: projects.ru }, body: { status: 'closed' } });
  const finished = await dragoman('push');
  expect([finished.code, finished.err]).toEqual([3, expect.stringContaining('the project is finished')]);
});

/** A page whose only translated text is `translated`: the others say the language of the source (books.21). */
function inTwoLanguages(page: string, lang: string, translated: string): string {
  return page
    .replace('lang="en"', `lang="${lang}"`)
    .replace(/<(h1|p)>(?=([^<]*))/g, (tag, name, text) =>
      text === translated ? tag : `<${name} lang="en">`,
    );
}
