import { queryOptions } from '@tanstack/react-query';
import { listStringRevisions } from '#contract/history/revisions.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import type { StringParams } from './comments.ts';

/** The last revisions of a string, newest first. */
export const sourceRevisionsQuery = (at: StringParams) =>
  queryOptions({
    queryKey: cacheKeys.sourceRevisions(at.project, at.string),
    queryFn: ({ signal }) =>
      call(listStringRevisions, { params: at, query: { limit: LIMITS.revisionsPage.max }, signal }),
  });
