import { createContext, use } from 'react';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';

/** The project of a log and its current sections. */
type LogContextValue = { project: Project; sections: readonly Section[] };

export const LogContext = createContext<LogContextValue | undefined>(undefined);

/** The context of the lines of a log. */
export function useLogContext(): LogContextValue {
  const logged = use(LogContext);
  if (!logged) throw new Error('There is no log around this.');
  return logged;
}
