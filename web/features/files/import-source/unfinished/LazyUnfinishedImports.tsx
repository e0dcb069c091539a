import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { mayIn } from '../../../../data/access/access.ts';
import { cacheKeys } from '../../../../data/cache-keys.ts';
import { lockedKeys } from '../../../../data/drafts/tab-lock.ts';
import { useMe } from '../../../../data/session/session.ts';
import { LazyOverlay } from '../../../../ui/offline/LazyOverlay.tsx';
import { lazyComponent } from '../../../../ui/page/screen.ts';
import { storedImports } from './stored-imports.ts';

const UnfinishedImports = lazyComponent(() => import('./UnfinishedImports.tsx'), 'UnfinishedImports');

/** The unfinished imports of a user into a project in this browser, except those running in some tab. */
const unfinishedQuery = (user: number | undefined, project: number) =>
  queryOptions({
    queryKey: cacheKeys.unfinishedImports(user, project),
    queryFn: async () => {
      const [kept, underWay] = await Promise.all([storedImports(user ?? 0, project), lockedKeys()]);
      return kept.filter(({ id }) => !underWay.has(id));
    },
    enabled: user !== undefined,
    // It reads this browser's storage.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });

/** Lists the imports that were not finished in this browser, for users who may resume them. */
export function LazyUnfinishedImports({ project }: { project: Project }) {
  const me = useMe();
  const container = useRef<HTMLDivElement>(null);
  const mayResume = mayIn(project, 'can_manage_sections') && mayIn(project, 'can_manage_strings');
  const query = unfinishedQuery(mayResume ? me?.id : undefined, project.id);
  const { data: unfinished = [], refetch } = useQuery(query);
  return (
    <div ref={container} tabIndex={-1}>
      {unfinished.length > 0 && (
        <LazyOverlay>
          <UnfinishedImports
            project={project}
            unfinished={unfinished}
            onGone={() => {
              container.current?.focus();
              void refetch();
            }}
          />
        </LazyOverlay>
      )}
    </div>
  );
}
