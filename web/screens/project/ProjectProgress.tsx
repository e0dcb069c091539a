import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { amountsByState, sharesByState, translatedPercent } from '#domain/core/text/progress.ts';
import { Percent } from '../../ui/project-cards/Percent.tsx';
import { ProgressBar } from '../../ui/project-cards/ProgressBar.tsx';
import { StatusIcon } from '../../ui/status-icon/StatusIcon.tsx';
import classes from './ProjectProgress.module.css';
import { ReviewLink } from './sections/ReviewLink.tsx';

/** The progress of the project in numbers (projects.26). */
export function ProjectProgress({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { stats } = project;
  const amounts = amountsByState(stats);
  const shares = sharesByState(stats);
  return (
    <div className={classes.far}>
      <p className={classes.big}>
        <b>
          <Percent value={translatedPercent(stats)} />
        </b>
        {t('project.translated')}
      </p>
      <ProgressBar stats={stats} height={8} />
      <dl className={classes.lines}>
        {(['approved', 'review', 'initial', 'none'] as const).map((state) => (
          <div key={state}>
            <dt className="row gap-6 ink-2">
              <StatusIcon state={state} />
              {t(`states.legend.${state}`)}
            </dt>
            <dd>
              <Percent value={shares[state]} />
            </dd>
            <dd className={classes.count}>{t('project.amount', { amount: amounts[state] })}</dd>
          </div>
        ))}
      </dl>
      <ReviewLink project={project} stats={stats} />
    </div>
  );
}
