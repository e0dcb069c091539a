import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/comments.ts';
import type { StringAt } from '../wire/comments.ts';
import { Failure, hasKind } from '../wire/failure.ts';
import { CommentForm } from './CommentForm.tsx';
import classes from './EditComment.module.css';
import { useEditComment } from './edit-comment.ts';

type Props = { at: StringAt; comment: Comment; onClose: () => void };

/** One's own comment being changed. If it was changed elsewhere meanwhile, both texts are shown and one decides. */
export function EditComment({ at, comment, onClose }: Props) {
  const { t } = useTranslation();
  const [text, write] = useState(comment.text);
  const editing = useEditComment(at);
  const wasChanged = editing.error instanceof Failure && hasKind(editing.error, 'changed');
  return (
    <>
      <CommentForm
        label={t('comments.change')}
        deed={t('comments.save')}
        text={text}
        onWrite={write}
        sending={editing}
        onSend={() => editing.mutate({ comment, text }, { onSuccess: onClose })}
        onClose={onClose}
      />
      {wasChanged && (
        <blockquote className={classes.current}>
          {t('comments.changed')} {comment.text}
        </blockquote>
      )}
    </>
  );
}
