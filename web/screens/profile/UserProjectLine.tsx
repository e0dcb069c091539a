import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/users.ts';
import { roleOf } from '#domain/access/roles.ts';
import { translatedPercent } from '#domain/texts/progress.ts';
import { Rating } from '../../features/members/Rating.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { LanguagePair } from '../../ui/project-cards/LanguagePair.tsx';
import { Percent } from '../../ui/project-cards/Percent.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import classes from './UserProjectLine.module.css';

type UserProject = NonNullable<User['projects']>[number];

/** A project as a line of someone's page: their role and rating stand where elsewhere its description does. */
export function UserProjectLine({ project }: { project: UserProject }) {
  const { t } = useTranslation();
  const { id, handle, name, cover_image, stats, updated_at, role_id, rating } = project;
  const role = roleOf(role_id);
  return (
    <Link to="/projects/$projectId" params={{ projectId: String(id) }} className={classes.line}>
      <Cover handle={handle} name={name} image={cover_image} />
      <span className={classes.words}>
        <b className={classes.name}>{name}</b>
        <span className={classes.part}>
          {role && <span>{t(`project.role.${role.name}`)}</span>}
          <span className={classes.rating} title={t('project.rating')}>
            <Rating votes={rating} />
          </span>
          <span className={classes.languages}>
            <LanguagePair source={project.source_lang} target={project.target_lang} />
          </span>
        </span>
      </span>
      <span className={classes.far}>
        <b>
          <Percent value={translatedPercent(stats)} />
        </b>
        <RelativeTime time={stats.last_update ?? updated_at} />
      </span>
    </Link>
  );
}
