import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import { startsAsInitial, translationLimit, whyNotTranslate } from '#domain/translations.ts';
import { announce } from '../../announcements/announce.ts';
import { useKeptText } from '../../drafts/kept-text.ts';
import { failureWords } from '../../language/failure-words.ts';
import { useAddTranslation } from '../acts/add-translation.ts';
import { useEditor } from '../editor-context.ts';
import { identicalTo } from './identical.ts';

/** Where one goes once the translation is added: on to the next string, or nowhere. */
type Then = 'next' | 'stay';

/**
 * The translation being written for a string: kept until it is added, refused with a reason, and held back by a question
 * when the same is there already (DECISIONS §5.10). `moved` is told what to do once it is added.
 */
export function useProposal(row: EditorRow, moved: (then: Then) => void) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const draft = `${viewer.id}.${project.id}.${row.id}`;
  const [text, write] = useKeptText(draft);
  const [isInitial, markInitial] = useState(() => startsAsInitial(viewer));
  const [question, ask] = useState<{ same: Translation; row: EditorRow; then: Then }>();
  const adding = useAddTranslation();

  const limit = translationLimit(row.max_length);
  const whyNot = whyNotTranslate(text, row.max_length);
  const isRefused = adding.isError && adding.variables.row.id === row.id;
  const bounds = { min: 1, max: limit };

  const send = (then: Then) =>
    adding.mutate(
      { row, text, isInitial, draft },
      {
        onSuccess: () => {
          write('');
          announce(t('editor.added', { index: row.index }));
          moved(then);
        },
      },
    );

  return {
    text,
    limit,
    isInitial,
    markInitial,
    mayAdd: whyNot === undefined && !adding.isPending,
    isAdding: adding.isPending,
    isTooLong: whyNot === 'maxlength',
    /** Why it can't be added or was not, in words. */
    problem: isRefused
      ? failureWords(t, adding.error, bounds)
      : whyNot === 'maxlength'
        ? t('failures.atMost', { max: limit })
        : undefined,
    write: (next: string) => {
      if (adding.isError) adding.reset();
      write(next);
    },
    add: (then: Then) => {
      if (whyNot !== undefined || adding.isPending) return;
      const same = identicalTo(row.translations, text);
      if (same) ask({ same, row, then });
      else send(then);
    },
    question: question?.row.id === row.id ? question : undefined,
    addAnyway: (then: Then) => {
      ask(undefined);
      send(then);
    },
    /** The same was there and got the vote: what was typed is said. */
    voted: (then: Then) => {
      ask(undefined);
      write('');
      moved(then);
    },
    keepWriting: () => ask(undefined),
  };
}
