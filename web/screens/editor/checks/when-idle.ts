/** Milliseconds at a time where the browser doesn't say how long it is idle, and after which it is made to go on. */
const SLICE = 8;
const LATEST = 1000;

const tasks = new Set<() => void>();
let isScheduled = false;

/** Does something in its turn once the browser is idle, as long as it is. Returns what cancels it. */
export function whenIdle(task: () => void): () => void {
  tasks.add(task);
  schedule();
  return () => void tasks.delete(task);
}

function schedule(): void {
  if (isScheduled || tasks.size === 0) return;
  isScheduled = true;
  if ('requestIdleCallback' in window) {
    requestIdleCallback((idle) => run(() => idle.timeRemaining() > 1), { timeout: LATEST });
    return;
  }
  setTimeout(() => {
    const end = performance.now() + SLICE;
    run(() => performance.now() < end);
  }, SLICE);
}

function run(hasTime: () => boolean): void {
  isScheduled = false;
  for (const task of tasks) {
    tasks.delete(task);
    task();
    if (!hasTime()) break;
  }
  schedule();
}
