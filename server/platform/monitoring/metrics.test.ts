import type { Metric } from 'prom-client';
import { expect, test } from 'vitest';
import { openMetrics } from './metrics.ts';

/** What is known of a metric before it has a value. */
type Described = { name: string; help: string; type: string; labelNames?: readonly string[] };

/** Every metric that a server may have, also those that are added only with some settings. */
function allMetrics(): Described[] {
  const metrics = openMetrics({ poolSize: 10 });
  for (const add of Object.values(metrics)) if (typeof add === 'function') add((() => []) as never);
  return metrics.registry.getMetricsAsArray() as unknown as (Metric & Described)[];
}

const row = ({ name, help, type, labelNames = [] }: Described) =>
  `| \`${name}\` | ${type} | ${labelNames.map((label) => `\`${label}\``).join(', ')} | ${help.replace(/\.$/, '')} |`;

/** `npx vitest run server/platform/monitoring/metrics.test.ts --update` writes it anew. Other systems lack some metrics of the process. */
test.runIf(process.platform === 'linux')(
  'docs/metrics.md lists every metric with its type, labels and help (operations.25)',
  async () => {
    const all = allMetrics().toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const isOurs = ({ name }: Described) => name.startsWith('dragoman_');
    const tableOf = (rows: Described[]) => [
      '| Metric | Type | Labels | What it is |',
      '|---|---|---|---|',
      ...rows.map(row),
    ];
    const page = [
      '# Metrics',
      '',
      'What `/api/metrics` says of each process ([operations.md](operations.md#watch)). This page is made of the metrics themselves.',
      '',
      ...tableOf(all.filter(isOurs)),
      '',
      '## The process itself',
      '',
      ...tableOf(all.filter((metric) => !isOurs(metric))),
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/metrics.md');
  },
);

const UNITS =
  'minutes|hours|days|weeks|bits|milliseconds|microseconds|nanoseconds|kilobytes|megabytes|gigabytes';
const ABBREVIATIONS = 's|ms|us|ns|sec|b|kb|mb|gb|tb|pb|m|h|d';
const TYPES = 'counter|gauge|summary|histogram';
const word = (words: string) => new RegExp(`_(${words})(_|$)`);

/** The rules of `promtool check metrics` by which a metric is at fault. */
const FAULTS: Record<string, (metric: Described) => boolean> = {
  'has no help': ({ help }) => help.trim() === '',
  'is no name of Prometheus': ({ name }) => !/^[a-z_][a-z\d_]*$/.test(name),
  'has a unit that is no base unit': ({ name }) => word(UNITS).test(name),
  'has an abbreviated unit': ({ name }) => word(ABBREVIATIONS).test(name),
  'has its type in its name': ({ name }) => word(TYPES).test(name),
  'is a counter without _total': ({ name, type }) => type === 'counter' && !name.endsWith('_total'),
  'is no counter and ends in _total': ({ name, type }) => type !== 'counter' && name.endsWith('_total'),
  'ends as a part of a histogram': ({ name }) => /_(bucket|count|sum)$/.test(name),
  'has a reserved label': ({ type, labelNames = [] }) =>
    labelNames.some((label) => (label === 'le' && type !== 'histogram') || label === 'quantile'),
  'has a label that is not in snake_case': ({ labelNames = [] }) =>
    labelNames.some((label) => !/^[a-z][a-z\d_]*$/.test(label)),
};

const faultsOf = (metric: Described) =>
  Object.entries(FAULTS).flatMap(([fault, isAt]) => (isAt(metric) ? [`${metric.name} ${fault}`] : []));

test('names, units, types and labels are as promtool wants them (operations.25)', () => {
  const all = allMetrics();
  expect(all.length).toBeGreaterThan(30);
  expect(all.flatMap(faultsOf)).toEqual([]);
});

test.each([
  [{ name: 'jobs_total', type: 'gauge', help: 'Jobs' }, 'jobs_total is no counter and ends in _total'],
  [{ name: 'jobs', type: 'counter', help: 'Jobs' }, 'jobs is a counter without _total'],
  [{ name: 'wait_ms', type: 'gauge', help: 'Wait' }, 'wait_ms has an abbreviated unit'],
  [
    { name: 'wait_milliseconds', type: 'gauge', help: 'Wait' },
    'wait_milliseconds has a unit that is no base unit',
  ],
  [{ name: 'jobs_gauge', type: 'gauge', help: 'Jobs' }, 'jobs_gauge has its type in its name'],
  [{ name: 'jobs_count', type: 'gauge', help: 'Jobs' }, 'jobs_count ends as a part of a histogram'],
  [{ name: 'jobsNow', type: 'gauge', help: 'Jobs' }, 'jobsNow is no name of Prometheus'],
  [{ name: 'jobs', type: 'gauge', help: '' }, 'jobs has no help'],
  [{ name: 'jobs', type: 'gauge', help: 'Jobs', labelNames: ['le'] }, 'jobs has a reserved label'],
])('%j is found', (metric, fault) => {
  expect(faultsOf(metric)).toEqual([fault]);
});
