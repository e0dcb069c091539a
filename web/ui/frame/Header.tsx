import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PendingInvites } from '../../data/queries/use-pending-invites.ts';
import { Brand } from '../page/Brand.tsx';
import { Account } from './Account.tsx';
import { AppearancePicker } from './AppearancePicker.tsx';
import { Bell } from './Bell.tsx';
import { CountBadge } from './CountBadge.tsx';
import classes from './Header.module.css';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NAVIGATION } from './navigation.ts';

/** The header of every page but the editor and the reading page (screens.6). */
export function Header({ waiting }: { waiting: PendingInvites }) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <div className={classes.inside}>
        <Brand />
        <nav className={classes.places} aria-label={t('frame.main')}>
          {NAVIGATION.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              className={classes.place}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {t(text)}
              {to === '/projects' && <CountBadge {...waiting} />}
            </Link>
          ))}
        </nav>
        <div className={classes.self}>
          <LanguagePicker />
          <AppearancePicker />
          <Bell />
          <Account />
        </div>
      </div>
    </header>
  );
}
