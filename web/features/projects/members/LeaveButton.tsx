import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { useMe } from '../../../data/session/session.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { useRemoveMember } from './member-mutations.ts';

/** Lets the user leave the project after a confirmation (members.23). */
export function LeaveButton({ project }: { project: Project }) {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leaving = useRemoveMember(project);
  if (!me) return null;
  const isClosed = project.visibility === 'closed';
  const leave = () =>
    leaving.mutate(
      {
        id: me.id,
        words: t('members.left', { project: project.name }),
        // A closed project is not visible to a user who has left it.
        ...(isClosed ? { before: () => navigate({ to: '/projects' }) } : {}),
      },
      { onError: () => setAsking(false) },
    );
  return (
    <>
      <Button size="xs" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('members.leave')}
      </Button>
      {isAsking && (
        <Confirmation
          title={t('members.leaveQuestion.title', { project: project.name })}
          confirmLabel={t('members.leave')}
          danger
          busy={leaving.isPending}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {t(`members.leaveQuestion.${project.visibility}`)}
        </Confirmation>
      )}
    </>
  );
}
