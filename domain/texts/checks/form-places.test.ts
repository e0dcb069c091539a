import { expect, test } from 'vitest';
import { formAt, formPlaces } from './form-places.ts';

test('of two equal forms of a plural each has its own place (checks.4)', () => {
  const text = '{n, plural, one {a } few {a } other {b}}';
  const places = [...(formPlaces(text) ?? [])].map(([form, { start, end }]) => [
    form,
    start,
    text.slice(start, end),
  ]);
  expect(places).toEqual([
    ['one', 17, 'a '],
    ['few', 26, 'a '],
    ['other', 37, 'b'],
  ]);
  expect(formPlaces('a {n} b')).toBeUndefined();
  expect(formPlaces('Got {n, plural, one {a} other {b}}.')?.size).toBe(0);
});

test('the form that a range is in is told, of a text that is no plural the whole', () => {
  const text = '{n, plural, one {a } other {b}}';
  expect(formAt(text, { start: 18, end: 19 })).toEqual({ selector: 'one', place: { start: 17, end: 19 } });
  expect(formAt(text, { start: 28, end: 29 })?.selector).toBe('other');
  expect(formAt(text, { start: 3, end: 4 })).toBeUndefined();
  expect(formAt('a b', { start: 1, end: 2 })).toEqual({ selector: undefined, place: { start: 0, end: 3 } });
});
