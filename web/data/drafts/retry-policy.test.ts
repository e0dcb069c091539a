import { expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { Failure, type FailureNote } from '../wire/failure.ts';
import { mayRetrySave } from './retry-policy.ts';

const failed = (status: number, kind: FailureNote['kind']) => new Failure(status, [{ key: 'general', kind }]);
const first = { begun: 0, failures: 0 };

test.each([
  [0, 'offline', true],
  [0, 'late', true],
  [503, 'unavailable', true],
  [429, 'tooOften', true],
  [500, 'broken', true],
  [401, 'signedOut', true],
  [400, 'maxlength', false],
  [403, 'frozen', false],
  [404, 'gone', false],
  [409, 'changed', false],
  [422, 'keyUsed', false],
] as const)('%d %s: sent again is %s', (status, kind, again) => {
  expect(mayRetrySave(first, failed(status, kind), 1000)).toBe(again);
});

test('a server that fails on it is asked a limited number of times, one that is away is not counted', () => {
  const often = { begun: 0, failures: LIMITS.saveFailures - 1 };
  expect(mayRetrySave(often, failed(500, 'broken'), 1000)).toBe(false);
  expect(mayRetrySave(often, failed(0, 'offline'), 1000)).toBe(true);
});

test('once its key may be forgotten it is not sent again', () => {
  expect(LIMITS.saveLasts).toBeLessThan(LIMITS.idempotencyKeyLasts);
  expect(mayRetrySave(first, failed(0, 'offline'), LIMITS.saveLasts + 1)).toBe(false);
});
