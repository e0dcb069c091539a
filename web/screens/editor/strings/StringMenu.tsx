import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { hasPermission } from '#domain/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useStringCommand } from '../state/string-management.ts';

const StringMenuItems = openedByButton(() => import('./StringMenuItems.tsx'), 'StringMenuItems');

type Props = { row: EditorRow; className?: string | undefined };

/** The menu of the commands on a string. Nothing for those who neither manage strings nor see the log. */
export function StringMenu({ row, className = '' }: Props) {
  const { t } = useTranslation();
  const runCommand = useStringCommand();
  const { project } = useEditor();
  const seesLog = hasPermission(roleIn(project), 'can_see_logs');
  if (!runCommand && !seesLog) return null;
  return (
    <StringMenuItems
      row={row}
      onCommand={runCommand}
      seesLog={seesLog}
      button={
        // Its click doesn't choose the row.
        <ActionIcon
          className={className}
          aria-label={t('editorStrings.menu', { index: row.index })}
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
