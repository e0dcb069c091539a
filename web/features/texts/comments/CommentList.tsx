import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { indentOf, inReadingOrder, threadsOf } from '#domain/texts/comments/comment-threads.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import type { StringParams } from '../../../data/queries/comments.ts';
import { CommentItem, type OpenForm } from './CommentItem.tsx';
import classes from './CommentList.module.css';
import { useNewComments } from './use-new-comments.ts';

type Props = {
  at: StringParams;
  project: Pick<Project, 'id' | 'status'>;
  viewer: Commenter;
  comments: readonly Comment[];
  /** The id of the comment to show. */
  shown?: number | undefined;
};

/** The comment threads, with replies indented by two steps at most (comments.7). One form is open at a time. */
export function CommentList({ at, project, viewer, comments, shown }: Props) {
  const { t } = useTranslation();
  const [form, setForm] = useState<OpenForm>();
  const newOnes = useNewComments(at, comments, viewer.id);
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  if (comments.length === 0) return <p className={`ui-13 ink-3 ${classes.none}`}>{t('comments.none')}</p>;
  return (
    <ol className={`grid gap-10 ${classes.list}`} aria-label={t('comments.title')}>
      {inReadingOrder(threadsOf(comments)).map(({ comment, depth }) => (
        <CommentItem
          key={comment.id}
          at={at}
          project={project}
          viewer={viewer}
          comment={comment}
          answered={byId.get(comment.reply)}
          indent={indentOf(depth)}
          isNew={newOnes.has(comment.id)}
          isShown={comment.id === shown}
          form={form?.id === comment.id ? form.kind : undefined}
          onForm={(kind) => setForm(kind && { id: comment.id, kind })}
        />
      ))}
    </ol>
  );
}
