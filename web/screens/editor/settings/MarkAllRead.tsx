import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { markSectionsRead } from '#contract/texts/comments.routes.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { markAllAsGuest } from '../../../features/texts/comments/mark-all-as-guest.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { useEditor } from '../state/editor-context.ts';

/** The button that marks all comments of the open sections as read (comments.11). */
export function MarkAllRead({ sections }: { sections: string }) {
  const { t } = useTranslation();
  const {
    project: { id: project },
    viewer,
  } = useEditor();
  const isGuest = viewer.id === undefined;
  const queries = useQueryClient();
  const marking = useWrite({
    mutationFn: async () => {
      if (isGuest) return markAllAsGuest(queries, { project, sections });
      return (await call(markSectionsRead, { params: { project }, body: { sections } })).strings;
    },
    onSuccess: (count) =>
      void showSuccessToast(
        count === 0 ? t('editorSettings.nothingUnread') : t('editorSettings.markedRead', { count }),
      ),
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: cacheKeys.editorPages(project) }),
  });
  return (
    <Button loading={marking.isPending} onClick={() => marking.mutate()}>
      {t('editorSettings.markAllRead')}
    </Button>
  );
}
