import type { ReactNode } from 'react';

/** A number that is zero, less prominent than others (projects.35). */
export function Zero({ children }: { children: ReactNode }) {
  return <span className="ink-3">{children}</span>;
}
