import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SignUpMode } from '#domain/access/sign-up.ts';
import type { Settings } from './settings/settings.ts';

const FIRST_SCRIPT = join(import.meta.dirname, '..', 'dist', 'first.js');

type Shown = Pick<Settings, 'videoHosts' | 'mail' | 'signUp' | 'publicUrl' | 'signInServices'>;

/** What pages know of the settings, as data attributes of the page; an empty one is left out. */
const PAGE_SETTINGS: Readonly<Record<string, (settings: Shown) => string>> = {
  /** The hosts of embedded videos, with spaces between them (docs/decisions/019). */
  videoHosts: ({ videoHosts }) => videoHosts.join(' '),
  /** `on` if the service sends email (accounts.24). */
  mail: ({ mail }) => (mail ? 'on' : ''),
  /** The address of the service, where passkeys work (passkeys.2). */
  publicUrl: ({ publicUrl }) => publicUrl ?? '',
  /** Who may sign up, unless a code is asked for (accounts.25). */
  signUp: ({ signUp }) => (signUp === 'code' ? '' : signUp),
  /** The sign-in services: a line for each, its name, a space, and what users call it (services.3). */
  services: ({ signInServices }) => signInServices.map(({ name, label }) => `${name} ${label}`).join('\n'),
};

/**
 * Passes settings to pages in the script that every page loads first, without another request. Without any the script is the
 * file as built. `signUpNow` is asked for each page, as it changes with the first account.
 */
export function servePageSettings(
  app: FastifyInstance,
  settings: Shown,
  signUpNow: () => Promise<SignUpMode>,
  file = FIRST_SCRIPT,
) {
  if (linesOf(settings).length === 0 || !existsSync(file)) return;
  const script = readFileSync(file, 'utf8');
  app.get('/first.js', async (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'no-cache')
      .send(`${script}\n${linesOf({ ...settings, signUp: await signUpNow() }).join('')}`),
  );
}

function linesOf(settings: Shown): string[] {
  return Object.entries(PAGE_SETTINGS).flatMap(([name, shown]) => {
    const value = shown(settings);
    return value ? [`document.documentElement.dataset.${name} = ${JSON.stringify(value)};\n`] : [];
  });
}
