import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { PasswordOwner, PasswordStrength } from '#domain/core/access/password-strength.ts';
import type { StrengthRequest, StrengthResponse } from './strength.worker.ts';

/** Milliseconds without typing after which a password is estimated. */
const PAUSE = 200;

/**
 * How hard a password is to guess; undefined until that is known, or if the worker can't be loaded: the server judges
 * it anyway.
 */
export function useStrength(
  password: string,
  { username, email }: PasswordOwner,
): PasswordStrength | undefined {
  const [typed] = useDebouncedValue(password, PAUSE);
  const [strength, setStrength] = useState<PasswordStrength>();
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  useEffect(() => {
    const started = new Worker(new URL('./strength.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<StrengthResponse>) => {
      if (data.number === number.current) setStrength(data.strength);
    };
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    number.current++;
    const owner = { ...(username && { username }), ...(email && { email }) };
    worker.current?.postMessage({ number: number.current, password: typed, owner } satisfies StrengthRequest);
  }, [typed, username, email]);
  return strength;
}
