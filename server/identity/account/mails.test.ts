import { afterAll, expect, test } from 'vitest';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  requestPasswordReset,
  sendConfirmation,
  storeLanguage,
} from '#contract/identity/account.ts';
import {
  choosePassword,
  login,
  makePasswordLink,
  register,
  restrictUser,
  whoami,
} from '#contract/identity/users.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { CODE, openTestApp, PASSWORD } from '../../../test/test-app.ts';
import { openMail } from '../../platform/mail/open-mail.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { jobHandlers } from '../../programs/job-handlers.ts';

let refusesFor: string | undefined;
let isDown = false;
const server = await startMailServer({
  onRcptTo({ address }, _session, done) {
    if (isDown) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
    if (address === refusesFor)
      return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    done();
  },
});
const settings = readSettings(server.env);
const mailer = openMail(settings);
afterAll(async () => {
  mailer?.end();
  await server.close();
});

const testApp = await openTestApp(server.env);
const { sql, guest } = testApp;
const admin = await testApp.signUp('admin');

const handlers = jobHandlers(settings, { mailer, log: testApp.app.log });
const signal = new AbortController().signal;

/** The ids of the emails whose jobs wait. */
async function queuedMails(): Promise<number[]> {
  const rows = await sql<{ mail: number }[]>`
    SELECT (data->>'mail')::bigint AS mail FROM dragoman_jobs.job WHERE name = 'sendMail' AND state = 'created' ORDER BY 1`;
  return rows.map(({ mail }) => mail);
}

/** Runs the jobs that wait, as a server does, and removes them. */
async function sendAll() {
  for (const mail of await queuedMails()) await handlers.sendMail({ sql, data: { mail }, signal });
  await sql`DELETE FROM dragoman_jobs.job WHERE name = 'sendMail'`;
}

/** The only email that waits, as it arrives. */
async function onlyMail() {
  await sendAll();
  const mail = server.take() ?? expect.fail('an email has arrived');
  expect(server.take()).toBeUndefined();
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
  const [, link = ''] = /^(https:\S+)$/m.exec(mail.text ?? '') ?? [];
  expect(mail.html).toContain(`href="${link}"`);
  return { to: to?.text, subject: mail.subject, text: mail.text ?? '', link, id: mail.messageId, mail };
}

/** Sends what waits, and forgets it. */
async function forgetAll() {
  await sendAll();
  while (server.take());
}

/** Signs a user up, with a confirmed address. */
async function confirmed(username: string) {
  const person = await testApp.signUp(username);
  await forgetAll();
  await sql`UPDATE users SET email_confirmed_at = now_ms() WHERE id = ${person.id}`;
  return person;
}

const tokenIn = (link: string) => link.slice(link.lastIndexOf('/') + 1);

test('who signs up is asked in their language whether the address is theirs (accounts.19)', async () => {
  await forgetAll();
  const account = { username: 'anna', email: 'anna@example.org', password: 'a good password' };
  await guest.does(register, { body: { ...account, secret_code: CODE, language: 'ru' } });
  const { to, subject, link, mail } = await onlyMail();
  expect([to, subject]).toEqual(['anna@example.org', 'Подтвердите адрес электронной почты']);
  expect(mail.from?.text).toBe('"Dragoman" <books@dragoman.example>');
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(link).toMatch(/^https:\/\/dragoman\.example\/email\/[\w-]{43}$/);
});

test('the link confirms the address once (accounts.20)', async () => {
  const boris = await testApp.signUp('boris');
  const { link } = await onlyMail();
  expect(await boris.does(whoami, {})).toMatchObject({ email_confirmed: false });
  const token = tokenIn(link);
  await guest.does(confirmEmail, { body: { token } });
  expect(await boris.does(whoami, {})).toMatchObject({ email_confirmed: true });
  expect(await guest.tries(confirmEmail, { body: { token } })).toBe('400 token wrong');
  await boris.does(sendConfirmation, {});
  await sendAll();
  expect(server.take()).toBeUndefined();
});

test('a link for an address that the user has left confirms nothing (accounts.20)', async () => {
  const carla = await testApp.signUp('carla');
  const { link } = await onlyMail();
  await carla.does(changeEmail, { body: { email: 'carla@example.com', current_password: PASSWORD } });
  expect((await onlyMail()).to).toBe('carla@example.com');
  expect(await guest.tries(confirmEmail, { body: { token: tokenIn(link) } })).toBe('400 token wrong');
  expect(await carla.does(whoami, {})).toMatchObject({ email_confirmed: false });
});

test('an expired link confirms nothing, and another one can be sent (accounts.20)', async () => {
  const dora = await testApp.signUp('dora');
  const { link } = await onlyMail();
  await sql`UPDATE email_links SET expires_at = now_ms() WHERE user_id = ${dora.id}`;
  expect(await guest.tries(confirmEmail, { body: { token: tokenIn(link) } })).toBe('400 token wrong');
  await dora.does(sendConfirmation, {});
  const again = await onlyMail();
  await guest.does(confirmEmail, { body: { token: tokenIn(again.link) } });
  expect(await dora.does(whoami, {})).toMatchObject({ email_confirmed: true });
});

