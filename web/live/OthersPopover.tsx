import { Popover } from '@mantine/core';
import { type ComponentPropsWithRef, cloneElement, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpening } from '../dialogs/use-opening.ts';
import { OthersList, type OthersListProps } from './OthersList.tsx';

export type OthersPopoverProps = OthersListProps & { button: ReactElement<ComponentPropsWithRef<'button'>> };

/** What an {@link ./OthersButton.tsx} opens, as it comes. */
export function OthersPopover({ button, ...list }: OthersPopoverProps) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpening();
  return (
    <Popover opened={opened} onChange={open} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>{cloneElement(button, { ref: target, onClick: () => open(!opened) })}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('live.who')}>
        <OthersList {...list} />
      </Popover.Dropdown>
    </Popover>
  );
}
