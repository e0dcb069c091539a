import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Project } from '#contract/projects.ts';
import { readsTexts } from '../../data/access/access.ts';
import { useMe } from '../../data/session/session.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { followProject } from '../../data/wire/live.ts';
import { hearing } from './hear.ts';
import { whereaboutsIn } from './whereabouts-in.ts';

/**
 * Keeps what is shown of a project as it is while others work on it (editor.15), and shows them that one is there, at this string;
 * for those who may read its texts. One who does not want to be seen sees the others all the same.
 */
export function useLive(project: Project, string?: number): void {
  const queries = useQueryClient();
  const me = useMe();
  const { showsPresence } = useEditorSettings();
  const id = readsTexts(project) ? project.id : undefined;
  const reader = me?.id;
  const isKnown = me !== undefined;
  const isSeen = reader !== undefined && showsPresence;

  const place = useEffectEvent(() => ({ queries, project, reader }));
  useEffect(() => {
    if (id === undefined || !isKnown) return;
    return followProject(
      id,
      hearing(() => place()),
    );
  }, [id, isKnown]);

  useEffect(() => {
    if (id === undefined) return;
    whereaboutsIn(id).hide(!isSeen);
    whereaboutsIn(id).goTo(string ?? null);
  }, [id, isSeen, string]);
}
