import { isTextField } from '../../../ui/shortcuts/key-target.ts';
import { codeIndex, isRepeating, isTextEditing, type KeyName, keyOf } from '../../../ui/shortcuts/keys.ts';

/** Commands by key. `which` is the index of the pressed code: the digit that chooses a translation. */
export type Commands = { readonly [Name in KeyName]?: ((which: number) => void) | undefined };

/** Runs the command of a pressed key, unless the event was handled already. Returns whether it did. */
export function runByKey(event: KeyboardEvent, commands: Commands): boolean {
  const name = keyOf(event);
  const command = name && commands[name];
  if (!command || event.defaultPrevented) return false;
  if (isTextEditing(name) && isTextField(event.target)) return false;
  event.preventDefault();
  if (!event.repeat || isRepeating(name)) command(codeIndex(name, event));
  return true;
}
