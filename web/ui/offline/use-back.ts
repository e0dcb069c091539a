import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '../../data/wire/connection.ts';

/** Does something when the service is reached again after it was not. */
export function useBack(act: () => void): void {
  const isLost = useConnection() !== 'there';
  const wasLost = useRef(isLost);
  const whenBack = useEffectEvent(act);
  useEffect(() => {
    if (wasLost.current && !isLost) whenBack();
    wasLost.current = isLost;
  }, [isLost]);
}
