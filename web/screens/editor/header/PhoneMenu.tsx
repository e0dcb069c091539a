import { ActionIcon, Menu } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconDotsVertical,
  IconFilePencil,
  IconLogin2,
  IconUser,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../data/session/session.ts';
import { useOpenDialog } from '../state/open-dialog.ts';
import { ModeItems } from '../strings/ModeItems.tsx';
import { TOOLBAR_TOOLS, TOOLS, type ToolName } from '../tools/tools.ts';

/** The menu of what has no room in the header of a phone. */
export function PhoneMenu({ onTool }: { onTool: (name: ToolName) => void }) {
  const { t } = useTranslation();
  const me = useMe();
  const open = useOpenDialog();
  const from = useLocation({ select: ({ href }) => href });
  const icon = { size: 16, stroke: 1.75 };
  return (
    <Menu returnFocus>
      <Menu.Target>
        <ActionIcon aria-label={t('editorTools.more')}>
          <IconDotsVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {TOOLBAR_TOOLS.map((name) => {
          const { text, Icon } = TOOLS[name];
          return (
            <Menu.Item key={name} leftSection={<Icon {...icon} />} onClick={() => onTool(name)}>
              {t(text)}
            </Menu.Item>
          );
        })}
        <Menu.Item leftSection={<IconAdjustmentsHorizontal {...icon} />} onClick={() => open('settings')}>
          {t('editorSettings.title')}
        </Menu.Item>
        {me && (
          <Menu.Item leftSection={<IconFilePencil {...icon} />} onClick={() => open('drafts')}>
            {t('drafts.title')}
          </Menu.Item>
        )}
        <ModeItems />
        <Menu.Divider />
        {me ? (
          <Menu.Item
            leftSection={<IconUser {...icon} />}
            renderRoot={(props) => <Link to="/users/$userId" params={{ userId: String(me.id) }} {...props} />}
          >
            {t('frame.profile')}
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconLogin2 {...icon} />}
            renderRoot={(props) => <Link to="/login" search={{ from }} {...props} />}
          >
            {t('frame.signIn')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
