import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker } from 'vitest/node';

const ENTRY = join(import.meta.dirname, 'worker.ts');

declare global {
  var __keptWorkers: Map<string, ChildProcess>;
}

// Vite loads another copy of what a configuration imports.
globalThis.__keptWorkers ??= new Map();
const workers = globalThis.__keptWorkers;

/** Ends the processes, so that the next test file is run by one that has loaded nothing; also one that never ends by itself. */
export function endWorkers(): void {
  for (const worker of workers.values()) worker.kill('SIGKILL');
  workers.clear();
}

/**
 * Runs test files in processes that outlive a run of Vitest, one for each project: loading the modules takes longer than most
 * faults take to be found.
 */
export const keptWorkers: PoolRunnerInitializer = { name: 'kept', createPoolWorker };

function createPoolWorker({ project, environment, env, execArgv }: PoolOptions): PoolWorker {
  const name = `${project.name} ${environment.name}`;
  const known = workers.get(name);
  const events = new EventEmitter();
  const forwards = (['message', 'error', 'exit'] as const).map(
    (event) => [event, (value: unknown) => events.emit(event, value)] as const,
  );
  let worker = known;
  const answer = (type: 'started' | 'stopped') =>
    setImmediate(() => events.emit('message', { type, __vitest_worker_response__: true }));
  return {
    name: 'kept',
    cacheFs: true,
    async start() {
      worker ??= fork(ENTRY, [], {
        env: env as NodeJS.ProcessEnv,
        execArgv,
        serialization: 'advanced',
        // What a service with a fault logs is of no interest.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      workers.set(name, worker);
      for (const [event, forward] of forwards) worker.on(event, forward);
    },
    async stop() {
      for (const [event, forward] of forwards) worker?.off(event, forward);
    },
    on: (event, listener) => events.on(event, listener),
    off: (event, listener) => events.off(event, listener),
    send(message) {
      // To Vitest each run has a process of its own.
      if (message.type === 'stop') answer('stopped');
      else if (message.type === 'start' && known) answer('started');
      else if (worker?.connected) worker.send(message);
    },
    deserialize: (data) => data,
  };
}
