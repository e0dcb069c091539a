import { useCallbackRef } from '@mantine/hooks';
import { memo, useEffect, useMemo, useReducer } from 'react';
import type { PageOutline, PageParams } from '../../data/queries/editor.ts';
import { countPendingChanges } from '../../data/queries/pinned-rows.ts';
import { useLive } from '../../features/notices/live/use-live.ts';
import { useStorePosition } from '../../features/texts/continue/use-store-position.ts';
import { useTitle } from '../../ui/page/title.ts';
import { useSaveRetries } from './drafts/use-save-retries.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { useSectionNames } from './header/section-names.ts';
import { useReloadUndone } from './mutations/use-reload-undone.ts';
import { NavigationContext } from './navigation/navigation-context.ts';
import { useNavigation } from './navigation/use-navigation.ts';
import { useCommandKeys } from './shortcuts/commands.ts';
import { useEditor } from './state/editor-context.ts';
import { focusComposer } from './state/focus-composer.ts';
import { FocusKept } from './state/keep-focus.ts';
import { StringCommandContext, StringManagementContext } from './state/string-management.ts';
import { useChosenId } from './state/use-chosen-id.ts';
import { useCommentInAddress } from './state/use-comment-in-address.ts';
import { useLayout } from './state/use-layout.ts';
import { focusStringForm } from './strings/focus-string-form.ts';
import { useManagementState } from './strings/use-string-management.ts';
import { panelAfter } from './tools/panel-state.ts';
import { useToolState } from './tools/use-tool-state.ts';
import { useEditorCommands } from './use-editor-commands.ts';

type Props = {
  params: PageParams;
  page: PageOutline;
  /** Whether another page is loading. */
  isPageLoading: boolean;
  /** Why the server refused the filters of the address, if it did. */
  filterError: Error | undefined;
  /** Why the page of the address could not be loaded, if so: the one before it is shown. */
  pageError: Error | undefined;
};

/**
 * The state of the editor: the chosen string, its panel, navigation, string management and tools. None of it depends on
 * what is written for the strings.
 */
export const EditorView = memo(function EditorView({
  params,
  page,
  isPageLoading,
  filterError,
  pageError,
}: Props) {
  const { project, viewer } = useEditor();
  const layout = useLayout();
  const isOver = layout === 'over';
  const [string, setChosenAhead] = useChosenId();
  const chosen =
    page.rows.find(({ id }) => id === string) ?? (isOver || isPageLoading ? undefined : page.rows[0]);
  const comment = useCommentInAddress();
  const [panel, dispatch] = useReducer(panelAfter, { open: comment === undefined ? null : 'comments' });
  useEffect(() => {
    if (comment !== undefined) dispatch({ kind: 'open', panel: 'comments' });
  }, [comment]);
  const { navigation, hasPrevious, hasNext, isAddRequested } = useNavigation({
    params,
    page,
    chosen,
    addsHistory: isOver && string === undefined,
    beforeChange: setChosenAhead,
  });
  const { management, runCommand } = useManagementState({
    page,
    isPageLoading,
    chosen,
    navigation,
    isAddRequested,
  });
  const tools = useToolState({ panel, dispatch, hasString: chosen !== undefined });

  useTitle(useSectionNames(page.sections, params.sections), project.name);
  // A string that is shown only because it is the first was not chosen by the user.
  useStorePosition(project.id, params.sections, chosen?.id === string ? chosen : undefined);
  useLive(project, chosen?.id);
  useSaveRetries();
  useReloadUndone(navigation.reload);
  useEditorCommands({
    navigation,
    hasPrevious,
    hasNext,
    hasChanges: countPendingChanges(page) > 0,
    management,
    runCommand,
    chosen,
    isUser: viewer.id !== undefined,
    isMember: viewer.role !== undefined,
    dispatch,
    tools,
  });
  useCommandKeys();

  const choose = useCallbackRef((id: number, isByTouch: boolean) => {
    dispatch({ kind: 'set', to: { isForWriting: !isByTouch } });
    navigation.choose(id);
    if (!isOver && !focusStringForm()) focusComposer();
  });
  const openComments = useCallbackRef((id: number) => {
    dispatch({ kind: id === chosen?.id ? 'toggle' : 'open', panel: 'comments' });
    if (id !== chosen?.id) navigation.choose(id);
  });
  const closeSheet = useCallbackRef(() => {
    dispatch({ kind: 'close' });
    navigation.close();
  });
  const { deleted, sections } = page;
  const chosenString = useMemo(
    () =>
      chosen && {
        row: chosen,
        deleted: deleted.find(({ id }) => id === chosen.id),
        sections,
        panel,
        dispatch,
        hasPrevious,
        hasNext,
      },
    [chosen, deleted, sections, panel, hasPrevious, hasNext],
  );

  return (
    <NavigationContext value={navigation}>
      <StringManagementContext value={management}>
        <StringCommandContext value={runCommand}>
          <EditorLayout
            params={params}
            page={page}
            isPageLoading={isPageLoading}
            filterError={filterError}
            pageError={pageError}
            chosen={chosenString}
            tools={tools}
            onChoose={choose}
            onComments={openComments}
            onCloseSheet={closeSheet}
          />
          <FocusKept />
        </StringCommandContext>
      </StringManagementContext>
    </NavigationContext>
  );
});
