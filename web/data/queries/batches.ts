import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { getBatch, previewBatch } from '#contract/texts/batches.routes.ts';
import type { startBatch } from '#contract/texts/batches.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

type Input = BodyOf<typeof startBatch>;

/** Milliseconds between two looks at a batch that runs. */
const EVERY = 1000;

/** What a batch would change now. */
export const batchPreviewQuery = (project: number, body: Input) =>
  queryOptions({
    queryKey: cacheKeys.batchPreview(project, body),
    queryFn: ({ signal }) => call(previewBatch, { params: { project }, body, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** How far a batch is, until it has ended. */
export const batchQuery = (project: number, batch: number) =>
  queryOptions({
    queryKey: cacheKeys.batch(project, batch),
    queryFn: ({ signal }) => call(getBatch, { params: { project, batch }, signal }),
    refetchInterval: ({ state }) => (state.data?.ended_at === null ? EVERY : false),
    gcTime: 0,
  });
