import { expect, test } from 'vitest';
import { suggestedUsername } from './sign-in-services.ts';

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
