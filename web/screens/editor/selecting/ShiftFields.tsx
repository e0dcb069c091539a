import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RETIMED_TIMES } from '#domain/texts/batches/actions.ts';
import { writtenTime } from '#domain/texts/retiming/times.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';

/** By how much cues are shifted, as it is written, and which of their times. */
export type Shift = { readonly written: string; readonly times: (typeof RETIMED_TIMES)[number] };

export const FIRST_SHIFT: Shift = { written: '', times: 'source' };

/** The fields of the call for a shift (batches.11); undefined while it says no time. */
export function bodyOfShift({ written, times }: Shift) {
  const by = writtenTime(written);
  return by === undefined ? undefined : { by, times };
}

type Props = { value: Shift; onChange: (shift: Shift) => void; onEnter: () => void };

/** The fields for how a batch shifts the times of cues, as for a whole section (subtitles.9). */
export function ShiftFields({ value, onChange, onEnter }: Props) {
  const { t } = useTranslation();
  const isWrong = value.written !== '' && bodyOfShift(value) === undefined;
  return (
    <form
      className="grid gap-12 margin-bottom-12"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <SegmentedChoice
        label={t('retime.times')}
        options={RETIMED_TIMES.map((of) => ({ value: of, label: t(`retime.of.${of}`) }))}
        value={value.times}
        onChange={(times) => onChange({ ...value, times })}
      />
      <TextInput
        label={t('retime.by')}
        description={t('retime.byHint')}
        placeholder="-1.5"
        autoComplete="off"
        error={isWrong && t('retime.wrong')}
        value={value.written}
        onChange={(event) => onChange({ ...value, written: event.currentTarget.value })}
        data-autofocus
      />
    </form>
  );
}
