import { cloneElement, lazy, Suspense, useState } from 'react';
import type { PickerMenuProps } from './PickerMenu.tsx';

const load = () => import('./PickerMenu.tsx');
const PickerMenu = lazy(async () => ({ default: (await load()).PickerMenu }));

/** A button that opens a choice. The menu's code is fetched when the button is first approached, not with the page. */
export function Picker({ button, ...choice }: PickerMenuProps) {
  const [asked, ask] = useState(false);
  const closed = cloneElement(button, {
    onClick: () => ask(true),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <PickerMenu button={button} {...choice} />
    </Suspense>
  );
}
