import { createContext, type ReactNode, use, useState } from 'react';

/** The dialog or popover of the editor that is open: one at a time. */
export type OpenedDialog = 'filters' | 'settings' | 'keys' | 'palette' | 'drafts' | null;

const OpenedDialogContext = createContext<OpenedDialog>(null);

const OpenDialogContext = createContext<(tool: OpenedDialog) => void>(() => undefined);

/** Provides which dialog of the editor is open. */
export function OpenDialogProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedDialog>(null);
  return (
    <OpenDialogContext value={setOpened}>
      <OpenedDialogContext value={opened}>{children}</OpenedDialogContext>
    </OpenDialogContext>
  );
}

/** Which dialog is open. Apart from `useOpenDialog`, so that only those who show one are rendered when it changes. */
export const useOpenedDialog = (): OpenedDialog => use(OpenedDialogContext);

/** Opens a dialog, or closes the open one. */
export const useOpenDialog = () => use(OpenDialogContext);
