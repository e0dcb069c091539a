import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import { logKindOf } from '#domain/events/log.ts';
import { Line } from './Line.tsx';
import { LogLine } from './LogLine.tsx';
import classes from './LogList.module.css';

/** Kinds that one user may do several times in a row, as their sentences are named. */
const GROUPED = [
  'addSection',
  'addStrings',
  'addTranslation',
  'invite',
  'resolveRequest',
  'grantRole',
  'vote',
  'unvote',
  'approve',
  'unapprove',
  'addEntry',
  'addComment',
  'editProject',
  'editSection',
  'editString',
  'editTranslation',
  'rearrange',
  'editEntry',
  'editComment',
  'deleteSection',
  'deleteString',
  'deleteTranslation',
  'deleteInvite',
  'kick',
  'deleteEntry',
  'deleteComment',
] as const;

/** Deeds of one kind by one user, in a row, as one line that opens (log.11). */
export function LogGroup({ group, latest }: { group: readonly LogEntry[]; latest: LogEntry }) {
  const { t } = useTranslation();
  const kind = logKindOf(latest.w);
  const places = [...new Set(group.flatMap(({ se }) => se?.name ?? []))];
  const counted = GROUPED.find((counted) => counted === kind) ?? 'other';
  return (
    <Line
      entry={latest}
      count={group.length}
      words={t(`log.group.${counted}`, { count: group.length })}
      text={places.length > 0 && <p className={classes.places}>{places.join(' · ')}</p>}
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
