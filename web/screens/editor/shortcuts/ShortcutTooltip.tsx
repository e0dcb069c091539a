import type { ReactElement } from 'react';
import { KeyCaps } from '../../../ui/shortcuts/KeyCaps.tsx';
import type { KeyName } from '../../../ui/shortcuts/keys.ts';
import { HoverTooltip } from '../../../ui/tooltips/HoverTooltip.tsx';

type Props = {
  words: string;
  /** Its shortcut. */
  of?: KeyName | undefined;
  children: ReactElement<object>;
};

/** The tooltip of a control with its name and its shortcut (editor.37). */
export function ShortcutTooltip({ words, of, children }: Props) {
  const label = (
    <span className="row row-inline gap-8">
      {words}
      {of && <KeyCaps of={of} />}
    </span>
  );
  return <HoverTooltip label={label}>{children}</HoverTooltip>;
}
