import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { lastSaid, onSaid } from './announce.ts';

/** Where screen readers hear of acts; nothing to see. */
export function Announcements() {
  const said = useSyncExternalStore(onSaid, lastSaid);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
