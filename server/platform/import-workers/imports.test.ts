import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { addressOf } from '#contract/core/request.ts';
import { Bytes } from '#contract/core/values.ts';
import {
  exportAsBook,
  exportFamily,
  exportFile,
  exportStrings,
  importFile,
  keepWorkbook,
  pushFile,
} from '#contract/files/files.ts';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { addSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings, updateStrings } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { importProcessesOf } from '../../../test/import-processes.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { readKeptBook } from '../../files/looks/kept-book.ts';
import { IMPORT_HANDLERS } from '../../programs/import-handlers.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { valuesCounter } from './values-counter.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

async function emptySection() {
  const { project } = await projectOf(anna);
  const section = await anna.does(addSection, { params: { project: project.id }, body: { name: 'Empty' } });
  return { project: project.id, section: section.id };
}
type Params = Awaited<ReturnType<typeof emptySection>>;

const MUCH = SERVICE_LIMITS.inlineBodyBytes;
const longTexts = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({ text: `${at} ${'щ'.repeat(1900)}`, key: `k${at}` }));

/** Sends a body as it is, with its length or in chunks. */
const send = (params: Params, body: string, { isChunked = false, silent = 'true' } = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: addressOf(addStrings.path, params, { silent }),
    headers: {
      ...anna.headers,
      'content-type': 'application/json',
      ...(isChunked && { 'transfer-encoding': 'chunked' }),
    },
    payload: isChunked ? Readable.from(pieces(body)) : body,
  });

function* pieces(text: string) {
  for (let at = 0; at < text.length; at += 50_000) yield Buffer.from(text.slice(at, at + 50_000));
}

const stored = async (params: Params) => (await anna.does(getSection, { params })).stats.strings_amount;

test('every call whose JSON may be large is handled in a process of its own, and no other but those for files', () => {
  const large = CALLS.filter(
    ({ body, bodyLimit = 0, isPreview }) =>
      isPreview || (body !== Bytes && bodyLimit > SERVICE_LIMITS.inlineBodyBytes),
  );
  const paths = [
    importFile,
    keepWorkbook,
    pushFile,
    exportFile,
    exportAsBook,
    readKeptBook,
    exportFamily,
    exportStrings,
    ...large,
  ].map(({ path }) => path);
  expect(IMPORT_HANDLERS.map(([{ path }]) => path)).toEqual(paths);
});

test('an update of a large section is handled in a process of its own, however small the request is', async () => {
  const [small, large] = [await emptySection(), await emptySection()];
  const texts = longTexts(180);
  for (let at = 0; at < texts.length; at += 60) {
    await anna.does(addStrings, { params: large, body: texts.slice(at, at + 60) });
  }
  await anna.does(addStrings, { params: small, body: [{ text: 'One', key: 'one' }] });
  while (importProcessesOf(process.pid).length > 0) await setTimeout(20);

  const body = { strings: [{ text: 'Another', key: 'one' }] };
  await anna.does(updateStrings, { params: small, body });
  expect(importProcessesOf(process.pid)).toEqual([]);
  const other = { strings: [{ text: 'Another', key: 'k7' }] };
  const reply = await anna.does(updateStrings, { params: large, body: other });
  expect(importProcessesOf(process.pid)).toHaveLength(1);
  expect([reply.changed.length, reply.kept.length]).toEqual([1, texts.length - 1]);
  const listed = await anna.does(listStrings, { params: large });
  expect(listed.find(({ key }) => key === 'k7')?.text).toBe('Another');
});

test.each([true, false])('a large load is stored whole and in order, chunked: %s', async (isChunked) => {
  const params = await emptySection();
  const texts = longTexts(400);
  const body = JSON.stringify(texts);
  expect(Buffer.byteLength(body)).toBeGreaterThan(2 * MUCH);
  const answer = await send(params, body, { isChunked });
  expect([answer.statusCode, answer.body]).toEqual([201, '[]']);
  const strings = await anna.does(listStrings, { params });
  expect(strings.map(({ text, key }) => ({ text, key }))).toEqual(texts);
  expect(await anna.does(getSection, { params })).toMatchObject({ type: 'json' });
  expect(Object.values(await recountAll(testApp.sql)).filter((wrong) => wrong !== 0)).toEqual([]);
});

test('a large load answers its strings as a small one does', async () => {
  const params = await emptySection();
  const made = await anna.does(addStrings, { params, body: longTexts(400) });
  expect(made).toEqual(await anna.does(listStrings, { params }));
});

