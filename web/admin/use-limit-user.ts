import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#contract/endpoint.ts';
import { limitUser } from '#contract/users.ts';
import { failureWords } from '../language/failure-words.ts';
import { sayFailed } from '../toasts/toast.tsx';
import { call } from '../wire/call.ts';
import { USERS } from '../wire/users.ts';
import { useWrite } from '../writes/use-write.ts';
import { putInLists } from './put-in-lists.ts';

/** Bans or limits a user, and puts how they then stand into every list they are in. */
export function useLimitUser(user: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (body: BodyOf<typeof limitUser>) => call(limitUser, { params: { user }, body }),
    onSuccess: (standing) => putInLists(queries, [...USERS, 'found'], standing),
    onError: (error) => void sayFailed(failureWords(t, error)),
  });
}
