import type { paths } from '#client/api.d.ts';
import { type Client, downloadedFileOf } from '../client/client.ts';
import { etagOf } from './hashes.ts';

type QueryOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? Query
  : never;

/** How the translation of a file is asked for. */
export type FileQuery = QueryOf<'/api/projects/{project}/exports'>;
/** How a book of a project is asked for. */
export type BookQuery = QueryOf<'/api/projects/{project}/exports/book'>;

/** Downloads the translation of a file, without its bytes if they are those of the local file. */
export const downloadExport = (
  client: Client,
  project: number,
  query: FileQuery,
  localBytes: Buffer | undefined,
) =>
  downloadedFileOf(
    client.GET('/api/projects/{project}/exports', downloadRequest(project, query, localBytes)),
  );

/** Downloads a book of a project, without its bytes if they are those of the local file. */
export const downloadBook = (
  client: Client,
  project: number,
  query: BookQuery,
  localBytes: Buffer | undefined,
) =>
  downloadedFileOf(
    client.GET('/api/projects/{project}/exports/book', downloadRequest(project, query, localBytes)),
  );

const downloadRequest = <Query>(project: number, query: Query, localBytes: Buffer | undefined) => ({
  params: { path: { project: String(project) }, query },
  headers: localBytes && { 'if-none-match': etagOf(localBytes) },
  parseAs: 'arrayBuffer' as const,
});
