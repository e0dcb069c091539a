import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { type Room, whatLacks } from '#domain/access/quotas.ts';
import { roomQuery } from '../../data/queries/usage.ts';
import { type LackWords, lackWords } from './lack-words.ts';

/**
 * What would not fit in a project, as text; undefined if everything fits or the quota is unknown: the server decides
 * (docs/decisions/022). `isFull`: not even a byte fits; `askAnew`: call it when the quota may have changed.
 */
export function useLack(
  project: Project,
  coming: Record<keyof Room, number>,
): { lack: LackWords | undefined; isFull: boolean; askAnew: () => void } {
  const { t, i18n } = useTranslation();
  const { data: room, refetch } = useQuery(roomQuery(project.id));
  const found = room && whatLacks(room, coming);
  return {
    lack: found && lackWords(t, found, { project, language: i18n.language }),
    isFull: room?.bytes.left === 0,
    askAnew: () => void refetch(),
  };
}
