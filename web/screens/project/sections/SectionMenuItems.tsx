import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { WatchItem } from '../../../features/watching/WatchItem.tsx';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/opened-by-button.tsx';
import type { actionsFor, LocalAction } from './section-actions.ts';
import { SECTION_ICONS } from './section-icons.ts';

export type SectionMenuItemsProps = {
  button: OpeningButton;
  project: Pick<Project, 'id'>;
  section: Section;
  actions: ReturnType<typeof actionsFor>;
  onAction: (act: LocalAction) => void;
};

const PAGES = {
  load_strings: '/projects/$projectId/sections/$sectionId/load_strings',
  update_source: '/projects/$projectId/sections/$sectionId/update_source',
  upload_translations: '/projects/$projectId/sections/$sectionId/upload_translations',
} as const;

/** The menu of a section. It opens as soon as it is mounted, since it is loaded on request. */
export function SectionMenuItems({ button, project, section, actions, onAction }: SectionMenuItemsProps) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const params = { projectId: String(project.id), sectionId: printSectionId(section.id) };
  const watch = <WatchItem key="watch" place={{ project: project.id, section: section.id }} />;
  return (
    <Menu
      opened={opened}
      onChange={open}
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{cloneElement(button, { ref: target, onClick: () => open(!opened) })}</Menu.Target>
      <Menu.Dropdown>
        {actions.map((act) => {
          const { name, words } = act;
          const Icon = SECTION_ICONS[name];
          const look = { leftSection: <Icon size={16} stroke={1.75} />, children: t(words) };
          if ('page' in act && act.page === 'add_strings') {
            return (
              <Menu.Item
                key={name}
                {...look}
                renderRoot={(props) => (
                  <Link
                    to="/projects/$projectId/editor/$sectionsList"
                    params={{ projectId: params.projectId, sectionsList: params.sectionId }}
                    search={{ add: true }}
                    {...props}
                  />
                )}
              />
            );
          }
          if ('page' in act) {
            return (
              <Menu.Item
                key={name}
                {...look}
                renderRoot={(props) => <Link to={PAGES[act.page]} params={params} {...props} />}
              />
            );
          }
          const isDanger = 'isDanger' in act;
          const item = (
            <Menu.Item
              key={name}
              {...look}
              data-danger={isDanger || undefined}
              onClick={() => {
                // Dialogs opened by it return the focus to the menu button.
                target.current?.focus();
                onAction(act.name);
              }}
            />
          );
          return isDanger ? [watch, <Menu.Divider key="rule" />, item] : item;
        })}
        {!actions.some((act) => 'isDanger' in act) && watch}
      </Menu.Dropdown>
    </Menu>
  );
}
