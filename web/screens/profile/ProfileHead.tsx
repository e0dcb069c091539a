import { Button } from '@mantine/core';
import { IconFlag, IconShieldCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/identity/users.ts';
import { BlockButton } from '../../features/identity/blocking/BlockButton.tsx';
import { ReportDialog } from '../../features/site/reports/lazy-report-dialog.ts';
import { Avatar } from '../../ui/covers/Avatar.tsx';
import { dayText } from '../../ui/relative-time/day-text.ts';
import classes from './ProfileHead.module.css';
import { RemoveProfile } from './RemoveProfile.tsx';

type Props = {
  user: User;
  isOwn: boolean;
  /** Whether the viewer may report the profile and block the user (reports.1, accounts.35). */
  reports: boolean;
  /** Whether the viewer is a site administrator. */
  isSiteAdmin: boolean;
};

/** Avatar, name and facts of a user; a site administrator's own page links to the administration. */
export function ProfileHead({ user, isOwn, reports, isSiteAdmin }: Props) {
  const { t, i18n } = useTranslation();
  const [isReporting, setReporting] = useState(false);
  return (
    <header className={`grid columns-auto-fill gap-24 align-center ${classes.head}`}>
      <Avatar username={user.username} image={user.avatar_image} size={96} />
      <div className={classes.words}>
        <h1>{user.username}</h1>
        <ul className={`facts ${classes.facts}`}>
          {user.gender !== 'hidden' && <li>{t(`profile.genders.${user.gender}`)}</li>}
          <li>{t('profile.here', { date: dayText(user.created_at, i18n.language) })}</li>
        </ul>
        {reports && (
          <div className="row gap-8 align-stretch wrap margin-top-12">
            <Button leftSection={<IconFlag size={16} stroke={1.75} />} onClick={() => setReporting(true)}>
              {t('reports.report')}
            </Button>
            <BlockButton user={user} />
          </div>
        )}
        {isReporting && (
          <ReportDialog
            of={{ target: 'profile', user: user.id, username: user.username }}
            onClose={() => setReporting(false)}
          />
        )}
        {isSiteAdmin && isOwn && (
          <Button
            className={classes.admin}
            leftSection={<IconShieldCog size={16} stroke={1.75} />}
            renderRoot={(props) => <Link to="/admin_panel1337" {...props} />}
          >
            {t('frame.administration')}
          </Button>
        )}
        {isSiteAdmin &&
          !isOwn &&
          (user.about !== '' || user.avatar_url !== '' || user.avatar_image !== null) && (
            <div className={classes.admin}>
              <RemoveProfile user={user} />
            </div>
          )}
      </div>
    </header>
  );
}
