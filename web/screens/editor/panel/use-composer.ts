import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { controlNames } from '#domain/core/text/text.ts';
import { translationLimit } from '#domain/core/text/translation-limit.ts';
import { whyNotTranslate } from '#domain/texts/translations/translations.ts';
import { useDraftsByName, useDraftText } from '../../../data/drafts/use-drafts.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { newSave, SAVE } from '../mutations/save-translation.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { usePlurals } from '../plurals/use-plurals.ts';
import { draftName, draftTarget } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import { findRow } from '../state/rows.ts';
import { useTextWarning } from './use-text-warning.ts';

/** What follows once the translation is sent: the next string, or nothing. */
export type AfterSave = 'next' | 'stay';

type Options = {
  row: RowString;
  isInitial: boolean;
  /** Called once the translation is sent. */
  onSent: (then: AfterSave) => void;
};

/** The state of the composer: a draft that is stored until the server has it, with its refusal and its warning. */
export function useComposer({ row, isInitial, onSent }: Options) {
  const { t } = useTranslation();
  const editor = useEditor();
  const queries = useQueryClient();
  const draft = draftName(editor.viewer, editor.project, row);
  const target = draftTarget(editor, row, 'translation');
  const [text, write] = useDraftText(draft, target);
  const [stored] = useDraftsByName([draft]);
  const { warning, press, isReady, saveWith } = useTextWarning(
    row,
    text,
    () => findRow(queries, editor.project.id, row.id)?.translations ?? [],
  );
  const adding = useEditorWrite(SAVE);

  const plurals = usePlurals(row.text);
  const limit = translationLimit(row.max_length);
  const whyNot = whyNotTranslate(text, row.max_length);
  const missing =
    text === '' || isInitial ? [] : (plurals?.missingForms(row.text, text, editor.project.target_lang) ?? []);
  const controls = controlNames(text);
  const mayAdd = whyNot === undefined && controls.length === 0 && missing.length === 0;
  const refused = stored?.draft.refused;

  const add = (then: AfterSave) => {
    if (!mayAdd) return;
    saveWith(() => {
      if (target) adding.mutate({ row, save: newSave(text, { isInitial }), name: draft, target });
      onSent(then);
    });
  };

  return {
    text,
    write,
    limit,
    mayAdd,
    plurals,
    /** The forms of a plural that it lacks, without which only an initial translation is added. */
    missing,
    isTooLong: whyNot === 'maxlength',
    /** Why it can't be added or was refused, as a message. */
    problem: refused
      ? failureWords(t, new Failure(refused.status, refused.errors), { min: 1, max: limit })
      : whyNot === 'maxlength'
        ? t('failures.atMost', { max: limit })
        : controls.length > 0
          ? t('failures.controls', { characters: controls.join(', ') })
          : undefined,
    add,
    /** The warning before it is added, and whether a press adds it now. */
    warning,
    press,
    isReady,
    /** Called after a vote for the same translation: the text is not needed any more. */
    voted: () => {
      write('');
      onSent('stay');
    },
  };
}
