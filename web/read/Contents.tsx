import { Button, Menu } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { completeness } from '#domain/progress.ts';
import { ALL_SECTIONS, printSectionId } from '#domain/sections-list.ts';
import { Percent } from '../works/Percent.tsx';
import classes from './Contents.module.css';
import { anchorOf } from './ReadSection.tsx';
import { titleIn } from './title-in.ts';
import type { ReadView } from './views.ts';

type Props = {
  at: string;
  project: Pick<Project, 'source_lang' | 'target_lang'>;
  view: ReadView;
  sections: readonly Section[];
  open: readonly Section[];
};

/** The section at the top of the window: the last of those that begin above its middle. */
function sectionInView(open: readonly Section[]): number | undefined {
  const isAbove = ({ id }: Section) => {
    const top = document.getElementById(anchorOf(id))?.getBoundingClientRect().top;
    return top !== undefined && top < window.innerHeight / 2;
  };
  return (open.findLast(isAbove) ?? open[0])?.id;
}

/** Puts an item in the middle of its menu, and leaves the page behind where it is. */
function centre(item: HTMLElement | null): void {
  const menu = item?.closest('[role="menu"]');
  if (item && menu) menu.scrollTop = item.offsetTop - (menu.clientHeight - item.offsetHeight) / 2;
}

/** The table of sections: to one on this page, or to one that isn't. It opens at the one that is read. */
export function Contents({ at, project, view, sections, open }: Props) {
  const { t } = useTranslation();
  const [only, ...others] = open;
  const here = only && others.length === 0 ? titleIn(view, only, project) : undefined;
  const [read, setRead] = useState<number>();
  const address = '/projects/$projectId/read/$sectionsList' as const;
  return (
    <Menu position="bottom-end" returnFocus onOpen={() => setRead(sectionInView(open))}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.button}
          leftSection={<IconList size={16} stroke={1.75} />}
        >
          <span lang={here?.lang}>{here?.text ?? t('read.contents')}</span>
        </Button>
      </Menu.Target>
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
          const name = titleIn(view, section, project);
          const isHere = others.length > 0 && open.some(({ id }) => id === section.id);
          return (
            <Menu.Item
              key={section.id}
              ref={section.id === read ? centre : undefined}
              aria-current={section.id === read ? (isHere ? 'location' : 'page') : undefined}
              rightSection={<Percent value={completeness(section.stats)} />}
              renderRoot={(props) =>
                isHere ? (
                  <a href={`#${anchorOf(section.id)}`} {...props} />
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
              <span className={classes.name} lang={name.lang}>
                {name.text}
              </span>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
