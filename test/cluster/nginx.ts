import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from './ports.ts';
import { nginx } from './programs.ts';

const EXAMPLE = join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf');

/** The project's example configuration, on other ports. */
function configuration(folder: string, port: number, upstreams: readonly number[]): string {
  const example = readFileSync(EXAMPLE, 'utf8')
    .replace('/var/cache/nginx-dragoman', `${folder}/cache`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*server 127\.0\.0\.1:3000 (.*)$/m, (_line, how: string) =>
      upstreams.map((upstream) => `server 127.0.0.1:${upstream} ${how}`).join('\n'),
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log error; worker_processes 1;
    events { worker_connections 4096; }
    http { access_log off; ${temporary.join(' ')} ${example} }`;
}

/** Starts nginx in front of some servers, by the example of `deploy/`. */
export async function startNginx(upstreams: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-nginx-'));
  chmodSync(folder, 0o755);
  const [port = 0] = await freePorts(1);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, upstreams));
  const child = spawn(nginx(), ['-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await wait(20);
  }
  return {
    address,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
