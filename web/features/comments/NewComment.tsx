import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/comments.ts';
import type { Project } from '#contract/projects.ts';
import { type Commenter, TOP_LEVEL } from '#domain/comments/comments.ts';
import { useKeptText } from '../../data/drafts/kept-text.ts';
import type { StringAt } from '../../data/queries/comments.ts';
import { useAddComment } from './add-comment.ts';
import { CommentForm } from './CommentForm.tsx';
import { commentPlace } from './comment-place.ts';

type Props = {
  at: StringAt;
  project: Pick<Project, 'id'>;
  viewer: Commenter;
  /** The comment that this one answers; left out: none. */
  answered?: Comment;
  onClose?: () => void;
  /** What Esc does while nothing is written. */
  onLeave?: () => void;
};

/** A comment or a reply being written; kept until it is sent. */
export function NewComment({ at, project, viewer, answered, onClose, onLeave }: Props) {
  const { t } = useTranslation();
  const reply = answered?.id ?? TOP_LEVEL;
  const draft = `comment.${viewer.id}.${project.id}.${at.string}.${reply}`;
  const [text, write] = useKeptText(draft, commentPlace(at, project, viewer, 'comment'));
  const adding = useAddComment(at, draft);
  const send = () => adding.mutate({ text, reply }, { onSuccess: onClose });
  return (
    <CommentForm
      label={answered ? t('comments.replyTo', { username: answered.author.username }) : t('comments.write')}
      deed={t('comments.send')}
      text={text}
      onWrite={write}
      sending={adding}
      onSend={send}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}
