import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { RequestOf } from '#contract/request.ts';
import { login, register } from '#contract/users.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, PASSWORD } from '../../../test/browser-user.ts';
import { type Service, startService } from '../../../test/service.ts';

const CODE = 'a code for announcements';

/** A service of its own, because its announcements would be on the pages of all other tests. */
let service: Service;
test.beforeAll(async () => {
  service = await startService({ SIGNUP_CODE: CODE });
});
test.afterAll(() => service.stop());

test('an administrator announces by keyboard; a guest reads it in their language and dismisses it, also on a phone (announcements.3, announcements.6, announcements.7, announcements.8)', async ({
  browser,
}) => {
  const baseURL = service.address;
  const desktop = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  const username = 'announcer';
  const account = { username, password: PASSWORD, email: 'announcer@example.org', secret_code: CODE };
  await ask(desktop.request, register, { body: account });
  await ask(desktop.request, login, { body: { username, password: PASSWORD } });
  const page = await desktop.newPage();
  // The page's clock ticks every 15 s; here it never does, because the announcement may be ended just after a tick.
  await page.addInitScript(() => {
    const start = window.setInterval.bind(window);
    window.setInterval = ((run: TimerHandler, wait?: number) =>
      wait === 15_000 ? 0 : start(run, wait)) as typeof window.setInterval;
  });
  await page.goto('/admin_panel1337#announcements');
  await page.getByRole('button', { name: 'New announcement' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Text in English')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Write a text in at least one language.')).toBeVisible();
  await expect(dialog.getByLabel('Text in English')).toBeFocused();
  await page.keyboard.type(`A <b>pause</b> tonight`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Сегодня пауза`);
  await dialog.getByLabel('Link', { exact: true }).fill('/help');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const line = page
    .getByRole('list', { name: 'Announcements' })
    .getByRole('listitem')
    .filter({ hasText: 'pause' });
  await expect(line).toContainText('Shown');
  const phone = { baseURL, viewport: { width: 360, height: 740 }, locale: 'ru-RU' };
  const guest = await (await browser.newContext(phone)).newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await guest.goto('/');
  const shown = guest.getByRole('region', { name: 'Объявления' });
  await expect(shown).toContainText(`Сегодня пауза`);
  await expect(guest.locator('#ahead')).toBeHidden();
  expect(asked.filter((path) => path === '/api/announcements')).toEqual([]);
  expect((await new AxeBuilder({ page: guest }).analyze()).violations).toEqual([]);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const one = shown.locator('div').filter({ hasText: 'пауза' }).last();
  await one.getByRole('link', { name: 'Подробнее' }).click();
  await expect(guest).toHaveURL(/\/help$/);
  await expect(guest.getByRole('heading', { level: 1 })).toBeFocused();
  await one.getByRole('button', { name: 'Скрыть объявление' }).press('Enter');
  await expect(guest.getByText(`Сегодня пауза`)).toHaveCount(0);
  await expect(guest.locator('#text')).toBeFocused();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await guest.waitForLoadState('networkidle');
  await expect(guest.getByText(`Сегодня пауза`)).toHaveCount(0);

  // As text: an Italian reads the English one.
  const italian = await (await browser.newContext({ baseURL, locale: 'it-IT' })).newPage();
  await italian.goto('/');
  await expect(italian.getByText(`A <b>pause</b> tonight`)).toBeVisible();

  // The editor fills what is left of the window.
  const does = <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> =>
    ask(desktop.request, endpoint, request);
  const { editor: address } = await projectWithStrings({ does }, ['One', 'Two']);
  const editor = await desktop.newPage();
  await editor.goto(address);
  await expect(editor.getByText(`A <b>pause</b> tonight`)).toBeVisible();
  await expect(editor.getByRole('main')).toBeVisible();
  await expect
    .poll(() =>
      editor.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]),
    )
    .toEqual([720, 1280]);

  await line.getByRole('button', { name: /^End .* now$/ }).press('Enter');
  await expect(line).toContainText('Ended');
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeFocused();
  // An open page notices it when it is looked at again.
  await expect(async () => {
    await editor.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(editor.getByText('A <b>pause</b> tonight')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await line.getByRole('button', { name: /^Delete/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(line).toHaveCount(0);
});
