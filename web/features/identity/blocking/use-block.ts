import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { blockUser, unblockUser } from '#contract/identity/blocks.routes.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/** Blocks or unblocks a user, and says so (accounts.35). */
export function useBlock({ id, username }: UserName) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (blocks: boolean) => call(blocks ? blockUser : unblockUser, { params: { user: id } }),
    onSuccess: async (_, blocks) => {
      void showSuccessToast(t(blocks ? 'blocking.blocked' : 'blocking.unblocked', { username }));
      await queries.invalidateQueries({ queryKey: cacheKeys.blocks() });
    },
    onError: (error) =>
      void showErrorToast(
        error instanceof Failure && hasKind(error, 'tooMany')
          ? t('blocking.tooMany')
          : failureWords(t, error),
      ),
  });
}
