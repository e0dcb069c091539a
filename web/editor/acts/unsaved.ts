import { useMutationState } from '@tanstack/react-query';
import { rowActs } from '../../live/own-acts.ts';
import { useEditor } from '../editor-context.ts';
import type { Proposal } from './add-translation.ts';

/** A translation that was not taken, and why. */
export type Unsaved = { proposal: Proposal; error: Error };

/** The translations that were not taken, the latest of each string. Whether they are drafts still, their drafts say. */
export function useUnsaved(): Unsaved[] {
  const { at } = useEditor();
  const failed = useMutationState({
    filters: { mutationKey: [...rowActs(at), 'add'], status: 'error' },
    select: ({ state: { variables, error } }): Unsaved | undefined =>
      isProposal(variables) && error ? { proposal: variables, error } : undefined,
  });
  const latest = new Map<number, Unsaved>();
  for (const one of failed) if (one) latest.set(one.proposal.row.id, one);
  return [...latest.values()];
}

function isProposal(variables: unknown): variables is Proposal {
  return typeof variables === 'object' && variables !== null && 'draft' in variables && 'row' in variables;
}
