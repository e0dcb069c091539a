import { setTimeout as wait } from 'node:timers/promises';
import { getHealth } from '#contract/site/health.ts';
import { startService } from '../test/service.ts';
import { memoryOf } from './apart.ts';
import type { Fact } from './figures.ts';

/** The number of starts on the same data; the median counts. */
const STARTS = 5;
/** Milliseconds after a start until an idle server settles. */
const REST = 2000;
const REQUESTS = 3000;

/**
 * Measures the server in a process of its own: the time from its start to the first response, with an existing
 * database, and its memory, without that of the database, when idle and after some thousand requests. Null if the
 * system doesn't tell the memory of a process as Linux does.
 */
export async function measureProcess(): Promise<Fact[]> {
  const first = await startService();
  await first.stop({ keepData: true });
  const starts: number[] = [];
  for (let nth = 1; nth < STARTS; nth++) {
    const { started, service } = await startAgain(first.dataDir);
    starts.push(started);
    await service.stop({ keepData: true });
  }
  const { started, service } = await startAgain(first.dataDir);
  try {
    starts.push(started);
    await wait(REST);
    const idle = await memoryOf(service.process.pid ?? 0, 'VmRSS');
    for (let nth = 0; nth < REQUESTS; nth++)
      await (await fetch(`${service.address}/api/projects?name=book`)).arrayBuffer();
    const after = await memoryOf(service.process.pid ?? 0, 'VmRSS');
    return [
      { name: 'start to first answer', value: starts.sort((a, b) => a - b)[STARTS >> 1] ?? 0, unit: 'ms' },
      { name: 'memory, idle', value: idle, unit: 'MB' },
      { name: `memory, after ${REQUESTS} searches`, value: after, unit: 'MB' },
    ];
  } finally {
    await service.stop();
  }
}

async function startAgain(dataDir: string) {
  const begun = performance.now();
  const service = await startService({}, dataDir);
  await fetch(service.address + getHealth.path);
  return { started: performance.now() - begun, service };
}
