import { run } from './programs/run-command.ts';

// The program `dragoman-server COMMAND` (operations.22).

/** Milliseconds for cleaning up after a failure, because a disk or database that hangs would block the process forever. */
const GRACE = 20_000;

const { code, output, why } = await run(process.argv.slice(2));
if (output) console.log(output);
if (code !== 0) {
  console.error(why);
  process.exitCode = code;
  setTimeout(() => process.exit(), GRACE).unref();
}
