import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProject } from '#contract/projects/projects.ts';
import { readSection } from '#contract/texts/reading.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { call } from './call.ts';
import { noteChange } from './current-reads.ts';

let sent: (string | null)[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'dragoman_signed_in=1' });
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('cache-control'));
    return new Response('[]');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Modules are shared by test files, and others note events of small ids.
const [CHANGED, OTHER] = [9001, 9003];

const read = (project: number | string) => call(readSection, { params: { project, section: 2 } });

test('after an event of a project its reads are not answered by a replica that may lack it (operations.20)', async () => {
  await read(CHANGED);
  noteChange(CHANGED);
  await read(CHANGED);
  await read(String(CHANGED));
  await read(OTHER);
  await call(getProject, { params: { project: CHANGED } });
  vi.advanceTimersByTime(LIMITS.replicaLag.max * 1000);
  await read(CHANGED);
  vi.advanceTimersByTime(1);
  await read(CHANGED);
  expect(sent).toEqual([null, 'no-cache', 'no-cache', null, null, 'no-cache', null]);
});
