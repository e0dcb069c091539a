import { Menu } from '@mantine/core';
import { IconArrowsUpDown, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Modes } from './ModeButtons.tsx';

/** The same as items of a phone's menu, where the toolbar has no room; why strings can't be moved stands under it. */
export function ModeItems({ manages, mode, turnTo, whyNotMove }: Modes) {
  const { t } = useTranslation();
  if (!manages) return null;
  const icon = { size: 16, stroke: 1.75 };
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconPencil {...icon} />}
        onClick={() => turnTo(mode === 'edit' ? 'normal' : 'edit')}
      >
        {t(mode === 'edit' ? 'editorStrings.stopEditing' : 'editorStrings.editStrings')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowsUpDown {...icon} />}
        disabled={whyNotMove !== undefined}
        onClick={() => turnTo('move')}
      >
        {t('editorMoving.moveStrings')}
      </Menu.Item>
      {whyNotMove && <Menu.Label>{t(`editorMoving.whyNot.${whyNotMove}`)}</Menu.Label>}
    </>
  );
}
