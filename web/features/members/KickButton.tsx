import { ActionIcon } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { UserName } from '#contract/user-name.ts';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';
import { useRemoveMember } from './member-mutations.ts';

type Props = { project: Project; user: UserName; onKicked: () => void };

/** Kicks a member out after a confirmation (members.22). */
export function KickButton({ project, user: { id, username }, onKicked }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const kicking = useRemoveMember(project);
  const kick = () =>
    kicking.mutate(
      { id, words: t('members.kicked', { username }), after: onKicked },
      { onError: () => setAsking(false) },
    );
  return (
    <>
      <ActionIcon
        title={t('members.kick')}
        aria-label={t('members.kickOf', { username })}
        onClick={() => setAsking(true)}
      >
        <IconUserMinus size={16} stroke={1.75} />
      </ActionIcon>
      {isAsking && (
        <Confirmation
          title={t('members.kickQuestion.title', { username })}
          confirmLabel={t('members.kick')}
          danger
          busy={kicking.isPending}
          onConfirm={kick}
          onClose={() => setAsking(false)}
        >
          {t('members.kickQuestion.text')}
        </Confirmation>
      )}
    </>
  );
}
