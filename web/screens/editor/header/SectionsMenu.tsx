import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './SectionsMenu.module.css';

const SectionsMenuItems = openedByButton(() => import('./SectionsMenuItems.tsx'), 'SectionsMenuItems');

type Props = {
  /** The names of the open sections. */
  name: string;
  /** The open sections as the address has them. */
  list: string;
};

/** The names of the open sections, as the button of a menu of all (editor.5). */
export function SectionsMenu({ name, list }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  // Loaded for the menu, which shows it.
  useQuery({ ...sectionsQuery(project.id), notifyOnChangeProps: [] });
  return (
    <SectionsMenuItems
      list={list}
      button={
        <UnstyledButton className={classes.button} title={t('editorTools.sections')}>
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={14} stroke={1.75} />
        </UnstyledButton>
      }
    />
  );
}
