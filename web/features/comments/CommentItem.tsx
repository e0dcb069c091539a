import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/comments.ts';
import type { Project } from '#contract/projects.ts';
import { type Commenter, isDeleted } from '#domain/comments/comments.ts';
import type { StringAt } from '../../data/queries/comments.ts';
import { Avatar } from '../../ui/covers/Avatar.tsx';
import { Markup } from '../../ui/markup/Markup.tsx';
import { CommentActs } from './CommentActs.tsx';
import { CommentHead } from './CommentHead.tsx';
import classes from './CommentItem.module.css';
import { EditComment } from './EditComment.tsx';
import { NewComment } from './NewComment.tsx';

export type FormKind = 'reply' | 'edit';
export type OpenForm = { id: number; kind: FormKind };

type Props = {
  at: StringAt;
  project: Pick<Project, 'id' | 'status'>;
  viewer: Commenter;
  comment: Comment;
  /** The comment that this one answers. */
  answered: Comment | undefined;
  /** By how many steps it is set in. */
  indent: number;
  isFresh: boolean;
  /** What is being written here. */
  form: FormKind | undefined;
  onForm: (form: FormKind | undefined) => void;
};

/**
 * One comment, or the placeholder of a deleted one, where the change that somebody was writing stays; below it the reply
 * that is being written.
 */
export function CommentItem({
  at,
  project,
  viewer,
  comment,
  answered,
  indent,
  isFresh,
  form,
  onForm,
}: Props) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  /** A form that closes gives the focus back to the comment it stood at. */
  const close = () => {
    onForm(undefined);
    item.current?.focus();
  };
  const face = { at, project, viewer, comment };
  return (
    <li ref={item} className={classes.comment} data-indent={indent} tabIndex={-1}>
      {isDeleted(comment) ? (
        <>
          <p className={classes.deleted}>{t('comments.deleted')}</p>
          {form === 'edit' && (
            <div className={classes.body}>
              <EditComment {...face} onClose={close} />
            </div>
          )}
        </>
      ) : (
        <>
          <Avatar username={comment.author.username} size={20} />
          <CommentHead comment={comment} answered={answered} isFresh={isFresh} />
          <div className={classes.body}>
            {form === 'edit' ? <EditComment {...face} onClose={close} /> : <Markup text={comment.text} />}
            <CommentActs {...face} form={form} onForm={onForm} onDeleted={close} />
          </div>
        </>
      )}
      {form === 'reply' && (
        <div className={classes.body}>
          <NewComment at={at} project={project} viewer={viewer} answered={comment} onClose={close} />
        </div>
      )}
    </li>
  );
}
