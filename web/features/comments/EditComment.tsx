import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/comments.ts';
import type { Project } from '#contract/projects.ts';
import type { Commenter } from '#domain/comments/comments.ts';
import { keepDraft, readDraft } from '../../data/drafts/draft-store.ts';
import type { StringAt } from '../../data/queries/comments.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { CommentForm } from './CommentForm.tsx';
import { commentPlace } from './comment-place.ts';
import classes from './EditComment.module.css';
import { useEditComment } from './edit-comment.ts';

type Props = {
  at: StringAt;
  project: Pick<Project, 'id'>;
  viewer: Commenter;
  comment: Comment;
  onClose: () => void;
};

/** One's own comment being changed. If it was changed elsewhere meanwhile, both texts are shown and one decides. */
export function EditComment({ at, project, viewer, comment, onClose }: Props) {
  const { t } = useTranslation();
  const draft = `comment.edit.${comment.id}`;
  const [text, setText] = useState(() => readDraft(draft) || comment.text);
  const write = (text: string) => {
    setText(text);
    keepDraft(draft, text === comment.text ? '' : text, commentPlace(at, project, viewer, 'commentEdit'));
  };
  const close = () => {
    keepDraft(draft, '');
    onClose();
  };
  // As it was when one began: what comes from elsewhere meanwhile is not overwritten unseen.
  const [seen, see] = useState(comment);
  const editing = useEditComment(at, draft);
  const learn = ({ current }: Partial<Failure>) => {
    if (isComment(current)) see(current);
  };
  const wasChanged = editing.error instanceof Failure && hasKind(editing.error, 'changed');
  return (
    <>
      <CommentForm
        label={t('comments.change')}
        deed={t('comments.save')}
        text={text}
        onWrite={write}
        sending={editing}
        onSend={() => editing.mutate({ comment: seen, text }, { onSuccess: onClose, onError: learn })}
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

/** Whether a 409 brought the comment as it stands now. */
function isComment(current: unknown): current is Comment {
  return typeof current === 'object' && current !== null && 'reply' in current && 'text' in current;
}
