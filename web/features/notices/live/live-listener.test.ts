import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { onServiceEvent, type ServiceEvent } from '../../../data/wire/service-events.ts';
import { accessLossOf } from './access-lost.ts';
import { createLiveListener } from './live-listener.ts';
import { NOBODY, othersOf, setOthers } from './presence.ts';

const contextOf = (id: number, reader: number | undefined) => () => ({
  queries: new QueryClient(),
  project: { id, handle: `project_${id}` },
  reader,
});

test('a guest of a project that is for its members now is told so; a user whose session has ended, that', () => {
  const heard: ServiceEvent[] = [];
  onServiceEvent((one) => heard.push(one));
  createLiveListener(contextOf(1, undefined)).gone({ kind: 'signedOut' });
  expect([accessLossOf(1), heard]).toEqual(['hidden', []]);
  createLiveListener(contextOf(2, 7)).gone({ kind: 'signedOut' });
  expect([accessLossOf(2), heard]).toEqual([undefined, ['signedOut']]);
});

test('who is turned out is told so, and sees nobody there any more', () => {
  setOthers(3, { ...NOBODY, amount: 2 });
  createLiveListener(contextOf(3, 7)).gone({ kind: 'hidden' });
  expect(othersOf(3)).toBe(NOBODY);
  createLiveListener(contextOf(4, 7)).gone({ kind: 'gone' });
  expect([accessLossOf(3), accessLossOf(4)]).toEqual(['hidden', 'gone']);
});
