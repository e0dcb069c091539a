import type { Figures, Scenario } from './cluster/scenario.ts';
import { browsers } from './cluster/scenarios/browsers.ts';
import { clockBack } from './cluster/scenarios/clock-back.ts';
import { databaseAway } from './cluster/scenarios/database-away.ts';
import { diskFull } from './cluster/scenarios/disk-full.ts';
import { failOver } from './cluster/scenarios/fail-over.ts';
import { killBoth } from './cluster/scenarios/kill-both.ts';
import { killDatabase } from './cluster/scenarios/kill-database.ts';
import { killServer } from './cluster/scenarios/kill-server.ts';
import { networkCut } from './cluster/scenarios/network-cut.ts';
import { ownTests } from './cluster/scenarios/own-tests.ts';
import { rollingRestart } from './cluster/scenarios/rolling-restart.ts';
import { sameEverywhere } from './cluster/scenarios/same-everywhere.ts';
import { signIns } from './cluster/scenarios/sign-ins.ts';
import { slowClients } from './cluster/scenarios/slow-clients.ts';
import { streams } from './cluster/scenarios/streams.ts';

/** `npm run test:cluster`: failures of a service with several servers, and the guarantees that must hold. */
const SCENARIOS: readonly Scenario[] = [
  killServer,
  rollingRestart,
  killDatabase,
  killBoth,
  failOver,
  databaseAway,
  networkCut,
  diskFull,
  clockBack,
  sameEverywhere,
  streams,
  slowClients,
  signIns,
  browsers,
  ownTests,
];

type Outcome = { name: string; figures?: Figures; failure?: string; seconds: number };

async function play({ name, run }: Scenario): Promise<Outcome> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  try {
    const figures = await run();
    return { name, figures, seconds: seconds() };
  } catch (error) {
    return { name, failure: error instanceof Error ? error.message : String(error), seconds: seconds() };
  }
}

function lineOf({ name, figures = {}, failure, seconds }: Outcome): string {
  const told = Object.entries(figures).map(([what, value]) => `${what} ${value}`);
  return `${failure ? 'FAILED' : 'ok    '} ${name} (${seconds} s): ${failure ?? told.join(', ')}`;
}

// `-- rolling` runs only the scenarios with that in their name.
const wanted = process.argv.slice(2).join(' ');
const outcomes: Outcome[] = [];
for (const scenario of SCENARIOS.filter(({ name }) => name.includes(wanted))) {
  const outcome = await play(scenario);
  outcomes.push(outcome);
  console.log(lineOf(outcome));
}
const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || outcomes.length === 0 ? 1 : 0;
