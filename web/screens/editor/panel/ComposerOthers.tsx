import type { EditorRow } from '#contract/texts/editor.ts';
import { Avatars } from '../../../features/notices/live/Avatars.tsx';
import { useOthersAt, useOthersText, useTypingText } from '../../../features/notices/live/presence.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './ComposerOthers.module.css';

/** Who else types for this string or looks at it, positioned on the edge of the composer, where it takes no space. */
export function ComposerOthers({ row }: { row: Pick<EditorRow, 'id'> }) {
  const { project } = useEditor();
  const people = useOthersAt(project.id, row.id);
  const words = useOthersText(people);
  const typing = useTypingText(people);
  if (people.length === 0) return null;
  return (
    <p className={classes.others}>
      <Avatars people={people} size={16} most={3} />
      {typing ?? words}
    </p>
  );
}
