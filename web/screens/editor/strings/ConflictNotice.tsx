import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { timeWords } from '#domain/formats/cues/cues.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import classes from './EditString.module.css';
import { differingFields, type FormDraft } from './string-draft.ts';

type Props = { theirs: FormDraft; draft: FormDraft; lang: string; onTake: () => void };

const NAMES = {
  text: 'editorStrings.text',
  target_start: 'log.field.target_start',
  target_end: 'log.field.target_end',
  key: 'editor.key',
  context: 'editorStrings.context',
  max_length: 'editorStrings.maxLength',
  continues: 'editorStrings.continues',
} as const;

/** What somebody else has changed in the string, where it differs from the form (editor.38). */
export function ConflictNotice({ theirs, draft, lang, onTake }: Props) {
  const { t } = useTranslation();
  const fields = differingFields(draft, theirs);
  if (fields.length === 0) return <Notice kind="info">{t('stringForms.sameAsTheirs')}</Notice>;
  return (
    <Notice kind="error">
      {t('stringForms.changed')}
      <dl className={`grid gap-4 ${classes.theirs}`}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(NAMES[field])}</dt>
            <dd lang={field === 'text' ? lang : undefined} dir="auto">
              {field === 'continues' ? (
                t(theirs.continues ? 'log.yes' : 'log.no')
              ) : (
                <WordDiff before={wordsOf(draft, field)} after={wordsOf(theirs, field)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {t('editorTranslations.changedSave')}{' '}
      <Button size="xs" onClick={onTake}>
        {t('editorTranslations.takeTheirs')}
      </Button>
    </Notice>
  );
}

function wordsOf(draft: FormDraft, field: keyof FormDraft): string {
  const value = draft[field] ?? '';
  const isTime = field === 'target_start' || field === 'target_end';
  return isTime && typeof value === 'number' ? timeWords(value) : String(value);
}
