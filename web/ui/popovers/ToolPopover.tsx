import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToolDrawer } from '../dialogs/ToolDrawer.tsx';
import { Anchor } from './Anchor.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';

export type ToolPopoverProps = {
  /** The button that it belongs to; without one it is a drawer at the bottom of a phone's screen. */
  button: HTMLElement | undefined;
  title: string;
  isOpen: boolean;
  onClose: () => void;
};

type Props = ToolPopoverProps & {
  position: 'bottom-start' | 'bottom-end';
  width: number;
  children: ReactNode;
};

/** A popover or drawer that a button of the editor opens, loaded on request. */
export function ToolPopover({ button, title, isOpen, onClose, position, width, children }: Props) {
  const opened = useOpenedAfterMount(isOpen);
  if (!button) {
    return (
      <ToolDrawer isOpen={opened} onClose={onClose} title={title}>
        {children}
      </ToolDrawer>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={(to) => to || onClose()}
      position={position}
      width={width}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchor to={button} />
      </Popover.Target>
      <Popover.Dropdown p={16} aria-label={title}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
