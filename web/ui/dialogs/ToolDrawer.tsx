import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ToolDrawer.module.css';

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A tool of the editor as a drawer at the bottom of a phone's screen, no higher than its content. */
export function ToolDrawer({ title, isOpen, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      // Its header is not a banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      size="auto"
      classNames={{ content: classes.content }}
    >
      {children}
    </Drawer>
  );
}
