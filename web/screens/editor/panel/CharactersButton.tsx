import { ActionIcon } from '@mantine/core';
import { IconOmega } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Overlays } from '../state/overlays.ts';
import type { CharactersPopoverProps } from './CharactersPopover.tsx';

/** The button that opens the palette of characters (editor.41). */
export function CharactersButton(props: Omit<CharactersPopoverProps, 'button'>) {
  const { t } = useTranslation();
  return (
    <Overlays.CharactersPopover
      {...props}
      button={
        <ActionIcon aria-label={t('characters.open')} title={t('characters.open')} aria-haspopup="dialog">
          <IconOmega size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
