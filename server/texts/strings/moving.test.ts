import { expect, test } from 'vitest';
import { addComment, listComments } from '#contract/texts/comments.ts';
import { addSection, editSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, editString, getString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

type At = { project: number; section: number };

/** A section with strings a to e, and another with x and y. */
async function twoSections() {
  const { project, params, strings } = await projectOf(anna, { strings: ['a', 'b', 'c', 'd', 'e'] });
  const at = { project: project.id };
  const other = { ...at, section: (await anna.does(addSection, { params: at, body: { name: 'Two' } })).id };
  await anna.does(addStrings, { params: other, body: [{ text: 'x' }, { text: 'y' }] });
  return { project, params, other, strings };
}

const textsOf = async (params: At) =>
  (await anna.does(listStrings, { params })).map(({ text }) => text).join('');

const actsOf = async (string: number) =>
  (
    await testApp.sql`
    SELECT section_id, data -> 'acts' AS acts FROM log
    WHERE string_id = ${string} AND w = ${LOG_CODES.editString} ORDER BY id`
  ).map(({ section_id, acts }) => ({
    section_id,
    acts,
  }));

test.each([
  [0, 1, 'abcde'],
  [0, 3, 'bcade'],
  [0, 5, 'bcdea'],
  [0, 10_000, 'bcdea'],
  [4, 1, 'eabcd'],
  [4, 4, 'abced'],
  [2, 2, 'acbde'],
  [2, 4, 'abdce'],
])('string %s moved to pos %s has that index: %s', async (from, pos, texts) => {
  const { params, strings } = await twoSections();
  const string = strings[from] ?? expect.fail();
  const { updated_at } = await anna.does(getString, { params: string, query: {} });
  const moved = await anna.does(editString, { params: string, body: { pos } });
  expect(moved).toMatchObject({ index: Math.min(pos, 5), updated_at });
  expect(await textsOf(params)).toBe(texts);
});

test('a string that is moved often makes room for itself', async () => {
  const { params, strings } = await twoSections();
  const [first, last] = [strings[0] ?? expect.fail(), strings[4] ?? expect.fail()];
  for (let n = 0; n < 30; n++) {
    await anna.does(editString, { params: last, body: { pos: 2 } });
    await anna.does(editString, { params: first, body: { pos: 2 } });
  }
  expect(await textsOf(params)).toBe('eabcd');
});

test.each([
  [undefined, 'xya'],
  [1, 'axy'],
  [2, 'xay'],
  [10_000, 'xya'],
])('moved to another section at pos %s it stands so: %s', async (pos, texts) => {
  const { params, other, strings } = await twoSections();
  const string = strings[0] ?? expect.fail();
  const body = { section_id: other.section, ...(pos && { pos }) };
  expect(await anna.does(editString, { params: string, body })).toMatchObject({
    section_id: other.section,
    index: texts.indexOf('a') + 1,
  });
  expect([await textsOf(params), await textsOf(other)]).toEqual(['bcde', texts]);
  expect(await anna.tries(getString, { params: string })).toBe('404 string gone');
});

test('translations, votes and comments go along, and the counters of both sections with them', async () => {
  const { project, params, other, strings } = await twoSections();
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Раз' } });
  await boris.does(addTranslation, { params: string, body: { text: 'Два' } });
  await anna.does(castVote, { params: { ...string, translation: id } });
  await anna.does(approve, { params: { ...string, translation: id } });
  await boris.does(addComment, { params: string, body: { text: 'So?' } });
  await anna.does(editString, { params: string, body: { section_id: other.section } });

  const otherPath = { ...string, section: other.section };
  const query = { fetch_translations: '', fetch_votes: '' } as const;
  const moved = await anna.does(getString, { params: otherPath, query });
  expect(moved.comments_amount).toBe(1);
  expect(moved.translations).toMatchObject([
    { id, status: 1, votes_plus: [{ username: 'anna' }] },
    { text: 'Два' },
  ]);
  expect(await anna.does(listComments, { params: otherPath })).toHaveLength(1);
  const stats = async (at: At) => (await anna.does(getSection, { params: at })).stats;
  const none = { strings_translated: 0, strings_approved: 0, translations_amount: 0 };
  expect(await stats(params)).toMatchObject({ strings_amount: 4, ...none });
  expect(await stats(other)).toMatchObject({
    strings_amount: 3,
    strings_translated: 1,
    strings_approved: 1,
    translations_amount: 2,
  });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('moves are logged with the names of the sections and the places, edits of the same call with them', async () => {
  const { other, strings } = await twoSections();
  const string = strings[1] ?? expect.fail();
  await anna.does(editString, { params: string, body: { pos: 4 } });
  await anna.does(editString, { params: string, body: { section_id: other.section, pos: 1, text: 'B' } });
  expect(await actsOf(string.string)).toEqual([
    { section_id: string.section, acts: { place: [2, 4] } },
    { section_id: other.section, acts: { text: ['b', 'B'], section: ['One', 'Two'], place: [4, 1] } },
  ]);
});

test('a string without a key makes the JSON section that it comes to text, one with a key does not', async () => {
  const { params, other, strings } = await twoSections();
  const [keyed, keyless] = [strings[0] ?? expect.fail(), strings[1] ?? expect.fail()];
  await testApp.sql`UPDATE strings SET key = text WHERE section_id = ${other.section} OR id = ${keyed.string}`;
  await anna.does(editSection, { params: other, body: { type: 'special_json' } });
  const typeOf = async (at: At) => (await anna.does(getSection, { params: at })).type;
  await anna.does(editString, { params: keyed, body: { section_id: other.section } });
  expect(await typeOf(other)).toBe('special_json');
  await anna.does(editString, { params: keyless, body: { section_id: other.section } });
  expect([await typeOf(params), await typeOf(other)]).toEqual(['text', 'text']);
});

test('a section to move to stands in the same project', async () => {
  const { strings } = await twoSections();
  const elsewhere = (await projectOf(anna)).params.section;
  for (const section_id of [elsewhere, 999_999]) {
    const asked = { params: strings[0] ?? expect.fail(), body: { section_id } };
    expect(await anna.tries(editString, asked)).toBe('400 section_id unknown');
  }
});

test('a full section takes no string more, but its own may move in it', async () => {
  const { other, strings } = await twoSections();
  const body = Array.from({ length: 9_998 }, (_, n) => ({ text: `${n}` }));
  const [own] = await anna.does(addStrings, { params: other, body });
  const moving = { params: strings[0] ?? expect.fail(), body: { section_id: other.section } };
  expect(await anna.tries(editString, moving)).toBe('413 strings tooMany');
  const params = { ...other, string: own?.id ?? 0 };
  expect((await anna.does(editString, { params, body: { pos: 10_000 } })).index).toBe(10_000);
});
