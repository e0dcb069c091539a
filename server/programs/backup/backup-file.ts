import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Sql } from '../../platform/database/connect.ts';
import { HEARTBEAT, openPart } from './part-file.ts';
import { type Amounts, writeBackup } from './write-backup.ts';

/**
 * Writes a backup to a new file, which is synced to disk on return. If it fails or `stopped` rejects, the file is
 * removed. Throws StartRefused as `openPart` and `writeBackup` do.
 */
export async function writeBackupFile(
  sql: Sql,
  path: string,
  { stopped, beats = HEARTBEAT }: { stopped?: Promise<never>; beats?: typeof HEARTBEAT } = {},
): Promise<Amounts> {
  const part = await openPart(path, beats);
  const gzip = createGzip();
  const written = pipeline(gzip, part.stream);
  written.catch(() => {});
  let isFirst = true;
  const write = async (piece: string | Buffer) => {
    await new Promise<void>((resolve, reject) => {
      gzip.write(piece, (error) => (error ? reject(error) : resolve()));
      // The header is written first, so that the file can be recognised even if this process is killed.
      if (isFirst) gzip.flush(constants.Z_SYNC_FLUSH);
      isFirst = false;
    }).catch((error) => written.then(() => Promise.reject(error)));
  };
  try {
    const ended = async () => {
      const amounts = await writeBackup(sql, write, Date.now());
      gzip.end();
      await written;
      return amounts;
    };
    const amounts = await Promise.race([ended(), ...(stopped ? [stopped] : [])]);
    await part.keep();
    return amounts;
  } catch (error) {
    gzip.destroy();
    await part.discard();
    throw error;
  }
}
