import { Button } from '@mantine/core';
import { IconListCheck, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { mayIn } from '../../data/access/access.ts';
import { useContinuePosition } from '../../features/texts/continue/use-continue-position.ts';
import classes from './ProjectActions.module.css';

type Props = {
  project: Project;
  sections: readonly Section[];
  /** Whether the button that opens the section picker is left out. */
  isAlone?: boolean;
};

/**
 * Opens the editor (projects.27, projects.28): for translators where they stopped or at the first untranslated string, for
 * others at the section picker. Disabled, with the reason, while there are no strings.
 */
export function EditorButton({ project, sections, isAlone = false }: Props) {
  const { t } = useTranslation();
  const projectId = String(project.id);
  const position = useContinuePosition(project, sections);
  const translates = mayIn(project, 'can_translate');
  const look = {
    size: 'md',
    variant: translates ? 'filled' : 'default',
    className: translates ? classes.main : undefined,
    leftSection: <IconPencil size={16} stroke={1.75} />,
  } as const;
  const words = t(translates ? 'project.translate' : 'project.look');
  if (project.stats.strings_amount === 0) {
    const why = t('project.whyNoEditor');
    return (
      <>
        <Button {...look} disabled title={why} aria-describedby="why-no-editor">
          {words}
        </Button>
        <span id="why-no-editor" className={classes.why}>
          {why}
        </span>
      </>
    );
  }
  const section = sections.length > 1 ? sections.find(({ id }) => id === position?.section)?.name : undefined;
  if (position) {
    const { sectionsList, string, isContinued } = position;
    const kind = isContinued ? 'continue' : 'start';
    return (
      <>
        <Button
          {...look}
          title={t(section ? `project.${kind}HintIn` : `project.${kind}Hint`, { section: section ?? '' })}
          renderRoot={(props) => (
            <Link
              to="/projects/$projectId/editor/$sectionsList"
              params={{ projectId, sectionsList }}
              search={{ string }}
              {...props}
            />
          )}
        >
          {isContinued ? t('project.continue') : words}
        </Button>
        {sections.length > 1 && !isAlone && (
          <Button
            size="md"
            className={classes.short}
            title={t('project.chooseSections')}
            leftSection={<IconListCheck size={16} stroke={1.75} />}
            renderRoot={(props) => (
              <Link to="/projects/$projectId/editor" params={{ projectId }} {...props} />
            )}
          >
            {t('project.chooseSections')}
          </Button>
        )}
      </>
    );
  }
  return (
    <Button
      {...look}
      renderRoot={(props) =>
        sections.length === 1 ? (
          <Link
            to="/projects/$projectId/editor/$sectionsList"
            params={{ projectId, sectionsList: ALL_SECTIONS }}
            {...props}
          />
        ) : (
          <Link to="/projects/$projectId/editor" params={{ projectId }} {...props} />
        )
      }
    >
      {words}
    </Button>
  );
}
