import { useEffect, useRef } from 'react';
import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import type { RequestOf } from '#contract/core/request.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { call } from '../../../data/wire/call.ts';

/** The name of a file, as far as calls take it. */
export const nameOf = ({ name }: File): string => name.slice(-LIMITS.fileName.max);

/** Asks for a preview. It rejects with what the service answers, or when it is given up. */
export type AskPreview = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> & { signal?: AbortSignal },
) => Promise<ReplyOf<E>>;

/** Asks the service for previews, one after another, since it makes one at a time for each visitor. A page that is left gives them up. */
export function usePreview(): AskPreview {
  const left = useRef(new AbortController());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (left.current.signal.aborted) left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  return (endpoint, { signal, ...request }) => {
    const given = AbortSignal.any([left.current.signal, ...(signal ? [signal] : [])]);
    const asked = last.current.then(() => {
      given.throwIfAborted();
      return call(endpoint, { ...request, signal: given } as never);
    });
    last.current = asked.catch(() => undefined);
    return asked as never;
  };
}
