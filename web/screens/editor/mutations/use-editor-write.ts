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
import { findRow, inverseOf, removeRow } from '../state/rows.ts';
import { settleRow, showRow } from './row-updates.ts';
import { useDropStringPages } from './use-drop-string-pages.ts';

type Change = (row: EditorRow) => EditorRow;

/** The project that is written to, and who writes. */
export type Writer = Pick<Editor, 'project' | 'viewer'> & { me: { id: number; username: string } };

/** A write of the editor: how its input is sent, and what is shown, announced and offered around it. */
export type EditorWrite<Input, Reply> = {
  send: (input: Input, writer: Writer) => Promise<Reply>;
  /** Two writes for which this is equal are one, which is not sent again while it is pending. Left out: every two are. */
  sameBy?: (input: Input) => string;
  /** Whether it is sent after the writes before it are answered, so that the last one holds. */
  isInTurn?: boolean;
  /** The key by which it is found while it is pending. Left out: that of changed rows. */
  key?: (project: number) => readonly unknown[];
  /** The string whose row it changes. Left out: it changes which strings there are, or their order. */
  string?: (input: Input) => number;
  /** The row as it is shown at once, until the answer is there or the write has failed. */
  expected?: (row: EditorRow, input: Input, writer: Writer) => EditorRow;
  /** The row with the reply. */
  answered?: (row: EditorRow, reply: Reply, input: Input) => EditorRow;
  /** The string that it removes. */
  removed?: (input: Input) => number;
  /** Whether all pages are fetched again, for a write without `string`. */
  refetches?: boolean;
  /** What is announced. */
  words?: (t: TFunction, reply: Reply, input: Input) => string;
  /** What it offers to undo. */
  act?: (reply: Reply, input: Input, writer: Writer) => Act | undefined;
  /** Says why it failed, unless a form does. Left out: a toast. */
  failed?: 'form' | ((t: TFunction, error: Error, input: Input) => void);
};

/** The options of a write for another hook that sends it. `then` is called even when the component is gone. */
export function useWriteOptions<Input, Reply>(
  write: EditorWrite<Input, Reply>,
  then?: (reply: Reply) => void,
) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const me = useMe();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo(project.id);
  const dropStringPages = useDropStringPages();
  const writer = { project, viewer, me: me ?? { id: 0, username: '' } };
  const show = (input: Input, change: Change | undefined) => {
    if (write.string && change) showRow(queries, project.id, write.string(input), change);
  };
  return {
    mutationFn: (input: Input) => write.send(input, writer),
    onMutate: (input: Input) => {
      const before = write.string && findRow(queries, project.id, write.string(input));
      const expected = before && write.expected?.(before, input, writer);
      if (!expected || expected === before) return undefined;
      show(input, (row) => ({ ...row, translations: expected.translations }));
      return inverseOf(before, expected);
    },
    onSuccess: (reply: Reply, input: Input, takeBack: Change | undefined) => {
      show(input, (row) => write.answered?.(takeBack?.(row) ?? row, reply, input) ?? row);
      if (write.removed) removeRow(queries, project.id, write.removed(input));
      if (!write.string) dropStringPages();
      if (write.words) announce(write.words(t, reply, input));
      const act = write.act?.(reply, input, writer);
      if (act) offerUndo(act.kind, act.about);
      then?.(reply);
    },
    onError: (error: Error, input: Input, takeBack: Change | undefined) => {
      show(input, takeBack);
      if (!write.failed) void showErrorToast(failureWords(t, error));
      else if (write.failed !== 'form') write.failed(t, error, input);
    },
    onSettled: (_: Reply | undefined, error: Error | null, input: Input) => {
      if (write.string ?? write.refetches)
        settleRow(queries, project.id, error ? undefined : write.string?.(input));
    },
  };
}

/** Sends a write of the editor: shows its row at once, then with the answer, and says what came of it. */
export function useEditorWrite<Input, Reply>(write: EditorWrite<Input, Reply>) {
  const { id: project } = useEditor().project;
  return useWrite({
    mutationKey: (write.key ?? writeKeys.rows)(project),
    ...(write.isInTurn && { scope: { id: `in turn ${project}` } }),
    ...(write.sameBy && { sameBy: write.sameBy }),
    ...useWriteOptions(write),
  });
}
