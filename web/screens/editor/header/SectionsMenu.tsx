import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { useEditor } from '../state/editor-context.ts';
import { Overlays } from '../state/overlays.ts';
import classes from './SectionsMenu.module.css';

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
    <Overlays.SectionsMenuItems
      list={list}
      button={
        <UnstyledButton className={classes.button} title={t('editorTools.sections')}>
          <span className="truncate">{name}</span>
          <IconChevronDown size={14} stroke={1.75} />
        </UnstyledButton>
      }
    />
  );
}
