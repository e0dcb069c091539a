import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryDraft, PARTS_OF_SPEECH, WORD_GENDERS } from '#domain/texts/dictionary/dictionary.ts';
import { ENTRY_STATUSES } from '#domain/texts/dictionary/entry-status.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { entryValueWords } from '../../../ui/dictionary/entry-value-words.ts';
import classes from './EntryForm.module.css';

/** The fields of an entry that one writes in. */
export type WrittenField = {
  [Field in keyof EntryDraft]: string extends EntryDraft[Field] ? Field : never;
}[keyof EntryDraft];

type Props = {
  draft: EntryDraft;
  /** The properties of the field of that name. */
  field: (name: WrittenField) => {
    name: string;
    value: string;
    error: ReactNode;
    readOnly: boolean;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  write: (change: Partial<EntryDraft>) => void;
  isReadOnly: boolean;
  project: Pick<ProjectWithoutProgress, 'source_lang'>;
};

/** What few words need: what the project wants of a translation, grammar, notes, and patterns. */
export function MoreFields({ draft, field, write, isReadOnly, project }: Props) {
  const { t } = useTranslation();
  /** A choice; the browser gives only values that are among its options. */
  const choice = (name: 'status' | 'part_of_speech' | 'gender', values: readonly string[]) => ({
    name,
    size: 'sm' as const,
    data: values.map((value) => ({ value, label: entryValueWords(t, name, value) ?? value })),
    value: draft[name],
    disabled: isReadOnly,
    onChange: (event: { currentTarget: { value: string } }) =>
      write({ [name]: event.currentTarget.value } as Partial<EntryDraft>),
  });
  const check = (name: 'is_untranslated' | 'is_case_sensitive') => ({
    name,
    checked: draft[name],
    disabled: isReadOnly,
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      write({ [name]: event.currentTarget.checked }),
  });
  return (
    <div className={`grid gap-12 ${classes.more}`}>
      <NativeSelect label={t('dictionary.status')} {...choice('status', ENTRY_STATUSES)} />
      <NativeSelect label={t('dictionary.partOfSpeech')} {...choice('part_of_speech', PARTS_OF_SPEECH)} />
      <NativeSelect label={t('dictionary.gender')} {...choice('gender', WORD_GENDERS)} />
      <div className={`grid gap-8 ${classes.whole}`}>
        <Checkbox
          label={t('dictionary.isUntranslated')}
          description={t('dictionary.untranslatedHint')}
          {...check('is_untranslated')}
        />
        <Checkbox
          label={t('dictionary.isCaseSensitive')}
          description={t('dictionary.caseHint')}
          {...check('is_case_sensitive')}
        />
      </div>
      <Textarea label={t('dictionary.note')} minRows={1} maxRows={6} {...field('note')} />
      <Textarea
        label={t('dictionary.example')}
        lang={project.source_lang}
        minRows={1}
        maxRows={6}
        {...field('example')}
      />
      <TextInput label={t('dictionary.link')} type="url" inputMode="url" {...field('link')} />
      <div className={`grid columns-fill-fill gap-12 ${classes.patterns} ${classes.whole}`}>
        <TextInput label={t('dictionary.wordKey')} spellCheck={false} {...field('word_key')} />
        <TextInput label={t('dictionary.translateKey')} spellCheck={false} {...field('translate_key')} />
        <p>{t('dictionary.keyHint')}</p>
      </div>
    </div>
  );
}
