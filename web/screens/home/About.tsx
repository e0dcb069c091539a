import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myLatestProjectsQuery } from '../../data/queries/projects.ts';
import { useMe } from '../../data/session/session.ts';
import { CreateProjectButton } from '../my-projects/CreateProjectButton.tsx';
import classes from './About.module.css';
import { Steps } from './Steps.tsx';

/** The main button of Home, and an introduction for who has no project yet (screens.13). */
export function About() {
  const { t } = useTranslation();
  const me = useMe();
  const { data: projects, isError } = useQuery({ ...myLatestProjectsQuery, enabled: me !== undefined });
  const isNew = projects?.length === 0 || isError;
  return (
    <div className={classes.about}>
      {isNew ? (
        <>
          <h1>{t('home.aboutTitle')}</h1>
          <p>{t('home.about')}</p>
        </>
      ) : (
        <VisuallyHidden component="h1">{t('home.title')}</VisuallyHidden>
      )}
      <CreateProjectButton text={t('home.create')} fullWidth />
      {isNew && <Steps />}
    </div>
  );
}
