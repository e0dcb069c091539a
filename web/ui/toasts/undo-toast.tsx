import { UnstyledButton } from '@mantine/core';
import i18next from 'i18next';
import { announce } from '../announcements/announce.ts';
import classes from './toast.module.css';
import { toastsNeeded } from './toast-state.ts';

/** Milliseconds for which a toast with an action stays: after what the user has just done, and after what took its time. */
const SHOWN = 6000;
const SHOWN_LATE = 30_000;

export type ToastAction = { label: string; run: () => void };

let times = 0;

/**
 * Shows one line about what the user has done, with what they can do about it, for some seconds (undo.16), and as long as the action has
 * the focus. A new one replaces it. It takes no focus and is no live region: what it says is announced where it is done. `isLate`: it is
 * of something that took its time. Without a connection for its code there is none.
 */
export async function showUndoToast(message: string, action?: ToastAction, isLate = false): Promise<void> {
  const { notifications } = await import('@mantine/notifications').catch(() => ({
    notifications: undefined,
  }));
  if (!notifications) return;
  toastsNeeded.set(true);
  notifications.hide(`undo ${times}`);
  times += 1;
  const id = `undo ${times}`;
  const shown = isLate ? SHOWN_LATE : SHOWN;
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
            onBlur={() => closeAfter(shown)}
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
  notifications.show({ ...toast, autoClose: shown });
}

/** Shows a toast of an undo for an action that took its time, and announces it: nothing else says that it has ended. */
export async function showLateUndoToast(message: string, action?: ToastAction): Promise<void> {
  announce(message);
  await showUndoToast(message, action, true);
}
