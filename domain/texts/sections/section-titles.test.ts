import { expect, test } from 'vitest';
import { ROLES } from '../../core/access/roles.ts';
import { mayTranslateTitle, titleStringOf, translatedTitle } from './section-titles.ts';

const VIEWERS = [...ROLES, undefined];
const section = { name: 'Down the Rabbit-Hole', translated_name: null };
const translated = { ...section, translated_name: 'Вниз по кроличьей норе' };

test('all members may translate a name that has no translation, and those over translations change one', () => {
  expect(VIEWERS.map((role) => mayTranslateTitle(role, section))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(VIEWERS.map((role) => mayTranslateTitle(role, translated))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a name that nobody has translated is read as it is', () => {
  expect([section, translated].map(translatedTitle)).toEqual([
    'Down the Rabbit-Hole',
    'Вниз по кроличьей норе',
  ]);
});

test.each([
  ['Down the Rabbit-Hole', true],
  ['DOWN  THE\nRABBIT-HOLE', true],
  [' Down the Rabbit-Hole. ', true],
  ['Down the Rabbit-Hole, again', false],
  ['Alice was beginning to get very tired', false],
])('a section that begins with %j begins with its title: %j', (text, is) => {
  const strings = [{ text }, { text: 'Down the Rabbit-Hole' }];
  expect(titleStringOf(strings, section)).toBe(is ? strings[0] : undefined);
});
