import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/texts/strings.ts';
import { isFiltering } from '#domain/texts/editor/string-filters.ts';
import { whyNotRearrange } from '#domain/texts/sections/rearranging.ts';
import { mayIn } from '../../../data/access/access.ts';
import type { PageOutline, RowString } from '../../../data/queries/editor.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { COPY_STRING } from '../mutations/copy-string.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import type { Navigation } from '../navigation/navigation-context.ts';
import { caretIn } from '../splits/caret.ts';
import { useEditor } from '../state/editor-context.ts';
import { focusComposer, focusString } from '../state/focus-composer.ts';
import { focusList } from '../state/keep-focus.ts';
import type {
  EditorMode,
  RunStringCommand,
  StringManagement,
  StringPosition,
  StringTask,
} from '../state/string-management.ts';

/** The task of adding a string at the end of the open section; null if several are open. */
function addingTo({ sections: [only, ...others] }: PageOutline): StringTask | null {
  if (!only || others.length > 0) return null;
  return { kind: 'add', section: only.id, pos: only.stats.strings_amount + 1 };
}

type Options = {
  page: PageOutline;
  /** Whether another page is loading. */
  isPageLoading: boolean;
  chosen: RowString | undefined;
  navigation: Navigation;
  /** Whether the address asks for the form of a new string. */
  isAddRequested: boolean;
};

/** The state behind the contexts of string management: the mode, the open dialog, and the commands on strings. */
export function useManagementState({ page, isPageLoading, chosen, navigation, isAddRequested }: Options): {
  management: StringManagement;
  runCommand: RunStringCommand;
} {
  const { t } = useTranslation();
  const { project } = useEditor();
  const mayManage = mayIn(project, 'can_manage_strings');
  const maySelect = mayIn(project, 'can_translate');
  const [chosenMode, setChosenMode] = useState<EditorMode>('normal');
  const [openTask, setTask] = useState<StringTask | null>(null);
  const [wasRequested, setRequested] = useState(false);
  const [moved, setMoved] = useState<SourceString>();
  const whyNotMove = whyNotRearrange(page.sections, isFiltering(navigation.list));
  const mayBeIn: Record<EditorMode, boolean> = {
    normal: true,
    edit: mayManage,
    move: mayManage && whyNotMove === undefined,
    select: maySelect,
    find: maySelect,
  };
  const mode = mayBeIn[chosenMode] ? chosenMode : 'normal';
  // A mode that a filter has ended doesn't come back without the filter.
  if (mode !== chosenMode) setChosenMode(mode);
  // The address asks for a new string when the editor is opened, or later by a link to the draft of one.
  const isRequested = isAddRequested && !isPageLoading;
  if (isRequested !== wasRequested) {
    setRequested(isRequested);
    if (isRequested) setTask(addingTo(page));
  }

  const focusChosen = () => {
    requestAnimationFrame(() => {
      if (!focusComposer()) focusString();
      if (document.activeElement === document.body) focusList();
      // It may have another position now, to which the list doesn't scroll by itself.
      document.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    });
  };
  const show = async (string: number) => {
    setTask(null);
    await navigation.goToString(string);
    focusChosen();
  };
  const copying = useEditorWrite(COPY_STRING);

  const leaveMode = useCallbackRef(() => {
    setChosenMode('normal');
    focusChosen();
  });
  const leaveMoving = useCallbackRef((isSaved: boolean) => {
    setChosenMode('normal');
    if (isSaved && chosen) void show(chosen.id);
    else if (isSaved) navigation.reload();
    else focusChosen();
  });
  const setMode = useCallbackRef((to: EditorMode) => {
    announce(t(`editorStrings.modes.${to}`));
    if (to === 'normal') leaveMode();
    else setChosenMode(to);
  });
  const addAt = useCallbackRef((position: StringPosition) => setTask({ kind: 'add', ...position }));
  const runCommand = useCallbackRef<RunStringCommand>((command, row) => {
    const position = { section: row.section_id, pos: row.index };
    const commands = {
      edit: () => {
        if (row.id !== chosen?.id) navigation.choose(row.id, { isAnnounced: false });
        setMode('edit');
      },
      addBefore: () => addAt(position),
      addAfter: () => addAt({ ...position, pos: row.index + 1 }),
      copy: () =>
        void (
          copying.isPending || copying.mutate(row, { onSuccess: ([added]) => void (added && show(added.id)) })
        ),
      move: () => setTask({ kind: 'move', row }),
      split: () => setTask({ kind: 'split', row, at: caretIn(row) }),
      merge: () => setTask({ kind: 'merge', row }),
      delete: () => {
        const index = page.rows.findIndex(({ id }) => id === row.id);
        const next = page.rows[index + 1] ?? page.rows[index - 1];
        const isChosen = chosen === undefined || chosen.id === row.id;
        setTask({ kind: 'delete', row, isChosen, next: next?.id });
      },
    } satisfies Record<typeof command, () => void>;
    commands[command]();
  });

  const closeTask = useCallbackRef(() => {
    setTask(null);
    // Removes the request from the address, so that a reload shows the list.
    if (isAddRequested) navigation.reload();
  });
  const onAdded = useCallbackRef((added: SourceString) => void show(added.id));
  const onDeleted = useCallbackRef(() => {
    if (openTask?.kind !== 'delete') return;
    const { isChosen, next } = openTask;
    setTask(null);
    if (next === undefined) navigation.reload();
    else if (isChosen) navigation.choose(next, { isAnnounced: false });
    focusChosen();
  });
  /** Shows the moved string in the list, or a notice where the list doesn't have its section. */
  const onMoved = useCallbackRef((to: SourceString) => {
    announce(t('editorStrings.movedToPlace', { index: to.index }));
    if (page.sections.some(({ id }) => id === to.section_id)) {
      void show(to.id);
      return;
    }
    setTask(null);
    setMoved(to);
    navigation.reload();
    focusChosen();
  });
  const onParts = useCallbackRef((string: SourceString) => void show(string.id));
  const forgetMoved = useCallbackRef(() => setMoved(undefined));

  const task = mayManage || openTask?.kind === 'split' ? openTask : null;
  const management = useMemo(
    () => ({
      mayManage,
      maySelect,
      mode,
      whyNotMove,
      setMode,
      leaveMode,
      leaveMoving,
      addAt: mayManage ? addAt : undefined,
      task,
      closeTask,
      onAdded,
      onDeleted,
      onMoved,
      onParts,
      moved,
      forgetMoved,
    }),
    [
      mayManage,
      maySelect,
      mode,
      whyNotMove,
      setMode,
      leaveMode,
      leaveMoving,
      addAt,
      task,
      closeTask,
      onAdded,
      onDeleted,
      onMoved,
      onParts,
      moved,
      forgetMoved,
    ],
  );
  return { management, runCommand };
}
