import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { rowsQuery } from '../../data/queries/editor.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';
import { Avatar } from '../../ui/covers/Avatar.tsx';
import classes from './OthersList.module.css';
import type { Others, Person } from './present.ts';

type Place = { string: number; index: number; section: number; name: string };

export type OthersListProps = {
  project: Project;
  /** As the page's address names it. */
  at: string;
  /** The sections that are open in the editor, as its address has them, and their ids. */
  open?: { list: string; ids: readonly number[] };
  others: Others;
};

/** The others by name, with the string that each is on, which leads there. */
export function OthersList({ project, at, open, others: { people, amount, at: strings } }: OthersListProps) {
  const { t } = useTranslation();
  const { data: rows = [] } = useQuery(rowsQuery(at, [...strings.keys()]));
  const { data: sections = [] } = useQuery(sectionsQuery(at));
  const placeOf = ({ string_id }: Person): Place | undefined => {
    const row = rows.find(({ id }) => id === string_id);
    const section = sections.find(({ id }) => id === row?.section_id);
    return row && section && { string: row.id, index: row.index, section: section.id, name: section.name };
  };
  const unnamed = amount - people.length;
  return (
    <ul className={classes.people}>
      {people.map((person) => {
        const place = placeOf(person);
        const { user, avatar_image } = person;
        const face = (
          <>
            <Avatar username={user.username} image={avatar_image} size={24} />
            <span className={classes.name}>{user.username}</span>
            <span className={classes.place}>
              {place ? (
                <>
                  #{place.index} <span lang={project.source_lang}>{place.name}</span>
                </>
              ) : (
                t('live.somewhere')
              )}
              {person.is_writing && `, ${t('live.writes')}`}
            </span>
          </>
        );
        return (
          <li key={user.id}>
            {place ? (
              <Link
                className={classes.person}
                to="/projects/$projectId/editor/$sectionsList"
                params={{
                  projectId: at,
                  sectionsList: open?.ids.includes(place.section) ? open.list : printSectionId(place.section),
                }}
                search={{ string: place.string }}
                title={t('live.goThere')}
              >
                {face}
              </Link>
            ) : (
              <span className={classes.person}>{face}</span>
            )}
          </li>
        );
      })}
      {unnamed > 0 && <li className={classes.more}>{t('live.more', { count: unnamed })}</li>}
    </ul>
  );
}
