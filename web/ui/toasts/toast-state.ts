const listeners = new Set<() => void>();
let isNeeded = false;
let plainMessage: string | undefined;

const changed = () => {
  for (const listener of listeners) listener();
};

export function onToastState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Mounts the container of toasts, which most visits don't need. */
export function mountToasts(): void {
  isNeeded = true;
  changed();
}

export const areToastsNeeded = () => isNeeded;

/** Shows a message where the code of toasts could not be loaded; undefined removes it. */
export function showPlainMessage(message: string | undefined): void {
  plainMessage = message;
  changed();
}

export const shownPlainMessage = () => plainMessage;
