import { useTranslation } from 'react-i18next';
import { cueOf, timeWords } from '#domain/formats/cues/cues.ts';
import classes from './RowTime.module.css';

/** When a cue is shown, and for how long (subtitles.10). Its context says it, which every change of times keeps. */
export function RowTime({ context }: { context: string }) {
  const { t } = useTranslation();
  const cue = cueOf(context);
  if (!cue) return null;
  const { start, end } = cue;
  const seconds = Math.round((end - start) / 100) / 10;
  return (
    <span className={classes.time} title={`${timeWords(start)} → ${timeWords(end)}`}>
      <span>{timeWords(start)}</span>{' '}
      <span className={classes.duration}>{t('editor.seconds', { seconds })}</span>
    </span>
  );
}
