import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failedJobsQuery } from '../../data/queries/jobs.ts';
import { JobLine } from './JobLine.tsx';
import classes from './JobsTab.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';

/** The background jobs that failed: trying them again, deleting them (jobs.10, jobs.11). */
export function JobsTab() {
  const { t } = useTranslation();
  const lines = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery(failedJobsQuery);
  const jobs = query.data?.pages.flat();
  return (
    <div className={`padding-top-24 ${classes.tab}`}>
      <p className="margin-bottom-16 ui-13 ink-2">{t('admin.jobsHint')}</p>
      {jobs === undefined && !query.error && <ListSkeleton />}
      {jobs && (
        <ul ref={lines} className={`lines ${list.list}`} aria-label={t('admin.failedJobs')} tabIndex={-1}>
          {jobs.map((job) => (
            // The line leaves the list with the focused button.
            <JobLine key={job.id} job={job} onGone={() => lines.current?.focus()} />
          ))}
          {jobs.length === 0 && <li className={list.nothing}>{t('admin.noJobs')}</li>}
        </ul>
      )}
      <LoadMore of={query} />
    </div>
  );
}
