import { Outlet } from '@tanstack/react-router';
import { usePendingInvites } from '../../data/queries/use-pending-invites.ts';
import { Announcements } from '../announcements/Announcements.tsx';
import { Footer } from './Footer.tsx';
import classes from './Frame.module.css';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TabBar } from './TabBar.tsx';

/** Header, footer and, on phones, tab bar around every screen but the editor and the reading page. */
export function Frame() {
  const waiting = usePendingInvites();
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Header waiting={waiting} />
      <main id="text" className={classes.page} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <TabBar waiting={waiting} />
      <Announcements />
    </div>
  );
}
