import { randomBytes } from 'node:crypto';
import type { Sql } from '../../platform/database/connect.ts';

/** The length of a key, in bytes. */
const KEY_BYTES = 32;

/** The service's own key of this name, which is made when it is first needed; of two servers that make it one wins. */
export async function serviceKey(sql: Sql, name: string): Promise<Buffer> {
  const stored = async () =>
    (await sql<{ key: Buffer }[]>`SELECT key FROM service_keys WHERE name = ${name}`)[0]?.key;
  const before = await stored();
  if (before) return before;
  await sql`INSERT INTO service_keys (name, key) VALUES (${name}, ${randomBytes(KEY_BYTES)}) ON CONFLICT (name) DO NOTHING`;
  return (await stored()) ?? Promise.reject(new Error(`the key ${name} could not be made`));
}
