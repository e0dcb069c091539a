import { expect, test } from 'vitest';
import { readSection } from '#contract/texts/reading.ts';
import { addStrings, deleteString, editString, getString, listStrings } from '#contract/texts/strings.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** A section with a paragraph of two strings, and another of one. */
async function paragraphs() {
  const { params } = await projectOf(anna, { strings: ['Before.'] });
  const body = [{ text: 'First half,' }, { text: 'second half.', continues: true }, { text: 'Another.' }];
  const made = await anna.does(addStrings, { params, body });
  return { params, made };
}

test('a string can continue the one before it, in every answer', async () => {
  const { params, made } = await paragraphs();
  const marks = [false, true, false];
  expect(made.map(({ continues }) => continues)).toEqual(marks);
  const listed = await anna.does(listStrings, { params, query: {} });
  expect(listed.slice(1).map(({ continues }) => continues)).toEqual(marks);
  const read = await anna.does(readSection, { params });
  expect(read.slice(1).map(({ continues }) => continues)).toEqual(marks);
});

test('the mark stays when the string is edited or moved, and can be changed', async () => {
  const { params, made } = await paragraphs();
  const one = { ...params, string: made[1]?.id ?? expect.fail() };
  const edit = (body: object) => anna.does(editString, { params: one, body });
  expect(await edit({ text: 'Second half.' })).toMatchObject({ continues: true });
  expect(await edit({ pos: 4 })).toMatchObject({ continues: true, index: 4 });
  expect(await edit({ continues: false })).toMatchObject({ continues: false });
  const [line] = await testApp.sql`
    SELECT data -> 'acts' AS acts FROM log WHERE string_id = ${one.string} AND w = ${LOG_CODES.editString}
    ORDER BY id DESC LIMIT 1`;
  expect(line?.acts).toEqual({ continues: [true, false] });
});

test('a copy continues as its original does, unless it says otherwise', async () => {
  const { params, made } = await paragraphs();
  const copy_of = made[1]?.id ?? expect.fail();
  const copies = await anna.does(addStrings, { params, body: [{ copy_of }, { copy_of, continues: false }] });
  expect(copies.map(({ continues }) => continues)).toEqual([true, false]);
});

test('the mark of a string stays when the one before it is deleted', async () => {
  const { params, made } = await paragraphs();
  await anna.does(deleteString, { params: { ...params, string: made[0]?.id ?? expect.fail() } });
  const second = { ...params, string: made[1]?.id ?? expect.fail() };
  expect(await anna.does(getString, { params: second, query: {} })).toMatchObject({
    continues: true,
    index: 2,
  });
});
