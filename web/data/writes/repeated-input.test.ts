import { expect, test } from 'vitest';
import { isRepeatedInput, watchRepeated } from './repeated-input.ts';

const event = (type: string, fields: object = {}) => Object.assign(new Event(type), fields);

test('the second click of a double-click and a held Enter are repetitions, until they end', async () => {
  const page = new EventTarget();
  watchRepeated(page);
  const after = (...happened: Event[]) => {
    for (const one of happened) page.dispatchEvent(one);
    return isRepeatedInput();
  };
  expect(after(event('click', { detail: 1 }))).toBe(false);
  expect(after(event('click', { detail: 2 }))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isRepeatedInput()).toBe(false);

  const enter = (repeat: boolean) => event('keydown', { code: 'Enter', repeat });
  expect(after(enter(false))).toBe(false);
  expect(after(enter(true))).toBe(true);
  // A held key clicks a button repeatedly.
  expect(after(enter(true), event('keypress'))).toBe(true);
  expect(after(event('keyup'))).toBe(false);
  expect(after(event('keydown', { code: 'ArrowDown', repeat: true }))).toBe(false);
});
