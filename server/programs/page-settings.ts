import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SignUpMode } from '#domain/core/access/sign-up.ts';
import { announcementsShownTo } from '#domain/notices/announcements/announcements.ts';
import type { ActiveList } from '../notices/announcements/active.ts';
import type { Settings } from '../platform/settings/settings.ts';

const FIRST_SCRIPT = join(import.meta.dirname, '..', '..', 'dist', 'first.js');

type PageSettings = Pick<
  Settings,
  'videoHosts' | 'languageToolUrl' | 'mail' | 'signUp' | 'invitationLinks' | 'publicUrl' | 'signInServices'
>;

/** What pages know of the settings, as data attributes of the page; an empty one is left out. */
const PAGE_SETTINGS: Readonly<Record<string, (settings: PageSettings) => string>> = {
  /** The hosts of embedded videos, with spaces between them (docs/decisions/019). */
  videoHosts: ({ videoHosts }) => videoHosts.join(' '),
  /** `on` if the service sends email (accounts.24). */
  mail: ({ mail }) => (mail ? 'on' : ''),
  /** The address of the service, where passkeys work (passkeys.2). */
  publicUrl: ({ publicUrl }) => publicUrl ?? '',
  /** Who may sign up, unless a code is asked for (accounts.25). */
  signUp: ({ signUp }) => (signUp === 'code' ? '' : signUp),
  /** Whose invitation links admit without a code, unless site administrators’ (accounts.39). */
  invitationLinks: ({ invitationLinks }) => (invitationLinks === 'administrators' ? '' : invitationLinks),
  /** `on` if grammar is checked (spelling.11). */
  grammar: ({ languageToolUrl }) => (languageToolUrl ? 'on' : ''),
  /** The sign-in services: a line for each, its name, a space, and what users call it (services.3). */
  services: ({ signInServices }) => signInServices.map(({ name, label }) => `${name} ${label}`).join('\n'),
};

/** What changes while the service runs, and is asked for each page. */
type Now = {
  /** Who may sign up: it changes with the first account. */
  signUpNow: () => Promise<SignUpMode>;
  announcementsNow: ActiveList['now'];
};

/**
 * Passes settings to pages in the script that every page loads first, without another request. Without any the script is the
 * file as built, and before the build it has the settings alone. No cache keeps it, so that no page shows an announcement that
 * has ended (announcements.5).
 */
export function servePageSettings(
  app: FastifyInstance,
  settings: PageSettings,
  now: Now,
  file = FIRST_SCRIPT,
) {
  const script = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  app.get('/first.js', async (_request, reply) => {
    const lines = [
      ...linesOf({ ...settings, signUp: await now.signUpNow() }),
      ...announcementLines(await now.announcementsNow()),
    ];
    // As built it is compressed, and has an ETag.
    if (lines.length === 0 && script !== undefined) return reply.sendFile(basename(file), dirname(file));
    return reply
      .type('text/javascript')
      .header('cache-control', 'no-cache')
      .send(`${script ?? ''}\n${lines.join('')}`);
  });
}

/**
 * The announcements for everyone, as JSON. The script is the same for all visitors, so it only says whether there are others for those
 * who are signed in: their pages ask for them.
 */
function announcementLines(active: Awaited<ReturnType<ActiveList['now']>>): string[] {
  const forGuests = announcementsShownTo(active, false).map(({ audience: _, ...shown }) => shown);
  return [
    ...(active.length > 0 ? [lineOf('announcements', JSON.stringify(forGuests))] : []),
    ...(active.some(({ audience }) => audience === 'members')
      ? [lineOf('announcementsForMembers', 'on')]
      : []),
  ];
}

const lineOf = (name: string, value: string) =>
  `document.documentElement.dataset.${name} = ${JSON.stringify(value)};\n`;

function linesOf(settings: PageSettings): string[] {
  return Object.entries(PAGE_SETTINGS).flatMap(([name, shown]) => {
    const value = shown(settings);
    return value ? [lineOf(name, value)] : [];
  });
}
