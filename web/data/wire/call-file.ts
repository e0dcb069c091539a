import type { Endpoint } from '#contract/endpoint.ts';
import type { RequestOf, UntypedRequest } from '#contract/request.ts';
import { LACKING_HEADER } from '#domain/exports/lacking.ts';
import { failureOf, parsed, reachFile } from './call.ts';

/** A file that a call answers instead of JSON. */
type CalledFile = { name: string; content: Uint8Array<ArrayBuffer>; lacking: string };

/** Makes a call that answers a file. Throws as `call` does. */
export async function callFile<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<CalledFile>;
export async function callFile(endpoint: Endpoint, request: UntypedRequest): Promise<CalledFile> {
  const { response, text } = await reachFile(endpoint, request);
  if (typeof text === 'string') throw failureOf(endpoint, response, parsed(text));
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const lacking = decodeURIComponent(response.headers.get(LACKING_HEADER) ?? '');
  return { name: decodeURIComponent(name), content: text, lacking };
}
