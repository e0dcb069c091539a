import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import { translationLimit, whyNotTranslate } from '#domain/translations.ts';
import { useKeptText } from '../../drafts/kept-text.ts';
import { failureWords } from '../../language/failure-words.ts';
import { useAddTranslation } from '../acts/add-translation.ts';
import { useUnsaved } from '../acts/unsaved.ts';
import type { Words } from '../dictionary/words.ts';
import { useEditor } from '../editor-context.ts';
import { draftOf } from './draft-of.ts';
import { identicalTo } from './identical.ts';

/** Where one goes once the translation is on its way: on to the next string, or nowhere. */
export type Then = 'next' | 'stay';

/** What is asked before a translation is added: the same is there already, words of the dictionary are missing in it. */
export type Question =
  | { readonly kind: 'identical'; readonly same: Translation }
  | { readonly kind: 'missing'; readonly entries: readonly Entry[] };

type Asked = { question: Question; row: EditorRow; then: Then; answered: readonly Question['kind'][] };

type Options = {
  row: EditorRow;
  /** The address at which the string is shown. */
  href: string;
  isInitial: boolean;
  words: Words;
  /** Told once the translation is on its way. */
  onSent: (then: Then) => void;
};

/**
 * The translation being written for a string: kept until the server has it, refused with a reason, and held back by a
 * question when the same is there already (DECISIONS §5.10) or words of the dictionary are missing in it (SPEC §5).
 */
export function useProposal({ row, href, isInitial, words, onSent }: Options) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const draft = draftOf(viewer, project, row);
  const [text, write] = useKeptText(draft);
  const [asked, ask] = useState<Asked>();
  const adding = useAddTranslation();
  const unsaved = useUnsaved().find(({ proposal }) => proposal.draft === draft);

  const limit = translationLimit(row.max_length);
  const whyNot = whyNotTranslate(text, row.max_length);
  const wasRefused = unsaved !== undefined && text.startsWith(unsaved.proposal.text);

  const questionTo = (answered: Asked['answered']): Question | undefined => {
    const same = answered.includes('identical') ? undefined : identicalTo(row.translations, text);
    if (same) return { kind: 'identical', same };
    const entries = answered.includes('missing') ? [] : words.missingIn(row.text, text);
    return entries.length > 0 ? { kind: 'missing', entries } : undefined;
  };
  const add = (then: Then, answered: Asked['answered'] = []) => {
    if (whyNot !== undefined) return;
    const question = questionTo(answered);
    if (question) {
      ask({ question, row, then, answered });
      return;
    }
    ask(undefined);
    adding.mutate({ row, text, isInitial, draft, href });
    onSent(then);
  };
  const asking = asked?.row.id === row.id ? asked : undefined;

  return {
    text,
    write,
    limit,
    mayAdd: whyNot === undefined,
    isTooLong: whyNot === 'maxlength',
    /** Why it can't be added or was not, in words. */
    problem: wasRefused
      ? failureWords(t, unsaved.error, { min: 1, max: limit })
      : whyNot === 'maxlength'
        ? t('failures.atMost', { max: limit })
        : undefined,
    add,
    question: asking?.question,
    addAnyway: () => {
      if (asking) add(asking.then, [...asking.answered, asking.question.kind]);
    },
    /** The same was there and got the vote: what was typed is said. */
    voted: () => {
      ask(undefined);
      write('');
      if (asking) onSent(asking.then);
    },
    keepWriting: () => ask(undefined),
  };
}
