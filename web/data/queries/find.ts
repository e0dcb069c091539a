import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import type { RequestOf } from '#contract/core/request.ts';
import { findTexts, previewReplacing } from '#contract/texts/find.routes.ts';
import type { startReplacing } from '#contract/texts/find.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** What is sought, and where. */
export type FindQuery = Omit<NonNullable<RequestOf<EndpointOf<typeof findTexts>>['query']>, 'after'>;

/** A search, call by call: each says where the next one goes on (find.6). */
export const findQuery = (project: number, query: FindQuery) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.find(project, query),
    queryFn: ({ pageParam, signal }) =>
      call(findTexts, {
        params: { project },
        query: { ...query, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });

let previews = 0;
/** A number for a preview, whose body of many texts would be too long for a key. */
export const nextPreview = () => previews++;

/** What a replacement would change now. */
export const replacePreviewQuery = (project: number, nth: number, body: BodyOf<typeof startReplacing>) =>
  queryOptions({
    queryKey: cacheKeys.replacePreview(project, nth),
    queryFn: ({ signal }) => call(previewReplacing, { params: { project }, body, signal }),
    staleTime: 0,
    gcTime: 0,
  });
