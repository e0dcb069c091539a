import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { useMe } from '../../../data/session/session.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { type Act, useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { type Editor, useEditor } from '../state/editor-context.ts';
import { findRow, removeRow, takingBack } from '../state/rows.ts';
import { settleRow, showRow } from './row-updates.ts';
import { useStringsChanged } from './strings-changed.ts';

type Change = (row: EditorRow) => EditorRow;

/** Where is written, and who writes. */
export type Writer = Pick<Editor, 'project' | 'viewer'> & { me: { id: number; username: string } };

/** A write of the editor: what is sent, and what is shown, said and offered around it. */
export type EditorWrite<Asked, Reply> = {
  send: (asked: Asked, writer: Writer) => Promise<Reply>;
  /** Writes with the same result are the same, of which one may be pending at a time. Left out: all are. */
  sameBy?: (asked: Asked) => string;
  /** Whether it waits for those before it, so that the last one holds. */
  isInTurn?: boolean;
  /** By which it is found while it is pending. */
  key?: (project: number) => readonly unknown[];
  /** The string whose row it changes. Left out: it changes which strings there are, or their order. */
  string?: (asked: Asked) => number;
  /** The row as it is shown at once, until the answer is there or the write has failed. */
  expected?: (row: EditorRow, asked: Asked, writer: Writer) => EditorRow;
  /** The row with the answer. */
  answered?: (row: EditorRow, reply: Reply, asked: Asked) => EditorRow;
  /** The string that it removes. */
  removed?: (asked: Asked) => number;
  /** Whether all pages are fetched again; otherwise those that don't show all of it. */
  refetches?: boolean;
  /** What is announced. */
  words?: (t: TFunction, reply: Reply, asked: Asked) => string;
  /** What it offers to undo. */
  act?: (reply: Reply, asked: Asked, writer: Writer) => Act | undefined;
  /** Says why it failed, unless a form does. Left out: a toast. */
  failed?: 'form' | ((t: TFunction, error: Error, asked: Asked) => void);
};

/** The options of a write, for those who send it by a hook of their own. `then` is called even when the component is gone. */
export function useWriteOptions<Asked, Reply>(
  write: EditorWrite<Asked, Reply>,
  then?: (reply: Reply) => void,
) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const me = useMe();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo(project.id);
  const stringsChanged = useStringsChanged();
  const writer = { project, viewer, me: me ?? { id: 0, username: '' } };
  const show = (asked: Asked, change: Change | undefined) => {
    if (write.string && change) showRow(queries, project.id, write.string(asked), change);
  };
  return {
    mutationFn: (asked: Asked) => write.send(asked, writer),
    onMutate: (asked: Asked) => {
      const before = write.string && findRow(queries, project.id, write.string(asked));
      const expected = before && write.expected?.(before, asked, writer);
      if (!expected || expected === before) return undefined;
      show(asked, (row) => ({ ...row, translations: expected.translations }));
      return takingBack(before, expected);
    },
    onSuccess: (reply: Reply, asked: Asked, takeBack: Change | undefined) => {
      show(asked, (row) => write.answered?.(takeBack?.(row) ?? row, reply, asked) ?? row);
      if (write.removed) removeRow(queries, project.id, write.removed(asked));
      if (!write.string) stringsChanged();
      if (write.words) announce(write.words(t, reply, asked));
      const act = write.act?.(reply, asked, writer);
      if (act) offerUndo(act.kind, act.about);
      then?.(reply);
    },
    onError: (error: Error, asked: Asked, takeBack: Change | undefined) => {
      show(asked, takeBack);
      if (!write.failed) void showErrorToast(failureWords(t, error));
      else if (write.failed !== 'form') write.failed(t, error, asked);
    },
    onSettled: (_: Reply | undefined, error: Error | null, asked: Asked) => {
      if (write.string ?? write.refetches)
        settleRow(queries, project.id, error ? undefined : write.string?.(asked));
    },
  };
}

/** Sends a write of the editor: shows its row at once, then with the answer, and says what came of it. */
export function useEditorWrite<Asked, Reply>(write: EditorWrite<Asked, Reply>) {
  const { id: project } = useEditor().project;
  return useWrite({
    mutationKey: (write.key ?? writeKeys.rows)(project),
    ...(write.isInTurn && { scope: { id: `in turn ${project}` } }),
    ...(write.sameBy && { sameBy: write.sameBy }),
    ...useWriteOptions(write),
  });
}
