import { Button, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MyAssignment } from '#contract/projects/assignments.ts';
import { isDone } from '#domain/projects/assignments/assignments.ts';
import { myAssignmentsQuery } from '../../data/queries/assignments.ts';
import { useNextPage } from '../../data/queries/use-next-page.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { ProjectLines } from '../../ui/project-cards/ProjectLines.tsx';
import { AssignedLine } from './AssignedLine.tsx';
import classes from './AssignedTab.module.css';

/** What is assigned to the user in all projects, the next deadline first; what is translated is apart (assignments.8). */
export function AssignedTab() {
  const { t } = useTranslation();
  const list = useInfiniteQuery({ ...myAssignmentsQuery, staleTime: 0 });
  const { isWaiting, ask } = useNextPage(list);
  if (!list.data) {
    return list.error ? (
      <NotLoaded error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <ProjectLines projects={undefined} expected={2} />
    );
  }
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0)
    return <Empty title={t('assignments.mineNone')} text={t('assignments.mineNoneText')} />;
  return (
    <>
      <Part title={t('assignments.open')} assignments={all.filter(({ section }) => !isDone(section))} />
      <Part title={t('assignments.done')} assignments={all.filter(({ section }) => isDone(section))} />
      {list.hasNextPage && (
        <Button mt={16} variant="default" loading={isWaiting} onClick={ask}>
          {t('assignments.more')}
        </Button>
      )}
      <VisuallyHidden role="status">{isWaiting ? t('notifications.loading') : ''}</VisuallyHidden>
    </>
  );
}

function Part({ title, assignments }: { title: string; assignments: readonly MyAssignment[] }) {
  if (assignments.length === 0) return null;
  return (
    <section className={classes.part} aria-label={title}>
      <h2 className="ui-13 ink-2">{title}</h2>
      <ul>
        {assignments.map((assignment) => (
          <AssignedLine key={assignment.id} assignment={assignment} />
        ))}
      </ul>
    </section>
  );
}
