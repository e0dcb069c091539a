import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppearancePicker } from '../../frame/AppearancePicker.tsx';
import { Mark } from '../../frame/Brand.tsx';
import type { EditorPage, PageAsked } from '../../wire/editor.ts';
import { useEditor } from '../editor-context.ts';
import classes from './EditorHeader.module.css';
import { nameOfSections } from './name-of-sections.ts';
import { Oneself } from './Oneself.tsx';
import { Progress } from './Progress.tsx';
import { SectionArrows } from './SectionArrows.tsx';

type Props = { page: EditorPage; asked: PageAsked };

/** Where one is, how far that is, and who one is (SPEC §2). */
export function EditorHeader({ page, asked }: Props) {
  const { t } = useTranslation();
  const { at, project } = useEditor();
  const [only, ...others] = page.sections;
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.home} aria-label={t('frame.home')}>
        <Mark size={20} />
      </Link>
      <Link
        to="/projects/$projectId"
        params={{ projectId: at }}
        className={classes.back}
        aria-label={`${t('editor.back')}: ${project.name}`}
        title={t('editor.back')}
      >
        <IconChevronLeft size={16} stroke={1.75} />
        <span lang={project.source_lang}>{project.name}</span>
      </Link>
      <div className={classes.where}>
        <h1 className={classes.sections}>
          <Link
            to="/projects/$projectId/editor"
            params={{ projectId: at }}
            title={t('editor.chooseSections')}
          >
            {nameOfSections(t, page.sections, asked.sections)}
          </Link>
        </h1>
        <Progress page={page} />
      </div>
      <div className={classes.tools}>
        {only && others.length === 0 && <SectionArrows section={only.id} />}
        <AppearancePicker />
        <Oneself />
      </div>
    </header>
  );
}
