import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../frame/screen.ts';
import { OpenedPart } from '../../offline/OpenedPart.tsx';
import type { SectionMenuItemsProps } from './SectionMenuItems.tsx';

const load = () => import('./SectionMenuItems.tsx');
const SectionMenuItems = part(load, 'SectionMenuItems');
/** Fetches it ahead; whether it comes is seen when it is asked for. */
const ahead = () => void load().catch(() => undefined);

type Props = Omit<SectionMenuItemsProps, 'button'>;

/** The dots of a section. The menu's code comes when the dots are approached, and one menu is made at a time. */
export function SectionMenu(props: Props) {
  const { t } = useTranslation();
  const [asked, ask] = useState(false);
  const button = (
    <ActionIcon
      aria-label={t('sections.menu', { section: props.section.name })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => ask(true)}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
  if (!asked) return button;
  return (
    <OpenedPart fallback={button} onMissing={() => ask(false)}>
      <SectionMenuItems {...props} button={button} />
    </OpenedPart>
  );
}
