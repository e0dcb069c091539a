import { appendFileSync, readFileSync } from 'node:fs';

// Loaded by a service before its own code (`node --import`): writes down whenever its event loop stood still by its own work,
// each time as a line of LOOP_FILE, `when it moved again, milliseconds`. A timer that comes late is late by what the loop was
// at, and by the time that its thread was ready and another had the processor: the latter, of which Linux tells, is the
// machine's, and counts for nothing.

/** Milliseconds between two looks, and from how many on a loop has stood still. */
const EVERY = 5;
const LEAST = 20;

const file = process.env.LOOP_FILE ?? '';
// The processes that the service starts are none of it.
delete process.env.NODE_OPTIONS;

const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`;
/** Milliseconds for which the thread has waited for a processor since it began. */
const waited = () => {
  try {
    return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};

appendFileSync(file, `${performance.timeOrigin} 0\n`);
let last = { at: performance.now(), waited: waited() };
setInterval(() => {
  const now = { at: performance.now(), waited: waited() };
  const still = now.at - last.at - EVERY - (now.waited - last.waited);
  if (still >= LEAST) appendFileSync(file, `${performance.timeOrigin + now.at} ${still}\n`);
  last = { at: performance.now(), waited: waited() };
}, EVERY).unref();
