import type { Transaction } from '../database/connect.ts';
import { deviceOf } from '../http/device-of.ts';
import type { Settings } from '../settings/settings.ts';
import { queueMail } from './outbox-queries.ts';

/** Tells a user that their account was signed in to from a new device (accounts.22). */
export const noticeNewDevice = (
  tx: Transaction,
  settings: Settings,
  user: number,
  { address, user_agent }: { address: string; user_agent: string },
) =>
  queueMail(tx, settings, {
    kind: 'newDevice',
    user,
    data: { device: { ...deviceOf(user_agent), address } },
  });
