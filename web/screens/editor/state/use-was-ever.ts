import { useState } from 'react';

/** Whether something has ever been true: what was opened once stays mounted, so that it can close. */
export function useWasEver(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
