import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import type { EntryDraft, EntryField } from '#domain/texts/dictionary/dictionary.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { entryValueWords } from '../../../ui/dictionary/entry-value-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { differingFields } from './entry-draft.ts';
import classes from './SaveError.module.css';

type Props = {
  error: Error;
  /** The fields that show their own errors. */
  fields: readonly string[];
  draft: EntryDraft;
  /** The entry as it is stored now. */
  current: Entry | undefined;
  onTakeTheirs: () => void;
};

/** Why a word was not saved: as a message, and the serialized failure (dictionary.12). */
export function SaveError({ error, fields, draft, current, onTakeTheirs }: Props) {
  const { t } = useTranslation();
  const failure = error instanceof Failure ? error : undefined;
  const isChanged = failure && current && hasKind(failure, 'changed');
  const isGone = failure && hasKind(failure, 'gone', 'entry');
  const atFields = failure?.errors.every(({ key }) => fields.includes(key));
  return (
    <div className={`grid gap-8 ${classes.error}`}>
      {isChanged ? (
        <Notice kind="error">
          {t('dictionary.changed')}
          <dl className={`grid gap-2 ${classes.theirs}`}>
            {differingFields(draft, current).map((field) => (
              <div className="row gap-8 row-gap-0 align-stretch wrap" key={field}>
                <dt className="ink-2">{t(WORDS[field])}</dt>
                <dd>{fieldWords(t, current, field)}</dd>
              </div>
            ))}
          </dl>
          {t('dictionary.changedSave')}{' '}
          <Button size="xs" onClick={onTakeTheirs}>
            {t('dictionary.takeTheirs')}
          </Button>
        </Notice>
      ) : (
        !atFields && <Notice kind="error">{isGone ? t('dictionary.gone') : failureWords(t, error)}</Notice>
      )}
      <pre>{serialized(error)}</pre>
    </div>
  );
}

const WORDS = {
  word: 'dictionary.word',
  translate: 'dictionary.translate',
  desc: 'dictionary.desc',
  word_key: 'dictionary.wordKey',
  translate_key: 'dictionary.translateKey',
  status: 'dictionary.status',
  part_of_speech: 'dictionary.partOfSpeech',
  gender: 'dictionary.gender',
  is_untranslated: 'dictionary.isUntranslated',
  is_case_sensitive: 'dictionary.isCaseSensitive',
  note: 'dictionary.note',
  example: 'dictionary.example',
  link: 'dictionary.link',
} as const satisfies Record<keyof EntryDraft, string>;

/** The value of a field in words. */
function fieldWords(t: TFunction, entry: EntryDraft, field: EntryField): string {
  const value = entry[field];
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
  return entryValueWords(t, field, value) ?? (value || '—');
}

/** `{"status":400,"errors":[{"key":"word","kind":"required"}]}` (api.12). */
function serialized(error: Error): string {
  return error instanceof Failure
    ? JSON.stringify({ status: error.status, errors: error.errors })
    : String(error);
}
