import { ActionIcon, Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ToolDrawer } from '../../../ui/dialogs/ToolDrawer.tsx';
import { useIsPhone } from '../state/is-phone.ts';
import { useOpenDialog, useOpenedDialog } from '../state/open-dialog.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** The button with the popover of the settings; on a phone a drawer that the menu opens. */
export function SettingsButton({ sections }: { sections: string }) {
  const opened = useOpenedDialog();
  const open = useOpenDialog();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isOpen = opened === 'settings';
  const isDrawn = useAfterPaint(isOpen ? 'settings' : undefined, isOpen);
  const words = t('editorSettings.title');
  const form = <SettingsForm sections={sections} />;
  if (isPhone) {
    return (
      <ToolDrawer isOpen={isOpen} onClose={() => open(null)} title={words}>
        {form}
      </ToolDrawer>
    );
  }
  return (
    <Popover
      opened={isDrawn}
      onChange={(to) => open(to ? 'settings' : null)}
      position="bottom-end"
      width={340}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          aria-label={words}
          title={words}
          aria-expanded={isOpen}
          onClick={() => open(isOpen ? null : 'settings')}
        >
          <IconAdjustmentsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={16} aria-label={words}>
        {form}
      </Popover.Dropdown>
    </Popover>
  );
}
