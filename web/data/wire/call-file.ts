import type { EndpointOf } from '#contract/calls.ts';
import type { RequestOf, UntypedRequest } from '#contract/core/request.ts';
import type { Route } from '#contract/core/route.ts';
import {
  BLOCKED_HEADER,
  LACKING_HEADER,
  LEFT_OUT_HEADER,
  type LeftOut,
  readLeftOut,
  WITHOUT_KEPT_HEADER,
  WITHOUT_PICTURES_HEADER,
} from '#domain/files/exports/lacking.ts';
import { failureOf, parsed, reachFile, reachWithoutFile } from './call.ts';

/** A file that a call answers instead of JSON. */
export type CalledFile = {
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** The first characters that its encoding lacks; empty if it has all (exports.28). */
  lacking: string;
  /** The first sections in it whose kept files could not be updated; empty if there is none (exports.35). */
  withoutKept: string;
  /** How many pictures of its texts a made book is without (exports.40). */
  withoutPictures: number;
  /** The texts that are not in a translated book, if there are any (exports.42). */
  leftOut: LeftOut | null;
  /** The texts that were left out because checks block them, if there are any (exports.43). */
  blocked: LeftOut | null;
};

/** Makes a call that answers a file. Throws as `call` does. */
export async function callFile<R extends Route>(
  route: R,
  request: RequestOf<EndpointOf<R>>,
): Promise<CalledFile>;
export async function callFile(route: Route, request: UntypedRequest): Promise<CalledFile> {
  const { response, text } = await reachFile(route, request);
  if (typeof text === 'string') throw failureOf(route, response, parsed(text));
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const headerOf = (header: string) => decodeURIComponent(response.headers.get(header) ?? '');
  return {
    name: decodeURIComponent(name),
    content: text,
    lacking: headerOf(LACKING_HEADER),
    withoutKept: headerOf(WITHOUT_KEPT_HEADER),
    withoutPictures: Number(headerOf(WITHOUT_PICTURES_HEADER)),
    leftOut: readLeftOut(response.headers.get(LEFT_OUT_HEADER) ?? ''),
    blocked: readLeftOut(response.headers.get(BLOCKED_HEADER) ?? ''),
  };
}

/** Asks whether a call would answer a file, which is not read. Throws as `call` does. */
export async function requireFile<R extends Route>(
  route: R,
  request: RequestOf<EndpointOf<R>>,
): Promise<void>;
export async function requireFile(route: Route, request: UntypedRequest): Promise<void> {
  const { response, text } = await reachWithoutFile(route, request);
  if (text !== undefined) throw failureOf(route, response, parsed(text));
}
