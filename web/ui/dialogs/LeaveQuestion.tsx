import { useBlocker } from '@tanstack/react-router';
import { LeaveConfirmation } from './LeaveConfirmation.tsx';

/** Asks before a page with unsaved changes is left, by a link of the app or by the browser. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveConfirmation onLeave={blocker.proceed} onStay={blocker.reset} />;
}
