import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Notifications.module.css';

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
