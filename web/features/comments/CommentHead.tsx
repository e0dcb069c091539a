import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/comments.ts';
import { isDeleted } from '#domain/comments/comments.ts';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import classes from './CommentHead.module.css';

type Props = { comment: Comment; answered: Comment | undefined; isFresh: boolean };

/** Who wrote a comment and when, whether it was changed, and whether it is new. */
export function CommentHead({ comment: { author, created_at, edited }, answered, isFresh }: Props) {
  const { t } = useTranslation();
  return (
    <p className={classes.head}>
      <Link to="/users/$userId" params={{ userId: String(author.id) }}>
        {author.username}
      </Link>{' '}
      {answered && !isDeleted(answered) && (
        <VisuallyHidden>{t('comments.inReplyTo', { username: answered.author.username })}</VisuallyHidden>
      )}{' '}
      <RelativeTime time={created_at} />
      {edited && `, ${t('comments.edited')}`}
      {isFresh && <span className={classes.fresh}>{t('comments.fresh')}</span>}
    </p>
  );
}
