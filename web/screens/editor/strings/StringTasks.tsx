import { lazyComponent } from '../../../ui/page/screen.ts';
import { type StringTask, useStringManagement } from '../state/string-management.ts';
import { AddString } from './AddString.tsx';
import { DeleteString } from './DeleteString.tsx';
import { MoveString } from './MoveString.tsx';

// Few open them, and they bring what finds sentences.
const SplitDialog = lazyComponent(() => import('../splits/SplitDialog.tsx'), 'SplitDialog');
const MergeDialog = lazyComponent(() => import('../splits/MergeDialog.tsx'), 'MergeDialog');

/** The dialog of a task on a string. */
export function StringTasks({ task }: { task: StringTask }) {
  const { onAdded, onDeleted, onMoved, onParts, closeTask } = useStringManagement();
  if (task.kind === 'add') return <AddString position={task} onAdded={onAdded} onClose={closeTask} />;
  if (task.kind === 'delete') {
    return <DeleteString row={task.row} onDeleted={onDeleted} onClose={closeTask} />;
  }
  if (task.kind === 'split') {
    return <SplitDialog row={task.row} at={task.at} onSplit={onParts} onClose={closeTask} />;
  }
  if (task.kind === 'merge') return <MergeDialog row={task.row} onMerged={onParts} onClose={closeTask} />;
  return <MoveString row={task.row} onMoved={onMoved} onClose={closeTask} />;
}
