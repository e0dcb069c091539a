import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getUser } from '#contract/identity/users.routes.ts';
import { answerInvite, answerMyInvite, cancelInvite, inviteUser } from '#contract/projects/invites.routes.ts';
import type { Invite } from '#contract/projects/invites.ts';
import { whyNotUsername } from '#domain/core/names/handle.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';

/** Refreshes the lists of invites and projects after an answer (members.27). */
export function useRefreshLists() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [cacheKeys.invites(), cacheKeys.projects()].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}

/** An answer to an invite. If it fails, a toast says so and the lists are refreshed. */
function useAnswer<Variables>(
  send: (variables: Variables) => Promise<unknown>,
  sameBy: (variables: Variables) => string,
) {
  const { t } = useTranslation();
  const refresh = useRefreshLists();
  return useWrite({
    mutationFn: send,
    sameBy,
    onSuccess: refresh,
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void refresh();
    },
  });
}

type Answer = { invite: Invite; accept: boolean };

/** Several invites may be answered at once, each one time. */
const byInvite = ({ invite }: Answer) => String(invite.id);

/** Accepts or declines an invitation to oneself; declining one's own request cancels it. */
export function useAnswerInvitation() {
  return useAnswer(
    ({ invite, accept }: Answer) => call(answerMyInvite, { params: { invite: invite.id }, body: { accept } }),
    byInvite,
  );
}

/** Accepts or refuses a request to join. */
export function useAnswerRequest() {
  return useAnswer(
    ({ invite, accept }: Answer) =>
      call(answerInvite, { params: { project: invite.project_id, invite: invite.id }, body: { accept } }),
    byInvite,
  );
}

/** Cancels an invitation. */
export function useCancelInvitation() {
  return useAnswer(
    (invite: Invite) => call(cancelInvite, { params: { project: invite.project_id, invite: invite.id } }),
    ({ id }) => String(id),
  );
}

/** Finds a user by name, never by number, and invites them. */
export function useInvite(project: number) {
  const refresh = useRefreshLists();
  return useWrite({
    mutationFn: async (username: string) => {
      if (whyNotUsername(username.toLowerCase())) throw new Failure(404, [{ key: 'user', kind: 'gone' }]);
      const user = await call(getUser, { params: { user: username } });
      const { role_id } = await call(inviteUser, { params: { project }, body: { user_id: user.id } });
      return { username: user.username, isMember: role_id !== null };
    },
    onSuccess: refresh,
  });
}
