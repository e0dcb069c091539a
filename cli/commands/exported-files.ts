import type { paths } from '#client/api.d.ts';
import { type Client, fileOf } from '../client/client.ts';
import { etagOf } from './hashes.ts';

type QueryOf<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? Query
  : never;

/** How the translation of a file is asked for. */
export type FileQuery = QueryOf<'/api/projects/{project}/exports'>;
/** How a book of a project is asked for. */
export type BookQuery = QueryOf<'/api/projects/{project}/exports/book'>;

/** The translation of a file as the server makes it now, without bytes if it is what is there already. */
export const exportedFile = (client: Client, project: number, query: FileQuery, known: Buffer | undefined) =>
  fileOf(client.GET('/api/projects/{project}/exports', asked(project, query, known)));

/** The same of a book of a project. */
export const exportedBook = (client: Client, project: number, query: BookQuery, known: Buffer | undefined) =>
  fileOf(client.GET('/api/projects/{project}/exports/book', asked(project, query, known)));

const asked = <Query>(project: number, query: Query, known: Buffer | undefined) => ({
  params: { path: { project: String(project) }, query },
  headers: known && { 'if-none-match': etagOf(known) },
  parseAs: 'arrayBuffer' as const,
});
