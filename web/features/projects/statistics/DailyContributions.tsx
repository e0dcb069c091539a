import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { contributionsQuery } from '../../../data/queries/statistics.ts';
import { Picker } from '../../../ui/frame/Picker.tsx';
import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import {
  CONTRIBUTION_KINDS,
  contributionsOverTime,
  type Period,
  periodText,
  totalOf,
} from './contributions-over-time.ts';
import classes from './DailyContributions.module.css';

const DailyChart = lazyComponent(() => import('./DailyChart.tsx'), 'DailyChart');

const EVERYONE = 'everyone';

/** Contributions by day, of everyone or one user; by week on phones. */
export function DailyContributions({ project }: { project: number }) {
  const { t } = useTranslation();
  const heading = useId();
  const isNarrow = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const [whose, setWhose] = useState<UserName>();
  const { data, error, refetch } = useQuery(contributionsQuery(project));
  const periods = data && contributionsOverTime(data, isNarrow ? 7 : 1, whose?.id);
  const people = new Map(data?.days.flatMap(({ user }) => (user ? [[user.id, user] as const] : [])));
  return (
    <section className={`min-width-0 margin-top-24 ${classes.section}`} aria-labelledby={heading}>
      <div className={`row gap-16 row-gap-4 justify-between wrap ${classes.head}`}>
        <h2 id={heading}>{t('statistics.days')}</h2>
        {people.size > 1 && (
          <Picker
            button={
              <Button size="xs" variant="subtle" color="gray" rightSection={<IconChevronDown size={14} />}>
                {`${t('statistics.whose')}: ${whose?.username ?? t('statistics.everyone')}`}
              </Button>
            }
            value={String(whose?.id ?? EVERYONE)}
            options={[
              { value: EVERYONE, label: t('statistics.everyone') },
              ...[...people.values()].map(({ id, username }) => ({ value: String(id), label: username })),
            ]}
            onChoose={(id) => setWhose(people.get(Number(id)))}
          />
        )}
      </div>
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {people.size === 0 && data && <p className="ui-13 ink-3">{t('statistics.quiet')}</p>}
      {!periods && !error && <Skeleton className={classes.room} />}
      {periods && people.size > 0 && (
        <>
          <ul className={classes.legend}>
            {CONTRIBUTION_KINDS.map((what) => (
              <li key={what}>
                <span className={classes.swatch} data-added={what} />
                {t('statistics.part', {
                  word: t(`statistics.${what}`),
                  amount: totalOf(periods)[what],
                })}
              </li>
            ))}
          </ul>
          <LazyBoundary fallback={<Skeleton className={classes.room} />}>
            <DailyChart label={t('statistics.daysText')} periods={periods} />
          </LazyBoundary>
          <WeeksTable periods={data ? contributionsOverTime(data, 7, whose?.id) : []} />
        </>
      )}
    </section>
  );
}

/** The chart's numbers by week, for screen readers. */
function WeeksTable({ periods }: { periods: readonly Period[] }) {
  const { t, i18n } = useTranslation();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('statistics.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statistics.week')}</th>
            {CONTRIBUTION_KINDS.map((what) => (
              <th key={what} scope="col">
                {t(`statistics.${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.from}>
              <th scope="row">{periodText(period, i18n.language)}</th>
              {CONTRIBUTION_KINDS.map((what) => (
                <td key={what}>{t('project.amount', { amount: period[what] })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
