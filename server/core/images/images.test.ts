import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readImage } from '#contract/core/images.ts';
import { readLog } from '#contract/history/log.ts';
import {
  editProfile,
  getUser,
  refreshAvatar,
  removeAvatar,
  uploadAvatar,
  whoami,
} from '#contract/identity/users.ts';
import { inviteUser, listMyInvites } from '#contract/projects/invites.ts';
import {
  createProject,
  editProject,
  getProject,
  listProjects,
  refreshCover,
  removeCover,
  uploadCover,
} from '#contract/projects/projects.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { NO_WORK } from '#domain/core/works/work-fields.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { NO_INTERNET, openInternet } from '../../../test/test-internet.ts';
import { updateProfile } from '../../identity/users/profile-queries.ts';
import { changeProject } from '../../projects/edit.ts';
import { makeProject } from '../../projects/queries.ts';
import { withProjectLocked } from '../content/project-lock-queries.ts';
import { NO_IMAGE } from '../image-store/open-images.ts';
import { fetchPendingLinks } from '../image-store/pending-links.ts';
import { sweepImages } from '../image-store/queries.ts';

let net: Awaited<ReturnType<typeof openInternet>>;
let testApp: TestApp;
let anna: TestUser;
let asked: string[] = [];
const pictures: Record<string, Buffer> = {};

const ADDRESS = /^\/api\/images\/[0-9a-f]{64}$/;

beforeAll(async () => {
  for (const name of ['red', 'green', 'blue']) {
    pictures[`/${name}.png`] = await sharp({
      create: { width: 30, height: 20, channels: 3, background: name },
    })
      .png()
      .toBuffer();
  }
  net = await openInternet((request, reply) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/page') reply.end('<!doctype html>');
    else if (path === '/down') reply.writeHead(500).end();
    else if (pictures[path]) reply.end(pictures[path]);
    else reply.writeHead(404).end();
  });
  testApp = await openTestApp({}, undefined, net.internet);
  anna = await testApp.signUp('anna');
});
afterAll(() => net.close());
beforeEach(() => {
  asked = [];
});

const imageAt = (url: string | null) => testApp.app.inject({ url: url ?? expect.fail() });

const draft = (name: string, cover_url: string) => ({
  name,
  handle: name.toLowerCase().replace(' ', '_'),
  visibility: 'public' as const,
  source_lang: 'en',
  target_lang: 'ru',
  cover_url,
});

test('the cover behind a link is fetched once, and served by us from then on', async () => {
  const link = net.at('/red.png');
  const project = await anna.does(createProject, { body: draft('With cover', link) });
  expect(project).toMatchObject({
    cover_url: link,
    cover_image: expect.stringMatching(ADDRESS),
    cover_problem: null,
  });
  const image = await imageAt(project.cover_image);
  expect(image.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  });
  expect(image.headers['set-cookie']).toBeUndefined();
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
  const params = { project: project.id };
  const { cover_image } = await testApp.guest.does(getProject, { params });
  const [listed] = await testApp.guest.does(listProjects, { query: { name: 'With cover' } });
  expect([cover_image, listed?.cover_image]).toEqual([project.cover_image, project.cover_image]);
  // Saved again with the same link, and with others.
  await anna.does(editProject, { params, body: { cover_url: link, description: 'A tale' } });
  await anna.does(editProject, { params, body: { description: 'A novel' } });
  expect(asked).toEqual(['/red.png']);
});

test('another link is fetched anew, and none takes the cover away', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const red = await anna.does(editProject, { params, body: { cover_url: net.at('/red.png') } });
  const blue = await anna.does(editProject, { params, body: { cover_url: net.at('/blue.png') } });
  expect(blue.cover_image).toMatch(ADDRESS);
  expect(blue.cover_image).not.toBe(red.cover_image);
  expect(await anna.does(editProject, { params, body: { cover_url: '' } })).toMatchObject({
    cover_url: '',
    cover_image: null,
    cover_problem: null,
  });
});

test.each([
  ['/gone.png', 'notFound'],
  ['/page', 'notImage'],
  ['/down', 'unreachable'],
])('a link whose image can’t be had is saved all the same: %s', async (path, cover_problem) => {
  const { project } = await projectOf(anna);
  const cover_url = net.at(path);
  const saved = await anna.does(editProject, {
    params: { project: project.id },
    body: { cover_url, description: 'Saved too' },
  });
  expect(saved).toMatchObject({ cover_url, cover_image: null, cover_problem, description: 'Saved too' });
});

test.each(['http://127.0.0.1/', 'http://localhost:5432/', 'http://169.254.169.254/latest/meta-data/'])(
  'a link into a private network is never asked: %s',
  async (avatar_url) => {
    expect(await anna.does(editProfile, { body: { avatar_url } })).toMatchObject({
      avatar_url,
      avatar_image: null,
      avatar_problem: 'notPublic',
    });
    expect(asked).toEqual([]);
  },
);

