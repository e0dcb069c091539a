import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { restoreDeleted } from '#contract/history/deleted.routes.ts';
import type { DeletedItem } from '#contract/history/deleted.ts';
import type { EventKind } from '#domain/core/events/kinds.ts';
import type { DeletedKind } from '#domain/history/deleted/deleted.ts';
import { projectKeys } from '../../../data/queries/live-topics.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import type { ActName } from '../undo/act-name.ts';
import { type About, useOfferUndo } from '../undo/use-offer-undo.ts';

/** The event of restoring an item, and what it says of the item; of a word it doesn't say the id. */
const RESTORED = {
  section: { event: 'restoreSection', about: (section) => ({ section }) },
  string: { event: 'restoreString', about: (string_id) => ({ string_id }) },
  translation: { event: 'restoreTranslation', about: (translation_id) => ({ translation_id }) },
  comment: { event: 'restoreComment', about: (comment_id) => ({ comment_id }) },
  entry: { event: 'restoreEntry', about: () => ({}) },
} as const satisfies Record<DeletedKind, { event: EventKind & ActName; about: (item: number) => About }>;

/** Restores a deleted item; then everything of the project that is shown is fetched again. */
export function useRestore(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo(project);
  const refresh = () =>
    Promise.all(projectKeys(project).map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useWrite({
    sameBy: ({ event }) => String(event),
    mutationFn: ({ event }: DeletedItem) => call(restoreDeleted, { params: { project, event } }),
    onSuccess: async (_, { kind, item }) => {
      const { event, about } = RESTORED[kind];
      announce(t(`undo.act.${event}`));
      offerUndo(event, about(item));
      await refresh();
    },
    onError: async (error) => {
      void showErrorToast(failureWords(t, error));
      await refresh();
    },
  });
}
