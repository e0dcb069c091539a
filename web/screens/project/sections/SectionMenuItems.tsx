import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { cloneElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { WatchItem } from '../../../features/notices/watching/WatchItem.tsx';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import classes from './SectionMenuItems.module.css';
import { ACTION_GROUPS, type actionsFor, type LocalAction, type OfferedAction } from './section-actions.ts';
import { SECTION_ICONS } from './section-icons.ts';

type Props = {
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

/** The most items that stand in one column: with more, a low window would cut the menu. */
const LONGEST_COLUMN = 9;

/** The menu of a section in groups. It opens as soon as it is mounted, since it is loaded on request. */
export function SectionMenuItems({ button, project, section, actions, onAction }: Props) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const params = { projectId: String(project.id), sectionId: printSectionId(section.id) };
  const isLong = actions.length > LONGEST_COLUMN;
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
        <div className={classes.groups} data-long={isLong || undefined} role="presentation">
          {ACTION_GROUPS.map((group) => {
            const items = actions.filter((act) => act.group === group);
            if (items.length === 0 && group !== 'work') return null;
            return (
              <ItemGroup key={group} name={t(`sections.groups.${group}`)}>
                {items.map((act) => (
                  <ActionItem
                    key={act.name}
                    act={act}
                    params={params}
                    onAction={(name) => {
                      // Dialogs opened by it return the focus to the menu button.
                      target.current?.focus();
                      onAction(name);
                    }}
                  />
                ))}
                {group === 'work' && <WatchItem place={{ project: project.id, section: section.id }} />}
              </ItemGroup>
            );
          })}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}

function ItemGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu.
    <div className={classes.group} role="group" aria-labelledby={id}>
      <Menu.Label id={id}>{name}</Menu.Label>
      {children}
    </div>
  );
}

type ItemProps = {
  act: OfferedAction;
  params: { projectId: string; sectionId: string };
  onAction: (act: LocalAction) => void;
};

/** An item that leads to a page, or does something at the section. */
function ActionItem({ act, params, onAction }: ItemProps) {
  const { t } = useTranslation();
  const Icon = SECTION_ICONS[act.name];
  const look = { leftSection: <Icon size={16} stroke={1.75} />, children: t(act.words) };
  if (!('page' in act)) {
    return (
      <Menu.Item {...look} data-danger={'isDanger' in act || undefined} onClick={() => onAction(act.name)} />
    );
  }
  const { page } = act;
  return (
    <Menu.Item
      {...look}
      renderRoot={(props) =>
        page === 'add_strings' ? (
          <Link
            to="/projects/$projectId/editor/$sectionsList"
            params={{ projectId: params.projectId, sectionsList: params.sectionId }}
            search={{ add: true }}
            {...props}
          />
        ) : (
          <Link to={PAGES[page]} params={params} {...props} />
        )
      }
    />
  );
}
