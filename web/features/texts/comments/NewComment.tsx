import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { type Commenter, TOP_LEVEL } from '#domain/texts/comments/comments.ts';
import { useDraftText } from '../../../data/drafts/use-drafts.ts';
import type { StringParams } from '../../../data/queries/comments.ts';
import { CommentForm } from './CommentForm.tsx';
import { useAddComment } from './comment-mutations.ts';
import { commentTarget } from './comment-target.ts';

type Props = {
  at: StringParams;
  project: Pick<Project, 'id'>;
  viewer: Commenter;
  /** The comment that this one answers, if any. */
  answered?: Comment;
  onClose?: () => void;
  /** Called for Esc in an empty field. */
  onLeave?: () => void;
};

/** The form of a new comment or reply. Its text is stored as a draft until it is sent. */
export function NewComment({ at, project, viewer, answered, onClose, onLeave }: Props) {
  const { t } = useTranslation();
  const reply = answered?.id ?? TOP_LEVEL;
  const draft = `comment.${viewer.id}.${project.id}.${at.string}.${reply}`;
  const [text, write] = useDraftText(draft, commentTarget(at, viewer, 'comment'));
  const adding = useAddComment(at, draft);
  const send = () => adding.mutate({ text, reply }, { onSuccess: onClose });
  return (
    <CommentForm
      project={project.id}
      label={answered ? t('comments.replyTo', { username: answered.author.username }) : t('comments.write')}
      submitLabel={t('comments.send')}
      text={text}
      onWrite={write}
      sending={adding}
      onSend={send}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}
