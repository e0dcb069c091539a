import { getSection, type Section } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import { call } from '../../data/wire/call.ts';
import type { FetchedSection } from './export-choice.ts';

/** Fetches a section with all its strings and the rest of their file. */
export async function fetchSource({ id, project_id }: Section): Promise<FetchedSection> {
  const params = { project: project_id, section: id };
  const [section, strings] = await Promise.all([
    call(getSection, { params, query: { fetch_frames: 'true' } }),
    call(listStrings, { params, query: { fetch_frames: 'true' } }),
  ]);
  return { section, strings };
}

/** Fetches a section likewise, with the translations of each string. */
export async function fetchTranslated({ id, project_id }: Section): Promise<FetchedSection> {
  const params = { project: project_id, section: id };
  const flags = { fetch_frames: 'true', fetch_translations: 'true', fetch_votes: 'true' } as const;
  const [section, strings] = await Promise.all([
    call(getSection, { params, query: { fetch_frames: 'true' } }),
    call(listStrings, { params, query: flags }),
  ]);
  return { section, strings };
}
