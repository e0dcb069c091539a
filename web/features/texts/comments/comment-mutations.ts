import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeComment } from '#contract/site/administration.routes.ts';
import { addComment, deleteComment, editComment } from '#contract/texts/comments.routes.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { removeSentText } from '../../../data/drafts/draft-store.ts';
import { commentsQuery, type StringParams } from '../../../data/queries/comments.ts';
import { call } from '../../../data/wire/call.ts';
import { useNamedWrite } from '../../../data/writes/use-named-write.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { useOfferUndo } from '../../history/undo/use-offer-undo.ts';
import { useCacheComment } from './comment-cache.ts';

/**
 * Adds a comment to a string. `reply`: the id of the comment that it answers, or TOP_LEVEL. `draft`: the name of its
 * draft.
 */
export function useAddComment(at: StringParams, draft: string) {
  const { t } = useTranslation();
  const put = useCacheComment(at);
  const offerUndo = useOfferUndo(at.project);
  return useNamedWrite(draft, {
    mutationFn: (body: { text: string; reply: number }) => call(addComment, { params: at, body }),
    // Called also when the form has been closed meanwhile.
    onSuccess: (comment, { text }) => {
      removeSentText(draft, text);
      put(comment);
      announce(t('comments.sent'));
      offerUndo('addComment', { comment_id: comment.id });
    },
  });
}

/** The name of the draft of an edited comment. */
export const commentEditDraft = (id: number) => `comment.edit.${id}`;

/** `seen`: the time of the comment's last change that the user has seen. */
type CommentChange = { id: number; seen?: number; text: string };

/** Edits a comment of the user's own. It is refused where the comment has changed since it was read (api.9). */
export function useEditComment(at: StringParams) {
  const { t } = useTranslation();
  const put = useCacheComment(at);
  const queries = useQueryClient();
  const offerUndo = useOfferUndo(at.project);
  return useWrite({
    mutationFn: ({ id, seen, text }: CommentChange) =>
      call(editComment, {
        params: { ...at, comment: id },
        body: { text, ...(seen !== undefined && { updated_at: seen }) },
      }),
    // Called also when the form has been closed meanwhile.
    onSuccess: (comment, { id, text, seen }) => {
      removeSentText(commentEditDraft(id), text);
      put(comment);
      announce(t('comments.saved'));
      if (comment.updated_at !== seen) offerUndo('editComment', { comment_id: comment.id });
    },
    onError: () => void queries.invalidateQueries(commentsQuery(at)),
  });
}

/** Deletes the text of a comment; its placeholder stays (comments.6). `bySite`: as a site administrator. */
export function useDeleteComment(at: StringParams, bySite: boolean) {
  const { t } = useTranslation();
  const put = useCacheComment(at);
  const queries = useQueryClient();
  const offerUndo = useOfferUndo(at.project);
  return useWrite({
    mutationFn: ({ id }: Comment) =>
      call(bySite ? removeComment : deleteComment, { params: { ...at, comment: id } }),
    onSuccess: (_, comment) => {
      put({ ...comment, text: '', deleted: true });
      announce(t('comments.gone'));
      if (!bySite) offerUndo('deleteComment', { comment_id: comment.id });
    },
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void queries.invalidateQueries(commentsQuery(at));
    },
  });
}