test('an avatar is fetched and shown likewise', async () => {
  const mine = await anna.does(editProfile, { body: { avatar_url: net.at('/green.png') } });
  expect(mine).toMatchObject({ avatar_image: expect.stringMatching(ADDRESS), avatar_problem: null });
  expect(await anna.does(whoami, {})).toEqual(mine);
  const { avatar_image } = await testApp.guest.does(getUser, { params: { user: 'anna' } });
  expect(avatar_image).toBe(mine.avatar_image);
  // Another change keeps the image.
  expect(await anna.does(editProfile, { body: { about: 'I translate.' } })).toMatchObject({ avatar_image });
  expect(await anna.does(editProfile, { body: { avatar_url: '' } })).toMatchObject({ avatar_image: null });
  expect(asked).toEqual(['/green.png']);
});

test('an invitation shows the project’s cover', async () => {
  const boris = await testApp.signUp('boris');
  const { project } = await projectOf(anna, { visibility: 'closed' });
  const params = { project: project.id };
  const { cover_image } = await anna.does(editProject, { params, body: { cover_url: net.at('/red.png') } });
  await anna.does(inviteUser, { params, body: { user_id: boris.id } });
  const [invite] = await boris.does(listMyInvites, { query: { fetch_projects: '' } });
  expect(invite?.project).toMatchObject({ cover_image });
});

test('the same picture is stored once', async () => {
  const [one, two] = await Promise.all(
    ['Same one', 'Same two'].map((name) =>
      anna.does(createProject, { body: draft(name, net.at('/green.png')) }),
    ),
  );
  expect(one?.cover_image).toBe(two?.cover_image);
  const hash = one?.cover_image?.slice('/api/images/'.length) ?? '';
  const [row] = await testApp.sql`SELECT count(*)::int AS amount FROM images WHERE hash = ${hash}`;
  expect(row?.amount).toBe(1);
});

test.each(['abc', 'f'.repeat(63), 'F'.repeat(64), '../secret', `${'f'.repeat(64)}.webp`])(
  'what is no image’s address is none: %s',
  async (hash) => {
    const { statusCode } = await imageAt(`/api/images/${encodeURIComponent(hash)}`);
    expect([400, 404]).toContain(statusCode);
  },
);

test('an address that nothing is kept under is not there', async () => {
  expect(await testApp.guest.tries(readImage, { params: { hash: 'f'.repeat(64) } })).toBe('404 image gone');
});

/** Writes a link in the form of versions that did not store images. */
const writtenBefore = async (path: string) => {
  const { project } = await projectOf(anna);
  await testApp.sql`UPDATE projects SET cover_url = ${net.at(path)} WHERE id = ${project.id}`;
  return { params: { project: project.id } };
};
const later = () => testApp.sql`UPDATE projects SET cover_next_at = 0`;
const cover = async (asking: { params: { project: number } }) => {
  const { cover_image, cover_problem } = await testApp.guest.does(getProject, asking);
  return { cover_image, cover_problem };
};

const uploaded = (name: string) => ({ body: pictures[`/${name}.png`] ?? expect.fail() });

test('a cover can be sent, in place of its link, and taken away', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const linked = await anna.does(editProject, { params, body: { cover_url: net.at('/red.png') } });
  const sent = await anna.does(uploadCover, { params, ...uploaded('blue') });
  expect(sent).toMatchObject({
    cover_url: '',
    cover_image: expect.stringMatching(ADDRESS),
    cover_problem: null,
  });
  expect(sent.cover_image).not.toBe(linked.cover_image);
  expect(sent.updated_at).toBeGreaterThan(linked.updated_at);
  expect((await imageAt(sent.cover_image)).headers['content-type']).toBe('image/webp');
  // Saving the settings keeps the image.
  expect(await anna.does(editProject, { params, body: { cover_url: '', description: 'A' } })).toMatchObject({
    cover_image: sent.cover_image,
  });
  const bare = await anna.does(removeCover, { params });
  expect(bare).toMatchObject({ cover_url: '', cover_image: null });
  // Removing it again changes nothing.
  expect(await anna.does(removeCover, { params })).toEqual(bare);
  const hash = (address: string | null) => address?.slice('/api/images/'.length);
  const [gone, put] = await anna
    .does(readLog, { params, query: { w: LOG_CODES.editProject } })
    .then((lines) => [lines[0], lines[2]].map((line) => line?.acts));
  expect(gone).toEqual({ cover_image: [hash(sent.cover_image), null] });
  expect(put).toEqual({
    cover_url: [net.at('/red.png'), ''],
    cover_image: [hash(linked.cover_image), hash(sent.cover_image)],
  });
});

