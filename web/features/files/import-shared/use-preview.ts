import { useEffect, useRef } from 'react';
import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { RequestOf } from '#contract/core/request.ts';
import type { Route } from '#contract/core/route.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { CONTROLS } from '#domain/core/text/text.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure } from '../../../data/wire/failure.ts';

/** The name of a file, as far as calls take it. */
export const nameOf = ({ name }: File): string =>
  name.slice(-LIMITS.fileName.max).toWellFormed().replace(CONTROLS, '\uFFFD');

type Options = {
  signal?: AbortSignal;
  /** Whether nobody waits for it any more, when its turn comes. */
  isLate?: () => boolean;
};

/** Asks for a preview. It rejects with what the service answers, or when it is given up. What is too large is not sent. */
export type AskPreview = <R extends Route>(
  route: R,
  request: RequestOf<EndpointOf<R>> & Options,
) => Promise<ReplyOf<EndpointOf<R>>>;

/**
 * Asks the service for previews, one after another, since it makes one at a time for each visitor. A page that is left
 * gives them up.
 */
export function usePreview(): AskPreview {
  const left = useRef(new AbortController());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (left.current.signal.aborted) left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  return (route, { signal, isLate, ...request }) => {
    const given = AbortSignal.any([left.current.signal, ...(signal ? [signal] : [])]);
    const asked = last.current.then(() => {
      given.throwIfAborted();
      if (isLate?.()) throw new DOMException('Nobody waits for it any more.', 'AbortError');
      refuseTooLarge(route, request);
      return call(route, { ...request, signal: given } as never);
    });
    last.current = asked.catch(() => undefined);
    return asked as never;
  };
}

/** Refuses a body that the service would refuse, after megabytes of it. */
function refuseTooLarge({ bodyLimit: limit }: Route, { body }: { body?: unknown }) {
  if (limit !== undefined && body instanceof Blob && body.size > limit)
    throw new Failure(413, [{ key: 'body', kind: 'bodyTooLarge', limit }]);
}
