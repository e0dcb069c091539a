import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { type Commenter, isDeleted } from '#domain/texts/comments/comments.ts';
import type { StringParams } from '../../../data/queries/comments.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import { useBlocked } from '../../identity/blocking/use-blocked.ts';
import { CommentActions, type FormKind } from './CommentActions.tsx';
import { CommentHead } from './CommentHead.tsx';
import classes from './CommentItem.module.css';
import { EditComment } from './EditComment.tsx';
import { CommentText } from './mentions/CommentText.tsx';
import { NewComment } from './NewComment.tsx';

export type OpenForm = { id: number; kind: FormKind };

type Props = {
  at: StringParams;
  project: Pick<Project, 'id' | 'status'>;
  viewer: Commenter;
  comment: Comment;
  /** The comment that this one answers. */
  answered: Comment | undefined;
  /** The number of steps by which it is indented. */
  indent: number;
  isNew: boolean;
  /** Whether the address leads to it. */
  isShown: boolean;
  /** The form that is open at this comment. */
  form: FormKind | undefined;
  onForm: (form: FormKind | undefined) => void;
};

/**
 * One comment, or the placeholder of a deleted one or of one by a blocked user (accounts.35), with the form that is
 * open there.
 */
export function CommentItem({
  at,
  project,
  viewer,
  comment,
  answered,
  indent,
  isNew,
  isShown,
  form,
  onForm,
}: Props) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isShown) return;
    item.current?.scrollIntoView({ block: 'nearest' });
    item.current?.focus({ preventScroll: true });
  }, [isShown]);
  // A form that closes gives the focus back to its comment.
  const close = () => {
    onForm(undefined);
    item.current?.focus();
  };
  const [isOpened, setOpened] = useState(false);
  const isCollapsed = useBlocked()?.has(comment.author.id) === true && !isOpened && form === undefined;
  const show = () => {
    setOpened(true);
    item.current?.focus();
  };
  const shared = { at, project, viewer, comment };
  return (
    <li
      ref={item}
      className={`grid gap-8 row-gap-0 ui-13 ${classes.comment}`}
      data-indent={indent}
      data-shown={isShown || undefined}
      tabIndex={-1}
    >
      {isDeleted(comment) ? (
        <>
          <p className={classes.deleted}>{t('comments.deleted')}</p>
          {form === 'edit' && (
            <div className={`min-width-0 breaks ${classes.body}`}>
              <EditComment {...shared} onClose={close} />
            </div>
          )}
        </>
      ) : isCollapsed ? (
        <p className={classes.deleted}>
          {t('blocking.collapsed')}{' '}
          <button type="button" className={classes.show} onClick={show}>
            {t('blocking.show')}
            <VisuallyHidden> {t('blocking.showWhose', { username: comment.author.username })}</VisuallyHidden>
          </button>
        </p>
      ) : (
        <>
          <Avatar username={comment.author.username} size={20} />
          <CommentHead comment={comment} answered={answered} isNew={isNew} />
          <div className={`min-width-0 breaks ${classes.body}`}>
            {form === 'edit' ? (
              <EditComment {...shared} onClose={close} />
            ) : (
              <CommentText text={comment.text} />
            )}
            <CommentActions {...shared} form={form} onForm={onForm} onDeleted={close} />
          </div>
        </>
      )}
      {form === 'reply' && (
        <div className={`min-width-0 breaks ${classes.body}`}>
          <NewComment at={at} project={project} viewer={viewer} answered={comment} onClose={close} />
        </div>
      )}
    </li>
  );
}
