import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { readsTexts } from '../../../data/access/access.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import { sharedWordsQuery } from '../../../data/queries/shared-words.ts';
import { TextsTab } from '../../projects/joining/TextsTab.tsx';
import { Dictionary } from './Dictionary.tsx';

const route = getRouteApi('/frame/projects/$projectId');

/** The tab of the dictionary, searched for the word of the address (dictionary.11). */
export function DictionaryTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { word } = route.useSearch();
  const answer = useQuery({ ...dictionaryQuery(project.id), enabled: readsTexts(project) });
  const shared = useQuery({
    ...sharedWordsQuery(project.id),
    enabled: readsTexts(project) && project.in_family,
  });
  return (
    <TextsTab project={project} hidden={t('dictionary.hidden')} answer={answer}>
      {answer.data && (
        <Dictionary
          key={word}
          project={project}
          entries={answer.data}
          shared={shared.data?.words}
          sought={word}
        />
      )}
    </TextsTab>
  );
}
