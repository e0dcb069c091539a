import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Overlays } from '../state/overlays.ts';
import type { ToolName } from '../tools/tools.ts';

/** The menu of what does not fit into the header of a phone. */
export function PhoneMenu({ onTool }: { onTool: (name: ToolName) => void }) {
  const { t } = useTranslation();
  return (
    <Overlays.PhoneMenuItems
      onTool={onTool}
      button={
        <ActionIcon aria-label={t('editorTools.more')}>
          <IconDotsVertical size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
