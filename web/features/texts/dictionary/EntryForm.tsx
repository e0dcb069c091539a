import { Button, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { FormMarks } from '../../../ui/field-marks/FormMarks.tsx';
import classes from './EntryForm.module.css';
import { ExistingWord } from './ExistingWord.tsx';
import { FIELDS } from './entry-draft.ts';
import { SaveError } from './SaveError.tsx';
import { useEntryForm } from './use-entry-form.ts';

type Props = {
  project: ProjectWithoutProgress;
  /** The entry to edit; left out for a new one. */
  entry?: Entry;
  word?: string;
  /** The description that a new one begins with. */
  desc?: string | undefined;
  onSaved: (entry: Entry) => void;
  onCancel: () => void;
  /** Opens the form of another entry instead. */
  onEdit: (entry: Entry) => void;
  /** Called with whether there is unsaved text. */
  onChanged?: (isChanged: boolean) => void;
};

const BOUNDS = {
  word: LIMITS.word,
  translate: LIMITS.word,
  desc: LIMITS.wordDescription,
  word_key: LIMITS.pattern,
  translate_key: LIMITS.pattern,
} as const;

/** The form of a word. Enter saves, Esc cancels. Errors are shown at their fields, and serialized below (dictionary.12). */
export function EntryForm({ project, entry, word, desc, onSaved, onCancel, onEdit, onChanged }: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { draft, write, isChanged, seen, takeTheirs, saving, save, exists } = useEntryForm({
    project: project.id,
    entry,
    ...(word === undefined ? {} : { word }),
    ...(desc === undefined ? {} : { desc }),
    onSaved,
  });
  const notes = saving.error instanceof Failure ? byField(saving.error) : undefined;
  const wrong = FIELDS.find((field) => notes?.has(field));
  const [wantsPatterns, setWantsPatterns] = useState(false);
  const patterns = wantsPatterns || notes?.has('word_key') || notes?.has('translate_key') || false;

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [wrong]);

  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    save();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    // Also in the description, where Shift+Enter is a line break.
    if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  };
  const field = (name: (typeof FIELDS)[number]) => {
    const note = notes?.get(name);
    return {
      name,
      size: 'sm',
      value: draft[name],
      readOnly: saving.isPending,
      error: note && failureNoteText(t, note, BOUNDS[name]),
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) => write({ [name]: event.currentTarget.value }),
    } as const;
  };
  const inTexts = { classNames: { input: classes.text } };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} onKeyDown={byKey} noValidate>
      <TextInput
        label={t('dictionary.word')}
        autoFocus
        lang={project.source_lang}
        {...inTexts}
        {...field('word')}
      />
      <TextInput
        label={t('dictionary.translate')}
        lang={project.target_lang}
        {...inTexts}
        {...field('translate')}
      />
      <FormMarks form={form} texts={{ word: draft.word, translate: draft.translate }} project={project} />
      <Textarea label={t('dictionary.desc')} minRows={1} maxRows={6} {...field('desc')} />
      {patterns && (
        <div className={`grid columns-fill-fill gap-12 ${classes.patterns}`}>
          <TextInput label={t('dictionary.wordKey')} spellCheck={false} {...field('word_key')} />
          <TextInput label={t('dictionary.translateKey')} spellCheck={false} {...field('translate_key')} />
          <p>{t('dictionary.keyHint')}</p>
        </div>
      )}
      {!entry && <ExistingWord project={project} entry={exists.warning} onEdit={onEdit} />}
      {saving.error && (
        <SaveError
          error={saving.error}
          fields={FIELDS}
          draft={draft}
          current={seen}
          onTakeTheirs={takeTheirs}
        />
      )}
      <div className={`row gap-8 justify-between wrap ${classes.foot}`}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-expanded={patterns}
          leftSection={patterns ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
          onClick={() => setWantsPatterns(!patterns)}
        >
          {t('dictionary.more')}
        </Button>
        <span className="row gap-8 align-stretch">
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {t('frame.cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            disabled={saving.isPending}
            opacity={exists.warning && !exists.isReady ? 0.6 : undefined}
          >
            {t(exists.warning ? 'dictionary.addAnyway' : 'dictionary.save')}
          </Button>
        </span>
      </div>
      <LeaveQuestion isChanged={isChanged} />
    </form>
  );
}
