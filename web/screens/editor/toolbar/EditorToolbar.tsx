import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FindField } from '../filters/FindField.tsx';
import { MoreFilters } from '../filters/MoreFilters.tsx';
import { StatusChips } from '../filters/StatusChips.tsx';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { useStringManagement } from '../state/string-management.ts';
import { useFittingBar } from '../state/use-fitting-bar.ts';
import { ModeButtons } from '../strings/ModeButtons.tsx';
import { ToolButtons } from '../tools/ToolButtons.tsx';
import type { ToolName } from '../tools/tools.ts';
import classes from './EditorToolbar.module.css';
import { SortMenu } from './SortMenu.tsx';

/**
 * The parts that are dropped where they don't fit, in this order: the alignment with the panel, then labels beside
 * icons.
 */
const DROPPED = ['edge', 'sort', 'tools', 'modes', 'statuses'];

type Props = {
  filterError: Error | undefined;
  /** The tool whose button is pressed. */
  tool: ToolName | null;
  onTool: (name: ToolName) => void;
};

/** The toolbar: filters and order over the list, modes and tools over the panel (editor.8). */
export const EditorToolbar = memo(function EditorToolbar({ filterError, tool, onTool }: Props) {
  const { i18n } = useTranslation();
  const { status = [], sort = 'index' } = useNavigationContext().list;
  const { mayManage, maySelect } = useStringManagement();
  const bar = useFittingBar<HTMLDivElement>(
    DROPPED,
    [i18n.language, sort, mayManage, maySelect, ...status].join(),
  );
  return (
    <div ref={bar} className={classes.tools}>
      <div className={classes.list}>
        <StatusChips />
        <MoreFilters filterError={filterError} />
        <FindField />
        <SortMenu />
      </div>
      <div className={classes.panel}>
        <ModeButtons />
        <ToolButtons open={tool} onToggle={onTool} />
      </div>
    </div>
  );
});
