import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { usageQuery } from '../../../data/queries/usage.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import classes from './ProjectUsage.module.css';
import { UsageLines } from './UsageLines.tsx';

/** The storage of a project and of all projects of its owner, and their limits (projects.17). */
export function ProjectUsage({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(usageQuery(project.id));
  const owners = hasPermission(roleIn(project), 'is_owner') ? t('usage.mine') : t('usage.owners');
  return (
    <section className={`min-width-0 padding-top-24 ${classes.part}`}>
      <h2>{t('usage.project')}</h2>
      <p className={`ui-13 ink-3 ${classes.hint}`}>{t('usage.projectHint')}</p>
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={112} aria-hidden="true" />}
      {data && (
        <>
          <UsageLines shares={data.project} label={t('usage.project')} />
          <h3 className="ui-13 weight-600 ink-2">{owners}</h3>
          <UsageLines shares={data.owner} label={owners} />
        </>
      )}
    </section>
  );
}
