import { ECDH } from 'node:crypto';
import { addPushDevice, getPush, removePushDevice } from '#contract/notices/push.ts';
import { tokenHashOf } from '../../core/auth/cookies.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { sessionOnly } from '../../core/guards/guards.ts';
import { forbidden, notFound, refuseMistakes, signedOut } from '../../platform/http/failures.ts';
import { parseUserAgent } from '../../platform/http/parse-user-agent.ts';
import { isStorableUrl } from '../webhooks/webhook-internet.ts';
import { deleteDevice, devicesOf, insertDevice, type StoredDevice } from './queries.ts';
import { vapidOf } from './send.ts';

const shown = ({ user_agent, ...device }: StoredDevice) => ({ ...device, ...parseUserAgent(user_agent) });

const AUTH_BYTES = 16;

/** Whether bytes are a point of the curve P-256, as browsers give it: not compressed. */
function isPublicKey(bytes: Buffer): boolean {
  try {
    return ECDH.convertKey(bytes, 'prime256v1', undefined, undefined, 'uncompressed').equals(bytes);
  } catch {
    return false;
  }
}

/** The browsers that show a user’s notifications (push.1). */
export const push: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, getPush, sessionOnly, async ({ me }) => ({
    public_key: (await vapidOf(sql, settings)).publicKey,
    devices: (await devicesOf(sql, me.id)).map(shown),
  }));

  registerEndpoint(context, addPushDevice, sessionOnly, async ({ me, body, request }) => {
    const { endpoint, keys } = body;
    const p256dh = Buffer.from(keys.p256dh, 'base64url');
    const auth = Buffer.from(keys.auth, 'base64url');
    refuseMistakes({
      endpoint: isStorableUrl(endpoint, settings) ? undefined : 'link',
      p256dh: isPublicKey(p256dh) ? undefined : 'illegal',
      auth: auth.length === AUTH_BYTES ? undefined : 'illegal',
    });
    const session = tokenHashOf(request);
    if (!session) throw signedOut();
    const { user_agent } = clientOf(request);
    const device = await insertDevice(sql, { user: me.id, session, endpoint, p256dh, auth, user_agent });
    if (!device) throw forbidden('device', 'tooMany');
    return shown(device);
  });

  registerEndpoint(context, removePushDevice, sessionOnly, async ({ me, params }) => {
    if (!(await deleteDevice(sql, me.id, params.device))) throw notFound('device');
  });
};
