/**
 * The program can't start, for a reason that the person who started it can mend. The message is one clear line (for
 * wrong settings, one line each) and never holds a password; `main.ts` prints it on stderr and exits with 1.
 * (operations.5).
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
