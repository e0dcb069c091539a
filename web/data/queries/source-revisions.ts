import { queryOptions } from '@tanstack/react-query';
import { listStringRevisions } from '#contract/history/revisions.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import type { StringParams } from './comments.ts';

/** The last revisions of a string, newest first. */
export const sourceRevisionsQuery = (params: StringParams) =>
  queryOptions({
    queryKey: cacheKeys.sourceRevisions(params.project, params.string),
    queryFn: ({ signal }) =>
      call(listStringRevisions, { params, query: { limit: LIMITS.revisionsPage.max }, signal }),
  });
