import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import classes from './toast.module.css';
import { plainMessage, toastsNeeded } from './toast-state.ts';

/** The most error toasts at once; a further one replaces the oldest. */
const FAILURES = 3;

/** The ids of error toasts by their message, the oldest first. */
const failures = new Map<string, string>();
let times = 0;

/** Shows a toast that something is done, for 4 s. */
export async function showSuccessToast(message: string): Promise<void> {
  const notifications = await loadToasts(message);
  const icon = <IconCircleCheck size={16} stroke={1.75} />;
  notifications?.show({
    message,
    icon,
    className: classes.done,
    autoClose: 4000,
    closeButtonProps: closeButton(),
  });
}

/** Shows a toast that something failed, until it is closed. The same message again replaces the previous one. */
export async function showErrorToast(message: string): Promise<void> {
  const notifications = await loadToasts(message);
  if (!notifications) return;
  const icon = <IconAlertCircle size={16} stroke={1.75} />;
  const hide = (said: string) => notifications.hide(failures.get(said) ?? '');
  hide(message);
  for (const oldest of [...failures.keys()].slice(0, Math.max(0, failures.size - FAILURES + 1))) hide(oldest);
  times += 1;
  const id = `failure ${times}`;
  failures.set(message, id);
  notifications.show({
    id,
    message,
    icon,
    className: classes.failed,
    autoClose: false,
    role: 'alert',
    closeButtonProps: closeButton(),
    onClose: () => failures.delete(message),
  });
}

const closeButton = () => ({ 'aria-label': i18next.t('frame.close') });

/** Closes all error toasts. */
export async function closeErrorToasts(): Promise<void> {
  plainMessage.set(undefined);
  if (failures.size === 0) return;
  const { notifications } = await import('@mantine/notifications');
  for (const id of [...failures.values()]) notifications.hide(id);
}

/** Loads the code of toasts with the first one; without a connection the message is shown as a plain toast. */
async function loadToasts(message: string) {
  try {
    const { notifications } = await import('@mantine/notifications');
    toastsNeeded.set(true);
    return notifications;
  } catch {
    plainMessage.set(message);
    return undefined;
  }
}
