import { queryOptions } from '@tanstack/react-query';
import { readSection } from '#contract/reading.ts';
import { call } from './call.ts';

/** All texts that are kept for reading. */
export const READING = ['reading'] as const;

/** A section as a running text, for the reading page; an act in the editor makes it out of date. */
export const readingQuery = (project: string, section: number) =>
  queryOptions({
    queryKey: [...READING, project, section],
    queryFn: ({ signal }) => call(readSection, { params: { project, section }, signal }),
    staleTime: 10_000,
  });
