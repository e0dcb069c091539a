import { VisuallyHidden } from '@mantine/core';
import { useStore } from '../../data/store/store.ts';
import { announcements } from './announce.ts';

/** The invisible live region through which screen readers hear of what happened. */
export function Announcements() {
  return <VisuallyHidden role="status">{useStore(announcements)}</VisuallyHidden>;
}
