import { beforeAll, expect, test } from 'vitest';
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listSectionComments,
  markCommentsRead,
  markSectionsRead,
} from '#contract/texts/comments.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { TOP_LEVEL } from '#domain/texts/comments/comments.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let stranger: TestUser;
let path: { project: number; section: number; string: number };
let project: { id: number };

beforeAll(async () => {
  testApp = await openTestApp();
  [anna, boris, stranger] = (await Promise.all(['anna', 'boris', 'stranger'].map(testApp.signUp))) as [
    TestUser,
    TestUser,
    TestUser,
  ];
  const testProject = await projectOf(anna);
  project = testProject.project;
  path = testProject.strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
});

const say = (person: TestUser, text: string, reply = TOP_LEVEL) =>
  person.does(addComment, { params: path, body: { text, reply } });

test('a comment and its answer are read by anyone on a public project, oldest first', async () => {
  const question = await say(anna, 'A riddle?');
  const answer = await say(boris, 'None that I know.', question.id);
  const read = await testApp.guest.does(listComments, { params: path });
  expect(read.slice(-2)).toMatchObject([
    { id: question.id, author: { username: 'anna' }, reply: TOP_LEVEL, text: 'A riddle?' },
    { id: answer.id, author: { username: 'boris' }, reply: question.id, edited: false, deleted: false },
  ]);
});

test('a section’s comments come in one call', async () => {
  const comment = await say(anna, 'Seen from the section.');
  const { string, ...section } = path;
  const all = await anna.does(listSectionComments, { params: section });
  expect(all.at(-1)).toMatchObject({ id: comment.id, string_id: string });
});

test('only members comment', async () => {
  const asked = { params: path, body: { text: 'Hm.' } };
  expect(await testApp.guest.tries(addComment, asked)).toBe('401 session signedOut');
  expect(await stranger.tries(addComment, asked)).toBe('403 project hidden');
});

test.each([
  ['', '400 text required'],
  [' \u200b\n', '400 text required'],
  ['a'.repeat(1001), '400 text maxlength'],
  [undefined, '400 text required'],
  [7, '400 text string'],
  ['\0', '400 text illegal'],
])('a comment has 1 to 1000 characters: %j', async (text, refusal) => {
  expect(await anna.tries(addComment, { params: path, body: { text } })).toBe(refusal);
});

test('1000 characters outside the basic plane fit', async () => {
  const text = '🐇'.repeat(1000);
  expect(await say(anna, text)).toMatchObject({ text });
});

test('an answer stands under a comment on the same string that is not deleted', async () => {
  const elsewhere = (await projectOf(anna)).strings[0] ?? expect.fail();
  const other = await anna.does(addComment, { params: elsewhere, body: { text: 'Far away.' } });
  const gone = await say(anna, 'Soon gone.');
  await anna.does(deleteComment, { params: { ...path, comment: gone.id } });
  for (const reply of [other.id, gone.id, 999_999]) {
    const asked = { params: path, body: { text: 'To whom?', reply } };
    expect(await anna.tries(addComment, asked)).toBe('400 reply reply');
  }
});

test('authors edit their own comments, and nobody another’s', async () => {
  const { id, updated_at } = await say(boris, 'Frist.');
  const params = { ...path, comment: id };
  expect(await anna.tries(editComment, { params, body: { text: 'First.' } })).toBe('403 role role');
  const edited = await boris.does(editComment, { params, body: { text: 'First.', updated_at } });
  expect(edited).toMatchObject({ text: 'First.', edited: true });
});

test('an edit of what changed meanwhile is refused with what is there now', async () => {
  const { id, updated_at } = await say(boris, 'Mine, on two devices.');
  const params = { ...path, comment: id };
  await testApp.sql`UPDATE comments SET text = 'Changed.', updated_at = updated_at + 1 WHERE id = ${id}`;
  const answer = await boris.asks(editComment, { params, body: { text: 'Late.', updated_at } });
  expect(answer.json()).toMatchObject({
    status: 409,
    errors: [{ key: 'general', kind: 'changed' }],
    current: { text: 'Changed.' },
  });
});

test('the author and whoever manages strings delete a comment; its placeholder stays', async () => {
  const own = await say(boris, 'Never mind.');
  const annas = await say(anna, 'Stays.');
  const another = await say(boris, 'Off topic.');
  await boris.does(deleteComment, { params: { ...path, comment: own.id } });
  await anna.does(deleteComment, { params: { ...path, comment: another.id } });
  expect(await boris.tries(deleteComment, { params: { ...path, comment: annas.id } })).toBe('403 role role');
  const read = await boris.does(listComments, { params: path });
  expect(read.find(({ id }) => id === own.id)).toMatchObject({ text: '', deleted: true });
  expect(read.find(({ id }) => id === another.id)).toMatchObject({ text: '', deleted: true });
});

