import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHOWN } from '#domain/formats/cues/create-cue.ts';
import { contextOf, cueOf, timeWords } from '#domain/formats/cues/cues.ts';
import { hasCapability } from '#domain/formats/model/format.ts';
import type { Times } from '#domain/formats/model/skeleton-codec.ts';
import { LATEST, writtenTime } from '#domain/texts/retiming/times.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './CueTimeFields.module.css';
import { failedAmong, timesAt, useOtherCues } from './cue-neighbours.ts';
import type { CuePlace } from './cue-place.ts';
import { TimingNotes } from './TimingNotes.tsx';

type Props = {
  cue: CuePlace;
  /** Whether they are the times of the translation (subtitles.16), or those of the source; by default these. */
  of?: 'source' | 'target';
  /** Whether the limits are for other times, so that nothing is said of them. */
  isUnchecked?: boolean;
  /** The context of the string, which has the times (subtitles.14). */
  context: string;
  readOnly: boolean;
  onWrite: (context: string) => void;
  /** Called with whether what is written are no times that a cue can have. */
  onWrong: (areWrong: boolean) => void;
};

/** The names and the labels of both fields. */
const FIELDS = {
  source: { start: 'start', end: 'end', labels: { start: 'cues.times.start', end: 'cues.times.end' } },
  target: {
    ...{ start: 'target_start', end: 'target_end' },
    labels: { start: 'log.field.target_start', end: 'log.field.target_end' },
  },
} as const;

type Written = { start: string; end: string };

/** When a cue is shown, and what the limits of the project and the cues around it say to that (subtitles.14). */
export function CueTimeFields({ cue: place, context, readOnly, onWrite, onWrong, ...props }: Props) {
  const { of = 'source', isUnchecked = false } = props;
  const { labels, ...names } = FIELDS[of];
  const { t } = useTranslation();
  const { project } = useEditor();
  const otherCues = useOtherCues(place);
  const stored = cueOf(context);
  // What is typed; undefined until something is.
  const [typed, setTyped] = useState<Written>();
  const written = typed && !isOld(typed, stored) ? typed : wordsOf(stored);
  const times = { start: writtenTime(written.start), end: writtenTime(written.end) };
  const isOpen = hasCapability(place.section.format, 'open');
  const isNew = 'pos' in place;
  // A new cue begins with the time that there is between the cues around it.
  const begin = useEffectEvent(() => {
    if (isNew && otherCues && context === '') onWrite(contextAt('', timesAt(otherCues, place.pos)));
  });
  const isKnown = otherCues !== undefined;
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  const write = (change: Partial<Written>) => {
    const next = { ...written, ...change };
    const start = writtenTime(next.start);
    // Where a cue has no end, it moves as a whole.
    if (isOpen && isTime(start)) next.end = timeWords(start + (stored ? stored.end - stored.start : SHOWN));
    setTyped(next);
    const typedTimes = timesIn(next);
    onWrong(typedTimes === undefined);
    if (typedTimes) onWrite(contextAt(context, typedTimes));
  };
  const whole = timesIn(written);
  const failed =
    whole && otherCues && !isUnchecked
      ? failedAmong({ ...whole, continues: false }, otherCues, project, { isOpen })
      : [];
  const isOrdered = times.start === undefined || times.end === undefined || times.end > times.start;
  const error = (time: number | undefined) => (isTime(time) ? undefined : t('retime.wrong'));
  const look = { size: 'sm', readOnly, autoComplete: 'off', inputMode: 'text' } as const;
  return (
    <div className="grid gap-4">
      <div className="grid columns-fill-fill gap-8">
        <TextInput
          {...look}
          name={names.start}
          label={t(labels.start)}
          classNames={{ input: classes.time }}
          value={written.start}
          error={typed && error(times.start)}
          onChange={(event) => write({ start: event.currentTarget.value })}
        />
        {!isOpen && (
          <TextInput
            {...look}
            name={names.end}
            label={t(labels.end)}
            classNames={{ input: classes.time }}
            value={written.end}
            error={typed && (error(times.end) ?? (isOrdered ? undefined : t('cues.times.order')))}
            onChange={(event) => write({ end: event.currentTarget.value })}
          />
        )}
      </div>
      <div className={`ui-12 ink-3 ${classes.notes}`} role="status">
        {whole && !isOpen && <p>{t('cues.times.shown', { seconds: (whole.end - whole.start) / 1000 })}</p>}
        <TimingNotes failed={failed} />
      </div>
    </div>
  );
}

const wordsOf = (times: Times | undefined): Written => ({
  start: times ? timeWords(times.start) : '',
  end: times ? timeWords(times.end) : '',
});

/** Whether the times of a string have become others since they were typed, as when those of somebody else were taken. */
function isOld(typed: Written, stored: Times | undefined): boolean {
  const times = timesIn(typed);
  return times !== undefined && (stored?.start !== times.start || stored.end !== times.end);
}

const isTime = (time: number | undefined): time is number =>
  time !== undefined && time >= 0 && time <= LATEST;

/** The times that are written, if a cue can have them. */
function timesIn({ start: from, end: to }: Written): Times | undefined {
  const [start, end] = [writtenTime(from), writtenTime(to)];
  return isTime(start) && isTime(end) && end > start ? { start, end } : undefined;
}

/** A context with these times in the place of those that it has. */
function contextAt(context: string, times: Times): string {
  const stored = cueOf(context);
  return contextOf({ number: stored?.number ?? '', notes: stored?.notes ?? context, ...times });
}
