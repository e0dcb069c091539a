import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { restrictUser } from '#contract/identity/users.routes.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { showErrorToast } from '../../ui/toasts/toast.tsx';
import { updateInLists } from './update-in-lists.ts';

/** Bans or limits a user, and updates every cached list with them. */
export function useLimitUser(user: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (body: BodyOf<EndpointOf<typeof restrictUser>>) =>
      call(restrictUser, { params: { user }, body }),
    onSuccess: (standing) => updateInLists(queries, cacheKeys.usersNamed(), standing),
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
}
