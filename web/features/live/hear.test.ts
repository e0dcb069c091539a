import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Heard, onHeard } from '../../data/wire/heard.ts';
import { farewellTo } from './farewell.ts';
import { hearing } from './hear.ts';
import { NOBODY, othersOf, seeOthers } from './present.ts';

const place = (id: number, reader: number | undefined) => () => ({
  queries: new QueryClient(),
  project: { id, handle: `project_${id}` },
  reader,
});

test('a guest of a project that is for its members now is told so; a user whose session has ended, that', () => {
  const heard: Heard[] = [];
  onHeard((one) => heard.push(one));
  hearing(place(1, undefined)).gone({ kind: 'signedOut' });
  expect([farewellTo(1), heard]).toEqual(['hidden', []]);
  hearing(place(2, 7)).gone({ kind: 'signedOut' });
  expect([farewellTo(2), heard]).toEqual([undefined, ['signedOut']]);
});

test('who is turned out is told so, and sees nobody there any more', () => {
  seeOthers(3, { ...NOBODY, amount: 2 });
  hearing(place(3, 7)).gone({ kind: 'hidden' });
  expect(othersOf(3)).toBe(NOBODY);
  hearing(place(4, 7)).gone({ kind: 'gone' });
  expect([farewellTo(3), farewellTo(4)]).toEqual(['hidden', 'gone']);
});
