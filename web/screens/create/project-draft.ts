import type { BodyOf } from '#contract/core/endpoint.ts';
import type { createProject } from '#contract/projects/projects.ts';
import { isProjectLanguage } from '#domain/core/languages/project-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotProjectName } from '#domain/core/names/display-names.ts';
import { whyNotHandle } from '#domain/core/names/handle.ts';
import { whyNotLink } from '#domain/core/names/links.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { NO_WORK, type Work } from '#domain/core/works/work-fields.ts';

type ProjectDraft = Omit<BodyOf<typeof createProject>, 'recomendations'>;

/** The initial values of the form. */
export const EMPTY_PROJECT: ProjectDraft = {
  ...NO_WORK,
  name: '',
  handle: '',
  source_lang: '',
  target_lang: '',
  visibility: 'public',
  description: '',
  cover_url: '',
};

/** Why each field of a new project would be refused (projects.2, projects.3, projects.4). */
export function whyNotProject(draft: Omit<ProjectDraft, keyof Work>) {
  const { name, handle, source_lang, target_lang, description, cover_url } = draft;
  const isSame = source_lang === target_lang;
  return {
    name: whyNotProjectName(name.trim()),
    handle: whyNotHandle(handle),
    source_lang: isProjectLanguage(source_lang) ? undefined : ('required' as const),
    target_lang: isProjectLanguage(target_lang)
      ? isSame
        ? ('same' as const)
        : undefined
      : ('required' as const),
    description: whyNotText(description, LIMITS.description),
    cover_url: whyNotLink(cover_url.trim(), LIMITS.coverUrl),
  };
}