test('a link for a new password comes by email, works once, and its use is told (accounts.21, accounts.22)', async () => {
  const emil = await confirmed('emil');
  await guest.does(requestPasswordReset, { body: { email: ' Emil@example.org ', language: 'it' } });
  const { to, subject, link } = await onlyMail();
  expect([to, subject]).toEqual(['emil@example.org', 'Imposta una nuova password']);
  const token = tokenIn(link);
  await guest.does(choosePassword, { body: { token, password: 'another password' } });
  expect(await emil.tries(whoami, {})).toBe('401 session signedOut');
  expect((await onlyMail()).subject).toBe('Your password was changed');
  expect(await guest.tries(choosePassword, { body: { token, password: 'a third password' } })).toBe(
    '400 token wrong',
  );
  await guest.does(login, { body: { username: 'emil', password: 'another password' } });
});

test('a ban is told by email, with its reason and end, and nothing else to a banned user (administration.10)', async () => {
  const hugo = await confirmed('hugo');
  const banned_until = Date.UTC(2040, 0, 1, 12);
  const body = { banned: true, ban_reason: 'Advertising.', banned_until };
  await admin.does(restrictUser, { params: { user: hugo.id }, body });
  const { to, subject, text } = await onlyMail();
  expect([to, subject]).toEqual(['hugo@example.org', 'Your account was banned']);
  expect(text).toContain('until January 1, 2040');
  expect(text).toContain('Reason: Advertising.');
});

test('asking for a link reveals nothing: the same answer and the same work for every address (accounts.21)', async () => {
  const fritz = await confirmed('fritz');
  await admin.does(restrictUser, { params: { user: fritz.id }, body: { banned: true } });
  await onlyMail();
  for (const email of ['nobody@example.org', 'fritz@example.org']) {
    const answer = await guest.asks(requestPasswordReset, { body: { email } });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  }
  expect(await queuedMails()).toHaveLength(2);
  await sendAll();
  expect(server.take()).toBeUndefined();
  expect(await sql`SELECT FROM mails`).toHaveLength(0);
});

test('links for a new password last half an hour, three are open at once, and none takes another’s place (accounts.21)', async () => {
  const gerd = await confirmed('gerd');
  const links: string[] = [];
  for (let nth = 0; nth < SERVICE_LIMITS.resetLinks; nth++) {
    await guest.does(requestPasswordReset, { body: { email: 'gerd@example.org' } });
    links.push((await onlyMail()).link);
  }
  await guest.does(requestPasswordReset, { body: { email: 'gerd@example.org' } });
  await sendAll();
  expect(server.take()).toBeUndefined();
  const [link] = await sql<{ lasts: number }[]>`
    SELECT expires_at - created_at AS lasts FROM password_links WHERE user_id = ${gerd.id} LIMIT 1`;
  expect(Math.abs((link?.lasts ?? 0) - SERVICE_LIMITS.resetLinkLasts)).toBeLessThan(1000);
  const [first = '', second = ''] = links.map(tokenIn);
  await guest.does(choosePassword, { body: { token: first, password: 'another password' } });
  await forgetAll();
  // Using one closes the others.
  expect(await guest.tries(choosePassword, { body: { token: second, password: 'a third password' } })).toBe(
    '400 token wrong',
  );
});

test('an administrator’s link replaces those that were sent (accounts.18)', async () => {
  const hanna = await confirmed('hanna');
  await guest.does(requestPasswordReset, { body: { email: 'hanna@example.org' } });
  const { link } = await onlyMail();
  await admin.does(makePasswordLink, { params: { user: hanna.id } });
  expect(
    await guest.tries(choosePassword, { body: { token: tokenIn(link), password: 'another password' } }),
  ).toBe('400 token wrong');
});

test('a changed password and address are told to the confirmed address, the former one (accounts.22)', async () => {
  const ines = await confirmed('ines');
  await ines.does(changePassword, { body: { current_password: PASSWORD, password: 'another password' } });
  const mail = await onlyMail();
  expect([mail.to, mail.subject]).toEqual(['ines@example.org', 'Your password was changed']);
  expect(mail.link).toBe(`https://dragoman.example/users/${ines.id}#security`);
  const again = await testApp.guest.asks(login, { body: { username: 'ines', password: 'another password' } });
  expect(again.statusCode).toBe(200);
  await forgetAll();
  await guest.does(requestPasswordReset, { body: { email: 'ines@example.org' } });
  const sent = await onlyMail();
  const cookie = again.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { statusCode } = await testApp.app.inject({
    method: 'POST',
    url: changeEmail.path,
    headers: { cookie },
    payload: { email: 'ines@example.com', current_password: 'another password' },
  });
  expect(statusCode).toBe(200);
  await sendAll();
  const recipients = [server.take(), server.take()].map((mail) => [mail?.to, mail?.subject]);
  expect(recipients).toMatchObject([
    [{ text: 'ines@example.org' }, 'Your email address was changed'],
    [{ text: 'ines@example.com' }, 'Confirm your email address'],
  ]);
  // The link went to an address that is not theirs any more.
  expect(
    await guest.tries(choosePassword, { body: { token: tokenIn(sent.link), password: 'a third password' } }),
  ).toBe('400 token wrong');
});

