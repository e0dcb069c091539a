import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import type { SeverityCheck } from '#domain/texts/checks/severities.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';

type Props = {
  project: Pick<Project, 'id'>;
  sections: readonly Pick<Section, 'id'>[];
  /** The checks of the project that block. */
  checks: readonly SeverityCheck[];
  error: Error;
};

/** Why nothing was exported; where checks block texts, how many, with a link to them (exports.43). */
export function WhyNotExported({ project, sections, checks, error }: Props) {
  const { t } = useTranslation();
  if (!(error instanceof Failure) || !hasKind(error, 'checks', 'blocked')) return failureWords(t, error);
  return (
    <Link
      to="/projects/$projectId/editor/$sectionsList"
      params={{
        projectId: String(project.id),
        sectionsList: printSectionsList(sections.map(({ id }) => id)),
      }}
      search={{ checks: [...checks] }}
    >
      {t('exportDialog.blockedAmount', { count: amountIn(error.current) })}
    </Link>
  );
}

const amountIn = (current: unknown): number =>
  typeof current === 'object' && current !== null && 'texts' in current ? Number(current.texts) : 0;
