import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { Avatars } from '../../../features/live/Avatars.tsx';
import { useOthersAt, useTypingText } from '../../../features/live/presence.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './RowOthers.module.css';

/** Who else is at a string. It is positioned on the line under the row and takes no space. */
export function RowOthers({ row }: { row: Pick<EditorRow, 'id'> }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const people = useOthersAt(project.id, row.id);
  const writing = useTypingText(people);
  if (people.length === 0) return null;
  const names = people.map(({ user }) => user.username).join(', ');
  const words = t('live.at', { count: people.length, names });
  return (
    <span className={classes.others} title={words}>
      <Avatars people={people} size={16} most={3} />
      {writing ?? <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}
