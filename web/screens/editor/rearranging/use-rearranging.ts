import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { rearrangeStrings } from '#contract/texts/strings.routes.ts';
import { stringsQuery } from '../../../data/queries/strings.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useDropStringPages } from '../mutations/use-drop-string-pages.ts';
import { useEditor } from '../state/editor-context.ts';
import {
  type Arrangement,
  arrangementOf,
  type Difference,
  differenceOf,
  isChanged,
  rebaseMoves,
  withMove,
} from './arrangement.ts';

/**
 * The strings of a section while their order is changed. Where others have changed them meanwhile (409) the user's moves
 * are applied to the new order, to be saved again (sections.12).
 */
export function useRearranging(section: number, onSaved: () => void) {
  const { id: project } = useEditor().project;
  const { data: strings, error, refetch } = useQuery(stringsQuery(project, section));
  const [changes, setChanges] = useState<Arrangement>();
  const [others, setOthers] = useState<Difference>();
  const dropStringPages = useDropStringPages();
  const byId = useMemo(() => new Map(strings?.map((string) => [string.id, string])), [strings]);
  const now = useMemo(
    () => changes ?? (strings && arrangementOf(strings.map(({ id }) => id))),
    [changes, strings],
  );
  const rows = useMemo(() => now?.order.flatMap((id) => byId.get(id) ?? []), [now, byId]);
  const saving = useWrite({
    mutationFn: ({ order }: Arrangement) =>
      call(rearrangeStrings, { params: { project, section }, body: { strings: [...order] } }),
    onSuccess: () => {
      dropStringPages();
      onSaved();
    },
    onError: async (refusal, mine) => {
      if (!isConflict(refusal)) return;
      const { data: current } = await refetch();
      const stored = current?.map(({ id }) => id);
      if (!stored) return;
      setOthers(differenceOf(mine.stored, stored));
      setChanges(rebaseMoves(mine, stored));
    },
  });
  return {
    /** The strings in their new order; undefined while they are loading. */
    rows,
    now,
    /** Why they could not be loaded or saved; a conflict is shown apart. */
    error: error ?? (saving.error && !isConflict(saving.error) ? saving.error : null),
    others,
    isChanged: now !== undefined && isChanged(now),
    isSaving: saving.isPending,
    put: (id: number, to: number) => {
      if (now && !saving.isPending) setChanges(withMove(now, id, to));
    },
    save: () => {
      if (!now || saving.isPending) return;
      if (isChanged(now)) saving.mutate(now);
      else onSaved();
    },
  };
}

function isConflict(error: Error): boolean {
  return error instanceof Failure && hasKind(error, 'order');
}
