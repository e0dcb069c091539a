import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { PROJECT_KINDS, type ProjectKind } from '#domain/core/events/kind-groups.ts';
import { eventKindOf } from '#domain/core/events/kinds.ts';
import { LogLine } from './LogLine.tsx';
import { LogLineLayout } from './LogLineLayout.tsx';
import classes from './LogList.module.css';

/** Kinds without a sentence for several entries in a row. */
const UNCOUNTED = [
  'createProject',
  'join',
  'requestInvite',
  'resolveInvite',
  'leave',
  'hideProject',
  'restoreProject',
  'deleteProject',
  'undeleteProject',
  'runBatch',
  'updateSource',
] as const satisfies ProjectKind[];

type CountedKind = Exclude<ProjectKind, (typeof UNCOUNTED)[number]>;

const COUNTED = PROJECT_KINDS.filter(
  (kind): kind is CountedKind => !UNCOUNTED.some((uncounted) => uncounted === kind),
);

type Props = {
  group: readonly LogEntry[];
  latest: LogEntry;
  /** Whether older entries that are not there yet may belong to it. */
  isCut: boolean;
};

/** Consecutive entries of one kind by one user, as one line that opens (log.11). */
export function LogGroup({ group, latest, isCut }: Props) {
  const { t } = useTranslation();
  const kind = eventKindOf(latest.w);
  const sections = [...new Set(group.flatMap(({ se }) => se?.name ?? []))];
  const counted = COUNTED.find((counted) => counted === kind) ?? 'other';
  const words = t(`log.group.${counted}`, { count: group.length });
  const amount = t('project.amount', { amount: group.length });
  return (
    <LogLineLayout
      entry={latest}
      count={isCut ? `${amount}+` : amount}
      words={isCut ? t('log.groupOrMore', { words }) : words}
      text={sections.length > 0 && <p className="text-14 ink-2 truncate">{sections.join(' · ')}</p>}
      inside={
        <ul className={classes.inside}>
          {group.map((entry) => (
            <LogLine key={entry.id} entry={entry} isInGroup />
          ))}
        </ul>
      }
    />
  );
}
