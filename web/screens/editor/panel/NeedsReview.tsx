import { Button } from '@mantine/core';
import { IconEyeExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { sourceRevisionsQuery } from '../../../data/queries/source-revisions.ts';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './NeedsReview.module.css';

type Props = {
  row: EditorRow;
  translation: Translation;
  /** Undefined if the user may not confirm it. */
  onConfirm: (() => void) | undefined;
};

/**
 * Says that a translation needs review, with what has changed in the source since the translation was written; nothing if
 * that was changed back (translations.32).
 */
export function NeedsReview({ row, translation, onConfirm }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { data } = useQuery(
    sourceRevisionsQuery({ project: project.id, section: row.section_id, string: row.id }),
  );
  const before = data?.find(({ created_at }) => created_at <= translation.updated_at)?.text;
  const confirm = ({ currentTarget }: MouseEvent) => {
    // The button goes, and would take the focus with it.
    currentTarget.closest('li')?.focus();
    onConfirm?.();
  };
  return (
    <div className={classes.notice}>
      <b className={classes.mark}>
        <IconEyeExclamation size={16} stroke={1.75} aria-hidden />
        {t('editorTranslations.needsReview')}
      </b>
      {onConfirm && (
        <Button variant="subtle" color="gray" size="xs" onClick={confirm}>
          {t('editorTranslations.confirm')}
        </Button>
      )}
      {before !== undefined && before !== row.text && (
        <p className={classes.change}>
          {t('editorTranslations.sourceChange')}{' '}
          <span lang={project.source_lang}>
            <WordDiff before={before} after={row.text} lang={project.source_lang} />
          </span>
        </p>
      )}
    </div>
  );
}
