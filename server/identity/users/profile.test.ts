import { expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import { editProfile, getUser, whoami } from '#contract/identity/users.ts';
import { requestInvite } from '#contract/projects/invites.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { admin, anna, boris } = await testApp.signUps('admin', 'anna', 'boris');

const profile = {
  about: 'I **translate**.',
  avatar_url: 'https://example.org/a.png',
  gender: 'female',
} as const;
const lines = () => admin.does(readSiteLog, { query: { u: anna.id } });

test('one changes one’s own profile, and everyone sees it', async () => {
  expect(await anna.does(editProfile, { body: profile })).toEqual(await anna.does(whoami, {}));
  expect(await testApp.guest.does(getUser, { params: { user: 'anna' } })).toMatchObject(profile);
  await anna.does(editProfile, { body: { about: '', avatar_url: '' } });
  expect(await anna.does(whoami, {})).toMatchObject({ about: '', avatar_url: '', gender: 'female' });
});

test('the log names the fields that changed, not what was in them; unchanged ones change nothing', async () => {
  await anna.does(editProfile, { body: { about: 'My secret past', gender: 'female' } });
  const [line, ...older] = await lines();
  expect(line).toMatchObject({
    w: 36,
    u: { username: 'anna' },
    m: { username: 'anna' },
    acts: {},
    fields: ['about'],
  });
  const [stored] = await testApp.sql`SELECT data::text FROM site_log WHERE id = ${line?.id ?? 0}`;
  expect(stored?.data).not.toContain('secret');
  await anna.does(editProfile, { body: { about: 'My secret past' } });
  await anna.does(editProfile, { body: {} });
  expect(await lines()).toHaveLength(older.length + 1);
});

test.each([
  [{ about: null }, '400 about required'],
  [{ about: 7 }, '400 about string'],
  [{ about: 'ж'.repeat(1001) }, '400 about maxlength'],
  [{ about: 'a\0' }, '400 about illegal'],
  [{ avatar_url: 7 }, '400 avatar_url string'],
  [{ avatar_url: `https://example.org/${'a'.repeat(981)}` }, '400 avatar_url maxlength'],
  [{ avatar_url: 'javascript:alert(1)' }, '400 avatar_url link'],
  [{ avatar_url: 'data:image/png;base64,AAAA' }, '400 avatar_url link'],
  [{ avatar_url: '//example.org/a.png' }, '400 avatar_url link'],
  [{ gender: 'other' }, '400 gender choice'],
  [{ gender: null }, '400 gender required'],
  [{ about: null, gender: 'x' }, '400 about required gender choice'],
])('a profile is refused with %j', async (body, refusal) => {
  const before = await anna.does(whoami, {});
  expect(await anna.tries(editProfile, { body })).toBe(refusal);
  expect(await anna.does(whoami, {})).toEqual(before);
});

test('what is not in a profile can’t be changed through it', async () => {
  const before = await boris.does(whoami, {});
  const body = { email: 'x@example.org', site_admin: true, limitations: 0, username: 'root', banned: true };
  expect((await boris.asks(editProfile, { body })).json()).toEqual(before);
});

test('restriction bit 16 keeps from editing the profile, and a guest has none', async () => {
  const limited = await testApp.signUp('limited');
  await testApp.sql`UPDATE users SET limitations = 16 WHERE id = ${limited.id}`;
  expect(await limited.tries(editProfile, { body: {} })).toBe('403 general limited');
  expect(await limited.tries(editProfile, { body: { gender: 'x' } })).toBe('400 gender choice');
  expect(await testApp.guest.tries(editProfile, { body: {} })).toBe('401 session signedOut');
});

test('a user’s projects are those that the asking one may find, with what the user is in them', async () => {
  const open = await projectOf(anna);
  const hidden = await projectOf(anna, { visibility: 'private' });
  const closed = await projectOf(anna, { visibility: 'closed' });
  const foreign = await projectOf(boris);
  await anna.does(requestInvite, { params: { project: foreign.project.id } });
  const at = foreign.strings[0] ?? expect.fail();
  const { id } = await anna.does(addTranslation, { params: at, body: { text: 'Раз' } });
  await boris.does(castVote, { params: { ...at, translation: id } });

  const seenBy = async (person: TestUser) => {
    const { projects } = await person.does(getUser, {
      params: { user: 'anna' },
      query: { fetch_projects: 'true' },
    });
    return projects?.map((project) => project.id).sort();
  };
  const ids = [open, hidden, closed, foreign].map(({ project }) => project.id);
  expect(await seenBy(testApp.guest)).toEqual([ids[0], ids[3]]);
  expect(await seenBy(boris)).toEqual([ids[0], ids[1], ids[3]]);
  expect(await seenBy(admin)).toEqual([ids[0], ids[1], ids[3]]);
  expect(await seenBy(anna)).toEqual(ids);

  const { projects } = await testApp.guest.does(getUser, {
    params: { user: anna.id },
    query: { fetch_projects: '' },
  });
  expect(projects?.find((project) => project.id === ids[3])).toMatchObject({
    role_id: 4,
    role_name: 'translator',
    rating: [1, 0],
    owner_id: boris.id,
    stats: { strings_amount: 3 },
  });
  expect(await testApp.guest.does(getUser, { params: { user: 'anna' } })).not.toHaveProperty('projects');
});

test('a user with their projects is two round trips, the session a third', async () => {
  const query = { fetch_projects: 'true' } as const;
  expect(
    await countQueries(testApp, () => testApp.guest.does(getUser, { params: { user: 'anna' }, query })),
  ).toBe(2);
  expect(await countQueries(testApp, () => boris.does(getUser, { params: { user: 'anna' }, query }))).toBe(3);
});

test('of two changes at once neither undoes the other', async () => {
  await Promise.all([
    boris.does(editProfile, { body: { about: 'Both' } }),
    boris.does(editProfile, { body: { gender: 'male' } }),
  ]);
  expect(await boris.does(whoami, {})).toMatchObject({ about: 'Both', gender: 'male' });
});

test('a profile changed meanwhile in another tab is not changed over it, but answered as it is now', async () => {
  const { updated_at } = await boris.does(whoami, {});
  const theirs = await boris.does(editProfile, { body: { about: 'In one tab', updated_at } });
  expect(theirs.updated_at).toBeGreaterThan(updated_at);
  const late = { body: { about: 'In another', gender: 'hidden' as const, updated_at } };
  expect(await boris.tries(editProfile, late)).toBe('409 general changed');
  expect((await boris.asks(editProfile, late)).json()).toMatchObject({ current: theirs });
  expect(await boris.does(whoami, {})).toEqual(theirs);
  // An edit without a change is never refused, whenever the profile was seen; a change is allowed to somebody who has
  // seen the one of the other tab.
  expect(await boris.does(editProfile, { body: { about: 'In one tab', updated_at } })).toEqual(theirs);
  const body = { about: 'In another', updated_at: theirs.updated_at };
  expect(await boris.does(editProfile, { body })).toMatchObject({ about: 'In another' });
});

test('of two tabs that save at once what they both saw, one is told of the other', async () => {
  const { updated_at } = await boris.does(whoami, {});
  const answers = await Promise.all(
    ['One', 'Two'].map((about) => boris.asks(editProfile, { body: { about, updated_at } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
