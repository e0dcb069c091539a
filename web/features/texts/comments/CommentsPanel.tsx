import { CloseButton, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Commenter, isDeleted } from '#domain/texts/comments/comments.ts';
import { commentsQuery, type StringParams } from '../../../data/queries/comments.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useBlockedLoading } from '../../identity/blocking/use-blocked.ts';
import { JoinButton } from '../../projects/joining/JoinButton.tsx';
import { CommentList } from './CommentList.tsx';
import classes from './CommentsPanel.module.css';
import { NewComment } from './NewComment.tsx';
import { whyNoComment } from './why-no-comment.ts';

type Props = {
  at: StringParams;
  project: ProjectWithoutProgress;
  viewer: Commenter;
  /** The id of the comment to show: it is scrolled to and has the focus. */
  shown?: number | undefined;
  onClose: () => void;
};

/** The comments on a string with the form of a new one (editor.16). */
export function CommentsPanel({ at, project, viewer, shown, onClose }: Props) {
  const { t } = useTranslation();
  const { data: comments, error, refetch } = useQuery(commentsQuery(at));
  // Comments of blocked users are collapsed from the beginning (accounts.37).
  const isBlockedLoading = useBlockedLoading();
  const reason = whyNoComment(viewer, project);
  const count = comments?.filter((comment) => !isDeleted(comment)).length ?? 0;
  return (
    <section className={`grid gap-4 ${classes.panel}`} aria-label={t('comments.title')}>
      <h2 className={classes.head}>
        {t('comments.title')} {count > 0 && <span aria-hidden="true">{count}</span>}
        <CloseButton className={classes.close} aria-label={t('comments.close')} onClick={onClose} />
      </h2>
      {comments && !isBlockedLoading ? (
        <CommentList
          key={at.string}
          at={at}
          project={project}
          viewer={viewer}
          comments={comments}
          shown={shown}
        />
      ) : error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
          <Skeleton width="30%" height={10} my={8} />
          <Skeleton width="80%" height={10} my={8} />
        </div>
      )}
      <div className={classes.write}>
        {reason === undefined ? (
          <NewComment key={at.string} at={at} project={project} viewer={viewer} onLeave={onClose} />
        ) : (
          <>
            <Notice kind="info">{t(REASONS[reason])}</Notice>
            {reason === 'members' && <JoinButton project={project} isBeside />}
          </>
        )}
      </div>
    </section>
  );
}

const REASONS = {
  members: 'editor.members',
  editors: 'editor.editors',
  finished: 'comments.finished',
  limited: 'comments.limited',
} as const satisfies Record<NonNullable<ReturnType<typeof whyNoComment>>, string>;
