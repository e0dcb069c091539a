import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeInviteLink } from '#contract/projects/invite-links.routes.ts';
import type { InviteLink } from '#contract/projects/invite-links.ts';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './InviteLinks.module.css';
import { inviteLinkUrl } from './invite-link-url.ts';
import { newcomersOf } from './newcomers-of.ts';

type Props = { project: Project; link: InviteLink; onRevoked: () => void };

/** An invitation link: role, uses, expiry or why it no longer works, with buttons for users who may give its role. */
export function InviteLinkLine({ project, link, onRevoked }: Props) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const id = useId();
  const { role_name, maker, expires_at, uses, most_uses, path, problem, admits } = link;
  const refresh = () => queries.invalidateQueries({ queryKey: cacheKeys.invites() });
  const revoking = useWrite({
    mutationFn: () => call(revokeInviteLink, { params: { project: project.id, link: link.id } }),
    onSuccess: async () => {
      void showSuccessToast(t('inviteLinks.revoked'));
      onRevoked();
      await refresh();
    },
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void refresh();
    },
  });
  const ends = expires_at
    ? t('inviteLinks.until', { date: dayText(expires_at, i18n.language) })
    : t('inviteLinks.noEnd');
  const facts = [
    most_uses === null
      ? t('inviteLinks.uses', { count: uses })
      : t('inviteLinks.usesOf', { uses, count: most_uses }),
    problem ? t(`inviteLinks.problem.${problem}`) : ends,
    ...(problem ? [] : [t(`inviteLinks.newcomers.${newcomersOf(admits)}`)]),
    t('inviteLinks.by', { username: maker.username }),
  ];
  return (
    <li className={classes.line} data-spent={problem !== null || undefined}>
      <div id={id}>
        <p className={`ui-13 weight-500 ink-1 ${classes.role}`}>{roleWords(t, role_name)}</p>
        {path && !problem && (
          <span className={`truncate ${classes.address}`} title={inviteLinkUrl(path)}>
            {inviteLinkUrl(path)}
          </span>
        )}
        <p className={classes.meta}>{facts.join(' · ')}</p>
      </div>
      {path && (
        <div className="row gap-4 align-stretch">
          {!problem && <CopyButton text={inviteLinkUrl(path)} label={t('inviteLinks.copy')} />}
          <ActionIcon
            title={t('inviteLinks.revoke')}
            aria-label={t('inviteLinks.revoke')}
            aria-describedby={id}
            disabled={revoking.isPending}
            onClick={() => revoking.mutate()}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}
