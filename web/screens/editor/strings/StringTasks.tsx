import { useState } from 'react';
import { lazyCode } from '../../../ui/page/screen.ts';
import { useRow } from '../state/page-context.ts';
import { type StringTask, useStringManagement } from '../state/string-management.ts';
import { AddString } from './AddString.tsx';
import { DeleteString } from './DeleteString.tsx';
import { MoveString } from './MoveString.tsx';

// Few open them, and they bring what finds sentences.
const splits = lazyCode(() => import('../splits/split-dialogs.ts'));
const SplitDialog = splits.component('SplitDialog');
const MergeDialog = splits.component('MergeDialog');

export function StringTasks({ task }: { task: StringTask }) {
  const { onAdded, closeTask } = useStringManagement();
  if (task.kind === 'add') return <AddString position={task} onAdded={onAdded} onClose={closeTask} />;
  return <RowTask key={`${task.kind} ${task.row.id}`} task={task} />;
}

/** A task with the row as it is when the dialog opens. */
function RowTask({ task }: { task: Exclude<StringTask, { kind: 'add' }> }) {
  const { onDeleted, onMoved, onParts, closeTask } = useStringManagement();
  const [row] = useState(useRow(task.row));
  if (task.kind === 'delete') return <DeleteString row={row} onDeleted={onDeleted} onClose={closeTask} />;
  if (task.kind === 'split')
    return <SplitDialog row={row} at={task.at} onSplit={onParts} onClose={closeTask} />;
  if (task.kind === 'merge') return <MergeDialog row={row} onMerged={onParts} onClose={closeTask} />;
  return <MoveString row={row} onMoved={onMoved} onClose={closeTask} />;
}