test('a large load with a key is stored once, however often it is sent', async () => {
  const params = await emptySection();
  const again = () =>
    testApp.app.inject({
      method: 'POST',
      url: addressOf(addStrings.path, params, { silent: 'true' }),
      headers: { ...anna.headers, 'idempotency-key': 'the-same-import' },
      payload: longTexts(400),
    });
  expect((await again()).headers['idempotent-replayed']).toBeUndefined();
  const repeated = await again();
  expect([repeated.statusCode, repeated.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(await stored(params)).toBe(400);
});

test('a large import says of each pair what became of it', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  const body = Array.from({ length: 300 }, (_, at) => ({
    string_id: strings[at % 2]?.string ?? 0,
    text: `${at} ${'щ'.repeat(1900)}`,
  }));
  const outcomes = await anna.does(importTranslationsToSection, {
    params,
    body: [...body, { string_id: 1e9, text: 'x' }],
  });
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([...body.map(() => 'added'), 'gone']);
});

const padded = (text: string) => `${text}${' '.repeat(MUCH + 1)}`;

test.each([
  [JSON.stringify([...longTexts(400), { text: '' }]), 400, { key: 'text', kind: 'required', index: 400 }],
  [padded('[{"text":"a"}'), 400, { key: 'body', kind: 'json' }],
  [padded(''), 400, { key: 'body', kind: 'required' }],
  [padded('7'), 400, { key: 'body', kind: 'array' }],
  [`[${'{},'.repeat(10_000)}{}]${' '.repeat(MUCH)}`, 413, { key: 'body', kind: 'tooMany' }],
  [`[${'{},'.repeat(SERVICE_LIMITS.importValues)}{}]`, 413, { key: 'body', kind: 'tooMany' }],
  ['['.repeat(MUCH + 1), 400, { key: 'body', kind: 'json' }],
  [padded('[{"text":"a","copy_of":999999999}]'), 400, { key: 'copy_of', kind: 'unknown', index: 0 }],
])(
  'a large body is refused as a small one is, and nothing is stored: %.30s',
  async (body, status, failure) => {
    const params = await emptySection();
    const answer = await send(params, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([status, [failure]]);
    expect(await stored(params)).toBe(0);
  },
);

test('a chunked body past the limit of bytes is refused', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['One.'] });
  const answer = await testApp.app.inject({
    method: 'POST',
    url: addressOf(importTranslationsToSection.path, params),
    headers: { ...anna.headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    payload: Readable.from(
      pieces(`[{"string_id":${strings[0]?.string},"text":"a"}]${' '.repeat(LIMITS.translationBatchBytes)}`),
    ),
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([413, [{ key: 'body', kind: 'bodyTooLarge' }]]);
});

/** An import whose body doesn't end, after so much of it was read that it counts as an import. */
async function unending(params: Params) {
  let taken = 0;
  const body = new Readable({
    read() {
      if (taken < 3 * MUCH) this.push(' '.repeat(65_536));
      taken += 65_536;
    },
  });
  const left = new AbortController();
  const answer = testApp.app
    .inject({
      method: 'POST',
      url: addressOf(addStrings.path, params),
      headers: { ...anna.headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      payload: body,
      signal: left.signal,
    })
    .catch(() => undefined);
  while (taken <= MUCH) await setTimeout(5);
  return { body, answer, left };
}

test('one import more than a user may have waiting is refused, and the others go on', async () => {
  const params = await emptySection();
  const others = [];
  for (let nth = 0; nth <= SERVICE_LIMITS.importQueue.waitingPerVisitor; nth++)
    others.push(await unending(params));
  await setTimeout(100);
  const answer = await send(params, padded('[{"text":"a"}]'));
  expect([answer.statusCode, answer.json().errors]).toEqual([429, [{ key: 'general', kind: 'tooOften' }]]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  for (const { body } of others) {
    body.push('[{"text":"a"}]');
    body.push(null);
  }
  for (const other of others) expect((await other.answer)?.statusCode).toBe(201);
  expect(await stored(params)).toBe(others.length);
});

test('values are counted outside of strings, in whatever pieces they come', () => {
  const text = '[{"a,[{\\"":1,"b\\\\":[2,{}]},"\\\\\\",["]';
  const whole = valuesCounter()(Buffer.from(text));
  expect(whole).toBe(7);
  const count = valuesCounter();
  let last = 0;
  for (const byte of Buffer.from(text)) last = count(Uint8Array.of(byte));
  expect(last).toBe(whole);
});

/** MB of memory that a process has now; 0 when it has ended. */
const memoryOf = (pid: number) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

test('a process gives the memory of a large import back while it waits for the next', async () => {
  const { statusCode } = await send(await emptySection(), JSON.stringify(longTexts(9000)));
  expect(statusCode).toBe(201);
  const [worker = 0] = importProcessesOf(process.pid).toSorted((a, b) => memoryOf(b) - memoryOf(a));
  const seen: number[] = [];
  for (let memory = memoryOf(worker); memory > 0; memory = memoryOf(worker)) {
    seen.push(memory);
    await setTimeout(50);
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(Math.min(...seen)).toBeLessThan(200);
});
