import { createStore, useStore } from '../../../data/store/store.ts';

/** Why the stream of a project has ended for good: the user may not read it any more, or it is deleted. */
export type AccessLoss = 'hidden' | 'gone';

const losses = createStore<ReadonlyMap<number, AccessLoss>>(new Map());

/** Records that the user can't read a project any more; `undefined`: that they can again. */
export function setAccessLoss(project: number, loss: AccessLoss | undefined): void {
  if (losses.get().get(project) === loss) return;
  const next = new Map(losses.get());
  if (loss) next.set(project, loss);
  else next.delete(project);
  losses.set(next);
}

/** Why the user can't read a project any more; undefined while they can. */
export const accessLossOf = (project: number): AccessLoss | undefined => losses.get().get(project);

/** Why the user can't read a project any more, for a component that is rendered again when it changes. */
export const useAccessLoss = (project: number) => useStore(losses, () => accessLossOf(project));
