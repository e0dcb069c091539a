import { useEffect, useState } from 'react';
import { isRepeatedInput } from './repeated.ts';

/** Milliseconds for which a warning is visible before the same text can be saved. */
const SEEN = 500;

/**
 * Holds what is to be saved back once, with a warning. The warning stays until the text is edited. Then a new press of a key or
 * button saves the text, once the warning has been visible for half a second.
 */
export function useHeldBack<Warning extends object>(text: string) {
  const [held, hold] = useState<{ warning: Warning; text: string }>();
  const [seen, see] = useState<Warning>();
  // The same text written once more is held back anew.
  if (held && held.text !== text) hold(undefined);
  const warning = held?.text === text ? held.warning : undefined;
  useEffect(() => {
    if (!warning) return;
    const timer = setTimeout(() => see(warning), SEEN);
    return () => clearTimeout(timer);
  }, [warning]);
  const isReady = warning !== undefined && seen === warning;
  return {
    /** The warning of the text as it is now. */
    warning,
    /** Whether the text can be saved in spite of it. */
    isReady,
    /** Whether this press saves the text. The first one doesn't if `find` returns a warning. */
    passes(find: () => Warning | undefined): boolean {
      if (warning) return isReady && !isRepeatedInput();
      const found = find();
      if (found) hold({ warning: found, text });
      return found === undefined;
    },
  };
}
