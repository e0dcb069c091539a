import { openedByButton } from '../offline/opened-by-button.tsx';

/** A button that opens a choice. */
export const Picker = openedByButton(() => import('./PickerMenu.tsx'), 'PickerMenu');
