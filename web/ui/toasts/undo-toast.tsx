import { UnstyledButton } from '@mantine/core';
import i18next from 'i18next';
import { announce } from '../announcements/announce.ts';
import classes from './toast.module.css';
import { toastsNeeded } from './toast-state.ts';

/** Milliseconds for which a toast stays. */
const SHOW_TIME = 6000;
/** Milliseconds for which it stays after an action that took its time: the user may have looked away. */
const LATE_SHOW_TIME = 30_000;

export type ToastAction = { label: string; run: () => void };

let shownToasts = 0;

/**
 * Shows a line about what the user has done, with the button of an action, for some seconds (undo.16) and while the
 * button has the focus. A new one replaces it. It takes no focus and is no live region: who calls it announces the
 * message. `isLate`: the action took its time. If its code can't be fetched, nothing is shown.
 */
export async function showUndoToast(message: string, action?: ToastAction, isLate = false): Promise<void> {
  const { notifications } = await import('@mantine/notifications').catch(() => ({
    notifications: undefined,
  }));
  if (!notifications) return;
  toastsNeeded.set(true);
  notifications.hide(`undo ${shownToasts}`);
  shownToasts += 1;
  const id = `undo ${shownToasts}`;
  const showTime = isLate ? LATE_SHOW_TIME : SHOW_TIME;
  const closeAfter = (autoClose: number | false) => notifications.update({ ...toast, autoClose });
  const run = () => {
    notifications.hide(id);
    action?.run();
  };
  const toast = {
    id,
    position: 'bottom-left',
    role: 'group',
    'aria-label': message,
    message: (
      <span className="row gap-12 row-gap-4 wrap">
        {message}
        {action && (
          <UnstyledButton
            className={classes.action}
            onFocus={() => closeAfter(false)}
            onBlur={() => closeAfter(showTime)}
            onClick={run}
          >
            {action.label}
          </UnstyledButton>
        )}
      </span>
    ),
    className: classes.quiet,
    closeButtonProps: { 'aria-label': i18next.t('frame.close') },
  } as const;
  notifications.show({ ...toast, autoClose: showTime });
}

/** Shows a toast of an undo for an action that took its time, and announces it: nothing else says that it has ended. */
export async function showLateUndoToast(message: string, action?: ToastAction): Promise<void> {
  announce(message);
  await showUndoToast(message, action, true);
}
