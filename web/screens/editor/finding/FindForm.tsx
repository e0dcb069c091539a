import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { FIND_IN, FIND_SCOPES, type FindScope } from '#domain/texts/find/finding.ts';
import { mayIn } from '../../../data/access/access.ts';
import { FormMarks } from '../../../ui/field-marks/FormMarks.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './FindForm.module.css';

/** What is in the form. */
export type FindDraft = {
  find: string;
  replace: string;
  match_case: boolean;
  whole_words: boolean;
  regex: boolean;
  in: (typeof FIND_IN)[number];
  scope: FindScope;
  /** Whether the whole project is searched, not the open sections. */
  isEverywhere: boolean;
};

export const EMPTY_DRAFT: FindDraft = {
  find: '',
  replace: '',
  match_case: false,
  whole_words: false,
  regex: false,
  in: 'translations',
  scope: 'all',
  isEverywhere: false,
};

type Props = {
  draft: FindDraft;
  /** Changes the draft; a change of an option searches again at once. */
  onChange: (draft: FindDraft, isOption?: boolean) => void;
  onSearch: () => void;
  /** Opens the preview. */
  onReview: () => void;
  isRunning: boolean;
  onStop: () => void;
  /** Why the text or pattern, or the replacement, is refused. */
  findProblem: string | undefined;
  replaceProblem: string | undefined;
  /** The sections that are open, as in the address. */
  sections: string;
};

const OPTIONS = ['match_case', 'whole_words', 'regex'] as const;

/** What to find, by what to replace it, and where (find.11). */
export function FindForm(props: Props) {
  const { draft, onChange, onSearch, onReview, isRunning, onStop, sections } = props;
  const { t } = useTranslation();
  const { project, formats } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [format, ...others] = new Set(formats.values());
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onReview();
  };
  const field = (name: 'find' | 'replace', problem: string | undefined) => ({
    name,
    size: 'sm' as const,
    label: t(`finding.${name}`),
    value: draft[name],
    error: problem,
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [name]: event.currentTarget.value }),
  });
  return (
    <form
      ref={form}
      className={`grid gap-12 row-gap-8 align-start ${classes.form}`}
      aria-label={t('finding.form')}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <TextInput {...field('find', props.findProblem)} data-autofocus maxLength={LIMITS.pattern.max} />
      <TextInput {...field('replace', props.replaceProblem)} maxLength={LIMITS.translation.max} />
      <FormMarks
        form={form}
        // A pattern has signs of its own, which have to be written one by one.
        texts={draft.regex ? { replace: draft.replace } : { find: draft.find, replace: draft.replace }}
        format={others.length === 0 ? format : undefined}
        project={project}
      />
      <div className={classes.act}>
        {isRunning ? (
          <Button onClick={onStop}>{t('finding.stop')}</Button>
        ) : (
          <Button type="submit" disabled={draft.find === ''}>
            {t('finding.search')}
          </Button>
        )}
      </div>
      <div className={`row gap-16 row-gap-8 wrap ${classes.options}`}>
        {OPTIONS.map((name) => (
          <Checkbox
            key={name}
            size="xs"
            label={t(`finding.${name}`)}
            checked={draft[name]}
            onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.checked }, true)}
          />
        ))}
        {mayIn(project, 'can_manage_strings') && (
          <Choice
            label={t('finding.in')}
            value={draft.in}
            options={FIND_IN.map((value) => ({ value, label: t(`finding.ins.${value}`) }))}
            onChange={(value) => onChange({ ...draft, in: value }, true)}
          />
        )}
        {draft.in === 'translations' && (
          <Choice
            label={t('finding.scope')}
            value={draft.scope}
            options={FIND_SCOPES.map((value) => ({ value, label: t(`finding.scopes.${value}`) }))}
            onChange={(value) => onChange({ ...draft, scope: value }, true)}
          />
        )}
        {sections !== ALL_SECTIONS && (
          <Choice
            label={t('finding.sections')}
            value={draft.isEverywhere ? 'all' : 'open'}
            options={(['open', 'all'] as const).map((value) => ({
              value,
              label: t(`finding.everywhere.${value}`),
            }))}
            onChange={(value) => onChange({ ...draft, isEverywhere: value === 'all' }, true)}
          />
        )}
      </div>
      {draft.regex && <p className={`ui-12 ink-3 ${classes.hint}`}>{t('finding.regexHint')}</p>}
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      title={label}
      data={[...options]}
      value={value}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
