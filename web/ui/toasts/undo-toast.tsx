import { UnstyledButton } from '@mantine/core';
import i18next from 'i18next';
import classes from './toast.module.css';
import { toastsNeeded } from './toast-state.ts';

/** Milliseconds for which a toast with an action stays. */
const SHOWN = 6000;

let times = 0;

/**
 * Shows one line about what the user has just done, with what they can do about it, for some seconds. A new one replaces it. It takes no
 * focus and is no live region: what it says is announced where it is done. Without a connection for its code there is none.
 */
export async function showUndoToast(
  message: string,
  action?: { label: string; run: () => void },
): Promise<void> {
  const { notifications } = await import('@mantine/notifications').catch(() => ({
    notifications: undefined,
  }));
  if (!notifications) return;
  toastsNeeded.set(true);
  notifications.hide(`undo ${times}`);
  times += 1;
  const id = `undo ${times}`;
  const run = () => {
    notifications.hide(id);
    action?.run();
  };
  notifications.show({
    id,
    position: 'bottom-left',
    role: 'group',
    'aria-label': message,
    message: (
      <span className={classes.line}>
        {message}
        {action && (
          <UnstyledButton className={classes.action} onClick={run}>
            {action.label}
          </UnstyledButton>
        )}
      </span>
    ),
    className: classes.quiet,
    autoClose: SHOWN,
    closeButtonProps: { 'aria-label': i18next.t('frame.close') },
  });
}
