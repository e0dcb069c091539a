import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { failureNoteText } from '../../language/failure-note-text.ts';
import { BAN_ENDS, type BanEnd, type BanValues, banOf, dayOf } from './ban-values.ts';

type Props = { values: BanValues; onChange: (values: BanValues) => void };

/** The reason and the end of a ban. */
export function BanFields({ values, onChange }: Props) {
  const { t } = useTranslation();
  const kind = whyNotText(values.reason, LIMITS.hiddenReason);
  const change = (some: Partial<BanValues>) => onChange({ ...values, ...some });
  const isPast = values.end === 'date' && values.date !== '' && !banOf(values, Date.now());
  return (
    <>
      <Textarea
        mt={16}
        label={t('admin.reason')}
        description={t('admin.banReasonHint')}
        autosize
        minRows={2}
        maxRows={10}
        value={values.reason}
        error={kind && failureNoteText(t, { key: 'note', kind }, LIMITS.hiddenReason)}
        onChange={(event) => change({ reason: event.currentTarget.value })}
        data-autofocus
      />
      <NativeSelect
        mt={16}
        label={t('admin.banEnd')}
        data={BAN_ENDS.map((end) => ({ value: end, label: t(`admin.banEnds.${end}`) }))}
        value={values.end}
        onChange={(event) => change({ end: event.currentTarget.value as BanEnd })}
      />
      {values.end === 'date' && (
        <TextInput
          mt={16}
          type="date"
          label={t('admin.banDate')}
          min={dayOf(Date.now())}
          value={values.date}
          error={isPast && t('admin.banPast')}
          onChange={(event) => change({ date: event.currentTarget.value })}
        />
      )}
    </>
  );
}

/** Whether the ban can be made so. */
export const isBanComplete = (values: BanValues): boolean =>
  banOf(values, Date.now()) !== undefined && whyNotText(values.reason, LIMITS.hiddenReason) === undefined;
