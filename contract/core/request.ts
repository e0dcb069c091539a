import type { z } from 'zod';
import type { Endpoint, ParamsOf } from './endpoint.ts';
import type { Route } from './route.ts';

type Optional<Key extends string, Value> =
  Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : undefined extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value };

/** The request of a call: the values of its path, its query and its body, as far as it has them. */
export type RequestOf<E extends Endpoint> = Optional<'params', ParamsOf<E>> &
  Optional<'query', z.input<E['query']>> &
  Optional<'body', z.input<E['body']>>;

/** The request of any call. */
export type UntypedRequest = { params?: object; query?: unknown; body?: unknown };

/** The path of a call as guests see it (api.38). */
export const guestPathOf = (path: string): string => path.replace(/^\/api\//, '/api/guest/');

/**
 * The address of a call as guests see it, always spelt the same; undefined if it is no call of guests' pages. `position` is that
 * of an event than which the response must not be older.
 */
export function guestAddressOf(
  { path, guests }: Route,
  { params, query }: UntypedRequest,
  position?: number,
): string | undefined {
  if (!guests) return undefined;
  const given = new Map(Object.entries(Object(query)).filter(([, value]) => value !== undefined));
  if ([...given.keys()].some((name) => !guests.query.includes(name))) return undefined;
  if (guests.mostRows !== undefined && !(Number(given.get('limit')) <= guests.mostRows)) return undefined;
  const values = guests.query.map((name) => [name, given.get(name)] as const);
  return addressOf(guestPathOf(path), params, { ...Object.fromEntries(values), position });
}

/** The address of a call: the path with its values, and the query without undefined values. */
export function addressOf(path: string, params: object = {}, query: unknown = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(query))) {
    if (value !== undefined) search.append(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
