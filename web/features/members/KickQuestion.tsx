import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { UserName } from '#contract/user-name.ts';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';
import { useRemoveMember } from './member-mutations.ts';

type Props = { project: Project; user: UserName; onKicked: () => void; onClose: () => void };

/** Kicks a member out after a confirmation (members.22). */
export function KickQuestion({ project, user: { id, username }, onKicked, onClose }: Props) {
  const { t } = useTranslation();
  const kicking = useRemoveMember(project);
  return (
    <Confirmation
      title={t('members.kickQuestion.title', { username })}
      confirmLabel={t('members.kick')}
      danger
      busy={kicking.isPending}
      onConfirm={() =>
        kicking.mutate(
          { id, words: t('members.kicked', { username }), after: onKicked },
          { onError: onClose },
        )
      }
      onClose={onClose}
    >
      {t('members.kickQuestion.text')}
    </Confirmation>
  );
}
