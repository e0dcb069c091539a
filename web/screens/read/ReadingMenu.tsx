import { ActionIcon } from '@mantine/core';
import { IconTextSize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Overlays } from './overlays.ts';
import type { ReadingPopoverProps } from './ReadingPopover.tsx';

export function ReadingMenu(props: Omit<ReadingPopoverProps, 'button'>) {
  const { t } = useTranslation();
  return (
    <Overlays.ReadingPopover
      {...props}
      button={
        <ActionIcon aria-label={t('read.look')} title={t('read.look')} aria-haspopup="dialog">
          <IconTextSize size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
