import { useLayoutEffect, useRef } from 'react';
import { isInModal } from '../../../ui/shortcuts/key-target.ts';
import { KEY_TABLE, type KeyName } from '../../../ui/shortcuts/keys.ts';
import { type Commands, runByKey } from './on-keys.ts';

/** The commands of the mounted components, in the order in which they were mounted. */
const registered: { readonly current: Commands }[] = [];

/**
 * Registers commands while the component is mounted. Of two components with a command for a key the later one has it;
 * `undefined` stands for a command that can't run now. The palette offers the same commands.
 */
export function useCommands(commands: Commands): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  // Not a later effect: a key that is pressed as soon as the screen is shown has its command.
  useLayoutEffect(() => {
    registered.push(latest);
    return () => void registered.splice(registered.indexOf(latest), 1);
  }, []);
}

/** Runs commands by their keys anywhere on the page; used once in the editor. */
export function useCommandKeys(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isInModal(event.target)) runByKey(event, currentCommands());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** All commands that can run now. */
export function currentCommands(): Commands {
  const current: Partial<Record<KeyName, (which: number) => void>> = {};
  for (const commands of registered) {
    for (const [name] of KEY_TABLE) {
      const command = commands.current[name];
      if (command) current[name] = command;
    }
  }
  return current;
}
