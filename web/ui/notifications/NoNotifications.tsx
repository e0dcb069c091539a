import { useTranslation } from 'react-i18next';
import { Empty } from '../page/Empty.tsx';
import classes from './Notifications.module.css';

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
