import { memo } from 'react';
import { focusEntry, focusString } from '../state/focus-composer.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';
import type { ChosenString } from './chosen-string.ts';
import classes from './PanelFoot.module.css';
import { PANELS } from './panels.ts';

/** What is opened beside the versions, below them; its button is answered first. */
export const PanelFoot = memo(function PanelFoot({ chosen }: { chosen: ChosenString }) {
  const { row, panel, act } = useAfterPaint(chosen.panel.open ?? undefined, chosen);
  if (!panel.open) return null;
  const { Panel } = PANELS[panel.open];
  return (
    <div key={panel.open} className={classes.foot} ref={holdFocus}>
      <Panel row={row} onClose={() => act({ kind: 'close' })} />
    </div>
  );
});

/** The focus goes to the first field of what opens. When that closes with the focus in it, the focus goes back to the entry. */
function holdFocus(panel: HTMLElement | null) {
  if (!panel) return undefined;
  panel.querySelector<HTMLElement>('textarea, input')?.focus();
  return () => {
    const hadFocus = panel.contains(document.activeElement);
    // Another panel in its place takes the focus itself.
    queueMicrotask(() => {
      if (hadFocus && document.activeElement === document.body && !focusEntry()) focusString();
    });
  };
}
