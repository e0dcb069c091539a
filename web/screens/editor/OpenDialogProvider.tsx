import { type ReactNode, useState } from 'react';
import { OpenDialogContext, type OpenedDialog, OpenedDialogContext } from './state/open-dialog.ts';

/** Provides which dialog of the editor is open. */
export function OpenDialogProvider({ children }: { children: ReactNode }) {
  const [opened, open] = useState<OpenedDialog>(null);
  return (
    <OpenDialogContext value={open}>
      <OpenedDialogContext value={opened}>{children}</OpenedDialogContext>
    </OpenDialogContext>
  );
}
