import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../data/queries/statistics.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import classes from './StackedBars.module.css';
import { StackedBars } from './StackedBars.tsx';
import { UserLink } from './UserLink.tsx';

/** How many translations each user wrote, and how many of them are current or approved. */
export function UsersChart({ users }: { users: Statistics['users'] }) {
  const { t } = useTranslation();
  const parts = [
    { kind: 'approved', word: t('statistics.approved'), mark: <StatusIcon state="approved" /> },
    { kind: 'review', word: t('statistics.notFinal'), mark: <StatusIcon state="review" /> },
    { kind: 'other', word: t('statistics.otherTranslations'), mark: <span className={classes.hatched} /> },
  ] as const;
  return (
    <StackedBars
      title={t('statistics.contributionOfUsers')}
      text={t('statistics.contributionOfUsersText')}
      parts={parts}
      bars={users
        .filter(({ translations }) => translations > 0)
        .map(({ user, translations, current, approved }) => ({
          id: user.id,
          name: user.username,
          lead: <UserLink user={user} />,
          amounts: [approved, current - approved, translations - current],
          value: t('project.amount', { amount: translations }),
        }))}
    />
  );
}
