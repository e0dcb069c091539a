import { createContext, use } from 'react';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';

/** The project that a log is of, and the sections that it has now. */
type Logged = { project: Project; sections: readonly Section[] };

export const LoggedContext = createContext<Logged | undefined>(undefined);

/** What the lines of a log are about. */
export function useLogged(): Logged {
  const logged = use(LoggedContext);
  if (!logged) throw new Error('There is no log around this.');
  return logged;
}
