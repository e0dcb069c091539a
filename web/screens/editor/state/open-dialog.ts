import { createContext, use } from 'react';

/** The dialog or popover of the editor that is open: one at a time. */
export type OpenedDialog = 'filters' | 'settings' | 'keys' | 'palette' | 'drafts' | null;

export const OpenedDialogContext = createContext<OpenedDialog>(null);

export const OpenDialogContext = createContext<(tool: OpenedDialog) => void>(() => undefined);

/** Which dialog is open. Apart from `useOpenDialog`, so that only those who show one are rendered when it changes. */
export const useOpenedDialog = (): OpenedDialog => use(OpenedDialogContext);

/** Opens a dialog, or closes the open one. */
export const useOpenDialog = () => use(OpenDialogContext);
