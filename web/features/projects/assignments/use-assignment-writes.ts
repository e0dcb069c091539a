import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import {
  assignSection,
  claimSection,
  giveBackSection,
  unassignSection,
} from '#contract/projects/assignments.routes.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { dayText } from '../../../language/date-time-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/** A member, and the last day that they get for a section. */
type Wanted = { user: UserName; deadline: string | null };

/** Refreshes what shows assignments. */
function useRefresh(project: number) {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: cacheKeys.assignmentsOf(project) }),
      queries.invalidateQueries({ queryKey: cacheKeys.myAssignments() }),
    ]);
}

/** Claims a section for the user, and gives it back (assignments.3). */
export function useOwnAssignment(project: number, section: number) {
  const { t } = useTranslation();
  const onSettled = useRefresh(project);
  const params = { project, section };
  const onError = (error: Error) => void showErrorToast(failureWords(t, error));
  const claiming = useWrite({
    mutationFn: () => call(claimSection, { params }),
    onSuccess: () => void showSuccessToast(t('assignments.claimed')),
    onError,
    onSettled,
  });
  const givingBack = useWrite({
    mutationFn: () => call(giveBackSection, { params }),
    onSuccess: () => void showSuccessToast(t('assignments.givenBack')),
    onError,
    onSettled,
  });
  return { claim: () => claiming.mutate(), giveBack: () => givingBack.mutate() };
}

/** Assigns a section to members, changes their deadlines, and takes it from them (assignments.2). */
export function useAssign(project: number, section: number) {
  const { t, i18n } = useTranslation();
  const onSettled = useRefresh(project);
  const params = { project, section };
  const onError = (error: Error) => void showErrorToast(failureWords(t, error));
  const put = ({ user, deadline }: Wanted) =>
    call(assignSection, { params, body: { user_id: user.id, deadline } });
  const adding = useWrite({
    sameBy: ({ user }: Wanted) => String(user.id),
    mutationFn: put,
    onSuccess: (_, { user }) => announce(t('assignments.assigned', user)),
    onError,
    onSettled,
  });
  const changing = useWrite({
    sameBy: ({ user, deadline }: Wanted) => `${user.id} ${deadline}`,
    mutationFn: put,
    onSuccess: (_, { user: { username }, deadline }) =>
      announce(
        deadline
          ? t('assignments.deadlineSet', { username, day: dayText(deadline, i18n.language) })
          : t('assignments.deadlineRemoved', { username }),
      ),
    onError,
    onSettled,
  });
  const removing = useWrite({
    sameBy: (user: UserName) => String(user.id),
    mutationFn: (user) => call(unassignSection, { params: { ...params, user: user.id } }),
    onSuccess: (_, user) => announce(t('assignments.removed', user)),
    onError,
    onSettled,
  });
  return { adding, changing, removing };
}
