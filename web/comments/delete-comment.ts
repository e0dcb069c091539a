import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeComment } from '#contract/administration.ts';
import { type Comment, deleteComment } from '#contract/comments.ts';
import { announce } from '../announcements/announce.ts';
import { failureWords } from '../language/failure-words.ts';
import { sayFailed } from '../toasts/toast.tsx';
import { call } from '../wire/call.ts';
import { commentsQuery, type StringAt } from '../wire/comments.ts';
import { useWrite } from '../writes/use-write.ts';
import { usePutComment } from './put-comment.ts';

/** Empties a comment; its placeholder stays (SPEC §4). `bySite`: as a site administrator. */
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
