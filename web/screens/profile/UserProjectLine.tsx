import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/identity/users.ts';
import { Rating } from '../../features/projects/members/Rating.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { LanguagePair } from '../../ui/project-cards/LanguagePair.tsx';
import { LineProgress } from '../../ui/project-cards/LineProgress.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import classes from './UserProjectLine.module.css';

type UserProject = NonNullable<User['projects']>[number];

/** A project on a user's page, with the user's role and rating in place of its description. */
export function UserProjectLine({ project }: { project: UserProject }) {
  const { t } = useTranslation();
  const { id, handle, name, cover_image, role_name, rating } = project;
  return (
    <Link to="/projects/$projectId" params={{ projectId: String(id) }} className={classes.line}>
      <Cover handle={handle} name={name} image={cover_image} />
      <span>
        <b className={classes.name}>{name}</b>
        <span className={`facts ${classes.part}`}>
          <span>{roleWords(t, role_name)}</span>
          <span className={classes.rating} title={t('project.rating')}>
            <Rating votes={rating} />
          </span>
          <span className="ink-3">
            <LanguagePair source={project.source_lang} target={project.target_lang} />
          </span>
        </span>
      </span>
      <LineProgress project={project} />
    </Link>
  );
}
