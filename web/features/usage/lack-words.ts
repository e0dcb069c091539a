import type { TFunction } from 'i18next';
import type { Project } from '#contract/projects.ts';
import type { Lack } from '#domain/access/quotas.ts';
import { can } from '#domain/access/roles.ts';
import { roleIn } from '../../data/access/access.ts';
import { sizeText } from './size-text.ts';

/** What does not fit and by how much it exceeds; then who can free space or raise the limit. */
export type LackWords = { readonly what: string; readonly who: string };

/** What does not fit in a project, as text for the uploader. */
export function lackWords(
  t: TFunction,
  { part, over, of }: Lack,
  { project, language }: { project: Project; language: string },
): LackWords {
  const role = roleIn(project);
  const whose = of === 'project' ? 'project' : can(role, 'is_owner') ? 'mine' : 'owners';
  if (part === 'sections')
    return { what: t('usage.over.sections', { count: over }), who: t('usage.who.sections') };
  const who = t(`usage.who.${whose}`);
  if (part === 'strings') return { what: t(`usage.over.strings.${whose}`, { count: over }), who };
  return { what: t(`usage.over.bytes.${whose}`, { size: sizeText(over, language) }), who };
}
