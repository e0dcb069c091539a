import { expect, test } from 'vitest';
import { codeIndex, isTextEditing, KEY_TABLE, keyOf } from './keys.ts';

const bare = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ code: 'Enter', ctrlKey: true }, 'saveAndNext'],
  [{ code: 'Enter', metaKey: true }, 'saveAndNext'],
  [{ code: 'NumpadEnter', ctrlKey: true, shiftKey: true }, 'saveAndStay'],
  [{ code: 'Enter', altKey: true }, 'fixFinding'],
  [{ code: 'ArrowDown', altKey: true }, 'nextString'],
  [{ code: 'KeyM', altKey: true }, 'comments'],
  [{ code: 'Escape' }, 'leave'],
  [{ code: 'ArrowDown', altKey: true, shiftKey: true }, 'nextUntranslated'],
  [{ code: 'Slash', key: '.' }, 'filter'],
  [{ code: 'Digit7', key: '/', shiftKey: true }, 'filter'],
  [{ code: 'Slash', key: ',', shiftKey: true }, 'sheet'],
  [{ code: 'KeyK', key: 'л', ctrlKey: true }, 'palette'],
  [{ code: 'Digit9', altKey: true }, 'chooseTranslation'],
  [{ code: 'KeyZ', key: 'z', ctrlKey: true }, 'undo'],
  [{ code: 'KeyZ', key: 'я', metaKey: true }, 'undo'],
  [{ code: 'KeyZ', key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ code: 'KeyY', key: 'y', ctrlKey: true }, 'redo'],
  [{ code: 'KeyY', key: 'z', ctrlKey: true }, 'undo'],
  [{ code: 'KeyZ', key: 'y', ctrlKey: true }, 'redo'],
  [{ code: 'KeyV', altKey: true, shiftKey: true }, 'voteAgainst'],
  [{ code: 'Enter' }, 'writeInRow'],
  [{ code: 'KeyJ', key: 'о' }, 'nextRow'],
  [{ code: 'ArrowUp' }, 'previousRow'],
  [{ code: 'KeyJ', key: 'J', shiftKey: true }, undefined],
  [{ code: 'ArrowDown', shiftKey: true }, undefined],
  [{ code: 'ArrowDown', altKey: true, ctrlKey: true }, undefined],
])('%j is %s', (pressed, name) => {
  expect(keyOf({ ...bare, ...pressed })).toBe(name);
});

test('no two keys are the same', () => {
  const pressed = KEY_TABLE.flatMap(([, { codes, mod, alt, shift }]) =>
    codes.map((code) => [code, mod, alt, shift].join()),
  );
  expect(new Set(pressed).size).toBe(pressed.length);
});

test('in a field plain keys write, all but Escape', () => {
  expect(isTextEditing('nextRow')).toBe(true);
  expect(isTextEditing('filter')).toBe(true);
  expect(isTextEditing('leave')).toBe(false);
  expect(isTextEditing('nextString')).toBe(false);
  expect(isTextEditing('undo')).toBe(true);
  expect(isTextEditing('redo')).toBe(true);
});

test('a digit says which translation', () => {
  expect(codeIndex('chooseTranslation', { code: 'Digit3' })).toBe(2);
});
