import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import { eventKindOf } from '#domain/events/kinds.ts';
import { LogLine } from './LogLine.tsx';
import { LogLineLayout } from './LogLineLayout.tsx';
import classes from './LogList.module.css';

/** Kinds of which several in a row have a sentence of their own. */
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

/** Consecutive entries of one kind by one user, as one line that opens (log.11). */
export function LogGroup({ group, latest }: { group: readonly LogEntry[]; latest: LogEntry }) {
  const { t } = useTranslation();
  const kind = eventKindOf(latest.w);
  const sections = [...new Set(group.flatMap(({ se }) => se?.name ?? []))];
  const counted = GROUPED.find((counted) => counted === kind) ?? 'other';
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
