import { useTranslation } from 'react-i18next';
import type { ContributionCounts } from '#contract/statistics.ts';
import type { Stats } from '#contract/stats.ts';
import { approvedPercent, pluralCoefficient, translatedPercent } from '#domain/texts/progress.ts';
import { percentText } from '../../ui/project-cards/percent-text.ts';
import classes from './Figures.module.css';

/** The totals of the project (statistics.7). */
export function Figures({ project }: { project: ContributionCounts & { stats: Stats } }) {
  const { t, i18n } = useTranslation();
  const { stats, rating, pluses, minuses } = project;
  const amount = (value: number) => t('project.amount', { amount: value });
  const votes = (plus: number, minus: number) => t('project.votes', { plus, minus });
  const figures = [
    ['translated', percentText(translatedPercent(stats), i18n.language)],
    ['approvedShare', percentText(approvedPercent(stats), i18n.language)],
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
          <dt>{t(`statistics.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
