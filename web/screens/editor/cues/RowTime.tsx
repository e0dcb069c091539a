import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cueOf, timeWords } from '#domain/formats/cues/cues.ts';
import { ownTimes } from '#domain/formats/cues/target-times.ts';
import type { Times } from '#domain/formats/model/skeleton-codec.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import classes from './RowTime.module.css';

/**
 * When a cue is shown, and for how long (subtitles.10). Its context says it, which every change of times keeps. Times
 * of its translation stand below (subtitles.16).
 */
export function RowTime({ row }: { row: RowString }) {
  const { t } = useTranslation();
  const cue = cueOf(row.context);
  if (!cue) return null;
  const translationTimes = ownTimes(row);
  return (
    <span className={`grid ui-12 ink-3 ${classes.time}`}>
      <Shown times={cue} />
      {translationTimes && <Shown times={translationTimes} label={t('cues.target.title')} />}
    </span>
  );
}

function Shown({ times: { start, end }, label }: { times: Times; label?: string }) {
  const { t } = useTranslation();
  const seconds = Math.round((end - start) / 100) / 10;
  const whole = `${timeWords(start)} → ${timeWords(end)}`;
  return (
    <span
      className={`grid ${classes.shown}`}
      title={label ? `${label}: ${whole}` : whole}
      data-target={label !== undefined || undefined}
    >
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      <span>{timeWords(start)}</span>{' '}
      <span className={classes.duration}>{t('editor.seconds', { seconds })}</span>
    </span>
  );
}
