import type { z } from 'zod';
import type { Endpoint, ParamsOf } from './endpoint.ts';

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
