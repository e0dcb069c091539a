import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StringDraft } from '#domain/texts/strings.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import classes from './EditString.module.css';
import { differingFields } from './string-draft.ts';

type Props = { theirs: StringDraft; draft: StringDraft; lang: string; onTake: () => void };

const NAMES = {
  text: 'editorStrings.text',
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
      <dl className={classes.theirs}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(NAMES[field])}</dt>
            <dd lang={field === 'text' ? lang : undefined} dir="auto">
              {field === 'continues' ? (
                t(theirs.continues ? 'log.yes' : 'log.no')
              ) : (
                <WordDiff before={String(draft[field] ?? '')} after={String(theirs[field] ?? '')} />
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
