import { type ComponentProps, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PageOutline, PageParams } from '../../data/queries/editor.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { AccessLostBanner } from '../../features/notices/live/AccessLostBanner.tsx';
import { Announcements } from '../../ui/announcements/Announcements.tsx';
import { SkipLink } from '../../ui/frame/SkipLink.tsx';
import { LazyBoundary } from '../../ui/offline/LazyBoundary.tsx';
import { LazyOverlay } from '../../ui/offline/LazyOverlay.tsx';
import { lazyCode } from '../../ui/page/screen.ts';
import { Dialogs } from './Dialogs.tsx';
import classes from './EditorLayout.module.css';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { EditorHeader } from './header/EditorHeader.tsx';
import { ListArea } from './list/ListArea.tsx';
import { Pages } from './pages/Pages.tsx';
import type { ChosenString } from './panel/chosen-string.ts';
import { InlinePanel } from './panel/InlinePanel.tsx';
import { widthOf } from './panel/panel-width.ts';
import { SidePanel } from './panel/SidePanel.tsx';
import { MovePending } from './rearranging/MovePending.tsx';
import { useEditor } from './state/editor-context.ts';
import { useStringManagement } from './state/string-management.ts';
import { useAfterPaint } from './state/use-after-paint.ts';
import { useLayout } from './state/use-layout.ts';
import { useWasEver } from './state/use-was-ever.ts';
import { EditorToolbar } from './toolbar/EditorToolbar.tsx';
import { ToolPanel } from './tools/ToolPanel.tsx';
import type { ToolState } from './tools/use-tool-state.ts';

const modes = lazyCode(() => import('./modes.ts'));
const FindMode = modes.component('FindMode');
const MoveMode = modes.component('MoveMode');
const SelectMode = modes.component('SelectMode');

const sheetCode = lazyCode(() => import('./panel/StringSheet.tsx'));
const StringSheet = sheetCode.component('StringSheet');

type Props = {
  params: PageParams;
  page: PageOutline;
  isPageLoading: boolean;
  filterError: Error | undefined;
  pageError: Error | undefined;
  chosen: ChosenString | undefined;
  tools: ToolState;
  onChoose: (id: number, isByTouch: boolean) => void;
  onComments: (id: number) => void;
  onCloseSheet: () => void;
};

/** The editor laid out: header, toolbar, list, pages, and the chosen string beside the list, in its row or over the list. */
export function EditorLayout({
  params,
  page,
  isPageLoading,
  filterError,
  pageError,
  chosen,
  tools,
  onChoose,
  onComments,
  onCloseSheet,
}: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const layout = useLayout();
  const { panelWidth } = useEditorSettings();
  const { mode, leaveMoving } = useStringManagement();
  const [only] = page.sections;
  // A press marks the chosen row at once; the panel or sheet is rendered after the next paint.
  const paintedLater = useAfterPaint(layout === 'inPlace' ? undefined : chosen?.row.id, chosen);
  const isPanelDrawn = useDrawnLater();
  const isMoving = useAfterPaint(mode === 'move' ? mode : undefined, mode === 'move');
  // Moving strings has its panel beside the list, in every layout that has room for it.
  const shownLayout = isMoving && layout === 'inPlace' ? 'beside' : layout;
  const first = (chosen?.row ?? page.rows[0])?.id;
  const openMode =
    mode === 'select' ? (
      <SelectMode params={params} onLeave={leaveMoving} />
    ) : mode === 'find' ? (
      <FindMode params={params} onLeave={leaveMoving} />
    ) : isMoving && only ? (
      <MoveMode key={only.id} section={only.id} first={first} onLeave={leaveMoving} />
    ) : undefined;
  return (
    <>
      <AccessLostBanner project={project.id} isWritten />
      <div
        className={classes.editor}
        data-layout={shownLayout}
        style={panelWidth ? widthOf(panelWidth) : undefined}
      >
        <SkipLink />
        <EditorHeader page={page} list={params.sections} onTool={tools.toggle} />
        {openMode ? (
          <LazyBoundary fallback={<MovePending />}>{openMode}</LazyBoundary>
        ) : (
          <>
            <section className={classes.tools} aria-label={t('editorTools.tools')}>
              <EditorToolbar filterError={filterError} tool={tools.shown} onTool={tools.toggle} />
              <ActiveFilters page={page} />
            </section>
            <ListArea
              params={params}
              page={page}
              chosen={chosen?.row.id}
              isPageLoading={isPageLoading}
              filterError={filterError}
              pageError={pageError}
              onChoose={onChoose}
              onComments={onComments}
              inPlace={layout === 'inPlace' && chosen && <InlinePanel chosen={chosen} />}
            />
            <Pages page={page} />
            {layout === 'beside' && (
              <SidePanel
                chosen={isPanelDrawn ? paintedLater : undefined}
                written={chosen}
                isLoading={isPageLoading || !isPanelDrawn}
              />
            )}
            {layout === 'over' && <SheetOfString chosen={paintedLater} onClose={onCloseSheet} />}
          </>
        )}
        <ToolPanel name={mode === 'move' || mode === 'select' ? null : tools.over} onClose={tools.close} />
        <Dialogs page={page} params={params} chosen={chosen?.row} />
        <Announcements />
      </div>
    </>
  );
}

/** The sheet of the chosen string, whose code is loaded where strings open over the list. */
function SheetOfString(props: ComponentProps<typeof StringSheet>) {
  const wasOpened = useWasEver(props.chosen !== undefined);
  useEffect(() => void sheetCode.preload(), []);
  if (!wasOpened) return null;
  return (
    <LazyOverlay onMissing={props.onClose}>
      <StringSheet {...props} />
    </LazyOverlay>
  );
}

/**
 * False the first time, so that the list is painted before the panel: both at once would block the page for twice as long.
 * A key draws the panel at once, because the key may be a command of the panel.
 */
function useDrawnLater(): boolean {
  const [isDrawn, draw] = useState(false);
  useLayoutEffect(() => {
    const drawNow = () => flushSync(() => draw(true));
    const options = { capture: true, once: true };
    document.addEventListener('keydown', drawNow, options);
    return () => document.removeEventListener('keydown', drawNow, options);
  }, []);
  useEffect(() => startTransition(() => draw(true)), []);
  return isDrawn;
}
