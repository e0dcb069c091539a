import { createHash } from 'node:crypto';
import type { Format } from '#domain/formats/model/format.ts';
import { lockExistingProject } from '../../core/content/project-lock-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

/** Bytes of a piece of a file. */
const PIECE = 1024 * 1024;

type NewFile = { id: string; name: string; format: string; bytes: Uint8Array; book?: string | null };

/** The id of a file: the same bytes in a project are the same file, which is kept once. */
export const fileId = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Whether a project keeps a file already. */
export async function hasFile(tx: Transaction, project: number, id: string): Promise<boolean> {
  const rows = await tx`SELECT FROM project_files WHERE project_id = ${project} AND id = ${id}`;
  return rows.length === 1;
}

/**
 * Keeps a file in a locked project, and counts its bytes as those of texts. A file that is kept already stays, and
 * becomes the newest again. False if the project is gone.
 */
export async function keepFile(
  tx: Transaction,
  project: number,
  { id, name, format, bytes, book = null }: NewFile,
): Promise<boolean> {
  if (!(await lockExistingProject(tx, project))) return false;
  const { count } = await tx`
    UPDATE project_files SET created_at = now_ms(), checked_at = now_ms() WHERE project_id = ${project} AND id = ${id}`;
  if (count > 0) return true;
  await tx`
    WITH done AS (
      INSERT INTO project_files (project_id, id, name, format, size, book)
      VALUES (${project}, ${id}, ${name}, ${format}, ${bytes.length}, ${book}) RETURNING size
    )
    UPDATE projects SET bytes = projects.bytes + done.size FROM done WHERE projects.id = ${project}`;
  for (let num = 0; num * PIECE < bytes.length; num++) {
    const piece = Buffer.from(bytes.subarray(num * PIECE, (num + 1) * PIECE));
    await tx`
      INSERT INTO project_file_pieces (project_id, file_id, num, bytes) VALUES (${project}, ${id}, ${num}, ${piece})`;
  }
  return true;
}

/** The bytes and the format of a file; undefined if the project doesn't keep it. */
export async function readFile(
  tx: Transaction,
  project: number,
  id: string,
): Promise<{ format: Format; bytes: Uint8Array } | undefined> {
  const [file] = await tx<{ format: Format; size: number }[]>`
    SELECT format, size FROM project_files WHERE project_id = ${project} AND id = ${id}`;
  if (!file) return undefined;
  const bytes = new Uint8Array(file.size);
  let filled = 0;
  for (let at = 0; filled < file.size; at++) {
    const [piece] = await tx<{ bytes: Buffer }[]>`
      SELECT bytes FROM project_file_pieces WHERE project_id = ${project} AND file_id = ${id} AND num = ${at}`;
    if (!piece) throw new Error(`Piece ${at} of file ${id} is missing`);
    bytes.set(piece.bytes, filled);
    filled += piece.bytes.length;
  }
  return { format: file.format, bytes };
}

/** SQL: the bytes of the files of each project. */
export const FILE_BYTES = fragment`
  SELECT project_id, sum(size) AS bytes FROM project_files GROUP BY project_id`;
