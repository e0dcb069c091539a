import '@mantine/dates/styles.layer.css';
import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { IconDice5 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addCode } from '#contract/identity/codes.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { codesQuery } from '../../data/queries/codes.ts';
import { call } from '../../data/wire/call.ts';
import { DATE_LOCALES } from '../../language/date-locales.ts';
import { dateTimeText } from '../../language/date-time-text.ts';
import { languageOf } from '../../language/languages.ts';
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../ui/toasts/toast.tsx';
import classes from './CodesTab.module.css';
import { codeOf, EMPTY_CODE, timeOf, whyNotCode } from './code-values.ts';

/** A new secret code: phrase, last moment and uses, all of them required (administration.3). */
export function CodeForm() {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const date = useRef<HTMLButtonElement>(null);
  const { form, submit, general, busy } = useSubmitForm({
    initial: EMPTY_CODE,
    whyNot: (draft) => whyNotCode(draft, Date.now()),
    bounds: { phrase: LIMITS.codePhrase },
    send: (draft) => call(addCode, { body: codeOf(draft) }),
    done: async () => {
      form.reset();
      await queries.invalidateQueries(codesQuery);
      void showSuccessToast(t('admin.codeAdded'));
    },
  });
  const today = dayjs().format('YYYY-MM-DD');
  const chosen = form.values.last_until?.slice(0, 10);
  return (
    <Form onSubmit={submit} general={general}>
      <div className={`grid gap-16 align-start ${classes.fields}`}>
        <TextInput
          label={t('admin.phrase')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          rightSection={
            <ActionIcon
              size="xs"
              title={t('admin.newPhrase')}
              aria-label={t('admin.newPhrase')}
              onClick={() => {
                form.setFieldValue('phrase', newPhrase());
                form.clearFieldError('phrase');
              }}
            >
              <IconDice5 size={16} stroke={1.75} />
            </ActionIcon>
          }
          {...form.getInputProps('phrase')}
        />
        <DateTimePicker
          ref={date}
          label={t('admin.lastUntil')}
          size="md"
          locale={DATE_LOCALES[languageOf(i18n)]}
          valueFormat={(value) => dateTimeText(timeOf(value), i18n.language)}
          defaultTimeValue="23:59:59"
          minDate={new Date()}
          // Without choosing months or years, in which the focus would be lost.
          maxLevel="month"
          getDayProps={(day) => ({ 'data-autofocus': day === (chosen ?? today) || undefined })}
          weekendDays={[]}
          clearable
          clearButtonProps={{ 'aria-label': t('admin.clear') }}
          nextLabel={t('admin.next')}
          previousLabel={t('admin.previous')}
          timePickerProps={{
            hoursInputLabel: t('admin.hours'),
            minutesInputLabel: t('admin.minutes'),
          }}
          submitButtonProps={{
            size: 'md',
            'aria-label': t('admin.chooseTime'),
            // The button unmounts with the calendar while it has the focus.
            onClick: () => date.current?.focus(),
          }}
          {...form.getInputProps('last_until')}
        />
        <NumberInput
          label={t('admin.amount')}
          size="md"
          min={LIMITS.codeUses.min}
          max={LIMITS.codeUses.max}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('amount')}
        />
      </div>
      <Button type="submit" variant="filled" size="md" disabled={busy} className={classes.submit}>
        {t('admin.addCode')}
      </Button>
      <LeaveQuestion isChanged={form.isDirty()} />
    </Form>
  );
}

/** Letters and digits that are not confused when read aloud. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const IN_GROUP = 4;

/** A random phrase of 16 characters out of 31, about 79 bits, in groups that are easy to read aloud. */
function newPhrase(): string {
  return Array.from({ length: GROUPS }, () => Array.from({ length: IN_GROUP }, sign).join('')).join('-');
}

function sign(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  // Larger bytes are dropped: they would make the first characters more likely.
  return byte < 256 - (256 % CHARACTERS.length) ? CHARACTERS.charAt(byte % CHARACTERS.length) : sign();
}
