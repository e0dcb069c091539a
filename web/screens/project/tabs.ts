import { type ComponentType, type MemoExoticComponent, memo } from 'react';
import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { hasPermission, type Permission } from '#domain/core/access/roles.ts';
import { readsTexts, roleIn } from '../../data/access/access.ts';
import { lazyComponent } from '../../ui/page/screen.ts';
import { ProjectTab } from './ProjectTab.tsx';

type PartProps = { project: Project; sections: readonly Section[]; members: readonly Member[] };

type Part = {
  /** Its name in the address's hash and in the text key `project.tab.{name}`. */
  name:
    | 'project'
    | 'dictionary'
    | 'members'
    | 'statistics'
    | 'log'
    | 'deleted'
    | 'past'
    | 'settings'
    | 'languages'
    | 'roles'
    | 'webhooks';
  /** The text key of what it is called beside the other parts, if its tab has its name. */
  besideOthers?: 'project.part.log' | 'project.part.settings';
  /** Memoized, so that showing another part does not render it again. */
  Panel: MemoExoticComponent<ComponentType<PartProps>>;
  /** Whether the part is shown for the project. */
  isFor: (project: Project) => boolean;
};

export type Tab = { name: Part['name']; parts: readonly [Part, ...Part[]] };

const always = () => true;
const forWhoMay = (permission: Permission) => (project: Project) =>
  hasPermission(roleIn(project), permission);

/** The tabs of the project page with their parts, in order (projects.24); all but the first load when they are opened. */
const TABS: readonly Tab[] = [
  { name: 'project', parts: [{ name: 'project', Panel: memo(ProjectTab), isFor: always }] },
  {
    name: 'dictionary',
    parts: [
      {
        name: 'dictionary',
        Panel: lazyComponent(
          () => import('../../features/texts/dictionary/DictionaryTab.tsx'),
          'DictionaryTab',
        ),
        isFor: always,
      },
    ],
  },
  {
    name: 'members',
    parts: [
      {
        name: 'members',
        Panel: lazyComponent(() => import('../../features/projects/members/MembersTab.tsx'), 'MembersTab'),
        isFor: always,
      },
    ],
  },
  {
    name: 'statistics',
    parts: [
      {
        name: 'statistics',
        Panel: lazyComponent(
          () => import('../../features/projects/statistics/StatisticsTab.tsx'),
          'StatisticsTab',
        ),
        isFor: always,
      },
    ],
  },
  {
    name: 'log',
    parts: [
      {
        name: 'log',
        besideOthers: 'project.part.log',
        Panel: lazyComponent(() => import('../../features/history/log/LogTab.tsx'), 'LogTab'),
        isFor: forWhoMay('can_see_logs'),
      },
      {
        name: 'deleted',
        Panel: lazyComponent(() => import('../../features/history/deleted/DeletedTab.tsx'), 'DeletedTab'),
        isFor: forWhoMay('can_translate'),
      },
      {
        name: 'past',
        Panel: lazyComponent(() => import('../../features/history/past/PastTab.tsx'), 'PastTab'),
        isFor: readsTexts,
      },
    ],
  },
  {
    name: 'settings',
    parts: [
      {
        name: 'settings',
        besideOthers: 'project.part.settings',
        Panel: lazyComponent(() => import('./settings/SettingsTab.tsx'), 'SettingsTab'),
        isFor: forWhoMay('can_manage_project'),
      },
      {
        name: 'languages',
        Panel: lazyComponent(() => import('../../features/files/languages/LanguagesTab.tsx'), 'LanguagesTab'),
        isFor: (project) => readsTexts(project) && (project.in_family || forWhoMay('is_owner')(project)),
      },
      {
        name: 'roles',
        Panel: lazyComponent(() => import('../../features/projects/roles/RolesTab.tsx'), 'RolesTab'),
        isFor: forWhoMay('can_manage_project'),
      },
      {
        name: 'webhooks',
        Panel: lazyComponent(() => import('../../features/notices/webhooks/WebhooksTab.tsx'), 'WebhooksTab'),
        isFor: forWhoMay('can_manage_project'),
      },
    ],
  },
];

/** The tabs that the user sees of the project, with their parts; one with a single part has the name of that part. */
export function tabsOf(project: Project): readonly Tab[] {
  return TABS.flatMap(({ name, parts }) => {
    const [first, ...others] = parts.filter(({ isFor }) => isFor(project));
    if (!first) return [];
    return { name: others.length === 0 ? first.name : name, parts: [first, ...others] };
  });
}
