import { expect, test } from 'vitest';
import { isGoodOutcome, SERVICE_OUTCOMES, suggestedUsername } from './sign-in-services.ts';

test('a user who connected a service or confirmed by it has what they wanted', () => {
  expect(SERVICE_OUTCOMES.filter(isGoodOutcome)).toEqual(['connected', 'confirmed']);
});

test.each([
  ['Anna', 'anna'],
  ['anna.karenina@example.org', 'annakarenina'],
  ['Анна', 'anna'],
  ['7 Samurai', '_7_samurai'],
  ['ab', ''],
  ['李', ''],
  ['x'.repeat(50), 'x'.repeat(32)],
])(
  'a service’s name for a user is made a username, or none is suggested: %j (services.9)',
  (name, suggested) => {
    expect(suggestedUsername(name)).toBe(suggested);
  },
);
