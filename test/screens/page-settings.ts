import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { byTextField } from '#domain/notices/announcements/announcements.ts';
import { arrived } from './arrived.ts';

/** Two announcements as the page has them. */
const ANNOUNCEMENTS = [
  {
    id: 2,
    ...byTextField(() => ''),
    text_en: 'Dragoman is read-only on Sunday from 06:00 to 07:00 UTC, while we move to new machines.',
    text_ru:
      'В воскресенье с 06:00 до 07:00 UTC мы переезжаем на новые машины, и Dragoman можно будет только читать.',
    text_it:
      'Domenica dalle 06:00 alle 07:00 UTC passiamo a macchine nuove, e Dragoman sarà in sola lettura.',
    kind: 'warning',
    link: '',
    dismissible: false,
    edited_at: 2,
  },
  {
    id: 1,
    ...byTextField(() => ''),
    text_en: 'Sections can now be assigned, with deadlines.',
    text_ru: 'Теперь разделы можно поручать, с указанием срока.',
    text_it: 'Ora le sezioni si possono assegnare, con una scadenza.',
    kind: 'info',
    link: '/help/roles',
    dismissible: true,
    edited_at: 1,
  },
];

/** Opens the page again with other settings than the demo's. */
export async function reopenWith(page: Page, t: TFunction, settings: Record<string, string>) {
  const lines = Object.entries(settings).map(
    ([name, value]) => `document.documentElement.dataset.${name} = ${JSON.stringify(value)};\n`,
  );
  await page.route('**/first.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${lines.join('')}` });
  });
  await page.reload();
  await arrived(page, t);
  await page.unroute('**/first.js');
}

/** The sign-in services of a site, as its pages have them. */
export const SERVICES = { services: 'example Example Account\nuniversity University of Urbino' };

/** Opens the page again with two announcements. */
export const announced = (page: Page, t: TFunction) =>
  reopenWith(page, t, { announcements: JSON.stringify(ANNOUNCEMENTS) });
