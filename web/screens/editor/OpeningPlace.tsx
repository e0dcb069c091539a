import { type ReactNode, useState } from 'react';
import { OpenContext, type Opened, OpenedContext } from './state/opened.ts';

/** Around the editor: knows which of its tools is open. */
export function OpeningPlace({ children }: { children: ReactNode }) {
  const [opened, open] = useState<Opened>(null);
  return (
    <OpenContext value={open}>
      <OpenedContext value={opened}>{children}</OpenedContext>
    </OpenContext>
  );
}
