import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

const FIRST_SCRIPT = join(import.meta.dirname, '..', 'dist', 'first.js');

/**
 * Tells pages which hosts' videos are shown (docs/decisions/019), with the script that every page begins with: no request
 * more, and where no host is named the script is the file as it was built.
 */
export function tellVideoHosts(
  app: FastifyInstance,
  { videoHosts }: Pick<Settings, 'videoHosts'>,
  file = FIRST_SCRIPT,
) {
  if (videoHosts.length === 0 || !existsSync(file)) return;
  const named = `document.documentElement.dataset.videoHosts = ${JSON.stringify(videoHosts.join(' '))};`;
  const script = `${readFileSync(file, 'utf8')}\n${named}\n`;
  app.get('/first.js', (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(script),
  );
}
