import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import type { SectionMenuItemsProps } from './SectionMenuItems.tsx';

const SectionMenuItems = openedByButton(() => import('./SectionMenuItems.tsx'), 'SectionMenuItems');

/** The menu button of a section, whose menu is loaded on request. */
export function SectionMenu(props: Omit<SectionMenuItemsProps, 'button'>) {
  const { t } = useTranslation();
  return (
    <SectionMenuItems
      {...props}
      button={
        <ActionIcon aria-label={t('sections.menu', { section: props.section.name })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
