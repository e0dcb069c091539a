import { createContext, use } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';

/** The project of a log and its current sections. */
type LogContextValue = {
  project: Project;
  sections: readonly Section[];
  /** The section of a string that the log names: null if the string is gone, undefined if the log doesn't tell. */
  sectionOf: (string: number) => number | null | undefined;
};

export const LogContext = createContext<LogContextValue | undefined>(undefined);

/** The context of a log's filter and lines. */
export function useLogContext(): LogContextValue {
  const logged = use(LogContext);
  if (!logged) throw new Error('There is no log around this.');
  return logged;
}
