import { IconLogin2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PendingInvites } from '../../data/queries/use-pending-invites.ts';
import { useMe } from '../../data/session/session.ts';
import { useReturnPage } from '../../data/session/use-return-page.ts';
import { Avatar } from '../covers/Avatar.tsx';
import { CountBadge } from './CountBadge.tsx';
import { NAVIGATION } from './navigation.ts';
import classes from './TabBar.module.css';

/** Navigation at the bottom of the screen on phones; hidden where the header's links have room. */
export function TabBar({ waiting }: { waiting: PendingInvites }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.bar} aria-label={t('frame.main')}>
      {NAVIGATION.map(({ to, text, Icon }) => (
        <Link key={to} to={to} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.5} />
            {to === '/projects' && <CountBadge {...waiting} />}
          </span>
          {t(text)}
        </Link>
      ))}
      <AccountTab />
    </nav>
  );
}

function AccountTab() {
  const { t } = useTranslation();
  const me = useMe();
  const from = useReturnPage();
  if (!me) {
    return (
      <Link to="/login" search={{ from }} className={classes.tab} activeOptions={{ includeSearch: false }}>
        <span className={classes.icon}>
          <IconLogin2 size={22} stroke={1.5} />
        </span>
        {t('frame.signIn')}
      </Link>
    );
  }
  return (
    <Link to="/users/$userId" params={{ userId: String(me.id) }} className={classes.tab}>
      <span className={classes.icon}>
        <Avatar username={me.username} image={me.avatar_image} size={22} />
      </span>
      {t('frame.profile')}
    </Link>
  );
}
