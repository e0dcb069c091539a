import { Webhook } from 'standardwebhooks';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import { retryAfter } from '#domain/notices/webhooks/webhooks.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { Internet } from '../../platform/outgoing/internet.ts';
import { type Posted, post } from '../../platform/outgoing/post.ts';
import {
  type DueMessage,
  disableWebhook,
  leaveWebhook,
  nextMessage,
  storeFailure,
  storeSuccess,
  type Try,
  takeWebhook,
} from './send-queries.ts';

/** A receiver says so that it wants nothing more. */
const GONE = 410;

type Sending = { internet: Internet; signal?: AbortSignal };

/**
 * Sends the due messages of a webhook, one after the other, as long as no other run does (webhooks.8). A message whose outcome could not
 * be stored is sent again, with the same id.
 */
export async function sendWebhooks(sql: Sql, webhook: number, sending: Sending): Promise<void> {
  if (!(await takeWebhook(sql, webhook))) return;
  let failures = 0;
  try {
    for (let sent = 0; sent < WEBHOOK_LIMITS.sentAtOnce; sent++) {
      sending.signal?.throwIfAborted();
      const message = await nextMessage(sql, webhook);
      if (!message) break;
      failures = (await sendMessage(sql, message, sending)) ? 0 : failures + 1;
      // A receiver that is down or slow does not keep this server from the others.
      if (failures === WEBHOOK_LIMITS.failuresInRun) break;
    }
  } finally {
    await leaveWebhook(sql, webhook, failures === WEBHOOK_LIMITS.failuresInRun ? WEBHOOK_LIMITS.pause : 0);
  }
}

/** Sends a message and stores the outcome; whether it was accepted. */
async function sendMessage(sql: Sql, message: DueMessage, { internet, signal }: Sending): Promise<boolean> {
  const posted = await post(message.url, {
    headers: headersOf(message, new Date()),
    body: message.body,
    internet,
    timeout: WEBHOOK_LIMITS.timeout,
    most: WEBHOOK_LIMITS.responseRead,
    ...(signal && { signal }),
  });
  const tried = tryOf(posted);
  if (tried.status !== null && tried.status >= 200 && tried.status < 300) {
    await storeSuccess(sql, message, tried);
    return true;
  }
  const isGone = tried.status === GONE;
  const pause = isGone ? undefined : retryAfter(message.failed + 1, Math.random());
  const failingFor = await storeFailure(sql, message, tried, pause);
  if (isGone) await disableWebhook(sql, message.webhook_id, 'gone');
  else if (failingFor > WEBHOOK_LIMITS.failsFor) await disableWebhook(sql, message.webhook_id, 'failing');
  return false;
}

/** The headers of Standard Webhooks: a signature by each valid secret (webhooks.8). */
function headersOf(
  { message_id, body, secret, former_secret }: DueMessage,
  sentAt: Date,
): Record<string, string> {
  const secrets = former_secret === null ? [secret] : [secret, former_secret];
  return {
    'content-type': 'application/json',
    'user-agent': 'Dragoman (webhooks)',
    'webhook-id': message_id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': secrets.map((key) => new Webhook(key).sign(message_id, sentAt, body)).join(' '),
  };
}

/** Text that the database can store: without NUL and halves of characters. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

const tryOf = (posted: Posted): Try =>
  'status' in posted
    ? {
        duration: posted.duration,
        status: posted.status,
        problem: null,
        response: storable(posted.response.slice(0, WEBHOOK_LIMITS.responseKept)),
      }
    : { duration: posted.duration, status: null, problem: posted.problem, response: null };
