import { hasCapability } from '#domain/formats/model/format.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** How much of a header says what the times of a file count: the start tag of its root, or its first line. */
const READ = 20_000;

/** The beginning of a section's header, by which its times are read; empty for formats whose times say what they are. */
export async function timingHeader(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  format: StoredFormat | null,
): Promise<string> {
  if (format === null || !hasCapability(format, 'clock')) return '';
  const [row] = await tx<{ header: string | null }[]>`
    SELECT left(header, ${READ}) AS header FROM sections WHERE project_id = ${project} AND id = ${section}`;
  return row?.header ?? '';
}
