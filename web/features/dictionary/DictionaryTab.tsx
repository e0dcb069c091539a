import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { readsTexts } from '../../data/access/access.ts';
import { dictionaryQuery } from '../../data/queries/dictionary.ts';
import { TextsTab } from '../joining/TextsTab.tsx';
import { Dictionary } from './Dictionary.tsx';

const route = getRouteApi('/frame/projects/$projectId');

/** The tab of the dictionary, searched for the word of the address (dictionary.11). */
export function DictionaryTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { word } = route.useSearch();
  const answer = useQuery({ ...dictionaryQuery(project.id), enabled: readsTexts(project) });
  return (
    <TextsTab project={project} hidden={t('dictionary.hidden')} answer={answer}>
      {answer.data && <Dictionary key={word} project={project} entries={answer.data} sought={word} />}
    </TextsTab>
  );
}
