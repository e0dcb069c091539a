import { ActionIcon } from '@mantine/core';
import { IconOmega } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import type { CharactersPopoverProps } from './CharactersPopover.tsx';

const CharactersPopover = openedByButton(() => import('./CharactersPopover.tsx'), 'CharactersPopover');

/** The button that opens the palette of characters (editor.41). */
export function CharactersButton(props: Omit<CharactersPopoverProps, 'button'>) {
  const { t } = useTranslation();
  return (
    <CharactersPopover
      {...props}
      button={
        <ActionIcon aria-label={t('characters.open')} title={t('characters.open')} aria-haspopup="dialog">
          <IconOmega size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
