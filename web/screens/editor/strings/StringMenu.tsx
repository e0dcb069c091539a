import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import { useStringCommand } from '../state/string-management.ts';

const StringMenuItems = openedByButton(() => import('./StringMenuItems.tsx'), 'StringMenuItems');

type Props = { row: EditorRow; className?: string | undefined };

/** The menu of the commands on a string. Nothing for those who don't manage strings. */
export function StringMenu({ row, className = '' }: Props) {
  const { t } = useTranslation();
  const runCommand = useStringCommand();
  if (!runCommand) return null;
  return (
    <StringMenuItems
      row={row}
      onCommand={runCommand}
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
