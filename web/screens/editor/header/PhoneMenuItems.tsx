import { Menu } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFilePencil,
  IconLogin2,
  IconUser,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../data/session/session.ts';
import { useUndo } from '../../../features/history/undo/use-undo.ts';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useOpenDialog } from '../state/open-dialog.tsx';
import { ModeItems } from '../strings/ModeItems.tsx';
import { TOOLBAR_TOOLS, TOOLS, type ToolName } from '../tools/tools.ts';

type Props = { button: OpeningButton; onTool: (name: ToolName) => void };

/** The items of {@link ./PhoneMenu.tsx}. */
export function PhoneMenuItems({ button, onTool }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const open = useOpenDialog();
  const { project, viewer } = useEditor();
  const isMember = viewer.role !== undefined;
  const { undo, redo } = useUndo(project.id);
  const from = useLocation({ select: ({ href }) => href });
  const menu = useOpenOnMount();
  const icon = { size: 16, stroke: 1.75 };
  return (
    <Menu opened={menu.opened} onChange={menu.open} returnFocus>
      <Menu.Target>{cloneElement(button, { ref: menu.target })}</Menu.Target>
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
        {isMember && (
          <>
            <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => undo()}>
              {t('undo.undo')}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowForwardUp {...icon} />} onClick={redo}>
              {t('undo.redo')}
            </Menu.Item>
          </>
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
