import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Sql } from '../../platform/database/connect.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { serviceKey } from './service-key-queries.ts';

/** The first byte of what is encrypted: by which key. */
const BY_SETTING = 1;
const BY_DATABASE = 2;

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Context = { sql: Sql; settings: Pick<Settings, 'secretKey'> };

async function keyOf({ sql, settings }: Context, by: number): Promise<Buffer> {
  const material = by === BY_SETTING ? settings.secretKey : await serviceKey(sql, 'second factors');
  if (material === undefined) throw new Error('a secret was encrypted by SECRET_KEY, which is not set');
  return Buffer.from(hkdfSync('sha256', material, '', 'dragoman second factors', 32));
}

/** Encrypts a secret of a user by AES-256-GCM, which binds it to them: nobody can copy it to another account. */
export async function encryptSecret(context: Context, user: number, secret: Buffer): Promise<Buffer> {
  const by = context.settings.secretKey === undefined ? BY_DATABASE : BY_SETTING;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(context, by), iv).setAAD(
    Buffer.from(`user ${user}`),
  );
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.of(by), iv, cipher.getAuthTag(), text]);
}

/** The secret of a user; throws if it was encrypted for another one or by another key. */
export async function decryptSecret(context: Context, user: number, box: Buffer): Promise<Buffer> {
  const [iv, tag, text] = [
    box.subarray(1, 1 + IV_BYTES),
    box.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES),
    box.subarray(1 + IV_BYTES + TAG_BYTES),
  ];
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(context, box[0] ?? 0), iv);
  decipher.setAAD(Buffer.from(`user ${user}`)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch (cause) {
    throw new Error(
      'a stored secret can’t be decrypted: SECRET_KEY is not the one that it was encrypted with',
      { cause },
    );
  }
}
