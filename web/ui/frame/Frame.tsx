import { Outlet } from '@tanstack/react-router';
import { useWaiting } from '../../data/queries/use-waiting-invites.ts';
import { Announcements } from '../announcements/Announcements.tsx';
import { Footer } from './Footer.tsx';
import classes from './Frame.module.css';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TabBar } from './TabBar.tsx';

/** Every page but the editor: header, the screen, footer, and on a phone the tab bar. */
export function Frame() {
  const waiting = useWaiting();
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
