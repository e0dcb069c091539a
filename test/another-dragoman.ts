import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ConnectionParameters } from '../server/platform/database/connect.ts';

const EMBEDDED = new URL('../server/platform/database/embedded/start-embedded.ts', import.meta.url).href;

const PROGRAM = `
  import { startEmbedded } from ${JSON.stringify(EMBEDDED)};
  try {
    const { connection, stop } = await startEmbedded(process.argv[1], process.argv[2]);
    process.once('SIGTERM', () => stop().then(() => process.exit(0)));
    console.log(JSON.stringify({ output: 'ready', place: connection }));
  } catch (error) {
    console.log(JSON.stringify({ output: error.name + ': ' + error.message, place: {} }));
    process.exit(1);
  }`;

/** Its first message: 'ready', or the name and message of the error that refused the start. */
type FirstWord = { output: string; place: ConnectionParameters };

/** Another process that holds a DATA_DIR as a server does. */
export type AnotherDragoman = FirstWord & {
  /** Kills it (SIGKILL) or stops it (SIGTERM), and waits until it has exited. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/** The user that runs it and its connection, if they are not the default ones. */
type Unusual = { account?: { uid: number; gid: number } | undefined; wayIn?: 'socket' | 'loopback' };

/** Starts it and waits for its first message. */
export async function anotherDragoman(dataDir: string, unusual: Unusual = {}): Promise<AnotherDragoman> {
  const { account, wayIn = 'socket' } = unusual;
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, dataDir, wayIn], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...account,
  });
  const gone = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const word: FirstWord = JSON.parse(line);
  return {
    ...word,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
