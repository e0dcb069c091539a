import { queryOptions } from '@tanstack/react-query';
import { getSection, listSections } from '#contract/texts/sections.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';
import type { PreloadedResponse, ProjectPath } from './preloaded.ts';

export const fetchSections = (project: ProjectPath, signal?: AbortSignal) =>
  call(listSections, { params: { project }, ...(signal && { signal }) });

/** The sections of a project in their order. */
export const sectionsQuery = (project: number, ahead?: PreloadedResponse<Section[]>) =>
  queryOptions({
    queryKey: cacheKeys.sectionsOf(project),
    queryFn: ({ signal }) => ahead?.() ?? fetchSections(project, signal),
  });

/** One section by its id (page addresses have it in hexadecimal). */
export const sectionQuery = (project: number, section: number) =>
  queryOptions({
    queryKey: cacheKeys.section(project, section),
    queryFn: ({ signal }) => call(getSection, { params: { project, section }, signal }),
  });
