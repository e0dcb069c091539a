import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#contract/projects/invites.ts';
import { isRequest } from '#domain/core/access/invites.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import classes from './InviteLine.module.css';

type Props = {
  invite: Invite;
  /** Whether the project's status allows joining; refusing and cancelling are always allowed (invites.9, invites.15). */
  mayAccept: boolean;
  busy: boolean;
  onAnswer: (accept: boolean) => void;
  onCancel: () => void;
};

/** An invitation or request: user, inviter, time and the possible answers. */
export function InviteLine({ invite, mayAccept, busy, onAnswer, onCancel }: Props) {
  const { t } = useTranslation();
  const name = useId();
  const { user, inviter, created_at } = invite;
  const asks = isRequest(invite);
  const look = { size: 'xs', disabled: busy, 'aria-describedby': name } as const;
  return (
    <li className={`grid gap-8 row-gap-4 align-center ${classes.line}`}>
      <Avatar username={user?.username ?? ''} size={24} />
      <div className={classes.words}>
        <Link id={name} to="/users/$userId" params={{ userId: String(invite.user_id) }}>
          {user?.username}
        </Link>
        <p className="ui-12 ink-3">
          {asks ? t('invites.requested') : t('invites.invitedBy', { username: inviter?.username ?? '' })} ·{' '}
          <RelativeTime time={created_at} />
        </p>
      </div>
      <div className={`row gap-4 align-stretch ${classes.acts}`}>
        {asks ? (
          <>
            {mayAccept && (
              <Button {...look} onClick={() => onAnswer(true)}>
                {t('invites.accept')}
              </Button>
            )}
            <Button {...look} variant="subtle" color="gray" onClick={() => onAnswer(false)}>
              {t('invites.refuse')}
            </Button>
          </>
        ) : (
          <Button {...look} variant="subtle" color="gray" onClick={onCancel}>
            {t('invites.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}