test('a link that is given after an image was sent takes its place', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const sent = await anna.does(uploadCover, { params, ...uploaded('blue') });
  const linked = await anna.does(editProject, { params, body: { cover_url: net.at('/red.png') } });
  expect(linked.cover_image).toMatch(ADDRESS);
  expect(linked.cover_image).not.toBe(sent.cover_image);
});

test('an avatar can be sent and taken away', async () => {
  const mine = await anna.does(uploadAvatar, uploaded('green'));
  expect(mine).toMatchObject({ avatar_url: '', avatar_image: expect.stringMatching(ADDRESS) });
  expect(await anna.does(whoami, {})).toEqual(mine);
  expect(await anna.does(removeAvatar, {})).toMatchObject({ avatar_image: null });
});

test('an image is fetched again when it is asked for; the one at hand stays where that fails', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  pictures['/changing.png'] = pictures['/red.png'] ?? expect.fail();
  const first = await anna.does(editProject, { params, body: { cover_url: net.at('/changing.png') } });
  pictures['/changing.png'] = pictures['/blue.png'] ?? expect.fail();
  const second = await anna.does(refreshCover, { params });
  expect(second.cover_image).toMatch(ADDRESS);
  expect(second.cover_image).not.toBe(first.cover_image);
  delete pictures['/changing.png'];
  expect(await anna.does(refreshCover, { params })).toMatchObject({
    cover_image: second.cover_image,
    cover_problem: 'notFound',
  });
  await anna.does(editProfile, { body: { avatar_url: net.at('/later.png') } });
  pictures['/later.png'] = pictures['/red.png'] ?? expect.fail();
  expect(await anna.does(refreshAvatar, {})).toMatchObject({
    avatar_image: expect.stringMatching(ADDRESS),
    avatar_problem: null,
  });
});

test.each<[string, Buffer, string]>([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '400 image notImage',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), '400 image notImage'],
  ['nothing', Buffer.alloc(0), '400 body illegal'],
  ['too much', Buffer.alloc(LIMITS.imageBytes + 1), '413 body bodyTooLarge'],
])('%s is refused as an image and changes nothing', async (_, body, refusal) => {
  const before = await anna.does(whoami, {});
  expect(await anna.tries(uploadAvatar, { body })).toBe(refusal);
  expect(await anna.does(whoami, {})).toEqual(before);
});

test.each([
  ['application/json', 400],
  ['text/html', 400],
  ['image/svg+xml', 200],
  ['image/png', 200],
  ['application/octet-stream', 200],
])('what a sent image is shows by its content; of the type %s: %i', async (type, status) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/avatar',
    headers: { ...anna.headers, 'content-type': type },
    payload: pictures['/red.png'] ?? expect.fail(),
  });
  expect(answer.statusCode).toBe(status);
});

test('who may not change a project sends it no image, and none is read', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const clara = await testApp.signUp('clara');
  const body = Buffer.alloc(LIMITS.imageBytes + 1);
  expect(await clara.tries(uploadCover, { params, body })).toBe('403 project hidden');
  expect(await testApp.guest.tries(uploadCover, { params, body })).toBe('401 session signedOut');
  expect(await testApp.guest.tries(uploadAvatar, { body })).toBe('401 session signedOut');
  await testApp.sql`UPDATE users SET limitations = 16 WHERE id = ${clara.id}`;
  expect(await clara.tries(uploadAvatar, uploaded('red'))).toBe('403 general limited');
});

test('links from before are fetched one after the other, once', async () => {
  const [first, second] = [await writtenBefore('/red.png'), await writtenBefore('/gone.png')];
  expect(await cover(first)).toEqual({ cover_image: null, cover_problem: 'pending' });
  await fetchPendingLinks(testApp.sql, net.internet);
  await fetchPendingLinks(testApp.sql, net.internet);
  expect(await cover(first)).toEqual({ cover_image: expect.stringMatching(ADDRESS), cover_problem: null });
  expect(await cover(second)).toEqual({ cover_image: null, cover_problem: 'notFound' });
  await later();
  await fetchPendingLinks(testApp.sql, net.internet);
  expect(asked.sort()).toEqual(['/gone.png', '/red.png']);
});

