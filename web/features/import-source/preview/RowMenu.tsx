import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileText, IconPencil, IconSectionSign, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  number: number;
  onEdit: () => void;
  /** Begins a new section with this string; left out where it can't be. */
  onCut: (() => void) | undefined;
  onLine: (() => void) | undefined;
  onLeaveOut: () => void;
};

/** What may be done with a string of the preview; the menu is made only once it is asked for. */
export function RowMenu({ number, ...acts }: Props) {
  const { t } = useTranslation();
  const [isAsked, ask] = useState(false);
  const words = t('load.menu', { number });
  if (isAsked) return <OpenMenu words={words} {...acts} />;
  return (
    <ActionIcon data-menu size="xs" aria-label={words} aria-haspopup="menu" onClick={() => ask(true)}>
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
}

function OpenMenu({ words, onEdit, onCut, onLine, onLeaveOut }: Omit<Props, 'number'> & { words: string }) {
  const { t } = useTranslation();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, open] = useState(false);
  useEffect(() => {
    // The button is a new one: it takes the focus first, so that closing the menu gives it back.
    target.current?.focus();
    open(true);
  }, []);
  return (
    <Menu opened={opened} onChange={open} position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={target} data-menu size="xs" aria-label={words}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
          {t('load.edit')}
        </Menu.Item>
        {onLine && (
          <Menu.Item leftSection={<IconFileText size={16} stroke={1.75} />} onClick={onLine}>
            {t('paste.toLine')}
          </Menu.Item>
        )}
        {onCut && (
          <Menu.Item leftSection={<IconSectionSign size={16} stroke={1.75} />} onClick={onCut}>
            {t('load.cutHere')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconX size={16} stroke={1.75} />} onClick={onLeaveOut}>
          {t('load.leaveOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
