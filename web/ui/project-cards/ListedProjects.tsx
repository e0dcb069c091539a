import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { ProjectLines } from './ProjectLines.tsx';
import type { ProjectList } from './use-project-list.ts';

type Props = { list: ProjectList; asideOf?: (project: Project) => ReactNode };

/** The loaded pages of a list of projects, and the button for more. */
export function ListedProjects({ list, asideOf }: Props) {
  const { t } = useTranslation();
  const { projects, count, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const isAll =
    count !== undefined && !count.more && projects !== undefined && projects.length >= count.amount;
  return (
    <>
      {(projects ? projects.length > 0 : !error) && <ProjectLines projects={projects} asideOf={asideOf} />}
      {error && (
        <NotLoaded
          error={error}
          onRetry={() => void (list.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isAll && !error && (
        <div className="padding-top-16">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('search.more')}
          </Button>
        </div>
      )}
    </>
  );
}
