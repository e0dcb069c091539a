import { appendFileSync, readFileSync } from 'node:fs';

// Loaded by a service before its own code (`node --import`): writes down whenever its event loop stood still, each time as a
// line of LOOP_FILE: when it moved again, and in milliseconds for how long its thread worked, for how long it did not, and
// for how long meanwhile any thread of the machine was ready and had no processor, as far as the system tells (Linux does).

/** Milliseconds between two looks, and from how many on a loop has stood still. */
const EVERY = 10;
const LEAST = 10;

const file = process.env.LOOP_FILE ?? '';
// The processes that the service starts are none of it.
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
