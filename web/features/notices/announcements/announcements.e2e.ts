import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import type { RequestOf } from '#contract/core/request.ts';
import { login, register } from '#contract/identity/users.ts';
import { addAnnouncement, editAnnouncement } from '#contract/notices/announcements.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { ask, PASSWORD } from '../../../../test/browser-user.ts';
import { type Service, startService } from '../../../../test/service.ts';

const CODE = 'a code for announcements';

/** A service of its own, because its announcements would be on the pages of all other tests. */
let service: Service;
test.beforeAll(async () => {
  service = await startService({ SIGNUP_CODE: CODE });
});
test.afterAll(() => service.stop());

test('an announcement comes with the page, fits a phone, and leaves the editor what is left of the window (announcements.6, announcements.7)', async ({
  browser,
}) => {
  const baseURL = service.address;
  const desktop = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  const username = 'announcer';
  const account = { username, password: PASSWORD, email: 'announcer@example.org', secret_code: CODE };
  await ask(desktop.request, register, { body: account });
  await ask(desktop.request, login, { body: { username, password: PASSWORD } });
  const announcement = { text_en: 'A pause tonight', text_ru: 'Сегодня пауза', link: '/help' };
  const { id } = await ask(desktop.request, addAnnouncement, { body: announcement });
  const phone = { baseURL, viewport: { width: 360, height: 740 }, locale: 'ru-RU' };
  const guest = await (await browser.newContext(phone)).newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await guest.goto('/');
  const shown = guest.getByRole('region', { name: 'Объявления' });
  await expect(shown).toContainText('Сегодня пауза');
  await expect(guest.locator('#ahead')).toBeHidden();
  expect(asked.filter((path) => path === '/api/announcements')).toEqual([]);
  expect((await new AxeBuilder({ page: guest }).analyze()).violations).toEqual([]);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The editor fills what is left of the window.
  const does = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> =>
    ask(desktop.request, endpoint, request);
  const { editor: address } = await projectWithStrings({ does }, ['One', 'Two']);
  const editor = await desktop.newPage();
  await editor.goto(address);
  await expect(editor.getByText('A pause tonight')).toBeVisible();
  await expect(editor.getByRole('main')).toBeVisible();
  await expect
    .poll(() =>
      editor.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]),
    )
    .toEqual([720, 1280]);

  await ask(desktop.request, editAnnouncement, {
    params: { announcement: id },
    body: { ...announcement, ends_at: Date.now() },
  });
  // An open page notices it when it is looked at again.
  await expect(async () => {
    await editor.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(editor.getByText('A pause tonight')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});
