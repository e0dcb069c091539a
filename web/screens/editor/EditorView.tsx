import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorPage, PageAsked } from '../../data/queries/editor.ts';
import { countPendingChanges } from '../../data/queries/pinned-rows.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { useStorePosition } from '../../features/continue/use-store-position.ts';
import { AccessLostBanner } from '../../features/live/AccessLostBanner.tsx';
import { useLive } from '../../features/live/use-live.ts';
import { Announcements } from '../../ui/announcements/Announcements.tsx';
import { SkipLink } from '../../ui/frame/SkipLink.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { useSavedAgain } from './drafts/use-saved-again.ts';
import classes from './EditorView.module.css';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { EditorHeader } from './header/EditorHeader.tsx';
import { nameOfSections } from './header/name-of-sections.ts';
import { ListPlace } from './list/ListPlace.tsx';
import { useMoves } from './navigation/use-moves.ts';
import { useWays } from './navigation/use-ways.ts';
import { Pages } from './pages/Pages.tsx';
import { InPlace } from './panel/InPlace.tsx';
import { panelAfter } from './panel/panel-state.ts';
import { widthOf } from './panel/panel-width.ts';
import { SidePanel } from './panel/SidePanel.tsx';
import { StringSheet } from './panel/StringSheet.tsx';
import { MovePlace } from './rearranging/MovePlace.tsx';
import { Sheets } from './Sheets.tsx';
import { useDeedsByKey } from './shortcuts/commands.ts';
import { useEditor } from './state/editor-context.ts';
import { focusEntry } from './state/focus-composer.ts';
import { useFocusKept } from './state/keep-focus.ts';
import { StringDeedsContext } from './state/string-management.ts';
import { useAfterPaint } from './state/use-after-paint.ts';
import { useChosenId } from './state/use-chosen-id.ts';
import { useLayout } from './state/use-layout.ts';
import { focusStringForm } from './strings/focus-string-form.ts';
import { useManaging } from './strings/use-managing.ts';
import { EditorToolbar } from './toolbar/EditorToolbar.tsx';
import { HelperPlace } from './tools/ToolPanel.tsx';
import type { HelperName } from './tools/tools.ts';
import { useEditorDeeds } from './use-editor-commands.ts';

type Props = {
  asked: PageAsked;
  page: EditorPage;
  /** Whether another page is on the way. */
  isTurning: boolean;
  /** Why the server refused the filters of the address, if it did. */
  refused: Error | undefined;
  /** Why the page that the address means did not come, if so: the one before it is shown. */
  failed: Error | undefined;
};

/** The editor laid out: header, toolbar, list, pages, and the chosen string beside the list or, without room, over it. */
export function EditorView({ asked, page, isTurning, refused, failed }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const layout = useLayout();
  const { panelWidth } = useEditorSettings();
  const isOver = layout === 'over';
  const [string, isGoneTo] = useChosenId();
  const chosen =
    page.rows.find(({ id }) => id === string) ?? (isOver || isTurning ? undefined : page.rows[0]);
  const [panel, act] = useReducer(panelAfter, { open: null });
  const [helper, showHelper] = useState<HelperName | null>(null);
  const moves = useMoves({ asked, page, chosen, leavesTrace: isOver && string === undefined, isGoneTo });
  const managing = useManaging({ page, isTurning, chosen, moves });
  const { manages, mode, turnTo, whyNotMove } = managing;
  const ways = useWays(moves);
  const [only] = page.sections;
  const modes = useMemo(() => ({ manages, mode, turnTo, whyNotMove }), [manages, mode, turnTo, whyNotMove]);
  // The words stand beside the string that is open, so that one can put them into its entry.
  const shownHelper = panel.open === 'dictionary' && chosen ? 'dictionary' : helper;
  const toggleHelper = useCallbackRef((name: HelperName) => {
    if (name === 'dictionary' && chosen) act({ kind: 'toggle', panel: name });
    else showHelper(helper === name ? null : name);
  });

  useTitle(nameOfSections(t, page.sections, asked.sections), project.name);
  useFocusKept();
  // A string that is shown only because it is the first was not chosen by the user.
  useStorePosition(project.id, asked.sections, chosen?.id === string ? chosen : undefined);
  useLive(project, chosen?.id);
  useSavedAgain();
  useEditorDeeds({
    moves,
    hasChanges: countPendingChanges(page) > 0,
    managing,
    chosen,
    isUser: viewer.id !== undefined,
    act,
    toggleHelper,
  });
  useDeedsByKey();

  const choose = useCallbackRef((id: number, isByTouch: boolean) => {
    act({ kind: 'set', to: { isForWriting: !isByTouch } });
    moves.choose(id);
    if (!isOver && !focusStringForm()) focusEntry();
  });
  const openComments = useCallbackRef((id: number) => {
    act({ kind: id === chosen?.id ? 'toggle' : 'open', panel: 'comments' });
    if (id !== chosen?.id) moves.choose(id);
  });
  const closeSheet = useCallbackRef(() => {
    act({ kind: 'close' });
    moves.close();
  });
  const panelled = chosen && {
    row: chosen,
    deleted: page.deleted.find(({ id }) => id === chosen.id),
    sections: page.sections,
    panel,
    act,
    moves,
    managing,
  };
  // A press shows at once which row is chosen now; all that stands of it beside or over the list is drawn after that.
  const besideList = useAfterPaint(layout === 'inPlace' ? undefined : chosen?.id, panelled);
  const isMoving = useAfterPaint(mode === 'move' ? mode : undefined, mode === 'move');

  return (
    <StringDeedsContext value={managing.deed}>
      <AccessLostBanner project={project.id} isWritten />
      <div
        className={classes.editor}
        data-layout={layout}
        style={panelWidth ? widthOf(panelWidth) : undefined}
      >
        <SkipLink />
        <EditorHeader page={page} list={asked.sections} moves={ways} onHelper={toggleHelper} modes={modes} />
        {isMoving && only ? (
          <MovePlace section={only.id} first={(chosen ?? page.rows[0])?.id} onLeave={managing.leaveMoving} />
        ) : (
          <>
            <section className={classes.tools} aria-label={t('editorTools.tools')}>
              <EditorToolbar
                moves={ways}
                refused={refused}
                helper={shownHelper}
                onHelper={toggleHelper}
                modes={modes}
              />
              <ActiveFilters page={page} moves={ways} />
            </section>
            <ListPlace
              asked={asked}
              page={page}
              moves={moves}
              managing={managing}
              chosen={chosen?.id}
              isTurning={isTurning}
              refused={refused}
              failed={failed}
              onChoose={choose}
              onComments={openComments}
              inPlace={layout === 'inPlace' && panelled && <InPlace chosen={panelled} />}
            />
            <Pages page={page} moves={ways} />
            {layout === 'beside' && <SidePanel chosen={besideList} written={panelled} isComing={isTurning} />}
            {isOver && <StringSheet chosen={besideList} onClose={closeSheet} />}
          </>
        )}
        <HelperPlace name={mode === 'move' ? null : helper} onClose={() => showHelper(null)} />
        <Sheets moves={moves} managing={managing} page={page} asked={asked} chosen={chosen} />
        <Announcements />
      </div>
    </StringDeedsContext>
  );
}
