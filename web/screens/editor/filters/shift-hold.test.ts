import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchShiftHold } from './shift-hold.ts';

let page: EventTarget;
let isShown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  isShown = false;
  watchShiftHold(
    page,
    (isAlone) => {
      isShown = isAlone;
    },
    (target) => target === page,
  );
});
afterEach(() => vi.useRealTimers());

const send = (kind: string, facts: object = {}) => page.dispatchEvent(Object.assign(new Event(kind), facts));
const press = (key: string, facts: object = {}) => send('keydown', { key, ...facts });
const wait = (time: number) => vi.advanceTimersByTime(time);

test('Shift held alone for 400 ms is shown until it is released', () => {
  press('Shift');
  wait(399);
  expect(isShown).toBe(false);
  wait(1);
  expect(isShown).toBe(true);
  press('Shift', { repeat: true });
  expect(isShown).toBe(true);
  send('keyup', { key: 'Shift' });
  expect(isShown).toBe(false);
});

test.each<[string, () => void]>([
  ['a letter', () => press('A')],
  ['an arrow', () => press('ArrowLeft')],
  ['the wheel', () => send('wheel')],
  ['another window', () => send('blur')],
  ['its release', () => send('keyup', { key: 'Shift' })],
])('Shift with %s is never shown, however long it is held', (_, use) => {
  press('Shift');
  wait(200);
  use();
  wait(2000);
  expect(isShown).toBe(false);
});

test('a letter ends it at once, and it stays hidden until Shift is pressed again', () => {
  press('Shift');
  wait(500);
  press('A');
  expect(isShown).toBe(false);
  wait(2000);
  expect(isShown).toBe(false);
});

test('Shift pressed with another modifier is a shortcut', () => {
  press('Shift', { altKey: true });
  wait(2000);
  expect(isShown).toBe(false);
});

test('a click elsewhere ends it, one on what it offers does not', () => {
  press('Shift');
  wait(400);
  send('pointerdown');
  expect(isShown).toBe(true);
  const elsewhere = new EventTarget();
  page.dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'target', { value: elsewhere }));
  expect(isShown).toBe(false);
});
