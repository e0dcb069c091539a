import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { type Excess, excessOf, type RemainingQuota } from '#domain/core/access/quotas.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { remainingQuotaQuery } from '../../../data/queries/usage.ts';
import { sizeText } from './size-text.ts';

/** What does not fit and by how much; then who can free space or raise the limit. */
export type ExcessWords = { readonly what: string; readonly who: string };

/**
 * What would not fit in a project; undefined if everything fits or the quota is unknown: the server decides
 * (docs/decisions/022). `isFull`: not even a byte fits; `refresh`: call it when the quota may have changed.
 */
export function useQuotaExcess(
  project: Project,
  added: Record<keyof RemainingQuota, number>,
): { shortage: ExcessWords | undefined; isFull: boolean; refresh: () => void } {
  const { t, i18n } = useTranslation();
  const { data: remaining, refetch } = useQuery(remainingQuotaQuery(project.id));
  const excess = remaining && excessOf(remaining, added);
  return {
    shortage: excess && wordsOf(t, excess, { project, language: i18n.language }),
    isFull: remaining?.bytes.left === 0,
    refresh: () => void refetch(),
  };
}

/** The excess in words for the importing user. */
function wordsOf(
  t: TFunction,
  { part, over, of }: Excess,
  { project, language }: { project: Project; language: string },
): ExcessWords {
  const role = roleIn(project);
  const whose = of === 'project' ? 'project' : hasPermission(role, 'is_owner') ? 'mine' : 'owners';
  if (part === 'sections')
    return { what: t('usage.over.sections', { count: over }), who: t('usage.who.sections') };
  const who = t(`usage.who.${whose}`);
  if (part === 'strings') return { what: t(`usage.over.strings.${whose}`, { count: over }), who };
  return { what: t(`usage.over.bytes.${whose}`, { size: sizeText(over, language) }), who };
}
