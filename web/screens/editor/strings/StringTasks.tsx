import { type StringTask, useStringManagement } from '../state/string-management.ts';
import { AddString } from './AddString.tsx';
import { DeleteString } from './DeleteString.tsx';
import { MoveString } from './MoveString.tsx';

/** The dialog of a task on a string. */
export function StringTasks({ task }: { task: StringTask }) {
  const { onAdded, onDeleted, onMoved, closeTask } = useStringManagement();
  if (task.kind === 'add') return <AddString position={task} onAdded={onAdded} onClose={closeTask} />;
  if (task.kind === 'delete') {
    return <DeleteString row={task.row} onDeleted={onDeleted} onClose={closeTask} />;
  }
  return <MoveString row={task.row} onMoved={onMoved} onClose={closeTask} />;
}
