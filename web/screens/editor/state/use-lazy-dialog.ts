import { type OpenedDialog, useOpenDialog, useOpenedDialog } from './open-dialog.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useWasEver } from './use-was-ever.ts';

/**
 * The state of a popover or drawer of the editor that its own button opens: the pressed button is painted before its
 * content is rendered, and the content stays mounted once it was open.
 */
export function useLazyDialog(name: NonNullable<OpenedDialog>) {
  const isOpen = useOpenedDialog() === name;
  const open = useOpenDialog();
  const isShown = useAfterPaint(isOpen ? name : undefined, isOpen);
  return {
    isOpen,
    isShown,
    isMounted: useWasEver(isShown),
    toggle: () => open(isOpen ? null : name),
    close: () => open(null),
  };
}
