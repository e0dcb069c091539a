type Key = {
  /** Physical keys, so that a Russian layout works: the `code` of a KeyboardEvent. */
  codes: readonly string[];
  /** Ctrl, or Cmd on a Mac. */
  mod?: true;
  alt?: true;
  shift?: true;
  /** As it is printed in hints and tooltips. */
  caps: readonly string[];
};

const ENTER = ['Enter', 'NumpadEnter'];

/** Every key of the editor. */
export const KEYS = {
  saveAndNext: { codes: ENTER, mod: true, caps: ['Ctrl', '↵'] },
  saveAndStay: { codes: ENTER, mod: true, shift: true, caps: ['Ctrl', 'Shift', '↵'] },
  leave: { codes: ['Escape'], caps: ['Esc'] },
  previousString: { codes: ['ArrowUp'], alt: true, caps: ['Alt', '↑'] },
  nextString: { codes: ['ArrowDown'], alt: true, caps: ['Alt', '↓'] },
  previousPage: { codes: ['PageUp'], alt: true, caps: ['Alt', 'PageUp'] },
  nextPage: { codes: ['PageDown'], alt: true, caps: ['Alt', 'PageDown'] },
  comments: { codes: ['KeyM'], alt: true, caps: ['Alt', 'M'] },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof KEYS;

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

const TABLE: [KeyName, Key][] = [];
for (const name of Object.keys(KEYS)) if (isKeyName(name)) TABLE.push([name, KEYS[name]]);

function isKeyName(name: string): name is KeyName {
  return name in KEYS;
}

/** Which of them was pressed; none while an input method composes. */
export function keyOf(event: Pressed): KeyName | undefined {
  if (event.isComposing) return undefined;
  const found = TABLE.find(
    ([, { codes, mod = false, alt = false, shift = false }]) =>
      codes.includes(event.code) &&
      (event.ctrlKey || event.metaKey) === mod &&
      event.altKey === alt &&
      event.shiftKey === shift,
  );
  return found?.[0];
}
