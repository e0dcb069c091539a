import { useTranslation } from 'react-i18next';
import type { Stats } from '#contract/stats.ts';
import { completeness, percent } from '#domain/progress.ts';
import type { StringState } from '#domain/strings.ts';
import { StateGlyph } from '../states/StateGlyph.tsx';
import { Percent } from '../works/Percent.tsx';
import { ProgressBar } from '../works/ProgressBar.tsx';
import classes from './HowFar.module.css';

/** How far the work is, in numbers (SPEC §2 'information'). */
export function HowFar({ stats }: { stats: Stats }) {
  const { t } = useTranslation();
  const { strings_amount, strings_translated, strings_approved } = stats;
  const lines = [
    { state: 'approved', count: strings_approved },
    { state: 'review', count: strings_translated - strings_approved },
    { state: 'none', count: strings_amount - strings_translated },
  ] as const satisfies { state: StringState; count: number }[];
  return (
    <div className={classes.far}>
      <p className={classes.big}>
        <b>
          <Percent value={completeness(stats)} />
        </b>
        {t('project.translated')}
      </p>
      <ProgressBar stats={stats} height={8} />
      <dl className={classes.lines}>
        {lines.map(({ state, count }) => (
          <div key={state}>
            <dt>
              <StateGlyph state={state} />
              {t(`states.${state}`)}
            </dt>
            <dd>
              <Percent value={percent(count, strings_amount)} />
            </dd>
            <dd className={classes.count}>{t('project.amount', { amount: count })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
