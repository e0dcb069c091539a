import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listWebhookMessages, listWebhooks, readWebhookMessage } from '#contract/notices/webhooks.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Messages of a page. */
const PAGE = 30;
/** Milliseconds between two looks at messages of which one waits to be sent, and at webhooks with waiting messages. */
const SOON = 3000;
const LATER = 10_000;

/** The webhooks of a project, for who manages it; fetched again whenever they are opened, and while messages wait. */
export const webhooksQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.webhooks(project),
    queryFn: ({ signal }) => call(listWebhooks, { params: { project }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ waiting }) => waiting > 0) ? LATER : false),
    staleTime: 0,
  });

/** The messages of a webhook, newest first; looked at again while one is about to be sent. */
export const webhookMessagesQuery = (project: number, webhook: number) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.webhookMessages(project, webhook),
    queryFn: ({ pageParam: before, signal }) =>
      call(listWebhookMessages, {
        params: { project, webhook },
        query: { limit: PAGE, ...(before && { before }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    refetchInterval: ({ state }) => {
      const messages = state.data?.pages.flat() ?? [];
      return messages.some(({ next_at }) => next_at !== null && next_at < Date.now() + SOON) && SOON;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** A message with its body and the beginning of the response, as of this number of tries. */
export const webhookMessageQuery = (project: number, webhook: number, message: number, tries: number) =>
  queryOptions({
    queryKey: cacheKeys.webhookMessage(project, webhook, message, tries),
    queryFn: ({ signal }) => call(readWebhookMessage, { params: { project, webhook, message }, signal }),
  });
