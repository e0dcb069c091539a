import { useWindowEvent } from '@mantine/hooks';
import { isInModal, isTextField } from '../shortcuts/key-target.ts';
import { keyOf } from '../shortcuts/keys.ts';
import { isUndoPaused } from './pause-undo.ts';
import { useUndo } from './use-undo.ts';

/** Undoes and redoes one's own actions in a project by their keys, outside of fields, dialogs and menus (undo.15). */
export function UndoKeys({ project }: { project: number }) {
  const { undo, redo } = useUndo(project);
  useWindowEvent('keydown', (event) => {
    const name = keyOf(event);
    if (name !== 'undo' && name !== 'redo') return;
    if (event.defaultPrevented || event.repeat || isUndoPaused()) return;
    if (isTextField(event.target) || isInModal(event.target)) return;
    event.preventDefault();
    if (name === 'undo') undo();
    else redo();
  });
  return null;
}
