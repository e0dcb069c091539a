import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#contract/projects/invites.ts';
import { isRequest } from '#domain/core/access/invites.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { useMe } from '../../data/session/session.ts';
import { useAnswerInvitation } from '../../features/projects/invites/invite-mutations.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { ProjectLines } from '../../ui/project-cards/ProjectLines.tsx';
import { showSuccessToast } from '../../ui/toasts/toast.tsx';
import { InvitationLine } from './InvitationLine.tsx';
import classes from './InvitationsTab.module.css';

type Props = { invites: readonly Invite[] | undefined; error: Error | null; onRetry: () => void };

/** The user's invitations, and their requests until they are answered (invites.18). */
export function InvitationsTab({ invites, error, onRetry }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const head = useRef<HTMLHeadingElement>(null);
  const answering = useAnswerInvitation();
  if (!invites && error) return <NotLoaded error={error} onRetry={onRetry} />;
  if (!invites) return <ProjectLines projects={undefined} expected={2} />;
  const answer = (invite: Invite, accept: boolean) => {
    const project = invite.project?.name ?? '';
    const words = isRequest(invite)
      ? t('invites.youCancelled', { project })
      : t(accept ? 'invites.youAccepted' : 'invites.youDeclined', { project });
    answering.mutate(
      { invite, accept },
      {
        onSuccess: () => {
          void showSuccessToast(words);
          // The answered line leaves the list, so the focus moves to the heading.
          head.current?.focus();
        },
      },
    );
  };
  return (
    <>
      <VisuallyHidden component="h2" ref={head} tabIndex={-1}>
        {t('invites.title')}
      </VisuallyHidden>
      {invites.length === 0 ? (
        <Empty title={t('invites.none')} text={t('invites.noneText')}>
          <Button renderRoot={(props) => <Link to="/search" {...props} />}>{t('myProjects.find')}</Button>
        </Empty>
      ) : (
        <ul className={classes.list}>
          {invites.map((invite) => (
            <InvitationLine
              key={invite.id}
              invite={invite}
              limited={isRestricted(me?.limitations ?? 0, 'membership')}
              busy={answering.isPending}
              onAnswer={(accept) => answer(invite, accept)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
