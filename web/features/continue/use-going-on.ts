import { useQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import { mayIn } from '../../data/access/access.ts';
import { myPlaceQuery } from '../../data/queries/editor.ts';
import { useMe } from '../../data/session/session.ts';
import { type GoingOn, whereToGoOn } from './going-on.ts';
import { keptPlace } from './kept-places.ts';

/** Where the reader goes on translating; undefined for those who don't translate, and while it is not known. */
export function useGoingOn(
  project: Project,
  at: string,
  sections: readonly { readonly id: number }[],
): GoingOn | undefined {
  const me = useMe();
  const translates = mayIn(project, 'can_translate');
  const { data: place, isPending } = useQuery({ ...myPlaceQuery(at), enabled: translates });
  if (!me || !translates || isPending) return undefined;
  return whereToGoOn(keptPlace(me.id, project.id), place, sections);
}
