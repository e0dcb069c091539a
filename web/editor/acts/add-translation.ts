import { useMutation } from '@tanstack/react-query';
import type { EditorRow } from '#contract/editor.ts';
import { addTranslation } from '#contract/translations.ts';
import { INITIAL, REGULAR } from '#domain/translations.ts';
import { keepDraft } from '../../drafts/draft-store.ts';
import { call } from '../../wire/call.ts';
import { useEditor } from '../editor-context.ts';
import { useAnswered } from './answered.ts';

type Proposal = { row: EditorRow; text: string; isInitial: boolean; draft: string };

/** Proposes a translation of a row's string; its draft is forgotten once the server has it, wherever the reader is by then. */
export function useAddTranslation() {
  const { at } = useEditor();
  const answered = useAnswered(at);
  return useMutation({
    mutationFn: ({ row, text, isInitial }: Proposal) =>
      call(addTranslation, {
        params: { project: at, section: row.section_id, string: row.id },
        body: { text, status: isInitial ? INITIAL : REGULAR },
      }),
    onSuccess: (made, { draft }) => {
      keepDraft(draft, '');
      answered(made);
    },
  });
}
