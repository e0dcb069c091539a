import { keepWorkbook } from '#contract/files/files.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { HeaderAndFooter } from '#domain/formats/model/skeleton.ts';
import { hasKeptWorkbook, withKeptWorkbook } from '#domain/formats/workbook/kept-workbook.ts';
import { call } from '../../../data/wire/call.ts';

type Options = { readonly signal: AbortSignal; readonly onSent: (share: number) => void };

/**
 * Sends the workbook that strings come from, so that the project keeps it; answers the header and footer that name it
 * (programs.43). Those of other files stay as they are.
 */
export async function keptAround(
  project: number,
  around: HeaderAndFooter | null,
  file: File | undefined,
  options: Options,
): Promise<HeaderAndFooter | null> {
  if (!file || !around || !hasKeptWorkbook(around.header)) return around;
  const query = { name: file.name.slice(-LIMITS.fileName.max).trim() };
  const { id } = await call(keepWorkbook, { params: { project }, query, body: file, ...options });
  return { ...around, header: withKeptWorkbook(around.header, id) };
}
