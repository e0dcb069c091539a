import { expect, onTestFinished, test } from 'vitest';
import { logout } from '#contract/identity/users.ts';
import { markNotificationsRead, readNotificationEvents } from '#contract/notices/notifications.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { anotherServer } from '../../../test/events.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { orderEvents } from '../../core/events/order-queries.ts';
import { consumeAllEvents } from '../../programs/event-consumers.ts';

const testApp = await openTestApp({ STREAMS_PER_USER: '3' });
const { anna, boris } = await testApp.signUps('anna', 'boris');
const here = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
const address = await (await anotherServer(testApp)).listen({ host: '127.0.0.1', port: 0 });

/** Opens the stream of a user, and returns the text that has come so far and the end of the stream. */
async function open(address: string, { headers }: Pick<TestUser, 'headers'>) {
  const hangUp = new AbortController();
  onTestFinished(() => hangUp.abort());
  const answer = await fetch(`${address}${readNotificationEvents.path}`, { headers, signal: hangUp.signal });
  let text = '';
  let isOver = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) text += decoder.decode(piece, { stream: true });
  };
  read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  const numbers = () =>
    [...text.matchAll(/event: unread\ndata: \{"unread":(\d+)\}/g)].map(([, n]) => Number(n));
  return { status: answer.status, last: () => numbers().at(-1), text: () => text, isOver: () => isOver };
}

async function consume() {
  await orderEvents(testApp.sql);
  await consumeAllEvents(testApp.sql);
}

const soon = { timeout: 10_000 };

test('every open page of a user, on any server, learns of new and of read notices (notifications.29)', async () => {
  const { project, strings } = await projectOf(anna);
  const string = strings[0] ?? expect.fail();
  await consume();
  await joinAs(testApp, boris, project, 'translator');
  await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  await consume();
  const pages = [await open(here, boris), await open(address, boris)];
  const annas = await open(here, anna);
  for (const page of pages) await expect.poll(page.last, soon).toBe(0);
  await anna.does(addComment, { params: string, body: { text: 'Why so?' } });
  await consume();
  for (const page of pages) await expect.poll(page.last, soon).toBe(1);
  await boris.does(markNotificationsRead, { body: { up_to: Number.MAX_SAFE_INTEGER } });
  for (const page of pages) await expect.poll(page.last, soon).toBe(0);
  expect(annas.last()).toBe(0);
});

test('guests have none, a user has so many, and one ends with its session', async () => {
  expect((await open(here, testApp.guest)).status).toBe(401);
  const clara = await testApp.signUp('clara');
  const pages = [await open(here, clara), await open(here, clara), await open(here, clara)];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await open(here, clara)).status).toBe(429);
  await clara.does(logout, {});
  for (const page of pages) await expect.poll(page.isOver, soon).toBe(true);
  expect(pages[0]?.text()).toContain('event: gone\ndata: {"kind":"signedOut"}');
});
