import type { QueryOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { keepWorkbook } from '#contract/files/files.ts';
import type { StoredUsage } from '#domain/core/access/quotas.ts';
import { hasKeptWorkbook, keptWorkbook, withKeptWorkbook } from '#domain/formats/workbook/kept-workbook.ts';
import { workbookIn } from '#domain/formats/workbook/workbook.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { invalid, notFound } from '../../platform/http/failures.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { fileId, hasFile, keepFile, readFile } from './queries.ts';

type WorkbookFile = {
  project: { id: number; use?: StoredUsage };
  name: string;
  bytes: Uint8Array;
  settings: WorkerContext['settings'];
};

/** Handles keepWorkbook in a worker (programs.43). */
export const handleKeepWorkbook =
  ({ sql, settings }: WorkerContext) =>
  async ({
    project,
    query,
    body,
  }: {
    project: WorkbookFile['project'];
    query: QueryOf<typeof keepWorkbook>;
    body: Uint8Array;
  }): Promise<ReplyOf<typeof keepWorkbook>> => {
    if (!workbookIn(body)) throw invalid('body', 'mediaType');
    const { id } = await sql.begin((tx) => keep(tx, { project, name: query.name, bytes: body, settings }));
    return { id };
  };

/** Keeps a file once, as far as the quota allows; answers how much it adds to that. */
async function keep(tx: Transaction, { project, name, bytes, settings }: WorkbookFile) {
  const id = fileId(bytes);
  const added = (await hasFile(tx, project.id, id)) ? 0 : bytes.length;
  if (added > 0) refuseByQuota(project, settings, { bytes: added });
  if (!(await keepFile(tx, project.id, { id, name, format: 'xlsx', bytes }))) throw notFound('project');
  return { id, added };
}

/** Keeps the workbook that strings come from; answers the header that names it, and how much it adds to the quota. */
export async function keptHeader<Header extends string | undefined>(
  tx: Transaction,
  header: Header,
  incoming: WorkbookFile,
): Promise<{ header: Header | string; added: number }> {
  if (!hasKeptWorkbook(header)) return { header, added: 0 };
  const { id, added } = await keep(tx, incoming);
  return { header: withKeptWorkbook(header, id), added };
}

/** The workbook that a header names; undefined if it names none, or the project has none such. */
export async function workbookOf(
  tx: Transaction,
  project: number,
  header: string | null,
): Promise<Uint8Array | undefined> {
  const id = header === null ? undefined : keptWorkbook(header);
  const file = id === undefined ? undefined : await readFile(tx, project, id);
  return file?.format === 'xlsx' ? file.bytes : undefined;
}
