import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedProject } from '#contract/projects/deleted-projects.ts';
import { useUndeleteProject } from '../../features/projects/deleted-projects/use-undelete-project.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { ProjectLines } from '../../ui/project-cards/ProjectLines.tsx';
import { DeletedLine } from './DeletedLine.tsx';
import classes from './InvitationsTab.module.css';

type Props = {
  deleted: { days: number; projects: readonly DeletedProject[] } | undefined;
  error: Error | null;
  onRetry: () => void;
};

/** The projects that the user has deleted and can restore (projects.32). */
export function DeletedTab({ deleted, error, onRetry }: Props) {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  // The restored line leaves the list, so the focus moves to the heading.
  const undelete = useUndeleteProject(() => head.current?.focus());
  if (!deleted && error) return <NotLoaded error={error} onRetry={onRetry} />;
  if (!deleted) return <ProjectLines projects={undefined} expected={2} />;
  const { days, projects } = deleted;
  return (
    <>
      <VisuallyHidden component="h2" ref={head} tabIndex={-1}>
        {t('myProjects.deleted.title')}
      </VisuallyHidden>
      {projects.length === 0 ? (
        <Empty
          title={t('myProjects.deleted.none')}
          text={t('myProjects.deleted.noneText', { count: days })}
        />
      ) : (
        <ul className={classes.list}>
          {projects.map((project) => (
            <DeletedLine
              key={project.id}
              project={project}
              busy={undelete.isPending}
              onRestore={() => undelete.mutate(project)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
