import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { type Room, whatLacks } from '#domain/quotas.ts';
import { roomQuery } from '../wire/usage.ts';
import { type LackWords, lackWords } from './lack-words.ts';

/**
 * What of something that would come into a project there is no room for, in words; undefined while all of it fits, or nobody
 * knows: the server refuses what is too much (docs/decisions/022). `isFull`: whether not even a byte more fits; `askAnew`
 * when the room may have changed.
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
