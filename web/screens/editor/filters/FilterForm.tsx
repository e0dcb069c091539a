import { Button, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { CHECK_FILTERS, type CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { STATUS_FILTERS, type StatusFilter, TEXT_FILTERS } from '#domain/texts/editor/string-filters.ts';
import { byField, type Failure } from '../../../data/wire/failure.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import type { ListSearch } from '../state/address.ts';
import { withoutFilters, withoutIdleRegex } from './active-filters.ts';
import classes from './FilterForm.module.css';
import chips from './StatusChips.module.css';
import { StatusMark } from './StatusMark.tsx';
import { TranslatorField } from './TranslatorField.tsx';

type Props = { filterError: Failure | undefined; onDone: () => void };

/**
 * The form of all filters, of which a string must match each (editor.25, editor.28, editor.29). A refusal is shown at its
 * field.
 */
export function FilterForm({ filterError, onDone }: Props) {
  const { t } = useTranslation();
  const { list, changeList } = useNavigationContext();
  const [draft, setDraft] = useState<ListSearch>(list);
  const [failure, setFailure] = useState(filterError);
  const [isSending, setSending] = useState(false);
  const notes = failure && byField(failure);
  const change = (to: Partial<ListSearch>) => setDraft((before) => ({ ...before, ...to }));
  const { status = [], checks = [] } = draft;
  const toggle = (one: StatusFilter) => {
    const statuses = status.includes(one) ? status.filter((other) => other !== one) : [...status, one];
    change({ status: STATUS_FILTERS.filter((other) => statuses.includes(other)) });
  };
  const toggleCheck = (one: CheckFilter) => {
    const chosen = checks.includes(one) ? checks.filter((other) => other !== one) : [...checks, one];
    change({ checks: CHECK_FILTERS.filter((other) => chosen.includes(other)) });
  };

  const apply = async (event?: FormEvent) => {
    event?.preventDefault();
    setSending(true);
    const failed = await changeList(withoutIdleRegex(withoutBlanks(draft)), { atField: true });
    setSending(false);
    setFailure(failed);
    if (!failed) onDone();
  };
  const clear = async () => {
    await changeList(withoutFilters(list));
    onDone();
  };
  return (
    <form className="grid gap-16" onSubmit={apply} aria-label={t('editorFilters.more')}>
      <fieldset className={classes.statuses}>
        <legend>{t('editorFilters.statuses')}</legend>
        {STATUS_FILTERS.map((one) => (
          <UnstyledButton
            key={one}
            className={chips.chip}
            aria-pressed={status.includes(one)}
            onClick={() => toggle(one)}
          >
            <StatusMark of={one} />
            {t(`editorFilters.status.${one}`)}
          </UnstyledButton>
        ))}
      </fieldset>
      {/* Open where one is chosen: there are many. */}
      <details open={list.checks !== undefined}>
        <summary className={classes.summary}>{t('editorFilters.checks')}</summary>
        <div className={classes.statuses}>
          {CHECK_FILTERS.map((one) => (
            <UnstyledButton
              key={one}
              className={chips.chip}
              aria-pressed={checks.includes(one)}
              onClick={() => toggleCheck(one)}
            >
              {t(`checks.${one}.name`)}
            </UnstyledButton>
          ))}
        </div>
      </details>
      <TranslatorField value={draft.from} onChange={(from) => change({ from })} />
      <div className={`grid columns-fill-fill gap-12 align-start ${classes.texts}`}>
        {TEXT_FILTERS.map((name) => {
          const note = notes?.get(name);
          return (
            <TextInput
              key={name}
              size="sm"
              label={t(`editorFilters.contains.${name}`)}
              maxLength={LIMITS.pattern.max}
              value={draft[name] ?? ''}
              error={note && failureNoteText(t, note)}
              data-autofocus={name === 'text' || undefined}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          );
        })}
      </div>
      <Switch
        label={t('editorFilters.regex')}
        description={draft.regex ? t('editorFilters.regexHint') : undefined}
        checked={draft.regex ?? false}
        onChange={(event) => change({ regex: event.currentTarget.checked })}
      />
      {failure && !failure.errors.some(({ key }) => TEXT_FILTERS.some((name) => name === key)) && (
        <p className="ui-12 ink-error" role="alert">
          {failure.errors.map((note) => failureNoteText(t, note)).join(' ')}
        </p>
      )}
      <div className="row gap-8 align-stretch justify-between">
        <Button variant="subtle" color="gray" onClick={clear}>
          {t('editorFilters.clear')}
        </Button>
        <Button variant="filled" type="submit" loading={isSending}>
          {t('editorFilters.apply')}
        </Button>
      </div>
    </form>
  );
}

/** The list without blank fields and empty choices. */
function withoutBlanks(list: ListSearch): ListSearch {
  return Object.fromEntries(
    Object.entries(list).filter(
      ([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
