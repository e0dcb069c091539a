import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { Anchor } from '../../../ui/popovers/Anchor.tsx';
import type { HoverEvents } from '../../../ui/popovers/use-hovered.ts';
import classes from './Votes.module.css';

type Props = { target: HTMLElement; isOpen: boolean; events: HoverEvents; children: ReactNode };

/** The voters, beside the number of votes. The pointer can move into the card. */
export function VotersCard({ target, isOpen, events, children }: Props) {
  return (
    <Popover opened={isOpen} position="bottom-end" withRoles={false}>
      <Popover.Target>
        <Anchor to={target} />
      </Popover.Target>
      <Popover.Dropdown className={classes.who} role="tooltip" {...events}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
