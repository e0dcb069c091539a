import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { readsTexts } from '../../../data/access/access.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { JoinButton } from './JoinButton.tsx';

type Props = {
  project: Project;
  /** Shown to users who may not read the texts. */
  hidden: string;
  answer: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** The loaded content; empty until then. */
  children: ReactNode;
};

/** A tab for users who may read the project's texts (visibility.7), with its loading and error states. */
export function TextsTab({ project, hidden, answer: { error, refetch }, children }: Props) {
  const { t } = useTranslation();
  if (!readsTexts(project)) {
    return (
      <div className="padding-top-16">
        <Empty title={t('project.hidden')} text={hidden}>
          <JoinButton project={project} isBeside />
        </Empty>
      </div>
    );
  }
  if (children) return children;
  if (!error) return <Pending />;
  return (
    <div className="padding-top-16">
      <NotLoaded error={error} onRetry={() => void refetch()} />
    </div>
  );
}
