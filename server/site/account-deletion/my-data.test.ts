import { expect, test } from 'vitest';
import { addPushDevice } from '#contract/notices/push.ts';
import { downloadMyData } from '#contract/site/account-deletion.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation, castVote, editTranslation } from '#contract/texts/translations.ts';
import { givePasskey } from '../../../test/calls/passkeys.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { PushBrowser } from '../../../test/push-browser.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const linesOf = async (person: TestUser) => {
  const answer = await person.asks(downloadMyData, {});
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/jsonl; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain(`dragoman-${person.username}.jsonl`);
  return answer.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

test('a user downloads what is stored about them, and nothing of others (accounts.34)', async () => {
  const { project, strings } = await projectOf(boris);
  await joinAs(testApp, anna, project, 'translator');
  await testApp.byToken(anna, ['read']);
  await givePasskey(anna, 'My phone');
  await anna.does(addPushDevice, { body: new PushBrowser('https://push.example/secret').subscription });
  const at = strings[0] ?? expect.fail();
  const own = await anna.does(addTranslation, { params: at, body: { text: 'Один.' } });
  await anna.does(editTranslation, { params: { ...at, translation: own.id }, body: { text: 'Раз.' } });
  const other = await boris.does(addTranslation, { params: at, body: { text: 'Чужое.' } });
  await anna.does(castVote, { params: { ...at, translation: other.id } });
  await anna.does(addComment, { params: at, body: { text: 'Mine.' } });
  await boris.does(addComment, { params: at, body: { text: 'Theirs.' } });
  const [about, ...lines] = await linesOf(anna);
  expect(about.kind).toBe('about');
  const kinds = new Set<string>(lines.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => !(kind in about.kinds))).toEqual([]);
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  expect(of('profile')).toMatchObject([{ username: 'anna', email: 'anna@example.org' }]);
  expect(of('membership')).toMatchObject([{ project_id: project.id, role_id: 4 }]);
  expect(of('translation')).toMatchObject([{ id: own.id, text: 'Раз.' }]);
  expect(
    of('translation_state')
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Один.', 'Раз.']);
  expect(of('comment')).toMatchObject([{ text: 'Mine.' }]);
  expect(of('vote')).toMatchObject([{ translation_id: other.id, is_minus: false }]);
  expect(of('api_token')).toMatchObject([{ name: 'A program' }]);
  expect(of('passkey')).toEqual([
    { kind: 'passkey', name: 'My phone', created_at: expect.any(Number), used_at: null },
  ]);
  expect(of('push_device')).toMatchObject([{ host: 'push.example' }]);
  expect(of('log_entry').map(({ event }) => event)).toContain('addTranslation');
  expect(JSON.stringify(lines)).not.toMatch(/Чужое|Theirs|push.example.secret|password|token_hash/);
});

test('it needs a session (accounts.34)', async () => {
  const program = await testApp.byToken(anna, ['read', 'translate', 'manage']);
  expect(await program.tries(downloadMyData, {})).toBe('403 token sessionOnly');
  expect(await testApp.guest.tries(downloadMyData, {})).toBe('401 session signedOut');
});
