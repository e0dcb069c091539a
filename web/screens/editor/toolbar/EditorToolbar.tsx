import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FindField } from '../filters/FindField.tsx';
import { MoreFilters } from '../filters/MoreFilters.tsx';
import { StatusChips } from '../filters/StatusChips.tsx';
import type { Ways } from '../navigation/use-ways.ts';
import { useTight } from '../state/use-tight.ts';
import { ModeButtons, type Modes } from '../strings/ModeButtons.tsx';
import { HelperButtons } from '../tools/ToolButtons.tsx';
import type { HelperName } from '../tools/tools.ts';
import classes from './EditorToolbar.module.css';
import { SortMenu } from './SortMenu.tsx';

/** What it gives up when there is no room, in this order: its alignment with the panel, then words that have an icon. */
const GIVEN_UP = ['edge', 'sort', 'helpers', 'modes', 'statuses'];

type Props = {
  moves: Ways;
  refused: Error | undefined;
  helper: HelperName | null;
  onHelper: (name: HelperName) => void;
  modes: Modes;
};

/** Over the list what is in it and in which order; over the panel what helps to translate (editor.8). */
export const EditorToolbar = memo(function EditorToolbar({ moves, refused, helper, onHelper, modes }: Props) {
  const { i18n } = useTranslation();
  const { status = [], sort = 'index' } = moves.list;
  const bar = useTight<HTMLDivElement>(GIVEN_UP, [i18n.language, sort, modes.manages, ...status].join());
  return (
    <div ref={bar} className={classes.tools}>
      <div className={classes.list}>
        <StatusChips moves={moves} />
        <MoreFilters moves={moves} refused={refused} />
        <FindField moves={moves} />
        <SortMenu moves={moves} />
      </div>
      <div className={classes.panel}>
        <ModeButtons {...modes} />
        <HelperButtons open={helper} onOpen={onHelper} />
      </div>
    </div>
  );
});
