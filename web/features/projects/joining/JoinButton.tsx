import { Button } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { requestInvite } from '#contract/projects/invites.routes.ts';
import { mayWrite } from '#domain/core/access/project-status.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { useMe } from '../../../data/session/session.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { useRefreshLists } from '../invites/invite-mutations.ts';
import classes from './JoinButton.module.css';
import { joinMethod } from './join-method.ts';

type Props = {
  project: ProjectWithoutProgress;
  /** Small, for use beside a sentence; otherwise it is the page's main button. */
  isBeside?: boolean;
  /** Whether another button is the page's main one. */
  isSecond?: boolean;
};

/**
 * Lets a user who is not a member join the project, which reloads the page, or request an invite (visibility.12,
 * visibility.14).
 */
export function JoinButton({ project, isBeside = false, isSecond = false }: Props) {
  const why = useId();
  const { t } = useTranslation();
  const me = useMe();
  const from = useLocation({ select: ({ href }) => href });
  const refresh = useRefreshLists();
  const joining = useWrite({
    mutationFn: () => call(requestInvite, { params: { project: project.id } }),
    onSuccess: ({ role_id }) => (role_id === null ? refresh() : location.reload()),
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void refresh();
    },
  });
  if (me === undefined || project.hidden || !mayWrite(project.status, 'join', false)) return null;
  const look = {
    ...(isBeside ? ({ size: 'xs' } as const) : ({ size: 'md' } as const)),
    ...(!isBeside && !isSecond && ({ variant: 'filled', className: classes.main } as const)),
  };
  const method = joinMethod(project, me?.id);
  const icon = isBeside ? undefined : <IconLogin2 size={16} stroke={1.75} />;
  if (me === null) {
    return (
      <Button
        {...look}
        leftSection={icon}
        renderRoot={(props) => <Link to="/login" search={{ from }} {...props} />}
      >
        {t(method === 'join' ? 'project.joinSignedOut' : 'project.requestSignedOut')}
      </Button>
    );
  }
  const limited = isRestricted(me.limitations, 'membership');
  return (
    <>
      <Button
        {...look}
        leftSection={icon}
        disabled={limited || method === 'requested' || joining.isPending}
        aria-describedby={limited ? why : undefined}
        onClick={() => joining.mutate()}
      >
        {t(`project.${method}`)}
      </Button>
      {limited && (
        <span id={why} className={classes.why}>
          {t('failures.kind.limited')}
        </span>
      )}
    </>
  );
}
