import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

test.each([
  [{ code: 'Enter', ctrlKey: true }, 'saveAndNext'],
  [{ code: 'Enter', metaKey: true }, 'saveAndNext'],
  [{ code: 'NumpadEnter', ctrlKey: true, shiftKey: true }, 'saveAndStay'],
  [{ code: 'ArrowDown', altKey: true }, 'nextString'],
  [{ code: 'KeyM', altKey: true }, 'comments'],
  [{ code: 'Escape' }, 'leave'],
  [{ code: 'Enter' }, undefined],
  [{ code: 'ArrowDown', altKey: true, ctrlKey: true }, undefined],
  [{ code: 'Enter', ctrlKey: true, isComposing: true }, undefined],
])('%j is %s', (pressed, name) => {
  expect(keyOf({ ...bare, ...pressed })).toBe(name);
});
