import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings/settings.ts';

const FIRST_SCRIPT = join(import.meta.dirname, '..', 'dist', 'first.js');

/**
 * Passes the video hosts to pages (docs/decisions/019) in the script that every page loads first, without another request.
 * Without hosts the script is the file as built.
 */
export function serveVideoHosts(
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
