import { queryOptions } from '@tanstack/react-query';
import { getSection, listSections } from '#contract/sections.ts';
import { call } from '../wire/call.ts';

/** The query key of all sections. */
export const SECTIONS = ['sections'] as const;

/** The sections of a project in their order. */
export const sectionsQuery = (project: string) =>
  queryOptions({
    queryKey: [...SECTIONS, 'of', project],
    queryFn: ({ signal }) => call(listSections, { params: { project }, signal }),
  });

/** One section by its id (page addresses have it in hexadecimal). */
export const sectionQuery = (project: string, section: number) =>
  queryOptions({
    queryKey: [...SECTIONS, 'one', project, section],
    queryFn: ({ signal }) => call(getSection, { params: { project, section }, signal }),
  });
