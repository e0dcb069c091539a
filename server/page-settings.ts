import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings/settings.ts';

const FIRST_SCRIPT = join(import.meta.dirname, '..', 'dist', 'first.js');

type Shown = Pick<Settings, 'videoHosts' | 'mail'>;

/** What pages know of the settings, as data attributes of the page; an empty one is left out. */
const PAGE_SETTINGS: Readonly<Record<string, (settings: Shown) => string>> = {
  /** The hosts of embedded videos, with spaces between them (docs/decisions/019). */
  videoHosts: ({ videoHosts }) => videoHosts.join(' '),
  /** `on` if the service sends email (accounts.24). */
  mail: ({ mail }) => (mail ? 'on' : ''),
};

/**
 * Passes settings to pages in the script that every page loads first, without another request. Without any the script is the
 * file as built.
 */
export function servePageSettings(app: FastifyInstance, settings: Shown, file = FIRST_SCRIPT) {
  const lines = Object.entries(PAGE_SETTINGS).flatMap(([name, shown]) => {
    const value = shown(settings);
    return value ? [`document.documentElement.dataset.${name} = ${JSON.stringify(value)};\n`] : [];
  });
  if (lines.length === 0 || !existsSync(file)) return;
  const script = `${readFileSync(file, 'utf8')}\n${lines.join('')}`;
  app.get('/first.js', (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(script),
  );
}
