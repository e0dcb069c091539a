import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeComment } from '#contract/administration.ts';
import { type Comment, deleteComment } from '#contract/comments.ts';
import { commentsQuery, type StringAt } from '../../data/queries/comments.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { announce } from '../../ui/announcements/announce.ts';
import { sayFailed } from '../../ui/toasts/toast.tsx';
import { usePutComment } from './put-comment.ts';

/** Empties a comment; its placeholder stays (comments.6). `bySite`: as a site administrator. */
export function useDeleteComment(at: StringAt, bySite: boolean) {
  const { t } = useTranslation();
  const put = usePutComment(at);
  const queries = useQueryClient();
  return useWrite({
    mutationFn: ({ id }: Comment) =>
      call(bySite ? removeComment : deleteComment, { params: { ...at, comment: id } }),
    onSuccess: (_, comment) => {
      put({ ...comment, text: '', deleted: true });
      announce(t('comments.gone'));
    },
    onError: (error) => {
      void sayFailed(failureWords(t, error));
      void queries.invalidateQueries(commentsQuery(at));
    },
  });
}
