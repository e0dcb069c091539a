import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHashTab } from '../../ui/frame/use-hash-tab.ts';
import { LazyBoundary } from '../../ui/offline/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/page/screen.ts';
import { useTitle } from '../../ui/page/title.ts';
import classes from './AdminScreen.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';

/** The tabs in order; the address's hash names the shown one. */
const TABS = [
  { name: 'codes', Panel: lazyComponent(() => import('./CodesTab.tsx'), 'CodesTab') },
  { name: 'users', Panel: lazyComponent(() => import('./UsersTab.tsx'), 'UsersTab') },
  { name: 'projects', Panel: lazyComponent(() => import('./ProjectsTab.tsx'), 'ProjectsTab') },
  { name: 'reports', Panel: lazyComponent(() => import('./ReportsTab.tsx'), 'ReportsTab') },
  {
    name: 'announcements',
    Panel: lazyComponent(() => import('./AnnouncementsTab.tsx'), 'AnnouncementsTab'),
  },
  { name: 'jobs', Panel: lazyComponent(() => import('./JobsTab.tsx'), 'JobsTab') },
  { name: 'audit', Panel: lazyComponent(() => import('./AuditTab.tsx'), 'AuditTab') },
  { name: 'log', Panel: lazyComponent(() => import('./SiteLogTab.tsx'), 'SiteLogTab') },
] as const;

/**
 * `/admin_panel1337`: secret codes, users, all projects, reports, announcements, failed background jobs, and what was
 * done outside of projects (administration.2, administration.4, administration.6, reports.5, jobs.10, log.13).
 */
export function AdminScreen() {
  const { t } = useTranslation();
  const { shown, show, list } = useHashTab(
    'codes',
    TABS.map(({ name }) => name),
  );
  useTitle(t(`admin.tab.${shown}`), t('admin.title'));
  return (
    <div className={classes.page}>
      <h1>{t('admin.title')}</h1>
      <Tabs value={shown} onChange={show}>
        <Tabs.List ref={list}>
          {TABS.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`admin.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <LazyBoundary fallback={<ListSkeleton />}>
              <Panel />
            </LazyBoundary>
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
