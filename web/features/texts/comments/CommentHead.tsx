import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/texts/comments.ts';
import { isDeleted } from '#domain/texts/comments/comments.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import classes from './CommentHead.module.css';

type Props = { comment: Comment; answered: Comment | undefined; isNew: boolean };

/** The author and time of a comment, whether it was edited, and whether it is new. */
export function CommentHead({ comment: { author, created_at, edited }, answered, isNew }: Props) {
  const { t } = useTranslation();
  return (
    <p className={`ui-12 ink-3 ${classes.head}`}>
      <Link to="/users/$userId" params={{ userId: String(author.id) }}>
        {author.username}
      </Link>{' '}
      {answered && !isDeleted(answered) && (
        <VisuallyHidden>{t('comments.inReplyTo', { username: answered.author.username })}</VisuallyHidden>
      )}{' '}
      <RelativeTime time={created_at} />
      {edited && `, ${t('comments.edited')}`}
      {isNew && <span className={classes.new}>{t('comments.fresh')}</span>}
    </p>
  );
}
