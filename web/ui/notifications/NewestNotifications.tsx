import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationsQuery } from '../../data/queries/notifications.ts';
import { useMe } from '../../data/session/session.ts';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { NoNotifications, NotificationList, NotificationsPending } from './NotificationList.tsx';
import classes from './Notifications.module.css';
import { useMarkRead } from './use-mark-read.ts';

type Props = {
  /** Whether it shows its title, which a drawer does itself. */
  hasTitle?: boolean;
  onClose: () => void;
};

/** Notifications that are grouped in the popover. */
const AMOUNT = 30;

/** The newest notifications, with ways to mark all as read, to all of them and to their settings. */
export function NewestNotifications({ hasTitle = false, onClose }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const { data, error, refetch } = useInfiniteQuery(notificationsQuery({}, AMOUNT));
  const { open, all } = useMarkRead();
  const items = data?.pages[0]?.items;
  const newest = items?.[0]?.id;
  const hasUnread = items?.some(({ is_read }) => !is_read) ?? false;
  // The box has the focus until the list, which may come later, takes it.
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hasCome = items !== undefined;
  useEffect(() => {
    if (hasCome && document.activeElement === box.current) list.current?.focus();
  }, [hasCome]);
  return (
    <div ref={box} className={classes.box} tabIndex={-1} data-autofocus>
      <div className={`row gap-8 justify-between ${classes.head}`}>
        {hasTitle && <h2>{t('notifications.title')}</h2>}
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={!hasUnread || all.isPending}
          onClick={() => newest !== undefined && all.mutate({ up_to: newest })}
        >
          {t('notifications.markAll')}
        </Button>
      </div>
      {!items &&
        (error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <NotificationsPending />)}
      {items?.length === 0 && <NoNotifications />}
      {items && items.length > 0 && (
        <NotificationList
          ref={list}
          notifications={items}
          onOpen={({ ids, is_read }) => {
            if (!is_read) open(ids);
            onClose();
          }}
        />
      )}
      <div className={`row gap-16 align-stretch justify-between ui-13 ${classes.foot}`}>
        <Link to="/notifications" onClick={onClose}>
          {t('notifications.all')}
        </Link>
        {me && (
          <Link to="/users/$userId" params={{ userId: String(me.id) }} hash="notifications" onClick={onClose}>
            {t('notifications.settings')}
          </Link>
        )}
      </div>
    </div>
  );
}
