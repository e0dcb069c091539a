import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requestInvite } from '#contract/invites.ts';
import type { Project } from '#contract/projects.ts';
import { isLimited } from '#domain/access/limitations.ts';
import { mayWrite } from '#domain/access/project-status.ts';
import { useMe } from '../../data/session/session.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { sayFailed } from '../../ui/toasts/toast.tsx';
import { useFreshLists } from '../invites/invite-acts.ts';
import classes from './JoinButton.module.css';
import { wayInto } from './way-in.ts';

type Props = {
  project: Project;
  /** Small and quiet where it stands beside a sentence; else it is the page's main act. */
  isBeside?: boolean;
};

/**
 * The way in for who is no member (visibility.12, visibility.14): joining reloads the page, asking leaves a mark that one
 * has asked.
 */
export function JoinButton({ project, isBeside = false }: Props) {
  const why = useId();
  const { t } = useTranslation();
  const me = useMe();
  const from = useLocation({ select: ({ href }) => href });
  const freshen = useFreshLists();
  const coming = useWrite({
    mutationFn: () => call(requestInvite, { params: { project: project.id } }),
    onSuccess: ({ role_id }) => (role_id === null ? freshen() : location.reload()),
    onError: (error) => {
      void sayFailed(failureWords(t, error));
      void freshen();
    },
  });
  if (me === undefined || project.hidden || !mayWrite(project.status, 'join', false)) return null;
  const look = isBeside
    ? ({ size: 'xs' } as const)
    : ({ size: 'md', variant: 'filled', className: classes.main } as const);
  const way = wayInto(project, me?.id);
  if (me === null) {
    return (
      <Button {...look} renderRoot={(props) => <Link to="/login" search={{ from }} {...props} />}>
        {t(way === 'join' ? 'project.joinSignedOut' : 'project.requestSignedOut')}
      </Button>
    );
  }
  const limited = isLimited(me.limitations, 'membership');
  return (
    <>
      <Button
        {...look}
        disabled={limited || way === 'requested' || coming.isPending}
        aria-describedby={limited ? why : undefined}
        onClick={() => coming.mutate()}
      >
        {t(`project.${way}`)}
      </Button>
      {limited && (
        <span id={why} className={classes.why}>
          {t('failures.kind.limited')}
        </span>
      )}
    </>
  );
}
