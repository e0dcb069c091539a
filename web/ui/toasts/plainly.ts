const listeners = new Set<() => void>();
let said: string | undefined;

/** Says something where the code of toasts did not come; undefined takes it away. */
export function sayPlainly(message: string | undefined): void {
  said = message;
  for (const listener of listeners) listener();
}

export function onPlainly(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was said so last. */
export function saidPlainly(): string | undefined {
  return said;
}
