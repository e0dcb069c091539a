import { useQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects/projects.ts';
import { mayIn } from '../../../data/access/access.ts';
import { continueStringQuery } from '../../../data/queries/editor.ts';
import { useMe } from '../../../data/session/session.ts';
import { type ContinuePosition, continuePosition } from './continue-position.ts';
import { editorPositions } from './stored-positions.ts';

/** Where the user continues translating; undefined for users who may not translate, and while it loads. */
export function useContinuePosition(
  project: Project,
  sections: readonly { readonly id: number }[],
): ContinuePosition | undefined {
  const me = useMe();
  const translates = mayIn(project, 'can_translate');
  const { data: place, isPending } = useQuery({ ...continueStringQuery(project.id), enabled: translates });
  if (!me || !translates || isPending) return undefined;
  return continuePosition(editorPositions.of(me.id, project.id), place, sections);
}
