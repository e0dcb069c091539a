import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolDrawer } from '../dialogs/ToolDrawer.tsx';
import { useOpenOnMount } from '../dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../offline/lazy-overlays.tsx';
import { NewestNotifications } from './NewestNotifications.tsx';
import classes from './Notifications.module.css';

/** The newest notifications below the bell, or from the bottom of a phone's screen (notifications.20). */
export function NotificationsPopover({ button }: { button: OpeningButton }) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const opener = cloneElement(button, {
    ref: target,
    onClick: () => open(!opened),
    'aria-expanded': opened,
  });
  const close = () => open(false);
  if (isPhone) {
    return (
      <>
        {opener}
        <ToolDrawer isOpen={opened} onClose={close} title={t('notifications.title')}>
          <NewestNotifications onClose={close} />
        </ToolDrawer>
      </>
    );
  }
  return (
    <Popover opened={opened} onChange={open} position="bottom-end" width={420} trapFocus returnFocus>
      <Popover.Target>{opener}</Popover.Target>
      <Popover.Dropdown className={classes.popover} aria-label={t('notifications.title')}>
        <NewestNotifications hasTitle onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}
