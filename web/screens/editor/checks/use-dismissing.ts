import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import { addDismissal, deleteDismissal } from '#contract/texts/dismissals.routes.ts';
import type { Dismissal } from '#contract/texts/dismissals.ts';
import { type Dismissed, isOfString, whyNotDismiss } from '#domain/texts/checks/dismissals.ts';
import { statusAllowsTranslating } from '../../../data/access/access.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import type { Dismissals } from '../../../data/queries/dismissals.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { showUndoToast } from '../../../ui/toasts/undo-toast.tsx';
import { type EditorWrite, useEditorWrite } from '../mutations/use-editor-write.ts';
import { useEditor } from '../state/editor-context.ts';

type Added = ReplyOf<EndpointOf<typeof addDismissal>>;

const DISMISS: EditorWrite<{ string: number; dismissed: Dismissed; reason: string }, Added> = {
  send: ({ string, dismissed, reason }, { project }) =>
    call(addDismissal, { params: { project: project.id }, body: { ...dismissed, string, reason } }),
  string: ({ string }) => string,
  answered: (row, { alike: _, ...dismissal }) =>
    isOfString(dismissal.scope)
      ? { ...row, dismissals: [...without(row.dismissals, dismissal), dismissal] }
      : row,
  words: (t, { scope }) => t(`dismissals.done.${scope}`),
};

const RESTORE: EditorWrite<{ string: number; dismissal: Dismissal }, void> = {
  send: async ({ dismissal: { id } }, { project }) => {
    try {
      await call(deleteDismissal, { params: { project: project.id, dismissal: id } });
    } catch (error) {
      // Somebody else has restored it.
      if (!(error instanceof Failure && hasKind(error, 'gone', 'dismissal'))) throw error;
    }
  },
  string: ({ string }) => string,
  answered: (row, _, { dismissal }) => ({ ...row, dismissals: without(row.dismissals, dismissal) }),
  words: (t) => t('dismissals.restored'),
};

const without = (dismissals: readonly Dismissal[], { id }: Dismissal) =>
  dismissals.filter((one) => one.id !== id);

/** What dismisses and restores findings of a string, and whether the reader may (dismissals.6). A toast undoes a dismissal. */
export function useDismissing({ id: string }: Pick<RowString, 'id'>) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const queries = useQueryClient();
  const dismissing = useEditorWrite(DISMISS);
  const restoring = useEditorWrite(RESTORE);
  /** What is dismissed in the project stands in a list of its own. */
  const changeList = ({ scope }: Dismissal, change: (items: Dismissal[]) => Dismissal[]) => {
    if (isOfString(scope)) return;
    queries.setQueryData<Dismissals>(
      cacheKeys.dismissals(project.id),
      (list) => list && { ...list, items: change(list.items) },
    );
  };
  const restore = (dismissal: Dismissal) =>
    restoring.mutate(
      { string, dismissal },
      { onSuccess: () => changeList(dismissal, (items) => without(items, dismissal)) },
    );
  const dismiss = (dismissed: Dismissed, reason: string, then?: (added: Added) => void) =>
    dismissing.mutate(
      { string, dismissed, reason },
      {
        onSuccess: (added) => {
          const { alike: _, ...dismissal } = added;
          changeList(dismissal, (items) => [...without(items, dismissal), dismissal]);
          const undo = { label: t('undo.undo'), run: () => restore(dismissal) };
          void showUndoToast(t(`dismissals.done.${dismissal.scope}`), undo);
          then?.(added);
        },
      },
    );
  const mayDismiss = (dismissed: Dismissed): boolean =>
    statusAllowsTranslating(viewer, project) &&
    whyNotDismiss(viewer, dismissed, project.check_severities) === undefined;
  return { dismiss, restore, mayDismiss };
}
