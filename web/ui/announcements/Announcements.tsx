import { VisuallyHidden } from '@mantine/core';
import { useStore } from '../../data/store/store.ts';
import { announcements } from './announce.ts';

/** The invisible live region of announcements for screen readers. */
export function Announcements() {
  return (
    <VisuallyHidden role="status" aria-atomic={false}>
      {useStore(announcements).map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </VisuallyHidden>
  );
}
