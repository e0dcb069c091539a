import './polyfills.ts';
import { run } from './run.ts';

// The program `dragoman` (docs/command-line.md). It is built into one folder of JavaScript for the package (bin/build-cli.ts).

// The reader of a pipe may stop before the output ends.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  env: process.env,
});
