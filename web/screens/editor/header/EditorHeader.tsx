import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageOutline } from '../../../data/queries/editor.ts';
import { useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { LanguagesMenu } from '../../../features/files/languages/LanguagesMenu.tsx';
import { OthersButton } from '../../../features/notices/live/OthersButton.tsx';
import { AppearancePicker } from '../../../ui/frame/AppearancePicker.tsx';
import { BackToProject } from '../../../ui/frame/BackToProject.tsx';
import { Bell } from '../../../ui/frame/Bell.tsx';
import { PageMenu } from '../../../ui/frame/PageMenu.tsx';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import { DraftsButton } from '../drafts/DraftsButton.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { useOpenDialog } from '../state/open-dialog.tsx';
import type { ToolName } from '../tools/tools.ts';
import classes from './EditorHeader.module.css';
import { OwnProfile } from './OwnProfile.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { Progress } from './Progress.tsx';
import { SectionArrows } from './SectionArrows.tsx';
import { SectionsMenu } from './SectionsMenu.tsx';
import { useSectionNames } from './section-names.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

type Props = {
  page: PageOutline;
  /** The sections as the address has them. */
  list: string;
  onTool: (name: ToolName) => void;
};

/** The header: project, sections, progress, and the user (editor.5). */
export const EditorHeader = memo(function EditorHeader({ page, list, onTool }: Props) {
  const { t } = useTranslation();
  const { projectRef, project } = useEditor();
  const open = useOpenDialog();
  const { showNextSectionsArrows } = useEditorSettings();
  const isPhone = useIsPhone();
  const [only, ...others] = page.sections;
  const { string: chosen } = route.useSearch();
  return (
    <header className={classes.header}>
      <PageMenu />
      <BackToProject projectRef={projectRef} project={project} className={classes.back} />
      <div className={classes.where}>
        <h1 className={classes.sections}>
          <SectionsMenu name={useSectionNames(page.sections, list)} list={list} />
        </h1>
        <Progress />
      </div>
      <div className={classes.tools}>
        <DraftsButton onOpen={() => open('drafts')} />
        <OthersButton
          project={project}
          projectRef={projectRef}
          open={{ list, ids: page.sections.map(({ id }) => id) }}
        />
        {showNextSectionsArrows && only && others.length === 0 && <SectionArrows section={only.id} />}
        {only && project.in_family && (
          <LanguagesMenu project={project} at={{ section: only.id, string: chosen }} />
        )}
        {isPhone ? (
          <>
            <ActionIcon aria-label={t('editorKeys.names.filter')} onClick={() => open('filters')}>
              <IconSearch size={16} stroke={1.75} />
            </ActionIcon>
            <PhoneMenu onTool={onTool} />
          </>
        ) : (
          <>
            <HelpLink topic="translate" />
            <AppearancePicker />
            <Bell />
          </>
        )}
        <SettingsButton sections={list} />
        {!isPhone && <OwnProfile />}
      </div>
    </header>
  );
});
