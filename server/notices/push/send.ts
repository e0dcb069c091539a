import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Notification } from '#contract/notices/notifications.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { PUSH_LIMITS } from '#domain/notices/notifications/limits.ts';
import { serviceKey } from '../../core/auth/service-key-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { pushWords } from '../../platform/mail/words/notifications.ts';
import type { Internet } from '../../platform/outgoing/internet.ts';
import { post } from '../../platform/outgoing/post.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { notificationsShownTo } from '../notifications/content-queries.ts';
import { valuesOf } from '../notifications/mails.ts';
import {
  type DueMessage,
  endMessage,
  forgetDevice,
  pushRecipientOf,
  putOff,
  type Recipient,
  takeDue,
  unreadNotification,
} from './queries.ts';

/** The keys by which push services know this service (RFC 8292), and whom they may write to. */
export type Vapid = { subject: string; publicKey: string; privateKey: string };

/** Who is told of trouble where the service has no public address: push services want an address in any case. */
const NOBODY = 'mailto:dragoman@localhost.invalid';

/** The keys of this service; they are made and stored in the database when they are first needed (push.2). */
export async function vapidOf(sql: Sql, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<Vapid> {
  const key = createECDH('prime256v1');
  key.setPrivateKey(await serviceKey(sql, 'push notifications'));
  return {
    subject: publicUrl?.startsWith('https:') ? publicUrl : NOBODY,
    publicKey: key.getPublicKey('base64url'),
    privateKey: key.getPrivateKey('base64url'),
  };
}

type Sending = { settings: Pick<Settings, 'publicUrl'>; internet: Internet; signal?: AbortSignal };

/** The push service knows the browser no longer, or never did. */
const UNKNOWN: ReadonlySet<number> = new Set([404, 410]);

/**
 * Sends all messages that are due: to several browsers at once, but to each browser one after the other (push.3). What
 * fails is taken again by a later run.
 */
export async function sendPushes(sql: Sql, { settings, internet, signal }: Sending): Promise<void> {
  const vapid = await vapidOf(sql, settings);
  for (;;) {
    signal?.throwIfAborted();
    const due = await takeDue(sql);
    if (due.length === 0) return;
    const browsers = [...Map.groupBy(due, ({ subscription_id }) => subscription_id).values()];
    const work = async () => {
      for (let messages = browsers.pop(); messages; messages = browsers.pop())
        await sendTo(sql, messages, { vapid, internet, signal });
    };
    await Promise.all(Array.from({ length: PUSH_LIMITS.sentAtOnce }, work));
  }
}

/** Sends the messages of one browser, until one fails that may be tried again: then all that wait for it wait as long. */
async function sendTo(sql: Sql, messages: readonly DueMessage[], sending: One): Promise<void> {
  for (const message of messages.toSorted((a, b) => a.notification_id - b.notification_id)) {
    sending.signal?.throwIfAborted();
    const pause = await sendPush(sql, message, sending);
    if (pause !== undefined) return putOff(sql, message, pause);
  }
}

type One = { vapid: Vapid; internet: Internet; signal: AbortSignal | undefined };

/** Sends a message, if it is still wanted; returns for how many milliseconds its browser has to wait, if that failed. */
async function sendPush(
  sql: Sql,
  message: DueMessage,
  { vapid, internet, signal }: One,
): Promise<number | undefined> {
  const to = await pushRecipientOf(sql, message.subscription_id);
  if (!to) return void (await forgetDevice(sql, message.subscription_id));
  const item = message.left > 0 ? await itemFor(sql, to, message.notification_id) : undefined;
  if (!item) return void (await endMessage(sql, message));
  const { headers, body, endpoint } = webPush.generateRequestDetails(
    {
      endpoint: to.endpoint,
      keys: { p256dh: to.p256dh.toString('base64url'), auth: to.auth.toString('base64url') },
    },
    JSON.stringify(payloadOf(item, to.language)),
    { vapidDetails: vapid, TTL: Math.ceil(message.left / 1000), contentEncoding: 'aes128gcm' },
  );
  const posted = await post(endpoint, {
    headers: textHeaders(headers),
    body: body ?? '',
    internet,
    timeout: PUSH_LIMITS.timeout,
    most: PUSH_LIMITS.responseRead,
    ...(signal && { signal }),
  });
  const status = 'status' in posted ? posted.status : 0;
  if (UNKNOWN.has(status)) return void (await forgetDevice(sql, to.id));
  const mayRecover = status === 0 || status === 429 || status >= 500;
  const pause = PUSH_LIMITS.retryAfter[message.tries];
  if (!mayRecover || pause === undefined) await endMessage(sql, message);
  return mayRecover ? (pause ?? PUSH_LIMITS.retryAfter.at(-1)) : undefined;
}

/** A header of the library may be a number. */
const textHeaders = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(headers)
      // The connection counts the bytes itself.
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

/** What the reader may be told at this moment (notifications.9); undefined if it is read, gone or not theirs to know any more. */
async function itemFor(sql: Sql, { user }: Recipient, id: number): Promise<Notification | undefined> {
  const [item] = await notificationsShownTo(sql, user, await unreadNotification(sql, user, id));
  return item?.is_gone ? undefined : item;
}

/** What the browser shows, and the path that it opens. */
function payloadOf(item: Notification, language: InterfaceLanguage) {
  const values = valuesOf('', item);
  const { title, body } = pushWords(values, language);
  const cut = (text: string) => text.slice(0, PUSH_LIMITS.text).toWellFormed();
  return { id: item.id, title: cut(title), body: cut(body), path: values.link, language };
}
