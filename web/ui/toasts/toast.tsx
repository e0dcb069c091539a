import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { announceToast } from './announced.ts';
import { sayPlainly } from './plainly.ts';
import classes from './toast.module.css';

/** How many failures stand there at most: a further one takes the place of the oldest, so that none waits unseen. */
const FAILURES = 3;

/** The toasts of failures by what they say, the oldest first. */
const failures = new Map<string, string>();
let times = 0;

/** Says that something is done; gone after 4 s. */
export async function sayDone(message: string): Promise<void> {
  const notifications = await openPlace(message);
  const icon = <IconCircleCheck size={16} stroke={1.75} />;
  notifications?.show({
    message,
    icon,
    className: classes.done,
    autoClose: 4000,
    closeButtonProps: closeButton(),
  });
}

/** Says that something failed; stays until it is closed. The same words again take the place of those before. */
export async function sayFailed(message: string): Promise<void> {
  const notifications = await openPlace(message);
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

/** Takes what was said to have failed off the page: it is over. */
export async function forgetFailures(): Promise<void> {
  sayPlainly(undefined);
  if (failures.size === 0) return;
  const { notifications } = await import('@mantine/notifications');
  for (const id of [...failures.values()]) notifications.hide(id);
}

/** The place of toasts, fetched with the first; without a connection it may not come, and the words are said without it. */
async function openPlace(message: string) {
  try {
    const { notifications } = await import('@mantine/notifications');
    announceToast();
    return notifications;
  } catch {
    sayPlainly(message);
    return undefined;
  }
}
