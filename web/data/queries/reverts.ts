import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { previewRevert } from '#contract/history/reverts.routes.ts';
import type { startRevert } from '#contract/history/reverts.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Which of a user's actions are reverted. */
export type RevertChoice = BodyOf<typeof startRevert>;

/** What reverting a user would undo, page by page (reverts.5). */
export const revertPreviewQuery = (project: number, user: number, choice: RevertChoice) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.revertPreview(project, user, choice),
    queryFn: ({ pageParam: before, signal }) =>
      call(previewRevert, {
        params: { project, user },
        body: { ...choice, ...(before && { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    gcTime: 0,
  });
