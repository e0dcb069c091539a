import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OpenInCues, SourceChoice } from '#domain/files/previews/source-choice.ts';
import { FRAME_RATES, USUAL_RATE } from '#domain/formats/subtitles/frame-rate.ts';

type Props<Choice> = {
  choice: Choice;
  cues: OpenInCues;
  disabled: boolean;
  onChoose: (choice: Choice) => void;
};

/**
 * What subtitles leave open: the frame rate of a file that doesn’t say it, and which of several languages is read
 * (subtitles.2, subtitles.5).
 */
export function CueChoice<Choice extends Pick<SourceChoice, 'frameRate' | 'track'>>({
  choice,
  cues: { frameRate, tracks = [] },
  disabled,
  onChoose,
}: Props<Choice>) {
  const { t } = useTranslation();
  return (
    <>
      {frameRate === null && (
        <NativeSelect
          aria-label={t('importSource.frameRate')}
          data={FRAME_RATES.map((rate) => ({
            value: String(rate),
            label: t('importSource.framesASecond', { rate }),
          }))}
          value={String(choice.frameRate ?? USUAL_RATE)}
          disabled={disabled}
          onChange={(event) => onChoose({ ...choice, frameRate: Number(event.currentTarget.value) })}
        />
      )}
      {tracks.length > 1 && (
        <NativeSelect
          aria-label={t('importSource.track')}
          data={tracks.map(({ name, label }) => ({ value: name, label }))}
          value={tracks.find(({ isRead }) => isRead)?.name ?? ''}
          disabled={disabled}
          onChange={(event) => onChoose({ ...choice, track: event.currentTarget.value })}
        />
      )}
    </>
  );
}
