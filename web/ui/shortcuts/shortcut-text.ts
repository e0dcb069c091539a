import { KEYS, type Key, type KeyName } from './keys.ts';

const ON_MAC: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key caps of a shortcut on this machine's keyboard. */
export function keyCapsOf(name: KeyName): readonly string[] {
  const { caps } = KEYS[name];
  return isMac() ? caps.map((cap) => ON_MAC[cap] ?? cap) : caps;
}

/** Another key that does the same. */
export function alternativeKeyOf(name: KeyName): string | undefined {
  const { or }: Key = KEYS[name];
  return or;
}

/** A shortcut as text, for a tooltip. */
export function shortcutText(name: KeyName): string {
  return keyCapsOf(name).join('+');
}

/** The text of a tooltip: the name of a control, and its shortcut. */
export function withShortcut(words: string, name: KeyName | undefined): string {
  return name === undefined ? words : `${words} (${shortcutText(name)})`;
}
