import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { changeSettings, editorSettings } from '../../data/settings/editor-settings.ts';
import { announce } from '../../ui/announcements/announce.ts';
import { FIND_ID } from './filters/FindField.tsx';
import type { Moves } from './navigation/use-moves.ts';
import type { PanelAct } from './panel/panel-state.ts';
import { useDeeds } from './shortcuts/commands.ts';
import { useIsPhone } from './state/is-phone.ts';
import { useOpen } from './state/opened.ts';
import type { Managing } from './strings/use-managing.ts';
import type { HelperName } from './tools/tools.ts';

type Place = {
  moves: Moves;
  /** Whether the list would be otherwise if it were opened anew. */
  hasChanges: boolean;
  managing: Managing;
  chosen: EditorRow | undefined;
  /** Whether somebody is signed in. */
  isUser: boolean;
  act: Dispatch<PanelAct>;
  toggleHelper: (name: HelperName) => void;
};

/** What the keys do everywhere in the editor. */
export function useEditorDeeds({
  moves,
  hasChanges,
  managing,
  chosen,
  isUser,
  act,
  toggleHelper,
}: Place): void {
  const { t } = useTranslation();
  const open = useOpen();
  const { deed, whyNotMove } = managing;
  // While strings are moved, keys move them and nothing else.
  const isPhone = useIsPhone();
  const turnLayout = () => {
    const layout = editorSettings().layout === 'beside' ? 'inPlace' : 'beside';
    changeSettings({ layout });
    announce(t(`editorSettings.layouts.${layout}`));
  };
  // A string that was reached by key has the cursor in its field, over the list too.
  const byKey = (go: () => void) => () => {
    act({ kind: 'set', to: { isForWriting: true } });
    go();
  };
  const isMoving = managing.mode === 'move';
  useDeeds(
    isMoving
      ? { sheet: () => open('keys') }
      : {
          previousString: moves.hasBefore ? byKey(() => moves.step(-1)) : undefined,
          nextString: moves.hasAfter ? byKey(() => moves.step(1)) : undefined,
          nextUntranslated: byKey(moves.toNextUntranslated),
          previousPage: moves.hasPageBefore ? () => moves.turnBy(-1) : undefined,
          nextPage: moves.hasPageAfter ? () => moves.turnBy(1) : undefined,
          filter: () => {
            if (!focusFind()) open('filters');
          },
          showChanges: hasChanges ? moves.refresh : undefined,
          palette: () => open('palette'),
          sheet: () => open('keys'),
          comments: chosen && (() => act({ kind: 'toggle', panel: 'comments' })),
          dictionary: () => toggleHelper('dictionary'),
          layout: isPhone ? undefined : turnLayout,
          drafts: isUser ? () => open('drafts') : undefined,
          editString: deed && chosen && (() => deed('edit', chosen)),
          moveMode: deed && whyNotMove === undefined ? () => managing.turnTo('move') : undefined,
          addString: deed && chosen && (() => deed('addAfter', chosen)),
        },
  );
}

/** Puts the cursor into the search over the list, where there is room for one; says whether there was. */
function focusFind(): boolean {
  const field = document.getElementById(FIND_ID);
  if (!(field instanceof HTMLInputElement) || field.offsetParent === null) return false;
  field.focus();
  field.select();
  return true;
}
