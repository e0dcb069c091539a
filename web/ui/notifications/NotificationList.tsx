import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/notices/notifications.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { type PlaceName, placeNameOf } from '#domain/notices/notifications/place.ts';
import { Avatar } from '../covers/Avatar.tsx';
import { Empty } from '../page/Empty.tsx';
import { RelativeTime } from '../relative-time/RelativeTime.tsx';
import classes from './Notifications.module.css';
import { NOTIFICATION_ICONS } from './notification-icons.ts';
import { notificationWords } from './notification-words.ts';

type Props = {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
  ref?: Ref<HTMLUListElement>;
};

/** Notifications, newest first. */
export function NotificationList({ notifications, onOpen, ref }: Props) {
  const { t } = useTranslation();
  return (
    <ul ref={ref} className={`grid ${classes.list}`} aria-label={t('notifications.list')} tabIndex={-1}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationLine notification={notification} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = {
  notification: Notification;
  /** Called when it is opened, in this tab or another. */
  onOpen: () => void;
};

/**
 * A notification: what happened, who did it, the beginning of the text, where and when. All of it is a link to the
 * place.
 */
function NotificationLine({ notification, onOpen }: LineProps) {
  const { t, i18n } = useTranslation();
  const { kind, at, is_read, is_gone, actors, actors_amount, project, section, string, comment, report } =
    notification;
  const Icon = NOTIFICATION_ICONS[kind];
  const [first] = actors;
  const furtherActors = actors_amount - actors.length;
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
        <span className={`grid ink-2 ${classes.kind}`}>
          <Icon size={14} stroke={1.75} />
        </span>
      </span>
      <span className={`ink-2 breaks ${classes.what}`}>
        {!is_read && <VisuallyHidden>{t('notifications.unreadMark')}: </VisuallyHidden>}
        {notificationWords(t, notification, i18n.language)}
      </span>
      <span className={`row gap-8 ui-12 ink-3 ${classes.when}`}>
        <RelativeTime time={at} />
        {!is_read && <span className={classes.dot} title={t('notifications.unreadMark')} />}
      </span>
      {actors.length > 0 && (
        <span className={`ink-2 ${classes.who}`}>
          {actors.map(({ username }) => username).join(', ')}
          {furtherActors > 0 && ` ${t('notifications.others', { count: furtherActors })}`}
        </span>
      )}
      {is_gone ? (
        <span className={`text-14 ink-2 ${classes.excerpt}`}>{t('notifications.gone')}</span>
      ) : (
        excerpt && (
          <span className={`text-14 ink-2 ${classes.excerpt}`} dir="auto">
            {excerpt}
          </span>
        )
      )}
      {!is_gone && comment && string && (
        <span className={`ui-12 ink-3 ${classes.about}`} dir="auto">
          {t('notifications.about', { text: string.text })}
        </span>
      )}
      {(project ?? report?.user) && (
        <span className={`ui-12 ink-3 truncate ${classes.where}`}>
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

type Place = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

const inEditor = ({ project, section, string, comment, review_amount }: Notification): Place => ({
  to: '/projects/$projectId/editor/$sectionsList',
  params: { projectId: String(project?.id), sectionsList: printSectionId(section?.id ?? 0) },
  search: {
    ...(string && { string: string.id }),
    ...(string && comment && { comment: comment.id }),
    ...(review_amount > 0 && { status: ['needs_review'] }),
  },
});
const inProject = ({ project }: Notification): Place => ({
  to: '/projects/$projectId',
  params: { projectId: String(project?.id) },
});

const PLACES: Readonly<Record<PlaceName, (notification: Notification) => Place>> = {
  comment: inEditor,
  string: inEditor,
  section: inEditor,
  project: inProject,
  members: (notification) => ({ ...inProject(notification), hash: 'members' }),
  invitations: () => ({ to: '/projects', hash: 'invitations' }),
  profile: ({ report }) => ({ to: '/users/$userId', params: { userId: String(report?.user?.id) } }),
  notifications: () => ({ to: '/notifications' }),
};

/** Where what a notification is about can be seen (notifications.21). */
const placeOf = (notification: Notification): Place => PLACES[placeNameOf(notification)](notification);

/** Shown while notifications are loading. */
export function NotificationsPending() {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="status">
      <VisuallyHidden>{t('notifications.loading')}</VisuallyHidden>
      {[70, 55, 80, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} my={14} />
      ))}
    </div>
  );
}

/** That there are no notifications, or no unread ones. */
export function NoNotifications({ isUnreadOnly = false }: { isUnreadOnly?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="status">
      {isUnreadOnly ? (
        <Empty title={t('notifications.noneUnread')} text={t('notifications.noneUnreadText')} />
      ) : (
        <Empty title={t('notifications.none')} text={t('notifications.noneText')} />
      )}
    </div>
  );
}
