/** The saves that this tab is sending. */
const here = new Set<string>();

const NAME = 'dragoman.save.';

/** Web Locks exist over https and on localhost only; without them idempotency keys alone keep a save single. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined);

/** Sends a save while no other tab does; waits for one that does. */
export async function inOneTab<Reply>(key: string, send: () => Promise<Reply>): Promise<Reply> {
  const held = () => holding(key, send);
  return locks()?.request(NAME + key, held) ?? held();
}

/** Sends a save, unless this or another tab is sending it. */
export async function unlessElsewhere(key: string, send: () => Promise<void>): Promise<void> {
  if (here.has(key)) return;
  const held = () => holding(key, send);
  const all = locks();
  if (!all) return held();
  await all.request(NAME + key, { ifAvailable: true }, (lock) => (lock ? held() : undefined));
}

/** The keys of what this tab is sending, or another as far as the browser tells. */
export async function keysUnderWay(): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? [];
  const names = held.flatMap(({ name }) => (name?.startsWith(NAME) ? [name.slice(NAME.length)] : []));
  return new Set([...here, ...names]);
}

async function holding<Reply>(key: string, send: () => Promise<Reply>): Promise<Reply> {
  here.add(key);
  try {
    return await send();
  } finally {
    here.delete(key);
  }
}
