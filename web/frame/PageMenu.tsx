import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { learnAll } from '../language/start.ts';
import { OpenedPart } from '../offline/OpenedPart.tsx';
import { Mark } from './Brand.tsx';
import classes from './PageMenu.module.css';
import { part } from './screen.ts';

const load = () => import('./PageMenuItems.tsx');
const PageMenuItems = part(load, 'PageMenuItems');
/** Preloads the menu; errors appear when it is opened. */
const ahead = () => void Promise.all([load(), learnAll()]).catch(() => undefined);

/**
 * The menu button on pages without header and footer, with everything from there (SPEC §2). Its code is loaded when the pointer
 * or focus first reaches it.
 */
export function PageMenu() {
  const { t } = useTranslation();
  const [asked, ask] = useState(false);
  const button = (
    <UnstyledButton
      className={classes.button}
      aria-label={t('frame.menu')}
      title={t('frame.menu')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => ask(true)}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      <Mark size={20} />
      <IconChevronDown size={14} stroke={1.75} />
    </UnstyledButton>
  );
  if (!asked) return button;
  return (
    <OpenedPart fallback={button} onMissing={() => ask(false)}>
      <PageMenuItems button={button} />
    </OpenedPart>
  );
}
