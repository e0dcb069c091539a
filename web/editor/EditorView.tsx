import { useCallbackRef, useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcements } from '../announcements/Announcements.tsx';
import { SkipLink } from '../frame/SkipLink.tsx';
import { useTitle } from '../frame/title.ts';
import type { EditorPage, PageAsked } from '../wire/editor.ts';
import classes from './EditorView.module.css';
import { useEditor } from './editor-context.ts';
import { EditorHeader } from './header/EditorHeader.tsx';
import { nameOfSections } from './header/name-of-sections.ts';
import { doByKey } from './keys/on-keys.ts';
import { EmptyList } from './list/EmptyList.tsx';
import { StringList } from './list/StringList.tsx';
import { Pages } from './pages/Pages.tsx';
import { focusEntry } from './panel/focus-entry.ts';
import { panelAfter } from './panel/panel-state.ts';
import { SidePanel } from './panel/SidePanel.tsx';
import { StringSheet } from './panel/StringSheet.tsx';
import { LIST_ID, useMoves } from './use-moves.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

type Props = {
  asked: PageAsked;
  page: EditorPage;
  /** Whether another page is on the way. */
  isTurning: boolean;
};

/** The editor laid out: header, list, pages, and the chosen string beside the list or, where that has no room, over it. */
export function EditorView({ asked, page, isTurning }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const isWide = useMediaQuery('(width >= 64em)', undefined, { getInitialValueInEffect: false });
  const { string } = route.useSearch();
  const chosen =
    page.rows.find(({ id }) => id === string) ?? (isWide && !isTurning ? page.rows[0] : undefined);
  const [panel, act] = useReducer(panelAfter, { open: null });
  const moves = useMoves({ asked, page, chosen, leavesTrace: !isWide && string === undefined });

  useTitle(nameOfSections(t, page.sections, asked.sections), project.name);
  useWindowEvent('keydown', (event) => {
    if (isInQuestion(event.target)) return;
    doByKey(event, {
      previousString: () => moves.step(-1),
      nextString: () => moves.step(1),
      previousPage: () => moves.turnTo(page.page - 1),
      nextPage: () => moves.turnTo(page.page + 1),
      comments: () => chosen && act({ kind: 'toggle', panel: 'comments' }),
    });
  });

  const choose = useCallbackRef((id: number) => {
    moves.choose(id);
    if (isWide) focusEntry();
  });
  const openComments = useCallbackRef((id: number) => {
    act({ kind: id === chosen?.id ? 'toggle' : 'open', panel: 'comments' });
    if (id !== chosen?.id) moves.choose(id);
  });
  const closeSheet = () => {
    act({ kind: 'close' });
    moves.close();
  };
  const panelled = chosen && { row: chosen, sections: page.sections, panel, act, moves };

  return (
    <div className={classes.editor}>
      <SkipLink />
      <EditorHeader page={page} asked={asked} />
      <main id={LIST_ID} className={classes.list} tabIndex={-1} aria-busy={isTurning}>
        <div key={`${asked.sections} ${page.page}`} ref={beginAtTop}>
          {page.rows.length === 0 ? (
            <EmptyList sections={page.sections} />
          ) : (
            <StringList
              page={page}
              chosen={chosen?.id}
              hrefOf={moves.hrefOf}
              onChoose={choose}
              onComments={openComments}
            />
          )}
        </div>
      </main>
      <Pages page={page} moves={moves} />
      {isWide ? (
        <SidePanel chosen={panelled} isComing={isTurning} />
      ) : (
        <StringSheet chosen={panelled} onClose={closeSheet} />
      )}
      <Announcements />
    </div>
  );
}

/** Another page is shown from its beginning; the list itself stays, and with it the focus. */
function beginAtTop(rows: HTMLElement | null) {
  rows?.parentElement?.scrollTo(0, 0);
}

/** A question waits for its answer: the keys of the page below it rest. */
function isInQuestion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-modal="true"]:not([data-string-sheet])') !== null;
}
