import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { byTextField } from '#domain/notices/announcements/announcements.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { ActiveAnnouncement } from '../notices/announcements/queries.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { servePageSettings } from './page-settings.ts';

const policyOf = async (env: Record<string, string>) => {
  const { app } = await openTestApp(env);
  const { headers } = await app.inject({ url: '/api/health' });
  const parts = String(headers['content-security-policy']).split(';');
  return (name: string) => parts.find((part) => part.startsWith(`${name} `));
};

test('pages may frame the players of YouTube and Vimeo, and no video file, unless hosts are named', async () => {
  const part = await policyOf({});
  expect(part('frame-src')).toBe('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
  expect(part('media-src')).toBe("media-src 'none'");
});

test('hosts that are named may be framed and played, and no others', async () => {
  const part = await policyOf({ VIDEO_HOSTS: 'Tube.example, files.example:8443' });
  const named = 'https://tube.example https://files.example:8443';
  expect(part('frame-src')).toBe(
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com ${named}`,
  );
  expect(part('media-src')).toBe(`media-src ${named}`);
});

test.each([
  '*',
  '*.example',
  'https://tube.example',
  'tube.example/videos',
  "'self'",
  'a b',
  'a;b',
  ',',
  'a:99999',
  '-a',
])('what names no host is refused at start: %s', (VIDEO_HOSTS) => {
  expect(() => readSettings({ VIDEO_HOSTS })).toThrow(/VIDEO_HOSTS is .*; it must be host names/);
});

test('the first script of a page names them, whether email is sent, the address of the service, who may sign up, the sign-in services, and the announcements (announcements.4, announcements.6)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-first-'));
  const file = join(folder, 'first.js');
  await writeFile(file, 'begin();');
  try {
    const app = Fastify();
    const { mail, publicUrl } = readSettings({
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'books@dragoman.example',
      PUBLIC_URL: 'https://dragoman.example',
    });
    const keycloak = {
      name: 'keycloak',
      label: 'My Keycloak',
      issuer: 'https://id.example',
      clientId: 'dragoman',
      clientSecret: 'nobody sees it',
    };
    servePageSettings(
      app,
      {
        videoHosts: ['tube.example', 'files.example:8443'],
        mail,
        signUp: 'open',
        invitationLinks: 'administrators',
        publicUrl,
        signInServices: [keycloak],
      },
      { signUpNow: async () => 'open', announcementsNow: async () => [] },
      file,
    );
    const { body, headers } = await app.inject({ url: '/first.js' });
    expect(body).toBe(
      'begin();\ndocument.documentElement.dataset.videoHosts = "tube.example files.example:8443";\n' +
        'document.documentElement.dataset.mail = "on";\n' +
        'document.documentElement.dataset.publicUrl = "https://dragoman.example";\n' +
        'document.documentElement.dataset.signUp = "open";\n' +
        'document.documentElement.dataset.services = "keycloak My Keycloak";\n',
    );
    expect(headers['content-type']).toContain('text/javascript');
    const without = Fastify();
    await without.register(fastifyStatic, { root: folder, serve: false });
    let active: ActiveAnnouncement[] = [];
    servePageSettings(
      without,
      { videoHosts: [], signUp: 'code', invitationLinks: 'administrators', signInServices: [] },
      { signUpNow: async () => 'code', announcementsNow: async () => active },
      file,
    );
    const asBuilt = await without.inject({ url: '/first.js' });
    expect(asBuilt.body).toBe('begin();');
    expect(asBuilt.headers.etag).toBeDefined();
    const shown = {
      id: 1,
      ...byTextField(() => ''),
      text_en: 'Say "</script>"',
      kind: 'info',
      link: '',
    } as const;
    active = [
      { ...shown, id: 2, dismissible: true, edited_at: 5, audience: 'members', text_en: 'For users alone' },
      { ...shown, dismissible: true, edited_at: 5, audience: 'everyone' },
    ];
    const given = await without.inject({ url: '/first.js' });
    const dataset: Record<string, string> = {};
    new Function('document', given.body.replace('begin();', ''))({ documentElement: { dataset } });
    expect(JSON.parse(dataset.announcements ?? '')).toEqual([{ ...shown, dismissible: true, edited_at: 5 }]);
    expect(dataset.announcementsForMembers).toBe('on');
    expect(given.body).not.toContain('For users alone');
    expect(given.headers['cache-control']).toBe('no-cache');
  } finally {
    await rm(folder, { recursive: true });
  }
});
