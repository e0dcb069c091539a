import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_SECTIONS, printSectionId } from '#domain/core/addresses/sections-list.ts';
import { translatedPercent } from '#domain/core/text/progress.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { Percent } from '../../../ui/project-cards/Percent.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './SectionsMenu.module.css';

type Props = {
  button: OpeningButton;
  /** The open sections as the address has them. */
  list: string;
};

/** The menu of {@link ./SectionsMenu.tsx}. */
export function SectionsMenuItems({ button, list }: Props) {
  const { t } = useTranslation();
  const { projectRef, project } = useEditor();
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const { target, opened, open } = useOpenOnMount();
  const toEditor = '/projects/$projectId/editor/$sectionsList' as const;
  return (
    <Menu opened={opened} onChange={open} position="bottom-start" width={340} returnFocus>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown className={classes.sections}>
        {sections.length > 1 && (
          <Menu.Item
            aria-current={list === ALL_SECTIONS || undefined}
            renderRoot={(props) => (
              <Link to={toEditor} params={{ projectId: projectRef, sectionsList: ALL_SECTIONS }} {...props} />
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
              <span className={`ui-12 ink-3 ${classes.percent}`}>
                <Percent value={translatedPercent(stats)} />
              </span>
            }
            renderRoot={(props) => (
              <Link
                to={toEditor}
                params={{ projectId: projectRef, sectionsList: printSectionId(id) }}
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
              params={{ projectId: projectRef }}
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
