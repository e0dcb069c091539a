import { queryOptions } from '@tanstack/react-query';
import { listStrings } from '#contract/texts/strings.routes.ts';
import type { SourceString } from '#contract/texts/strings.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** The string after another one in its section, with its translations; null for the last. It is always fetched again. */
export const nextStringQuery = (
  project: number,
  { id, section_id }: Pick<SourceString, 'id' | 'section_id'>,
) =>
  queryOptions({
    queryKey: cacheKeys.nextString(project, id),
    queryFn: async () => {
      const query = {
        after: id,
        limit: 1,
        fetch_translations: 'true',
        fetch_votes: 'true',
        fetch_frames: 'true',
      } as const;
      const [next] = await call(listStrings, { params: { project, section: section_id }, query });
      return next ?? null;
    },
    gcTime: 0,
    staleTime: 0,
  });
