import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { markSectionsRead } from '#contract/comments.ts';
import { failureWords } from '../../language/failure-words.ts';
import { sayDone, sayFailed } from '../../toasts/toast.tsx';
import { call } from '../../wire/call.ts';
import { editorPages } from '../../wire/editor.ts';
import { useEditor } from '../editor-context.ts';

/** Marks the comments on all strings of the open sections as read (SPEC §2). */
export function MarkAllRead({ sections }: { sections: string }) {
  const { t } = useTranslation();
  const { at } = useEditor();
  const queries = useQueryClient();
  const marking = useMutation({
    mutationFn: () => call(markSectionsRead, { params: { project: at }, body: { sections } }),
    onSuccess: ({ strings: count }) =>
      void sayDone(
        count === 0 ? t('editorSettings.nothingUnread') : t('editorSettings.markedRead', { count }),
      ),
    onError: (error) => void sayFailed(failureWords(t, error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: editorPages(at) }),
  });
  return (
    <Button loading={marking.isPending} onClick={() => marking.mutate()}>
      {t('editorSettings.markAllRead')}
    </Button>
  );
}
