import { type ComponentType, type MemoExoticComponent, memo } from 'react';
import type { Member } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { hasPermission } from '#domain/access/roles.ts';
import { readsTexts, roleIn } from '../../data/access/access.ts';
import { lazyComponent } from '../../ui/page/screen.ts';
import { ProjectTab } from './ProjectTab.tsx';

type TabProps = { project: Project; sections: readonly Section[]; members: readonly Member[] };

type Tab = {
  /** Its name in the address's hash and in the text key `project.tab.{name}`. */
  name: string;
  /** Memoized, so that showing another tab does not render it again. */
  Panel: MemoExoticComponent<ComponentType<TabProps>>;
  /** Whether the tab is shown for the project. */
  isFor: (project: Project) => boolean;
};

/** The tabs of the project page in order (projects.24); all but the first load when they are opened. */
export const TABS = [
  { name: 'project', Panel: memo(ProjectTab), isFor: () => true },
  {
    name: 'dictionary',
    Panel: lazyComponent(() => import('../../features/dictionary/DictionaryTab.tsx'), 'DictionaryTab'),
    isFor: () => true,
  },
  {
    name: 'members',
    Panel: lazyComponent(() => import('../../features/members/MembersTab.tsx'), 'MembersTab'),
    isFor: () => true,
  },
  {
    name: 'languages',
    Panel: lazyComponent(() => import('../../features/languages/LanguagesTab.tsx'), 'LanguagesTab'),
    isFor: (project) =>
      readsTexts(project) && (project.in_family || hasPermission(roleIn(project), 'is_owner')),
  },
  {
    name: 'statistics',
    Panel: lazyComponent(() => import('../../features/statistics/StatisticsTab.tsx'), 'StatisticsTab'),
    isFor: () => true,
  },
  {
    name: 'settings',
    Panel: lazyComponent(() => import('./settings/SettingsTab.tsx'), 'SettingsTab'),
    isFor: (project) => hasPermission(roleIn(project), 'can_manage_project'),
  },
  {
    name: 'webhooks',
    Panel: lazyComponent(() => import('../../features/webhooks/WebhooksTab.tsx'), 'WebhooksTab'),
    isFor: (project) => hasPermission(roleIn(project), 'can_manage_project'),
  },
  {
    name: 'log',
    Panel: lazyComponent(() => import('../../features/log/LogTab.tsx'), 'LogTab'),
    isFor: (project) => hasPermission(roleIn(project), 'can_see_logs'),
  },
  {
    name: 'deleted',
    Panel: lazyComponent(() => import('../../features/deleted/DeletedTab.tsx'), 'DeletedTab'),
    isFor: (project) => hasPermission(roleIn(project), 'can_translate'),
  },
  {
    name: 'past',
    Panel: lazyComponent(() => import('../../features/past/PastTab.tsx'), 'PastTab'),
    isFor: readsTexts,
  },
] as const satisfies readonly Tab[];
