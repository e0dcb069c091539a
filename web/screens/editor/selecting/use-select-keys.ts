import type { KeyboardEvent } from 'react';

/** The keys of the select mode over its list: Ctrl+A selects all, Escape leaves. */
export function useSelectKeys({ onAll, onLeave }: { onAll: () => void; onLeave: () => void }) {
  return (event: KeyboardEvent) => {
    const isAll =
      event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isAll && event.key !== 'Escape') return;
    event.preventDefault();
    if (isAll) onAll();
    else onLeave();
  };
}
