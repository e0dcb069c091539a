const listeners = new Set<() => void>();
let announced = false;

/** The first toast brings the place of toasts onto the page: most visits need none. */
export function announceToast(): void {
  announced = true;
  for (const listener of listeners) listener();
}

export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isAnnounced(): boolean {
  return announced;
}
