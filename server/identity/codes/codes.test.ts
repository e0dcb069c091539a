import { expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import { addCode, deleteCode, listCodes } from '#contract/identity/codes.ts';
import { register } from '#contract/identity/users.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import { openTestApp, PASSWORD } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { admin, anna } = await testApp.signUps('admin', 'anna');

const later = () => Date.now() + MINUTE;
const draft = () => ({ phrase: 'open sesame', last_until: later(), amount: 2 });

/** Signs a user up with a phrase and returns the status of the response. */
const signUpBy = async (secret_code: string, username: string) => {
  const body = { username, email: `${username}@example.org`, password: PASSWORD, secret_code };
  return (await testApp.guest.asks(register, { body })).statusCode;
};

test('a site administrator adds, lists and deletes codes; a used-up one stays until it is deleted', async () => {
  const code = await admin.does(addCode, { body: { ...draft(), phrase: '  for one  ', amount: 1 } });
  expect(code).toMatchObject({ phrase: 'for one', amount: 1 });
  expect((await admin.does(listCodes, {})).map(({ id }) => id)[0]).toBe(code.id);
  expect(await signUpBy(' for one ', 'by_code')).toBe(201);
  expect((await admin.does(listCodes, {})).find(({ id }) => id === code.id)).toEqual({ ...code, amount: 0 });
  await admin.does(deleteCode, { params: { code: code.id } });
  expect((await admin.does(listCodes, {})).map(({ id }) => id)).not.toContain(code.id);
  expect(await admin.tries(deleteCode, { params: { code: code.id } })).toBe('404 code gone');
});

test.each([
  [listCodes, {}],
  [addCode, { body: draft() }],
  [deleteCode, { params: { code: 1 } }],
])('to everyone else there are no codes: $path', async (call, asked) => {
  expect(await anna.tries(call, asked)).toBe('404 address gone');
  expect(await testApp.guest.tries(call, asked)).toBe('404 address gone');
});

test.each([
  [{ phrase: undefined }, '400 phrase required'],
  [{ phrase: null }, '400 phrase required'],
  [{ phrase: 7 }, '400 phrase string'],
  [{ phrase: ' \t ' }, '400 phrase required'],
  [{ phrase: 'a'.repeat(101) }, '400 phrase maxlength'],
  [{ phrase: 'a\0b' }, '400 phrase illegal'],
  [{ last_until: undefined }, '400 last_until required'],
  [{ last_until: '2040-01-01' }, '400 last_until number'],
  [{ last_until: -1 }, '400 last_until min'],
  [{ last_until: 1.5 }, '400 last_until number'],
  [{ last_until: 2 ** 60 }, '400 last_until max'],
  [{ amount: undefined }, '400 amount required'],
  [{ amount: '1' }, '400 amount number'],
  [{ amount: 0 }, '400 amount min'],
  [{ amount: LIMITS.codeUses.max + 1 }, '400 amount max'],
  [{ phrase: '', last_until: null, amount: 0 }, '400 phrase required last_until required amount min'],
])('a code is refused with %j', async (change, refusal) => {
  const before = await admin.does(listCodes, {});
  expect(await admin.tries(addCode, { body: { ...draft(), ...change } })).toBe(refusal);
  expect(await admin.does(listCodes, {})).toEqual(before);
});

test('a code that has run out already would open nothing', async () => {
  const body = { ...draft(), phrase: 'yesterday', last_until: Date.now() - 1000 };
  expect(await admin.tries(addCode, { body })).toBe('400 last_until min');
});

test('a phrase is used once', async () => {
  await admin.does(addCode, { body: { ...draft(), phrase: 'twice' } });
  expect(await admin.tries(addCode, { body: { ...draft(), phrase: 'twice' } })).toBe('400 phrase notUnique');
});

test('of twenty at once on a code’s last use one is let in', async () => {
  const { id } = await admin.does(addCode, { body: { ...draft(), phrase: 'the last', amount: 1 } });
  const all = Array.from({ length: 20 }, (_, n) => signUpBy('the last', `rusher_${n}`));
  const statuses = (await Promise.all(all)).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 400)]);
  const [{ amount } = {}] = await testApp.sql`SELECT amount FROM secret_codes WHERE id = ${id}`;
  expect(amount).toBe(0);
  expect(await testApp.sql`SELECT FROM users WHERE username LIKE 'rusher%'`).toHaveLength(1);
});

test('the site’s log tells that a code was added, never its phrase', async () => {
  const code = await admin.does(addCode, { body: { ...draft(), phrase: 'whispered' } });
  const [line] = await admin.does(readSiteLog, { query: { w: LOG_CODES.addCode } });
  expect(line).toMatchObject({ n: String(code.id), u: { username: 'admin' }, acts: { amount: [null, 2] } });
  const [stored] = await testApp.sql`SELECT data::text FROM site_log WHERE id = ${line?.id ?? 0}`;
  expect(stored?.data).not.toContain('whispered');
});

test('the site’s log tells that a code was deleted, and who did it', async () => {
  const code = await admin.does(addCode, { body: { ...draft(), phrase: 'whispered away' } });
  await admin.does(deleteCode, { params: { code: code.id } });
  const [line] = await admin.does(readSiteLog, { query: { w: LOG_CODES.addCode } });
  const acts = { amount: [2, null] };
  expect(line).toMatchObject({ n: String(code.id), u: { username: 'admin' }, acts });
});