test('a sign-in from a further device is told, with browser, system and address (accounts.22)', async () => {
  await confirmed('jonas');
  const answer = await testApp.app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    payload: { username: 'jonas', password: PASSWORD, language: 'ru' },
  });
  const { subject, text } = await onlyMail();
  expect(subject).toBe('Новый вход в учётную запись');
  expect(text).toContain('Firefox, Linux, 127.0.0.1');
  // The same device is not told again.
  const device = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await testApp.app.inject({
    method: 'POST',
    url: login.path,
    headers: { cookie: device },
    payload: { username: 'jonas', password: PASSWORD },
  });
  expect(await queuedMails()).toEqual([]);
});

test('emails about the account go to confirmed addresses only (accounts.22)', async () => {
  const kurt = await testApp.signUp('kurt');
  await forgetAll();
  await kurt.does(changePassword, { body: { current_password: PASSWORD, password: 'another password' } });
  await sendAll();
  expect(server.take()).toBeUndefined();
});

test('emails are in the language that the user chose last (languages.9)', async () => {
  const lena = await confirmed('lena');
  await lena.does(storeLanguage, { body: { language: 'it' } });
  await lena.does(changePassword, { body: { current_password: PASSWORD, password: 'another password' } });
  expect((await onlyMail()).subject).toBe('La tua password è stata cambiata');
});

test('an email that the server does not take now is sent later, with the same Message-ID (accounts.23)', async () => {
  await confirmed('mark');
  await guest.does(requestPasswordReset, { body: { email: 'mark@example.org' } });
  const [mail = 0] = await queuedMails();
  isDown = true;
  for (let nth = 0; nth < 2 * SERVICE_LIMITS.resetLinks; nth++)
    await expect(handlers.sendMail({ sql, data: { mail }, signal })).rejects.toThrow();
  isDown = false;
  const [row] = await sql<{ created_at: number }[]>`SELECT created_at FROM mails WHERE id = ${mail}`;
  const { link, id } = await onlyMail();
  expect(id).toBe(`<resetPassword.${mail}.${row?.created_at}@dragoman.example>`);
  await guest.does(choosePassword, { body: { token: tokenIn(link), password: 'another password' } });
  await forgetAll();
});

test('an address gets a link to confirm it once a minute, also while sending fails (accounts.20)', async () => {
  const maya = await testApp.signUp('maya');
  isDown = true;
  const [mail = 0] = await queuedMails();
  await expect(handlers.sendMail({ sql, data: { mail }, signal })).rejects.toThrow();
  isDown = false;
  expect((await onlyMail()).to).toBe('maya@example.org');
  await maya.does(sendConfirmation, {});
  await sendAll();
  expect(server.take()).toBeUndefined();
});

test('an email that was sent is not sent again by another try of its job', async () => {
  const nora = await testApp.signUp('nora');
  await forgetAll();
  await sql`UPDATE email_links SET expires_at = expires_at - 60000 WHERE user_id = ${nora.id}`;
  await nora.does(sendConfirmation, {});
  const [mail = 0] = await queuedMails();
  await onlyMail();
  await handlers.sendMail({ sql, data: { mail }, signal });
  expect(server.take()).toBeUndefined();
});

test('an email whose recipient the server refuses for good is given up', async () => {
  refusesFor = 'olga@example.org';
  await testApp.signUp('olga');
  await sendAll();
  expect(server.take()).toBeUndefined();
  expect(await sql`SELECT FROM mails`).toHaveLength(0);
});

test('no email has what a user wrote, other than names', async () => {
  const mails = server.mails.map(({ text, html, subject }) => `${text}${html}${subject}`);
  expect(mails.some((mail) => mail.includes(PASSWORD))).toBe(false);
});

test('a service without a mail server queues nothing, and says so (accounts.24)', async () => {
  const without = await openTestApp({ SMTP_URL: '' });
  const anna = await without.signUp('anna');
  expect(await without.sql`SELECT FROM mails`).toHaveLength(0);
  expect(await anna.tries(sendConfirmation, {})).toBe('409 general mailOff');
  expect(await without.guest.tries(requestPasswordReset, { body: { email: 'anna@example.org' } })).toBe(
    '409 general mailOff',
  );
});
