/**
 * The reason why the program can't start, which whoever started it can fix. The message is one line (for wrong
 * settings, one line each) without passwords; `dragoman-server.ts` prints it on stderr and exits with 1 (operations.5).
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
