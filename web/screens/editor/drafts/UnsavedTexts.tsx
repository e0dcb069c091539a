import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { withoutSave, withSaveMovedToField } from '../../../data/drafts/draft.ts';
import { changeDraft } from '../../../data/drafts/draft-store.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { useEditor } from '../state/editor-context.ts';
import { focusComposer, focusString } from '../state/focus-composer.ts';
import { DiscardButton } from './DiscardButton.tsx';
import line from './DraftLine.module.css';
import { SaveAgainButton } from './SaveAgainButton.tsx';
import { useUnsavedOf } from './use-unsaved.ts';

/** The unsaved texts of the chosen string, above its translations. */
export function UnsavedTexts({ row }: { row: EditorRow }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const unsaved = useUnsavedOf(row).flatMap(({ save, ...one }) => (save ? [{ ...one, save }] : []));
  if (unsaved.length === 0) return null;
  return (
    <ul aria-label={t('drafts.notSaved')}>
      {unsaved.map(({ name, text, why, save }) => (
        <li key={save.key} className={line.line}>
          <p className="row gap-8 row-gap-4 align-stretch wrap ui-12 ink-3">
            <span className={line.unsaved}>
              <IconCloudOff size={14} stroke={1.75} />
              {t('drafts.notSaved')}
            </span>
            {save.edits && t('drafts.kinds.edit')}
          </p>
          <p className={line.text} lang={project.target_lang}>
            <TextSigns text={text} lang={project.target_lang} />
          </p>
          <p className="margin-top-4 ui-12 ink-2">
            {failureWords(t, new Failure(why.status, why.errors))} {t('drafts.again')}
          </p>
          <div className="row gap-8 align-stretch wrap margin-top-8">
            <SaveAgainButton save={save} />
            <Button
              size="xs"
              onClick={() => {
                changeDraft(name, (draft) => withSaveMovedToField(draft, save.key));
                focusComposer();
              }}
            >
              {t('drafts.edit')}
            </Button>
            <DiscardButton
              onDiscard={() => {
                changeDraft(name, (draft) => withoutSave(draft, save.key));
                if (!focusComposer()) focusString();
              }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
