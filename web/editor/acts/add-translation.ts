import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { addTranslation } from '#contract/translations.ts';
import { INITIAL, REGULAR } from '#domain/translations.ts';
import { announce } from '../../announcements/announce.ts';
import { draftArrived, draftCameBack, sendDraft } from '../../drafts/draft-store.ts';
import { rowActs } from '../../live/own-acts.ts';
import { useMe } from '../../session/session.ts';
import { call } from '../../wire/call.ts';
import { useEditor } from '../editor-context.ts';
import { withTranslation } from '../row-changes.ts';
import { useRowChanges } from './answered.ts';
import { expected, withoutTranslation } from './on-its-way.ts';
import { useSayUnsaved } from './say-unsaved.ts';

export type Proposal = {
  row: EditorRow;
  text: string;
  isInitial: boolean;
  /** The name of its draft. */
  draft: string;
  /** The address at which its string is shown. */
  href: string;
};

/**
 * Proposes a translation of a row's string. It shows at once, and one may go on; its text is kept until the server has
 * it. What is refused is a draft again, and said wherever the reader is by then.
 */
export function useAddTranslation() {
  const { t } = useTranslation();
  const { at } = useEditor();
  const me = useMe();
  const rows = useRowChanges();
  const sayUnsaved = useSayUnsaved();
  return useMutation({
    mutationKey: [...rowActs(at), 'add'],
    // What was not taken is known as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ row, text, isInitial }: Proposal) =>
      call(addTranslation, {
        params: { project: at, section: row.section_id, string: row.id },
        body: { text, status: isInitial ? INITIAL : REGULAR },
      }),
    onMutate: ({ row, text, isInitial, draft }) => {
      sendDraft(draft, text);
      const author = { id: me?.id ?? 0, username: me?.username ?? '' };
      const shown = expected(row, text, author, isInitial ? INITIAL : REGULAR);
      rows.show(row.id, (row) => withTranslation(row, shown));
      return shown.id;
    },
    onSuccess: (made, { row, draft, text }, shown) => {
      draftArrived(draft, text);
      rows.show(row.id, (row) => withTranslation(withoutTranslation(row, shown), made));
      announce(t('editor.added', { index: row.index }));
    },
    onError: (error, proposal, shown) => {
      draftCameBack(proposal.draft, proposal.text);
      if (shown !== undefined) rows.show(proposal.row.id, (row) => withoutTranslation(row, shown));
      sayUnsaved(error, proposal);
    },
    onSettled: rows.settle,
  });
}
