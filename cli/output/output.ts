type Stream = Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): unknown };

/** Where the program writes. */
export type Streams = {
  readonly stdout: Stream;
  readonly stderr: Stream;
};

/** What the program says: lines for people, or one JSON document with `--json`; progress and warnings on standard error. */
export type Output = {
  readonly isJson: boolean;
  /** A line for people. */
  line(text: string): void;
  warn(text: string): void;
  /** The progress of something, shown only in a terminal. */
  progress(text: string): void;
  /** The result as one JSON document. */
  json(value: unknown): void;
};

export function openOutput({ stdout, stderr }: Streams, { json = false, quiet = false }): Output {
  const showsProgress = stderr.isTTY && !json && !quiet;
  let isProgressShown = false;
  const clear = () => {
    if (isProgressShown) stderr.write('\r\x1b[K');
    isProgressShown = false;
  };
  return {
    isJson: json,
    line(text) {
      clear();
      if (!json && !quiet) stdout.write(`${printable(text)}\n`);
    },
    warn(text) {
      clear();
      stderr.write(`${printable(text)}\n`);
    },
    progress(text) {
      if (!showsProgress) return;
      clear();
      stderr.write(printable(text));
      isProgressShown = true;
    },
    json(value) {
      clear();
      if (json) stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    },
  };
}

/** A text without what a terminal would obey: it may be from a file or the server. */
const printable = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '�');
