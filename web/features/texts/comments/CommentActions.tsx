import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { mayWrite } from '#domain/core/access/project-status.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import {
  type Commenter,
  mayComment,
  mayDeleteComment,
  mayEditComment,
} from '#domain/texts/comments/comments.ts';
import type { StringParams } from '../../../data/queries/comments.ts';
import { useMe } from '../../../data/session/session.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { BlockQuestion } from '../../identity/blocking/BlockQuestion.tsx';
import { useBlock } from '../../identity/blocking/use-block.ts';
import { useBlocked } from '../../identity/blocking/use-blocked.ts';
import { ReportDialog } from '../../site/reports/ReportDialog.tsx';
import classes from './CommentActions.module.css';
import { useDeleteComment } from './comment-mutations.ts';

/** The form that is open at a comment. */
export type FormKind = 'reply' | 'edit';

type Props = {
  at: StringParams;
  project: Pick<Project, 'status'>;
  viewer: Commenter;
  comment: Comment;
  form: FormKind | undefined;
  onForm: (form: FormKind | undefined) => void;
  onDeleted: () => void;
};

/**
 * The buttons of a comment: reply, edit, delete, report and block its author, as far as the reader may. Site
 * administrators may delete any comment.
 */
export function CommentActions({ at, project, viewer, comment, form, onForm, onDeleted }: Props) {
  const { t } = useTranslation();
  const [isDeleting, setDeleting] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const me = useMe();
  const writes = mayWrite(project.status, 'comment', hasPermission(viewer.role, 'can_manage_project'));
  const mayDelete = writes && mayDeleteComment(viewer, comment);
  const deletion = useDeleteComment(at, !mayDelete);
  const { id, author } = comment;
  const isBlocked = useBlocked()?.has(author.id);
  const unblocking = useBlock(author);
  if (form) return null;
  const actions = [
    { text: t('comments.reply'), isOffered: writes && mayComment(viewer), run: () => onForm('reply') },
    {
      text: t('comments.edit'),
      isOffered: writes && mayEditComment(viewer, comment),
      run: () => onForm('edit'),
    },
    {
      text: t(mayDelete ? 'comments.delete' : 'comments.remove'),
      // Site administrators may, whatever their role and the project's status.
      isOffered: mayDelete || me?.site_admin === true,
      run: () => setDeleting(true),
    },
    {
      text: t('reports.report'),
      isOffered: me != null && me.id !== author.id,
      run: () => setReporting(true),
    },
    {
      text: t(isBlocked ? 'blocking.unblock' : 'blocking.block'),
      isOffered: me != null && me.id !== author.id && isBlocked !== undefined,
      run: () => (isBlocked ? unblocking.mutate(false) : setBlocking(true)),
    },
  ];
  const offered = actions.filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return null;
  return (
    <div className={`row gap-12 align-stretch ${classes.actions}`}>
      {offered.map(({ text, run }) => (
        <button key={text} type="button" onClick={run}>
          {text}
        </button>
      ))}
      {isReporting && (
        <ReportDialog
          of={{ target: 'comment', at, id, username: author.username }}
          onClose={() => setReporting(false)}
        />
      )}
      {isBlocking && <BlockQuestion user={author} onClose={() => setBlocking(false)} />}
      {isDeleting && (
        <Confirmation
          title={t('comments.question.title')}
          confirmLabel={t('comments.question.confirm')}
          danger
          busy={deletion.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() =>
            deletion.mutate(comment, { onSuccess: onDeleted, onError: () => setDeleting(false) })
          }
        >
          {t('comments.question.text')}
        </Confirmation>
      )}
    </div>
  );
}
