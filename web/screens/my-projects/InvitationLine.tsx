import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#contract/projects/invites.ts';
import { isRequest } from '#domain/core/access/invites.ts';
import { mayWrite } from '#domain/core/access/project-status.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import classes from './InvitationLine.module.css';

type Props = {
  invite: Invite;
  /** Whether the user is restricted from joining projects; declining and cancelling are still possible. */
  limited: boolean;
  busy: boolean;
  onAnswer: (accept: boolean) => void;
};

/** An invitation or request of the user: the project, who invited, and the possible answers. */
export function InvitationLine({ invite, limited, busy, onAnswer }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { project, inviter, created_at } = invite;
  if (!project) return null;
  const isOwnRequest = isRequest(invite);
  const isOver = !mayWrite(project.status, 'answerInvite', false);
  const whyNot = isOver ? 'failures.kind.closed' : limited ? 'failures.kind.limited' : undefined;
  const look = { disabled: busy, 'aria-describedby': id } as const;
  return (
    <li className={`grid gap-16 row-gap-4 align-center ${classes.line}`}>
      <Cover handle={project.handle} name={project.name} image={project.cover_image} />
      <div>
        <Link
          id={id}
          className={classes.name}
          to="/projects/$projectId"
          params={{ projectId: String(project.id) }}
        >
          {project.name}
        </Link>
        <p className="ui-13 ink-2 truncate">{plainText(parseMarkup(project.description))}</p>
        <p className="ui-12 ink-3">
          {isOwnRequest
            ? t('invites.youRequested')
            : t('invites.invitedBy', { username: inviter?.username ?? '' })}{' '}
          · <RelativeTime time={created_at} />
        </p>
      </div>
      <div className={`row gap-8 align-stretch wrap ${classes.acts}`}>
        {isOwnRequest ? (
          <Button {...look} onClick={() => onAnswer(false)}>
            {t('invites.cancel')}
          </Button>
        ) : (
          <>
            {!isOver && (
              <Button
                {...look}
                disabled={busy || limited}
                aria-describedby={whyNot ? `${id} ${id}-why` : id}
                onClick={() => onAnswer(true)}
              >
                {t('invites.accept')}
              </Button>
            )}
            <Button {...look} variant="subtle" color="gray" onClick={() => onAnswer(false)}>
              {t('invites.decline')}
            </Button>
          </>
        )}
      </div>
      {!isOwnRequest && whyNot && (
        <p id={`${id}-why`} className={`ui-12 ink-3 ${classes.why}`}>
          {t(whyNot)}
        </p>
      )}
    </li>
  );
}
