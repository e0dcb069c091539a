import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { timeWords } from '#domain/formats/cues/cues.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { hasCapability } from '#domain/formats/model/format.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './CueTimeFields.module.css';
import { type FailedTiming, failedAmong, useOtherCues } from './cue-neighbours.ts';
import type { CuePlace } from './cue-place.ts';

/** What is wrong with the times of a cue, a line for each check. */
export function TimingNotes({ failed }: { failed: readonly FailedTiming[] }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const limits = { short: project.cue_min_duration, long: project.cue_max_duration };
  return failed.map(({ check, at }) => {
    const limit =
      check === 'short' || check === 'long' ? (limits[check] ?? 0) / 1000 : (project.cue_min_gap ?? 0);
    return (
      <p key={check} data-failed>
        <IconAlertTriangle size={12} stroke={1.75} aria-hidden="true" />
        {t(`cues.times.${check}`, { limit, time: timeWords(at) })}
      </p>
    );
  });
}

/** What a stored cue fails beside the cues around it, for those who look for such cues (subtitles.13). */
export function FailedNeighbours({ row }: { row: RowString }) {
  const { data: sections } = useQuery(sectionsQuery(useEditor().project.id));
  const section = sections?.find(({ id }) => id === row.section_id);
  return section && <OfSection row={row} place={{ section, string: row.id }} />;
}

function OfSection({ row, place }: { row: RowString; place: CuePlace }) {
  const { project } = useEditor();
  const otherCues = useOtherCues(place);
  const cue = shownTimes(row);
  if (!otherCues || !cue) return null;
  const stringTimes = { start: cue.start, end: cue.end, continues: row.continues };
  const isOpen = hasCapability(place.section.format, 'open');
  // How long it is shown stands beside the field already.
  const failed = failedAmong(stringTimes, otherCues, project, { isOpen }).filter(
    ({ check }) => check !== 'short' && check !== 'long',
  );
  return (
    failed.length > 0 && (
      <div className={`ui-12 ink-3 ${classes.notes}`}>
        <TimingNotes failed={failed} />
      </div>
    )
  );
}
