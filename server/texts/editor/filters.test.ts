import { beforeAll, expect, test } from 'vitest';
import { addComment, deleteComment, markCommentsRead } from '#contract/texts/comments.ts';
import { findNextString, listEditorRows, openEditorPage } from '#contract/texts/editor.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import type { StringFilter, StringSort } from '#domain/texts/editor/string-filters.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let project: number;
let strings: { project: number; section: number; string: number }[];

/** The strings of the first section, named after what they have; `Far.` is in a second one. */
const TEXTS = ['Nothing.', 'A draft.', 'A version.', 'Approved.', 'Challenged.', '100% Ёлка_\\ é'] as const;
type Text = (typeof TEXTS)[number];

const at = (text: Text) => strings[TEXTS.indexOf(text)] ?? expect.fail();

beforeAll(async () => {
  testApp = await openTestApp();
  [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  const testProject = await projectOf(anna, { strings: [...TEXTS] });
  await joinAs(testApp, boris, testProject.project, 'translator');
  ({ strings } = testProject);
  project = testProject.project.id;
  const propose = async (who: TestUser, text: Text, status?: typeof INITIAL) => {
    const body = { text: `${who.username}: ${text}`, ...(status && { status }) };
    const { id } = await who.does(addTranslation, { params: at(text), body });
    return { ...at(text), translation: id };
  };
  await propose(boris, 'A draft.', INITIAL);
  const liked = await propose(anna, 'A version.');
  await boris.does(castVote, { params: liked });
  await propose(boris, 'A version.', INITIAL);
  await anna.does(approve, { params: await propose(anna, 'Approved.') });
  await propose(boris, 'Approved.', INITIAL);
  const unloved = await propose(boris, 'Challenged.');
  await anna.does(approve, { params: unloved });
  await propose(anna, 'Challenged.');
  await boris.does(addComment, { params: at('Nothing.'), body: { text: 'What is this?' } });
  const last = await anna.does(addSection, { params: { project }, body: { name: 'Two' } });
  const body = [{ text: 'Far.', key: 'menu.Quit', context: 'A Button' }];
  await anna.does(addStrings, { params: { project, section: last.id }, body });
});

type Query = Omit<StringFilter, 'status' | 'checks' | 'regex'> & {
  status?: string;
  read_to?: number;
  read?: string;
  regex?: '' | 'true' | 'false';
  sort?: StringSort;
  desc?: '';
};

const page = (query: Query, who = anna) =>
  who.does(openEditorPage, { params: { project }, query: { sections: 'all', ...query } });
const textsFor = async (query: Query, who = anna) => (await page(query, who)).rows.map(({ text }) => text);
const refused = (query: Query) =>
  anna.tries(openEditorPage, { params: { project }, query: { sections: 'all', ...query } });

const UNTRANSLATED = ['Nothing.', TEXTS[5], 'Far.'];

test.each([
  ['non_tr', UNTRANSLATED],
  ['tr', ['A draft.', 'A version.', 'Approved.', 'Challenged.']],
  ['non_app', ['A draft.', 'A version.']],
  ['app', ['Approved.', 'Challenged.']],
  ['init', ['A draft.']],
  ['comp', ['Challenged.']],
  ['app,non_app', []],
  ['non_tr,tr', []],
  ['comp,init', []],
])('the strings with status %s', async (status, texts) => {
  expect(await textsFor({ status })).toEqual(texts);
});

test('a page tells how many strings the filter leaves, and how many there are', async () => {
  expect(await page({ status: 'tr' })).toMatchObject({
    strings_amount: 7,
    strings_translated: 4,
    matching_amount: 4,
    page: 1,
    colours: ['yellow'],
  });
  expect(await page({ status: 'non_tr,tr' })).toMatchObject({
    matching_amount: 0,
    page: 1,
    colours: [],
    rows: [],
  });
});

test('a row of a filtered list has its index in its section', async () => {
  const { rows } = await page({ status: 'non_tr' });
  expect(rows.map(({ index }) => index)).toEqual([1, 6, 1]);
});

test('comments that one hasn’t read; for a guest, whose marks are in their browser, any', async () => {
  const status = 'non_read_coms';
  expect(await textsFor({ status })).toEqual(['Nothing.']);
  expect(await textsFor({ status }, boris)).toEqual([]);
  expect(await textsFor({ status }, testApp.guest)).toEqual(['Nothing.']);
  await anna.does(markCommentsRead, { params: at('Nothing.') });
  expect(await textsFor({ status })).toEqual([]);
  const { id } = await boris.does(addComment, { params: at('Approved.'), body: { text: 'And this?' } });
  expect(await textsFor({ status })).toEqual(['Approved.']);
  await boris.does(deleteComment, { params: { ...at('Approved.'), comment: id } });
  expect(await textsFor({ status })).toEqual([]);
  expect(await textsFor({ status }, testApp.guest)).toEqual(['Nothing.']);
});

test('a guest’s browser tells what they have read: up to a comment, and further ones by their strings', async () => {
  const status = 'non_read_coms';
  const [first] = await testApp.sql<
    { id: number }[]
  >`SELECT id FROM comments WHERE project_id = ${project} ORDER BY id`;
  const one = first?.id ?? 0;
  const { id: two } = await boris.does(addComment, { params: at('A draft.'), body: { text: 'And now?' } });
  const unread = (read: Query) => textsFor({ status, ...read }, testApp.guest);
  expect(await unread({})).toEqual(['Nothing.', 'A draft.']);
  expect(await unread({ read_to: one })).toEqual(['A draft.']);
  expect(await unread({ read_to: two })).toEqual([]);
  expect(await unread({ read: `${at('A draft.').string}.${two}` })).toEqual(['Nothing.']);
  expect(await unread({ read_to: one, read: `${at('A draft.').string}.${two}` })).toEqual([]);
  expect(await unread({ read: `${at('A draft.').string}.${one}` })).toEqual(['Nothing.', 'A draft.']);
  // Users' read marks are on the server, so those in the request are ignored.
  await anna.does(markCommentsRead, { params: at('A draft.') });
  expect(await textsFor({ status, read_to: 1 })).toEqual([]);
  await boris.does(deleteComment, { params: { ...at('A draft.'), comment: two } });
});

test.each<[Query, string[]]>([
  [{ from: 'boris' }, ['A draft.', 'A version.', 'Approved.', 'Challenged.']],
  [{ from: 'ANNA' }, ['A version.', 'Approved.', 'Challenged.']],
  [{ from: 'nobody_there' }, []],
  [{ from: 'anna', status: 'non_app' }, ['A version.']],
  [{ original: 'VERSION' }, ['A version.']],
  [{ original: 'ёлка_' }, [TEXTS[5]]],
  [{ original: '%' }, [TEXTS[5]]],
  [{ original: '\\' }, [TEXTS[5]]],
  [{ original: '.' }, ['Nothing.', 'A draft.', 'A version.', 'Approved.', 'Challenged.', 'Far.']],
  [{ original: 'e\u0301' }, [TEXTS[5]]],
  [{ original: '', status: 'init' }, ['A draft.']],
  [{ text: 'VERSION' }, ['A version.']],
  [{ text: 'ANNA: ' }, ['A version.', 'Approved.', 'Challenged.']],
  [{ text: 'far' }, ['Far.']],
  [{ text: 'boris', original: 'draft' }, ['A draft.']],
  [{ text: 'quit' }, []],
  [{ text: '^(nothing|anna: a)', regex: '' }, ['Nothing.', 'A version.', 'Approved.']],
  [{ translation: 'BORIS: a' }, ['A draft.', 'A version.', 'Approved.']],
  [{ translation: 'boris', original: 'draft' }, ['A draft.']],
  [{ key: 'QUIT' }, ['Far.']],
  [{ context: 'button' }, ['Far.']],
  [{ original: '^a .*\\.$', regex: '' }, ['A draft.', 'A version.']],
  [{ original: 'Ё.КА', regex: 'true' }, [TEXTS[5]]],
  [{ original: 'draft|far', translation: 'boris', regex: 'true' }, ['A draft.']],
  [{ key: '^menu\\.', regex: 'true' }, ['Far.']],
  [{ original: 'a.*t', regex: 'false' }, []],
])('the strings with %j', async (query, texts) => {
  expect(await textsFor(query)).toEqual(texts);
});

test.each([
  ['FÉ', ['Cafe\u0301', 'Café']],
  // Partly composed, because some keyboards write the last accent separately.
  ['Đ\u1ec7', ['\u0111\u1ec7', '\u0111\u00ea\u0323', '\u0111e\u0323\u0302']],
  ['йод.', ['Йод.', 'И\u0306од.']],
  ['한국', ['한국', '한국'.normalize('NFD')]],
  ['λόγος', ['Λόγος', 'ΛΌΓΟΣ', 'λόγοσ', 'λο\u0301γος']],
  ['ΣΟΦ', ['σοφός']],
])('%s is found however its letters are put together, and nothing else', async (original, texts) => {
  const others = ['Cafe', 'де', 'иод.', '한글', 'λόγοι', 'Йода'];
  const { params } = await projectOf(anna, { strings: [...texts, ...others] });
  const query = { sections: 'all', original };
  const { rows } = await anna.does(openEditorPage, { params: { project: params.project }, query });
  expect(rows.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['ru', 'елк', ['Ёлка', 'ЕЛКА', 'е\u0308лка'], ['Илка']],
  ['uk', 'елк', ['ЕЛКА'], ['Ёлка']],
  ['de', 'STRASSE', ['Straße', 'Strasse', 'STRAẞE'], ['Strase']],
  ['tr', 'ısı', ['ISI', 'Isı'], ['isi', 'İSİ']],
  ['tr', 'İSİ', ['isi', 'İsi'], ['ISI', 'ısı']],
])(
  'a translation in %s is found by %s as its language takes letters for one, and nothing else (editor.44)',
  async (target_lang, translation, texts, others) => {
    const { params, strings: all } = await projectOf(anna, { strings: [...texts, ...others], target_lang });
    for (const [at, text] of [...texts, ...others].entries())
      await anna.does(addTranslation, { params: all[at] ?? expect.fail(), body: { text } });
    const of = async (query: object) => {
      const asked = { params: { project: params.project }, query: { sections: 'all', ...query } };
      return (await anna.does(openEditorPage, asked)).rows.map(({ text }) => text);
    };
    expect(await of({ translation })).toEqual(texts);
    expect(await of({ translation, from: 'anna' })).toEqual(texts);
  },
);

test.each<[Query, string]>([
  [{ original: '(', regex: '' }, '400 original pattern'],
  [{ original: 'fine', context: '[a', key: '*', regex: '' }, '400 key pattern context pattern'],
  [{ text: '(', regex: '' }, '400 text pattern'],
])('a pattern that does not compile is refused at its field: %j', async (query, refusal) => {
  expect(await refused(query)).toBe(refusal);
  expect(await textsFor({ ...query, regex: 'false' })).toEqual([]);
});

test('a pattern that is too complex is refused, by its compiler or for its time', async () => {
  const translation = '((((a{1,99}){1,99}){1,99}){1,99}){1,99}';
  expect(await refused({ translation, regex: '' })).toMatch(/^400 translation (pattern|slow)$/);
  expect(await textsFor({ translation, regex: 'false' })).toEqual([]);
});

test('a pattern that takes too long is stopped, and delays nobody meanwhile', async () => {
  // It has no repetition, so that every way of splitting it has to be tried.
  const text = Array.from({ length: 400 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('');
  const { params } = await projectOf(anna, { strings: [text] });
  const slow = { original: '^(.+)(.+)(.+)(.+)\\4\\3\\2\\1$', context: '.?', regex: '' } as const;
  const ended: string[] = [];
  const stopped = anna.tries(openEditorPage, {
    params: { project: params.project },
    query: { sections: 'all', ...slow },
  });
  const others = Array.from({ length: 30 }, (_, nth) =>
    nth % 2 ? page({}, boris) : page({ original: `a text ${nth}` }, boris),
  );
  await Promise.all([
    stopped.then((refusal) => ended.push(refusal)),
    Promise.all(others).then(() => ended.push('others')),
  ]);
  expect(ended).toEqual(['others', '400 original slow context slow']);
});

const ORDER = TEXTS.map((text): string => text).concat('Far.');

test.each<[StringSort, string[], string[]]>([
  ['index', ORDER, ORDER.toReversed()],
  [
    'last_tr_time',
    ['A draft.', 'A version.', 'Approved.', 'Challenged.', ...UNTRANSLATED],
    ['Challenged.', 'Approved.', 'A version.', 'A draft.', ...UNTRANSLATED],
  ],
  [
    'tr_amount',
    [...UNTRANSLATED, 'A draft.', 'A version.', 'Approved.', 'Challenged.'],
    ['A version.', 'Approved.', 'Challenged.', 'A draft.', ...UNTRANSLATED],
  ],
  [
    'vote_plus_amount',
    ORDER.filter((text) => text !== 'A version.').concat('A version.'),
    ['A version.'].concat(ORDER.filter((text) => text !== 'A version.')),
  ],
  ['vote_minus_amount', ORDER, ORDER],
  ['comments_amount', ORDER.slice(1).concat('Nothing.'), ORDER],
  ['last_str_time', ORDER, ['Far.'].concat(ORDER.slice(0, -1))],
])('sorted by %s, equals stand as in the text and those without one last', async (sort, up, down) => {
  expect(await textsFor({ sort })).toEqual(up);
  expect(await textsFor({ sort, desc: '' })).toEqual(down);
});

test('a page is found by a string of it; one that the list hasn’t opens the first', async () => {
  const { params, strings: many } = await projectOf(anna, { strings: ORDER.concat(ORDER, ORDER) });
  const open = async (query: object) =>
    (
      await anna.does(openEditorPage, {
        params: { project: params.project },
        query: { sections: 'all', size: 10, ...query },
      })
    ).page;
  const string = many[13]?.string;
  expect(await open({ string })).toBe(2);
  expect(await open({ string, desc: '' })).toBe(1);
  expect(await open({ string, page: 3 })).toBe(3);
  expect(await open({ string, status: 'tr' })).toBe(1);
  expect(await open({ string: 9_007_199_254_740_991 })).toBe(1);
});

test('the next string with a status is looked for round the list', async () => {
  const next = async (after: Text | undefined, query: Query & { be?: 'non_tr' | 'comp' | 'app' } = {}) => {
    const string = after && at(after).string;
    const asked = { params: { project }, query: { sections: 'all', size: 10, after: string, ...query } };
    return (await anna.does(findNextString, asked))?.string;
  };
  const far = (await page({ original: 'Far.' })).rows[0]?.id;
  expect(await next(undefined)).toBe(at('Nothing.').string);
  expect(await next('Nothing.')).toBe(at(TEXTS[5]).string);
  expect(await next(TEXTS[5])).toBe(far);
  expect(await next('Approved.', { be: 'app' })).toBe(at('Challenged.').string);
  expect(await next('Challenged.', { be: 'app' })).toBe(at('Approved.').string);
  expect(await next('Challenged.', { be: 'comp' })).toBe(undefined);
  expect(await next('Nothing.', { be: 'comp' })).toBe(at('Challenged.').string);
  expect(await next('Nothing.', { be: 'app', from: 'boris', original: 'approved' })).toBe(
    at('Approved.').string,
  );
  expect(await next('Nothing.', { sort: 'index', desc: '' })).toBe(far);
  // The string to start after is no longer in the list: the search continues from its position.
  expect(await next('Approved.', { status: 'non_tr' })).toBe(at(TEXTS[5]).string);
});

test('the next string comes with its page of the list', async () => {
  const { params, strings: many } = await projectOf(anna, { strings: ORDER.concat(ORDER, ORDER) });
  for (const string of many.slice(1, 15)) {
    await anna.does(addTranslation, { params: string, body: { text: 'x' } });
  }
  const next = (query: object) =>
    anna.does(findNextString, {
      params: { project: params.project },
      query: { sections: 'all', size: 10, after: many[0]?.string, ...query },
    });
  expect(await next({})).toEqual({ string: many[15]?.string, page: 2 });
  expect(await next({ status: 'non_tr' })).toEqual({ string: many[15]?.string, page: 1 });
});

test('rows come by their ids, with their index; those that are gone are left out', async () => {
  const testProject = await projectOf(anna);
  const [one, two, three] = testProject.strings;
  await anna.does(deleteString, { params: one ?? expect.fail() });
  const other = at('Nothing.').string;
  const ids = [three?.string, one?.string, two?.string, other].join(',');
  const params = { project: testProject.project.id };
  const rows = await anna.does(listEditorRows, { params, query: { ids } });
  expect(rows.map(({ id, index, text }) => [id, index, text]).toSorted()).toEqual([
    [two?.string, 1, 'Two.'],
    [three?.string, 2, 'Three.'],
  ]);
  const { rows: shown } = await anna.does(openEditorPage, { params, query: { sections: 'all' } });
  expect(rows.toSorted((a, b) => a.index - b.index)).toEqual(shown);
  const many = Array.from({ length: 201 }, (_, n) => n + 1).join(',');
  expect(await anna.tries(listEditorRows, { params, query: { ids: many } })).toBe('413 ids tooMany');
});
