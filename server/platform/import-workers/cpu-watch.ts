import { workerData } from 'node:worker_threads';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { cpuUsed, TOO_LONG } from './cpu-limit.ts';

// The program of the thread that ends the process of an import that takes too long.

const EVERY = 200;
const limit = workerData as Float64Array;

/** How much longer this machine takes than the one on which the limits were measured. */
function slowness(): number {
  const { user } = process.threadCpuUsage();
  const list = Array.from({ length: 20_000 }, (_, nth) => ({ nth, text: `text ${nth}` }));
  for (let times = 0; times < 5; times++) JSON.parse(JSON.stringify(list));
  return Math.max(
    1,
    process.threadCpuUsage({ user, system: 0 }).user / 1000 / SERVICE_LIMITS.importCpu.calibration,
  );
}

/** Measured once an import has taken what it may on the machine of the limits, because few ever do. */
let times: number | undefined;
setInterval(() => {
  const [began = 0, may = 0] = limit;
  const used = cpuUsed() - began;
  if (may === 0 || used <= may) return;
  times ??= slowness();
  if (used > Math.min(may * times, SERVICE_LIMITS.importCpu.most)) process.kill(process.pid, TOO_LONG);
}, EVERY);