test.each(['a new project', 'an edited project', 'a profile'])(
  'a link of %s that is stored without its image is fetched by a job',
  async (what) => {
    await testApp.sql`DELETE FROM dragoman_jobs.job`;
    const link = net.at('/red.png');
    const testProject = await projectOf(anna);
    const store = async (link: string) => {
      if (what === 'a profile') return updateProfile(testApp.sql, anna.id, { avatar_url: link }, NO_IMAGE);
      if (what === 'a new project') {
        const texts = {
          ...NO_WORK,
          ...draft(`Job_${link.length}`, link),
          description: '',
          recomendations: '',
        };
        return makeProject(testApp.sql, anna.id, texts, NO_IMAGE, 1000);
      }
      const change = { actor: anna.id, body: { cover_url: link }, cover: NO_IMAGE, most: 1000 };
      return withProjectLocked(testApp.sql, testProject.project.id, (tx, now) =>
        changeProject(tx, now, change),
      );
    };
    const jobs = () =>
      testApp.sql`SELECT FROM dragoman_jobs.job WHERE name = 'fetchImageLinks' AND state = 'created'`;
    await store('');
    expect(await jobs()).toHaveLength(0);
    await store(link);
    expect(await jobs()).toHaveLength(1);
    while (await fetchPendingLinks(testApp.sql, net.internet));
    expect(asked).toContain('/red.png');
  },
);

test('several servers do not fetch the same old link', async () => {
  const old = await Promise.all([1, 2, 3, 4].map(() => writtenBefore('/blue.png')));
  await Promise.all(old.map(() => fetchPendingLinks(testApp.sql, net.internet)));
  expect(asked).toHaveLength(old.length);
  for (const project of old) expect(await cover(project)).toMatchObject({ cover_problem: null });
});

test('a site that is down is tried again later, a few times and no more', async () => {
  const old = await writtenBefore('/down');
  for (let times = 1; times < SERVICE_LIMITS.imageTries; times++) {
    await fetchPendingLinks(testApp.sql, net.internet);
    // The link is not retried at once.
    await fetchPendingLinks(testApp.sql, net.internet);
    expect(asked).toHaveLength(times);
    expect(await cover(old)).toMatchObject({ cover_problem: 'pending' });
    await later();
  }
  await fetchPendingLinks(testApp.sql, net.internet);
  expect(await cover(old)).toMatchObject({ cover_problem: 'unreachable' });
  await later();
  await fetchPendingLinks(testApp.sql, net.internet);
  expect(asked).toHaveLength(SERVICE_LIMITS.imageTries);
});

test('a link that is changed while the old one is fetched keeps what is its own', async () => {
  const old = await writtenBefore('/red.png');
  const slow = {
    ...net.internet,
    async addressesOf(hostname: string, signal: AbortSignal) {
      await anna.does(editProject, { ...old, body: { cover_url: '' } });
      return net.internet.addressesOf(hostname, signal);
    },
  };
  await fetchPendingLinks(testApp.sql, slow);
  expect(asked).toEqual(['/red.png']);
  expect(await cover(old)).toEqual({ cover_image: null, cover_problem: null });
});

test('images that nothing shows are removed after a day, and not while something does', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const kept = await anna.does(editProject, { params, body: { cover_url: net.at('/red.png') } });
  const stray = await sharp({ create: { width: 7, height: 7, channels: 3, background: 'black' } })
    .webp()
    .toBuffer();
  const hash = 'a'.repeat(64);
  await testApp.sql`
    INSERT INTO images (hash, media_type, width, height, bytes) VALUES (${hash}, 'image/webp', 7, 7, ${stray})`;
  const isThere = async () => (await imageAt(`/api/images/${hash}`)).statusCode === 200;
  await sweepImages(testApp.sql);
  await sweepImages(testApp.sql);
  expect(await isThere()).toBe(true);
  await testApp.sql`UPDATE images SET unused_since = unused_since - ${SERVICE_LIMITS.imageKept + 1}::bigint`;
  await sweepImages(testApp.sql);
  expect(await isThere()).toBe(false);
  expect((await imageAt(kept.cover_image)).statusCode).toBe(200);
});

test('one user has so many images fetched an hour, on all servers together, and then saves without', async () => {
  const limited = await openTestApp({ RATE_LIMIT: 'on' }, undefined, NO_INTERNET);
  const boris = await limited.signUp('boris');
  const picture = { body: pictures['/red.png'] ?? expect.fail() };
  const save = (nth: number) =>
    boris.does(editProfile, { body: { avatar_url: `https://nowhere.example/${nth}.png` } });
  expect(await save(0)).toMatchObject({ avatar_problem: 'unreachable' });
  await limited.sql`UPDATE attempts SET amount = ${LIMITS.imagesPerUser} WHERE who = ${`images ${boris.id}`}`;
  expect(await save(1)).toMatchObject({ avatar_problem: 'tooOften', avatar_image: null });
  const refused = await boris.asks(uploadAvatar, picture);
  expect(refused.json()).toEqual({ status: 429, errors: [{ key: 'image', kind: 'tooOften' }] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(LIMITS.imagesWindow / 2000);
});
