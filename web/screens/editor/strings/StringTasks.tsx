import type { SourceString } from '#contract/strings.ts';
import type { StringTask } from '../state/string-management.ts';
import { AddString } from './AddString.tsx';
import { DeleteString } from './DeleteString.tsx';
import { MoveString } from './MoveString.tsx';

type Props = {
  task: StringTask;
  onAdded: (added: SourceString) => void;
  onDeleted: () => void;
  onMoved: (moved: SourceString) => void;
  onClose: () => void;
};

/** The dialog of what is being done with a string. */
export function StringTasks({ task, onAdded, onDeleted, onMoved, onClose }: Props) {
  if (task.kind === 'add') return <AddString place={task} onAdded={onAdded} onClose={onClose} />;
  if (task.kind === 'delete') return <DeleteString row={task.row} onDeleted={onDeleted} onClose={onClose} />;
  return <MoveString row={task.row} onMoved={onMoved} onClose={onClose} />;
}
