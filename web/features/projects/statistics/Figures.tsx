import { useTranslation } from 'react-i18next';
import type { Stats } from '#contract/core/stats.ts';
import type { ContributionCounts } from '#contract/projects/statistics.ts';
import { approvedPercent, pluralCoefficient, translatedPercent } from '#domain/core/text/progress.ts';
import { Percent } from '../../../ui/project-cards/Percent.tsx';
import { Zero } from '../../../ui/project-cards/Zero.tsx';
import { Rating } from '../members/Rating.tsx';
import classes from './Figures.module.css';

/** The totals of the project (statistics.7). */
export function Figures({ project }: { project: ContributionCounts & { stats: Stats } }) {
  const { t } = useTranslation();
  const { stats, rating, pluses, minuses } = project;
  const amount = (value: number) => {
    const text = t('project.amount', { amount: value });
    return value === 0 ? <Zero>{text}</Zero> : text;
  };
  const percent = (value: number) => <Percent value={value} />;
  const votes = (plus: number, minus: number) => <Rating votes={[plus, minus]} />;
  const figures = [
    ['translated', percent(translatedPercent(stats))],
    ['approvedShare', percent(approvedPercent(stats))],
    ['strings', amount(stats.strings_amount)],
    ...(stats.strings_needing_review > 0
      ? [['toReview', amount(stats.strings_needing_review)] as const]
      : []),
    ['translations', amount(project.translations)],
    ['plural', amount(pluralCoefficient(stats))],
    ['edits', amount(project.edits)],
    ['approves', amount(project.approves)],
    ['rating', votes(...rating)],
    ['votes', votes(pluses, minuses)],
    ['comments', amount(project.comments)],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="ui-12 ink-3">{t(`statistics.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
