import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setWatch } from '#contract/notices/notifications.routes.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { type WatchPlace, watchQuery } from '../../../data/queries/notifications.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/** Whether the user watches a place, undefined while that is not known, and the write that changes it. */
export function useWatch(place: WatchPlace) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { project, section, string } = place;
  const { data } = useQuery(watchQuery(place));
  const state = string !== undefined ? data?.string : section !== undefined ? data?.section : data?.project;
  const writing = useWrite({
    mutationFn: (is_watched: boolean) =>
      call(setWatch, {
        params: { project },
        body: {
          is_watched,
          ...(string !== undefined
            ? { string_id: string }
            : section !== undefined && { section_id: section }),
        },
      }),
    onSuccess: ({ is_watched }) => {
      void showSuccessToast(t(is_watched ? 'notifications.nowWatched' : 'notifications.nowUnwatched'));
      return queries.invalidateQueries({ queryKey: cacheKeys.watches() });
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  return { isWatched: state?.is_watched, set: writing.mutate, isPending: writing.isPending };
}
