import type { z } from 'zod';
import type { Endpoint, ParamsOf } from './endpoint.ts';

type Optional<Key extends string, Value> =
  Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : undefined extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value };

/** What a call is made with: the values of its path, its query and its body, each only where it has one. */
export type RequestOf<E extends Endpoint> = Optional<'params', ParamsOf<E>> &
  Optional<'query', z.input<E['query']>> &
  Optional<'body', z.input<E['body']>>;

/** The same, for code that serves every call. */
export type UntypedRequest = { params?: object; query?: unknown; body?: unknown };

/** The address of a call: `:names` of the path filled in, the query after it; what is undefined is left out. */
export function addressOf(path: string, params: object = {}, query: unknown = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(query))) {
    if (value !== undefined) search.append(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
