import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openedByButton } from '../offline/opened-by-button.tsx';
import { Logo } from '../page/Brand.tsx';
import classes from './PageMenu.module.css';

const PageMenuItems = openedByButton(() => import('./PageMenuItems.tsx'), 'PageMenuItems');

/** The menu button on pages without header and footer, with everything from there (screens.8). */
export function PageMenu() {
  const { t } = useTranslation();
  return (
    <PageMenuItems
      button={
        <UnstyledButton className={classes.button} aria-label={t('frame.menu')} title={t('frame.menu')}>
          <Logo size={20} />
          <IconChevronDown size={14} stroke={1.75} />
        </UnstyledButton>
      }
    />
  );
}
