import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contextOf, cueOf } from '#domain/formats/cues/cues.ts';
import { NO_TARGET_TIMES, ownTimes, type TargetTimes } from '#domain/formats/cues/target-times.ts';
import classes from './CueTimeFields.module.css';
import { CueTimeFields } from './CueTimeFields.tsx';
import type { CuePlace } from './cue-place.ts';

type Props = {
  cue: CuePlace;
  /** The string as its form has it; the times of the source are in its context. */
  string: TargetTimes & { readonly context: string };
  readOnly: boolean;
  onWrite: (times: TargetTimes) => void;
  /** Called with whether what is written are no times that a cue can have. */
  onWrong: (areWrong: boolean) => void;
};

/**
 * When the translation of a cue is shown, if not when its source is (subtitles.16): a button adds such times, another
 * takes them away.
 */
export function TargetTimeFields({ cue, string, readOnly, onWrite, onWrong }: Props) {
  const { t } = useTranslation();
  const source = cueOf(string.context);
  const translationTimes = ownTimes(string);
  const hasOwn = translationTimes !== undefined;
  const part = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The button that is pressed goes, so the focus goes to what comes.
  useEffect(() => {
    if (isPressed.current) part.current?.querySelector<HTMLElement>(hasOwn ? 'input' : 'button')?.focus();
    isPressed.current = false;
  }, [hasOwn]);
  if (!source) return null;
  const write = ({ start, end }: { start: number; end: number }) =>
    onWrite({ target_start: start, target_end: end });
  const look = { size: 'xs', variant: 'subtle', disabled: readOnly, className: classes.switch } as const;
  if (!translationTimes)
    return (
      <div ref={part} className="grid gap-4">
        <Button
          {...look}
          onClick={() => {
            isPressed.current = true;
            write(source);
          }}
        >
          {t('cues.target.add')}
        </Button>
      </div>
    );
  return (
    <div ref={part}>
      <fieldset className={classes.target}>
        <legend>{t('cues.target.title')}</legend>
        <CueTimeFields
          cue={cue}
          of="target"
          context={contextOf({ ...source, ...translationTimes })}
          readOnly={readOnly}
          onWrite={(context) => write(cueOf(context) ?? translationTimes)}
          onWrong={onWrong}
        />
        <Button
          {...look}
          onClick={() => {
            isPressed.current = true;
            onWrong(false);
            onWrite(NO_TARGET_TIMES);
          }}
        >
          {t('cues.target.reset')}
        </Button>
      </fieldset>
    </div>
  );
}
