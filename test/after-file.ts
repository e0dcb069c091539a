/** What the running test file has opened, each as the act that closes it. */
const closings: (() => Promise<unknown>)[] = [];

/** Closes something after the running test file. vitest does not run an `afterAll` that a hook or a test registers. */
export function afterFile(close: () => Promise<unknown>): void {
  closings.push(close);
}

/** Closes all that the test file has opened, the last first, also where closing one of it fails. */
export async function closeAll(): Promise<void> {
  const close = closings.pop();
  if (!close) return;
  try {
    await close();
  } finally {
    await closeAll();
  }
}
