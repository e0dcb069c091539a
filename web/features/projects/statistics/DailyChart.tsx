import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONTRIBUTION_KINDS,
  type ContributionKind,
  type Period,
  periodText,
} from './contributions-over-time.ts';
import classes from './DailyContributions.module.css';

const COLOURS = {
  translations: 'var(--st-review)',
  approves: 'var(--st-approved)',
  comments: 'var(--ink-3)',
} as const satisfies Record<ContributionKind, string>;

/** Labels that fit on a phone. Without a number the chart measures each label. */
const DAYS_NAMED = 5;

type Props = { label: string; periods: readonly Period[] };

/**
 * Stacked bars of contributions by day; kinds differ by pattern as well as colour. A table for screen readers is beside
 * it.
 */
export function DailyChart({ label, periods }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const fills = {
    translations: COLOURS.translations,
    approves: `url(#${id}-approves)`,
    comments: `url(#${id}-comments)`,
  } as const satisfies Record<ContributionKind, string>;
  const isAdded = (name: string): name is ContributionKind =>
    CONTRIBUTION_KINDS.some((what) => what === name);
  const names = periods.map((period) => periodText(period, i18n.language));
  // A label with both ends of its period would reach into the next one.
  const begins = new Map(
    periods.map(({ from }, at) => [names[at], periodText({ from, to: from }, i18n.language)]),
  );
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div role="img" aria-label={label}>
      <BarChart
        className={classes.room}
        data={periods.map((period, at) => ({ ...period, days: names[at] }))}
        dataKey="days"
        type="stacked"
        series={CONTRIBUTION_KINDS.map((name) => ({
          name,
          label: t(`statistics.${name}`),
          color: COLOURS[name],
        }))}
        getBarColor={(_, { name }) => (isAdded(name) ? fills[name] : name)}
        accessibilityLayer={false}
        tickLine="none"
        gridColor="var(--line)"
        strokeDasharray=""
        xAxisProps={{
          interval: Math.ceil(periods.length / DAYS_NAMED) - 1,
          padding: { right: 12 },
          tickFormatter: (days: string) => begins.get(days) ?? days,
        }}
        yAxisProps={{ width: 40, allowDecimals: false }}
        valueFormatter={(value) => number.format(value)}
        barChartProps={{ barCategoryGap: '20%' }}
      >
        <defs>
          <pattern
            id={`${id}-approves`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" fill={COLOURS.approves} />
            <rect width="1.5" height="5" fill="var(--page)" />
          </pattern>
          <pattern id={`${id}-comments`} width="4" height="4" patternUnits="userSpaceOnUse">
            <rect width="4" height="4" fill="var(--line)" />
            <circle cx="2" cy="2" r="1.2" fill={COLOURS.comments} />
          </pattern>
        </defs>
      </BarChart>
    </div>
  );
}
