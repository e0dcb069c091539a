import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { Empty } from '../frame/Empty.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Pending } from '../frame/Pending.tsx';
import { failureWords } from '../language/failure-words.ts';
import { readsTexts } from '../project/standing.ts';
import { dictionaryQuery } from '../wire/dictionary.ts';
import { Dictionary } from './Dictionary.tsx';
import classes from './DictionaryTab.module.css';

/** The words of a project with their agreed translations (SPEC §2 'Dictionary tab'). */
export function DictionaryTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const reads = readsTexts(project);
  const { data: entries, error, refetch } = useQuery({ ...dictionaryQuery(project.id), enabled: reads });
  if (!reads) {
    return (
      <div className={classes.place}>
        <Empty title={t('project.hidden')} text={t('dictionary.hidden')} />
      </div>
    );
  }
  if (entries) return <Dictionary project={project} entries={entries} />;
  if (!error) return <Pending />;
  return (
    <div className={classes.place}>
      <Notice kind="error">{failureWords(t, error)}</Notice>
      <Button onClick={() => void refetch()}>{t('pages.tryAgain')}</Button>
    </div>
  );
}
