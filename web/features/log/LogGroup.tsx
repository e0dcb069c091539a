import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import { PROJECT_KINDS, type ProjectKind } from '#domain/events/kind-groups.ts';
import { eventKindOf } from '#domain/events/kinds.ts';
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

/** Consecutive entries of one kind by one user, as one line that opens (log.11). */
export function LogGroup({ group, latest }: { group: readonly LogEntry[]; latest: LogEntry }) {
  const { t } = useTranslation();
  const kind = eventKindOf(latest.w);
  const sections = [...new Set(group.flatMap(({ se }) => se?.name ?? []))];
  const counted = COUNTED.find((counted) => counted === kind) ?? 'other';
  return (
    <LogLineLayout
      entry={latest}
      count={group.length}
      words={t(`log.group.${counted}`, { count: group.length })}
      text={sections.length > 0 && <p className={classes.places}>{sections.join(' · ')}</p>}
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
