import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readsTexts } from '../../../data/access/access.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { useMe } from '../../../data/session/session.ts';
import { useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { subscribeToProject } from '../../../data/wire/live.ts';
import { createLiveListener } from './live-listener.ts';
import { ownPresenceIn } from './own-presence.ts';

/**
 * Applies the live events of a project while it is shown (editor.15), and reports the user's presence at this string. For
 * those who may read its texts; those who hide their presence see the others all the same.
 */
export function useLive(project: ProjectWithoutProgress, string?: number): void {
  const queries = useQueryClient();
  const me = useMe();
  const { showsPresence } = useEditorSettings();
  const id = readsTexts(project) ? project.id : undefined;
  const reader = me?.id;
  const isKnown = me !== undefined;
  const isVisible = reader !== undefined && showsPresence;

  const context = useEffectEvent(() => ({ queries, project, reader }));
  useEffect(() => {
    if (id === undefined || !isKnown) return;
    return subscribeToProject(
      id,
      createLiveListener(() => context()),
    );
  }, [id, isKnown]);

  useEffect(() => {
    if (id === undefined) return;
    ownPresenceIn(id).hide(!isVisible);
    ownPresenceIn(id).goTo(string ?? null);
  }, [id, isVisible, string]);
}
