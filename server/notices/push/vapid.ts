import { createECDH } from 'node:crypto';
import { serviceKey } from '../../core/auth/service-key-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { Settings } from '../../platform/settings/settings.ts';

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
