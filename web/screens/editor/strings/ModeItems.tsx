import { Menu } from '@mantine/core';
import { IconArrowsUpDown, IconListCheck, IconPencil, IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStringManagement } from '../state/string-management.ts';

/** The modes as items of a phone's menu. */
export function ModeItems() {
  const { t } = useTranslation();
  const { mayManage, maySelect, mode, setMode, whyNotMove } = useStringManagement();
  if (!maySelect) return null;
  const icon = { size: 16, stroke: 1.75 };
  return (
    <>
      <Menu.Divider />
      {mayManage && (
        <>
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            onClick={() => setMode(mode === 'edit' ? 'normal' : 'edit')}
          >
            {t(mode === 'edit' ? 'editorStrings.stopEditing' : 'editorStrings.editStrings')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowsUpDown {...icon} />}
            disabled={whyNotMove !== undefined}
            onClick={() => setMode('move')}
          >
            {t('editorMoving.moveStrings')}
          </Menu.Item>
          {whyNotMove && <Menu.Label>{t(`editorMoving.whyNot.${whyNotMove}`)}</Menu.Label>}
        </>
      )}
      <Menu.Item leftSection={<IconListCheck {...icon} />} onClick={() => setMode('select')}>
        {t('editorStrings.selectStrings')}
      </Menu.Item>
      <Menu.Item leftSection={<IconReplace {...icon} />} onClick={() => setMode('find')}>
        {t('editorStrings.findAndReplace')}
      </Menu.Item>
    </>
  );
}
