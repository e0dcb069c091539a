import { expect, test } from 'vitest';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { sharedBody } from '../http/shared-response.ts';
import { createGuestViews } from './guest-views.ts';

const bodyOf = (text: string) => sharedBody(Buffer.from(text), 'text/plain');

/** Views at a time that stands still, and how often one was made. */
function countingViews() {
  const views = createGuestViews(() => 0);
  let made = 0;
  const ask = (address: string, text = 'a view') =>
    views.get(address, undefined, async () => {
      made += 1;
      return { status: 200, body: bodyOf(text), builtAt: 0 };
    });
  return { views, ask, made: () => made };
}

test('a failure is told to all who wait, and not kept', async () => {
  const { views, ask, made } = countingViews();
  const fail = () => views.get('/one', undefined, () => Promise.reject(new Error('no database')));
  const failed = await Promise.allSettled([fail(), fail()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await ask('/one');
  await ask('/one');
  expect(made()).toBe(1);
});

test('of a million addresses only the last ones are kept', async () => {
  const { ask, made } = countingViews();
  for (let nth = 0; nth <= SERVICE_LIMITS.guestViews; nth += 1) await ask(`/${nth}`);
  await ask(`/${SERVICE_LIMITS.guestViews}`);
  expect(made()).toBe(SERVICE_LIMITS.guestViews + 1);
  await ask('/0');
  expect(made()).toBe(SERVICE_LIMITS.guestViews + 2);
});

test('large views take no more memory than there is for all', async () => {
  const { ask, made } = countingViews();
  const text = 'x'.repeat(SERVICE_LIMITS.guestViewsBytes / 8);
  for (let nth = 0; nth < 4; nth += 1) await ask(`/${nth}`, text);
  await ask('/3', text);
  expect(made()).toBe(4);
  await ask('/0', text);
  expect(made()).toBe(5);
});

test('a view that lacks an event is made anew even if the wait ends early by the clock', async () => {
  const views = createGuestViews(() => performance.now() / 2);
  let position = 0;
  const ask = (least?: number) =>
    views.get('/one', least, async () => {
      position += 1;
      return { status: 200, body: bodyOf('a view'), builtAt: 0, project: { id: 1, position, version: 1 } };
    });
  await ask();
  expect((await ask(2)).project?.position).toBe(2);
});
