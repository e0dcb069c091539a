import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/texts/strings.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './MovedNote.module.css';

type Props = { moved: SourceString; onClose: () => void };

/** The notice with a link to a string that was moved out of the list. */
export function MovedNote({ moved, onClose }: Props) {
  const { t } = useTranslation();
  const { projectRef, project } = useEditor();
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const section = sections.find(({ id }) => id === moved.section_id)?.name ?? '';
  return (
    <div className={classes.note}>
      <Notice kind="success">
        {t('editorStrings.movedTo', { section, index: moved.index })}{' '}
        <Link
          to="/projects/$projectId/editor/$sectionsList"
          params={{ projectId: projectRef, sectionsList: printSectionId(moved.section_id) }}
          search={{ string: moved.id }}
          onClick={onClose}
        >
          {t('editorStrings.showMoved')}
        </Link>
      </Notice>
      <CloseButton aria-label={t('frame.close')} onClick={onClose} />
    </div>
  );
}
