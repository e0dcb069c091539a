import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { mayIn } from '../../../data/access/access.ts';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useEditor } from '../state/editor-context.ts';
import type { StringPosition } from '../state/string-management.ts';
import classes from './EmptyList.module.css';

type Props = {
  sections: readonly Pick<Section, 'id'>[];
  /** Adds the first string; left out for those who may not. */
  onAdd: ((position: StringPosition) => void) | undefined;
};

/** In place of the list of empty sections: how to import or add strings. */
export function EmptyList({ sections: [section, ...others], onAdd }: Props) {
  const { t } = useTranslation();
  const { projectRef, project } = useEditor();
  const mayImport = mayIn(project, 'can_manage_strings');
  const ownText = others.length === 0 ? 'editor.empty.own' : 'editor.empty.ownOfMany';
  return (
    <div className={classes.empty}>
      <VisuallyHidden component="h2">{t('editor.strings')}</VisuallyHidden>
      <Empty title={t('editor.empty.title')} text={t(mayImport ? ownText : 'editor.empty.text')}>
        {mayImport && section && others.length === 0 ? (
          <>
            <Button
              variant="filled"
              renderRoot={(props) => (
                <Link
                  to="/projects/$projectId/sections/$sectionId/load_strings"
                  params={{ projectId: projectRef, sectionId: printSectionId(section.id) }}
                  {...props}
                />
              )}
            >
              {t('editor.empty.load')}
            </Button>
            {onAdd && (
              <Button onClick={() => onAdd({ section: section.id, pos: 1 })}>
                {t('editorStrings.actions.addFirst')}
              </Button>
            )}
          </>
        ) : (
          <Button
            renderRoot={(props) => (
              <Link to="/projects/$projectId" params={{ projectId: projectRef }} {...props} />
            )}
          >
            {t('editor.empty.toProject')}
          </Button>
        )}
      </Empty>
    </div>
  );
}
