import { spawn } from 'node:child_process';
import { join } from 'node:path';

// `npm run dev`: runs the server, restarted when its code changes, and the web app with hot reload.

const ROOT = join(import.meta.dirname, '..');
const PORT = process.env.PORT ?? '3000';

const commands = [
  [process.execPath, '--watch', join(ROOT, 'server', 'dragoman-server.ts'), 'start'],
  [process.execPath, join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')],
] as const;

const children = commands.map(([program, ...args]) =>
  spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT, API: `http://127.0.0.1:${PORT}` },
  }),
);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
