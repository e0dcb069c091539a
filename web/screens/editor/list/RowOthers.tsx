import { VisuallyHidden } from '@mantine/core';
import type { EditorRow } from '#contract/texts/editor.ts';
import { Avatars } from '../../../features/notices/live/Avatars.tsx';
import { useOthersAt, useOthersText, useTypingText } from '../../../features/notices/live/presence.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './RowOthers.module.css';

/** Who else is at a string. It is positioned on the line under the row and takes no space. */
export function RowOthers({ row }: { row: Pick<EditorRow, 'id'> }) {
  const { project } = useEditor();
  const people = useOthersAt(project.id, row.id);
  const words = useOthersText(people);
  const typing = useTypingText(people);
  if (people.length === 0) return null;
  return (
    <span className={classes.others} title={words}>
      <Avatars people={people} size={16} most={3} />
      {typing ?? <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}
