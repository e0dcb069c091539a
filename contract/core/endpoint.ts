import { z } from 'zod';
import type { Facts, Method, Route } from './route.ts';
import {
  Id,
  IdOrHandle,
  IdOrUsername,
  ImageHash,
  JobId,
  Name,
  ServiceName,
  Token,
  UnsubscribeToken,
} from './values.ts';

/** Path parameters by name; a name means the same in every path. */
const PATH_VALUES = {
  project: IdOrHandle,
  deleted_project: Id,
  user: IdOrUsername,
  section: Id,
  string: Id,
  translation: Id,
  comment: Id,
  entry: Id,
  dismissal: Id,
  word: Id,
  event: Id,
  task: Id,
  batch: Id,
  invite: Id,
  link: Id,
  role: Id,
  token: Token,
  unsubscribe_token: UnsubscribeToken,
  code: Id,
  announcement: Id,
  report_case: Id,
  session: Id,
  api_token: Id,
  passkey: Id,
  device: Id,
  webhook: Id,
  message: Id,
  name: Name,
  hash: ImageHash,
  job: JobId,
  service: ServiceName,
  connected_service: Id,
} as const;

type PathValues = typeof PATH_VALUES;
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parsed values of a path: `{ project: string | number, section: number }`. */
export type Params<Path extends string> = {
  [Name in NamesIn<Path>]: Name extends keyof PathValues ? z.output<PathValues[Name]> : never;
};

const NONE = z.undefined();

type Storing = 'adds' | 'imports' | 'edits';

/** What the service says of a call; its route says the rest, also if a shape comes with others (`...batch`). */
type Shapes = { [Fact in keyof Facts]?: never } & {
  /** One line for the API reference. */
  summary: string;
  query?: z.ZodObject;
  /**
   * How often one address may make this call within LIMITS.attemptsWindow, and the error key of the 429: `attempts` for
   * guesses of passwords, codes and tokens. Unlimited by default.
   */
  attempts?: Attempts;
  body?: z.ZodType;
  /** Missing if the call responds without a body. */
  reply?: z.ZodType;
  /** The status of a success (api.7): by default 200, or 204 without a reply. */
  status?: 200 | 201;
  /**
   * How the call adds content to a project, for quotas (api.20): one text, many at once, or by making one longer
   * (docs/decisions/022).
   */
  stores?: Storing;
  /**
   * The reply is a list without a maximum length (api.17), which is streamed, so that memory never holds all of it
   * (docs/decisions/018).
   */
  isStreamed?: true;
  /** The events of a stream by name, instead of a reply. */
  events?: Record<string, z.ZodType>;
  /**
   * The response is the same for everyone and may be cached (api.19), for as long as the handler sets. All other responses
   * are never cached.
   */
  isPublic?: true;
  /**
   * Accepts an `Idempotency-Key` (api.11), so that a client that lost a response can repeat the request without storing its
   * content twice. The guard of such a call must load a user and a project.
   */
  isRepeatable?: true;
  /**
   * The reply is sent as the handler built it, without being parsed again, because it is large and frequent. Tests
   * compare every such reply with its shape. The lengths of its lists are limited when they are written.
   */
  isExact?: true;
  /** The call writes only the caller's own data, or stores nothing, so that listeners aren't notified. */
  isPersonal?: true;
  /** Whatever the body is, it is not read: programs for email send a form that says nothing (notifications.18). */
  ignoresBody?: true;
  /**
   * A browser goes to the address itself and is led to a page: by a redirect also when there are too many requests or the server fails,
   * because a person would see the refusal.
   */
  redirects?: true;
};

type Attempts = { most: number; key: 'attempts' | 'general' };

type Shape<S extends Shapes, Key extends keyof Shapes, Otherwise extends z.ZodType> =
  NonNullable<S[Key]> extends z.ZodType ? NonNullable<S[Key]> : Otherwise;

/** A call of the service: its route, request and reply (api.8). */
export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  M extends Method = Method,
> = Route<M, Path> & {
  summary: string;
  params: z.ZodType<Params<Path>>;
  query: Query;
  body: Body;
  reply: Reply;
  status: 200 | 201 | 204 | 303;
  events: Record<string, z.ZodType> | undefined;
  isPersonal: boolean;
  ignoresBody: boolean;
  redirects: boolean;
  isStreamed: boolean;
  isExact: boolean;
  stores: Storing | undefined;
  isPublic: boolean;
  isRepeatable: boolean;
  attempts: Attempts | undefined;
};

export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
export type ParamsOf<E extends Endpoint> = z.output<E['params']>;

/**
 * Declares a call. The server registers this value, and the OpenAPI document is generated from it; the browser has its route and its
 * types. {@link ./calls.ts} lists every call of the service.
 */
export function endpoint<const M extends Method, const Path extends string, const S extends Shapes>(
  route: Route<M, Path>,
  shapes: S,
): Endpoint<
  Path,
  Shape<S, 'query', typeof NO_QUERY>,
  Shape<S, 'body', typeof NONE>,
  Shape<S, 'reply', typeof NONE>,
  M
>;
export function endpoint(route: Route, shapes: Shapes): Endpoint {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((found) => found[1] as keyof PathValues);
  return {
    ...route,
    summary: shapes.summary,
    params: z.object(Object.fromEntries(names.map((name) => [name, PATH_VALUES[name]]))),
    query: shapes.query ?? NO_QUERY,
    body: shapes.body ?? NONE,
    reply: shapes.reply ?? NONE,
    status: shapes.redirects ? 303 : shapes.reply || shapes.events ? (shapes.status ?? 200) : 204,
    events: shapes.events,
    isPersonal: shapes.isPersonal ?? false,
    ignoresBody: shapes.ignoresBody ?? false,
    redirects: shapes.redirects ?? false,
    isStreamed: shapes.isStreamed ?? false,
    isExact: shapes.isExact ?? false,
    stores: shapes.stores,
    isPublic: shapes.isPublic ?? false,
    isRepeatable: shapes.isRepeatable ?? false,
    attempts: shapes.attempts,
  };
}

const NO_QUERY = z.object({});
