import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHashTab } from '../../ui/frame/use-hash-tab.ts';
import { useTitle } from '../../ui/page/title.ts';
import classes from './AdminScreen.module.css';
import { AnnouncementsTab } from './AnnouncementsTab.tsx';
import { AuditTab } from './AuditTab.tsx';
import { CodesTab } from './CodesTab.tsx';
import { JobsTab } from './JobsTab.tsx';
import { ProjectsTab } from './ProjectsTab.tsx';
import { ReportsTab } from './ReportsTab.tsx';
import { SiteLogTab } from './SiteLogTab.tsx';
import { UsersTab } from './UsersTab.tsx';

/** The tabs in order; the address's hash names the shown one. */
const TABS = [
  { name: 'codes', Panel: CodesTab },
  { name: 'users', Panel: UsersTab },
  { name: 'projects', Panel: ProjectsTab },
  { name: 'reports', Panel: ReportsTab },
  { name: 'announcements', Panel: AnnouncementsTab },
  { name: 'jobs', Panel: JobsTab },
  { name: 'audit', Panel: AuditTab },
  { name: 'log', Panel: SiteLogTab },
] as const;

/**
 * `/admin_panel1337`: secret codes, users, all projects, reports, announcements, failed background jobs, and what was done outside of projects
 * (administration.2, administration.4, administration.6, reports.5, jobs.10, log.13).
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
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
