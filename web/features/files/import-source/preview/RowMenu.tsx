import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileText, IconPencil, IconSectionSign, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  number: number;
  onEdit: () => void;
  /** Splits the section before this string; undefined where that is not possible. */
  onCut: (() => void) | undefined;
  onLine: (() => void) | undefined;
  onLeaveOut: () => void;
};

/** The menu of a string in the preview, mounted only when it is opened. */
export function RowMenu({ number, ...actions }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const words = t('importSource.menu', { number });
  if (isOpen) return <OpenMenu words={words} {...actions} />;
  return (
    <ActionIcon data-menu size="xs" aria-label={words} aria-haspopup="menu" onClick={() => setOpen(true)}>
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
}

function OpenMenu({ words, onEdit, onCut, onLine, onLeaveOut }: Omit<Props, 'number'> & { words: string }) {
  const { t } = useTranslation();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The new button takes the focus first, so that closing the menu returns it there.
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={target} data-menu size="xs" aria-label={words}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
          {t('importSource.edit')}
        </Menu.Item>
        {onLine && (
          <Menu.Item leftSection={<IconFileText size={16} stroke={1.75} />} onClick={onLine}>
            {t('importShared.toLine')}
          </Menu.Item>
        )}
        {onCut && (
          <Menu.Item leftSection={<IconSectionSign size={16} stroke={1.75} />} onClick={onCut}>
            {t('importSource.startSection')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconX size={16} stroke={1.75} />} onClick={onLeaveOut}>
          {t('importSource.skip')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
