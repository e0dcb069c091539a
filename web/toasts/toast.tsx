import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { announceToast } from './announced.ts';
import classes from './toast.module.css';

/** Says that something is done; gone after 4 s. */
export async function sayDone(message: string): Promise<void> {
  announceToast();
  const { notifications } = await import('@mantine/notifications');
  const icon = <IconCircleCheck size={16} stroke={1.75} />;
  notifications.show({ message, icon, className: classes.done, autoClose: 4000 });
}

/** Says that something failed; stays until it is closed. */
export async function sayFailed(message: string): Promise<void> {
  announceToast();
  const { notifications } = await import('@mantine/notifications');
  const icon = <IconAlertCircle size={16} stroke={1.75} />;
  notifications.show({ message, icon, className: classes.failed, autoClose: false, role: 'alert' });
}
