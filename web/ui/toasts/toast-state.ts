import { createStore } from '../../data/store/store.ts';

/** Whether the container of toasts is mounted, which most visits don't need. */
export const toastsNeeded = createStore(false);

/** The message that is shown where the code of toasts could not be loaded. */
export const plainMessage = createStore<string | undefined>(undefined);
