import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { SourceString } from '#contract/strings.ts';
import { isFiltering } from '#domain/editor/string-filters.ts';
import { whyNotRearrange } from '#domain/sections/rearranging.ts';
import { mayIn } from '../../../data/access/access.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import type { StringPlace } from '../mutations/add-string.ts';
import { useCopyString } from '../mutations/add-string.ts';
import type { Moves } from '../navigation/use-moves.ts';
import { useEditor } from '../state/editor-context.ts';
import { focusEntry, focusString } from '../state/focus-composer.ts';
import { focusList } from '../state/keep-focus.ts';
import type { DoDeed, EditorMode, StringTask } from '../state/string-management.ts';

export type Managing = ReturnType<typeof useManaging>;

/** Adds a string at the end of the open section; does nothing if several are open. */
function addingTo({ sections: [only, ...others] }: EditorPage): StringTask | null {
  if (!only || others.length > 0) return null;
  return { kind: 'add', section: only.id, pos: only.stats.strings_amount + 1 };
}

type Shown = {
  page: EditorPage;
  /** Whether another page is on the way. */
  isTurning: boolean;
  chosen: EditorRow | undefined;
  moves: Moves;
};

/** What those who manage strings are doing in the editor: its mode, the dialog that is open, where a string went. */
export function useManaging({ page, isTurning, chosen, moves }: Shown) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const manages = mayIn(project, 'can_manage_strings');
  const [wanted, setMode] = useState<EditorMode>('normal');
  const [task, ask] = useState<StringTask | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const [moved, setMoved] = useState<SourceString>();
  const whyNotMove = whyNotRearrange(page.sections, isFiltering(moves.list));
  const mode = manages && (wanted !== 'move' || whyNotMove === undefined) ? wanted : 'normal';
  // What ends a mode ends it for good: it doesn't come back with the last filter.
  if (mode !== wanted) setMode(mode);
  // The address asks for a new string: at first, or later by a link to a draft of one.
  const isAsked = moves.addsFirst && !isTurning;
  if (isAsked !== wasAsked) {
    setAsked(isAsked);
    if (isAsked) ask(addingTo(page));
  }

  const focusChosen = () => {
    requestAnimationFrame(() => {
      if (!focusEntry()) focusString();
      if (document.activeElement === document.body) focusList();
      // It may stand elsewhere now, which its row doesn't know.
      document.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    });
  };
  const show = async (string: number) => {
    ask(null);
    await moves.showString(string);
    focusChosen();
  };
  const copying = useCopyString((added) => void show(added.id));

  /** Back to translating, after an act that has said itself what is done. */
  const leave = () => {
    setMode('normal');
    focusChosen();
  };
  /** Back from moving: to the chosen string, wherever it stands now. */
  const leaveMoving = (isSaved: boolean) => {
    setMode('normal');
    if (isSaved && chosen) void show(chosen.id);
    else if (isSaved) moves.refresh();
    else focusChosen();
  };
  const turnTo = useCallbackRef((to: EditorMode) => {
    announce(t(`editorStrings.modes.${to}`));
    if (to === 'normal') leave();
    else setMode(to);
  });
  const addAt = useCallbackRef((place: StringPlace) => ask({ kind: 'add', ...place }));
  const deed = useCallbackRef<DoDeed>((name, row) => {
    const at = { section: row.section_id, pos: row.index };
    const deeds = {
      edit: () => {
        if (row.id !== chosen?.id) moves.choose(row.id, { isSaid: false });
        turnTo('edit');
      },
      addBefore: () => addAt(at),
      addAfter: () => addAt({ ...at, pos: row.index + 1 }),
      copy: () => void (copying.isPending || copying.mutate(row)),
      move: () => ask({ kind: 'move', row }),
      delete: () => ask({ kind: 'delete', row }),
    } satisfies Record<typeof name, () => void>;
    deeds[name]();
  });

  return {
    manages,
    mode,
    turnTo,
    leave,
    leaveMoving,
    whyNotMove,
    deed: manages ? deed : undefined,
    addAt: manages ? addAt : undefined,
    task: manages ? task : null,
    close: () => {
      ask(null);
      // After a reload the list is shown.
      if (moves.addsFirst) moves.refresh();
    },
    onAdded: (added: SourceString) => void show(added.id),
    /** After it was deleted its neighbour is chosen, that of another page when it was the last one of its own. */
    onDeleted: () => {
      if (task?.kind !== 'delete') return;
      const { id } = task.row;
      const at = page.rows.findIndex((row) => row.id === id);
      const next = page.rows[at + 1] ?? page.rows[at - 1];
      ask(null);
      if (!next) moves.refresh();
      else if (chosen === undefined || chosen.id === id) moves.choose(next.id, { isSaid: false });
      focusChosen();
    },
    /** Where it went is shown: in the list, or in words where the list doesn't have its section. */
    onMoved: (to: SourceString) => {
      announce(t('editorStrings.movedToPlace', { index: to.index }));
      if (page.sections.some(({ id }) => id === to.section_id)) {
        void show(to.id);
        return;
      }
      ask(null);
      setMoved(to);
      moves.refresh();
      focusChosen();
    },
    moved,
    forgetMoved: () => setMoved(undefined),
  };
}
