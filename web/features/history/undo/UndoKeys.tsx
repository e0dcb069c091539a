import { useCallbackRef } from '@mantine/hooks';
import { type RefObject, useLayoutEffect } from 'react';
import { isInModal, isTextField } from '../../../ui/shortcuts/key-target.ts';
import { keyOf } from '../../../ui/shortcuts/keys.ts';
import { isUndoPaused } from './pause-undo.ts';
import { useUndo } from './use-undo.ts';

/** The last key with Ctrl or Cmd that was pressed before the code of the keys was there. */
export type EarlyKey = RefObject<KeyboardEvent | undefined>;

/** Undoes and redoes one's own actions in a project by their keys, outside of fields, dialogs and menus (undo.15). */
export function UndoKeys({ project, early }: { project: number; early: EarlyKey }) {
  const { undo, redo } = useUndo(project);
  const onKey = useCallbackRef((event: KeyboardEvent) => {
    const name = keyOf(event);
    if (name !== 'undo' && name !== 'redo') return;
    if (event.defaultPrevented || event.repeat || isUndoPaused()) return;
    if (isTextField(event.target) || isInModal(event.target)) return;
    event.preventDefault();
    if (name === 'undo') undo();
    else redo();
  });
  // A layout effect, as that by which LazyUndoKeys stops listening: no key is lost between the two.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey);
    const pressed = early.current;
    early.current = undefined;
    if (pressed) onKey(pressed);
    return () => window.removeEventListener('keydown', onKey);
  }, [early, onKey]);
  return null;
}
