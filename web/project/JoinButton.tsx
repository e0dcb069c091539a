import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requestInvite } from '#contract/invites.ts';
import type { Project } from '#contract/projects.ts';
import { isLimited } from '#domain/access/limitations.ts';
import { mayWrite } from '#domain/access/project-status.ts';
import { useFreshLists } from '../invites/invite-acts.ts';
import { failureWords } from '../language/failure-words.ts';
import { useMe } from '../session/session.ts';
import { sayFailed } from '../toasts/toast.tsx';
import { call } from '../wire/call.ts';
import { useWrite } from '../writes/use-write.ts';
import classes from './ProjectActs.module.css';
import { wayInto } from './way-in.ts';

type Props = {
  project: Project;
  /** Small and quiet where it stands beside a sentence; else it is the page's main act. */
  isBeside?: boolean;
};

/** The way in for who is no member (SPEC §4): joining reloads the page, asking leaves a mark that one has asked. */
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
