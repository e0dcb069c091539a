import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AppearancePicker } from '../../frame/AppearancePicker.tsx';
import { PageMenu } from '../../frame/PageMenu.tsx';
import { HelpLink } from '../../help/HelpLink.tsx';
import { OthersButton } from '../../live/OthersButton.tsx';
import { useEditorSettings } from '../../settings/editor-settings.ts';
import type { EditorPage } from '../../wire/editor.ts';
import { DraftsButton } from '../drafts/DraftsButton.tsx';
import { useEditor } from '../editor-context.ts';
import type { HelperName } from '../helpers/helpers.ts';
import { useIsPhone } from '../is-phone.ts';
import type { Ways } from '../moves/use-ways.ts';
import { useOpen } from '../opened.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import type { Modes } from '../strings/ModeButtons.tsx';
import classes from './EditorHeader.module.css';
import { nameOfSections } from './name-of-sections.ts';
import { Oneself } from './Oneself.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { Progress } from './Progress.tsx';
import { SectionArrows } from './SectionArrows.tsx';
import { SectionsMenu } from './SectionsMenu.tsx';

type Props = {
  page: EditorPage;
  /** The sections as the address has them. */
  list: string;
  moves: Ways;
  onHelper: (name: HelperName) => void;
  modes: Modes;
};

/** Where one is, how far that is, and who one is (SPEC §2). */
export const EditorHeader = memo(function EditorHeader({ page, list, moves, onHelper, modes }: Props) {
  const { t } = useTranslation();
  const { at, project } = useEditor();
  const open = useOpen();
  const { showNextSectionsArrows } = useEditorSettings();
  const isPhone = useIsPhone();
  const [only, ...others] = page.sections;
  return (
    <header className={classes.header}>
      <PageMenu />
      <Link
        to="/projects/$projectId"
        params={{ projectId: at }}
        className={classes.back}
        aria-label={`${t('frame.backToProject')}: ${project.name}`}
        title={t('frame.backToProject')}
      >
        <IconChevronLeft size={16} stroke={1.75} />
        <span lang={project.source_lang}>{project.name}</span>
      </Link>
      <div className={classes.where}>
        <h1 className={classes.sections}>
          <SectionsMenu name={nameOfSections(t, page.sections, list)} list={list} />
        </h1>
        <Progress page={page} />
      </div>
      <div className={classes.tools}>
        <DraftsButton onOpen={() => open('drafts')} />
        <OthersButton project={project} at={at} open={{ list, ids: page.sections.map(({ id }) => id) }} />
        {showNextSectionsArrows && only && others.length === 0 && <SectionArrows section={only.id} />}
        {isPhone ? (
          <>
            <ActionIcon aria-label={t('editorKeys.names.filter')} onClick={() => open('filters')}>
              <IconSearch size={16} stroke={1.75} />
            </ActionIcon>
            <PhoneMenu onHelper={onHelper} modes={modes} />
          </>
        ) : (
          <>
            <HelpLink topic="translate" />
            <AppearancePicker />
          </>
        )}
        <SettingsButton moves={moves} sections={list} />
        {!isPhone && <Oneself />}
      </div>
    </header>
  );
});
