import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { NOTIFICATION_KIND_NAMES } from '#domain/notices/notifications/kinds.ts';
import { compose } from '../../server/platform/mail/compose.ts';
import type { MailKind, MailValues, NotificationValues } from '../../server/platform/mail/words/mails.ts';
import { launchOptions } from '../browser.ts';

const at = Date.UTC(2026, 10, 26, 18, 30);
const site = 'https://dragoman.example';
const account = { username: 'anna_karenina', link: `${site}/user#security` };

const item = (kind: NotificationValues['kind']): NotificationValues => ({
  kind,
  actors: ['boris', 'clara'],
  actorsAmount: 2,
  amount: 1,
  project: 'Alice’s Adventures in Wonderland',
  section: 'VII. A Mad Tea-Party',
  text: 'The Hatter opened his eyes very wide on hearing this; but all he said was, “Why is a raven like a writing-desk?”',
  about: kind === 'mention' || kind === 'reply' ? 'Alice felt dreadfully puzzled.' : null,
  place: 'comment',
  reviews: kind === 'sourceUpdate' ? 12 : 0,
  role: 'redactor',
  status: 'opened',
  deadline: kind.startsWith('assign') ? '2026-12-05' : null,
  report: kind === 'reportDecided' ? { target: 'comment', decision: 'removed' } : null,
  link: `${site}/projects/alice/editor/7?string=42`,
});
const notified = {
  username: 'anna_karenina',
  link: `${site}/notifications`,
  items: NOTIFICATION_KIND_NAMES.map(item),
  more: 12,
  off: `${site}/unsubscribe/token?what=reply`,
  offAll: `${site}/unsubscribe/token`,
};

/** Values of every email, as a picture shows them. */
const MAILS: { [Kind in MailKind]: MailValues[Kind] } = {
  confirmEmail: { ...account, link: `${site}/email/${'k3Zt9'.repeat(8)}`, hours: 24 },
  resetPassword: { ...account, link: `${site}/password/${'k3Zt9'.repeat(8)}`, minutes: 30 },
  newDevice: { ...account, at, device: { browser: 'Firefox', system: 'Windows', address: '203.0.113.7' } },
  passwordChanged: { ...account, at },
  emailChanged: { ...account, at, email: 'a…@example.org' },
  secondFactorOn: { ...account, at },
  secondFactorOff: { ...account, at },
  passkeyAdded: { ...account, at, name: 'Chrome on Windows' },
  passkeyRemoved: { ...account, at, name: 'Chrome on Windows' },
  serviceConnected: { ...account, at, service: 'Keycloak' },
  serviceDisconnected: { ...account, at, service: 'Keycloak' },
  deletionAsked: { ...account, due_at: at },
  deletionWaits: account,
  accountDeleted: { ...account, link: site },
  banned: { ...account, link: site, reason: 'Advertising in comments.', until: at },
  notification: notified,
  digest: { ...notified, period: 'weekly' },
};

/** Writes `mail-{kind}-{language}.png` for every email, as a phone shows its HTML; returns how many. */
export async function takeMailPictures(folder: string): Promise<number> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 600, height: 400 } });
  const kinds = Object.keys(MAILS) as MailKind[];
  for (const language of INTERFACE_LANGUAGES)
    for (const kind of kinds) {
      await page.setContent(compose(kind, MAILS[kind], language).html);
      await page.screenshot({ path: join(folder, `mail-${kind}-${language}.png`), fullPage: true });
    }
  await browser.close();
  return kinds.length * INTERFACE_LANGUAGES.length;
}
