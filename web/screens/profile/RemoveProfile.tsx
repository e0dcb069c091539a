import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeProfile } from '#contract/site/administration.routes.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';
import classes from './RemoveProfile.module.css';

type Props = { user: { id: number; username: string } };

/** For site administrators: removes a user's profile text and avatar. */
export function RemoveProfile({ user: { id, username } }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removing = useWrite({
    mutationFn: () => call(removeProfile, { params: { user: id } }),
    onSuccess: () => {
      void showSuccessToast(t('profile.removed'));
      return queries.invalidateQueries({ queryKey: cacheKeys.users() });
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        classNames={{ root: classes.button, label: classes.label }}
        leftSection={<IconTrash size={16} stroke={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t('profile.remove')}
      </Button>
      {isAsking && (
        <Confirmation
          title={t('profile.removeAsk', { username })}
          confirmLabel={t('profile.removeDeed')}
          danger
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('profile.removeText')}
        </Confirmation>
      )}
    </>
  );
}
