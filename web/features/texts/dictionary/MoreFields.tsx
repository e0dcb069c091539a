import { Checkbox, NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  ENTRY_STATUSES,
  type EntryDraft,
  PARTS_OF_SPEECH,
  WORD_GENDERS,
} from '#domain/texts/dictionary/dictionary.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import classes from './EntryForm.module.css';

/** The fields of an entry that one writes in. */
export type WrittenField = {
  [Field in keyof EntryDraft]: string extends EntryDraft[Field] ? Field : never;
}[keyof EntryDraft];

type Props = {
  draft: EntryDraft;
  /** The properties of the field of that name. */
  field: (name: WrittenField) => Pick<TextInputProps, 'name' | 'value' | 'onChange' | 'error' | 'readOnly'>;
  write: (change: Partial<EntryDraft>) => void;
  isReadOnly: boolean;
  project: Pick<ProjectWithoutProgress, 'source_lang'>;
};

/** What few words need: what the project wants of a translation, grammar, notes, and patterns. */
export function MoreFields({ draft, field, write, isReadOnly, project }: Props) {
  const { t } = useTranslation();
  const statuses = ENTRY_STATUSES.map((value) => ({ value, label: t(`dictionary.statuses.${value}`) }));
  const parts = PARTS_OF_SPEECH.map((value) => ({
    value,
    label: value === 'unspecified' ? '—' : t(`dictionary.parts.${value}`),
  }));
  const genders = WORD_GENDERS.map((value) => ({
    value,
    label: value === 'unspecified' ? '—' : t(`dictionary.genders.${value}`),
  }));
  /** A choice; the browser gives only values that are among its options. */
  const choice = (name: 'status' | 'part_of_speech' | 'gender') => ({
    name,
    size: 'sm' as const,
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
      <NativeSelect label={t('dictionary.status')} data={statuses} {...choice('status')} />
      <NativeSelect label={t('dictionary.partOfSpeech')} data={parts} {...choice('part_of_speech')} />
      <NativeSelect label={t('dictionary.gender')} data={genders} {...choice('gender')} />
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
      <Textarea label={t('dictionary.note')} minRows={1} maxRows={6} {...(field('note') as object)} />
      <Textarea
        label={t('dictionary.example')}
        lang={project.source_lang}
        minRows={1}
        maxRows={6}
        {...(field('example') as object)}
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
