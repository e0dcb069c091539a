import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '../../data/wire/connection.ts';

/** Calls back when the service can be reached again. */
export function useReconnected(act: () => void): void {
  const isLost = useConnection() !== 'there';
  const wasLost = useRef(isLost);
  const whenBack = useEffectEvent(act);
  useEffect(() => {
    if (wasLost.current && !isLost) whenBack();
    wasLost.current = isLost;
  }, [isLost]);
}
