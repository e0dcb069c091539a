import { Button, Menu } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { completeness } from '#domain/progress.ts';
import { ALL_SECTIONS, printSectionId } from '#domain/sections-list.ts';
import { Percent } from '../works/Percent.tsx';
import classes from './Contents.module.css';
import { anchorOf } from './ReadSection.tsx';

type Props = { at: string; lang: string; sections: readonly Section[]; open: readonly Section[] };

/** The table of sections: to one on this page, or to one that isn't. */
export function Contents({ at, lang, sections, open }: Props) {
  const { t } = useTranslation();
  const [only, ...others] = open;
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
          <span lang={only && others.length === 0 ? lang : undefined}>
            {only && others.length === 0 ? only.name : t('read.contents')}
          </span>
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
              <span className={classes.name} lang={lang}>
                {section.name}
              </span>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