test('deleting twice is deleting once, and a deleted comment can’t be edited', async () => {
  const { id } = await say(boris, 'Once.');
  const params = { ...path, comment: id };
  await boris.does(deleteComment, { params });
  await boris.does(deleteComment, { params });
  expect(await boris.tries(editComment, { params, body: { text: 'Again.' } })).toBe('400 text deleted');
});

test('another’s comment is new until the comments are opened; one’s own is not', async () => {
  const mine = await say(boris, 'Mine.');
  const hers = await say(anna, 'Hers.');
  const unread = async () =>
    (await boris.does(listComments, { params: path })).filter(({ read }) => !read).map(({ id }) => id);
  expect(await unread()).toContain(hers.id);
  expect(await unread()).not.toContain(mine.id);
  await boris.does(markCommentsRead, { params: path });
  expect(await unread()).toEqual([]);
});

test('all comments of chosen sections, or of all, are read at once; how many strings had new ones is answered', async () => {
  const { project, strings } = await projectOf(anna);
  const at = { project: project.id };
  await joinAs(testApp, boris, project, 'translator');
  const second = await anna.does(addSection, { params: at, body: { name: 'Second' } });
  const [apart] = await anna.does(addStrings, {
    params: { ...at, section: second.id },
    body: [{ text: 'Elsewhere' }],
  });
  const [one, two] = strings;
  if (!one || !two || !apart) throw new Error('There are strings.');
  const elsewhere = { ...at, section: second.id, string: apart.id };
  for (const params of [one, one, two, elsewhere])
    await anna.does(addComment, { params, body: { text: 'New.' } });
  await boris.does(addComment, { params: two, body: { text: 'Mine.' } });

  const read = (sections: string) => boris.does(markSectionsRead, { params: at, body: { sections } });
  const unread = async () => {
    const query = { sections: 'all', status: 'non_read_coms' } as const;
    return (await boris.does(openEditorPage, { params: at, query })).rows.map(({ id }) => id);
  };
  expect(await read(printSectionId(one.section))).toEqual({ strings: 2 });
  expect(await unread()).toEqual([elsewhere.string]);
  expect(await read('all')).toEqual({ strings: 1 });
  expect(await unread()).toEqual([]);
  expect(await read('all')).toEqual({ strings: 0 });
  await anna.does(addComment, { params: one, body: { text: 'Newer.' } });
  expect(await unread()).toEqual([one.string]);
});

test('the string counts the comments that are not deleted', async () => {
  const at = (await projectOf(anna)).strings[0] ?? expect.fail();
  const [first] = await Promise.all(
    ['a', 'b', 'c'].map((text) => anna.does(addComment, { params: at, body: { text } })),
  );
  await anna.does(deleteComment, { params: { ...at, comment: first?.id ?? 0 } });
  const [row] = await testApp.sql`SELECT comments_amount FROM strings WHERE id = ${at.string}`;
  expect(row).toEqual({ comments_amount: 2 });
});

test('adding, editing and deleting are logged with the old and the new text', async () => {
  const { id } = await say(boris, 'One');
  const params = { ...path, comment: id };
  await boris.does(editComment, { params, body: { text: 'Two' } });
  await boris.does(deleteComment, { params });
  const lines =
    await testApp.sql`SELECT data -> 'acts' -> 'text' AS text FROM log WHERE comment_id = ${id} ORDER BY id`;
  expect(lines.map(({ text }) => text)).toEqual([
    [null, 'One'],
    ['One', 'Two'],
    ['Two', null],
  ]);
});

test('restriction bit 8 stops adding, bit 4 editing', async () => {
  const limited = await testApp.signUp('limited');
  await joinAs(testApp, limited, project, 'translator');
  const { id } = await say(limited, 'Before.');
  await testApp.sql`UPDATE users SET limitations = 12 WHERE id = ${limited.id}`;
  const body = { text: 'After.' };
  expect(await limited.tries(addComment, { params: path, body })).toBe('403 comment limited');
  expect(await limited.tries(editComment, { params: { ...path, comment: id }, body })).toBe(
    '403 comment limited',
  );
});

test('comments go on in a paused project and end in a finished one', async () => {
  const testProject = await projectOf(anna);
  const params = testProject.strings[0] ?? expect.fail();
  const setStatus = (status: string) =>
    testApp.sql`UPDATE projects SET status = ${status} WHERE id = ${testProject.project.id}`;
  await setStatus('frozen');
  await anna.does(addComment, { params, body: { text: 'Meanwhile.' } });
  await setStatus('closed');
  expect(await anna.tries(addComment, { params, body: { text: 'Too late.' } })).toBe('403 status closed');
});
