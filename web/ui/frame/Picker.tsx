import { Overlays } from './overlays.ts';

/** A button with a menu of options, whose code is loaded on request. */
export const Picker = Overlays.PickerMenu;
