import { Button, Menu } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
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

/** The table of sections: to one on this page, or to one that isn't. */
export function Contents({ at, project, view, sections, open }: Props) {
  const { t } = useTranslation();
  const [only, ...others] = open;
  const here = only && others.length === 0 ? titleIn(view, only, project) : undefined;
  const address = '/projects/$projectId/read/$sectionsList' as const;
  return (
    <Menu position="bottom-end" returnFocus>
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
              aria-current={section.id === only?.id && others.length === 0 ? 'page' : undefined}
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
