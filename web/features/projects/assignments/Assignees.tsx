import { useTranslation } from 'react-i18next';
import type { Assignment } from '#contract/projects/assignments.ts';
import type { Section } from '#contract/texts/sections.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import classes from './Assignments.module.css';
import { Deadline } from './Deadline.tsx';

type Props = { section: Section; assignments: readonly Assignment[] };

/** Whom a section is assigned to, each with their deadline (assignments.7). */
export function Assignees({ section, assignments }: Props) {
  const { t } = useTranslation();
  return (
    <ul
      className={`row gap-12 row-gap-4 align-stretch wrap margin-top-4 ui-12 ink-2 ${classes.assignees}`}
      aria-label={t('assignments.list')}
    >
      {assignments.map(({ id, user, deadline }) => (
        <li className="row row-inline gap-4 wrap" key={id}>
          <Avatar username={user.username} size={16} />
          <span className="breaks">{user.username}</span>
          {deadline && <Deadline deadline={deadline} counts={section.stats} />}
        </li>
      ))}
    </ul>
  );
}
