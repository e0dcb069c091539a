import { memo } from 'react';
import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { focusComposer, focusString } from '../state/focus-composer.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';
import { TOOLS } from '../tools/tools.ts';
import type { ChosenString } from './chosen-string.ts';
import classes from './PanelFoot.module.css';

/** The tool that is open beside the string, below its translations. It is rendered after the press is painted. */
export const PanelFoot = memo(function PanelFoot({ chosen }: { chosen: ChosenString }) {
  const { row, panel, dispatch } = useAfterPaint(chosen.panel.open ?? undefined, chosen);
  const Tool = panel.open && TOOLS[panel.open].Beside;
  if (!Tool) return null;
  return (
    <LazyBoundary key={panel.open}>
      <div className={classes.foot} ref={moveFocusWithTool}>
        <Tool row={row} onClose={() => dispatch({ kind: 'close' })} />
      </div>
    </LazyBoundary>
  );
});

/**
 * Focuses the first field of a tool that opens, or what it names by `data-tool-focus`. When it closes with the focus in
 * it, the focus goes back to the composer.
 */
function moveFocusWithTool(panel: HTMLElement | null) {
  if (!panel) return undefined;
  panel.querySelector<HTMLElement>('textarea, input, [data-tool-focus]')?.focus();
  return () => {
    const hadFocus = panel.contains(document.activeElement);
    // Another tool in its place takes the focus itself.
    queueMicrotask(() => {
      if (hadFocus && document.activeElement === document.body && !focusComposer()) focusString();
    });
  };
}
