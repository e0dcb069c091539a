/** The codes with which the program ends (command-line.9). */
export const EXIT = {
  ok: 0,
  /** What was asked for was done, and something is wrong with files, or less is translated than was asked for. */
  problems: 1,
  /** The command line, the configuration or the token can't be used. */
  usage: 2,
  /** The server can't be reached, refuses the token or the right, or fails. */
  server: 3,
} as const;

type ExitReason = Exclude<keyof typeof EXIT, 'ok'>;

/** What ends the program, with a message for people. */
export class ExitError extends Error {
  readonly reason: ExitReason;
  constructor(reason: ExitReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Ends the program because of how it was called. */
export const usageError = (message: string) => new ExitError('usage', message);
