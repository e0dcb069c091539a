import { createContext, use } from 'react';

/** What of the editor's tools is open: one at a time. */
export type Opened = 'filters' | 'settings' | 'keys' | 'palette' | 'drafts' | null;

export const OpenedContext = createContext<Opened>(null);

export const OpenContext = createContext<(tool: Opened) => void>(() => undefined);

/** Which of the tools is open. Only what shows one asks: the rest of the editor isn't drawn anew when one is opened. */
export const useOpened = (): Opened => use(OpenedContext);

/** Opens one of the tools, or closes the one that is open. */
export const useOpen = () => use(OpenContext);
