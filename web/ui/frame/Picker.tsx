import { openedByButton } from '../offline/opened-by-button.tsx';

/** A button with a menu of options, whose code is loaded on request. */
export const Picker = openedByButton(() => import('./PickerMenu.tsx'), 'PickerMenu');
