import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ALL_SECTIONS, printSectionId } from '#domain/addresses/sections-list.ts';
import { translatedPercent } from '#domain/texts/progress.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { Percent } from '../../../ui/project-cards/Percent.tsx';
import { useEditor } from '../state/editor-context.ts';
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
  const { at, project } = useEditor();
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const toEditor = '/projects/$projectId/editor/$sectionsList' as const;
  return (
    <Menu position="bottom-start" width={340} returnFocus>
      <Menu.Target>
        <UnstyledButton className={classes.button} title={t('editorTools.sections')}>
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={14} stroke={1.75} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.sections}>
        {sections.length > 1 && (
          <Menu.Item
            aria-current={list === ALL_SECTIONS || undefined}
            renderRoot={(props) => (
              <Link to={toEditor} params={{ projectId: at, sectionsList: ALL_SECTIONS }} {...props} />
            )}
          >
            {t('editor.allSections')}
          </Menu.Item>
        )}
        {sections.map(({ id, name, translated_name, stats }) => (
          <Menu.Item
            key={id}
            aria-current={list === printSectionId(id) || undefined}
            rightSection={
              <span className={classes.percent}>
                <Percent value={translatedPercent(stats)} />
              </span>
            }
            renderRoot={(props) => (
              <Link
                to={toEditor}
                params={{ projectId: at, sectionsList: printSectionId(id) }}
                preload={false}
                {...props}
              />
            )}
          >
            <span className={classes.section} lang={project.source_lang}>
              {name}
            </span>
            {translated_name !== null && (
              <span className={classes.translated} lang={project.target_lang}>
                {translated_name}
              </span>
            )}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          renderRoot={(props) => (
            <Link
              to="/projects/$projectId/editor"
              params={{ projectId: at }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        >
          {t('editorTools.otherSections')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
