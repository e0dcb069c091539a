import { useEffect } from 'react';

let pauses = 0;

/** Whether the keys of undo do nothing now. */
export const isUndoPaused = (): boolean => pauses > 0;

/** While the component is mounted, the keys of undo do nothing: what the user is changing is not saved yet. */
export function usePauseUndo(): void {
  useEffect(() => {
    pauses += 1;
    return () => {
      pauses -= 1;
    };
  }, []);
}
