import type { Endpoint } from '#contract/endpoint.ts';
import type { RequestOf, UntypedRequest } from '#contract/request.ts';
import { failureOf, parsed, reach } from './call.ts';

/** A text file that a call answers instead of JSON. */
type TextFile = { name: string; content: string };

/** Makes a call that answers a text file. Throws as `call` does. */
export async function callFile<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<TextFile>;
export async function callFile(endpoint: Endpoint, request: UntypedRequest): Promise<TextFile> {
  const { response, text } = await reach(endpoint, request);
  if (!response.ok) throw failureOf(endpoint, response, parsed(text));
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name: decodeURIComponent(name), content: text };
}
