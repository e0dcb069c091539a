import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addPushDevice } from '#contract/notices/push.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';
import { PushBrowser } from '../../../../test/push-browser.ts';

const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('one sees and removes the devices with push notifications, and why this one can’t have them', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { subscription } = new PushBrowser('https://push.example/anna');
  await anna.does(addPushDevice, { body: subscription });
  const page = await anna.opens(browser, '/user#notifications');
  const devices = page.getByRole('list', { name: 'Devices with push notifications' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await isClean(page);
  await devices.getByRole('button', { name: /^Remove / }).press('Enter');
  await expect(devices).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Push notifications on this device' })).toBeFocused();

  const blocked = await anna.opens(browser, '/', {});
  await blocked.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await blocked.goto('/user#notifications');
  await expect(blocked.getByText('Notifications of this site are blocked in the browser.')).toBeVisible();
  await isClean(blocked);
});

test('the worker shows what is pushed, and opens its place on this site alone', async ({ browser }) => {
  const boris = await newUser('boris');
  const page = await boris.opens(browser, '/user#notifications');
  const { origin } = new URL(page.url());
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  const message = {
    id: 7,
    title: 'Alice: New comment (anna)',
    body: 'Why so?',
    path: '/search',
    language: 'en',
  };
  // A browser without a screen has no notices: what the worker asks of it is noted in their place.
  const asked = await worker.evaluate(async (data) => {
    // biome-ignore lint/suspicious/noExplicitAny: the types of a page don't know those of a worker.
    const scope = globalThis as any;
    const noted: unknown[] = [];
    scope.registration.showNotification = async (...said: unknown[]) => void noted.push(said);
    scope.clients.openWindow = async (address: string) => void noted.push(address);
    const settled: Promise<unknown>[] = [];
    const tell = (event: Event, more: object = {}) => {
      Object.assign(event, more, { waitUntil: (done: Promise<unknown>) => void settled.push(done) });
      scope.dispatchEvent(event);
    };
    tell(new scope.PushEvent('push', { data: JSON.stringify(data) }));
    for (const path of ['/search', 'https://evil.example/', '//evil.example/'])
      tell(new Event('notificationclick'), { notification: { close: () => undefined, data: { path } } });
    await Promise.all(settled);
    return noted;
  }, message);
  expect(asked).toContainEqual([
    message.title,
    { body: 'Why so?', lang: 'en', icon: '/favicon.svg', tag: 'notification 7', data: { path: '/search' } },
  ]);
  expect(asked.filter((one) => typeof one === 'string')).toEqual([`${origin}/search`]);
});
