import { expect, test } from 'vitest';
import { LEAST_SCORE, passwordStrength } from './password-strength.ts';

const OWNER = { username: 'anna_k', email: 'kuznetsova@example.org', projects: ['Война и мир', 'Moby Dick'] };

const isRefused = async (password: string) => (await passwordStrength(password, OWNER)).score < LEAST_SCORE;

test.each([
  'password1',
  'Passw0rd!',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '12345678901234567890',
  'encyclopedia',
  '01.02.1990',
])('%s is too easy to guess', async (password) => {
  expect(await isRefused(password)).toBe(true);
});

test.each(['anna_k2024', 'kuznetsova1', 'Dragoman2026', 'война1234', 'MobyDick'])(
  '%s is made of what is known of its owner',
  async (password) => {
    expect(await isRefused(password)).toBe(true);
  },
);

test.each(['correct horse', 'nine blue whales', 'xK7#pq2!vL', 'кошка гуляет сама'])(
  '%s is accepted',
  async (password) => {
    expect(await isRefused(password)).toBe(false);
  },
);

test.each([
  ['aaaaaaaa', 'repeat'],
  ['dragoman', 'own'],
  ['password1', 'common'],
])('%s: the reason is %s', async (password, warning) => {
  expect((await passwordStrength(password)).warning).toBe(warning);
});

test('the end of a long password, and any number of projects, are not looked at', async () => {
  const projects = Array.from({ length: 5000 }, (_, n) => `${'long name '.repeat(10)}${n}`);
  const start = 'a'.repeat(72);
  expect(await passwordStrength(`${start}xK7#pq2!vL`, { projects })).toEqual(
    await passwordStrength(start, { projects }),
  );
});
