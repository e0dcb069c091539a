import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { rowsQuery } from '../../../data/queries/editor.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import classes from './OthersList.module.css';
import type { Others, Person } from './presence.ts';

/** The string that somebody is at. */
type Location = { string: number; index: number; section: number; name: string };

export type OthersListProps = {
  project: ProjectWithoutProgress;
  /** The project as the page's address names it. */
  projectRef: string;
  /** The sections that are open in the editor: as its address has them, and their ids. */
  open?: { list: string; ids: readonly number[] };
  others: Others;
};

/** The others by name, each with a link to the string that they are at. */
export function OthersList({
  project,
  projectRef,
  open,
  others: { people, amount, byString: strings },
}: OthersListProps) {
  const { t } = useTranslation();
  const { data: rows = [] } = useQuery(rowsQuery(project.id, [...strings.keys()]));
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const locationOf = ({ string_id }: Person): Location | undefined => {
    const row = rows.find(({ id }) => id === string_id);
    const section = sections.find(({ id }) => id === row?.section_id);
    return row && section && { string: row.id, index: row.index, section: section.id, name: section.name };
  };
  const unnamed = amount - people.length;
  return (
    <ul className={classes.people}>
      {people.map((person) => {
        const location = locationOf(person);
        const { user, avatar_image } = person;
        const face = (
          <>
            <Avatar username={user.username} image={avatar_image} size={24} />
            <span className="ui-13 weight-500 truncate">{user.username}</span>
            <span className="ui-12 ink-3 truncate">
              {location ? (
                <>
                  #{location.index} <span lang={project.source_lang}>{location.name}</span>
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
            {location ? (
              <Link
                className={classes.person}
                to="/projects/$projectId/editor/$sectionsList"
                params={{
                  projectId: projectRef,
                  sectionsList: open?.ids.includes(location.section)
                    ? open.list
                    : printSectionId(location.section),
                }}
                search={{ string: location.string }}
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
      {unnamed > 0 && <li className={`ui-12 ink-3 ${classes.more}`}>{t('live.more', { count: unnamed })}</li>}
    </ul>
  );
}
