import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/core/access/roles.ts';
import { mayIn, roleIn } from '../../../data/access/access.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { useEditor } from '../state/editor-context.ts';
import { Overlays } from '../state/overlays.ts';
import { commandsOn } from '../state/string-commands.ts';
import { useStringCommand } from '../state/string-management.ts';

type Props = {
  row: RowString;
  className?: string | undefined;
  /** Whether every signed-in user has it, to watch or report the string: not in the list, where it would be in each row. */
  isForUsers?: boolean;
};

/** The menu of the commands on a string. Nothing for those who have no command. */
export function StringMenu({ row, className = '', isForUsers = false }: Props) {
  const { t } = useTranslation();
  const runCommand = useStringCommand();
  const { project, viewer } = useEditor();
  const seesLog = hasPermission(roleIn(project), 'can_see_logs');
  const reports = viewer.id !== undefined;
  const commands = commandsOn(project, row);
  const isEmpty = commands.length === 0 && !seesLog && !reports;
  if (!runCommand || isEmpty || !(isForUsers || seesLog || mayIn(project, 'can_manage_strings'))) return null;
  return (
    <Overlays.StringMenuItems
      row={row}
      commands={commands}
      onCommand={runCommand}
      seesLog={seesLog}
      reports={reports}
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
