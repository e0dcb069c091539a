import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CueLimit } from '#domain/core/access/cue-limits.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { readingOf } from '#domain/texts/checks/cue-reading.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './CueReading.module.css';
import { FailedNeighbours } from './TimingNotes.tsx';

const MEASURES = [
  { name: 'speed', limit: 'cue_speed' },
  { name: 'longest', limit: 'cue_line_length' },
  { name: 'lines', limit: 'cue_lines' },
] as const satisfies readonly { name: string; limit: CueLimit }[];

export type CueReadingProps = { row: RowString; text: string };

/**
 * How fast a cue's translation is to be read, its longest line, its lines and how long it is shown, each with its limit
 * (subtitles.11).
 */
export function CueReading({ row, text }: CueReadingProps) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { status = [] } = useNavigationContext().list;
  const cue = shownTimes(row);
  if (!cue) return null;
  const duration = cue.end - cue.start;
  const reading = readingOf(text, duration);
  const { cue_min_duration: shortest, cue_max_duration: most } = project;
  const isShort = shortest !== null && duration < shortest;
  const isLong = most !== null && duration > most;
  return (
    <div
      id="composer-reading"
      className={`row gap-12 row-gap-0 align-stretch justify-end wrap ui-12 ink-3 ${classes.reading}`}
    >
      {MEASURES.map(({ name, limit }) => {
        const [count, most] = [reading[name], project[limit]];
        if (count === null || most === null) return null;
        return (
          <Measure key={name} wrong={count > most ? 'over' : undefined}>
            {t(`cues.reading.${name}`)} {t('editor.counter', { count, limit: most })}
          </Measure>
        );
      })}
      {(isShort || isLong) && (
        <Measure wrong={isShort ? 'under' : 'over'}>
          {t('cues.reading.duration')}{' '}
          {t(isShort ? 'cues.atLeast' : 'cues.atMost', {
            count: duration / 1000,
            limit: ((isShort ? shortest : most) ?? 0) / 1000,
          })}
        </Measure>
      )}
      {status.includes('failed_checks') && <FailedNeighbours row={row} />}
    </div>
  );
}

/** A measure, marked if it breaks its limit. */
function Measure({ wrong, children }: { wrong: 'over' | 'under' | undefined; children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <span data-over={wrong !== undefined || undefined}>
      {wrong && (
        <IconAlertTriangle size={12} stroke={1.75} role="img" aria-label={t(`cues.reading.${wrong}`)} />
      )}
      {children}
    </span>
  );
}
