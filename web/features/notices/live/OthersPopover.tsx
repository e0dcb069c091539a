import { Popover } from '@mantine/core';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { OthersList, type OthersListProps } from './OthersList.tsx';

export type OthersPopoverProps = OthersListProps & { button: OpeningButton };

/** The popover of {@link ./OthersButton.tsx}, loaded when it is opened. */
export function OthersPopover({ button, ...list }: OthersPopoverProps) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  return (
    <Popover opened={opened} onChange={open} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>{cloneElement(button, { ref: target, onClick: () => open(!opened) })}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('live.who')}>
        <OthersList {...list} />
      </Popover.Dropdown>
    </Popover>
  );
}
