import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { Empty } from '../../frame/Empty.tsx';
import { mayIn } from '../../project/standing.ts';
import { useEditor } from '../editor-context.ts';
import classes from './EmptyList.module.css';

/** The list of sections that hold nothing yet: how to begin. */
export function EmptyList({ sections: [section, ...others] }: { sections: readonly Section[] }) {
  const { t } = useTranslation();
  const { at, project } = useEditor();
  const mayLoad = mayIn(project, 'can_manage_strings');
  return (
    <div className={classes.place}>
      <VisuallyHidden component="h2">{t('editor.strings')}</VisuallyHidden>
      <Empty title={t('editor.empty.title')} text={t('editor.empty.text')}>
        {mayLoad && section && others.length === 0 ? (
          <Button
            variant="filled"
            renderRoot={(props) => (
              <Link
                to="/projects/$projectId/sections/$sectionId/load_strings"
                params={{ projectId: at, sectionId: printSectionId(section.id) }}
                {...props}
              />
            )}
          >
            {t('editor.empty.load')}
          </Button>
        ) : (
          <Button
            renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId: at }} {...props} />}
          >
            {t('editor.empty.toProject')}
          </Button>
        )}
      </Empty>
    </div>
  );
}
