import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#contract/projects/invites.ts';
import type { Project } from '#contract/projects/projects.ts';
import { mayIn } from '../../../data/access/access.ts';
import { invitesOfQuery } from '../../../data/queries/invites.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { InviteLine } from './InviteLine.tsx';
import { useAnswerRequest, useCancelInvitation } from './invite-mutations.ts';
import classes from './ProjectInvites.module.css';

/** The invitations and requests of a project, for its managers to answer (members.26). */
export function ProjectInvites({ project }: { project: Project }) {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const { data: invites, error, refetch } = useQuery(invitesOfQuery(project.id));
  const answering = useAnswerRequest();
  const cancelling = useCancelInvitation();
  /** The answered line leaves the list, so the focus moves to the heading. */
  const showAnswered = (words: string) => {
    void showSuccessToast(words);
    head.current?.focus();
  };
  const nameOf = ({ user }: Invite) => ({ username: user?.username ?? '' });
  const busy = answering.isPending || cancelling.isPending;
  return (
    <section className={classes.waiting}>
      <h2 className="ui-13 weight-600" ref={head} tabIndex={-1}>
        {t('invites.waiting')}
      </h2>
      {error && !invites && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !invites && <Skeleton height={10} width="70%" my={12} />}
      {invites?.length === 0 && <p className="margin-top-8 ui-13 ink-3">{t('invites.nobody')}</p>}
      {invites && invites.length > 0 && (
        <ul>
          {invites.map((invite) => (
            <InviteLine
              key={invite.id}
              invite={invite}
              mayAccept={mayIn(project, 'can_manage_members', 'answerInvite')}
              busy={busy}
              onAnswer={(accept) =>
                answering.mutate(
                  { invite, accept },
                  {
                    onSuccess: () =>
                      showAnswered(t(accept ? 'invites.accepted' : 'invites.refused', nameOf(invite))),
                  },
                )
              }
              onCancel={() =>
                cancelling.mutate(invite, {
                  onSuccess: () => showAnswered(t('invites.cancelled', nameOf(invite))),
                })
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
