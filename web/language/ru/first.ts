import { connection } from './connection.ts';
import { firstFailures } from './first-failures.ts';
import { footer } from './footer.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { states } from './states.ts';

/** The texts of a first visit. */
export const first = {
  connection,
  failures: firstFailures,
  footer,
  frame,
  home,
  pages,
  states,
} as const;
