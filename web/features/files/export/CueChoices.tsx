import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { FORMATS, isSubtitles, SUBTITLE_FORMATS } from '#domain/formats/model/format.ts';
import type { ExportChoice } from './export-choice.ts';

type Props = {
  sections: readonly Pick<Section, 'format'>[];
  choice: ExportChoice;
  onChoose: (choice: ExportChoice) => void;
};

/**
 * What is chosen of subtitles: their format (subtitles.7), whether they have the times of the translation
 * (subtitles.17), and whether they are numbered anew (subtitles.8).
 */
export function CueChoices({ sections, choice, onChoose }: Props) {
  const { t } = useTranslation();
  const { cueFormat, renumbers = false, targetTimes = false } = choice;
  const formats = new Set(sections.map(({ format }) => format).filter(isSubtitles));
  const isConverted = cueFormat !== undefined && [...formats].some((format) => format !== cueFormat);
  return (
    <>
      <NativeSelect
        label={t('exportDialog.cueFormat')}
        description={isConverted ? t('exportDialog.cueFormatHint') : undefined}
        data={[
          { value: '', label: t('exportDialog.cueFormatOwn') },
          ...SUBTITLE_FORMATS.map((value) => ({ value, label: FORMATS[value].label })),
        ]}
        value={cueFormat ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChoose({ ...choice, cueFormat: SUBTITLE_FORMATS.find((format) => format === chosen) });
        }}
      />
      <Checkbox
        label={t('exportDialog.targetTimes')}
        description={t('exportDialog.targetTimesHint')}
        checked={targetTimes}
        onChange={(event) => onChoose({ ...choice, targetTimes: event.currentTarget.checked })}
      />
      {!isConverted && (
        <Checkbox
          label={t('exportDialog.renumber')}
          description={t('exportDialog.renumberHint')}
          checked={renumbers}
          onChange={(event) => onChoose({ ...choice, renumbers: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
