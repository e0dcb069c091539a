import { useBlocker } from '@tanstack/react-router';
import { LeaveConfirmation } from './LeaveConfirmation.tsx';

/** Asks before what was changed and not saved is left: by the app's own ways, and by the browser's. */
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
