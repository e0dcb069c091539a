import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/texts/comments.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import { readDraftText, storeDraftText } from '../../../data/drafts/draft-store.ts';
import type { StringParams } from '../../../data/queries/comments.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { CommentForm } from './CommentForm.tsx';
import { commentEditDraft, useEditComment } from './comment-mutations.ts';
import { commentTarget } from './comment-target.ts';
import classes from './EditComment.module.css';

type Props = {
  at: StringParams;
  viewer: Commenter;
  comment: Comment;
  onClose: () => void;
};

/** The form of a comment of the user's own. If it was changed elsewhere meanwhile, both texts are shown. */
export function EditComment({ at, viewer, comment, onClose }: Props) {
  const { t } = useTranslation();
  const draft = commentEditDraft(comment.id);
  const [text, setText] = useState(() => readDraftText(draft) || comment.text);
  const write = (text: string) => {
    setText(text);
    storeDraftText(draft, text === comment.text ? '' : text, commentTarget(at, viewer, 'commentEdit'));
  };
  const close = () => {
    storeDraftText(draft, '');
    onClose();
  };
  // The comment as the user has seen it: a change from elsewhere is not overwritten before it was shown.
  const [seen, setSeen] = useState(comment);
  const editing = useEditComment(at);
  const showCurrent = ({ current }: Partial<Failure>) => {
    if (isComment(current)) setSeen(current);
  };
  const wasChanged = editing.error instanceof Failure && hasKind(editing.error, 'changed');
  return (
    <>
      <CommentForm
        project={at.project}
        label={t('comments.change')}
        submitLabel={t('comments.save')}
        text={text}
        onWrite={write}
        sending={editing}
        onSend={() =>
          editing.mutate(
            { id: seen.id, seen: seen.updated_at, text },
            { onSuccess: onClose, onError: showCurrent },
          )
        }
        onClose={close}
      />
      {wasChanged && (
        <blockquote className={classes.current}>
          {t('comments.changed')} {seen.text}
        </blockquote>
      )}
    </>
  );
}

/** Whether a refusal (409) came with the current comment. */
function isComment(current: unknown): current is Comment {
  return typeof current === 'object' && current !== null && 'reply' in current && 'text' in current;
}
