import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/notices/notifications.ts';
import { NotificationLine } from './NotificationLine.tsx';
import classes from './Notifications.module.css';

type Props = {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
  ref?: Ref<HTMLUListElement>;
};

/** Notifications, newest first. */
export function NotificationList({ notifications, onOpen, ref }: Props) {
  const { t } = useTranslation();
  return (
    <ul ref={ref} className={classes.list} aria-label={t('notifications.list')} tabIndex={-1}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationLine notification={notification} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}
