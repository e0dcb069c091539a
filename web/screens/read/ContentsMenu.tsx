import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { cloneElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { ALL_SECTIONS, printSectionId } from '#domain/core/addresses/sections-list.ts';
import { translatedPercent } from '#domain/core/text/progress.ts';
import { useOpenOnMount } from '../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../ui/offline/lazy-overlays.tsx';
import { Percent } from '../../ui/project-cards/Percent.tsx';
import classes from './ContentsMenu.module.css';
import { holdInView } from './keep-in-view.ts';
import { anchorOf } from './ReadSection.tsx';
import { isPast, type ReadableSection } from './readable-section.ts';
import { sectionTitle } from './section-title.ts';
import type { ReadView } from './views.ts';

export type ContentsMenuProps = {
  button: OpeningButton;
  at: string;
  project: Pick<Project, 'source_lang' | 'target_lang'>;
  view: ReadView;
  sections: readonly ReadableSection[];
  open: readonly ReadableSection[];
};

/** The section at the top of the window: the last of those that begin above its middle. */
function sectionInView(open: readonly ReadableSection[]): number | undefined {
  const isAbove = ({ id }: ReadableSection) => {
    const top = document.getElementById(anchorOf(id))?.getBoundingClientRect().top;
    return top !== undefined && top < window.innerHeight / 2;
  };
  return (open.findLast(isAbove) ?? open[0])?.id;
}

/** Scrolls an item to the middle of its menu, without scrolling the page. */
function centre(item: HTMLElement | null): void {
  const menu = item?.closest('[role="menu"]');
  if (item && menu) menu.scrollTop = item.offsetTop - (menu.clientHeight - item.offsetHeight) / 2;
}

/** The table of contents, with links to sections on this page and elsewhere. It opens at the section in view. */
export function ContentsMenu({ button, at, project, view, sections, open }: ContentsMenuProps) {
  const { t } = useTranslation();
  const { target, opened, open: setOpened } = useOpenOnMount();
  const [read, setRead] = useState<number>();
  useEffect(() => {
    if (opened) setRead(sectionInView(open));
  }, [opened, open]);
  const address = '/projects/$projectId/read/$sectionsList' as const;
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" returnFocus>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown className={classes.sections}>
        {sections.length > 1 && (
          <>
            <Menu.Item
              renderRoot={(props) => (
                <Link
                  to={address}
                  params={{ projectId: at, sectionsList: ALL_SECTIONS }}
                  search={true}
                  {...props}
                />
              )}
            >
              {t('read.whole')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        {sections.map((section) => {
          const name = sectionTitle(view, section, project);
          const isHere = open.length > 1 && open.some(({ id }) => id === section.id);
          return (
            <Menu.Item
              key={section.id}
              ref={section.id === read ? centre : undefined}
              aria-current={section.id === read ? (isHere ? 'location' : 'page') : undefined}
              rightSection={!isPast(section) && <Percent value={translatedPercent(section.stats)} />}
              renderRoot={(props) =>
                isHere ? (
                  <a
                    href={`#${anchorOf(section.id)}`}
                    {...props}
                    onClick={(event) => {
                      props.onClick?.(event);
                      holdInView(anchorOf(section.id));
                    }}
                  />
                ) : (
                  <Link
                    to={address}
                    params={{ projectId: at, sectionsList: printSectionId(section.id) }}
                    search={true}
                    {...props}
                  />
                )
              }
            >
              <span className="text-15" lang={name.lang}>
                {name.text}
              </span>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
