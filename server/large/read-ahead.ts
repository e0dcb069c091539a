/**
 * The same values, the next one being read already while one is used: what the database reads and what is sent take turns no
 * more. One value at most is ahead. When nobody takes more, what is being read is awaited before the source ends.
 */
export async function* readAhead<Value>(source: AsyncGenerator<Value, void>): AsyncGenerator<Value, void> {
  const read = () => {
    const next = source.next();
    // Its error is thrown when the value is asked for.
    next.catch(() => {});
    return next;
  };
  let next = read();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = read();
      yield value;
    }
  } finally {
    await next.catch(() => {});
    await source.return();
  }
}
