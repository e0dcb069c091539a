import { createContext, use } from 'react';

/** What of the editor's tools is open: one at a time. */
export type OpenedDialog = 'filters' | 'settings' | 'keys' | 'palette' | 'drafts' | null;

export const OpenedDialogContext = createContext<OpenedDialog>(null);

export const OpenDialogContext = createContext<(tool: OpenedDialog) => void>(() => undefined);

/** Which of the tools is open. Only what shows one asks: the rest of the editor isn't drawn anew when one is opened. */
export const useOpenedDialog = (): OpenedDialog => use(OpenedDialogContext);

/** Opens one of the tools, or closes the one that is open. */
export const useOpenDialog = () => use(OpenDialogContext);
