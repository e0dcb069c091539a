import { appendFileSync, readFileSync } from 'node:fs';

// A service loads this before its own code (`node --import`). It records whenever the event loop was blocked, as a line
// of LOOP_FILE each: when it ended, and in milliseconds how long the thread worked, how long it did not, and how long
// any thread of the machine was ready and had no processor, if the system tells (Linux does).

/** Milliseconds between two checks, and from which duration a loop counts as blocked. */
const EVERY = 10;
const LEAST = 10;

const file = process.env.LOOP_FILE ?? '';
// Processes that the service starts are not watched.
delete process.env.NODE_OPTIONS;

function starved(): number {
  try {
    return Number(/^some .*total=(\d+)/m.exec(readFileSync('/proc/pressure/cpu', 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
const look = () => ({ starved: starved(), worked: worked(), at: performance.now() });

appendFileSync(file, `${performance.timeOrigin} 0 0 0\n`);
let last = look();
setInterval(() => {
  const now = look();
  const late = now.at - last.at - EVERY;
  if (late >= LEAST) {
    const work = Math.min(late, now.worked - last.worked);
    const line = [performance.timeOrigin + now.at, work, late - work, now.starved - last.starved];
    appendFileSync(file, `${line.join(' ')}\n`);
  }
  last = look();
}, EVERY).unref();
