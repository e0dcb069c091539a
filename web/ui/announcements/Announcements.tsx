import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { lastAnnouncement, onAnnouncement } from './announce.ts';

/** The invisible live region through which screen readers hear of what happened. */
export function Announcements() {
  const said = useSyncExternalStore(onAnnouncement, lastAnnouncement);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
