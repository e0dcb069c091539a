import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnreadNotifications } from '../../data/queries/use-unread-notifications.ts';
import { useMe } from '../../data/session/session.ts';
import classes from './Bell.module.css';
import { Overlays } from './overlays.ts';

/** The button of the user's notifications, with the number of unread ones (notifications.19); nothing for guests. */
export function Bell() {
  const { t } = useTranslation();
  const me = useMe();
  const unread = useUnreadNotifications();
  if (!me) return null;
  const label = t('frame.notifications');
  return (
    <Overlays.NotificationsPopover
      button={
        <ActionIcon
          className={classes.bell}
          title={label}
          aria-label={unread > 0 ? `${label}: ${t('frame.unread', { count: unread })}` : label}
          aria-haspopup="dialog"
        >
          <IconBell size={16} stroke={1.75} />
          {unread > 0 && <span className={classes.badge}>{unread > 99 ? '99+' : unread}</span>}
        </ActionIcon>
      }
    />
  );
}
