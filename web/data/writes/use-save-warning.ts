import { useEffect, useState } from 'react';
import { isRepeatedInput } from './repeated-input.ts';

/** Milliseconds for which a warning is visible before the same text can be saved. */
const VISIBLE = 500;

/**
 * Shows a warning once before a text is saved. Another press saves the text, once the warning has been visible for half a
 * second; editing the text removes it.
 */
export function useSaveWarning<Warning extends object>(text: string) {
  const [warned, setWarned] = useState<{ warning: Warning; text: string }>();
  const [seen, setSeen] = useState<Warning>();
  // The same text written once more is warned of again.
  if (warned && warned.text !== text) setWarned(undefined);
  const warning = warned?.text === text ? warned.warning : undefined;
  useEffect(() => {
    if (!warning) return;
    const timer = setTimeout(() => setSeen(warning), VISIBLE);
    return () => clearTimeout(timer);
  }, [warning]);
  const isReady = warning !== undefined && seen === warning;
  return {
    /** The warning for the current text. */
    warning,
    /** Whether the text can be saved in spite of it. */
    isReady,
    /** Whether this press saves the text; the first one doesn't if `find` returns a warning. */
    passes(find: () => Warning | undefined): boolean {
      if (warning) return isReady && !isRepeatedInput();
      const newWarning = find();
      if (newWarning) setWarned({ warning: newWarning, text });
      return newWarning === undefined;
    },
  };
}
