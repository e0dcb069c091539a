import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { kindOf } from '#domain/texts/checks/check-filters.ts';
import { failedChecksQuery } from '../../../data/queries/statistics.ts';
import classes from './FailedChecks.module.css';

const KINDS = ['certain', 'likely', 'perhaps'] as const;

/** What checks find in the current translations of a project, by kind, each a link to these strings in the editor (checks.27). */
export function FailedChecks({ project }: { project: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(failedChecksQuery(project));
  if (!data) return null;
  return (
    <section className="margin-top-24" aria-labelledby="failed-checks">
      <h2 id="failed-checks">{t('statistics.checks.title')}</h2>
      <p className="ui-13 ink-2">
        {data.strings === 0
          ? t('statistics.checks.none')
          : t('statistics.checks.strings', { count: data.strings })}
      </p>
      <dl className={classes.kinds}>
        {KINDS.map((kind) => {
          const checks = data.checks.filter(({ check }) => kindOf(check) === kind);
          return (
            checks.length > 0 && (
              <div key={kind}>
                <dt className="ui-12 ink-3">{t(`statistics.checks.${kind}`)}</dt>
                {checks.map(({ check, strings }) => (
                  <dd key={check}>
                    <Link
                      to="/projects/$projectId/editor/$sectionsList"
                      params={{ projectId: String(project), sectionsList: ALL_SECTIONS }}
                      search={{ checks: [check] }}
                    >
                      {t(`checks.${check}.name`)}
                    </Link>{' '}
                    <span className="ink-3">{t('project.amount', { amount: strings })}</span>
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
