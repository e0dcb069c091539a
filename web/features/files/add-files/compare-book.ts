import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import { pushFile } from '#contract/files/files.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { IN_CHAPTERS } from '#domain/files/imports/in-chapters.ts';
import type { Becomes } from '#domain/files/imports/plan-files.ts';
import { call } from '../../../data/wire/call.ts';
import { type Comparison, type FileRow, isReadable, type NewerBook } from './file-rows.ts';
import { storedPath } from './stored-path.ts';

/** How the file of a book is pushed, by the call that says what that changes and by the one that does it. */
export function bookQuery({ path, file, becomes, inspected }: FileRow, sections: readonly Section[]) {
  const section = becomes?.as === 'newerBook' ? becomes.section : undefined;
  const old = sections.find(({ id }) => id === section);
  const format = isReadable(inspected) ? IN_CHAPTERS[inspected.format] : undefined;
  return {
    path: old?.source_path ?? storedPath(path, file.name),
    ...(old && { section: old.id }),
    ...(format && { format }),
  };
}

/**
 * Asks the service what the file of a row would change as a newer file of a book, and of which one if that isn't chosen
 * (imports.66).
 */
export async function comparedBook(
  project: number,
  row: FileRow,
  sections: readonly Section[],
  signal: AbortSignal,
): Promise<{ becomes: Becomes; comparison?: Comparison }> {
  const ask = (row: FileRow): Promise<ReplyOf<EndpointOf<typeof pushFile>>> =>
    call(pushFile, {
      params: { project },
      query: { ...bookQuery(row, sections), dry_run: 'true' },
      body: row.file,
      signal,
    });
  const reply = await ask(row);
  if (reply.is_new && reply.resembles === null) return { becomes: { as: 'book' } };
  const asked = row.becomes?.as === 'newerBook' ? row.becomes : undefined;
  const newerBook: NewerBook = reply.resembles
    ? { as: 'newerBook', section: reply.resembles.id }
    : (asked ?? { as: 'newerBook' });
  const { chapters, misplaced } = reply.is_new ? await ask({ ...row, becomes: newerBook }) : reply;
  return { becomes: newerBook, comparison: { ok: true, of: newerBook, chapters, misplaced } };
}
