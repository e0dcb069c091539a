import { queryOptions } from '@tanstack/react-query';
import { lockedKeys } from '../../../data/drafts/tab-lock.ts';
import { storedImports } from './stored-imports.ts';

/** What a user has not finished importing into a project with this browser, save what is being imported in some tab. */
export const unfinishedQuery = (user: number | undefined, project: number) =>
  queryOptions({
    queryKey: ['unfinished imports', user, project],
    queryFn: async () => {
      const [kept, underWay] = await Promise.all([storedImports(user ?? 0, project), lockedKeys()]);
      return kept.filter(({ id }) => !underWay.has(id));
    },
    enabled: user !== undefined,
    // It is asked of this browser.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
