import { cloneElement, useState } from 'react';
import { learnAll } from '../language/start.ts';
import { OpenedPart } from '../offline/OpenedPart.tsx';
import type { PickerMenuProps } from './PickerMenu.tsx';
import { part } from './screen.ts';

const load = () => import('./PickerMenu.tsx');
const PickerMenu = part(load, 'PickerMenu');
/** Fetches it ahead; whether it comes is seen when it is asked for. */
const ahead = () => void Promise.all([load(), learnAll()]).catch(() => undefined);

/** A button that opens a choice. The menu's code is fetched when the button is first approached, not with the page. */
export function Picker({ button, ...choice }: PickerMenuProps) {
  const [asked, ask] = useState(false);
  const closed = cloneElement(button, {
    onClick: () => ask(true),
    onPointerEnter: ahead,
    onFocus: ahead,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  if (!asked) return closed;
  return (
    <OpenedPart fallback={closed} onMissing={() => ask(false)}>
      <PickerMenu button={button} {...choice} />
    </OpenedPart>
  );
}
