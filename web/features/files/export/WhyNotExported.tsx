import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { SeverityCheck } from '#domain/texts/checks/severities.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';

type Props = {
  project: Pick<Project, 'id'>;
  /** The sections that were to be exported, as the editor's address has them. */
  sectionsList: string;
  /** The checks of the project that block. */
  checks: readonly SeverityCheck[];
  error: Error;
  /** Called when the link is followed. */
  onFollow?: () => void;
};

/** Why nothing was exported; where checks block texts, how many, with a link to them (exports.43). */
export function WhyNotExported({ project, sectionsList, checks, error, onFollow }: Props) {
  const { t } = useTranslation();
  if (!isBlocked(error)) return failureWords(t, error);
  return (
    <Link
      to="/projects/$projectId/editor/$sectionsList"
      params={{ projectId: String(project.id), sectionsList }}
      search={{ checks: [...checks] }}
      onClick={onFollow}
    >
      {t('exportDialog.blockedAmount', { count: amountIn(error.current) })}
    </Link>
  );
}

/** Whether an export was refused because checks block texts. */
export const isBlocked = (error: Error): error is Failure =>
  error instanceof Failure && hasKind(error, 'checks', 'blocked');

const amountIn = (current: unknown): number =>
  typeof current === 'object' && current !== null && 'texts' in current ? Number(current.texts) : 0;
