/**
 * Yields the values of `source` and reads one value ahead, so that reading from the database and sending overlap. If
 * the consumer stops, the pending read is awaited before the source ends.
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
