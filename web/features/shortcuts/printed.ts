import { KEYS, type Key, type KeyName } from './keys.ts';

const ON_MAC: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The caps of a key as they are printed on this machine's keyboard. */
export function capsOf(name: KeyName): readonly string[] {
  const { caps } = KEYS[name];
  return isMac() ? caps.map((cap) => ON_MAC[cap] ?? cap) : caps;
}

/** Another key that does the same. */
export function otherKeyOf(name: KeyName): string | undefined {
  const { or }: Key = KEYS[name];
  return or;
}

/** The same in one line, for a tooltip. */
export function printedKeys(name: KeyName): string {
  return capsOf(name).join('+');
}

/** A tooltip: what a control does, and the key that does it too. */
export function hintOf(words: string, name: KeyName | undefined): string {
  return name === undefined ? words : `${words} (${printedKeys(name)})`;
}
