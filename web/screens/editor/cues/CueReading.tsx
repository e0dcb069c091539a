import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { CUE_LIMITS, readingOf } from '#domain/checks/cue-reading.ts';
import { cueOf } from '#domain/formats/cues/cues.ts';
import classes from './CueReading.module.css';

const MEASURES = ['speed', 'longest', 'lines'] as const;

export type CueReadingProps = { row: EditorRow; text: string };

/** How fast a cue's translation is to be read, its longest line and its lines, each with its limit (subtitles.11). */
export function CueReading({ row, text }: CueReadingProps) {
  const { t } = useTranslation();
  const cue = cueOf(row.context);
  if (!cue) return null;
  const reading = readingOf(text, cue.end - cue.start);
  return (
    <p id="composer-reading" className={classes.reading}>
      {MEASURES.map((measure) => {
        const [count, limit] = [reading[measure], CUE_LIMITS[measure]];
        if (count === null) return null;
        const isOver = count > limit;
        return (
          <span key={measure} data-over={isOver || undefined}>
            {isOver && (
              <IconAlertTriangle
                size={12}
                stroke={1.75}
                role="img"
                aria-label={t('editorComposer.reading.over')}
              />
            )}
            {t(`editorComposer.reading.${measure}`)} {t('editor.counter', { count, limit })}
          </span>
        );
      })}
    </p>
  );
}
