import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { translationLimit, whyNotTranslate } from '#domain/translations/translations.ts';
import { useDraftsAt, useDraftText } from '../../../data/drafts/use-drafts.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useAddTranslation } from '../mutations/add-translation.ts';
import { newSave } from '../mutations/saves.ts';
import { draftOf, draftTarget } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import { useTextWarning } from './use-text-warning.ts';

/** Where one goes once the translation is on its way: on to the next string, or nowhere. */
export type Then = 'next' | 'stay';

type Options = {
  row: EditorRow;
  isInitial: boolean;
  /** Told once the translation is on its way. */
  onSent: (then: Then) => void;
};

/**
 * The translation being written for a string: kept until the server has it, refused with a reason, and held back once with a
 * warning if the same is there already or words of the dictionary are missing in it.
 */
export function useComposer({ row, isInitial, onSent }: Options) {
  const { t } = useTranslation();
  const editor = useEditor();
  const draft = draftOf(editor.viewer, editor.project, row);
  const place = draftTarget(editor, row, 'translation');
  const [text, write] = useDraftText(draft, place);
  const [kept] = useDraftsAt([draft]);
  const { warning, press, isReady, saveWith } = useTextWarning(row, text, row.translations);
  const adding = useAddTranslation();

  const limit = translationLimit(row.max_length);
  const whyNot = whyNotTranslate(text, row.max_length);
  const refused = kept?.draft.refused;

  const add = (then: Then) => {
    if (whyNot !== undefined) return;
    saveWith(() => {
      if (place) adding.mutate({ row, save: newSave(text, { isInitial }), draft, place });
      onSent(then);
    });
  };

  return {
    text,
    write,
    limit,
    mayAdd: whyNot === undefined,
    isTooLong: whyNot === 'maxlength',
    /** Why it can't be added or was not, in words. */
    problem: refused
      ? failureWords(t, new Failure(refused.status, refused.errors), { min: 1, max: limit })
      : whyNot === 'maxlength'
        ? t('failures.atMost', { max: limit })
        : undefined,
    add,
    /** What the text was held back for, and whether a press adds it now. */
    warning,
    press,
    isReady,
    /** The same was there and got the vote: what was typed is said. */
    voted: () => {
      write('');
      onSent('stay');
    },
  };
}
