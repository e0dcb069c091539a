import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

// A process of kept-workers.ts, as those of Vitest's own pool are.
const send = process.send?.bind(process);
if (!send) throw new Error('started by kept-workers.ts alone');
const { on, off } = process;
// Vitest replaces it while tests run.
const exit = process.exit.bind(process);

init({
  post: (message) => send(message),
  on: (listener) => on.call(process, 'message', listener),
  off: (listener) => off.call(process, 'message', listener),
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: setupEnvironment,
});
process.on('disconnect', () => exit());
