import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Comment, editComment } from '#contract/comments.ts';
import { dropSent } from '../../data/drafts/draft-store.ts';
import { commentsQuery, type StringAt } from '../../data/queries/comments.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { announce } from '../../ui/announcements/announce.ts';
import { usePutComment } from './put-comment.ts';

/**
 * Changes one's own comment, as it was seen: one that was changed elsewhere meanwhile is refused (api.9), and what
 * stands there now is shown. `draft`: the name under which the text is kept.
 */
export function useEditComment(at: StringAt, draft: string) {
  const { t } = useTranslation();
  const put = usePutComment(at);
  const queries = useQueryClient();
  return useWrite({
    mutationFn: ({ comment: { id, updated_at }, text }: { comment: Comment; text: string }) =>
      call(editComment, { params: { ...at, comment: id }, body: { text, updated_at } }),
    // Also where the form has gone meanwhile.
    onSuccess: (comment, { text }) => {
      dropSent(draft, text);
      put(comment);
      announce(t('comments.saved'));
    },
    onError: () => void queries.invalidateQueries(commentsQuery(at)),
  });
}
