/** What has to be removed however the run ends: each returns at once. */
const leftovers = new Set<() => void>();

/** Runs `remove` when the process ends, unless the result was called before. */
export function atExit(remove: () => void): () => void {
  leftovers.add(remove);
  return () => leftovers.delete(remove);
}

process.on('exit', () => {
  // The last first: folders are removed after what uses them.
  for (const remove of [...leftovers].reverse()) remove();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
