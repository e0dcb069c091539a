/** The keys of the saves that this tab is sending. */
const sendingKeys = new Set<string>();

const NAME = 'dragoman.save.';

/** Web Locks exist over https and on localhost only. Without them idempotency keys alone prevent duplicates. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined);

/** Sends a save under a lock that all tabs share; waits for a tab that has it. */
export async function withTabLock<Reply>(key: string, send: () => Promise<Reply>): Promise<Reply> {
  const run = () => sendWithKey(key, send);
  return locks()?.request(NAME + key, run) ?? run();
}

/** Sends a save under its lock, unless this or another tab is sending it. */
export async function tryTabLock(key: string, send: () => Promise<void>): Promise<void> {
  if (sendingKeys.has(key)) return;
  const run = () => sendWithKey(key, send);
  const all = locks();
  if (!all) return run();
  await all.request(NAME + key, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}

/** The keys of saves that this tab is sending, and other tabs as far as the browser says. */
export async function lockedKeys(): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? [];
  const names = held.flatMap(({ name }) => (name?.startsWith(NAME) ? [name.slice(NAME.length)] : []));
  return new Set([...sendingKeys, ...names]);
}

async function sendWithKey<Reply>(key: string, send: () => Promise<Reply>): Promise<Reply> {
  sendingKeys.add(key);
  try {
    return await send();
  } finally {
    sendingKeys.delete(key);
  }
}
