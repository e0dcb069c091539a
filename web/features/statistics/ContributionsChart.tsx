import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDED, type Added, type Stretch } from './added-over-time.ts';
import classes from './Contributions.module.css';
import { daysText } from './day-words.ts';

const COLOURS = {
  translations: 'var(--st-review)',
  approves: 'var(--st-approved)',
  comments: 'var(--ink-3)',
} as const satisfies Record<Added, string>;

/** As many as there is room for on a phone; asked to find out itself, the chart measures each. */
const DAYS_NAMED = 5;

type Props = { label: string; stretches: readonly Stretch[] };

/** The picture of what was added: bars by day, what it was told by pattern as well as colour. Its table stands beside it. */
export function ContributionsChart({ label, stretches }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const fills = {
    translations: COLOURS.translations,
    approves: `url(#${id}-approves)`,
    comments: `url(#${id}-comments)`,
  } as const satisfies Record<Added, string>;
  const isAdded = (name: string): name is Added => ADDED.some((what) => what === name);
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div role="img" aria-label={label}>
      <BarChart
        className={classes.room}
        data={stretches.map((stretch) => ({ ...stretch, days: daysText(stretch, i18n.language) }))}
        dataKey="days"
        type="stacked"
        series={ADDED.map((name) => ({ name, label: t(`statistics.${name}`), color: COLOURS[name] }))}
        getBarColor={(_, { name }) => (isAdded(name) ? fills[name] : name)}
        accessibilityLayer={false}
        tickLine="none"
        gridColor="var(--line)"
        strokeDasharray=""
        xAxisProps={{ interval: Math.ceil(stretches.length / DAYS_NAMED) - 1 }}
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
