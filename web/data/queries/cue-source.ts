import { queryOptions } from '@tanstack/react-query';
import { getSection } from '#contract/texts/sections.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.routes.ts';
import type { ListedString } from '#contract/texts/strings.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** A section with all its strings and the rest of their file. */
export type CueSource = { readonly section: Section; readonly strings: readonly ListedString[] };

/** The source of a section of subtitles. */
export const cueSourceQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: cacheKeys.storedStrings(project, section, 'frames'),
    queryFn: async ({ signal }): Promise<CueSource> => {
      const request = { params: { project, section }, query: { fetch_frames: 'true' }, signal } as const;
      const [withFrames, strings] = await Promise.all([
        call(getSection, request),
        call(listStrings, request),
      ]);
      return { section: withFrames, strings };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
