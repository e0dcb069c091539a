import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { Caps } from '../../../features/shortcuts/Caps.tsx';
import { useIsPhone } from '../state/is-phone.ts';
import { STRING_DEEDS } from '../state/string-commands.ts';
import { type DoDeed, useStringDeeds } from '../state/string-management.ts';

type Props = { row: EditorRow; className?: string | undefined };

/** What those who manage strings do with one; the menu is made only once it is asked for. Nothing for others. */
export function StringMenu({ row, className = '' }: Props) {
  const { t } = useTranslation();
  const deeds = useStringDeeds();
  const [isAsked, ask] = useState(false);
  if (!deeds) return null;
  const look = { className, 'aria-label': t('editorStrings.menu', { index: row.index }) };
  if (isAsked) return <OpenMenu row={row} look={look} onDeed={deeds} />;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    ask(true);
  };
  return (
    <ActionIcon {...look} tabIndex={-1} aria-haspopup="menu" onClick={open}>
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
}

type OpenProps = { row: EditorRow; look: { className: string; 'aria-label': string }; onDeed: DoDeed };

function OpenMenu({ row, look, onDeed }: OpenProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, open] = useState(false);
  useEffect(() => {
    // The button is a new one: it takes the focus first, so that closing the menu gives it back.
    target.current?.focus();
    open(true);
  }, []);
  return (
    <Menu opened={opened} onChange={open} position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon ref={target} {...look} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      {/* A click in it is none on the row below. */}
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        {STRING_DEEDS.map(({ name, Icon, ...deed }) => {
          const isDanger = 'isDanger' in deed;
          const item = (
            <Menu.Item
              key={name}
              data-danger={isDanger || undefined}
              leftSection={<Icon size={16} stroke={1.75} />}
              rightSection={'key' in deed && !isPhone && <Caps of={deed.key} />}
              onClick={() => {
                // What is opened by it gives the focus back to the dots.
                target.current?.focus();
                onDeed(name, row);
              }}
            >
              {t(`editorStrings.deeds.${name}`)}
            </Menu.Item>
          );
          return isDanger ? [<Menu.Divider key="rule" />, item] : item;
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
