import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { PUSH_LIMITS } from '#domain/notices/notifications/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { bounded, replyList } from '../core/values.ts';
import * as routes from './push.routes.ts';

/** A browser that shows the caller’s notifications (push.1). */
export const PushDevice = z.object({
  id: z.int(),
  /** The address that the browser gave, by which it knows itself in the list. */
  endpoint: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.int(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const base64url = (length: number) => bounded(length + 4).regex(/^[\w-]+=*$/);

export const getPush = endpoint(routes.getPush, {
  summary: 'List the browsers that show your notifications, and the key that browsers need for that',
  reply: z.object({
    /** The public key of the service (VAPID), in base64url. */
    public_key: z.string(),
    devices: replyList(PushDevice, PUSH_LIMITS.devicesPerUser),
  }),
});

export const addPushDevice = endpoint(routes.addPushDevice, {
  summary: 'Have a browser show your notifications, until its session ends',
  attempts: { most: LIMITS.signInAttempts, key: 'general' },
  body: z.object({
    /** As in `PushSubscription.toJSON()`. */
    endpoint: bounded(PUSH_LIMITS.endpoint.max),
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  }),
  reply: PushDevice,
  status: 201,
});

export const removePushDevice = endpoint(routes.removePushDevice, {
  summary: 'Stop showing your notifications in a browser',
});
