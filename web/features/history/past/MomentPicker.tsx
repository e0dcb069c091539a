import '@mantine/dates/styles.layer.css';
import { Button } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DATE_LOCALES } from '../../../language/date-locales.ts';
import { dateTimeText } from '../../../language/date-time-text.ts';
import { languageOf } from '../../../language/languages.ts';
import { pickedTime, pickerValue } from './moment.ts';
import classes from './PastTab.module.css';

type Props = { value: number; onChoose: (at: number) => void };

/** Asks for a day and a time, in the reader's time zone; a minute is chosen as a whole, with its last millisecond. */
export function MomentPicker({ value, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(pickerValue(value));
  const field = useRef<HTMLButtonElement>(null);
  const time = chosen === null ? undefined : pickedTime(chosen);
  return (
    <form
      className={`row gap-8 align-end wrap margin-bottom-16 ${classes.picker}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (time !== undefined) onChoose(Math.min(time, Date.now()));
      }}
    >
      <DateTimePicker
        size="md"
        ref={field}
        label={t('past.when')}
        locale={DATE_LOCALES[languageOf(i18n)]}
        valueFormat={(picked) => dateTimeText(pickedTime(picked), i18n.language)}
        maxDate={new Date()}
        // Without choosing months or years, in which the focus would be lost.
        maxLevel="month"
        weekendDays={[]}
        nextLabel={t('past.nextMonth')}
        previousLabel={t('past.previousMonth')}
        timePickerProps={{ hoursInputLabel: t('past.hours'), minutesInputLabel: t('past.minutes') }}
        submitButtonProps={{
          'aria-label': t('past.chooseTime'),
          // The button unmounts with the calendar while it has the focus.
          onClick: () => field.current?.focus(),
        }}
        value={chosen}
        onChange={setChosen}
      />
      <Button type="submit" size="md" variant="filled" disabled={time === undefined}>
        {t('past.show')}
      </Button>
    </form>
  );
}
