import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/identity/users.ts';
import { furtherProjectsQuery } from '../../data/queries/users.ts';
import { Markup } from '../../ui/markup/Markup.tsx';
import classes from './ProfileTab.module.css';
import { UserProjectLine } from './UserProjectLine.tsx';

type Props = {
  user: User;
  /** Opens the settings, where users write about themselves; left out on the pages of others. */
  onWrite?: (() => void) | undefined;
};

/** A user's profile text, and their projects with role and rating (users.4). */
export function ProfileTab({ user, onWrite }: Props) {
  const { t } = useTranslation();
  const { rest, hasMore, more, isComing } = useFurtherProjects(user);
  const projects = [...(user.projects ?? []), ...rest];
  return (
    <>
      {user.about === '' ? (
        onWrite && (
          <Button className={classes.write} onClick={onWrite}>
            {t('profile.writeAbout')}
          </Button>
        )
      ) : (
        <div className={`ui-14 ink-2 ${classes.about}`}>
          <Markup text={user.about} />
        </div>
      )}
      <section className={`padding-top-24 ${classes.projects}`}>
        <h2 className="row gap-8 align-baseline">
          {t('profile.projects')}
          {projects.length > 0 && !hasMore && <span>{t('project.amount', { amount: projects.length })}</span>}
        </h2>
        {projects.length === 0 && <p className="ui-13 ink-3">{t('profile.noProjects')}</p>}
        <ul>
          {projects.map((project) => (
            <li key={project.id}>
              <UserProjectLine project={project} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button variant="default" disabled={isComing} onClick={more}>
            {t('profile.moreProjects')}
          </Button>
        )}
      </section>
    </>
  );
}

/** The further projects of a user, loaded on request. */
function useFurtherProjects(user: User) {
  const [isWanted, setWanted] = useState(false);
  const query = furtherProjectsQuery(user);
  const isAll = query.initialPageParam === undefined;
  const { data, hasNextPage, fetchNextPage, isFetching, isError, refetch } = useInfiniteQuery({
    ...query,
    enabled: isWanted && !isAll,
  });
  const more = () => {
    if (!isWanted) setWanted(true);
    else if (data) void fetchNextPage();
    else void refetch();
  };
  return {
    rest: data?.pages.flat() ?? [],
    hasMore: !isAll && (data === undefined || hasNextPage || isError),
    isComing: isFetching,
    more,
  };
}
