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
import { useOpen } from '../state/opened.ts';
import type { Modes } from '../strings/ModeButtons.tsx';
import { ModeItems } from '../strings/ModeItems.tsx';
import { HELPER_NAMES, HELPERS, type HelperName } from '../tools/tools.ts';

type Props = { onHelper: (name: HelperName) => void; modes: Modes };

/** On a phone: what has no room in the header. */
export function PhoneMenu({ onHelper, modes }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const open = useOpen();
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
        {HELPER_NAMES.map((name) => {
          const { text, Icon } = HELPERS[name];
          return (
            <Menu.Item key={name} leftSection={<Icon {...icon} />} onClick={() => onHelper(name)}>
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
        <ModeItems {...modes} />
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
