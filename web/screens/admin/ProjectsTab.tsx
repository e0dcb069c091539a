import { Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { allProjectsQuery } from '../../data/queries/administration.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';
import { ProjectLine } from './ProjectLine.tsx';
import classes from './ProjectsTab.module.css';

/** All projects of the site, whatever their visibility, filtered by name; they can be hidden and restored. */
export function ProjectsTab() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isHidden, setHidden] = useState(false);
  const [name] = useDebouncedValue(typed.trim(), 250);
  const query = useInfiniteQuery(allProjectsQuery(name, isHidden));
  const { data, error } = query;
  const projects = data?.pages.flat();
  return (
    <div className={`grid gap-24 padding-top-24 ${classes.tab}`}>
      <div className="grid gap-12">
        <TextInput
          type="search"
          label={t('admin.findProject')}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          maxLength={LIMITS.search.max}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Switch
          label={t('admin.onlyHidden')}
          checked={isHidden}
          onChange={(event) => setHidden(event.currentTarget.checked)}
        />
      </div>
      {projects === undefined && !error && <ListSkeleton />}
      {projects && (
        <ul className={`lines ${list.list}`} aria-label={t('admin.tab.projects')}>
          {projects.map((project) => (
            <ProjectLine key={project.id} project={project} />
          ))}
          {projects.length === 0 && <li className={list.nothing}>{t('admin.noProjects')}</li>}
        </ul>
      )}
      <LoadMore of={query} />
    </div>
  );
}
