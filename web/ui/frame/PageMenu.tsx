import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnreadNotifications } from '../../data/queries/use-unread-notifications.ts';
import { Logo } from '../page/Brand.tsx';
import { Overlays } from './overlays.ts';
import classes from './PageMenu.module.css';

/**
 * The menu button on pages without header and footer, with everything from there (screens.8). On phones it has the
 * number of the bell.
 */
export function PageMenu() {
  const { t } = useTranslation();
  const unread = useUnreadNotifications();
  const news = unread > 0 ? `, ${t('frame.notifications')}: ${t('frame.unread', { count: unread })}` : '';
  return (
    <Overlays.PageMenuItems
      button={
        <UnstyledButton
          className={classes.button}
          aria-label={t('frame.menu') + news}
          title={t('frame.menu')}
        >
          <Logo size={20} />
          <IconChevronDown size={14} stroke={1.75} />
          {unread > 0 && <span className={classes.unread}>{unread > 99 ? '99+' : unread}</span>}
        </UnstyledButton>
      }
    />
  );
}
