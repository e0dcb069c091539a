import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconListDetails, IconUnlink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Props = {
  name: string;
  hasReport: boolean;
  mayLeave: boolean;
  onReport: () => void;
  onLeave: () => void;
};

/** The menu of a language; nothing if the reader may do nothing with it. */
export function LanguageMenu({ name, hasReport, mayLeave, onReport, onLeave }: Props) {
  const { t } = useTranslation();
  if (!hasReport && !mayLeave) return null;
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon aria-label={t('languages.actions', { language: name })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {hasReport && (
          <Menu.Item leftSection={<IconListDetails size={16} stroke={1.75} />} onClick={onReport}>
            {t('languages.report')}
          </Menu.Item>
        )}
        {mayLeave && (
          <Menu.Item leftSection={<IconUnlink size={16} stroke={1.75} />} onClick={onLeave}>
            {t('languages.leave')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
