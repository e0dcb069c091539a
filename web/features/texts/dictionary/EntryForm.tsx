import { Button, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { ENTRY_FIELDS } from '#domain/texts/dictionary/dictionary.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { FormMarks } from '../../../ui/field-marks/FormMarks.tsx';
import classes from './EntryForm.module.css';
import { ExistingWord } from './ExistingWord.tsx';
import { MoreFields, type WrittenField } from './MoreFields.tsx';
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
  note: LIMITS.wordDescription,
  example: LIMITS.wordDescription,
  link: LIMITS.wordLink,
} as const;

/** The fields that are always seen; the others are those of {@link MoreFields}. */
const FIRST: ReadonlySet<string> = new Set(['word', 'translate', 'desc']);

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
  const wrong = ENTRY_FIELDS.find((field) => notes?.has(field));
  const [wantsMore, setWantsMore] = useState(false);
  const hasMore = wantsMore || (wrong !== undefined && !FIRST.has(wrong));

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
  const field = (name: WrittenField) => {
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
        {...(draft.is_untranslated && { readOnly: true })}
      />
      <FormMarks form={form} texts={{ word: draft.word, translate: draft.translate }} project={project} />
      <Textarea label={t('dictionary.desc')} minRows={1} maxRows={6} {...field('desc')} />
      {hasMore && (
        <MoreFields
          draft={draft}
          field={field}
          write={write}
          isReadOnly={saving.isPending}
          project={project}
        />
      )}
      {!entry && <ExistingWord project={project} entry={exists.warning} onEdit={onEdit} />}
      {saving.error && (
        <SaveError
          error={saving.error}
          fields={ENTRY_FIELDS}
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
          aria-expanded={hasMore}
          leftSection={hasMore ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
          onClick={() => setWantsMore(!hasMore)}
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
