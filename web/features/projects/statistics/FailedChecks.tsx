import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { CHECK_KINDS } from '#domain/texts/checks/by-kind.ts';
import { type CheckFilter, kindOf } from '#domain/texts/checks/check-filters.ts';
import { mayIn } from '../../../data/access/access.ts';
import {
  type FailedChecks as FailedChecksReply,
  failedChecksQuery,
} from '../../../data/queries/statistics.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { DismissedInProject } from './DismissedInProject.tsx';
import classes from './FailedChecks.module.css';
import { FixDialog } from './fixes/FixDialog.tsx';

/** What checks find in the current translations of a project, by kind, each a link to these strings in the editor (checks.27), and mending them (findings.7). */
export function FailedChecks({ project }: { project: Project }) {
  const { t } = useTranslation();
  const heading = useId();
  const { data, error, refetch } = useQuery(failedChecksQuery(project.id));
  return (
    <section className="margin-top-24" aria-labelledby={heading}>
      <h2 id={heading}>{t('statistics.checks.title')}</h2>
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={20} width={240} />}
      {data && <Counts project={project} failed={data} />}
      <DismissedInProject project={project} />
    </section>
  );
}

type CountsProps = { project: Project; failed: FailedChecksReply };

function Counts({ project, failed: { strings, checks } }: CountsProps) {
  const { t } = useTranslation();
  const [fixed, setFixed] = useState<CheckFilter>();
  const mayFix = mayIn(project, 'can_manage_translations');
  return (
    <>
      <p className="ui-13 ink-2">
        {strings === 0 ? t('statistics.checks.none') : t('statistics.checks.strings', { count: strings })}
      </p>
      <dl className={classes.kinds}>
        {CHECK_KINDS.map((kind) => {
          const ofKind = checks.filter(({ check }) => kindOf(check) === kind);
          return (
            ofKind.length > 0 && (
              <div key={kind}>
                <dt className="ui-12 ink-3">{t(`statistics.checks.${kind}`)}</dt>
                {ofKind.map(({ check, strings, fixable }) => (
                  <dd key={check} className="row gap-4 wrap">
                    <Link
                      to="/projects/$projectId/editor/$sectionsList"
                      params={{ projectId: String(project.id), sectionsList: ALL_SECTIONS }}
                      search={{ checks: [check] }}
                    >
                      {t(`checks.${check}.name`)}
                    </Link>{' '}
                    <span className="ink-3">{t('project.amount', { amount: strings })}</span>
                    {mayFix && fixable > 0 && (
                      <Button
                        variant="subtle"
                        size="compact-xs"
                        className={classes.fix}
                        aria-label={t('fixes.openOf', { check: t(`checks.${check}.name`) })}
                        onClick={() => setFixed(check)}
                      >
                        {t('fixes.open')}
                      </Button>
                    )}
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
      {fixed && <FixDialog project={project} check={fixed} onClose={() => setFixed(undefined)} />}
    </>
  );
}
