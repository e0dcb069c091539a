import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { whatLacks } from '#domain/quotas.ts';
import { type LackWords, lackWords } from '../usage/lack-words.ts';
import { roomQuery } from '../wire/usage.ts';
import type { Here } from './checked.ts';
import { comingOf } from './coming.ts';
import type { Draft } from './draft.ts';

/**
 * What of a draft a project has no room for, in words; undefined while all of it fits, or nobody knows: the server refuses
 * what is too much (docs/decisions/022). `askAnew` when the room may have changed.
 */
export function useLack(
  project: Project,
  draft: Draft,
  here: Here | undefined,
): { lack: LackWords | undefined; askAnew: () => void } {
  const { t, i18n } = useTranslation();
  const { data: room, refetch } = useQuery(roomQuery(project.id));
  const coming = useMemo(() => comingOf(draft, here), [draft, here]);
  const found = room && whatLacks(room, coming);
  return {
    lack: found && lackWords(t, found, { project, language: i18n.language }),
    askAnew: () => void refetch(),
  };
}
