import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/notices/notifications.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { Avatar } from '../covers/Avatar.tsx';
import { RelativeTime } from '../relative-time/RelativeTime.tsx';
import classes from './Notifications.module.css';
import { NOTIFICATION_ICONS } from './notification-icons.ts';
import { placeOf } from './notification-place.ts';
import { notificationWords } from './notification-words.ts';

type Props = {
  notification: Notification;
  /** Called when it is opened, in this tab or another. */
  onOpen: () => void;
};

/** A notification: what happened, who did it, the beginning of the text, where and when. All of it is a link to the place. */
export function NotificationLine({ notification, onOpen }: Props) {
  const { t, i18n } = useTranslation();
  const { kind, at, is_read, is_gone, actors, actors_amount, project, section, string, comment, report } =
    notification;
  const Icon = NOTIFICATION_ICONS[kind];
  const [first] = actors;
  const others = actors_amount - actors.length;
  const excerpt = excerptOf(notification);
  return (
    <Link
      {...placeOf(notification)}
      className={classes.line}
      data-unread={!is_read || undefined}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      <span className={classes.icon} aria-hidden="true">
        {first && <Avatar username={first.username} size={24} />}
        <span className={classes.kind}>
          <Icon size={14} stroke={1.75} />
        </span>
      </span>
      <span className={classes.what}>
        {!is_read && <VisuallyHidden>{t('notifications.unreadMark')}: </VisuallyHidden>}
        {notificationWords(t, notification, i18n.language)}
      </span>
      <span className={classes.when}>
        <RelativeTime time={at} />
        {!is_read && <span className={classes.dot} title={t('notifications.unreadMark')} />}
      </span>
      {actors.length > 0 && (
        <span className={classes.who}>
          {actors.map(({ username }) => username).join(', ')}
          {others > 0 && ` ${t('notifications.others', { count: others })}`}
        </span>
      )}
      {is_gone ? (
        <span className={classes.excerpt}>{t('notifications.gone')}</span>
      ) : (
        excerpt && (
          <span className={classes.excerpt} dir="auto">
            {excerpt}
          </span>
        )
      )}
      {!is_gone && comment && string && (
        <span className={classes.about} dir="auto">
          {t('notifications.about', { text: string.text })}
        </span>
      )}
      {(project ?? report?.user) && (
        <span className={classes.where}>
          {project?.name ?? report?.user?.username}
          {section && ` › ${section.name}`}
        </span>
      )}
    </Link>
  );
}

/** The text that it is about, without markup: the comment, else the translation, else the string. */
function excerptOf({ comment, translation, string }: Notification): string {
  if (comment) return plainText(parseMarkup(comment.text)).replaceAll(/\s+/g, ' ');
  return translation?.text ?? string?.text ?? '';
}
