import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { Caps } from '../../../features/shortcuts/Caps.tsx';
import { useIsPhone } from '../state/is-phone.ts';
import { STRING_COMMANDS } from '../state/string-commands.ts';
import { type RunStringCommand, useStringCommand } from '../state/string-management.ts';

type Props = { row: EditorRow; className?: string | undefined };

/** The menu of the commands on a string, which is created when it is first opened. Nothing for those who don't manage strings. */
export function StringMenu({ row, className = '' }: Props) {
  const { t } = useTranslation();
  const runCommand = useStringCommand();
  const [wasOpened, setOpened] = useState(false);
  if (!runCommand) return null;
  const look = { className, 'aria-label': t('editorStrings.menu', { index: row.index }) };
  if (wasOpened) return <OpenMenu row={row} look={look} onCommand={runCommand} />;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    setOpened(true);
  };
  return (
    <ActionIcon {...look} tabIndex={-1} aria-haspopup="menu" onClick={open}>
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
}

type OpenProps = {
  row: EditorRow;
  look: { className: string; 'aria-label': string };
  onCommand: RunStringCommand;
};

function OpenMenu({ row, look, onCommand }: OpenProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, open] = useState(false);
  useEffect(() => {
    // The button is a new element: it takes the focus, so that closing the menu restores it.
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
      {/* A click in the menu doesn't choose the row. */}
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        {STRING_COMMANDS.map(({ name, Icon, ...command }) => {
          const isDanger = 'isDanger' in command;
          const item = (
            <Menu.Item
              key={name}
              data-danger={isDanger || undefined}
              leftSection={<Icon size={16} stroke={1.75} />}
              rightSection={'key' in command && !isPhone && <Caps of={command.key} />}
              onClick={() => {
                // A dialog that opens restores the focus to this button.
                target.current?.focus();
                onCommand(name, row);
              }}
            >
              {t(`editorStrings.actions.${name}`)}
            </Menu.Item>
          );
          return isDanger ? [<Menu.Divider key="rule" />, item] : item;
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
